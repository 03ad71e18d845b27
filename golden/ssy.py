"""Sukanya Samriddhi Yojana: 15 deposits, each at the beginning of a year, and 21 years to maturity."""

from decimal import Decimal

import drawing

SOURCES = ["Sukanya Samriddhi Account Scheme, 2019; 8.2 percent from April 2024 to March 2026"]

EXAMPLES = 1
CASES = [
    {"annual_deposit": 150000, "annual_rate": 8.2, "currency": "INR"},
    {"annual_deposit": 150000},
    {"annual_deposit": 250, "annual_rate": 0, "current_age": 10},
    {"annual_deposit": 60000, "annual_rate": 7.6, "current_age": 3},
    {"annual_deposit": 1000.55, "annual_rate": 100},
]


def calculate(given, rounding):
    rate = given.get("annual_rate", Decimal("8.2")) / 100
    balance = Decimal(0)
    for year in range(21):
        balance = (balance + (given["annual_deposit"] if year < 15 else 0)) * (1 + rate)
    paid = 15 * given["annual_deposit"]
    return {
        "maturity_value": rounding.money(balance),
        "total_deposits": rounding.money(paid),
        "interest_earned": rounding.money(balance - paid),
        "years_to_maturity": rounding.years(Decimal(21)),
    }


def draw(random):
    return {
        "annual_deposit": min(Decimal(150_000), drawing.amount(random, 250, 150_000, "250", "150000")),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 4, 12, ("0", "1e-9", "100"))),
        **drawing.optional(random, "current_age", random.randint(0, 10)),
        **drawing.currency(random),
    }
