"""The capital asset pricing model: the return that market risk requires."""

from decimal import Decimal

import drawing

SOURCES = [
    "Sharpe, Capital Asset Prices, Journal of Finance 19 (1964)",
    "Brealey, Myers, Allen, Principles of Corporate Finance: the security market line",
]

EXAMPLES = 1
CASES = [
    {"risk_free_rate": 4.25, "beta": 1.2, "market_return": 9.5, "expected_return": 11},
    # By hand: 3 + 1.5·6 = 12
    {"risk_free_rate": 3, "beta": 1.5, "market_premium_rate": 6},
    # With a beta of 1 the return is that of the market, with 0 that of no risk
    {"risk_free_rate": 2, "beta": 1, "market_return": 8},
    {"risk_free_rate": 2, "beta": 0, "market_return": 8, "expected_return": 2},
    {"risk_free_rate": 4, "beta": -0.4, "market_premium_rate": 5.5, "expected_return": 1},
    {"risk_free_rate": 0, "beta": 0, "market_premium_rate": 0},
    {"risk_free_rate": -0.5, "beta": 0.85, "market_return": -12.25},
    {"risk_free_rate": 1000, "beta": 100, "market_premium_rate": 1000},
    {"risk_free_rate": -99.9999, "beta": -100, "market_return": 1000, "expected_return": -99.9999},
    {"risk_free_rate": 1e-100, "beta": 0.5, "market_return": 1e-100},
    {"risk_free_rate": 3.3333, "beta": 1.00005, "market_premium_rate": 5},
    {"risk_free_rate": 5, "beta": 1.1, "market_return": 5, "expected_return": 5.5},
]


def calculate(given, rounding):
    free, beta = given["risk_free_rate"], given["beta"]
    premium = given["market_premium_rate"] if "market_premium_rate" in given else given["market_return"] - free
    required = free + beta * premium
    results = {"required_return": rounding.percent(required), "market_premium_rate": rounding.percent(premium)}
    if "expected_return" in given:
        results["alpha"] = rounding.percent(given["expected_return"] - required)
    return results


def draw(random):
    market = drawing.rate(random, 0, 15, ("0", "1e-9", "-50", "1000"))
    return {
        "risk_free_rate": drawing.rate(random, 0, 6, ("0", "1e-9", "-1", "1000")),
        "beta": Decimal(random.randint(-50, 250)) / 100,
        random.choice(["market_return", "market_premium_rate"]): market,
        **drawing.optional(random, "expected_return", drawing.rate(random, 0, 20, ("0", "1e-9", "-99", "1000"))),
    }
