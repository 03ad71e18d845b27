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
    {"cost_per_unit": 60, "margin_pct": 35, "sales_tax_rate": 20, "units": 500, "currency": "GBP"},
    # margin 40 %, markup 66.67 %
    {"cost_per_unit": 60, "price_per_unit": 100, "currency": "USD"},
    # twice the cost is a margin of one half
    {"cost_per_unit": 50, "markup_pct": 100},
    # 100
    {"cost_per_unit": 80, "margin_pct": 20, "units": 3},
    # sold at a loss
    {"cost_per_unit": 25, "price_per_unit": 20},
    {"cost_per_unit": 0.01, "price_per_unit": 1000000000000},
    {"cost_per_unit": 1480, "markup_pct": 33.333, "sales_tax_rate": 10, "units": 1200, "currency": "JPY"},
    {"cost_per_unit": 7.125, "margin_pct": -12.5, "sales_tax_rate": 5, "currency": "KWD"},
    {"cost_per_unit": 1000000000000, "margin_pct": 99.99},
    # no profit
    {"cost_per_unit": 12.34, "markup_pct": 0},
    # The price rounded first
    {"cost_per_unit": 60, "margin_pct": 35, "units": 500, "currency": "GBP"},
    {"cost_per_unit": 0.01, "markup_pct": -90},
    {"cost_per_unit": 100, "markup_pct": 33.333, "currency": "JPY", "units": 7},
    {"cost_per_unit": 0.01, "margin_pct": -1000},
    {"cost_per_unit": 1000000000000, "markup_pct": 1000000, "units": 1000000000000, "sales_tax_rate": 100},
    {"cost_per_unit": 0.01, "markup_pct": -99.99, "currency": "JPY", "units": 0},
    # Ties of the price: 1.005 and 0.045
    {"cost_per_unit": 1, "markup_pct": 0.5},
    {"cost_per_unit": 0.03, "markup_pct": 50},
]


def calculate(given, rounding):
    cost, units = given["cost_per_unit"], given.get("units", Decimal(1))
    price = asked_price(given, rounding.decimals)
    profit = price - cost
    return {
        "price_per_unit": rounding.money(price),
        "profit_per_unit": rounding.money(profit),
        "margin_pct": rounding.percent(profit * PERCENT / price),
        "markup_pct": rounding.percent(profit * PERCENT / cost),
        "price_per_unit_with_tax": rounding.money(price + price * given.get("sales_tax_rate", 0) / PERCENT),
        "total_revenue": rounding.money(units * price),
        "total_profit": rounding.money(units * profit),
    }


def asked_price(given, decimals):
    cost = given["cost_per_unit"]
    if "price_per_unit" in given:
        return given["price_per_unit"]
    if "margin_pct" in given:
        # The cost is what the margin leaves of the price.
        price = cost * PERCENT / (PERCENT - given["margin_pct"])
    else:
        price = cost + cost * given["markup_pct"] / PERCENT
    return max(in_units(price, decimals), Decimal(1).scaleb(-decimals))


def draw(random):
    cost = drawing.amount(random, 1, 10_000)
    targets = {
        "price_per_unit": drawing.amount(random, 1, 20_000),
        "margin_pct": drawing.rate(random, -20, 90, ("0", "1e-9", "99.99", "-1000", "99")),
        "markup_pct": drawing.rate(random, -30, 200, ("0", "1e-9", "-99.99", "1000000", "100")),
    }
    target = random.choice(list(targets))
    return {
        "cost_per_unit": cost,
        target: targets[target],
        **drawing.optional(random, "sales_tax_rate", drawing.rate(random, 0, 27, ("0", "1e-9", "100"))),
        **drawing.optional(random, "units", drawing.amount(random, 1, 10_000, "0", "1e12")),
        **drawing.currency(random),
    }
