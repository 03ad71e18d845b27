"""Biweekly mortgage: half payments, one after the other, until nothing is owed."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT, nothing, power

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.6 (unknown time) and 5.2 (retrospective balance)",
]

EXAMPLES = 1
CASES = [
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 6.5, "loan_term": 30, "currency": "USD"},
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 6.5, "loan_term": 30, "biweekly_compounding": True},
    # Without interest: 24 halves of 100 in two years of 26
    {"home_price": 2400, "down_payment": 0, "interest_rate": 0, "loan_term": 1},
    {"home_price": 12000, "down_payment": 0, "interest_rate": 0, "loan_term": 10, "biweekly_compounding": True, "currency": "EUR"},
    {"home_price": 250000, "down_payment": 0, "interest_rate": 3.875, "loan_term": 15},
    {"home_price": 45000000, "down_payment": 9000000, "interest_rate": 1.3, "loan_term": 35, "currency": "JPY"},
    {"home_price": 0.02, "down_payment": 0.01, "interest_rate": 12, "loan_term": 1, "currency": "KWD"},
    {"home_price": 300000, "down_payment": 60000, "interest_rate": 1e-9, "loan_term": 30},
]


def calculate(given, rounding):
    loan = given["home_price"] - given["down_payment"]
    monthly = given["interest_rate"] / PERCENT / MONTHS
    count = int(given["loan_term"]) * 12
    payment = annuity.payment(loan, monthly, count)
    if given.get("biweekly_compounding", False):
        rate = given["interest_rate"] / PERCENT / 26
    else:
        rate = power(1 + monthly, Decimal(6) / 13) - 1
    half, owed, paid, payments = payment / 2, loan, Decimal(0), 0
    # What is left of a loan that is repaid by the digits that Python has is nothing.
    while owed > loan * nothing(80):
        owed += owed * rate
        due = min(half, owed)
        owed, paid, payments = owed - due, paid + due, payments + 1
    months = -(-payments * 12 // 26)
    return {
        "biweekly_payment": rounding.money(half),
        "monthly_payment": rounding.money(payment),
        "months_to_payoff": rounding.number(Decimal(months), 0),
        "months_saved": rounding.number(Decimal(count - months), 0),
        "total_interest": rounding.money(paid - loan),
        "interest_saved": rounding.money(payment * count - paid),
    }


def draw(random):
    price = drawing.amount(random, 50_000, 1_500_000)
    share = Decimal(random.choice(["0", "0.05", "0.1", "0.2", "0.35"]))
    return {
        "home_price": price,
        "down_payment": (price * share).quantize(Decimal(1)) if price > 100 else Decimal(0),
        "interest_rate": drawing.rate(random, 0, 12, ("0", "1e-9", "100")),
        "loan_term": drawing.whole(random, 5, 35, [1, 40]),
        **drawing.optional(random, "biweekly_compounding", random.choice([True, False])),
        **drawing.currency(random),
    }
