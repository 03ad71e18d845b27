"""Debt-to-income: the share of the income that debts take, and the room that lenders' limits leave."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "Consumer Financial Protection Bureau, What is a debt-to-income ratio?",
    "Fannie Mae, Selling Guide B3-6-02: debt-to-income ratios",
]

DEBTS = ["car_loans", "student_loans", "credit_cards", "other_debts"]

EXAMPLES = 1
CASES = [
    {
        "monthly_income": 6000, "housing_payment": 1500, "car_loans": 300, "student_loans": 200,
        "credit_cards": 100, "currency": "USD",
    },
    # Consumer Financial Protection Bureau: 1500, 100 and 400 of 6000 are 33 %
    {"monthly_income": 6000, "housing_payment": 1500, "car_loans": 100, "other_debts": 400},
    # no debts: 28 % for housing
    {"monthly_income": 4000, "housing_payment": 0},
    # debts above the limit
    {"monthly_income": 3000, "housing_payment": 1200, "car_loans": 700, "credit_cards": 900},
    {
        "monthly_income": 450000, "housing_payment": 120000, "other_debts": 35000, "front_end_limit": 30,
        "back_end_limit": 35, "currency": "JPY",
    },
    {"monthly_income": 0.01, "housing_payment": 1000000000000, "front_end_limit": 1, "back_end_limit": 100},
    {
        "monthly_income": 2750.125, "housing_payment": 640.5, "student_loans": 99.999, "back_end_limit": 43,
        "currency": "KWD",
    },
    # Housing at its own limit, all debts at theirs.
    {"monthly_income": 1000, "housing_payment": 280, "car_loans": 80},
    {"monthly_income": 1000, "housing_payment": 100, "car_loans": 360},
    {"monthly_income": 1000, "housing_payment": 100, "car_loans": 360.01},
    {"monthly_income": 1000, "housing_payment": 300, "front_end_limit": 100, "back_end_limit": 100, "currency": "EUR"},
    {"monthly_income": 1e12, "housing_payment": 0.01, "front_end_limit": 1, "back_end_limit": 1},
]


def calculate(given, rounding):
    income, housing = given["monthly_income"], given["housing_payment"]
    debts = sum((given.get(name, Decimal(0)) for name in DEBTS), Decimal(0))
    front = given.get("front_end_limit", Decimal(28)) / PERCENT
    back = given.get("back_end_limit", Decimal(36)) / PERCENT
    return {
        "debt_to_income": rounding.percent((housing + debts) / income * PERCENT),
        "housing_ratio": rounding.percent(housing / income * PERCENT),
        "total_debt_payments": rounding.money(housing + debts),
        "remaining_income": rounding.money(income - housing - debts),
        "max_housing_payment": rounding.money(max(Decimal(0), min(front * income, back * income - debts))),
        "room_for_debt": rounding.money(back * income - housing - debts),
        "income_needed": rounding.money(max(housing / front, (housing + debts) / back)),
    }


def draw(random):
    front = Decimal(random.randint(4, 200)) / 4
    limits = {
        **drawing.optional(random, "front_end_limit", front),
        **drawing.optional(random, "back_end_limit", Decimal(random.randint(int(max(front, 28)) * 4 + 4, 400)) / 4),
    }
    if limits.get("front_end_limit", Decimal(28)) > limits.get("back_end_limit", Decimal(36)):
        limits = {}
    given = {
        "monthly_income": drawing.amount(random, 500, 20_000),
        "housing_payment": drawing.amount(random, 100, 5000),
    }
    for name in DEBTS:
        given.update(drawing.optional(random, name, drawing.amount(random, 1, 2000)))
    return {**given, **limits, **drawing.currency(random)}
