"""Student loan: interest until repayment begins, and the repayment kept month by month."""

from decimal import Decimal

import annuity
import counted_days
import dates
import drawing
import rates
from arithmetic import PERCENT, in_units, with_digits

SOURCES = [
    "34 CFR 685.202(b) (interest and its capitalization), 685.208(b) (standard repayment: fixed payments over the term), 685.211(a) (interest first)",
    "Month by month: the payment goes to unpaid interest beside the loan, to the interest of the month, to the loan",
    "Ledgers in whole minor units: every payment and the interest of each month rounded, the last payment settles the rest",
    "Python's datetime and calendar modules: the Gregorian calendar",
    *counted_days.SOURCES,
]

EXAMPLES = 1
CASES = [
    {"principal": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50, "currency": "USD"},
    # Published example (finder.com, student loan interest capitalization): $212.13 and $5,455.72
    {
        "principal": 20000, "annual_rate": 5, "months_in_school": 6, "subsidized": True,
        "unpaid_interest_treatment": "capitalized",
    },
    # Same page, unsubsidized: $222.74
    {"principal": 20000, "annual_rate": 5, "months_in_school": 6, "unpaid_interest_treatment": "capitalized"},
    # The standard payment of federal loans at 6.8 %: $115.08 for $10,000
    {"principal": 10000, "annual_rate": 6.8, "grace_months": 0, "unpaid_interest_treatment": "capitalized"},
    {
        "principal": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50, "currency": "USD",
        "unpaid_interest_treatment": "capitalized",
    },
    {"principal": 27500, "annual_rate": 6.53, "months_in_school": 36, "unpaid_interest_treatment": "separate"},
    {
        "principal": 27500, "annual_rate": 6.53, "months_in_school": 36, "unpaid_interest_treatment": "separate",
        "extra_monthly_payment": 120.5,
    },
    {
        "principal": 27500, "annual_rate": 6.53, "months_in_school": 36, "unpaid_interest_treatment": "paid",
        "extra_monthly_payment": 100,
    },
    # Interest and loan in one payment
    {
        "principal": 5000, "annual_rate": 8, "months_in_school": 48, "unpaid_interest_treatment": "separate",
        "extra_monthly_payment": 10000,
    },
    # The first payment is not enough
    {
        "principal": 5000, "annual_rate": 8, "months_in_school": 48, "unpaid_interest_treatment": "separate",
        "extra_monthly_payment": 3200,
    },
    # Repaid with the last of 300 payments, though 48 months of interest bear none
    {"principal": 30000, "annual_rate": 6.5, "loan_term": 25, "months_in_school": 48, "grace_months": 0},
    # Interest alone in all but the last of twelve payments: (1,000 + 3,000 + 12·10)/12 = 343.33
    {"principal": 1000, "annual_rate": 12, "loan_term": 1, "months_in_school": 300, "grace_months": 0},
    # Sixty payments of 200, by definition
    {"principal": 12000, "annual_rate": 0, "loan_term": 5, "unpaid_interest_treatment": "separate"},
    {
        "principal": 10000, "annual_rate": 0, "loan_term": 10, "extra_monthly_payment": 0.01,
        "unpaid_interest_treatment": "capitalized",
    },
    {
        "principal": 2400000, "annual_rate": 0.9, "loan_term": 15, "months_in_school": 24, "currency": "JPY",
        "unpaid_interest_treatment": "capitalized",
    },
    {
        "principal": 1500.375, "annual_rate": 3.125, "loan_term": 4, "extra_monthly_payment": 5.5,
        "currency": "KWD", "unpaid_interest_treatment": "capitalized",
    },
    {"principal": 0.01, "annual_rate": 1000, "loan_term": 1, "grace_months": 0, "unpaid_interest_treatment": "capitalized"},
    {
        "principal": 1000000000000, "annual_rate": 30, "loan_term": 30, "months_in_school": 120,
        "unpaid_interest_treatment": "separate",
    },
    # The default, as of US Direct Loans: interest that is unpaid when repayment begins bears no interest
    {"principal": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50},
    {"principal": 1000, "annual_rate": 6, "grace_months": 0, "unpaid_interest_treatment": "paid"},
    {
        "principal": 1000, "annual_rate": 6, "months_in_school": 48, "unpaid_interest_treatment": "paid",
        "subsidized": True,
    },
    # Exactly ten payments of 110, and a first one that is the loan
    {"principal": 1100, "annual_rate": 0, "loan_term": 1, "extra_monthly_payment": 18.333333333333332},
    {"principal": 1100, "annual_rate": 0, "loan_term": 100, "extra_monthly_payment": 1099},
    # Payments of less than half a cent: running totals are rounded
    {"principal": 1, "annual_rate": 0, "loan_term": 100},
    {"principal": 1000, "annual_rate": 1000, "loan_term": 100, "months_in_school": 1200, "grace_months": 1200},
    {
        "principal": 1000000000000, "annual_rate": 1e-100, "loan_term": 100, "months_in_school": 1200,
        "currency": "jpy",
    },
    # In cents: simple interest of 83.33 a month, then ten years of 106.51
    {"principal": 20000, "annual_rate": 5, "payment_rounding": "cent", "currency": "USD"},
    # An anchor: 200,000 at 6 % for 30 years, 1200.14 last, interest 231677.04
    {"principal": 200000, "annual_rate": 6, "loan_term": 30, "grace_months": 0, "payment_rounding": "cent"},
    {
        "principal": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50,
        "unpaid_interest_treatment": "capitalized", "payment_rounding": "cent",
    },
    {
        "principal": 27500, "annual_rate": 6.53, "months_in_school": 36, "extra_monthly_payment": 120.505,
        "unpaid_interest_treatment": "paid", "payment_rounding": "cent",
    },
    {
        "principal": 27500, "annual_rate": 6.53, "months_in_school": 36, "extra_monthly_payment": 120.5,
        "unpaid_interest_treatment": "separate", "payment_rounding": "cent",
    },
    # The extra payment pays loan and interest off with the first payment, and nearly
    {
        "principal": 5000, "annual_rate": 8, "months_in_school": 48, "extra_monthly_payment": 10000,
        "payment_rounding": "cent",
    },
    {
        "principal": 5000, "annual_rate": 8, "months_in_school": 48, "extra_monthly_payment": 3200,
        "payment_rounding": "cent",
    },
    # No interest: 83.33 eleven times and 83.37; 8.34 eleven times and 8.26
    {"principal": 1000, "annual_rate": 0, "loan_term": 1, "payment_rounding": "cent"},
    {"principal": 100.05, "annual_rate": 0, "loan_term": 1, "payment_rounding": "cent"},
    # Half a cent a month is a cent; less is none, and all is in the last payment
    {"principal": 0.06, "annual_rate": 0, "loan_term": 1, "payment_rounding": "cent"},
    {"principal": 1, "annual_rate": 0, "loan_term": 100, "payment_rounding": "cent"},
    {
        "principal": 2400000, "annual_rate": 0.9, "loan_term": 15, "months_in_school": 24, "currency": "JPY",
        "payment_rounding": "cent",
    },
    # Nothing in whole yen
    {"principal": 0.4, "annual_rate": 0.9, "currency": "JPY", "payment_rounding": "cent"},
    {
        "principal": 1500.3755, "annual_rate": 3.125, "loan_term": 4, "extra_monthly_payment": 5.5,
        "currency": "KWD", "subsidized": True, "payment_rounding": "cent",
    },
    {
        "principal": 1000, "annual_rate": 1000, "loan_term": 100, "months_in_school": 1200, "grace_months": 1200,
        "payment_rounding": "cent",
    },
    # 126 months after the 31st of August
    {"principal": 20000, "annual_rate": 5, "start_date": "2026-08-31"},
    {"principal": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50, "start_date": "2025-08-31"},
    {
        "principal": 27500, "annual_rate": 6.53, "months_in_school": 36, "extra_monthly_payment": 120.505,
        "unpaid_interest_treatment": "paid", "start_date": "2026-08-30", "payment_rounding": "cent",
    },
    {"principal": 1000, "annual_rate": 6, "loan_term": 1, "grace_months": 0, "subsidized": True, "start_date": "2024-02-29"},
    # Too late: 300 years
    {
        "principal": 1000, "annual_rate": 6, "loan_term": 100, "months_in_school": 1200, "grace_months": 1200,
        "start_date": "1900-01-01",
    },
    # By actual days: 31, 29, 31, 30, 31 and 30 of them are 498.62 until repayment begins
    {
        "principal": 20000, "annual_rate": 5, "loan_term": 1, "start_date": "2024-01-01", "day_count_convention": "actual_365",
        "payment_rounding": "cent",
    },
    {
        "principal": 20000, "annual_rate": 5, "months_in_school": 30, "extra_monthly_payment": 50, "start_date": "2024-08-31",
        "day_count_convention": "actual_actual_isda", "level_payment_rule": "regular",
    },
    {
        "principal": 20000, "annual_rate": 5, "months_in_school": 30, "start_date": "2024-08-31",
        "unpaid_interest_treatment": "capitalized", "day_count_convention": "actual_360",
    },
    {
        "principal": 20000, "annual_rate": 5, "months_in_school": 30, "start_date": "2024-08-31", "subsidized": True,
        "unpaid_interest_treatment": "paid", "day_count_convention": "thirty_e_360", "payment_rounding": "cent",
    },
]


