"""Doubling time: how long an amount takes to become 2, 3 and 10 times as large, and the rule of 72."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power

SOURCES = ["Kellison, The Theory of Interest, 3rd edition, section 2.4: unknown time and the rule of 72"]

TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "daily": 365}

EXAMPLES = 1
CASES = [
    {"annual_rate": 8},
    # Investopedia, Rule of 72: at 10 % the rule says 7.2 years, in reality it takes 7.3
    {"annual_rate": 10},
    # Wikipedia, Rule of 72, its table: at 2 % 35.003 years, the rule says 36
    {"annual_rate": 2},
    # Wikipedia, Rule of 72, its table: at 18 % 4.188 years, the rule says 4
    {"annual_rate": 18},
    {"annual_rate": 7.2, "compound_frequency": "monthly"},
    {"annual_rate": 6, "compound_frequency": "semiannually"},
    {"annual_rate": 5, "compound_frequency": "quarterly"},
    {"annual_rate": 12, "compound_frequency": "daily"},
    {"annual_rate": 100},
    {"annual_rate": 0.01},
    {"annual_rate": 1000},
    {"annual_rate": 1000, "compound_frequency": "daily"},
    # Doubled, tripled and grown tenfold after exactly a year.
    {"annual_rate": 100},
    {"annual_rate": 200},
    {"annual_rate": 900},
    {"annual_rate": 0.01, "compound_frequency": "daily"},
    {"annual_rate": 1000, "compound_frequency": "daily"},
    {"annual_rate": 1000, "compound_frequency": "semiannually"},
]


def calculate(given, rounding):
    times = TIMES[given.get("compound_frequency", "annually")]
    yearly = power(1 + given["annual_rate"] / PERCENT / times, Decimal(times))
    time_to = lambda multiple: Decimal(multiple).ln() / yearly.ln()  # noqa: E731
    rule = 72 / given["annual_rate"]
    return {
        "doubling_years": rounding.years(time_to(2)),
        "rule_of_72_years": rounding.years(rule),
        "rule_of_72_error_years": rounding.years(rule - time_to(2)),
        "tripling_years": rounding.years(time_to(3)),
        "tenfold_years": rounding.years(time_to(10)),
    }


def draw(random):
    return {
        "annual_rate": drawing.rate(random, 1, 30, ("0.01", "0.02", "1000", "72", "0.011")),
        **drawing.optional(random, "compound_frequency", random.choice(list(TIMES)), 0.8),
    }
