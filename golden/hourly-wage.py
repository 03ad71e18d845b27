"""Hourly wage: what it comes to in a day, a week, a month and a year."""

from presets import Preset

PRESET = Preset(
    base="salary",
    fixed={"pay_frequency": "hourly"},
    input=["pay", "hours_per_day", "days_per_week", "weeks_per_year"],
    output=["daily_pay", "weekly_pay", "biweekly_pay", "semimonthly_pay", "monthly_pay", "annual_pay"],
    rename={"pay": "hourly_pay"},
)

CASES = [
    {"hourly_pay": 21.5, "hours_per_day": 7.5, "weeks_per_year": 50, "currency": "USD"},
    # 2,080 hours a year
    {"hourly_pay": 20},
]
