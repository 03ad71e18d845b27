"""Mortgage payoff: what payments besides the level one save, kept month by month."""

from decimal import Decimal

import annuity
import dates
import drawing
import rates
from arithmetic import in_units, with_digits

SOURCES = [
    "A month-by-month account: interest, the level payment and what is paid besides, never more than is owed",
    "Ledgers in whole minor units: every payment and the interest of each month rounded, the last payment settles the rest",
    "Python's datetime and calendar modules: the Gregorian calendar",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the level payment",
]

EXAMPLES = 1
CASES = [
    {
        "balance": 250000, "interest_rate": 6, "remaining_months": 300, "extra_monthly_payment": 200, "lump_sum_payment": 10000,
        "lump_sum_month": 12, "currency": "USD",
    },
    # nothing besides
    {"balance": 200000, "interest_rate": 4, "remaining_months": 360},
    {"balance": 200000, "interest_rate": 4.5, "remaining_months": 360, "extra_monthly_payment": 100},
    # at once
    {"balance": 150000, "interest_rate": 5, "remaining_months": 240, "lump_sum_payment": 30000},
    # no interest: 12000 − 3600 − 1000 = 7400 in 13 payments of 600
    {
        "balance": 12000, "interest_rate": 0, "remaining_months": 24, "extra_monthly_payment": 100, "lump_sum_payment": 1000,
        "lump_sum_month": 6,
    },
    # the lump sum settles it
    {"balance": 50000, "interest_rate": 6, "remaining_months": 120, "lump_sum_payment": 60000, "lump_sum_month": 24},
    # repaid before the lump sum
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "extra_monthly_payment": 5000, "lump_sum_payment": 10000,
        "lump_sum_month": 60,
    },
    {"balance": 30000000, "interest_rate": 1.2, "remaining_months": 420, "extra_monthly_payment": 20000, "currency": "JPY"},
    # the lump sum settles it at once
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001},
    {"balance": 0.01, "interest_rate": 1000, "remaining_months": 3, "extra_monthly_payment": 0.001, "currency": "KWD"},
    {
        "balance": 1000000000, "interest_rate": 3.3, "remaining_months": 600, "lump_sum_payment": 100000000,
        "lump_sum_month": 300,
    },
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 348, "extra_monthly_payment": 500, "lump_sum_payment": 5000,
        "lump_sum_month": 1,
    },
    {"balance": 1000, "interest_rate": 0, "remaining_months": 1},
    {"balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 1000, "lump_sum_month": 0},
    # The lump sum is exactly what is owed
    {"balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 500, "lump_sum_month": 5},
    # And the payments before it are
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "extra_monthly_payment": 100, "lump_sum_payment": 500,
        "lump_sum_month": 5,
    },
    {"balance": 1000, "interest_rate": 1000, "remaining_months": 1200, "extra_monthly_payment": 0.01},
    {
        "balance": 1000000000000, "interest_rate": 1e-100, "remaining_months": 1200, "lump_sum_payment": 0.01,
        "lump_sum_month": 1199,
    },
    # In cents; without extra payments an anchor: 200,000 at 6 %, 1200.14 last, interest 231677.04
    {"balance": 200000, "interest_rate": 6, "remaining_months": 360, "payment_rounding": "cent", "currency": "USD"},
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 360, "extra_monthly_payment": 200, "lump_sum_payment": 10000,
        "lump_sum_month": 12, "payment_rounding": "cent",
    },
    # No interest: 333.33, 333.33 and 333.34
    {"balance": 1000, "interest_rate": 0, "remaining_months": 3, "payment_rounding": "cent"},
    # 66.67 fourteen times, and 66.62
    {"balance": 1000, "interest_rate": 0, "remaining_months": 15, "payment_rounding": "cent"},
    {"balance": 1000, "interest_rate": 9, "remaining_months": 1, "payment_rounding": "cent"},
    # Half a cent a month is a cent: repaid in half of the months
    {"balance": 0.06, "interest_rate": 0, "remaining_months": 12, "payment_rounding": "cent"},
    # Less than half a cent is none: all is in the last payment
    {"balance": 0.01, "interest_rate": 5, "remaining_months": 12, "payment_rounding": "cent"},
    # Nothing in whole yen
    {"balance": 0.4, "interest_rate": 5, "remaining_months": 12, "payment_rounding": "cent", "currency": "JPY"},
    {
        "balance": 30000000, "interest_rate": 1.2, "remaining_months": 420, "extra_monthly_payment": 20000.5,
        "payment_rounding": "cent", "currency": "JPY",
    },
    # The lump sum settles it today, after a payment, and after the payments have
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001, "payment_rounding": "cent"},
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "lump_sum_payment": 60000, "lump_sum_month": 24,
        "payment_rounding": "cent",
    },
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "extra_monthly_payment": 5000, "lump_sum_payment": 10000,
        "lump_sum_month": 60, "payment_rounding": "cent",
    },
    # The lump sum is exactly what is owed, and a cent less
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 500, "lump_sum_month": 5,
        "payment_rounding": "cent",
    },
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 499.99, "lump_sum_month": 5,
        "payment_rounding": "cent",
    },
    {
        "balance": 150000.0005, "interest_rate": 9.75, "remaining_months": 240, "extra_monthly_payment": 75.1255,
        "payment_rounding": "cent", "currency": "KWD",
    },
    {
        "balance": 1e12, "interest_rate": 1000, "remaining_months": 1200, "extra_monthly_payment": 0.01,
        "payment_rounding": "cent",
    },
    # 360 months after the 29th of February
    {"balance": 200000, "interest_rate": 6, "remaining_months": 360, "start_date": "2024-02-29", "payment_rounding": "cent"},
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 348, "extra_monthly_payment": 500, "lump_sum_payment": 5000,
        "lump_sum_month": 1, "start_date": "2026-01-31",
    },
    # The lump sum settles it today, and after payment 5
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001, "start_date": "2026-03-31"},
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 500, "lump_sum_month": 5,
        "start_date": "2026-09-30", "payment_rounding": "cent",
    },
    # Too late
    {"balance": 1000, "interest_rate": 8, "remaining_months": 1200, "start_date": "2100-01-01"},
]


