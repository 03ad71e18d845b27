"""Retirement age: when savings reach an amount."""

import drawing
import rates
from independence import FIRE, age_after, years_of

SOURCES = FIRE.SOURCES

EXAMPLES = 1
CASES = [
    {
        "current_age": 42, "goal_amount": 1200000, "current_savings": 260000, "annual_savings": 24000,
        "expected_return": 6, "currency": "USD",
    },
    # 20 years of 25,000
    {"current_age": 30, "goal_amount": 500000, "current_savings": 0, "annual_savings": 25000, "expected_return": 0},
    # 100 with 100 a year is 300 and 700
    {"current_age": 50, "goal_amount": 700, "current_savings": 100, "annual_savings": 100, "expected_return": 100},
    {"current_age": 50, "goal_amount": 700.01, "current_savings": 100, "annual_savings": 100, "expected_return": 100},
    # There already
    {"current_age": 64, "goal_amount": 400000, "current_savings": 400000, "annual_savings": 0, "expected_return": 3},
    # Never, and only just not
    {"current_age": 40, "goal_amount": 1250, "current_savings": 0, "annual_savings": 50, "expected_return": -4},
    {"current_age": 40, "goal_amount": 1249.99, "current_savings": 0, "annual_savings": 50, "expected_return": -4},
    {"current_age": 40, "goal_amount": 100, "current_savings": 0, "annual_savings": 0, "expected_return": 7},
    {
        "current_age": 55, "goal_amount": 40000000, "current_savings": 18000000, "annual_savings": 1200000,
        "expected_return": 2.5, "currency": "JPY",
    },
    {"current_age": 0, "goal_amount": 1e12, "current_savings": 0, "annual_savings": 0.01, "expected_return": 0},
    {"current_age": 130, "goal_amount": 1e12, "current_savings": 0.01, "annual_savings": 0, "expected_return": 1e-100},
    {"current_age": 35, "goal_amount": 250000.125, "current_savings": 1000.5, "annual_savings": 9000, "expected_return": 4.5, "currency": "KWD"},
]


def calculate(given, rounding):
    years = years_of(given["goal_amount"], given, rounding)
    return {"years_to_goal": rounding.years(years), "retirement_age": age_after(years, given, rounding)}


def draw(random):
    return {
        "current_age": drawing.whole(random, 18, 70, (0, 130)),
        "goal_amount": drawing.amount(random, 100_000, 3_000_000),
        "current_savings": random.choice([0, 1, 1]) * drawing.amount(random),
        "annual_savings": random.choice([0, 1, 1]) * drawing.amount(random, 100, 80_000),
        "expected_return": rates.growing(random, drawing),
        **drawing.currency(random),
    }
