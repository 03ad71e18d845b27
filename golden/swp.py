"""SWP: what a monthly withdrawal leaves of an investment, kept month by month."""

from decimal import Decimal

import drawing
import rates
from arithmetic import PERCENT, with_digits

SOURCES = [
    "A month-by-month account: the withdrawal at the beginning or end of the month, and the growth of the month",
    "Kellison, The Theory of Interest, 3rd edition, section 4.7: the withdrawal that lasts is what is invested, "
    "divided by the present value of withdrawals of 1",
]

EXAMPLES = 1
CASES = [
    # the usual example of Indian fund houses' calculators, growth before the withdrawal
    {"initial_investment": 1000000, "monthly_withdrawal": 10000, "annual_return": 10, "years": 10, "currency": "INR"},
    # the same example, withdrawal before the growth
    {
        "initial_investment": 1000000, "monthly_withdrawal": 10000, "annual_return": 10, "years": 10,
        "withdrawal_timing": "begin", "currency": "INR",
    },
    # used up before the end
    {"initial_investment": 500000, "monthly_withdrawal": 8000, "annual_return": 6, "years": 10},
    # no return: the 120th withdrawal takes the last
    {"initial_investment": 120000, "monthly_withdrawal": 1000, "annual_return": 0, "years": 10},
    {
        "initial_investment": 120000, "monthly_withdrawal": 1000, "annual_return": 0, "years": 20,
        "withdrawal_timing": "begin",
    },
    {
        "initial_investment": 800000, "monthly_withdrawal": 3000, "annual_return": 7, "years": 30,
        "withdrawal_growth_rate": 3, "currency": "USD",
    },
    {
        "initial_investment": 800000, "monthly_withdrawal": 4000, "annual_return": 7, "years": 30,
        "withdrawal_growth_rate": 5, "rate_convention": "effective", "withdrawal_timing": "begin",
    },
    {
        "initial_investment": 30000000, "monthly_withdrawal": 150000, "annual_return": 2, "years": 15,
        "withdrawal_growth_rate": 1, "currency": "JPY",
    },
    # the first withdrawal takes all
    {"initial_investment": 1000, "monthly_withdrawal": 5000, "annual_return": 5, "years": 1},
    {
        "initial_investment": 100000, "monthly_withdrawal": 500, "annual_return": -5, "years": 12,
        "withdrawal_growth_rate": -10, "currency": "KWD",
    },
    {"initial_investment": 1000000000000, "monthly_withdrawal": 0.01, "annual_return": 12, "years": 2},
    {
        "initial_investment": 250000, "monthly_withdrawal": 1500, "annual_return": 8, "years": 1,
        "rate_convention": "effective",
    },
    # used up in the last year
    {"initial_investment": 60000, "monthly_withdrawal": 1000, "annual_return": 4, "years": 5, "withdrawal_growth_rate": 2},
    {
        "initial_investment": 1000, "monthly_withdrawal": 1000, "annual_return": 5, "years": 1,
        "withdrawal_timing": "begin",
    },
    {"initial_investment": 1000, "monthly_withdrawal": 1000, "annual_return": 0, "years": 1, "currency": "eur"},
    {"initial_investment": 1000000000000, "monthly_withdrawal": 0.01, "annual_return": 1000, "years": 100},
    {
        "initial_investment": 1000000000000, "monthly_withdrawal": 0.01, "annual_return": 10, "years": 100,
        "withdrawal_growth_rate": -50,
    },
    {
        "initial_investment": 1000, "monthly_withdrawal": 1, "annual_return": -99.99, "years": 100,
        "withdrawal_growth_rate": 100,
    },
    # A year earns as much as the withdrawals rise
    {
        "initial_investment": 100000, "monthly_withdrawal": 300, "annual_return": 5, "years": 25, "withdrawal_growth_rate": 5,
        "rate_convention": "effective",
    },
]


def calculate(given, rounding):
    first, months = given["monthly_withdrawal"], int(given["years"]) * 12
    is_early = given.get("withdrawal_timing") == "begin"
    with with_digits(450):
        rate = rates.monthly(given["annual_return"], given.get("rate_convention", "nominal"))
        rise = 1 + given.get("withdrawal_growth_rate", Decimal(0)) / PERCENT
        sizes = [rise ** (month // 12) for month in range(months)]
        left, withdrawn, lasting = follow(given["initial_investment"], [first * size for size in sizes], rate, is_early)
        sustainable = given["initial_investment"] / worth(sizes, rate, is_early)
    output = {
        "future_value": rounding.money(left),
        "total_withdrawn": rounding.money(withdrawn),
        "wealth_gained": rounding.money(withdrawn + left - given["initial_investment"]),
    }
    if lasting is not None:
        output["months_lasting"] = Decimal(lasting)
    output["sustainable_monthly_withdrawal"] = rounding.money(sustainable)
    return output


def follow(balance, withdrawals, rate, is_early):
    """What is left, all that is withdrawn, and in which month the last of it, if it is."""
    withdrawn = Decimal(0)
    for month, asked in enumerate(withdrawals, 1):
        there = balance if is_early else balance * (1 + rate)
        rest = rates.settled(there - asked, max(there, asked))
        if rest <= 0:
            return Decimal(0), withdrawn + there, month
        withdrawn += asked
        balance = rest * (1 + rate) if is_early else rest
    return balance, withdrawn, None


def worth(withdrawals, rate, is_early):
    """Their value at the beginning."""
    total, discount = Decimal(0), 1 / (1 + rate)
    for one in reversed(withdrawals):
        total = total * discount + one
    return total if is_early else total * discount


def draw(random):
    invested = drawing.amount(random, 10_000, 2_000_000)
    share = Decimal(random.randint(1, 300)) / 20_000
    usual = Decimal(repr(float(f"{max(invested * share, Decimal('0.01')):.6g}")))
    return {
        "initial_investment": invested,
        "monthly_withdrawal": random.choice([usual, usual, drawing.amount(random, 100, 10_000)]),
        "annual_return": rates.growing(random, drawing),
        "years": drawing.whole(random, 1, 30, (1, 2, 100)),
        **drawing.optional(random, "withdrawal_growth_rate", drawing.rate(random, -5, 8, ("0", "1e-9", "-50", "100"))),
        **drawing.optional(random, "withdrawal_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
