"""A home equity line of credit: interest alone while it is drawn, then level payments, month by month."""

from decimal import Decimal

import annuity
import counted_days
import drawing
import rates
from arithmetic import in_units, with_digits

SOURCES = [
    "Consumer Financial Protection Bureau, What you should know about home equity lines of credit",
    "paymentcalculatorhomeequityline.com, How HELOC payments work: 20,000 at 9 percent is 150 a month, then 180 for 20 years",
    "Month by month: interest is charged, a payment is made",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
]

EXAMPLES = 1
CASES = [
    {"balance": 60000, "credit_limit": 80000, "interest_rate": 8.5, "currency": "USD"},
    # paymentcalculatorhomeequityline.com: 150 a month, then about 180
    {"balance": 20000, "interest_rate": 9},
    # By hand: no interest, 100 a month
    {"balance": 12000, "interest_rate": 0, "draw_months": 60, "repayment_months": 120},
    # No draw period: a loan of 10746.95 a month, 144817.01 of interest
    {"balance": 500000, "interest_rate": 10.5, "draw_months": 0, "repayment_months": 60},
    # All of it at once
    {"balance": 50000, "interest_rate": 12, "draw_months": 12, "repayment_months": 1},
    {"balance": 80000, "credit_limit": 80000, "interest_rate": 7.25, "draw_months": 36, "repayment_months": 180},
    {"balance": 0.01, "interest_rate": 1000, "draw_months": 1200, "repayment_months": 1200},
    {"balance": 1000000000000, "interest_rate": 1000, "draw_months": 1200, "repayment_months": 1200},
    {"balance": 1000000000000, "interest_rate": 1e-100, "draw_months": 1200, "repayment_months": 1200},
    {"balance": 7500000, "interest_rate": 2.475, "currency": "JPY"},
    {"balance": 15250.125, "interest_rate": 6.75, "draw_months": 24, "currency": "KWD"},
    {"balance": 60000, "interest_rate": 8.5, "payment_rounding": "cent", "currency": "USD"},
    # The ledger of a loan of 320,000 at 7 percent: its last payment is 2126.33, its interest 446426.56
    {"balance": 320000, "interest_rate": 7, "draw_months": 0, "repayment_months": 360, "payment_rounding": "cent"},
    # By hand: three payments of 333.33, 333.33 and 333.34
    {"balance": 1000, "interest_rate": 0, "draw_months": 12, "repayment_months": 3, "payment_rounding": "cent"},
    {"balance": 1000000, "interest_rate": 5, "draw_months": 6, "repayment_months": 12, "payment_rounding": "cent", "currency": "JPY"},
    # By actual days: 31 and 29 of 366 are 433.15 and 405.21 at 365 days a year, and then level payments
    {
        "balance": 60000, "interest_rate": 8.5, "draw_months": 3, "repayment_months": 6, "start_date": "2024-01-01",
        "day_count_convention": "actual_365", "payment_rounding": "cent",
    },
    {
        "balance": 60000, "interest_rate": 8.5, "start_date": "2026-05-31", "day_count_convention": "actual_actual_isda",
        "level_payment_rule": "regular",
    },
    {"balance": 20000, "interest_rate": 9, "start_date": "2026-05-31"},
    {"balance": 15250.1255, "interest_rate": 6.75, "draw_months": 24, "payment_rounding": "cent", "currency": "KWD"},
]


def calculate(given, rounding):
    draw, repay = int(given.get("draw_months", 120)), int(given.get("repayment_months", 240))
    decimals = rounding.decimals if given.get("payment_rounding") == "cent" else None
    if counted_days.is_counted(given):
        kept = counted_days.keep(given, given["balance"], given["interest_rate"], draw, repay, decimals)
        return {
            "interest_only_monthly_payment": rounding.money(kept["first_interest"]),
            "monthly_payment": rounding.money(kept["level"]),
            "total_interest": rounding.money(kept["interest"]),
            "total_paid": rounding.money(kept["paid"]),
            "final_payment": rounding.money(kept["last"]),
            **kept["ends"],
        }
    ends = counted_days.payoff_date(given, given["balance"], given["interest_rate"], repay, decimals, draw)
    if decimals is not None:
        return {**ledger(given, draw, repay, rounding), **ends}
    # A falling balance loses the digits that it would gain in growth.
    with with_digits(450):
        balance, rate = given["balance"], rates.monthly(given["interest_rate"])
        interest_only, level = balance * rate, annuity.payment(balance, rate, repay)
        paid = interest_only * draw
        for _ in range(repay):
            balance, paid = balance * (1 + rate) - level, paid + level
    assert abs(balance) < given["balance"] * Decimal("1e-60")
    return {
        "interest_only_monthly_payment": rounding.money(interest_only),
        "monthly_payment": rounding.money(level),
        "total_interest": rounding.money(paid - given["balance"]),
        "total_paid": rounding.money(paid),
        **ends,
    }


def ledger(given, draw, repay, rounding):
    """Month by month in whole minor units, as a lender keeps it."""
    def booked(value):
        return in_units(value, rounding.decimals)

    balance = opening = booked(given["balance"])
    rate = rates.monthly(given["interest_rate"])
    interest_only, level = booked(balance * rate), booked(annuity.payment(balance, rate, repay))
    paid, last = interest_only * draw, Decimal(0)
    for month in range(1, repay + 1):
        owed = balance + booked(balance * rate)
        last = owed if month == repay or owed <= level else level
        balance, paid = owed - last, paid + last
        if balance == 0:
            break
    return {
        "interest_only_monthly_payment": rounding.money(interest_only),
        "monthly_payment": rounding.money(level),
        "total_interest": rounding.money(paid - opening),
        "total_paid": rounding.money(paid),
        "final_payment": rounding.money(last),
    }


def draw(random):
    balance = drawing.amount(random, 5_000, 300_000)
    given = {
        "balance": balance,
        **drawing.optional(random, "credit_limit", balance * random.choice([1, 2]) if balance < 10**11 else balance),
        "interest_rate": drawing.rate(random, 3, 14),
        **drawing.optional(random, "draw_months", drawing.whole(random, 0, 180, (0, 1, 1200))),
        **drawing.optional(random, "repayment_months", drawing.whole(random, 12, 300, (1, 2, 1200))),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"])),
        **drawing.currency(random),
    }
    return {**given, **counted_days.draw(random, given)}
