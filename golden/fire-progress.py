"""FIRE progress: how much of the savings that cover the expenses there is, and when the rest is."""

from arithmetic import PERCENT
from independence import FIRE, goal_of, years_of

SOURCES = FIRE.SOURCES

EXAMPLES = 1
CASES = [
    {
        "annual_expenses": 48000, "current_savings": 420000, "annual_savings": 30000, "expected_return": 6,
        "currency": "USD",
    },
    # Halfway to 1,000,000, and 20 years of 25,000
    {"annual_expenses": 40000, "current_savings": 500000, "annual_savings": 25000, "expected_return": 0},
    # Beyond
    {"annual_expenses": 40000, "current_savings": 1500000, "annual_savings": 0, "expected_return": 0},
    # To the cent
    {"annual_expenses": 40000, "current_savings": 1000000, "annual_savings": 0, "expected_return": -5},
    {"annual_expenses": 40000, "current_savings": 999999.99, "annual_savings": 0, "expected_return": -5},
    *({name: value for name, value in case.items() if name != "current_age"} for case in FIRE.CASES[1:9]),
]


def calculate(given, rounding):
    goal, saved = goal_of(given["annual_expenses"], given), given["current_savings"]
    years = years_of(goal, given)
    return {
        "fire_number": rounding.money(goal),
        "progress_pct": rounding.percent(saved / goal * PERCENT),
        "fire_shortfall": rounding.money(max(goal - saved, 0 * goal)),
        "years_to_fire": rounding.years(years),
    }


def draw(random):
    given = FIRE.draw(random)
    given.pop("current_age", None)
    return given
