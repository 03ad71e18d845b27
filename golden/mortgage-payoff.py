"""Mortgage payoff: what payments besides the level one save, kept month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import more_digits

SOURCES = [
    "A month-by-month account: interest, the level payment and what is paid besides, never more than is owed",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the level payment",
]

EXAMPLES = 1
CASES = [
    {
        "balance": 250000, "interest_rate": 6, "remaining_months": 300, "extra_monthly": 200, "lump_sum": 10000,
        "lump_sum_month": 12, "currency": "USD",
    },
    # nothing besides
    {"balance": 200000, "interest_rate": 4, "remaining_months": 360},
    {"balance": 200000, "interest_rate": 4.5, "remaining_months": 360, "extra_monthly": 100},
    # at once
    {"balance": 150000, "interest_rate": 5, "remaining_months": 240, "lump_sum": 30000},
    # no interest: 12000 − 3600 − 1000 = 7400 in 13 payments of 600
    {
        "balance": 12000, "interest_rate": 0, "remaining_months": 24, "extra_monthly": 100, "lump_sum": 1000,
        "lump_sum_month": 6,
    },
    # the lump sum settles it
    {"balance": 50000, "interest_rate": 6, "remaining_months": 120, "lump_sum": 60000, "lump_sum_month": 24},
    # repaid before the lump sum
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "extra_monthly": 5000, "lump_sum": 10000,
        "lump_sum_month": 60,
    },
    {"balance": 30000000, "interest_rate": 1.2, "remaining_months": 420, "extra_monthly": 20000, "currency": "JPY"},
    # the lump sum settles it at once
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum": 1001},
    {"balance": 0.01, "interest_rate": 1000, "remaining_months": 3, "extra_monthly": 0.001, "currency": "KWD"},
    {
        "balance": 1000000000, "interest_rate": 3.3, "remaining_months": 600, "lump_sum": 100000000,
        "lump_sum_month": 300,
    },
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 348, "extra_monthly": 500, "lump_sum": 5000,
        "lump_sum_month": 1,
    },
    {"balance": 1000, "interest_rate": 0, "remaining_months": 1},
    {"balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum": 1000, "lump_sum_month": 0},
    # The lump sum is exactly what is owed
    {"balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum": 500, "lump_sum_month": 5},
    # And the payments before it are
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "extra_monthly": 100, "lump_sum": 500,
        "lump_sum_month": 5,
    },
    {"balance": 1000, "interest_rate": 1000, "remaining_months": 1200, "extra_monthly": 0.01},
    {
        "balance": 1000000000000, "interest_rate": 1e-100, "remaining_months": 1200, "lump_sum": 0.01,
        "lump_sum_month": 1199,
    },
]


def calculate(given, rounding):
    balance, months = given["balance"], int(given["remaining_months"])
    with more_digits(800):
        rate = rates.monthly(given["interest_rate"])
        payment = annuity.payment(balance, rate, months)
        until, paid = follow(given, rate, payment)
        before = payment * months - balance
    return {
        "interest_saved": rounding.money(before - (paid - balance)),
        "months_saved": Decimal(months - until),
        "months_to_payoff": Decimal(until),
        "monthly_payment": rounding.money(payment),
        "total_interest": rounding.money(paid - balance),
        "total_interest_before": rounding.money(before),
        "total_paid": rounding.money(paid),
    }


def follow(given, rate, payment):
    """The month in which nothing is owed any more, and all that was paid."""
    owed, paid = given["balance"], Decimal(0)
    lump, lump_month = given.get("lump_sum", Decimal(0)), given.get("lump_sum_month", 0)
    asked = payment + given.get("extra_monthly", 0)
    for month in range(int(given["remaining_months"]) + 1):
        if month > 0:
            owed += owed * rate
            part = min(asked, owed)
            owed, paid = rates.settled(owed - part, given["balance"]), paid + part
        if month == lump_month:
            part = min(lump, owed)
            owed, paid = rates.settled(owed - part, given["balance"]), paid + part
        if owed == 0:
            return month, paid
    raise AssertionError("the level payment repays the loan")


def draw(random):
    months = drawing.whole(random, 1, 360, (1, 2, 1200))
    balance = drawing.amount(random, 1_000, 600_000)
    lump = drawing.optional(random, "lump_sum", drawing.amount(random, 100, 50_000, "0"))
    when = Decimal(random.randint(0, int(months) - 1))
    return {
        "balance": balance,
        "interest_rate": drawing.rate(random, 0, 12),
        "remaining_months": months,
        **drawing.optional(random, "extra_monthly", drawing.amount(random, 1, 2_000, "0")),
        **lump,
        **drawing.optional(random, "lump_sum_month", when),
        **drawing.currency(random),
    }
