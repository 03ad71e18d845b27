"""APR and APY: a year of compounding added to a nominal rate, or taken out of an effective one."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power

SOURCES = [
    "U.S. Regulation DD, 12 CFR 1030, appendix A: annual percentage yield",
    "Kellison, The Theory of Interest, 3rd edition, sections 1.8 and 1.9: nominal rates, force of interest",
]

TIMES = {
    "annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "biweekly": 26, "weekly": 52, "daily": 365,
    "continuously": None,
}

EXAMPLES = 1
CASES = [
    {"annual_rate": 5.25, "compound_frequency": "quarterly", "amount": 10000, "currency": "USD"},
    {"annual_rate": 1000, "compound_frequency": "daily"},
    # Microsoft, Excel function NOMINAL, example: 0.05250032
    {"annual_rate": 5.3543, "direction": "apy_to_apr", "compound_frequency": "quarterly"},
    {"annual_rate": -90, "direction": "apy_to_apr", "compound_frequency": "semiannually"},
    # Textbook: 12 % monthly is 12.6825 % a year
    {"annual_rate": 12},
    {"annual_rate": 1e-09, "compound_frequency": "weekly", "amount": 1000000000000.0},
    {"annual_rate": 4.5, "compound_frequency": "daily", "amount": 2500.5, "currency": "KWD"},
    # Textbook: e^0.1 − 1 is 10.5171 %
    {"annual_rate": 10, "compound_frequency": "continuously", "amount": 1000},
    {"annual_rate": 10, "direction": "apy_to_apr", "compound_frequency": "continuously"},
    {
        "annual_rate": 7, "direction": "apy_to_apr", "compound_frequency": "biweekly", "amount": 100000,
        "currency": "JPY",
    },
    {"annual_rate": 0},
    {"annual_rate": -5, "compound_frequency": "weekly"},
    {"annual_rate": 6, "compound_frequency": "annually", "direction": "apy_to_apr"},
    {"annual_rate": 24, "direction": "apy_to_apr"},
    {"annual_rate": 0},
    {"annual_rate": 0, "direction": "apy_to_apr", "compound_frequency": "continuously", "amount": 100},
    {"annual_rate": 1e-100, "compound_frequency": "daily", "amount": 1e12},
    {"annual_rate": 1000, "compound_frequency": "continuously", "amount": 1e12, "currency": "JPY"},
    {"annual_rate": -99.99999999999999, "compound_frequency": "annually", "amount": 1},
    {"annual_rate": -99.99999999999999, "direction": "apy_to_apr", "compound_frequency": "weekly"},
    {"annual_rate": 8, "compound_frequency": "biweekly"},
    {"annual_rate": 8, "compound_frequency": "semiannually", "direction": "apy_to_apr", "amount": 0},
]


def calculate(given, rounding):
    rate = given["annual_rate"] / PERCENT
    times = TIMES[given.get("compound_frequency", "monthly")]
    if given.get("direction", "apr_to_apy") == "apr_to_apy":
        nominal = rate
        growth = rate.exp() if times is None else power(1 + rate / times, Decimal(times))
        effective = growth - 1
    else:
        effective, growth = rate, 1 + rate
        nominal = growth.ln() if times is None else times * (power(growth, Decimal(1) / times) - 1)
    output = {
        "apr": rounding.percent(nominal * PERCENT),
        "apy": rounding.percent(effective * PERCENT),
        "difference": rounding.percent((effective - nominal) * PERCENT),
        "continuous_rate": rounding.percent(growth.ln() * PERCENT),
    }
    if "amount" in given:
        output["interest_in_a_year"] = rounding.money(given["amount"] * effective)
    return output


def draw(random):
    hard = ("0", "1e-9", "1e-100", "1000", "-99.9999", "-50", "-1e-9")
    return {
        "annual_rate": drawing.rate(random, -10, 30, hard),
        **drawing.optional(random, "direction", random.choice(["apr_to_apy", "apy_to_apr"]), 0.7),
        **drawing.optional(random, "compound_frequency", random.choice(list(TIMES)), 0.8),
        **drawing.optional(random, "amount", drawing.amount(random)),
        **drawing.currency(random),
    }
