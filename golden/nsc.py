"""National Savings Certificates of India: five years, interest added each year."""

from decimal import Decimal

import drawing

SOURCES = ["National Savings Certificates (VIII Issue) Scheme, 2019; 7.7 percent; 10,000 grow to 14,490"]

EXAMPLES = 1
CASES = [
    {"principal": 10000, "annual_rate": 7.7, "currency": "INR"},
    {"principal": 100000},
    {"principal": 0.01, "annual_rate": 0},
    {"principal": 1000000000000, "annual_rate": 100},
]


def calculate(given, rounding):
    value = given["principal"]
    for _ in range(5):
        value *= 1 + given.get("annual_rate", Decimal("7.7")) / 100
    return {"maturity_value": rounding.money(value), "interest_earned": rounding.money(value - given["principal"])}


def draw(random):
    return {
        "principal": drawing.amount(random, 1000, 1_000_000, "0.01", "1e12"),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 4, 12, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
