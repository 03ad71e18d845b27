"""Financial independence: what income leaves after expenses is saved until a share of it a year covers them."""

import drawing
import rates
from arithmetic import PERCENT
from independence import FIRE, age_after, goal_of, years_of

SOURCES = [
    *FIRE.SOURCES,
    "Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012): years by savings rate",
]

EXAMPLES = 1
CASES = [
    {
        "annual_income_after_tax": 72000, "annual_expenses": 48000, "current_savings": 90000, "expected_return": 5,
        "currency": "USD",
    },
    # Mr. Money Mustache's table: 5, 10, 25, 50, 75 % saved are 66, 51, 32, 17, 7 years
    {"annual_income_after_tax": 100, "annual_expenses": 95, "current_savings": 0, "expected_return": 5},
    {"annual_income_after_tax": 100, "annual_expenses": 90, "current_savings": 0, "expected_return": 5},
    {"annual_income_after_tax": 100, "annual_expenses": 75, "current_savings": 0, "expected_return": 5},
    {"annual_income_after_tax": 100, "annual_expenses": 50, "current_savings": 0, "expected_return": 5},
    {"annual_income_after_tax": 100, "annual_expenses": 25, "current_savings": 0, "expected_return": 5},
    # No return: 1,000,000 by 25,000 a year
    {"annual_income_after_tax": 65000, "annual_expenses": 40000, "current_savings": 0, "expected_return": 0},
    # Reached, with and without an income that pays for it
    {"annual_income_after_tax": 50000, "annual_expenses": 40000, "current_savings": 1000000, "expected_return": 5},
    {"annual_income_after_tax": 10000, "annual_expenses": 40000, "current_savings": 1000000, "expected_return": 5},
    # The savings grow by more than the income lacks
    {"annual_income_after_tax": 30000, "annual_expenses": 40000, "current_savings": 500000, "expected_return": 8},
    # By exactly that, and by less
    {"annual_income_after_tax": 20000, "annual_expenses": 40000, "current_savings": 250000, "expected_return": 8},
    {"annual_income_after_tax": 20000, "annual_expenses": 40000, "current_savings": 200000, "expected_return": 8},
    # Nothing is saved, nothing is there
    {"annual_income_after_tax": 40000, "annual_expenses": 40000, "current_savings": 0, "expected_return": 8},
    {"annual_income_after_tax": 40000, "annual_expenses": 40000, "current_savings": 0, "expected_return": 0},
    {
        "annual_income_after_tax": 5000000, "annual_expenses": 3200000, "current_savings": 8000000,
        "expected_return": 3.5, "withdrawal_rate": 3.25, "current_age": 45, "currency": "JPY",
    },
    {"annual_income_after_tax": 1e12, "annual_expenses": 0.01, "current_savings": 0, "expected_return": 1e-100},
    {"annual_income_after_tax": 100, "annual_expenses": 50, "current_savings": 0, "expected_return": -4},
]


def calculate(given, rounding):
    income, expenses = given["annual_income_after_tax"], given["annual_expenses"]
    saved, goal = income - expenses, goal_of(expenses, given)
    years = years_of(goal, given, rounding, saved)
    return {
        "fire_number": rounding.money(goal),
        "savings_rate": rounding.percent(saved / income * PERCENT),
        "annual_savings": rounding.money(saved),
        "years_to_fire": rounding.years(years),
        "fire_age": age_after(years, given, rounding),
    }


def draw(random):
    expenses = drawing.amount(random, 12_000, 120_000)
    return {
        "annual_income_after_tax": random.choice([drawing.amount(random, 20_000, 250_000)] * 4 + [expenses]),
        "annual_expenses": expenses,
        "current_savings": random.choice([0, 1, 1]) * drawing.amount(random, 0, 900_000),
        "expected_return": rates.growing(random, drawing, -3, 12),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 2, 8, ("0.01", "100", "3"))),
        **drawing.optional(random, "current_age", drawing.whole(random, 16, 70, (0, 130))),
        **drawing.currency(random),
    }
