"""Lean FIRE: the savings that cover a multiple of today's expenses, by default a part of them, and when they are reached."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS
from independence import FIRE, age_after, goal_of, years_of

SOURCES = FIRE.SOURCES
USUAL_MULTIPLE = Decimal("0.6")

EXAMPLES = 1
CASES = [
    {
        "annual_expenses": 45000, "current_savings": 60000, "annual_savings": 18000, "expected_return": 6,
        "currency": "USD",
    },
    # 24,000 a year, 600,000: exactly 20 years of 30,000
    {"annual_expenses": 40000, "current_savings": 0, "annual_savings": 30000, "expected_return": 0},
    # The expenses of today: FIRE
    {"annual_expenses": 60000, "current_savings": 50000, "annual_savings": 20000, "expected_return": 7, "expense_multiple": 1},
    # Reached
    {"annual_expenses": 30000, "current_savings": 450000, "annual_savings": 0, "expected_return": 4},
    {"annual_expenses": 30000, "current_savings": 449999.99, "annual_savings": 0, "expected_return": 4},
    # Never
    {"annual_expenses": 30000, "current_savings": 0, "annual_savings": 0, "expected_return": 4},
    {"annual_expenses": 50, "current_savings": 0, "annual_savings": 30, "expected_return": -4},
    # A tie of the monthly expenses: 0.125 and half a unit
    {"annual_expenses": 2.5, "current_savings": 0, "annual_savings": 1, "expected_return": 5},
    {
        "annual_expenses": 3000000, "current_savings": 4000000, "annual_savings": 1500000, "expected_return": 3.5,
        "withdrawal_rate": 3.25, "current_age": 41, "expense_multiple": 0.75, "currency": "JPY",
    },
    {
        "annual_expenses": 9000.125, "current_savings": 12000.5, "annual_savings": 4000, "expected_return": 5,
        "currency": "KWD",
    },
    {
        "annual_expenses": 1e12, "current_savings": 0, "annual_savings": 1e12, "expected_return": 1000,
        "expense_multiple": 100, "withdrawal_rate": 0.01,
    },
    {"annual_expenses": 0.01, "current_savings": 0, "annual_savings": 1e-5, "expected_return": 1e-100, "expense_multiple": 0.01},
]


def calculate(given, rounding):
    expenses = given["annual_expenses"] * given.get("expense_multiple", USUAL_MULTIPLE)
    goal = goal_of(expenses, given)
    years = years_of(goal, given, rounding)
    return {
        "fire_number": rounding.money(goal),
        "monthly_expenses": rounding.money(expenses / MONTHS),
        "years_to_fire": rounding.years(years),
        "fire_age": age_after(years, given, rounding),
    }


def draw(random):
    usual = Decimal(random.randint(2, 30)) / 10
    multiple = Decimal(random.choice(["0.01", "1", "100"])) if drawing.is_hard(random) else usual
    return {**FIRE.draw(random), **drawing.optional(random, "expense_multiple", multiple)}
