"""Margin and markup: price, profit and their shares from the cost and one of price, margin and markup."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, in_units

SOURCES = [
    "Farris, Bendle, Pfeifer, Reibstein, Marketing Metrics, chapter 3: margin on the price, markup on the cost",
    "A calculated price is a whole number of minor units, at least one; all else follows from it",
]

EXAMPLES = 2
CASES = [
    {"cost": 60, "target_margin": 35, "sales_tax_rate": 20, "units": 500, "currency": "GBP"},
    # margin 40 %, markup 66.67 %
    {"cost": 60, "selling_price": 100, "currency": "USD"},
    # twice the cost is a margin of one half
    {"cost": 50, "target_markup": 100},
    # 100
    {"cost": 80, "target_margin": 20, "units": 3},
    # sold at a loss
    {"cost": 25, "selling_price": 20},
    {"cost": 0.01, "selling_price": 1000000000000},
    {"cost": 1480, "target_markup": 33.333, "sales_tax_rate": 10, "units": 1200, "currency": "JPY"},
    {"cost": 7.125, "target_margin": -12.5, "sales_tax_rate": 5, "currency": "KWD"},
    {"cost": 1000000000000, "target_margin": 99.99},
    # no profit
    {"cost": 12.34, "target_markup": 0},
    # The price rounded first
    {"cost": 60, "target_margin": 35, "units": 500, "currency": "GBP"},
    {"cost": 0.01, "target_markup": -90},
    {"cost": 100, "target_markup": 33.333, "currency": "JPY", "units": 7},
    {"cost": 0.01, "target_margin": -1000},
    {"cost": 1000000000000, "target_markup": 1000000, "units": 1000000000000, "sales_tax_rate": 100},
    {"cost": 0.01, "target_markup": -99.99, "currency": "JPY", "units": 0},
    # Ties of the price: 1.005 and 0.045
    {"cost": 1, "target_markup": 0.5},
    {"cost": 0.03, "target_markup": 50},
]


def calculate(given, rounding):
    cost, units = given["cost"], given.get("units", Decimal(1))
    price = asked_price(given, rounding.decimals)
    profit = price - cost
    return {
        "price": rounding.money(price),
        "profit": rounding.money(profit),
        "margin": rounding.percent(profit * PERCENT / price),
        "markup": rounding.percent(profit * PERCENT / cost),
        "price_with_tax": rounding.money(price + price * given.get("sales_tax_rate", 0) / PERCENT),
        "total_revenue": rounding.money(units * price),
        "total_profit": rounding.money(units * profit),
    }


def asked_price(given, decimals):
    cost = given["cost"]
    if "selling_price" in given:
        return given["selling_price"]
    if "target_margin" in given:
        # The cost is what the margin leaves of the price.
        price = cost * PERCENT / (PERCENT - given["target_margin"])
    else:
        price = cost + cost * given["target_markup"] / PERCENT
    return max(in_units(price, decimals), Decimal(1).scaleb(-decimals))


def draw(random):
    cost = drawing.amount(random, 1, 10_000)
    targets = {
        "selling_price": drawing.amount(random, 1, 20_000),
        "target_margin": drawing.rate(random, -20, 90, ("0", "1e-9", "99.99", "-1000", "99")),
        "target_markup": drawing.rate(random, -30, 200, ("0", "1e-9", "-99.99", "1000000", "100")),
    }
    target = random.choice(list(targets))
    return {
        "cost": cost,
        target: targets[target],
        **drawing.optional(random, "sales_tax_rate", drawing.rate(random, 0, 27, ("0", "1e-9", "100"))),
        **drawing.optional(random, "units", drawing.amount(random, 1, 10_000, "0", "1e12")),
        **drawing.currency(random),
    }
