"""Senior Citizens' Savings Scheme: interest is paid out, and the deposit is paid back after five years."""

from decimal import Decimal

import drawing

SOURCES = ["Senior Citizens' Savings Scheme, 2019; 8.2 percent from January 2024 to March 2026"]

EXAMPLES = 1
CASES = [
    {"principal": 1500000, "annual_rate": 8.2, "currency": "INR"},
    {"principal": 1000},
    {"principal": 3000000, "annual_rate": 0},
    {"principal": 12345.67, "annual_rate": 100},
]


def calculate(given, rounding):
    once = given["principal"] * given.get("annual_rate", Decimal("8.2")) / 100 / 4
    return {
        "quarterly_interest": rounding.money(once),
        "interest_earned": rounding.money(20 * once),
        "maturity_value": rounding.money(given["principal"]),
    }


def draw(random):
    return {
        "principal": min(Decimal(3000000), drawing.amount(random, 1000, 3000000, "1000", "3000000")),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 4, 12, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
