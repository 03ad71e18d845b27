"""Life insurance: what replaces an income and pays what is owed."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, with_digits

SOURCES = [
    "Huebner, The Economics of Life Insurance: the human life value",
    "The DIME method: debt, income, mortgage, education",
]

EXAMPLES = 1
CASES = [
    {
        "annual_income": 72000, "replacement_years": 15, "income_growth_rate": 2.5, "discount_rate": 4,
        "mortgage_balance": 210000, "other_debt_balance": 14000, "education_costs": 90000, "final_expenses": 15000,
        "current_savings": 60000, "current_coverage": 150000, "currency": "USD",
    },
    # Ten incomes
    {"annual_income": 50000, "replacement_years": 10},
    # The income grows as fast as it is discounted
    {"annual_income": 50000, "replacement_years": 10, "income_growth_rate": 4, "discount_rate": 4},
    # By hand: 100 + 100·1.1/1.21 …
    {"annual_income": 121, "replacement_years": 2, "income_growth_rate": 10, "discount_rate": 21},
    # Savings are enough, and more insurance than is needed
    {"annual_income": 20000, "replacement_years": 2, "current_savings": 100000},
    {"annual_income": 20000, "replacement_years": 2, "current_savings": 100000, "current_coverage": 30000},
    {"annual_income": 0, "replacement_years": 1, "mortgage_balance": 180000, "current_coverage": 200000},
    {"annual_income": 1000000000000, "replacement_years": 100, "income_growth_rate": 5},
    {"annual_income": 0.01, "replacement_years": 100, "discount_rate": 1000},
    {"annual_income": 100, "replacement_years": 30, "income_growth_rate": -99.9999, "discount_rate": 3},
    {"annual_income": 6500000, "replacement_years": 20, "discount_rate": 0.7, "final_expenses": 2000000, "currency": "JPY"},
    {"annual_income": 18000.5, "replacement_years": 7, "income_growth_rate": 1e-9, "discount_rate": 1e-9, "currency": "KWD"},
    {"annual_income": 40000, "replacement_years": 12, "income_growth_rate": 3, "discount_rate": -1, "currency": "eur"},
]


def calculate(given, rounding):
    def value(name):
        return given.get(name, Decimal(0))

    with with_digits(400):
        income, worth, discount = given["annual_income"], Decimal(0), Decimal(1)
        for _ in range(int(given["replacement_years"])):
            worth += income * discount
            income += income * value("income_growth_rate") / PERCENT
            discount *= PERCENT / (PERCENT + value("discount_rate"))
        owed = value("mortgage_balance") + value("other_debt_balance")
        needed = worth + owed + value("education_costs") + value("final_expenses") - value("current_savings")
        needed = max(Decimal(0), needed)
        return {
            "required_coverage": rounding.money(needed),
            "human_life_value": rounding.money(worth),
            "coverage_gap": rounding.money(needed - value("current_coverage")),
        }


def draw(random):
    fields = {
        "income_growth_rate": drawing.rate(random, 0, 6, ("0", "1e-9", "-50", "100")),
        "discount_rate": drawing.rate(random, 0, 8, ("0", "1e-9", "-50", "1000")),
        "mortgage_balance": drawing.amount(random, 0, 400_000, "0", "1e12"),
        "other_debt_balance": drawing.amount(random, 0, 50_000, "0", "1e12"),
        "education_costs": drawing.amount(random, 0, 150_000, "0", "1e12"),
        "final_expenses": drawing.amount(random, 0, 30_000, "0", "1e12"),
        "current_savings": drawing.amount(random, 0, 200_000, "0", "1e12"),
        "current_coverage": drawing.amount(random, 0, 500_000, "0", "1e12"),
    }
    optional = [drawing.optional(random, name, value, 0.6) for name, value in fields.items()]
    return {
        "annual_income": drawing.amount(random, 10_000, 200_000, "0", "1e12"),
        "replacement_years": drawing.whole(random, 1, 40, (1, 100)),
        **{name: value for part in optional for name, value in part.items()},
        **drawing.currency(random),
    }
