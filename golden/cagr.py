"""CAGR: the steady yearly growth that leads from one value to another."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power

SOURCES = ["CFA Institute, Quantitative Methods, Rates and Returns: the geometric mean return"]

EXAMPLES = 1
CASES = [
    {"initial_value": 10000, "final_value": 25000, "years": 5},
    # formulajs issue 174, as a return over one year
    {"initial_value": 15000, "final_value": 6630, "years": 1},
    # A total loss, by definition
    {"initial_value": 100, "final_value": 0, "years": 3},
    {"initial_value": 1000, "final_value": 1000, "years": 7.5, "currency": "USD"},
    {"initial_value": 8, "final_value": 27, "years": 3},
    {"initial_value": 1e12, "final_value": 5e-324, "years": 200},
    {"initial_value": 0.01, "final_value": 1e12, "years": 0.01},
    {"initial_value": 100, "final_value": 100.00000000000001, "years": 200},
    {"initial_value": 0.01, "final_value": 1e12, "years": 1, "currency": "jpy"},
    {"initial_value": 0.01, "final_value": 1, "years": 0.1},
    {"initial_value": 4, "final_value": 4.020025, "years": 2},
    {"initial_value": 1, "final_value": 1.0000005, "years": 1},
    *drawing.recorded("cagr"),
]


def calculate(given, rounding):
    ratio = given["final_value"] / given["initial_value"]
    # The years-th root, which is 0 of nothing.
    growth = power(ratio, 1 / given["years"]) if ratio else ratio
    return {
        "cagr": rounding.percent((growth - 1) * PERCENT),
        "total_return_pct": rounding.percent((ratio - 1) * PERCENT),
    }


def draw(random):
    final = Decimal(0) if random.random() < 0.03 else drawing.amount(random)
    years = Decimal(random.randint(1, 40)) if drawing.is_ordinary(random, 0.5) else Decimal(random.randint(1, 20_000)) / 100
    return {
        "initial_value": drawing.amount(random),
        "final_value": final,
        "years": years,
        **drawing.currency(random),
    }
