"""Retirement: savings at retirement and the income they pay."""

import drawing
import rates
import savings
from arithmetic import MONTHS, PERCENT

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 3.3: accumulated values of annuities",
]

EXAMPLES = 1
CASES = [
    {
        "current_age": 30, "retirement_age": 65, "current_savings": 50000, "monthly_contribution": 1500,
        "expected_return": 7, "currency": "USD",
    },
    # Annuity-due, recomputed in 50-digit arithmetic
    {
        "current_age": 30, "retirement_age": 65, "current_savings": 50000, "monthly_contribution": 1500,
        "expected_return": 7, "contribution_timing": "begin",
    },
    # Effective rate, recomputed in 50-digit arithmetic
    {
        "current_age": 30, "retirement_age": 65, "current_savings": 50000, "monthly_contribution": 1500,
        "expected_return": 7, "rate_convention": "effective",
    },
    # The API specification's sample input, recomputed in 50-digit arithmetic
    {
        "current_age": 30, "retirement_age": 65, "current_savings": 50000, "monthly_contribution": 1500,
        "expected_return": 7,
    },
    {"current_age": 0, "retirement_age": 130, "current_savings": 0, "monthly_contribution": 0, "expected_return": 5},
    {
        "current_age": 64, "retirement_age": 65, "current_savings": 0.01, "monthly_contribution": 0.01,
        "expected_return": -99.999999999, "rate_convention": "effective", "withdrawal_rate": 100,
    },
    {
        "current_age": 20, "retirement_age": 120, "current_savings": 1000000000000, "monthly_contribution": 1,
        "expected_return": 1000,
    },
    {
        "current_age": 20, "retirement_age": 70, "current_savings": 100, "monthly_contribution": 100,
        "expected_return": 1e-100, "rate_convention": "effective", "contribution_timing": "begin", "currency": "kwd",
    },
    *drawing.recorded("retirement"),
]


def calculate(given, rounding):
    months = int(given["retirement_age"] - given["current_age"]) * 12
    rate = rates.monthly(given["expected_return"], given.get("rate_convention", "nominal"))
    start, each = given["current_savings"], given["monthly_contribution"]
    corpus = savings.after(start, each, rate, months, given.get("contribution_timing", "end"))
    a_year = corpus * given.get("withdrawal_rate", 4) / PERCENT
    return {
        "projected_corpus": rounding.money(corpus),
        "total_contributions": rounding.money(each * months),
        "contributions_including_savings": rounding.money(start + each * months),
        "monthly_retirement_income": rounding.money(a_year / MONTHS),
    }


def draw(random):
    now = drawing.whole(random, 18, 64, (0, 60, 120))
    return {
        "current_age": now,
        "retirement_age": random.choice([now + 1, min(now + random.randint(1, 45), 130)]),
        "current_savings": drawing.amount(random, 0, 500_000, "0"),
        "monthly_contribution": drawing.amount(random, 0, 5_000, "0"),
        "expected_return": rates.growing(random, drawing),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 1, 8, ("0.01", "100", "4"))),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
