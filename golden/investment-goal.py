"""Investment goal: what must be invested every month, or at once, for an amount at a time."""

from decimal import Decimal

import annuity
import drawing
import rates
import savings
from arithmetic import MONTHS, power

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 3.3: accumulated values of annuities",
]

EXAMPLES = 1
CASES = [
    {
        "goal_amount": 50000, "years": 10, "annual_return": 7, "current_savings": 10000, "inflation_rate": 3,
        "currency": "USD",
    },
    {
        "goal_amount": 50000, "years": 10, "annual_return": 7, "current_savings": 10000, "inflation_rate": 3,
        "currency": "USD", "contribution_timing": "end",
    },
    {"goal_amount": 0.01, "years": 0.01, "annual_return": 1000, "contribution_timing": "end"},
    {"goal_amount": 1000000, "years": 30, "annual_return": 8, "contribution_timing": "end"},
    {
        "goal_amount": 1000000000000.0, "years": 200, "annual_return": 5, "inflation_rate": 2,
        "contribution_timing": "end",
    },
    {
        "goal_amount": 5000000, "years": 15, "annual_return": 12, "inflation_rate": 6, "contribution_timing": "begin",
        "currency": "INR",
    },
    {
        "goal_amount": 10000, "years": 10, "annual_return": 1e-09, "inflation_rate": 1e-09,
        "contribution_timing": "end",
    },
    {
        "goal_amount": 20000, "years": 4.5, "annual_return": 4, "current_savings": 5000,
        "rate_convention": "effective", "currency": "EUR", "contribution_timing": "end",
    },
    {"goal_amount": 10000, "years": 5, "annual_return": 6, "current_savings": 20000, "contribution_timing": "end"},
    {
        "goal_amount": 3000000, "years": 8, "annual_return": 1.2, "inflation_rate": 0.8, "currency": "JPY",
        "contribution_timing": "end",
    },
    {
        "goal_amount": 1500.75, "years": 2, "annual_return": 3.3, "current_savings": 100, "currency": "KWD",
        "inflation_rate": -1, "contribution_timing": "end",
    },
    {"goal_amount": 12000, "years": 1, "annual_return": 0, "contribution_timing": "end"},
    {"goal_amount": 10000, "years": 3, "annual_return": -5, "current_savings": 2000, "contribution_timing": "end"},
    # Contributions at the beginning of each month by default, as in sip
    {"goal_amount": 10000000, "years": 15, "annual_return": 12},
    # The savings are exactly enough
    {"goal_amount": 10000, "years": 5, "annual_return": 0, "current_savings": 10000},
    {"goal_amount": 10000, "years": 200, "annual_return": -99.99, "current_savings": 10000},
    {"goal_amount": 10000, "years": 2, "annual_return": 1e-100, "inflation_rate": -99.999999999},
    {"goal_amount": 10000, "years": 200, "annual_return": 1000, "inflation_rate": 1000},
    # Next to nothing then, and as much today
    {
        "goal_amount": 672380.83, "years": 22, "annual_return": -99.99, "inflation_rate": -99.99,
        "rate_convention": "effective",
    },
]


def calculate(given, rounding):
    months, start = savings.whole_months(given["years"]), given.get("current_savings", Decimal(0))
    rate = rates.monthly(given["annual_return"], given.get("rate_convention", "nominal"))
    prices = power(1 + rates.fraction(given.get("inflation_rate", Decimal(0))), months / MONTHS)
    goal, saved = given["goal_amount"] * prices, start * annuity.growth(rate, months)
    missing = max(goal - saved, Decimal(0))
    each = missing / savings.paid_in(rate, months, given.get("contribution_timing", "begin"))
    return {
        "future_goal_amount": rounding.money(goal),
        "future_value_of_savings": rounding.money(saved),
        "shortfall": rounding.money(missing),
        "required_monthly_investment": rounding.money(each),
        "required_lump_sum": rounding.money(missing / annuity.growth(rate, months)),
        "total_invested": rounding.money(each * months),
        "wealth_gained": rounding.money(saved + missing - start - each * months),
    }


def draw(random):
    return {
        "goal_amount": drawing.amount(random),
        "years": drawing.years(random),
        "annual_return": rates.growing(random, drawing),
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 200_000, "0")),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, -2, 8, ("0", "1e-9", "-50", "1000"))),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
