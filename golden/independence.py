"""Financial independence: the savings of which a share a year covers expenses, and when they are reached."""

from decimal import Decimal

from arithmetic import PERCENT, Refusal
from modules import module_of

FIRE = module_of("fire")


def years_of(goal, given, rounding, saved_a_year=None):
    """The years until the savings reach the goal; refused where they never do."""
    added = given["annual_savings"] if saved_a_year is None else saved_a_year
    years = FIRE.years_to(FIRE.reached_when_shown(goal, given["current_savings"], rounding), given["current_savings"], added, given["expected_return"] / PERCENT)
    if years is None:
        raise Refusal("goal-unreachable")
    return years


def goal_of(expenses, given):
    return expenses * PERCENT / given.get("withdrawal_rate", Decimal(4))


def age_after(years, given, rounding):
    return rounding.number(given.get("current_age", Decimal(30)) + FIRE.whole_years(years), 0)
