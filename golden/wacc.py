"""The weighted average cost of capital."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Brealey, Myers, Allen, Principles of Corporate Finance: the weighted-average cost of capital"]

EXAMPLES = 1
CASES = [
    {
        "equity_value": 600000000, "debt_value": 350000000, "preferred_value": 50000000, "cost_of_equity_rate": 10.5,
        "cost_of_debt_rate": 6, "cost_of_preferred_rate": 7.25, "tax_rate": 25, "currency": "USD",
    },
    # By hand: 0.6·12 + 0.4·5·0.75 = 8.7
    {"equity_value": 60, "debt_value": 40, "cost_of_equity_rate": 12, "cost_of_debt_rate": 5, "tax_rate": 25},
    # Equity alone
    {"equity_value": 1, "debt_value": 0, "cost_of_equity_rate": 9, "cost_of_debt_rate": 5},
    {"equity_value": 1, "debt_value": 1, "cost_of_equity_rate": 0, "cost_of_debt_rate": 0, "tax_rate": 100},
    {"equity_value": 0.01, "debt_value": 1000000000000, "cost_of_equity_rate": 1000, "cost_of_debt_rate": 1e-9},
    {
        "equity_value": 1000000000000, "debt_value": 0.01, "preferred_value": 1000000000000, "cost_of_equity_rate": 8,
        "cost_of_debt_rate": 1000, "cost_of_preferred_rate": 1000, "tax_rate": 0,
    },
    {
        "equity_value": 3, "debt_value": 3, "preferred_value": 3, "cost_of_equity_rate": 10, "cost_of_debt_rate": 10,
        "cost_of_preferred_rate": 0,
    },
    # A cost of preferred stock that there is not
    {"equity_value": 60, "debt_value": 40, "cost_of_equity_rate": 12, "cost_of_debt_rate": 5, "cost_of_preferred_rate": 7},
    {"equity_value": 2, "debt_value": 1, "cost_of_equity_rate": 11.5, "cost_of_debt_rate": 4.75, "tax_rate": 21},
    {"equity_value": 80000, "debt_value": 120000, "cost_of_equity_rate": 14, "cost_of_debt_rate": 7, "tax_rate": 100},
    {"equity_value": 500, "debt_value": 500, "cost_of_equity_rate": 8.00005, "cost_of_debt_rate": 0, "currency": "KWD"},
    {"equity_value": 7, "debt_value": 3, "cost_of_equity_rate": 1e-100, "cost_of_debt_rate": 1e-100, "tax_rate": 1e-9},
    {"equity_value": 125000, "debt_value": 75000, "cost_of_equity_rate": 9.875, "cost_of_debt_rate": 5.125, "currency": "eur"},
]


def calculate(given, rounding):
    equity, debt = given["equity_value"], given["debt_value"]
    preferred = given.get("preferred_value", Decimal(0))
    capital = equity + debt + preferred
    after_tax = given["cost_of_debt_rate"] * (PERCENT - given.get("tax_rate", Decimal(0))) / PERCENT
    paid = equity * given["cost_of_equity_rate"] + debt * after_tax
    paid += preferred * given.get("cost_of_preferred_rate", Decimal(0))
    return {
        "wacc": rounding.percent(paid / capital),
        "equity_weight_pct": rounding.percent(equity * PERCENT / capital),
        "debt_weight_pct": rounding.percent(debt * PERCENT / capital),
        "preferred_weight_pct": rounding.percent(preferred * PERCENT / capital),
        "cost_of_debt_rate_after_tax": rounding.percent(after_tax),
    }


def draw(random):
    preferred = drawing.optional(random, "preferred_value", drawing.amount(random, 0, 9_000_000, "0", "1e12"))
    # Preferred stock needs its cost.
    chance = 1 if preferred.get("preferred_value", 0) > 0 else 0.3
    return {
        "equity_value": drawing.amount(random, 1000, 90_000_000),
        "debt_value": drawing.amount(random, 0, 60_000_000, "0", "1e12"),
        **preferred,
        "cost_of_equity_rate": drawing.rate(random, 5, 20),
        "cost_of_debt_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "cost_of_preferred_rate", drawing.rate(random, 0, 12), chance),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 40, ("0", "1e-9", "100")), 0.8),
        **drawing.currency(random),
    }