def calculate(given, rounding):
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    balance, months = booked(given["balance"], cents), int(given["remaining_months"])
    with with_digits(450):
        rate = rates.monthly(given["interest_rate"])
        payment = booked(annuity.payment(balance, rate, months), cents)
        until, paid, last = follow(given, balance, rate, payment, cents)
        until_before, paid_before = months, payment * months
        if cents is not None:
            until_before, paid_before, _ = follow({"remaining_months": months}, balance, rate, payment, cents)
    return {
        "interest_saved": rounding.money(paid_before - paid),
        "months_saved": Decimal(until_before - until),
        "months_to_payoff": Decimal(until),
        **dates.payoff_date(given, until),
        "monthly_payment": rounding.money(payment),
        "total_interest": rounding.money(paid - balance),
        "total_interest_without_extra": rounding.money(paid_before - balance),
        "total_paid": rounding.money(paid),
        **({} if cents is None else {"final_payment": rounding.money(last)}),
    }


def booked(value, cents):
    """As a ledger in whole minor units has it; without one as it is."""
    return value if cents is None else in_units(value, cents)


def follow(given, balance, rate, payment, cents):
    """The month in which nothing is owed any more, all that was paid, and what was paid in that month."""
    owed, paid = balance, Decimal(0)
    lump, lump_month = booked(given.get("lump_sum_payment", Decimal(0)), cents), given.get("lump_sum_month", 0)
    asked = payment + booked(given.get("extra_monthly_payment", Decimal(0)), cents)
    months = int(given["remaining_months"])
    for month in range(months + 1):
        paid_before = paid
        if month > 0:
            owed += booked(owed * rate, cents)
            part = owed if cents is not None and month == months else min(asked, owed)
            owed, paid = rates.settled(owed - part, balance), paid + part
        if month == lump_month:
            part = min(lump, owed)
            owed, paid = rates.settled(owed - part, balance), paid + part
        if owed == 0:
            return month, paid, paid - paid_before
    raise AssertionError("the level payment repays the loan")


def draw(random):
    months = drawing.whole(random, 1, 360, (1, 2, 1200))
    balance = drawing.amount(random, 1_000, 600_000)
    lump = drawing.optional(random, "lump_sum_payment", drawing.amount(random, 100, 50_000, "0"))
    when = Decimal(random.randint(0, int(months) - 1))
    return {
        "balance": balance,
        "interest_rate": drawing.rate(random, 0, 12),
        "remaining_months": months,
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 1, 2_000, "0")),
        **lump,
        **drawing.optional(random, "lump_sum_month", when),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
        **dates.draw_start(random),
    }
