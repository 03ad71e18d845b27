"""Mortgage: a home loan repaid in level monthly payments."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT
from loan_ledgers import kept_in_books

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment that repays a loan",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
]

EXAMPLES = 1
CASES = [
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 7, "loan_term": 30, "currency": "USD"},
    # A ledger in whole cents, kept with Python's integers
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 7, "loan_term": 30, "payment_rounding": "cent"},
    {"home_price": 427500, "down_payment": 0, "interest_rate": 3.875, "loan_term": 30, "payment_rounding": "cent"},
    # CalcFi documents 510178.20, which is wrong; recomputed in 50-digit arithmetic
    {"home_price": 400000, "down_payment": 0, "interest_rate": 6.5, "loan_term": 30},
    # The API specification's sample (446428), recomputed in 50-digit arithmetic
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 7, "loan_term": 30},
    # API Ninjas mortgage sample (898 and 123312), recomputed
    {"home_price": 200000, "down_payment": 0, "interest_rate": 3.5, "loan_term": 30},
    # hexl x402 mortgage sample, recomputed
    {"home_price": 250000, "down_payment": 0, "interest_rate": 6, "loan_term": 30},
    # FinGuard documents 1879.88 and 306764.62, which is wrong; recomputed
    {"home_price": 350000, "down_payment": 70000, "interest_rate": 6.5, "loan_term": 30},
    # Everything is paid at once
    {"home_price": 100, "down_payment": 100, "interest_rate": 5, "loan_term": 1},
    {"home_price": 100, "down_payment": 100, "interest_rate": 5, "loan_term": 1, "payment_rounding": "cent"},
    {"home_price": 200000, "down_payment": 0, "interest_rate": 6, "loan_term": 30, "payment_rounding": "cent"},
    # Finer than cents: the loan is rounded first
    {"home_price": 1000.005, "down_payment": 0, "interest_rate": 5, "loan_term": 1, "payment_rounding": "cent"},
    # Less than a cent a month: all is in the last payment
    {"home_price": 1, "down_payment": 0, "interest_rate": 0, "loan_term": 100, "payment_rounding": "cent"},
    {"home_price": 1000000000000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100},
    {"home_price": 1000000000000, "down_payment": 0, "interest_rate": 1e-300, "loan_term": 100, "currency": "jpy"},
    *drawing.recorded("mortgage"),
]


def calculate(given, rounding):
    loan, months = given["home_price"] - given["down_payment"], int(given["loan_term"]) * 12
    rate = given["interest_rate"] / PERCENT / MONTHS
    if given.get("payment_rounding") == "cent":
        payment, paid, interest, last = kept_in_books(loan, rate, months, rounding.decimals)
        last = {"final_payment": rounding.money(last)}
    else:
        payment, last = annuity.payment(loan, rate, months), {}
        paid, interest = payment * months, payment * months - loan
    return {
        "monthly_payment": rounding.money(payment),
        "total_interest": rounding.money(interest),
        "total_paid": rounding.money(paid),
        **last,
    }


def draw(random):
    price = drawing.amount(random, 50_000, 2_000_000, "0")
    down = random.choice([Decimal(0), price, price / 5, drawing.amount(random, 0, 100_000, "0")])
    return {
        "home_price": price,
        "down_payment": Decimal(repr(float(min(down, price)))),
        "interest_rate": drawing.rate(random, 0, 12),
        "loan_term": drawing.whole(random, 1, 40, (1, 2, 100)),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.4),
        **drawing.currency(random),
    }
