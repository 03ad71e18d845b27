"""Debt-to-income: the share of the income that debts take, and the room that lenders' limits leave."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "Consumer Financial Protection Bureau, What is a debt-to-income ratio?",
    "Fannie Mae, Selling Guide B3-6-02: debt-to-income ratios",
]

DEBTS = ["monthly_car_payments", "monthly_student_loan_payments", "monthly_credit_card_payments", "other_monthly_debt_payments"]

EXAMPLES = 1
CASES = [
    {
        "monthly_income": 6000, "monthly_housing_payment": 1500, "monthly_car_payments": 300, "monthly_student_loan_payments": 200,
        "monthly_credit_card_payments": 100, "currency": "USD",
    },
    # Consumer Financial Protection Bureau: 1500, 100 and 400 of 6000 are 33 %
    {"monthly_income": 6000, "monthly_housing_payment": 1500, "monthly_car_payments": 100, "other_monthly_debt_payments": 400},
    # no debts: 28 % for housing
    {"monthly_income": 4000, "monthly_housing_payment": 0},
    # debts above the limit
    {"monthly_income": 3000, "monthly_housing_payment": 1200, "monthly_car_payments": 700, "monthly_credit_card_payments": 900},
    {
        "monthly_income": 450000, "monthly_housing_payment": 120000, "other_monthly_debt_payments": 35000, "max_front_end_dti": 30,
        "max_back_end_dti": 35, "currency": "JPY",
    },
    {"monthly_income": 0.01, "monthly_housing_payment": 1000000000000, "max_front_end_dti": 1, "max_back_end_dti": 100},
    {
        "monthly_income": 2750.125, "monthly_housing_payment": 640.5, "monthly_student_loan_payments": 99.999, "max_back_end_dti": 43,
        "currency": "KWD",
    },
    # Housing at its own limit, all debts at theirs.
    {"monthly_income": 1000, "monthly_housing_payment": 280, "monthly_car_payments": 80},
    {"monthly_income": 1000, "monthly_housing_payment": 100, "monthly_car_payments": 360},
    {"monthly_income": 1000, "monthly_housing_payment": 100, "monthly_car_payments": 360.01},
    {"monthly_income": 1000, "monthly_housing_payment": 300, "max_front_end_dti": 100, "max_back_end_dti": 100, "currency": "EUR"},
    {"monthly_income": 1e12, "monthly_housing_payment": 0.01, "max_front_end_dti": 1, "max_back_end_dti": 1},
]


def calculate(given, rounding):
    income, housing = given["monthly_income"], given["monthly_housing_payment"]
    debts = sum((given.get(name, Decimal(0)) for name in DEBTS), Decimal(0))
    front = given.get("max_front_end_dti", Decimal(28)) / PERCENT
    back = given.get("max_back_end_dti", Decimal(36)) / PERCENT
    return {
        "back_end_dti": rounding.percent((housing + debts) / income * PERCENT),
        "front_end_dti": rounding.percent(housing / income * PERCENT),
        "total_monthly_obligations": rounding.money(housing + debts),
        "remaining_monthly_income": rounding.money(income - housing - debts),
        "max_monthly_housing_payment": rounding.money(max(Decimal(0), min(front * income, back * income - debts))),
        "monthly_debt_headroom": rounding.money(back * income - housing - debts),
        "required_monthly_income": rounding.money(max(housing / front, (housing + debts) / back)),
    }


def draw(random):
    front = Decimal(random.randint(4, 200)) / 4
    limits = {
        **drawing.optional(random, "max_front_end_dti", front),
        **drawing.optional(random, "max_back_end_dti", Decimal(random.randint(int(max(front, 28)) * 4 + 4, 400)) / 4),
    }
    if limits.get("max_front_end_dti", Decimal(28)) > limits.get("max_back_end_dti", Decimal(36)):
        limits = {}
    given = {
        "monthly_income": drawing.amount(random, 500, 20_000),
        "monthly_housing_payment": drawing.amount(random, 100, 5000),
    }
    for name in DEBTS:
        given.update(drawing.optional(random, name, drawing.amount(random, 1, 2000)))
    return {**given, **limits, **drawing.currency(random)}
