"""Closing costs of a home: points, items, prepaid costs, and the cash that they need."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Consumer Financial Protection Bureau, Closing Disclosure: total closing costs (J) and cash to close"]

EXAMPLES = 1
CASES = [
    {
        "home_price": 425000, "down_payment": 85000, "points": 0.5,
        "items": [
            {"name": "Origination fee", "loan_pct": 0.75}, {"name": "Appraisal", "amount": 550},
            {"name": "Transfer tax", "price_pct": 0.4}, {"name": "Title insurance", "amount": 1850},
        ],
        "prepaid_costs": 3200, "seller_credit": 5000, "currency": "USD",
    },
    {"home_price": 200000, "down_payment": 40000},
    # Without a loan
    {"home_price": 200000, "down_payment": 200000, "points": 2, "items": [{"loan_pct": 1}, {"price_pct": 1}]},
    # Nothing down
    {"home_price": 200000, "down_payment": 0, "points": 1, "items": [{"loan_pct": 1}]},
    # The seller pays more than all costs
    {"home_price": 100000, "down_payment": 0, "items": [{"amount": 500}], "seller_credit": 2000},
    # 8,500 are paid already: 40,000 and 6,000 less these; then more than all that is due: 1,500 come back
    {"home_price": 200000, "down_payment": 40000, "points": 0, "items": [{"price_pct": 3}], "deposit": 8500, "currency": "USD"},
    {"home_price": 200000, "down_payment": 0, "items": [{"amount": 6500}], "seller_credit": 2000, "deposit": 6000},
    {"home_price": 200000, "down_payment": 0, "items": [{"amount": 8000}], "seller_credit": 2000, "deposit": 6000},
    {"home_price": 0.01, "down_payment": 0, "items": [{"amount": 1000000000000}] * 60},
    {"home_price": 1000000000000, "down_payment": 0.01, "points": 100, "items": [{"price_pct": 100}, {"loan_pct": 100}]},
    {"home_price": 3, "down_payment": 1, "items": [{"loan_pct": 33.3333}, {"price_pct": 0.0001}], "currency": "KWD"},
    {"home_price": 38000000, "down_payment": 8000000, "items": [{"price_pct": 3.3}, {"amount": 66000}], "currency": "JPY"},
    {"home_price": 310000, "down_payment": 62000, "items": [], "prepaid_costs": 1250.5},
    {"home_price": 310000, "down_payment": 62000, "items": [{"amount": 0}, {"price_pct": 0}, {"loan_pct": 0}]},
    {"home_price": 175000, "down_payment": 35000.55, "points": 0.125, "items": [{"name": "Ünit 7", "amount": 99.99}], "currency": "eur"},
]


def calculate(given, rounding):
    price, loan = given["home_price"], given["home_price"] - given["down_payment"]

    def cost(item):
        if "amount" in item:
            return item["amount"]
        return price * item["price_pct"] / PERCENT if "price_pct" in item else loan * item["loan_pct"] / PERCENT

    items = given.get("items", [])
    costs = sum((cost(item) for item in items), start=loan * given.get("points", Decimal(0)) / PERCENT)
    costs += given.get("prepaid_costs", Decimal(0))
    return {
        "closing_costs": rounding.money(costs),
        "closing_cost_pct": rounding.percent(costs * PERCENT / price),
        "loan_amount": rounding.money(loan),
        "cash_to_close": rounding.money(given["down_payment"] + costs - given.get("deposit", Decimal(0)) - given.get("seller_credit", Decimal(0))),
        "items": [
            {**({"name": item["name"]} if "name" in item else {}), "amount": rounding.money(cost(item))} for item in items
        ],
    }


def draw(random):
    def item():
        return {
            **drawing.optional(random, "name", random.choice(["Appraisal", "Title", "Ünit 7"]), 0.4),
            **random.choice([
                {"amount": drawing.amount(random, 0, 5_000, "0", "1e12")},
                {"price_pct": drawing.rate(random, 0, 3, ("0", "1e-9", "100"))},
                {"loan_pct": drawing.rate(random, 0, 3, ("0", "1e-9", "100"))},
            ]),
        }

    price = drawing.amount(random, 50_000, 1_500_000)
    down = Decimal(repr(float(price * random.choice([0, 5, 10, 20, 35, 100]) / 100)))
    return {
        "home_price": price,
        "down_payment": down,
        **drawing.optional(random, "points", drawing.rate(random, 0, 3, ("0", "1e-9", "100"))),
        **drawing.optional(random, "items", [item() for _ in range(random.choice([0, 1, 2, 4, 8]))], 0.8),
        **drawing.optional(random, "prepaid_costs", drawing.amount(random, 0, 6_000, "0", "1e12")),
        **drawing.optional(random, "seller_credit", drawing.amount(random, 0, 9_000, "0", "1e12")),
        **drawing.optional(random, "deposit", drawing.amount(random, 0, 15_000, "0", "1e12")),
        **drawing.currency(random),
    }
