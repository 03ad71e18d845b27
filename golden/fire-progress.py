"""FIRE progress: how much of the savings that cover the expenses there is, and when the rest is."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT
from independence import FIRE, goal_of, years_of

SOURCES = FIRE.SOURCES

EXAMPLES = 2
CASES = [
    {
        "annual_expenses": 48000, "current_savings": 420000, "annual_savings": 30000, "expected_return": 6,
        "currency": "USD",
    },
    # Of a goal of 1,000,000, 100,000 more each year
    {
        "annual_expenses": 40000, "current_savings": 150000, "annual_savings": 100000, "expected_return": 0,
        "milestones": [{"progress_pct": 100}, {"progress_pct": 15}, {"progress_pct": 15.0001}, {"progress_pct": 40}],
    },
    # Halfway to 1,000,000, and 20 years of 25,000
    {"annual_expenses": 40000, "current_savings": 500000, "annual_savings": 25000, "expected_return": 0},
    # 1,000,000 from 250,000 by growth alone: two doublings, of which one is to the half
    {"annual_expenses": 40000, "current_savings": 250000, "annual_savings": 0, "expected_return": 100},
    {"annual_expenses": 40000, "current_savings": 250000, "annual_savings": 0, "expected_return": 7, "milestones": []},
    # Beyond
    {"annual_expenses": 40000, "current_savings": 1500000, "annual_savings": 0, "expected_return": 0},
    # To the cent
    {"annual_expenses": 40000, "current_savings": 1000000, "annual_savings": 0, "expected_return": -5},
    {"annual_expenses": 40000, "current_savings": 999999.99, "annual_savings": 0, "expected_return": -5},
    *({name: value for name, value in case.items() if name != "current_age"} for case in FIRE.CASES[1:9]),
    # The number that is shown is enough, and a cent less is not
    {"annual_expenses": 40000, "current_savings": 1333333.33, "annual_savings": 5000, "expected_return": 5, "withdrawal_rate": 3},
    {"annual_expenses": 40000, "current_savings": 1333333.32, "annual_savings": 5000, "expected_return": 5, "withdrawal_rate": 3},
]


def calculate(given, rounding):
    goal, saved = goal_of(given["annual_expenses"], given), given["current_savings"]
    years = years_of(goal, given, rounding)
    milestones = given.get("milestones", [{"progress_pct": Decimal(one)} for one in (25, 50, 75, 100)])
    return {
        "fire_number": rounding.money(goal),
        "progress_pct": rounding.percent(saved / goal * PERCENT),
        "fire_shortfall": rounding.money(max(goal - saved, 0 * goal)),
        "years_to_fire": rounding.years(years),
        "milestones": [
            {
                "progress_pct": rounding.percent(one["progress_pct"]),
                "goal_amount": rounding.money(goal * one["progress_pct"] / PERCENT),
                "years_to_goal": rounding.years(years_of(goal * one["progress_pct"] / PERCENT, given, rounding)),
            }
            for one in milestones
        ],
    }


def draw(random):
    given = FIRE.draw(random)
    given.pop("current_age", None)
    steps = [drawing.rate(random, 1, 100, ("0.01", "50", "100")) for _ in range(random.choice([0, 1, 3]))]
    return {**given, **drawing.optional(random, "milestones", [{"progress_pct": one} for one in steps], 0.3)}