def calculate(given, rounding):
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    loan, months = booked(given["principal"], cents), int(given.get("loan_term", 10)) * 12
    waited = int(given.get("months_in_school", 0) + given.get("grace_months", 6))
    treatment = given.get("unpaid_interest_treatment", "separate")
    with with_digits(450):
        regular = [rates.monthly(given["annual_rate"])] * (waited + months)
        charged = regular
        if counted_days.is_counted(given):
            charged = [given["annual_rate"] / PERCENT * part for part in counted_days.parts(given, waited + months)[1:]]
        is_root = given.get("level_payment_rule", "root") == "root"
        is_supported = given.get("subsidized", False)
        accrued = Decimal(0) if is_supported else sum((booked(loan * rate, cents) for rate in charged[:waited]), Decimal(0))
        bearing = loan + accrued if treatment == "capitalized" else loan
        beside = accrued if treatment == "separate" else Decimal(0)
        payment = booked(scheduled(bearing, beside, (charged if is_root else regular)[waited:]), cents)
        extra = booked(given.get("extra_monthly_payment", Decimal(0)), cents)
        is_counted = counted_days.is_counted(given)
        count, last = repay(bearing, beside, charged[waited:], payment + extra, cents, is_counted)
        plain_count, plain_last = repay(bearing, beside, charged[waited:], payment, cents, is_counted)
        before = accrued if treatment == "paid" else Decimal(0)
        paid = before + (payment + extra) * (count - 1) + last
        plain_paid = before + payment * (plain_count - 1) + plain_last
    return {
        "monthly_payment": rounding.money(payment),
        "accrued_interest": rounding.money(accrued),
        "balance_at_repayment": rounding.money(bearing + beside),
        "payment_count": Decimal(count),
        **dates.payoff_date(given, waited + count),
        "total_interest": rounding.money(paid - loan),
        "total_paid": rounding.money(paid),
        "final_payment": rounding.money(last),
        "months_saved": Decimal(plain_count - count),
        "interest_saved": rounding.money(plain_paid - paid),
    }


