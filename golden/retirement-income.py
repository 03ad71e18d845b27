"""Retirement income: a share of the savings, which grows from year to year, and how long there is one."""

from decimal import Decimal

import drawing
import rates
from arithmetic import MONTHS, with_digits
from modules import module_of
from replies import Reply

WITHDRAWAL = module_of("safe-withdrawal-rate")
SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.6 (unknown time): withdrawals discounted by their own growth",
]

EXAMPLES = 1
CASES = [
    {
        "current_savings": 800000, "expected_return": 5, "withdrawal_growth_rate": 2, "inflation_rate": 2.5,
        "years": 25, "currency": "USD",
    },
    # By definition: 40,000 a year, 25 years
    {"current_savings": 1000000, "expected_return": 0, "years": 25},
    # All but the last of 26 years
    {"current_savings": 1000000, "expected_return": 0, "years": 26},
    # The withdrawals grow as the savings do: 20 times 5 %
    {"current_savings": 500000, "expected_return": 3, "withdrawal_growth_rate": 3, "withdrawal_rate": 5, "years": 20},
    # Less than the return
    {"current_savings": 500000, "expected_return": 8, "inflation_rate": 2},
    # Exactly the return: 100 of 2,100, the rest earns 5 %
    {"current_savings": 2100, "expected_return": 5, "withdrawal_rate": 4.76190476190476, "years": 40},
    # All at once, and more than half
    {"current_savings": 1000, "expected_return": 7, "withdrawal_rate": 100, "years": 1},
    {"current_savings": 1000, "expected_return": 7, "withdrawal_rate": 100, "years": 2},
    {"current_savings": 1000, "expected_return": 0, "withdrawal_rate": 60, "years": 2},
    {
        "current_savings": 60000000, "expected_return": 2.5, "withdrawal_rate": 4.5, "withdrawal_growth_rate": 1,
        "inflation_rate": 1.25, "years": 35, "currency": "JPY",
    },
    {
        "current_savings": 250000.125, "expected_return": 4.25, "withdrawal_rate": 6, "withdrawal_growth_rate": -2,
        "inflation_rate": -1, "years": 15, "currency": "KWD",
    },
    {"current_savings": 1e12, "expected_return": 1000, "withdrawal_growth_rate": 1000, "years": 100},
    {"current_savings": 0.01, "expected_return": -99.99, "withdrawal_rate": 0.01, "years": 1},
    {"current_savings": 1000, "expected_return": 1e-100, "withdrawal_rate": 5, "withdrawal_growth_rate": -50, "years": 3},
]

TOO_SOON = "The savings run out before the end of the last year."
NEVER_OUT = WITHDRAWAL.NEVER_OUT


def calculate(given, rounding):
    def of(name, usual="0"):
        return given.get(name, Decimal(usual))

    savings, years = given["current_savings"], int(of("years", "30"))
    with with_digits(rates.ENOUGH):
        first = savings * rates.fraction(of("withdrawal_rate", "4"))
        growth = 1 + rates.fraction(of("withdrawal_growth_rate"))
        lasting = WITHDRAWAL.years_lasting(savings, first, (1 + rates.fraction(given["expected_return"])) / growth, False)
        final = None if lasting is not None and int(lasting) < years else first * growth ** (years - 1)
        prices = (1 + rates.fraction(of("inflation_rate"))) ** (years - 1)
        real = None if final is None else final / prices
    reply = Reply(given)
    reply.put("first_year_withdrawal", rounding.money(first))
    reply.may_lack("final_year_withdrawal", final, rounding.money, TOO_SOON)
    reply.put("monthly_withdrawal", rounding.money(first / MONTHS))
    reply.may_lack("real_final_year_withdrawal", real, rounding.money, TOO_SOON)
    reply.may_lack("years_lasting", lasting, rounding.years, NEVER_OUT)
    return reply.all()


def draw(random):
    hard = ("0", "1e-9", "-50", "1000")
    return {
        "current_savings": drawing.amount(random, 10_000, 3_000_000),
        "expected_return": rates.growing(random, drawing),
        **drawing.optional(random, "withdrawal_rate", drawing.rate(random, 2, 12, ("0.01", "50", "100", "4"))),
        **drawing.optional(random, "withdrawal_growth_rate", drawing.rate(random, -2, 6, hard)),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, -2, 8, hard)),
        **drawing.optional(random, "years", drawing.whole(random, 1, 50, (1, 2, 100))),
        **drawing.currency(random),
    }
