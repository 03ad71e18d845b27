"""Compound interest on one amount."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power

SOURCES = ["Kellison, The Theory of Interest, 3rd edition, sections 1.5 and 1.8: compound interest, nominal rates"]

TIMES = {"annually": 1, "quarterly": 4, "monthly": 12, "daily": 365}

EXAMPLES = 1
CASES = [
    {"principal": 100000, "annual_rate": 8, "years": 10, "compound_frequency": "monthly", "currency": "USD"},
    # The API specification's sample (221964 and 8.30), recomputed: 221964.0235 and 8.299951
    {"principal": 100000, "annual_rate": 8, "years": 10, "compound_frequency": "monthly"},
    # Recomputed in 50-digit arithmetic: 215892.4997
    {"principal": 100000, "annual_rate": 8, "years": 10},
    # Recomputed in 50-digit arithmetic: 220803.9664 and 8.243216
    {"principal": 100000, "annual_rate": 8, "years": 10, "compound_frequency": "quarterly"},
    # Recomputed in 60-digit arithmetic: 222534.58495 and 8.327757
    {"principal": 100000, "annual_rate": 8, "years": 10, "compound_frequency": "daily"},
    # An exact tie: 8.165 is rounded away from zero, by definition
    {"principal": 8.165, "annual_rate": 0, "years": 3},
    {"principal": 0, "annual_rate": 5, "years": 10},
    {"principal": 1000, "annual_rate": 5, "years": 0, "currency": "eur"},
    {"principal": 1000, "annual_rate": 1000, "years": 200, "compound_frequency": "daily"},
    {"principal": 1e12, "annual_rate": 1e-100, "years": 200, "compound_frequency": "daily", "currency": "KWD"},
    {"principal": 1e12, "annual_rate": -99.99999999999999, "years": 0.01},
    {"principal": 1e12, "annual_rate": 5e-324, "years": 0.5, "compound_frequency": "quarterly"},
    {"principal": 1000, "annual_rate": 21, "years": 0.5},
    {"principal": 0.01, "annual_rate": 1000, "years": 22},
    *drawing.recorded("compound-interest"),
]


def calculate(given, rounding):
    times = TIMES[given.get("compound_frequency", "annually")]
    period = 1 + given["annual_rate"] / PERCENT / times
    value = given["principal"] * power(period, times * given["years"])
    return {
        "future_value": rounding.money(value),
        "interest_earned": rounding.money(value - given["principal"]),
        "effective_annual_rate": rounding.percent((power(period, Decimal(times)) - 1) * PERCENT),
    }


def draw(random):
    hard = ("0", "1e-9", "1e-100", "1000", "-90", "-50", "-1e-9")
    return {
        "principal": drawing.amount(random),
        "annual_rate": drawing.rate(random, -5, 25, hard),
        "years": Decimal(random.randint(0, 60)) if drawing.is_ordinary(random, 0.5) else Decimal(random.randint(0, 20_000)) / 100,
        **drawing.optional(random, "compound_frequency", random.choice(list(TIMES)), 0.7),
        **drawing.currency(random),
    }