def booked(value, cents):
    """As a ledger in whole minor units has it; without one as it is."""
    return value if cents is None else in_units(value, cents)


def scheduled(bearing, beside, charged):
    """The level payment that settles both with the last of the months: none of it is for interest on what is beside."""
    months = len(charged)
    payment, before = annuity.payment(bearing + beside, sum(charged) / months, months), None
    while True:
        first, left = 0, beside
        while beside and left >= 0 and first < months:
            left -= payment - bearing * charged[first]
            first += 1
        if first == before:
            return payment
        owed, paid = bearing + beside, Decimal(0)
        for month, rate in enumerate(charged, 1):
            owed += bearing * rate if month <= first else owed * rate
            paid += 1 if month <= first else 1 + paid * rate
        payment, before = owed / paid, first


def repay(bearing, beside, charged, payment, cents, is_counted):
    """The number of payments, and the last one; in a ledger the last of the term settles the rest."""
    opening, count, is_beside = bearing + beside, 0, not is_counted or beside > 0
    while True:
        count += 1
        beside += booked(bearing * charged[count - 1], cents)
        is_settled = count == len(charged)
        if is_settled or rates.settled(bearing + beside - payment, opening) <= 0:
            return count, bearing + beside
        if not is_beside:
            # Where a long month has more interest than the payment, that bears interest, too: so the level payment is found.
            bearing, beside = bearing + beside - payment, Decimal(0)
            continue
        bearing -= max(payment - beside, Decimal(0))
        beside = max(beside - payment, Decimal(0))
        is_beside = not is_counted or beside > 0


def draw(random):
    given = {
        "principal": drawing.amount(random, 1_000, 200_000),
        "annual_rate": drawing.rate(random, 0, 14),
        **drawing.optional(random, "loan_term", drawing.whole(random, 1, 30, (1, 2, 100))),
        **drawing.optional(random, "months_in_school", drawing.whole(random, 0, 60, (0, 1, 1200))),
        **drawing.optional(random, "grace_months", drawing.whole(random, 0, 12, (0, 1, 1200))),
        **drawing.optional(random, "subsidized", random.choice([False, True])),
        **drawing.optional(random, "unpaid_interest_treatment", random.choice(["capitalized", "separate", "paid"]), 0.8),
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 1, 1_000, "0")),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
        **dates.draw_start(random),
    }
    return {**given, **counted_days.draw(random, given)}
