"""Profit margins: an income statement from the revenue down to the net profit."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT
from replies import Reply

SOURCES = [
    "Kieso, Weygandt, Warfield, Intermediate Accounting, chapter 4: multiple-step income statement",
    "Farris and others, Marketing Metrics, chapter 3: margin and markup",
]

EXAMPLES = 1
CASES = [
    {
        "revenue": 850000, "cost_of_goods_sold": 510000, "operating_expenses": 190000, "depreciation": 25000,
        "interest_expense": 12000, "tax": 28250, "currency": "USD",
    },
    # A markup of 100 % is a margin of 50 %
    {"revenue": 200, "cost_of_goods_sold": 100},
    # By hand: 40 %, 25 %, 20 %, 15 %
    {
        "revenue": 1000, "cost_of_goods_sold": 600, "operating_expenses": 150, "depreciation": 50,
        "interest_expense": 20, "tax": 30,
    },
    # A loss at each step
    {"revenue": 100, "cost_of_goods_sold": 120, "operating_expenses": 30, "depreciation": 10, "interest_expense": 5},
    # Services: nothing is sold that costs something
    {"revenue": 90000, "cost_of_goods_sold": 0, "operating_expenses": 60000},
    {"revenue": 0.01, "cost_of_goods_sold": 1000000000000},
    {"revenue": 1000000000000, "cost_of_goods_sold": 0.01, "tax": 0.01},
    {"revenue": 3, "cost_of_goods_sold": 1, "operating_expenses": 1, "currency": "KWD"},
    {"revenue": 5000000, "cost_of_goods_sold": 3333333, "depreciation": 250000, "currency": "JPY"},
    {"revenue": 8000, "cost_of_goods_sold": 8000},
    {"revenue": 8000, "cost_of_goods_sold": 4999.5, "operating_expenses": 3000.5, "tax": 0},
    {"revenue": 0.01, "cost_of_goods_sold": 0, "currency": "eur"},
]


def calculate(given, rounding):
    revenue, sold = given["revenue"], given["cost_of_goods_sold"]
    reply = Reply(given)
    left = revenue - sold
    step(reply, rounding, revenue, "gross_profit", "gross_margin_pct", left)
    for name, margin, costs in (
        ("ebitda", "ebitda_margin_pct", ["operating_expenses"]),
        ("operating_profit", "operating_margin_pct", ["depreciation"]),
        ("net_profit", "net_margin_pct", ["interest_expense", "tax"]),
    ):
        left -= sum((given.get(cost, Decimal(0)) for cost in costs), start=Decimal(0))
        step(reply, rounding, revenue, name, margin, left)
    markup = (revenue - sold) * PERCENT / sold if sold > 0 else None
    reply.may_lack("markup_pct", markup, rounding.percent, "What costs nothing has no markup.")
    return reply.all()


def step(reply, rounding, revenue, name, margin, left):
    reply.put(name, rounding.money(left))
    reply.put(margin, rounding.percent(left * PERCENT / revenue))


def draw(random):
    return {
        "revenue": drawing.amount(random, 1000, 2_000_000),
        "cost_of_goods_sold": drawing.amount(random, 0, 900_000, "0", "1e12"),
        **drawing.optional(random, "operating_expenses", drawing.amount(random, 0, 300_000, "0", "1e12"), 0.8),
        **drawing.optional(random, "depreciation", drawing.amount(random, 0, 80_000, "0", "1e12")),
        **drawing.optional(random, "interest_expense", drawing.amount(random, 0, 40_000, "0", "1e12")),
        **drawing.optional(random, "tax", drawing.amount(random, 0, 90_000, "0", "1e12")),
        **drawing.currency(random),
    }
