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
    {"apr": 5.25, "compound_frequency": "quarterly", "principal": 10000, "currency": "USD"},
    {"apr": 1000, "compound_frequency": "daily"},
    # Microsoft, Excel function NOMINAL, example: 0.05250032
    {"apy": 5.3543, "compound_frequency": "quarterly"},
    {"apy": -90, "compound_frequency": "semiannually"},
    # Textbook: 12 % monthly is 12.6825 % a year
    {"apr": 12},
    {"apr": 1e-09, "compound_frequency": "weekly", "principal": 1000000000000.0},
    {"apr": 4.5, "compound_frequency": "daily", "principal": 2500.5, "currency": "KWD"},
    # Textbook: e^0.1 − 1 is 10.5171 %
    {"apr": 10, "compound_frequency": "continuously", "principal": 1000},
    {"apy": 10, "compound_frequency": "continuously"},
    {
        "apy": 7, "compound_frequency": "biweekly", "principal": 100000,
        "currency": "JPY",
    },
    {"apr": 0},
    {"apr": -5, "compound_frequency": "weekly"},
    {"apy": 6, "compound_frequency": "annually"},
    {"apy": 24},
    {"apr": 0},
    {"apy": 0, "compound_frequency": "continuously", "principal": 100},
    {"apr": 1e-100, "compound_frequency": "daily", "principal": 1e12},
    {"apr": 1000, "compound_frequency": "continuously", "principal": 1e12, "currency": "JPY"},
    {"apr": -99.99999999999999, "compound_frequency": "annually", "principal": 1},
    {"apy": -99.999999, "compound_frequency": "weekly"},
    {"apr": 8, "compound_frequency": "biweekly"},
    {"apy": 8, "compound_frequency": "semiannually", "principal": 0},
]


def calculate(given, rounding):
    times = TIMES[given.get("compound_frequency", "monthly")]
    if "apr" in given:
        nominal = given["apr"] / PERCENT
        growth = nominal.exp() if times is None else power(1 + nominal / times, Decimal(times))
        effective = growth - 1
    else:
        effective = given["apy"] / PERCENT
        growth = 1 + effective
        nominal = growth.ln() if times is None else times * (power(growth, Decimal(1) / times) - 1)
    output = {
        "apr": rounding.percent(nominal * PERCENT),
        "apy": rounding.percent(effective * PERCENT),
        "rate_spread_pct": rounding.percent((effective - nominal) * PERCENT),
        "continuous_annual_rate": rounding.percent(growth.ln() * PERCENT),
    }
    if "principal" in given:
        output["annual_interest"] = rounding.money(given["principal"] * effective)
    return output


def draw(random):
    hard = ("0", "1e-9", "1e-100", "1000", "-99.9999", "-50", "-1e-9")
    return {
        random.choice(["apr", "apy"]): drawing.rate(random, -10, 30, hard),
        **drawing.optional(random, "compound_frequency", random.choice(list(TIMES)), 0.8),
        **drawing.optional(random, "principal", drawing.amount(random)),
        **drawing.currency(random),
    }
