"""Salary: a pay converted into other units, and what an hour that is really worked brings."""

from decimal import Decimal

import drawing

SOURCES = [
    "United States Office of Personnel Management, Fact Sheet: Computing Hourly Rates of Pay",
    "Dominguez, Robin, Your Money or Your Life, chapter 2: the real hourly wage",
]

EXAMPLES = 2
CASES = [
    # 2080 hours a year
    {"pay": 25, "currency": "USD"},
    {"pay": 60000, "pay_frequency": "annually", "paid_days_off": 25, "unpaid_hours_per_week": 5, "currency": "EUR"},
    {"pay": 120, "pay_frequency": "daily", "hours_per_day": 7.5},
    # four weeks without pay
    {"pay": 800, "pay_frequency": "weekly", "weeks_per_year": 48},
    # 26 pays
    {"pay": 2000, "pay_frequency": "biweekly"},
    # 24 pays
    {"pay": 1500, "pay_frequency": "semimonthly"},
    {"pay": 320000, "pay_frequency": "monthly", "hours_per_day": 7.75, "paid_days_off": 36, "currency": "JPY"},
    {"pay": 9999.999, "pay_frequency": "quarterly", "days_per_week": 4, "currency": "KWD"},
    {"pay": 0.01, "hours_per_day": 0.1, "days_per_week": 0.1, "weeks_per_year": 0.1},
    {"pay": 1000000000000, "pay_frequency": "hourly", "hours_per_day": 24, "days_per_week": 7, "weeks_per_year": 53},
    {"pay": 1, "pay_frequency": "annually", "paid_days_off": 259.999, "unpaid_hours_per_week": 168},
    {"pay": 100, "pay_frequency": "hourly", "days_per_week": 0.1, "weeks_per_year": 53, "paid_days_off": 5.2},
    {"pay": 0.5, "pay_frequency": "hourly", "currency": "jpy"},
    {"pay": 10.01, "pay_frequency": "semimonthly"},
]


def calculate(given, rounding):
    pay, hours = given["pay"], given.get("hours_per_day", Decimal(8))
    days, weeks = given.get("days_per_week", Decimal(5)), given.get("weeks_per_year", Decimal(52))
    times = {
        "hourly": hours * days * weeks,
        "daily": days * weeks,
        "weekly": weeks,
        "biweekly": weeks / 2,
        "semimonthly": 24,
        "monthly": 12,
        "quarterly": 4,
        "annually": 1,
    }
    yearly = pay * times[given.get("pay_frequency", "hourly")]
    worked_weeks = (weeks * days - given.get("paid_days_off", 0)) / days
    spent = worked_weeks * (hours * days + given.get("unpaid_hours_per_week", 0))
    return {
        "hourly_pay": rounding.money(yearly / times["hourly"]),
        "daily_pay": rounding.money(yearly / times["daily"]),
        "weekly_pay": rounding.money(yearly / weeks),
        "biweekly_pay": rounding.money(2 * yearly / weeks),
        "semimonthly_pay": rounding.money(yearly / 24),
        "monthly_pay": rounding.money(yearly / 12),
        "quarterly_pay": rounding.money(yearly / 4),
        "annual_pay": rounding.money(yearly),
        "effective_hourly_pay": rounding.money(yearly / spent),
    }


def draw(random):
    units = ["hourly", "daily", "weekly", "biweekly", "semimonthly", "monthly", "quarterly", "annually"]
    days = drawing.optional(random, "days_per_week", Decimal(random.choice(["5", "4", "4.5", "6", "7", "0.1", "3"])))
    weeks = drawing.optional(random, "weeks_per_year", Decimal(random.choice(["52", "48", "52.14", "53", "0.1", "26"])))
    year = days.get("days_per_week", Decimal(5)) * weeks.get("weeks_per_year", Decimal(52))
    off = min(Decimal(random.randint(0, 40)), Decimal(repr(float(f"{year * Decimal('0.9'):.3g}"))))
    return {
        "pay": drawing.amount(random, 10, 200_000),
        **drawing.optional(random, "pay_frequency", random.choice(units), 0.9),
        **drawing.optional(random, "hours_per_day", Decimal(random.choice(["8", "7.5", "7.75", "10", "24", "0.1"]))),
        **days,
        **weeks,
        **drawing.optional(random, "paid_days_off", off),
        **drawing.optional(random, "unpaid_hours_per_week", Decimal(random.choice(["0", "5", "2.5", "0.1", "168"]))),
        **drawing.currency(random),
    }
