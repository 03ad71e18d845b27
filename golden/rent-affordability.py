"""The highest rent that an income allows."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["U.S. Department of Housing and Urban Development: at most 30 percent of the income for housing"]

EXAMPLES = 1
CASES = [
    {"monthly_income": 5200, "monthly_debt_payments": 350, "currency": "USD"},
    # 30 percent of the income
    {"monthly_income": 4000},
    # Debts leave less: 40 percent of 4,000 less 700
    {"monthly_income": 4000, "monthly_debt_payments": 700},
    # Both limits meet
    {"monthly_income": 4000, "monthly_debt_payments": 400},
    # Debts leave nothing, and more than all
    {"monthly_income": 2000, "monthly_debt_payments": 800},
    {"monthly_income": 2000, "monthly_debt_payments": 2500},
    {"monthly_income": 0.01, "max_front_end_dti": 100, "max_back_end_dti": 100},
    {"monthly_income": 1000000000000, "monthly_debt_payments": 0.01, "max_front_end_dti": 0},
    {"monthly_income": 3333, "max_front_end_dti": 33.3333, "max_back_end_dti": 35, "currency": "KWD"},
    {"monthly_income": 410000, "monthly_debt_payments": 55000, "max_front_end_dti": 25, "currency": "JPY"},
    {"monthly_income": 2750, "max_front_end_dti": 50, "max_back_end_dti": 36, "monthly_debt_payments": 120},
    {"monthly_income": 0.01, "monthly_debt_payments": 1000000000000},
]


def calculate(given, rounding):
    income, debts = given["monthly_income"], given.get("monthly_debt_payments", Decimal(0))
    shares = given.get("max_front_end_dti", Decimal(30)), given.get("max_back_end_dti", Decimal(40))
    rent = min(income * shares[0] / PERCENT, income * shares[1] / PERCENT - debts)
    rent = rent if rent > 0 else Decimal(0)
    return {
        "max_monthly_rent": rounding.money(rent),
        "front_end_dti": rounding.percent(rent * PERCENT / income),
        "back_end_dti": rounding.percent((rent + debts) * PERCENT / income),
        "remaining_monthly_income": rounding.money(income - rent - debts),
    }


def draw(random):
    return {
        "monthly_income": drawing.amount(random, 800, 15_000),
        **drawing.optional(random, "monthly_debt_payments", drawing.amount(random, 0, 2_000, "0", "1e12"), 0.7),
        **drawing.optional(random, "max_front_end_dti", drawing.rate(random, 20, 45, ("0", "1e-9", "100"))),
        **drawing.optional(random, "max_back_end_dti", drawing.rate(random, 30, 55, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
