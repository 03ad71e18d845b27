"""Required minimum distributions of the United States."""

import datetime
from decimal import Decimal

import drawing

SOURCES = [
    "IRS, Publication 590-B, Appendix B, Table III (Uniform Lifetime), ages 72 to 120 and over",
    "26 U.S.C. 401(a)(9)(C)(v): 72 for those born before 1951, 73 from 1951, 75 from 1960",
]

TABLE = [
    "27.4", "26.5", "25.5", "24.6", "23.7", "22.9", "22.0", "21.1", "20.2", "19.4", "18.5", "17.7", "16.8", "16.0", "15.2",
    "14.4", "13.7", "12.9", "12.2", "11.5", "10.8", "10.1", "9.5", "8.9", "8.4", "7.8", "7.3", "6.8", "6.4", "6.0", "5.6",
    "5.2", "4.9", "4.6", "4.3", "4.1", "3.9", "3.7", "3.5", "3.4", "3.3", "3.1", "3.0", "2.9", "2.8", "2.7", "2.5", "2.3", "2.0",
]

EXAMPLES = 2
CASES = [
    {"account_balance": 500000, "birth_date": "1951-05-20", "distribution_year": 2026, "currency": "USD"},
    {"account_balance": 100000, "age_at_year_end": 73},
    {"account_balance": 250000, "age_at_year_end": 72, "distribution_year": 2024},
    {"account_balance": 250000, "birth_date": "1950-12-31", "distribution_year": 2024, "expected_return": 5},
    {"account_balance": 250000, "birth_date": "1951-01-01", "distribution_year": 2024, "spouse_birth_date": "1961-12-31"},
    {"account_balance": 80000, "age_at_year_end": 120},
    {"account_balance": 80000, "age_at_year_end": 119, "distribution_year": 2025, "expected_return": -10},
    {"account_balance": 0, "age_at_year_end": 90},
    {"account_balance": 1000000, "birth_date": "2000-02-29", "distribution_year": 2026},
]


def period(age):
    return Decimal(TABLE[min(max(age, 72), 120) - 72])


def calculate(given, rounding):
    year = int(given["distribution_year"]) if "distribution_year" in given else None
    if "birth_date" in given:
        age = year - datetime.date.fromisoformat(given["birth_date"]).year
    else:
        age = int(given["age_at_year_end"])
    start = 73
    if year is not None:
        born = year - age
        start = 72 if born < 1951 else 73 if born < 1960 else 75
    balance = given["account_balance"]
    required = balance / period(age) if age >= start else Decimal(0)
    left = (balance - required) * (1 + given.get("expected_return", Decimal(0)) / 100)
    following = left / period(age + 1) if age + 1 >= start else Decimal(0)
    return {
        "required_distribution": rounding.money(required),
        "distribution_years": rounding.percent(period(age)),
        "start_age": start,
        "next_year_distribution": rounding.money(following),
    }


def draw(random):
    year = random.choice([2024, 2025, 2026])
    with_age = {"age_at_year_end": random.randint(65, 125), **drawing.optional(random, "distribution_year", year)}
    birth = datetime.date(1930, 1, 1) + datetime.timedelta(days=random.randint(0, 12_500))
    with_birth = {"birth_date": birth.isoformat(), "distribution_year": year}
    return {
        "account_balance": drawing.amount(random, 1000, 3_000_000, "0.01", "1e12"),
        **(with_age if random.random() < 0.5 else with_birth),
        **drawing.optional(random, "expected_return", drawing.rate(random, 0, 10, ("0", "-99", "1000"))),
        **drawing.currency(random),
    }
