"""Coast FIRE: the savings that grow to independence by themselves, and when no more need be added."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import PERCENT, nothing, with_digits
from fire import whole_years

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 1.6 and 3.6: present value, unknown time",
    "Cooley, Hubbard and Walz, Retirement Savings: Choosing a Withdrawal Rate That Is Sustainable (1998)",
]

NEARLY = 1 - nothing(80)

EXAMPLES = 1
CASES = [
    {
        "annual_expenses": 48000, "current_age": 30, "retirement_age": 60, "current_savings": 90000,
        "expected_return": 5, "annual_savings": 18000, "currency": "USD",
    },
    {
        "annual_expenses": 40000, "current_age": 35, "retirement_age": 65, "current_savings": 300000,
        "expected_return": 7, "inflation_rate": 3,
    },
    # no return: 1000000 at 30000 a year
    {
        "annual_expenses": 40000, "current_age": 25, "retirement_age": 65, "current_savings": 0,
        "expected_return": 0, "annual_savings": 30000,
    },
    {
        "annual_expenses": 3000000, "current_age": 28, "retirement_age": 55, "current_savings": 5000000,
        "expected_return": 4.5, "inflation_rate": 1, "withdrawal_rate": 3.5, "annual_savings": 2400000,
        "currency": "JPY",
    },
    # not reached before retirement: no years
    {
        "annual_expenses": 12000.555, "current_age": 40, "retirement_age": 41, "current_savings": 1000,
        "expected_return": -3, "inflation_rate": 2, "annual_savings": 500, "currency": "KWD",
    },
    {
        "annual_expenses": 40000, "current_age": 30, "retirement_age": 65, "current_savings": 1000000,
        "expected_return": 2, "inflation_rate": 2,
    },
    {
        "annual_expenses": 1000000000000, "current_age": 0, "retirement_age": 130, "current_savings": 0.01,
        "expected_return": 10, "withdrawal_rate": 0.01,
    },
    {
        "annual_expenses": 30000, "current_age": 30, "retirement_age": 50, "current_savings": 20000,
        "expected_return": -2, "annual_savings": 20000,
    },
    # not reached before retirement: no years
    {
        "annual_expenses": 50000, "current_age": 45, "retirement_age": 60, "current_savings": 100000,
        "expected_return": 6, "annual_savings": 1000,
    },
    {
        "annual_expenses": 60000, "current_age": 32, "retirement_age": 67, "current_savings": 150000,
        "expected_return": 7.5, "inflation_rate": 2.8, "withdrawal_rate": 3.3, "annual_savings": 12000,
        "currency": "EUR",
    },
    {
        "annual_expenses": 24000, "current_age": 18, "retirement_age": 68, "current_savings": 0,
        "expected_return": 6, "annual_savings": 6000,
    },
    {
        "annual_expenses": 35000, "current_age": 50, "retirement_age": 62, "current_savings": 700000,
        "expected_return": 0.0001,
    },
    {
        "annual_expenses": 0.01, "current_age": 129, "retirement_age": 130, "current_savings": 0,
        "expected_return": 1000, "withdrawal_rate": 100, "annual_savings": 1,
    },
    # The shown coast_number, which is a fraction of a cent below the exact one, and a cent less.
    {
        "annual_expenses": 50000, "current_age": 30, "retirement_age": 60, "current_savings": 289221.81,
        "expected_return": 5,
    },
    {
        "annual_expenses": 50000, "current_age": 30, "retirement_age": 60, "current_savings": 289221.8,
        "expected_return": 5,
    },
    # Exactly what is needed today; and what the last year of all brings, and a cent less.
    {"annual_expenses": 40, "current_age": 30, "retirement_age": 31, "current_savings": 500, "expected_return": 100},
    {
        "annual_expenses": 40, "current_age": 30, "retirement_age": 32, "current_savings": 0, "expected_return": 0,
        "annual_savings": 500,
    },
    {
        "annual_expenses": 40, "current_age": 30, "retirement_age": 32, "current_savings": 0, "expected_return": 0,
        "annual_savings": 499.99,
    },
    # At 100 %, payments of 500 are worth 250 after exactly a year; those of 250, 187.50 after two, the last.
    {
        "annual_expenses": 40, "current_age": 30, "retirement_age": 32, "current_savings": 0, "expected_return": 100,
        "annual_savings": 500,
    },
    {
        "annual_expenses": 30, "current_age": 30, "retirement_age": 32, "current_savings": 0, "expected_return": 100,
        "annual_savings": 250,
    },
    {
        "annual_expenses": 40, "current_age": 0, "retirement_age": 130, "current_savings": 0, "expected_return": 1000,
        "withdrawal_rate": 0.01, "annual_savings": 0.01,
    },
    {
        "annual_expenses": 1e12, "current_age": 0, "retirement_age": 130, "current_savings": 1e12,
        "expected_return": -99.9, "withdrawal_rate": 0.01, "annual_savings": 1e12,
    },
    {
        "annual_expenses": 1000, "current_age": 30, "retirement_age": 60, "current_savings": 100,
        "expected_return": 1e-100, "annual_savings": 1000, "currency": "KWD",
    },
]


def calculate(given, rounding):
    saved, added = given["current_savings"], given.get("annual_savings", Decimal(0))
    inflation = given.get("inflation_rate", Decimal(0))
    rate = (given["expected_return"] - inflation) / (PERCENT + inflation)
    years = given["retirement_age"] - given["current_age"]
    growth = annuity.growth(rate, years)
    goal = given["annual_expenses"] * PERCENT / given.get("withdrawal_rate", Decimal(4))
    enough = goal / growth
    missing = max(Decimal(0), enough - saved)
    output = {
        "coast_number": rounding.money(enough),
        "fire_number": rounding.money(goal),
        "coast_shortfall": rounding.money(missing),
        "coast_progress_pct": rounding.percent(saved / enough * PERCENT),
        "projected_corpus": rounding.money(saved * growth),
    }
    # What is missing is shown to the minor unit: where that is 0, nothing is missing.
    time = years_of_saving(missing if output["coast_shortfall"] != 0 else Decimal(0), added, rate)
    if time is not None and time * NEARLY <= years:
        output["years_to_coast"] = rounding.years(time)
        output["coast_age"] = rounding.number(given["current_age"] + whole_years(time), 0)
    return output


def years_of_saving(missing, added, rate):
    """How long yearly savings must go on to be worth today what is missing; None where they never are."""
    if missing == 0:
        return Decimal(0)
    if added == 0:
        return None
    if rate == 0:
        return missing / added
    # added·(1 − v^t)/rate = missing, where v^t is above 0.
    with with_digits(130 + 3 * max(0, -rate.adjusted())):
        left = 1 - rate * missing / added
        return None if left <= 1 - NEARLY else -left.ln() / (1 + rate).ln()


def draw(random):
    age = random.randint(0, 100) if random.random() < 0.1 else random.randint(18, 60)
    later = random.choice([age + 1, 130]) if random.random() < 0.1 else age + random.randint(1, 45)
    return {
        "annual_expenses": drawing.amount(random, 5000, 150_000),
        "current_age": Decimal(age),
        "retirement_age": Decimal(min(later, 130)),
        "current_savings": random.choice([Decimal(0), drawing.amount(random), drawing.amount(random)]),
        "expected_return": drawing.rate(random, -5, 15, ("0", "1e-9", "1e-100", "1000", "-99", "-1e-9", "100")),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, 0, 8, ("0", "1e-9", "1000", "-50"))),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 1, 8, ("0.01", "100", "4"))),
        **drawing.optional(random, "annual_savings", drawing.amount(random, 100, 80_000), 0.8),
        **drawing.currency(random),
    }
