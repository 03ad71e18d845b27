"""Inflation-adjusted return: what is left of a return after fees, tax and inflation."""

import drawing
import rates
from arithmetic import PERCENT

SOURCES = [
    "Fisher, The Theory of Interest (1930), chapter II: 1 + money interest = (1 + real interest)·(1 + inflation)",
    "Kellison, The Theory of Interest, 3rd edition, section 9.4: inflation",
]

EXAMPLES = 1
CASES = [
    {"nominal_return": 8, "inflation_rate": 3, "annual_fee_pct": 0.5, "tax_rate": 25},
    {"nominal_return": 10, "inflation_rate": 3},
    {"nominal_return": 4, "inflation_rate": 6, "tax_rate": 30},
    {"nominal_return": 7, "inflation_rate": 0},
    # By hand: 1.1/1.04 − 1 of 52,000
    {"nominal_return": 10, "inflation_rate": 4, "principal": 52000, "currency": "USD"},
    {"nominal_return": -20, "inflation_rate": 3, "principal": 1000000000000, "currency": "JPY"},
    {"nominal_return": 0, "inflation_rate": 2},
    {"nominal_return": -5, "inflation_rate": 2, "tax_rate": 30, "annual_fee_pct": 1},
    {"nominal_return": 5, "inflation_rate": -1, "tax_rate": 99, "annual_fee_pct": 99},
    {"nominal_return": 1000, "inflation_rate": 1000, "annual_fee_pct": 2},
    {"nominal_return": 3.2, "inflation_rate": 3.1999999, "annual_fee_pct": 0.01, "tax_rate": 0.01},
    {"nominal_return": -99.99, "inflation_rate": -99.9},
    {"nominal_return": 0, "inflation_rate": 0},
    {"nominal_return": 25, "inflation_rate": 10, "annual_fee_pct": 20, "tax_rate": 50},
    {"nominal_return": 1e-100, "inflation_rate": 1e-100},
    {"nominal_return": 1000, "inflation_rate": -99.999999999},
    {"nominal_return": -99.999999999, "inflation_rate": 1000, "annual_fee_pct": 99, "tax_rate": 99},
]


def calculate(given, rounding):
    """Of 100 at the beginning of a year."""
    nominal, inflation = given["nominal_return"], given["inflation_rate"]
    fee, tax = given.get("annual_fee_pct", 0), given.get("tax_rate", 0)
    after_fees = (PERCENT + nominal) * (PERCENT - fee) / PERCENT - PERCENT
    after_tax = after_fees * (PERCENT - tax) / PERCENT if after_fees > 0 else after_fees
    # What the year must gain after fees, so that prices and the tax are paid; deflation needs no gain and has no tax.
    needed = inflation * PERCENT / (PERCENT - tax) if inflation > 0 else inflation
    gained = real(after_tax, inflation)
    gain = {"real_annual_gain": rounding.money(given["principal"] * gained / PERCENT)} if "principal" in given else {}
    return {
        "real_return": rounding.percent(gained),
        "return_after_fees": rounding.percent(after_fees),
        "return_after_tax": rounding.percent(after_tax),
        "real_return_before_costs": rounding.percent(real(nominal, inflation)),
        "approximate_real_return": rounding.percent(nominal - inflation),
        "break_even_return": rounding.percent((PERCENT + needed) * PERCENT / (PERCENT - fee) - PERCENT),
        **gain,
    }


def real(percent, inflation):
    return (PERCENT + percent) * PERCENT / (PERCENT + inflation) - PERCENT


def draw(random):
    return {
        "nominal_return": rates.growing(random, drawing),
        "inflation_rate": rates.growing(random, drawing, -2, 12),
        **drawing.optional(random, "annual_fee_pct", drawing.rate(random, 0, 3, ("0", "1e-9", "99"))),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 45, ("0", "1e-9", "99"))),
        **drawing.optional(random, "principal", drawing.amount(random)),
        **drawing.currency(random),
    }
