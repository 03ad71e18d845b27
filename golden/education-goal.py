"""Savings for an education: its costs when it begins, and what builds them month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, nearest, power, with_digits

SOURCES = ["Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 4.7: annuities, growing payments"]

EXAMPLES = 1
CASES = [
    {
        "annual_education_costs": 28000, "years": 12, "education_inflation_rate": 5, "annual_return": 6,
        "current_savings": 15000, "currency": "USD",
    },
    # Costs grow as fast as savings: four times one year
    {"annual_education_costs": 10000, "years": 1, "education_inflation_rate": 5, "annual_return": 5},
    # Nothing grows
    {"annual_education_costs": 1200, "education_years": 1, "years": 1, "education_inflation_rate": 0, "annual_return": 0},
    # The savings are enough
    {
        "annual_education_costs": 9000, "education_years": 2, "years": 5, "education_inflation_rate": 2, "annual_return": 4,
        "current_savings": 60000,
    },
    {"annual_education_costs": 9000, "years": 0.01, "education_inflation_rate": 3, "annual_return": 3},
    {"annual_education_costs": 0.01, "years": 60, "education_inflation_rate": 1000, "annual_return": 1000},
    {"annual_education_costs": 1000000000000, "education_years": 30, "years": 20, "education_inflation_rate": -50, "annual_return": 2},
    {"annual_education_costs": 5000, "years": 10, "education_inflation_rate": 3, "annual_return": -20, "current_savings": 100},
    {"annual_education_costs": 600000, "years": 15, "education_inflation_rate": 10, "annual_return": 12, "currency": "INR"},
    {"annual_education_costs": 1200000, "years": 9.5, "education_inflation_rate": 1.5, "annual_return": 0.5, "currency": "JPY"},
    {"annual_education_costs": 3333.333, "years": 7.25, "education_inflation_rate": 1e-9, "annual_return": 1e-9, "currency": "KWD"},
    {"annual_education_costs": 20000, "education_years": 6, "years": 18, "education_inflation_rate": 4, "annual_return": 7.5, "current_savings": 0},
]


def calculate(given, rounding):
    with with_digits(rates.ENOUGH):
        return plan(given, rounding)


def plan(given, rounding):
    months = max(1, nearest(given["years"] * MONTHS))
    costs, growth = (1 + given[name] / PERCENT for name in ("education_inflation_rate", "annual_return"))
    is_nominal = given.get("rate_convention") == "nominal"
    if is_nominal:
        growth = (1 + given["annual_return"] / PERCENT / MONTHS) ** 12
    of_year = given["annual_education_costs"] * power(costs, Decimal(months) / MONTHS)
    goal, discount = Decimal(0), Decimal(1)
    for _ in range(int(given.get("education_years", 4))):
        goal += of_year * discount
        of_year *= costs
        discount /= growth
    monthly = 1 + given["annual_return"] / PERCENT / MONTHS if is_nominal else power(growth, 1 / MONTHS)
    due = monthly if given.get("contribution_timing") == "begin" else 1
    missing = max(Decimal(0), goal - given.get("current_savings", Decimal(0)) * monthly**months)
    return {
        "future_goal_amount": rounding.money(goal),
        "shortfall": rounding.money(missing),
        "required_monthly_contribution": rounding.money(missing / annuity.future_factor(monthly - 1, months) / due),
        "required_lump_sum": rounding.money(missing / monthly**months),
    }


def draw(random):
    return {
        "annual_education_costs": drawing.amount(random, 1_000, 60_000),
        **drawing.optional(random, "education_years", drawing.whole(random, 1, 6, (1, 30))),
        "years": drawing.years(random, "0.01", "100"),
        "education_inflation_rate": drawing.rate(random, 0, 10, ("0", "1e-9", "1e-60", "-50", "100")),
        "annual_return": drawing.rate(random, 0, 12, ("0", "1e-9", "1e-60", "-50", "100")),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 100_000, "0", "1e12")),
        **drawing.currency(random),
    }
