"""Barista FIRE: the savings that cover what part-time work does not, beside full independence."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal
from fire import reached_when_shown, whole_years, years_to

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.6: unknown time; section 9.4: rates after inflation",
]

EXAMPLES = 1
CASES = [
    {
        "annual_expenses": 50000, "annual_part_time_income": 20000, "current_savings": 100000, "annual_savings": 25000,
        "expected_return": 7, "inflation_rate": 2.5, "currency": "USD",
    },
    {
        "annual_expenses": 40000, "annual_part_time_income": 0, "current_savings": 0, "annual_savings": 40000,
        "expected_return": 5,
    },
    # the work covers all: nothing is needed
    {
        "annual_expenses": 40000, "annual_part_time_income": 40000, "current_savings": 0, "annual_savings": 1000,
        "expected_return": 5,
    },
    {
        "annual_expenses": 36000, "annual_part_time_income": 18000, "current_savings": 50000, "annual_savings": 10000,
        "expected_return": 0, "withdrawal_rate": 3.5, "current_age": 41,
    },
    {
        "annual_expenses": 4000000, "annual_part_time_income": 1500000, "current_savings": 10000000,
        "annual_savings": 2000000, "expected_return": 3, "inflation_rate": 1, "currency": "JPY",
    },
    # the savings tend to 60000: above the first goal, below the second
    {
        "annual_expenses": 10000, "annual_part_time_income": 8000, "current_savings": 1000, "annual_savings": 3000,
        "expected_return": -5, "inflation_rate": 0, "currency": "KWD",
    },
    # the savings tend to 60000, the goal is 125000
    {
        "annual_expenses": 10000, "annual_part_time_income": 5000, "current_savings": 1000, "annual_savings": 3000,
        "expected_return": -5,
    },
    {
        "annual_expenses": 45000, "annual_part_time_income": 15000.5, "current_savings": 210000, "annual_savings": 30000,
        "expected_return": 6.2, "currency": "EUR",
    },
    # By hand: half of 1,000,000 grows by 10 percent, 20,000 of it are withdrawn: 30,000 becomes 80,000 in ln(8/3)/ln(1.1) years
    {
        "annual_expenses": 40000, "annual_part_time_income": 20000, "current_savings": 500000, "annual_savings": 0,
        "expected_return": 10, "current_age": 40,
    },
    # The return is what is withdrawn, a little more, a little less
    *[
        {
            "annual_expenses": 40000, "annual_part_time_income": 20000, "current_savings": 400000, "annual_savings": 20000,
            "expected_return": rate, "currency": "USD",
        }
        for rate in (4, 4.1, 3.9)
    ],
    # More saved than part-time work needs, less than independence
    {
        "annual_expenses": 40000, "annual_part_time_income": 30000, "current_savings": 700000, "annual_savings": 0,
        "expected_return": 5, "inflation_rate": 2,
    },
    # already there
    {
        "annual_expenses": 80000, "annual_part_time_income": 30000, "current_savings": 1300000, "annual_savings": 0,
        "expected_return": 4,
    },
    # 750 years
    {
        "annual_expenses": 50000, "annual_part_time_income": 20000, "current_savings": 0, "annual_savings": 1000,
        "expected_return": 0,
    },
    {
        "annual_expenses": 1000000000000, "annual_part_time_income": 1, "current_savings": 0.01, "annual_savings": 0,
        "expected_return": 8, "withdrawal_rate": 0.01, "current_age": 0,
    },
    # The work pays for everything
    {
        "annual_expenses": 30000, "annual_part_time_income": 36000, "current_savings": 10000, "annual_savings": 5000,
        "expected_return": 4,
    },
    # The work covers all.
    {
        "annual_expenses": 30000, "annual_part_time_income": 30000, "current_savings": 0, "annual_savings": 0,
        "expected_return": 0,
    },
    # Exactly a year: 100 becomes 200 after inflation.
    {
        "annual_expenses": 20, "annual_part_time_income": 12, "current_savings": 100, "annual_savings": 0,
        "expected_return": 120, "inflation_rate": 10,
    },
    # Inflation takes the return: savings alone.
    {
        "annual_expenses": 20, "annual_part_time_income": 12, "current_savings": 100, "annual_savings": 10,
        "expected_return": 3.3, "inflation_rate": 3.3, "current_age": 0, "currency": "USD",
    },
    # Never at full independence, as the savings tend to 300; they begin at 102 with nothing to gain.
    {
        "annual_expenses": 20, "annual_part_time_income": 12, "current_savings": 100, "annual_savings": 9,
        "expected_return": -3,
    },
    {
        "annual_expenses": 20, "annual_part_time_income": 12, "current_savings": 102, "annual_savings": 2, "expected_return": 0,
        "inflation_rate": 2,
    },
    {
        "annual_expenses": 1e12, "annual_part_time_income": 0, "current_savings": 0.01, "annual_savings": 0,
        "expected_return": 1e-100,
    },
    # The number that is shown is enough, and a cent less is not
    {"annual_expenses": 60000, "annual_part_time_income": 20000, "current_savings": 1333333.33, "annual_savings": 5000, "expected_return": 5, "withdrawal_rate": 3},
    {"annual_expenses": 60000, "annual_part_time_income": 20000, "current_savings": 1333333.32, "annual_savings": 5000, "expected_return": 5, "withdrawal_rate": 3},
]


def calculate(given, rounding):
    expenses, income = given["annual_expenses"], given["annual_part_time_income"]
    inflation = given.get("inflation_rate", Decimal(0))
    # (1 + return) = (1 + rate after inflation)·(1 + inflation)
    rate = (given["expected_return"] - inflation) / (PERCENT + inflation)
    withdrawn = expenses - income if income < expenses else Decimal(0)
    a_year = given.get("withdrawal_rate", Decimal(4)) / PERCENT

    def years(goal):
        saved = given["current_savings"]
        return years_to(reached_when_shown(goal, saved, rounding), saved, given["annual_savings"], rate)

    until_work = years(withdrawn / a_year)
    if until_work is None:
        raise Refusal("goal-unreachable")
    output = {
        "barista_number": rounding.money(withdrawn / a_year),
        "fire_number": rounding.money(expenses / a_year),
        "annual_withdrawal": rounding.money(withdrawn),
        "expenses_covered_pct": rounding.percent(income / expenses * PERCENT),
        "years_to_barista": rounding.years(until_work),
        "barista_age": rounding.number(given.get("current_age", Decimal(30)) + whole_years(until_work), 0),
    }
    until_free = years(expenses / a_year)
    if until_free is not None and until_free <= Decimal("1e21"):
        output["years_to_fire"] = rounding.years(until_free)
    begun = max(given["current_savings"], withdrawn / a_year)
    # As if the withdrawals were savings below 0, from then on.
    more = years_to(reached_when_shown(expenses / a_year, begun, rounding), begun, -withdrawn, rate)
    if more is not None and until_work + more <= Decimal("1e21"):
        output["part_time_years_to_fire"] = rounding.years(until_work + more)
        output["part_time_fire_age"] = rounding.number(given.get("current_age", Decimal(30)) + whole_years(until_work + more), 0)
    return output


def draw(random):
    expenses = drawing.amount(random, 5000, 150_000)
    income = random.choice([Decimal(0), drawing.amount(random, 1000, 60_000), expenses])
    return {
        "annual_expenses": expenses,
        "annual_part_time_income": income,
        "current_savings": random.choice([Decimal(0), drawing.amount(random), drawing.amount(random)]),
        "annual_savings": random.choice([Decimal(0), *[drawing.amount(random, 100, 80_000)] * 2]),
        "expected_return": drawing.rate(random, -5, 15, ("0", "1e-9", "1e-100", "1000", "-99", "-1e-9", "100")),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, 0, 8, ("0", "1e-9", "1000", "-50"))),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 1, 8, ("0.01", "100", "4"))),
        **drawing.optional(random, "current_age", drawing.whole(random, 18, 70, (0, 130))),
        **drawing.currency(random),
    }
