"""Loan payoff: when a fixed payment repays a loan, and what extra payments save."""

from decimal import Decimal

import dates
import drawing
import payoffs
import rates
from arithmetic import Refusal, in_units
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.6 (unknown time) and 5.2 (retrospective balance)",
    "Ledgers in whole minor units: every payment and the interest of each month rounded, the last payment settles the rest",
    "Python's datetime and calendar modules: the Gregorian calendar",
]

EXAMPLES = 1
CASES = [
    {"balance": 8000, "annual_rate": 7, "monthly_payment": 150, "extra_monthly_payment": 50, "currency": "USD"},
    # numpy-financial's documentation of nper: 64.07335 payments
    {"balance": 8000, "annual_rate": 7, "monthly_payment": 150},
    {
        "balance": 200000, "annual_rate": 6.5, "monthly_payment": 1500, "extra_monthly_payment": 250,
        "lump_sum_payment": 10000,
    },
    # Without the extra payment never repaid: 199.90 of interest a month
    {"balance": 12000, "annual_rate": 19.99, "monthly_payment": 190, "extra_monthly_payment": 60, "currency": "EUR"},
    # Ten payments, by definition
    {"balance": 1000, "annual_rate": 0, "monthly_payment": 100},
    {"balance": 1000, "annual_rate": 0, "monthly_payment": 300, "extra_monthly_payment": 0.01},
    # 201·1.01² = 102.01·(1.01 + 1): exactly two payments
    {"balance": 201, "annual_rate": 12, "monthly_payment": 102.01},
    # One payment, by definition
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 1010},
    # A third of a cent above the interest of a month
    {"balance": 280000, "annual_rate": 8, "monthly_payment": 1866.67},
    # Less than the interest of a month
    {"balance": 280000, "annual_rate": 8, "monthly_payment": 1866.66},
    # Exactly the interest of a month
    {"balance": 1200, "annual_rate": 10, "monthly_payment": 10},
    {
        "balance": 3500000, "annual_rate": 1.2, "monthly_payment": 35000, "lump_sum_payment": 500000,
        "currency": "JPY",
    },
    {
        "balance": 2500.125, "annual_rate": 5.25, "monthly_payment": 101.5, "extra_monthly_payment": 7.375,
        "currency": "KWD",
    },
    {"balance": 0.01, "annual_rate": 0, "monthly_payment": 1000000000000},
    {"balance": 1000000000000, "annual_rate": 1000, "monthly_payment": 900000000000, "lump_sum_payment": 1},
    {"balance": 50000, "annual_rate": 1e-09, "monthly_payment": 333.33},
    # More payments than can be counted
    {"balance": 1000000000000, "annual_rate": 0, "monthly_payment": 0.01},
    {"balance": 1000000000000, "annual_rate": 1e-9, "monthly_payment": 0.84},
    {"balance": 1000, "annual_rate": 1e-30, "monthly_payment": 100, "lump_sum_payment": 999.99},
    {"balance": 1000, "annual_rate": 1000, "monthly_payment": 833.34, "extra_monthly_payment": 0.01},
    # In cents
    {
        "balance": 8000, "annual_rate": 7, "monthly_payment": 150, "extra_monthly_payment": 50, "currency": "USD",
        "payment_rounding": "cent",
    },
    # An anchor: of a mortgage the 360th payment of 1200.14 settles; here a 361st has the 1.04 above the level one, and interest
    {"balance": 200000, "annual_rate": 6, "monthly_payment": 1199.1, "payment_rounding": "cent"},
    {
        "balance": 200000, "annual_rate": 6.5, "monthly_payment": 1500, "extra_monthly_payment": 250,
        "lump_sum_payment": 10000, "payment_rounding": "cent",
    },
    # No interest: ten payments of 100; 300.01 three times and 99.97
    {"balance": 1000, "annual_rate": 0, "monthly_payment": 100, "payment_rounding": "cent"},
    {
        "balance": 1000, "annual_rate": 0, "monthly_payment": 300, "extra_monthly_payment": 0.01,
        "payment_rounding": "cent",
    },
    # One payment of exactly what is owed, and a cent more
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 1010, "payment_rounding": "cent"},
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 1010.01, "payment_rounding": "cent"},
    # A cent above the interest of the first month, and no more than it
    {"balance": 2000, "annual_rate": 100, "monthly_payment": 166.68, "payment_rounding": "cent"},
    {"balance": 2000, "annual_rate": 100, "monthly_payment": 166.67, "payment_rounding": "cent"},
    {
        "balance": 2000, "annual_rate": 100, "monthly_payment": 166.67, "extra_monthly_payment": 0.01,
        "payment_rounding": "cent",
    },
    # 2,400 payments, 2,401 of them, and only with the extra ones fewer
    {"balance": 2400, "annual_rate": 0, "monthly_payment": 1, "payment_rounding": "cent"},
    {"balance": 2400.01, "annual_rate": 0, "monthly_payment": 1, "payment_rounding": "cent"},
    {
        "balance": 2400.01, "annual_rate": 0, "monthly_payment": 1, "extra_monthly_payment": 0.5,
        "payment_rounding": "cent",
    },
    # The interest of a month is less than half a cent, although an unrounded calculation has some
    {"balance": 10, "annual_rate": 0.5, "monthly_payment": 1, "payment_rounding": "cent"},
    {
        "balance": 3500000, "annual_rate": 1.2, "monthly_payment": 35000.4, "lump_sum_payment": 500000.5,
        "currency": "JPY", "payment_rounding": "cent",
    },
    # Nothing in whole yen
    {"balance": 0.4, "annual_rate": 1.2, "monthly_payment": 0.4, "currency": "JPY", "payment_rounding": "cent"},
    {
        "balance": 2500.125, "annual_rate": 5.25, "monthly_payment": 101.5, "extra_monthly_payment": 7.375,
        "currency": "KWD", "payment_rounding": "cent",
    },
    {"balance": 1e12, "annual_rate": 1000, "monthly_payment": 1e12, "payment_rounding": "cent"},
    # Ten months after the 31st of August and of April: the last days of June and of February
    {"balance": 1000, "annual_rate": 0, "monthly_payment": 100, "start_date": "2026-08-31"},
    {"balance": 1000, "annual_rate": 0, "monthly_payment": 100, "start_date": "2027-04-30", "payment_rounding": "cent"},
    {"balance": 8000, "annual_rate": 7, "monthly_payment": 150, "extra_monthly_payment": 50, "start_date": "2026-01-15"},
    # The 24th payment on the last day of 2199, and a day too late; more months than a calendar has
    {"balance": 2400, "annual_rate": 0, "monthly_payment": 100, "start_date": "2197-12-31"},
    {"balance": 2400.01, "annual_rate": 0, "monthly_payment": 100, "start_date": "2197-12-31"},
    {"balance": 2400, "annual_rate": 0, "monthly_payment": 100, "start_date": "2198-01-01", "payment_rounding": "cent"},
    {"balance": 1000000000000, "annual_rate": 0, "monthly_payment": 0.01, "start_date": "1900-01-01"},
    # Never paid off without the extra payment: the date is there
    {
        "balance": 12000, "annual_rate": 19.99, "monthly_payment": 190, "extra_monthly_payment": 60, "currency": "EUR",
        "start_date": "2024-02-29",
    },
]

