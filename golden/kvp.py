"""Kisan Vikas Patra of India: twice the amount; 115 months at 7.5 percent as printed by the government."""

from decimal import ROUND_FLOOR, Decimal

import drawing

SOURCES = ["Kisan Vikas Patra Scheme, 2019; notification of the rates: 7.5 percent, 115 months"]

EXAMPLES = 1
CASES = [
    {"principal": 100000, "currency": "INR"},
    {"principal": 50000, "annual_rate": 7.2},
    {"principal": 0.01, "annual_rate": 100},
    {"principal": 1000, "annual_rate": 0.1},
]


def calculate(given, rounding):
    rate = given.get("annual_rate", Decimal("7.5"))
    months = 12 * Decimal(2).ln() / (1 + rate / 100).ln()
    nearest = 115 if rate == Decimal("7.5") else int((months + Decimal("0.5")).to_integral_value(rounding=ROUND_FLOOR))
    return {
        "maturity_value": rounding.money(2 * given["principal"]),
        "interest_earned": rounding.money(given["principal"]),
        "months_to_maturity": nearest,
    }


def draw(random):
    return {
        "principal": drawing.amount(random, 1000, 1_000_000, "0.01", "1e12"),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 4, 12, ("0.1", "100"))),
        **drawing.currency(random),
    }
