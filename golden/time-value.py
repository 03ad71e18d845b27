"""Time value: an amount today, the same in the future, and the factors between them."""

from decimal import Decimal

import drawing
import rates
from arithmetic import with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 1.5 to 1.8: compound interest, present value, nominal rates",
]

EXAMPLES = 2
CASES = [
    {"present_value": 10000, "annual_rate": 5, "years": 8, "currency": "USD"},
    {"future_value": 25000, "annual_rate": 4, "years": 6, "compound_frequency": "monthly", "currency": "USD"},
    # By hand: 1.1 squared
    {"present_value": 1000, "annual_rate": 10, "years": 2},
    {"future_value": 1210, "annual_rate": 10, "years": 2},
    # No interest, and less than none
    {"future_value": 500, "annual_rate": 0, "years": 3.5},
    {"present_value": 500, "annual_rate": -50, "years": 1, "compound_frequency": "semiannually"},
    {"present_value": 0, "annual_rate": 5, "years": 1},
    {"present_value": 800000, "annual_rate": 1.85, "years": 12.5, "compound_frequency": "quarterly", "currency": "JPY"},
    {"future_value": 1500.125, "annual_rate": 6.5, "years": 0.75, "compound_frequency": "daily", "currency": "KWD"},
    {"present_value": 1e12, "annual_rate": 1e-100, "years": 200},
    {"future_value": 1e12, "annual_rate": 1000, "years": 10, "compound_frequency": "daily"},
    {"present_value": 1, "annual_rate": 1000, "years": 200},
    # 0.000011968: more than four digits of a small factor
    {"future_value": 100, "annual_rate": 12, "years": 100},
    # A tie: a quarter of 0.1
    {"future_value": 0.1, "annual_rate": 100, "years": 2},
]


def calculate(given, rounding):
    times = rates.TIMES_A_YEAR[given.get("compound_frequency", "annually")]
    with with_digits(rates.ENOUGH):
        growth = rates.grown(given["annual_rate"], times, given["years"])
        now, then = given.get("present_value"), given.get("future_value")
        return {
            "present_value": rounding.money(then / growth if now is None else now),
            "future_value": rounding.money(now * growth if then is None else then),
            "growth_factor": rounding.number(growth, 6),
            "discount_factor": rounding.number(1 / growth, 12),
        }


def draw(random):
    return {
        random.choice(["present_value", "future_value"]): drawing.amount(random, 100, 1_000_000, "0"),
        "annual_rate": drawing.rate(random, -5, 15, ("0", "1e-9", "1e-100", "1000", "-99.99", "-50", "100")),
        "years": drawing.years(random),
        **drawing.optional(random, "compound_frequency", random.choice(list(rates.TIMES_A_YEAR))),
        **drawing.currency(random),
    }
