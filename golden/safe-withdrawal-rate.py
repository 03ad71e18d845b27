"""Safe withdrawal: what savings bear for a number of years, and how long they bear a spending."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, Refusal, floor, with_digits
from replies import Reply

SOURCES = [
    "Year by year in the money of each year: withdrawals rise with prices, each discounted on its own",
    "Kellison, The Theory of Interest, 3rd edition, sections 3.5 (perpetuities) and 3.6 (unknown time)",
]

EXAMPLES = 1
CASES = [
    {
        "current_savings": 1000000, "expected_return": 6, "inflation_rate": 2.5, "annual_expenses": 60000,
        "currency": "USD",
    },
    {"current_savings": 1000000, "expected_return": 5, "annual_expenses": 100000, "withdrawal_timing": "end"},
    # no return: 24 years
    {"current_savings": 600000, "expected_return": 0, "annual_expenses": 25000},
    # the return only keeps up with prices: 24000 a year, 15 years
    {
        "current_savings": 600000, "expected_return": 3, "inflation_rate": 3, "years": 25, "annual_expenses": 40000,
        "withdrawal_timing": "end",
    },
    {
        "current_savings": 500000, "expected_return": 2, "inflation_rate": 4, "years": 20, "final_balance": 100000,
        "annual_expenses": 30000,
    },
    # the savings grow to 110462.21 at the most
    {"current_savings": 100000, "expected_return": 1, "years": 10, "final_balance": 200000},
    # the spending is below the return
    {
        "current_savings": 80000000, "expected_return": 4, "inflation_rate": 1.5, "years": 35,
        "annual_expenses": 1000000, "currency": "JPY",
    },
    {"current_savings": 1000000000000, "expected_return": 1000, "inflation_rate": 0, "years": 100, "currency": "KWD"},
    {"current_savings": 250000, "expected_return": 4.25, "years": 15, "withdrawal_timing": "end"},
    {
        "current_savings": 2000000, "expected_return": 5, "inflation_rate": 3, "years": 40, "final_balance": 500000,
        "annual_expenses": 70000,
    },
    {"current_savings": 750000, "expected_return": 7, "inflation_rate": 0.0001, "years": 50},
    {"current_savings": 0.01, "expected_return": -50, "years": 1, "annual_expenses": 0.01},
    # two thirds of the first withdrawal
    {"current_savings": 1000000, "expected_return": 0, "annual_expenses": 1500000},
    # two thirds of the first withdrawal, whatever the return
    {"current_savings": 1000000, "expected_return": 50, "annual_expenses": 1500000},
    # year by year
    {"current_savings": 1000000, "expected_return": 10, "annual_expenses": 110000},
    {"current_savings": 500000, "expected_return": 5, "annual_expenses": 45000, "withdrawal_timing": "end"},
    # The savings grow to 110462.21 at the most, and pay 30000 for three years and a part of the fourth
    {"current_savings": 100000, "expected_return": 1, "years": 10, "final_balance": 200000, "annual_expenses": 30000},
    # Without a return: four years
    {
        "current_savings": 100000, "expected_return": 0, "years": 10, "final_balance": 100000.01, "annual_expenses": 25000,
        "withdrawal_timing": "end",
    },
    # Exactly what is left without withdrawals
    {"current_savings": 100, "expected_return": 100, "years": 3, "final_balance": 800},
    {"current_savings": 100, "expected_return": 100, "years": 3, "final_balance": 800.01},
    # The spending is exactly the return, and a cent more
    {
        "current_savings": 1000, "expected_return": 5, "annual_expenses": 50, "withdrawal_timing": "end",
        "currency": "eur",
    },
    {"current_savings": 1000, "expected_return": 5, "annual_expenses": 50.01, "withdrawal_timing": "end"},
    {"current_savings": 1000000000000, "expected_return": 0, "annual_expenses": 0.01},
    {"current_savings": 1000, "expected_return": -99.99, "annual_expenses": 1, "inflation_rate": 1000},
]

TOO_MUCH = "The savings never grow to final_balance, even without any withdrawal."
NEVER_OUT = "The spending is no more than the return, so the savings never run out."


def calculate(given, rounding):
    savings, years = given["current_savings"], int(given.get("years", 30))
    is_late = given.get("withdrawal_timing") == "end"
    spending = given.get("annual_expenses", Decimal(0))
    with with_digits(rates.ENOUGH):
        prices = 1 + rates.fraction(given.get("inflation_rate", Decimal(0)))
        # What the savings grow by in the money of today.
        growth = (1 + rates.fraction(given["expected_return"])) / prices
        spendable = rates.settled(savings - given.get("final_balance", 0) / growth**years, savings)
        if spendable < 0 and spending == 0:
            raise Refusal("goal-unreachable")
        when = range(1, years + 1) if is_late else range(years)
        withdrawal = None if spendable < 0 else spendable / sum(growth**-year for year in when)
        for_ever = max(savings - savings / growth, Decimal(0)) * (growth if is_late else 1)
        lasting = None if spending == 0 else years_lasting(savings, spending, growth, is_late)
    reply = Reply(given)
    with with_digits(rates.ENOUGH):
        of = {
            "annual_withdrawal": (1, rounding.money),
            "monthly_withdrawal": (1 / MONTHS, rounding.money),
            "withdrawal_rate": (PERCENT / savings, rounding.percent),
            "total_withdrawn": (sum(prices**year for year in when), rounding.money),
        }
        for name, (multiple, rounded) in of.items():
            reply.may_lack(name, None if withdrawal is None else withdrawal * multiple, rounded, TOO_MUCH)
    reply.put("perpetual_annual_withdrawal", rounding.money(for_ever))
    if spending > 0:
        reply.may_lack("years_lasting", lasting, rounding.years, NEVER_OUT)
    return reply.all()


def years_lasting(savings, spending, growth, is_late):
    """Full years, and the part of the next withdrawal that there is; None where the return pays for all."""
    rate, at_end = growth - 1, spending if is_late else spending * growth
    if rates.settled(at_end - savings * rate, savings) <= 0:
        return None
    time = savings / at_end if rate == 0 else (at_end / (at_end - savings * rate)).ln() / growth.ln()
    full = floor(time)
    left = savings * growth**full - at_end * annuity.future_factor(rate, full)
    return full + (left * growth if is_late else left) / spending


def draw(random):
    saved = drawing.amount(random, 10_000, 3_000_000)
    usual = Decimal(repr(float(f"{max(saved * random.randint(5, 150) / 1_000, Decimal('0.01')):.6g}")))
    hard = ("0", "1e-9", "-50", "1000")
    return {
        "current_savings": saved,
        "expected_return": rates.growing(random, drawing),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, -2, 8, hard)),
        **drawing.optional(random, "years", drawing.whole(random, 1, 50, (1, 2, 100))),
        **drawing.optional(random, "final_balance", drawing.amount(random, 0, 500_000, "0"), 0.3),
        **drawing.optional(random, "annual_expenses", min(usual, Decimal(10**12)), 0.7),
        **drawing.optional(random, "withdrawal_timing", random.choice(["begin", "end"])),
        **drawing.currency(random),
    }
