"""Savings rate to financial independence: the years until savings cover the expenses."""

from decimal import Decimal

import drawing
import rates
from arithmetic import PERCENT, Refusal, with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.6 (unknown time), with yearly payments in arrears",
    "Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012): years by savings rate",
]

EXAMPLES = 1
CASES = [
    # Mr. Money Mustache's table of years by savings rate: 5 % after inflation, 4 % withdrawn, nothing saved
    {"savings_rate": 50, "annual_income_after_tax": 60000, "currency": "USD"},
    {"savings_rate": 5, "annual_income_after_tax": 60000},
    {"savings_rate": 10, "annual_income_after_tax": 60000},
    {"savings_rate": 25, "annual_income_after_tax": 60000},
    {"savings_rate": 30, "annual_income_after_tax": 60000},
    {"savings_rate": 50, "annual_income_after_tax": 60000},
    {"savings_rate": 75, "annual_income_after_tax": 60000},
    {"savings_rate": 85, "annual_income_after_tax": 60000},
    # nothing is spent
    {"savings_rate": 100, "annual_income_after_tax": 1},
    # nothing is saved
    {"savings_rate": 0, "annual_income_after_tax": 50000},
    # what is saved grows by itself
    {"savings_rate": 0, "annual_income_after_tax": 50000, "current_savings": 200000, "expected_return": 6},
    # no return: 100 years
    {"savings_rate": 20, "annual_income_after_tax": 50000, "expected_return": 0, "current_age": 22},
    {
        "savings_rate": 33.3, "annual_income_after_tax": 5000000, "current_savings": 8000000, "expected_return": 3.5,
        "withdrawal_rate": 3.25, "current_age": 45, "currency": "JPY",
    },
    {"savings_rate": 0.01, "annual_income_after_tax": 1000000000000, "expected_return": 1000},
    # the savings tend to 300000, the goal is 450000
    {"savings_rate": 40, "annual_income_after_tax": 30000, "expected_return": -4},
    # There already, to the cent
    {"savings_rate": 40, "annual_income_after_tax": 50000, "current_savings": 1000000, "withdrawal_rate": 3},
    {"savings_rate": 40, "annual_income_after_tax": 50000, "current_savings": 999999.99, "withdrawal_rate": 3},
    # The savings tend to the goal and never reach it
    {"savings_rate": 50, "annual_income_after_tax": 100, "expected_return": -4},
    {"savings_rate": 1e-9, "annual_income_after_tax": 0.01, "expected_return": 0, "current_age": 0},
    {"savings_rate": 1e-300, "annual_income_after_tax": 50000, "expected_return": 0},
    {"savings_rate": 20, "annual_income_after_tax": 50000, "expected_return": 1e-100, "current_age": 130, "currency": "usd"},
    {"savings_rate": 99.9, "annual_income_after_tax": 50000, "expected_return": -99, "withdrawal_rate": 100},
    # The number that is shown is enough, and a cent less is not
    {"savings_rate": 20, "annual_income_after_tax": 50000, "current_savings": 1333333.33, "withdrawal_rate": 3},
    {"savings_rate": 20, "annual_income_after_tax": 50000, "current_savings": 1333333.32, "withdrawal_rate": 3},
]


def calculate(given, rounding):
    income, saved_now = given["annual_income_after_tax"], given.get("current_savings", Decimal(0))
    rate = rates.fraction(given.get("expected_return", Decimal(5)))
    saved = income * given["savings_rate"] / PERCENT
    spent = income - saved
    with with_digits(rates.ENOUGH):
        goal = spent * PERCENT / given.get("withdrawal_rate", Decimal(4))
        years = years_to(saved_now if rounding.money(goal - saved_now) <= 0 else goal, saved_now, saved, rate)
    return {
        "years_to_fire": rounding.years(years),
        "fire_age": rounding.number(given.get("current_age", 30) + Decimal(rates.settled_ceiling(years)), 0),
        "annual_savings": rounding.money(saved),
        "annual_expenses": rounding.money(spent),
        "fire_number": rounding.money(goal),
    }


def years_to(goal, start, saved, rate):
    """The savings with saved/rate beside them grow by the rate alone."""
    if start >= goal:
        return Decimal(0)
    at_first, at_goal = start * rate + saved, rates.settled(goal * rate + saved, saved, 300)
    if at_first <= 0 or at_goal <= 0:
        raise Refusal("goal-unreachable")
    return (goal - start) / saved if rate == 0 else (at_goal / at_first).ln() / (1 + rate).ln()


def draw(random):
    return {
        "savings_rate": drawing.rate(random, 1, 90, ("0", "1e-9", "99.999", "100")),
        "annual_income_after_tax": drawing.amount(random, 10_000, 300_000),
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 1_000_000, "0")),
        **drawing.optional(random, "expected_return", rates.growing(random, drawing, -3, 12)),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 2, 8, ("0.01", "100", "3"))),
        **drawing.optional(random, "current_age", drawing.whole(random, 16, 70, (0, 130))),
        **drawing.currency(random),
    }
