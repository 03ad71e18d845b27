"""Dividends: what shares pay in a year, and what share of their price and of their cost that is."""

import drawing
from arithmetic import MONTHS, PERCENT

SOURCES = ["CFA Program Curriculum, Equity: dividend yield"]

EXAMPLES = 2
CASES = [
    {"shares": 120, "current_price": 62.5, "dividend_per_share": 2.28, "average_cost": 41.3, "currency": "USD"},
    {"shares": 250, "current_price": 34.2, "dividend_yield": 3.5, "currency": "USD"},
    # By hand: 200 a year, 4 % of 50, 5 % of 40
    {"shares": 100, "current_price": 50, "dividend_per_share": 2, "average_cost": 40},
    {"shares": 100, "current_price": 50, "dividend_yield": 4, "average_cost": 40},
    # None
    {"shares": 100, "current_price": 50, "dividend_per_share": 0},
    {"shares": 0, "current_price": 50, "dividend_yield": 4},
    # A tie: 1.5 a year is 0.125 a month
    {"shares": 1, "current_price": 50, "dividend_per_share": 1.5},
    {"shares": 12.3456, "current_price": 4321, "dividend_yield": 1.75, "average_cost": 3100, "currency": "JPY"},
    {"shares": 33, "current_price": 1.125, "dividend_per_share": 0.0425, "average_cost": 0.9, "currency": "KWD"},
    {"shares": 1e9, "current_price": 1e12, "dividend_yield": 100, "average_cost": 0.01},
    {"shares": 1e12, "current_price": 1e12, "dividend_per_share": 1},
    {"shares": 1, "current_price": 0.01, "dividend_per_share": 1e12},
]


def calculate(given, rounding):
    shares, price = given["shares"], given["current_price"]
    each = given["dividend_per_share"] if "dividend_per_share" in given else price * given["dividend_yield"] / PERCENT
    reply = {
        "market_value": rounding.money(shares * price),
        "annual_dividends": rounding.money(shares * each),
        "monthly_dividends": rounding.money(shares * each / MONTHS),
        "dividend_yield": rounding.percent(each / price * PERCENT),
    }
    if "average_cost" in given:
        reply["yield_on_cost_pct"] = rounding.percent(each / given["average_cost"] * PERCENT)
    return reply


def draw(random):
    each, share = drawing.amount(random, 0, 20, "0"), drawing.rate(random, 0, 12, ("0", "1e-9", "100"))
    return {
        "shares": drawing.amount(random, 1, 10_000, "0"),
        "current_price": drawing.amount(random, 1, 900),
        **random.choice([{"dividend_per_share": each}, {"dividend_yield": share}]),
        **drawing.optional(random, "average_cost", drawing.amount(random, 1, 900)),
        **drawing.currency(random),
    }
