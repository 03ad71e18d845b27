"""Roth or traditional: two accounts, year by year, and a third one for the tax that is saved."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: accumulated value of an annuity-immediate",
    "U.S. Internal Revenue Code, sections 219, 408 and 408A: what is deducted now is taxed later, and the reverse",
    "U.S. Internal Revenue Code, section 1(h): 15 percent of most long-term capital gains",
]

EXAMPLES = 2
CASES = [
    {
        "annual_contribution": 7000, "years": 30, "expected_return": 6.5, "current_tax_rate": 24,
        "retirement_tax_rate": 15, "currency": "USD",
    },
    {
        "annual_contribution": 7000, "years": 30, "expected_return": 6.5, "current_tax_rate": 24,
        "retirement_tax_rate": 15, "tax_saved_invested": False, "currency": "USD",
    },
    # With equal rates it makes no difference where the tax saved could grow untaxed, and otherwise Roth is ahead
    {
        "annual_contribution": 5000, "years": 20, "expected_return": 5, "current_tax_rate": 22, "retirement_tax_rate": 22,
        "capital_gains_tax_rate": 0,
    },
    {"annual_contribution": 5000, "years": 20, "expected_return": 5, "current_tax_rate": 22, "retirement_tax_rate": 22},
    # By hand: 1,000 and 1,100 are 2,100; less 20 %, and 10 % of them saved, less 15 % of the gain of 10: 1,888.50
    {"annual_contribution": 1000, "years": 2, "expected_return": 10, "current_tax_rate": 10, "retirement_tax_rate": 20},
    {"annual_contribution": 0.01, "years": 1, "expected_return": 0, "current_tax_rate": 0, "retirement_tax_rate": 100},
    {
        "annual_contribution": 600000, "years": 25, "expected_return": 2, "current_tax_rate": 33,
        "retirement_tax_rate": 20, "tax_saved_invested": False, "currency": "JPY",
    },
    {
        "annual_contribution": 1e9, "years": 50, "expected_return": -5, "current_tax_rate": 100,
        "retirement_tax_rate": 0, "currency": "KWD",
    },
]


def calculate(given, rounding):
    paid, growth = given["annual_contribution"], 1 + given["expected_return"] / PERCENT
    is_invested = given.get("tax_saved_invested", True)
    now = given["current_tax_rate"] / PERCENT if is_invested else Decimal(0)
    later = given["retirement_tax_rate"] / PERCENT
    roth = traditional = side = Decimal(0)
    for _ in range(int(given["years"])):
        roth = roth * growth + paid
        traditional = traditional * growth + paid
        side = side * growth + paid * now
    gain = max(Decimal(0), side - paid * now * given["years"])
    taxed = gain * given.get("capital_gains_tax_rate", Decimal(15)) / PERCENT
    kept = traditional - traditional * later + side - taxed
    return {
        "roth_future_value_after_tax": rounding.money(roth),
        "traditional_future_value_after_tax": rounding.money(kept),
        "roth_advantage": rounding.money(roth - kept),
        "break_even_retirement_tax_rate": rounding.percent((side - taxed) / traditional * PERCENT),
    }


def draw(random):
    return {
        "annual_contribution": drawing.amount(random, 500, 30_000),
        "years": drawing.whole(random, 1, 45, [1, 100]),
        "expected_return": drawing.rate(random, -2, 12, ("0", "1e-9", "-99.9999", "1000")),
        "current_tax_rate": drawing.rate(random, 0, 50, ("0", "1e-9", "100")),
        "retirement_tax_rate": drawing.rate(random, 0, 50, ("0", "1e-9", "100")),
        **drawing.optional(random, "capital_gains_tax_rate", drawing.rate(random, 0, 30, ("0", "1e-9", "100"))),
        **drawing.optional(random, "tax_saved_invested", random.choice([True, False])),
        **drawing.currency(random),
    }
