"""Student loan: interest until repayment begins, and the repayment kept month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import more_digits, nearest

SOURCES = [
    "34 CFR 685.202(b) (interest and its capitalization), 685.208(b) (standard repayment), 685.211(a) (interest first)",
    "Month by month: the payment goes to unpaid interest beside the loan, to the interest of the month, to the loan",
    "Payments before the last are made in whole minor units where the last can settle what that leaves",
]

EXAMPLES = 1
CASES = [
    {"loan_amount": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50, "currency": "USD"},
    # Published example (finder.com, student loan interest capitalization): $212.13 and $5,455.72
    {
        "loan_amount": 20000, "annual_rate": 5, "months_in_school": 6, "interest_support": "subsidized",
        "unpaid_interest": "capitalized",
    },
    # Same page, unsubsidized: $222.74
    {"loan_amount": 20000, "annual_rate": 5, "months_in_school": 6, "unpaid_interest": "capitalized"},
    # The standard payment of federal loans at 6.8 %: $115.08 for $10,000
    {"loan_amount": 10000, "annual_rate": 6.8, "grace_months": 0, "unpaid_interest": "capitalized"},
    {
        "loan_amount": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50, "currency": "USD",
        "unpaid_interest": "capitalized",
    },
    {"loan_amount": 27500, "annual_rate": 6.53, "months_in_school": 36, "unpaid_interest": "separate"},
    {
        "loan_amount": 27500, "annual_rate": 6.53, "months_in_school": 36, "unpaid_interest": "separate",
        "extra_monthly_payment": 120.5,
    },
    {
        "loan_amount": 27500, "annual_rate": 6.53, "months_in_school": 36, "unpaid_interest": "paid",
        "extra_monthly_payment": 100,
    },
    # Interest and loan in one payment
    {
        "loan_amount": 5000, "annual_rate": 8, "months_in_school": 48, "unpaid_interest": "separate",
        "extra_monthly_payment": 10000,
    },
    # The first payment is not enough
    {
        "loan_amount": 5000, "annual_rate": 8, "months_in_school": 48, "unpaid_interest": "separate",
        "extra_monthly_payment": 3200,
    },
    # Sixty payments of 200, by definition
    {"loan_amount": 12000, "annual_rate": 0, "term_years": 5, "unpaid_interest": "separate"},
    {
        "loan_amount": 10000, "annual_rate": 0, "term_years": 10, "extra_monthly_payment": 0.01,
        "unpaid_interest": "capitalized",
    },
    {
        "loan_amount": 2400000, "annual_rate": 0.9, "term_years": 15, "months_in_school": 24, "currency": "JPY",
        "unpaid_interest": "capitalized",
    },
    {
        "loan_amount": 1500.375, "annual_rate": 3.125, "term_years": 4, "extra_monthly_payment": 5.5,
        "currency": "KWD", "unpaid_interest": "capitalized",
    },
    {"loan_amount": 0.01, "annual_rate": 1000, "term_years": 1, "grace_months": 0, "unpaid_interest": "capitalized"},
    {
        "loan_amount": 1000000000000, "annual_rate": 30, "term_years": 30, "months_in_school": 120,
        "unpaid_interest": "separate",
    },
    # The default, as of US Direct Loans: interest that is unpaid when repayment begins bears no interest
    {"loan_amount": 20000, "annual_rate": 5, "months_in_school": 6, "extra_monthly_payment": 50},
    {"loan_amount": 1000, "annual_rate": 6, "grace_months": 0, "unpaid_interest": "paid"},
    {
        "loan_amount": 1000, "annual_rate": 6, "months_in_school": 48, "unpaid_interest": "paid",
        "interest_support": "subsidized",
    },
    # Exactly ten payments of 110, and a first one that is the loan
    {"loan_amount": 1100, "annual_rate": 0, "term_years": 1, "extra_monthly_payment": 18.333333333333332},
    {"loan_amount": 1100, "annual_rate": 0, "term_years": 100, "extra_monthly_payment": 1099},
    # Payments of less than half a cent: running totals are rounded
    {"loan_amount": 1, "annual_rate": 0, "term_years": 100},
    {"loan_amount": 1000, "annual_rate": 1000, "term_years": 100, "months_in_school": 1200, "grace_months": 1200},
    {
        "loan_amount": 1000000000000, "annual_rate": 1e-100, "term_years": 100, "months_in_school": 1200,
        "currency": "jpy",
    },
]


def calculate(given, rounding):
    loan, months = given["loan_amount"], int(given.get("term_years", 10)) * 12
    waited = int(given.get("months_in_school", 0) + given.get("grace_months", 6))
    treatment = given.get("unpaid_interest", "separate")
    with more_digits(800):
        rate = rates.monthly(given["annual_rate"])
        accrued = Decimal(0) if given.get("interest_support") == "subsidized" else loan * rate * waited
        bearing = loan + accrued if treatment == "capitalized" else loan
        beside = accrued if treatment == "separate" else Decimal(0)
        payment = annuity.payment(bearing + beside, rate, months)
        extra = given.get("extra_monthly_payment", Decimal(0))
        count, last = repay(bearing, beside, rate, payment + extra)
        plain_count, plain_last = repay(bearing, beside, rate, payment)
        before = accrued if treatment == "paid" else Decimal(0)
        paid = before + (payment + extra) * (count - 1) + last
        plain_paid = before + payment * (plain_count - 1) + plain_last
    early = [(before / max(1, waited), max(1, waited)), (payment + extra, count - 1)]
    return {
        "monthly_payment": rounding.money(payment),
        "accrued_interest": rounding.money(accrued),
        "balance_at_repayment": rounding.money(bearing + beside),
        "months": Decimal(count),
        "total_interest": rounding.money(paid - loan),
        "total_paid": rounding.money(paid),
        "final_payment": rounding.money(paid - paid_before_last(early, paid, last, rounding.decimals)),
        "months_saved": Decimal(plain_count - count),
        "interest_saved": rounding.money(plain_paid - paid),
    }


def repay(bearing, beside, rate, payment):
    """The number of payments, and the last one."""
    opening, count = bearing + beside, 0
    while True:
        count += 1
        beside += bearing * rate
        if rates.settled(bearing + beside - payment, opening) <= 0:
            return count, bearing + beside
        bearing -= max(payment - beside, Decimal(0))
        beside = max(beside - payment, Decimal(0))


def paid_before_last(payments, total, last, decimals):
    """Each payment in whole minor units, unless the last is too small to settle it: then their sum is."""
    def units(value):
        return nearest(value.scaleb(decimals))

    whole = sum(units(payment) * count for payment, count in payments)
    exact = units(total - last)
    sum_paid = whole if 2 * abs(whole - exact) <= units(total) - exact else exact
    return Decimal(sum_paid).scaleb(-decimals)


def draw(random):
    return {
        "loan_amount": drawing.amount(random, 1_000, 200_000),
        "annual_rate": drawing.rate(random, 0, 14),
        **drawing.optional(random, "term_years", drawing.whole(random, 1, 30, (1, 2, 100))),
        **drawing.optional(random, "months_in_school", drawing.whole(random, 0, 60, (0, 1, 1200))),
        **drawing.optional(random, "grace_months", drawing.whole(random, 0, 12, (0, 1, 1200))),
        **drawing.optional(random, "interest_support", random.choice(["unsubsidized", "subsidized"])),
        **drawing.optional(random, "unpaid_interest", random.choice(["capitalized", "separate", "paid"]), 0.8),
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 1, 1_000, "0")),
        **drawing.currency(random),
    }
