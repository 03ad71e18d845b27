"""A lump sum, and the same amount in equal monthly parts."""

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, nearest, power, with_digits

SOURCES = ["Kellison, The Theory of Interest, 3rd edition, sections 1.5, 3.2 and 3.3: accumulated values"]

EXAMPLES = 1
CASES = [
    {"initial_investment": 120000, "annual_return": 8, "years": 10, "currency": "USD"},
    # Without a return both are the same
    {"initial_investment": 1200, "annual_return": 0, "years": 1},
    # One month
    {"initial_investment": 500, "annual_return": 12, "years": 0.08},
    {"initial_investment": 500, "annual_return": 12, "years": 0.01, "contribution_timing": "end"},
    {"initial_investment": 500, "annual_return": 12, "years": 1, "contribution_timing": "end"},
    # A falling market: monthly parts lose less
    {"initial_investment": 10000, "annual_return": -20, "years": 3},
    {"initial_investment": 0.01, "annual_return": 1000, "years": 5},
    {"initial_investment": 1000000000000, "annual_return": -99.9999, "years": 200},
    {"initial_investment": 1000000000000, "annual_return": 3, "years": 200, "contribution_timing": "end"},
    {"initial_investment": 1000000, "annual_return": 12, "years": 15, "currency": "INR"},
    {"initial_investment": 777777, "annual_return": 1e-9, "years": 7, "currency": "JPY"},
    {"initial_investment": 2500.125, "annual_return": 6.5, "years": 2.5, "currency": "KWD", "contribution_timing": "begin"},
]


def calculate(given, rounding):
    with with_digits(rates.ENOUGH):
        months = max(1, nearest(given["years"] * MONTHS))
        growth = power(1 + given["annual_return"] / PERCENT, 1 / MONTHS)
        if given.get("rate_convention") == "nominal":
            growth = 1 + given["annual_return"] / PERCENT / MONTHS
        part = given["initial_investment"] / months
        parts = part * annuity.future_factor(growth - 1, months)
        if given.get("contribution_timing", "begin") == "begin":
            parts *= growth
        whole = given["initial_investment"] * growth**months
        return {
            "lump_sum_future_value": rounding.money(whole),
            "sip_future_value": rounding.money(parts),
            "monthly_investment": rounding.money(part),
            "lump_sum_advantage": rounding.money(whole - parts),
        }


def draw(random):
    return {
        "initial_investment": drawing.amount(random),
        "annual_return": drawing.rate(random, -10, 20, ("0", "1e-9", "1e-60", "-99", "100")),
        "years": drawing.years(random, "0.01", "150"),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
