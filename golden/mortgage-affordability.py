"""Mortgage affordability: the most expensive home that an income affords by the ratios of lenders."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, Refusal

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment for a loan",
    "28/36 qualifying ratios of the United States; GDS 39 % and TDS 44 % of Canada, with half of condominium fees",
    "Interest Act (Canada), section 6: rates that compound half-yearly",
]

EXAMPLES = 1
CASES = [
    {
        "annual_income": 120000, "down_payment": 80000, "interest_rate": 6.5, "monthly_debt_payments": 600,
        "annual_insurance": 1800, "currency": "USD",
    },
    # debts decide
    {"annual_income": 90000, "down_payment": 0, "interest_rate": 7, "monthly_debt_payments": 1200},
    # no interest, no tax: 28 % of 6000 over 300 months and the down payment
    {"annual_income": 72000, "down_payment": 20000, "interest_rate": 0, "loan_term": 25, "property_tax_rate": 0},
    {
        "annual_income": 110000, "down_payment": 60000, "interest_rate": 5.25, "loan_term": 25,
        "lending_guideline": "canada", "monthly_debt_payments": 450, "monthly_fees": 400, "monthly_heating": 120,
        "compound_frequency": "semiannually", "property_tax_rate": 0.9, "currency": "CAD",
    },
    # debts take more than 36 %
    {"annual_income": 60000, "down_payment": 10000, "interest_rate": 6, "monthly_debt_payments": 3000},
    {
        "annual_income": 9000000, "down_payment": 5000000, "interest_rate": 1.5, "loan_term": 35, "max_front_end_dti": 30,
        "max_back_end_dti": 35, "property_tax_rate": 0.3, "currency": "JPY",
    },
    {
        "annual_income": 1000000000000, "down_payment": 0, "interest_rate": 1000, "loan_term": 1,
        "property_tax_rate": 0,
    },
    # the tax on the down payment alone is above the limit
    {"annual_income": 84000, "down_payment": 1000000, "interest_rate": 6, "property_tax_rate": 2.5},
    {
        "annual_income": 84000, "down_payment": 300000, "interest_rate": 6, "property_tax_rate": 2.5,
        "monthly_fees": 250,
    },
    {
        "annual_income": 25000.5, "down_payment": 4000.125, "interest_rate": 4.4, "max_back_end_dti": 40,
        "max_front_end_dti": 40, "currency": "KWD",
    },
    # Nothing is left for a loan, but nothing is missing either
    {"annual_income": 12000, "down_payment": 10000, "interest_rate": 5, "monthly_debt_payments": 360, "property_tax_rate": 0},
    {"annual_income": 12000, "down_payment": 10000, "interest_rate": 5, "max_front_end_dti": 0, "property_tax_rate": 0},
    {"annual_income": 0.01, "down_payment": 0, "interest_rate": 5, "loan_term": 100, "max_back_end_dti": 100},
    {
        "annual_income": 1000000000000, "down_payment": 1000000000000, "interest_rate": 1e-100,
        "property_tax_rate": 0, "compound_frequency": "semiannually",
    },
    {
        "annual_income": 60000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "lending_guideline": "canada",
        "compound_frequency": "semiannually",
    },
]

# Percent for housing, percent for housing and debts, and the share of fees that counts.
GUIDELINES = {
    "us_conventional": (Decimal(28), Decimal(36), Decimal(1)),
    "canada": (Decimal(39), Decimal(44), Decimal("0.5")),
}


def calculate(given, rounding):
    housing, total, fee_share = GUIDELINES[given.get("lending_guideline", "us_conventional")]
    housing, total = given.get("max_front_end_dti", housing), given.get("max_back_end_dti", total)
    income, debts = given["annual_income"] / MONTHS, given.get("monthly_debt_payments", Decimal(0))
    budget = min(income * housing / PERCENT, income * total / PERCENT - debts)
    costs = given.get("annual_insurance", Decimal(0)) / MONTHS
    costs += given.get("monthly_fees", Decimal(0)) * fee_share + given.get("monthly_heating", Decimal(0))
    times = {"monthly": 12, "semiannually": 2}[given.get("compound_frequency", "monthly")]
    rate = rates.per_period(given["interest_rate"], times, 12)
    per_loan = annuity.payment(Decimal(1), rate, int(given.get("loan_term", 30)) * 12)
    tax = given.get("property_tax_rate", Decimal("1.1")) / PERCENT / MONTHS
    down = given["down_payment"]
    # The loan and its tax may take what the tax on the down payment leaves.
    room = rates.settled(budget - costs - tax * down, income)
    if room < 0:
        raise Refusal("goal-unreachable")
    loan = room / (per_loan + tax)
    monthly = loan * per_loan + (loan + down) * tax + costs
    return {
        "max_home_price": rounding.money(loan + down),
        "max_loan_amount": rounding.money(loan),
        "monthly_payment": rounding.money(loan * per_loan),
        "monthly_property_tax": rounding.money((loan + down) * tax),
        "monthly_housing_payment": rounding.money(monthly),
        "front_end_dti": rounding.percent(monthly / income * PERCENT),
        "back_end_dti": rounding.percent((monthly + debts) / income * PERCENT),
    }


def draw(random):
    return {
        "annual_income": drawing.amount(random, 20_000, 400_000),
        "down_payment": drawing.amount(random, 0, 200_000, "0"),
        "interest_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "monthly_debt_payments", drawing.amount(random, 0, 2_000, "0")),
        **drawing.optional(random, "loan_term", drawing.whole(random, 1, 40, (1, 2, 100))),
        **drawing.optional(random, "lending_guideline", random.choice(list(GUIDELINES))),
        **drawing.optional(random, "max_front_end_dti", drawing.rate(random, 20, 50, ("0", "1e-9", "100")), 0.3),
        **drawing.optional(random, "max_back_end_dti", drawing.rate(random, 30, 60, ("0", "1e-9", "100")), 0.3),
        **drawing.optional(random, "property_tax_rate", drawing.rate(random, 0, 3, ("0", "1e-9", "100"))),
        **drawing.optional(random, "annual_insurance", drawing.amount(random, 0, 5_000, "0", "1e5")),
        **drawing.optional(random, "monthly_fees", drawing.amount(random, 0, 500, "0", "1e5")),
        **drawing.optional(random, "monthly_heating", drawing.amount(random, 0, 200, "0", "1e5"), 0.3),
        **drawing.optional(random, "compound_frequency", random.choice(["monthly", "semiannually"])),
        **drawing.currency(random),
    }
