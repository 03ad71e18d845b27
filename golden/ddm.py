"""The dividend discount model: a share is worth what its dividends are worth."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, with_digits

SOURCES = [
    "Gordon, Dividends, Earnings, and Stock Prices, Review of Economics and Statistics 41 (1959)",
    "Dividends year by year through the stages, then a perpetuity that grows",
]

EXAMPLES = 2
CASES = [
    {"dividend_per_share": 2.4, "required_return": 9, "dividend_growth_rate": 4, "currency": "USD"},
    {
        "dividend_per_share": 1.5, "required_return": 10, "dividend_growth_rate": 3,
        "stages": [{"years": 5, "dividend_growth_rate": 12}, {"years": 3, "dividend_growth_rate": 6}],
    },
    # By hand: 2·1.05/(0.10 − 0.05) = 42
    {"dividend_per_share": 2, "required_return": 10, "dividend_growth_rate": 5},
    # A stage with the growth of later years changes nothing
    {"dividend_per_share": 2, "required_return": 10, "dividend_growth_rate": 5, "stages": [{"years": 7, "dividend_growth_rate": 5}]},
    # A stage that grows as fast as the required return
    {"dividend_per_share": 1, "required_return": 10, "dividend_growth_rate": 0, "stages": [{"years": 4, "dividend_growth_rate": 10}]},
    # No growth, and a decline
    {"dividend_per_share": 3, "required_return": 8, "dividend_growth_rate": 0},
    {"dividend_per_share": 3, "required_return": 8, "dividend_growth_rate": -4},
    # No finite value
    {"dividend_per_share": 1, "required_return": 5, "dividend_growth_rate": 5},
    {"dividend_per_share": 1, "required_return": 4, "dividend_growth_rate": 5},
    {"dividend_per_share": 0.000001, "required_return": 1000, "dividend_growth_rate": -99.9999},
    {"dividend_per_share": 1000000000000, "required_return": 5, "dividend_growth_rate": 4.99},
    {"dividend_per_share": 1, "required_return": 1e-9, "dividend_growth_rate": 0},
    {"dividend_per_share": 250, "required_return": 4, "dividend_growth_rate": 1, "stages": [{"years": 1, "dividend_growth_rate": -99.9999}], "currency": "JPY"},
    {"dividend_per_share": 1.125, "required_return": 7, "dividend_growth_rate": 2, "stages": [{"years": 100, "dividend_growth_rate": 9}] * 3, "currency": "KWD"},
]


def calculate(given, rounding):
    if given["required_return"] <= given["dividend_growth_rate"]:
        raise Refusal("no-solution")
    with with_digits(1500):
        return value(given, rounding)


def value(given, rounding):
    demanded, later = (given[name] / PERCENT for name in ("required_return", "dividend_growth_rate"))
    dividend, discount, worth, first = given["dividend_per_share"], Decimal(1), Decimal(0), None
    for stage in given.get("stages", []):
        for _ in range(int(stage["years"])):
            dividend *= 1 + stage["dividend_growth_rate"] / PERCENT
            discount /= 1 + demanded
            worth += dividend * discount
            first = dividend if first is None else first
    dividend *= 1 + later
    first = dividend if first is None else first
    worth += dividend * discount / (demanded - later)
    return {
        "value_per_share": rounding.money(worth),
        "next_year_dividends": rounding.money(first),
        "forward_dividend_yield": rounding.percent(first * PERCENT / worth),
    }


def draw(random):
    def stage():
        growth = drawing.rate(random, -5, 25, ("0", "1e-9", "-99", "100"))
        return {"years": drawing.whole(random, 1, 10, (1, 40)), "dividend_growth_rate": growth}

    return {
        "dividend_per_share": drawing.amount(random, 1, 60, "0.000001", "1e9"),
        "required_return": drawing.rate(random, 6, 14, ("0.01", "5", "1000")),
        "dividend_growth_rate": drawing.rate(random, -2, 7, ("0", "1e-9", "-99")),
        **drawing.optional(random, "stages", [stage() for _ in range(random.choice([0, 1, 2, 3]))]),
        **drawing.currency(random),
    }
