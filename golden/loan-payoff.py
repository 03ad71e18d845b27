"""Loan payoff: when a fixed payment repays a loan, and what extra payments save."""

from decimal import Decimal

import drawing
import payoffs
import rates
from arithmetic import Refusal
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.6 (unknown time) and 5.2 (retrospective balance)",
]

EXAMPLES = 1
CASES = [
    {"balance": 8000, "annual_rate": 7, "monthly_payment": 150, "extra_monthly_payment": 50, "currency": "USD"},
    # numpy-financial's documentation of nper: 64.07335 payments
    {"balance": 8000, "annual_rate": 7, "monthly_payment": 150},
    {
        "balance": 200000, "annual_rate": 6.5, "monthly_payment": 1500, "extra_monthly_payment": 250,
        "extra_one_time_payment": 10000,
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
        "balance": 3500000, "annual_rate": 1.2, "monthly_payment": 35000, "extra_one_time_payment": 500000,
        "currency": "JPY",
    },
    {
        "balance": 2500.125, "annual_rate": 5.25, "monthly_payment": 101.5, "extra_monthly_payment": 7.375,
        "currency": "KWD",
    },
    {"balance": 0.01, "annual_rate": 0, "monthly_payment": 1000000000000},
    {"balance": 1000000000000, "annual_rate": 1000, "monthly_payment": 900000000000, "extra_one_time_payment": 1},
    {"balance": 50000, "annual_rate": 1e-09, "monthly_payment": 333.33},
    # More payments than can be counted
    {"balance": 1000000000000, "annual_rate": 0, "monthly_payment": 0.01},
    {"balance": 1000000000000, "annual_rate": 1e-9, "monthly_payment": 0.84},
    {"balance": 1000, "annual_rate": 1e-30, "monthly_payment": 100, "extra_one_time_payment": 999.99},
    {"balance": 1000, "annual_rate": 1000, "monthly_payment": 833.34, "extra_monthly_payment": 0.01},
]

NEVER = "monthly_payment alone never pays off the loan."


def calculate(given, rounding):
    balance, rate = given["balance"], rates.monthly(given["annual_rate"])
    monthly, once = given["monthly_payment"], given.get("extra_one_time_payment", Decimal(0))
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
    reply.put("months", Decimal(count))
    reply.put("total_interest", rounding.money(paid - balance))
    reply.put("total_paid", rounding.money(paid))
    reply.put("final_payment", rounding.money(last))
    reply.may_lack("months_saved", saved, lambda value: value, NEVER)
    reply.may_lack("interest_saved", saved_interest, rounding.money, NEVER)
    return reply.all()


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
        **({"extra_one_time_payment": once} if once < balance and random.random() < 0.4 else {}),
        **drawing.currency(random),
    }
