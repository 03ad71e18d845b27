"""Inflation: a basket of goods whose price rises, and what the same money then buys of it."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power

SOURCES = ["Kellison, The Theory of Interest, 3rd edition, section 9.4: inflation"]

EXAMPLES = 1
CASES = [
    {"amount": 1000, "inflation_rate": 3, "years": 20, "currency": "USD"},
    {"amount": 1000000000000.0, "inflation_rate": 3, "years": 200},
    # Compound interest table: 1.07^10 = 1.967151
    {"amount": 100, "inflation_rate": 7, "years": 10},
    {"amount": 100, "inflation_rate": -99, "years": 3},
    {"amount": 50000, "inflation_rate": 5.5, "years": 12.5, "currency": "INR"},
    {"amount": 0.01, "inflation_rate": 1e-09, "years": 100},
    {"amount": 2000, "inflation_rate": -1, "years": 4, "currency": "EUR"},
    {"amount": 300000, "inflation_rate": 2.2, "years": 7.75, "currency": "JPY"},
    {"amount": 12.345, "inflation_rate": 4, "years": 1, "currency": "KWD"},
    {"amount": 1000, "inflation_rate": 0, "years": 5},
    {"amount": 1000, "inflation_rate": 8, "years": 0},
    {"amount": 750.5, "inflation_rate": 120, "years": 3},
    {"amount": 1000, "inflation_rate": 3, "years": 0},
    {"amount": 0, "inflation_rate": 3, "years": 10, "currency": "JPY"},
    {"amount": 1000, "inflation_rate": 1000, "years": 200},
    {"amount": 1e12, "inflation_rate": 1e-100, "years": 200},
    {"amount": 1000, "inflation_rate": 100, "years": 0.5, "currency": "KWD"},
    {"amount": 1e12, "inflation_rate": -99.99, "years": 5},
    {"amount": 1, "inflation_rate": 1000, "years": 19.5},
]


def calculate(given, rounding):
    amount = given["amount"]
    basket = power(1 + given["inflation_rate"] / PERCENT, given["years"])
    buys = 1 / basket
    return {
        "future_cost": rounding.money(amount * basket),
        "price_increase": rounding.money(amount * (basket - 1)),
        "purchasing_power": rounding.money(amount * buys),
        "purchasing_power_lost": rounding.money(amount * (1 - buys)),
        "cumulative_inflation_pct": rounding.percent((basket - 1) * PERCENT),
        "purchasing_power_lost_pct": rounding.percent((1 - buys) * PERCENT),
    }


def draw(random):
    whole = Decimal(random.randint(0, 60))
    return {
        "amount": random.choice([Decimal(0), drawing.amount(random), drawing.amount(random)]),
        "inflation_rate": drawing.rate(random, -5, 20, ("0", "1e-9", "1e-100", "1000", "-99", "-1e-9", "100")),
        "years": whole if drawing.is_ordinary(random, 0.5) else Decimal(random.randint(0, 20_000)) / 100,
        **drawing.currency(random),
    }
