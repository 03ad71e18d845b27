"""Dollar-cost averaging: the same amount at every price, beside all of it at the first."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "U.S. Securities and Exchange Commission, Investor.gov glossary: dollar cost averaging",
    "Graham, The Intelligent Investor, chapter 5",
]

EXAMPLES = 1
CASES = [
    {"amount_per_purchase": 500, "prices": [50, 40, 32, 40, 50], "currency": "USD"},
    # By hand: 10 + 12.5 + 20 + 12.5 + 10 units
    {"amount_per_purchase": 100, "prices": [10, 8, 5, 8, 10]},
    {
        "amount_per_purchase": 250, "prices": [101.5, 99.25, 87.3, 92.1, 110.75, 120], "fee_per_purchase": 1.5,
        "final_price": 118.4,
    },
    {"amount_per_purchase": 1000, "prices": [60000, 30000, 45000], "currency": "EUR"},
    {"amount_per_purchase": 0.01, "prices": [1e-06]},
    {"amount_per_purchase": 1000000000000, "prices": [1000000000000, 1000000], "final_price": 1e-06},
    {"amount_per_purchase": 30000, "prices": [1234.5, 1300, 1190.25, 1405], "currency": "JPY"},
    {"amount_per_purchase": 75.125, "prices": [3.5, 4, 4.25], "fee_per_purchase": 0.125, "currency": "KWD"},
    # A price that stays, by definition
    {"amount_per_purchase": 200, "prices": [20, 20, 20], "final_price": 20},
    {
        "amount_per_purchase": 100,
        "prices": [
            50.0, 60.77, 51.54, 62.31, 53.08, 63.85, 54.62, 65.38, 56.15, 66.92, 57.69, 68.46, 59.23, 50.0, 60.77,
            51.54, 62.31, 53.08, 63.85, 54.62, 65.38, 56.15, 66.92, 57.69, 68.46, 59.23, 50.0, 60.77, 51.54, 62.31,
            53.08, 63.85, 54.62, 65.38, 56.15, 66.92, 57.69, 68.46, 59.23, 50.0, 60.77, 51.54, 62.31, 53.08, 63.85,
            54.62, 65.38, 56.15, 66.92, 57.69, 68.46, 59.23, 50.0, 60.77, 51.54, 62.31, 53.08, 63.85, 54.62, 65.38,
            56.15, 66.92, 57.69, 68.46, 59.23, 50.0, 60.77, 51.54, 62.31, 53.08, 63.85, 54.62, 65.38, 56.15, 66.92,
            57.69, 68.46, 59.23, 50.0, 60.77, 51.54, 62.31, 53.08, 63.85, 54.62, 65.38, 56.15, 66.92, 57.69, 68.46,
            59.23, 50.0, 60.77, 51.54, 62.31, 53.08, 63.85, 54.62, 65.38, 56.15, 66.92, 57.69, 68.46, 59.23, 50.0,
            60.77, 51.54, 62.31, 53.08, 63.85, 54.62, 65.38, 56.15, 66.92, 57.69, 68.46, 59.23, 50.0, 60.77, 51.54,
        ],
    },
    {"amount_per_purchase": 100, "prices": [3, 7], "fee_per_purchase": 99.99},
    {"amount_per_purchase": 1e12, "prices": [1e-6, 1], "final_price": 1e12},
    {"amount_per_purchase": 1e12, "prices": [1e-6]},
    {"amount_per_purchase": 100, "prices": [25], "fee_per_purchase": 10, "currency": "USD"},
]


def calculate(given, rounding):
    amount, prices = given["amount_per_purchase"], given["prices"]
    fee = given.get("fee_per_purchase", Decimal(0))
    final_price = given.get("final_price", prices[-1])
    invested = units = quoted = Decimal(0)
    for price in prices:
        invested, units, quoted = invested + amount, units + (amount - fee) / price, quoted + price
    units_at_once = (invested - fee) / prices[0]
    value, value_at_once = units * final_price, units_at_once * final_price
    return {
        "purchase_count": rounding.number(Decimal(len(prices)), 0),
        "total_invested": rounding.money(invested),
        "units": rounding.number(units, 8),
        "average_cost": rounding.number(invested / units, 8),
        "average_price": rounding.number(quoted / len(prices), 8),
        "final_value": rounding.money(value),
        "gain": rounding.money(value - invested),
        "total_return_pct": rounding.percent((value - invested) / invested * PERCENT),
        "lump_sum_units": rounding.number(units_at_once, 8),
        "lump_sum_final_value": rounding.money(value_at_once),
        "lump_sum_gain": rounding.money(value_at_once - invested),
        "dca_advantage": rounding.money(value - value_at_once),
    }


def draw(random):
    amount = drawing.amount(random, 10, 5000)
    return {
        "amount_per_purchase": amount,
        "prices": [drawing.amount(random, 1, 500, "0.000001") for _ in range(random.choice([1, 2, 5, 12, 30]))],
        **drawing.optional(random, "fee_per_purchase", min(drawing.amount(random, 1, 9), amount / 2), 0.3),
        **drawing.optional(random, "final_price", drawing.amount(random, 1, 500, "0.000001")),
        **drawing.currency(random),
    }