NEVER = "monthly_payment alone never pays off the loan."


TOO_LONG = "monthly_payment alone takes more than 2,400 payments."
MAX_IN_LEDGER = 2400


def calculate(given, rounding):
    if given.get("payment_rounding") == "cent":
        return calculate_in_cents(given, rounding)
    balance, rate = given["balance"], rates.monthly(given["annual_rate"])
    monthly, once = given["monthly_payment"], given.get("lump_sum_payment", Decimal(0))
    raised = monthly + given.get("extra_monthly_payment", 0)
    if not payoffs.is_repaid(balance - once, rate, raised):
        raise Refusal("goal-unreachable")
    count, last = payoffs.pay_off(balance - once, rate, raised)
    paid = once + payoffs.total(count, raised, last)
    saved = saved_interest = None
    if payoffs.is_repaid(balance, rate, monthly):
        count_before, last_before = payoffs.pay_off(balance, rate, monthly)
        saved = Decimal(count_before - count)
        saved_interest = payoffs.total(count_before, monthly, last_before) - paid
    reply = Reply(given)
    reply.put("months_to_payoff", Decimal(count))
    reply.put_all(dates.payoff_date(given, count))
    reply.put("total_interest", rounding.money(paid - balance))
    reply.put("total_paid", rounding.money(paid))
    reply.put("final_payment", rounding.money(last))
    reply.may_lack("months_saved", saved, lambda value: value, NEVER)
    reply.may_lack("interest_saved", saved_interest, rounding.money, NEVER)
    return reply.all()


def calculate_in_cents(given, rounding):
    def in_cents(name):
        return in_units(given.get(name, Decimal(0)), rounding.decimals)

    balance, monthly, once = (in_cents(name) for name in ("balance", "monthly_payment", "lump_sum_payment"))
    rate, raised = rates.monthly(given["annual_rate"]), monthly + in_cents("extra_monthly_payment")
    if raised <= in_units((balance - once) * rate, rounding.decimals):
        raise Refusal("goal-unreachable")
    payments = keep(balance - once, rate, raised, rounding.decimals)
    if payments is None:
        raise Refusal("result-out-of-range")
    paid = once + sum(payments)
    reply = Reply(given)
    reply.put("months_to_payoff", Decimal(len(payments)))
    reply.put_all(dates.payoff_date(given, len(payments)))
    reply.put("total_interest", rounding.money(paid - balance))
    reply.put("total_paid", rounding.money(paid))
    reply.put("final_payment", rounding.money(payments[-1]))
    is_repaid = monthly > in_units(balance * rate, rounding.decimals)
    before = keep(balance, rate, monthly, rounding.decimals) if is_repaid else None
    why = TOO_LONG if is_repaid else NEVER
    reply.may_lack("months_saved", before and Decimal(len(before) - len(payments)), lambda value: value, why)
    reply.may_lack("interest_saved", before and sum(before) - paid, rounding.money, why)
    return reply.all()


def keep(balance, rate, payment, decimals):
    """The payments of a ledger in whole minor units, at least one; None where they are too many."""
    payments = []
    while balance > 0 or not payments:
        if len(payments) == MAX_IN_LEDGER:
            return None
        owed = balance + in_units(balance * rate, decimals)
        payments.append(min(payment, owed))
        balance = owed - payments[-1]
    return payments


def draw(random):
    balance = drawing.amount(random, 500, 500_000)
    share = Decimal(random.randint(1, 400)) / 4_000
    usual = Decimal(repr(float(f"{max(balance * share, Decimal('0.01')):.6g}")))
    once = drawing.amount(random, 10, 20_000, "0")
    return {
        "balance": balance,
        "annual_rate": drawing.rate(random, 0, 25, ("0", "1e-9", "1e-30", "1000")),
        "monthly_payment": random.choice([usual, usual, usual, drawing.amount(random, 50, 5_000)]),
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 1, 1_000, "0", "1e9")),
        **({"lump_sum_payment": once} if once < balance and random.random() < 0.4 else {}),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
        **dates.draw_start(random),
    }
