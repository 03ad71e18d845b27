"""Revenue growth: two revenues, and the growth a year that leads from one to the other."""

import drawing
import rates
from arithmetic import PERCENT, power, with_digits

SOURCES = ["CFA Program Curriculum, Quantitative Methods: geometric mean return"]

EXAMPLES = 2
CASES = [
    {"initial_revenue": 1200000, "years": 3, "final_revenue": 1850000, "currency": "USD"},
    {"initial_revenue": 450000, "years": 5, "revenue_growth_rate": 12.5, "currency": "USD"},
    # By hand: 1.1 squared, both ways
    {"initial_revenue": 1000, "years": 2, "final_revenue": 1210},
    {"initial_revenue": 1000, "years": 2, "revenue_growth_rate": 10},
    # Twice, half, the same, nothing
    {"initial_revenue": 800, "years": 1, "final_revenue": 1600},
    {"initial_revenue": 800, "years": 1, "final_revenue": 400},
    {"initial_revenue": 800, "years": 4.5, "final_revenue": 800},
    {"initial_revenue": 800, "years": 4.5, "final_revenue": 0},
    {"initial_revenue": 800, "years": 4.5, "revenue_growth_rate": 0},
    {"initial_revenue": 35000000, "years": 2.25, "revenue_growth_rate": -4.2, "currency": "JPY"},
    {"initial_revenue": 1234.567, "years": 7, "final_revenue": 2000.25, "currency": "KWD"},
    {"initial_revenue": 0.01, "years": 200, "final_revenue": 1e12},
    {"initial_revenue": 0.01, "years": 0.01, "final_revenue": 1e12},
    {"initial_revenue": 1e12, "years": 200, "revenue_growth_rate": 1000},
    {"initial_revenue": 1e12, "years": 200, "revenue_growth_rate": 1e-100},
]


def calculate(given, rounding):
    first, years = given["initial_revenue"], given["years"]
    with with_digits(rates.ENOUGH):
        if "final_revenue" in given:
            last = given["final_revenue"]
            growth = power(last / first, 1 / years) * PERCENT - PERCENT if last > 0 else -PERCENT
        else:
            growth = given["revenue_growth_rate"]
            last = first * power(1 + rates.fraction(growth), years)
        return {
            "final_revenue": rounding.money(last),
            "revenue_growth_rate": rounding.percent(growth),
            "total_growth_pct": rounding.percent((last - first) / first * PERCENT),
            "revenue_multiple": rounding.percent(last / first),
        }


def draw(random):
    last, growth = drawing.amount(random, 1_000, 5_000_000, "0"), rates.growing(random, drawing, -10, 40)
    return {
        "initial_revenue": drawing.amount(random, 1_000, 5_000_000),
        "years": drawing.years(random),
        **random.choice([{"final_revenue": last}, {"revenue_growth_rate": growth}]),
        **drawing.currency(random),
    }
