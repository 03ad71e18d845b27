"""EMI: a loan repaid in level monthly payments."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT, in_units

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment that repays a loan",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
]

EXAMPLES = 1
CASES = [
    {"principal": 500000, "annual_rate": 10.5, "tenure_months": 60, "currency": "INR"},
    {"principal": 1000, "annual_rate": 0, "tenure_months": 3},
    {"principal": 1000, "annual_rate": 0, "tenure_months": 3, "payment_rounding": "cent"},
    {"principal": 320000, "annual_rate": 7, "tenure_months": 360, "payment_rounding": "cent"},
    {"principal": 427500, "annual_rate": 3.875, "tenure_months": 360, "payment_rounding": "cent"},
    {"principal": 200000, "annual_rate": 6, "tenure_months": 360, "payment_rounding": "cent"},
    {"principal": 1000000, "annual_rate": 5, "tenure_months": 12, "currency": "JPY", "payment_rounding": "cent"},
    {"principal": 320000, "annual_rate": 1.2e-9, "tenure_months": 360, "currency": "KWD"},
    {"principal": 320000, "annual_rate": 1.2e-13, "tenure_months": 360, "currency": "KWD"},
    {"principal": 100, "annual_rate": 1000, "tenure_months": 1200},
    {"principal": 0, "annual_rate": 5, "tenure_months": 12},
    {"principal": 250, "annual_rate": 12, "tenure_months": 1},
]


def calculate(given, rounding):
    loan, months = given["principal"], int(given["tenure_months"])
    rate = given["annual_rate"] / PERCENT / MONTHS
    if given.get("payment_rounding") == "cent":
        return ledger(loan, rate, months, rounding)
    payment = annuity.payment(loan, rate, months)
    return {
        "emi": rounding.money(payment),
        "total_interest": rounding.money(payment * months - loan),
        "total_payment": rounding.money(payment * months),
    }


def ledger(loan, rate, months, rounding):
    """Month by month in whole minor units, as a lender keeps it."""
    def in_cents(value):
        return in_units(value, rounding.decimals)

    balance = opening = in_cents(loan)
    level = in_cents(annuity.payment(balance, rate, months))
    paid, last = Decimal(0), Decimal(0)
    for month in range(1, months + 1):
        owed = balance + in_cents(balance * rate)
        last = owed if month == months or owed <= level else level
        balance, paid = owed - last, paid + last
        if balance == 0:
            break
    return {
        "emi": rounding.money(level),
        "total_interest": rounding.money(paid - opening),
        "total_payment": rounding.money(paid),
        "final_payment": rounding.money(last),
    }


def draw(random):
    return {
        "principal": drawing.amount(random, 100, 2_000_000),
        "annual_rate": drawing.rate(random),
        "tenure_months": drawing.whole(random, 1, 480, (1, 2, 1200)),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.3),
        **drawing.currency(random),
    }
