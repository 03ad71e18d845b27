"""Home equity: value, debts, their ratios, and what a loan or a sale would bring."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Fannie Mae, Selling Guide B2-1.2-01 and B2-1.2-02: loan-to-value and combined loan-to-value ratios"]

EXAMPLES = 1
CASES = [
    {"home_value": 450000, "mortgage_balance": 260000, "other_lien_balance": 15000, "currency": "USD"},
    # nothing is owed
    {"home_value": 400000, "mortgage_balance": 0},
    # more is owed than the home is worth
    {"home_value": 300000, "mortgage_balance": 350000},
    # 85 % of 500000 less 300000 is 125000, as in bank guides to home equity lines
    {"home_value": 500000, "mortgage_balance": 300000, "max_combined_ltv": 85},
    {"home_value": 62000000, "mortgage_balance": 41500000, "selling_cost_pct": 3.3, "currency": "JPY"},
    {
        "home_value": 0.01, "mortgage_balance": 1000000000000, "other_lien_balance": 1000000000000, "max_combined_ltv": 0,
        "selling_cost_pct": 100,
    },
    {"home_value": 1000000000000, "mortgage_balance": 0.01, "max_combined_ltv": 125, "currency": "KWD"},
    # Owed exactly up to the limit, and a cent beyond.
    {"home_value": 300000, "mortgage_balance": 240000},
    {"home_value": 300000, "mortgage_balance": 240000.01, "currency": "EUR"},
    {"home_value": 3, "mortgage_balance": 1, "other_lien_balance": 1, "selling_cost_pct": 0},
    {"home_value": 0.01, "mortgage_balance": 1e12, "max_combined_ltv": 100},
]


def calculate(given, rounding):
    value, first = given["home_value"], given["mortgage_balance"]
    owed = first + given.get("other_lien_balance", Decimal(0))
    may_be_owed = given.get("max_combined_ltv", Decimal(80)) * value / PERCENT
    costs = given.get("selling_cost_pct", Decimal(6)) * value / PERCENT
    return {
        "equity": rounding.money(value - owed),
        "equity_pct": rounding.percent((value - owed) / value * PERCENT),
        "ltv": rounding.percent(first / value * PERCENT),
        "combined_ltv": rounding.percent(owed / value * PERCENT),
        "max_loan_amount": rounding.money(may_be_owed - owed if may_be_owed > owed else Decimal(0)),
        "sale_proceeds": rounding.money(value - costs - owed),
    }


def draw(random):
    return {
        "home_value": drawing.amount(random, 50_000, 2_000_000),
        "mortgage_balance": random.choice([Decimal(0), drawing.amount(random, 1000, 1_500_000)]),
        **drawing.optional(random, "other_lien_balance", drawing.amount(random, 100, 200_000)),
        **drawing.optional(random, "max_combined_ltv", drawing.rate(random, 40, 125, ("0", "1e-9", "125"))),
        **drawing.optional(random, "selling_cost_pct", drawing.rate(random, 0, 12, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
