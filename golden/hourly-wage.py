"""Hourly wage: what it comes to in a day, a week, a month and a year."""

from presets import Preset

PRESET = Preset(
    base="salary",
    fixed={"pay_unit": "hour"},
    input=["pay", "hours_per_day", "days_per_week", "weeks_per_year"],
    output=["daily", "weekly", "biweekly", "semimonthly", "monthly", "yearly"],
    rename={
        "pay": "hourly_pay", "daily": "daily_pay", "weekly": "weekly_pay", "biweekly": "biweekly_pay",
        "semimonthly": "semimonthly_pay", "monthly": "monthly_pay", "yearly": "annual_pay",
    },
)

CASES = [
    {"hourly_pay": 21.5, "hours_per_day": 7.5, "weeks_per_year": 50, "currency": "USD"},
    # 2,080 hours a year
    {"hourly_pay": 20},
]
