"""FIRE: the savings of which a share a year covers the expenses, and when they are reached."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, ceiling, nothing, with_digits

SOURCES = ["Kellison, The Theory of Interest, 3rd edition, section 3.6: unknown time, payments at the end of each year"]

NEARLY = 1 - nothing(80)

EXAMPLES = 1
CASES = [
    {
        "annual_expenses": 60000, "current_savings": 50000, "annual_savings": 20000, "expected_return": 7,
        "currency": "USD",
    },
    # 1e16 in steps of 0.01, by definition
    {
        "annual_expenses": 1000000000000, "current_savings": 0, "annual_savings": 0.01, "expected_return": 0,
        "withdrawal_rate": 0.01,
    },
    # The savings tend to 50/0.04 = 1250, which is the goal, and never reach it: F·r + A = 0 exactly
    {"annual_expenses": 50, "current_savings": 0, "annual_savings": 50, "expected_return": -4},
    # Nothing saved stays nothing: S·r + A = 0 exactly
    {"annual_expenses": 50, "current_savings": 0, "annual_savings": 0, "expected_return": 7},
    # The API specification's sample input, recomputed: 24.7021
    {"annual_expenses": 60000, "current_savings": 50000, "annual_savings": 20000, "expected_return": 7},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 95, "current_savings": 0, "annual_savings": 5, "expected_return": 5},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 90, "current_savings": 0, "annual_savings": 10, "expected_return": 5},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 75, "current_savings": 0, "annual_savings": 25, "expected_return": 5},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 70, "current_savings": 0, "annual_savings": 30, "expected_return": 5},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 50, "current_savings": 0, "annual_savings": 50, "expected_return": 5},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 25, "current_savings": 0, "annual_savings": 75, "expected_return": 5},
    # Mr Money Mustache's table of savings rates (66, 51, 32, 28, 17, 7, 4 years), recomputed
    {"annual_expenses": 15, "current_savings": 0, "annual_savings": 85, "expected_return": 5},
    # Exactly 1 and 2 years: 100 becomes 200 and 400; 100 with 100 a year 300 and 700.
    {"annual_expenses": 8, "current_savings": 100, "annual_savings": 0, "expected_return": 100},
    {"annual_expenses": 16, "current_savings": 100, "annual_savings": 0, "expected_return": 100},
    {"annual_expenses": 28, "current_savings": 100, "annual_savings": 100, "expected_return": 100, "current_age": 0},
    {"annual_expenses": 4000, "current_savings": 99999.99, "annual_savings": 0.01, "expected_return": 0},
    {"annual_expenses": 4, "current_savings": 100, "annual_savings": 0, "expected_return": -50, "currency": "EUR"},
    # What is saved makes up for what is lost, exactly: 3 % of 1000 are 30.
    {"annual_expenses": 4000, "current_savings": 1000, "annual_savings": 30, "expected_return": -3},
    {"annual_expenses": 4000, "current_savings": 1000, "annual_savings": 1e12, "expected_return": 1e-100},
    {"annual_expenses": 4000, "current_savings": 1000, "annual_savings": 0, "expected_return": 1e-100},
    {"annual_expenses": 1, "current_savings": 0, "annual_savings": 1, "expected_return": 5e-324, "current_age": 130},
    *drawing.recorded("fire"),
    # The number that is shown is enough, and a cent less is not
    {"annual_expenses": 40000, "current_savings": 1333333.33, "annual_savings": 5000, "expected_return": 5, "withdrawal_rate": 3},
    {"annual_expenses": 40000, "current_savings": 1333333.32, "annual_savings": 5000, "expected_return": 5, "withdrawal_rate": 3},
]


def calculate(given, rounding):
    saved, added = given["current_savings"], given["annual_savings"]
    goal = given["annual_expenses"] * PERCENT / given.get("withdrawal_rate", Decimal(4))
    years = years_to(reached_when_shown(goal, saved, rounding), saved, added, given["expected_return"] / PERCENT)
    if years is None:
        raise Refusal("goal-unreachable")
    return {
        "fire_number": rounding.money(goal),
        "years_to_fire": rounding.years(years),
        "fire_age": rounding.number(given.get("current_age", Decimal(30)) + whole_years(years), 0),
    }


def reached_when_shown(goal, saved, rounding):
    """The goal, or the savings where what is missing is nothing in the minor unit: the goal is shown in it."""
    return saved if rounding.money(goal - saved) <= 0 else goal


def years_to(goal, saved, added, rate):
    """When savings reach a goal, parts of a year compounding alike; None where they never do.

    The excess of the savings over the level −added/rate, at which interest and savings cancel, grows by the rate alone:
    the time is how long it takes to grow to the goal's own excess, and both must lie on the side that leads there.
    """
    if saved >= goal:
        return Decimal(0)
    if rate == 0:
        return (goal - saved) / added if added > 0 else None
    # Small rates cost digits: the logarithms are of 1 and something as small as they are.
    with with_digits(130 + 3 * max(0, -rate.adjusted())):
        now, then = saved * rate + added, goal * rate + added
        least = abs(added) * (1 - NEARLY)
        if now <= least or then <= least:
            return None
        return (then / now).ln() / (1 + rate).ln()


def whole_years(years):
    """Rounded up; what is as near to a whole number as digits tell is that number."""
    with with_digits(80):
        return ceiling(+years)


def draw(random):
    return {
        "annual_expenses": drawing.amount(random, 5000, 150_000),
        "current_savings": random.choice([Decimal(0), drawing.amount(random), drawing.amount(random)]),
        "annual_savings": random.choice([Decimal(0), *[drawing.amount(random, 100, 80_000)] * 2]),
        "expected_return": drawing.rate(random, -5, 15, ("0", "1e-9", "1e-100", "1000", "-99", "-1e-9", "100")),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 1, 8, ("0.01", "100", "4"))),
        **drawing.optional(random, "current_age", drawing.whole(random, 18, 70, (0, 130))),
        **drawing.currency(random),
    }
