"""The return of a foreign investment in domestic currency, with and without a forward contract on it."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, power

SOURCES = [
    "Solnik and McLeavey, Global Investments: R = r + s·(1 + r), hedged R + h·(f − s)",
    "Covered interest parity: forward over spot is domestic growth over foreign growth",
]

EXAMPLES = 1
CASES = [
    # By hand: 1.08·0.95 = 1.026; the forward premium is 1.05/1.02 − 1 = 2.9412 %, and 2.6 + 2.9412 + 5 = 10.5412
    {
        "local_return": 8, "exchange_rate_change_pct": -5, "domestic_annual_rate": 5, "foreign_annual_rate": 2,
    },
    # MSCI on its hedged indexes, Daimler in dollars: 23.21 % in euros and 1.10/1.38 leave −1.8 %
    {
        "local_return": 23.21, "exchange_rate_change_pct": -20.29, "domestic_annual_rate": 0.5, "foreign_annual_rate": 0.1,
    },
    {
        "local_return": 6, "exchange_rate_change_pct": 12, "domestic_annual_rate": 2, "foreign_annual_rate": 7,
        "hedge_pct": 50, "years": 3,
    },
    # No hedge
    {
        "local_return": -4, "exchange_rate_change_pct": 3, "domestic_annual_rate": 2, "foreign_annual_rate": 1, "hedge_pct": 0,
    },
    # Equal rates: no premium
    {
        "local_return": 7, "exchange_rate_change_pct": 0, "domestic_annual_rate": 3, "foreign_annual_rate": 3, "years": 0.25,
    },
    # The hedge costs more than all there is
    {
        "local_return": -60, "exchange_rate_change_pct": 150, "domestic_annual_rate": 2, "foreign_annual_rate": 4,
    },
    {
        "local_return": -99.9999, "exchange_rate_change_pct": -99.9999, "domestic_annual_rate": 1000, "foreign_annual_rate": -99, "years": 0.01,
    },
    {
        "local_return": 5, "exchange_rate_change_pct": 100000, "domestic_annual_rate": 4, "foreign_annual_rate": 3, "hedge_pct": 1, "years": 200,
    },
    # All that is left is nothing: 1 − 1
    {
        "local_return": -50, "exchange_rate_change_pct": 100, "domestic_annual_rate": 0, "foreign_annual_rate": 0,
    },
]


def calculate(given, rounding):
    grown = {name: 1 + given[name] / PERCENT for name in ("local_return", "domestic_annual_rate", "foreign_annual_rate")}
    years, hedged = given.get("years", Decimal(1)), given.get("hedge_pct", PERCENT) / PERCENT
    moved = given["exchange_rate_change_pct"] / PERCENT
    forward = power(grown["domestic_annual_rate"] / grown["foreign_annual_rate"], years)
    bare = power(grown["local_return"], years) * (1 + moved)
    # What is sold forward brings the forward rate, and is bought at the spot rate of the end: what is left of the investment
    # after that may be exactly nothing, and the forward rate next to nothing, so they are not added up in another order.
    covered = (1 + moved) * (power(grown["local_return"], years) - hedged) + hedged * forward
    if covered <= 0:
        raise Refusal("no-solution")
    return {
        "hedged_return": rounding.percent((power(covered, 1 / years) - 1) * PERCENT),
        "unhedged_return": rounding.percent((power(bare, 1 / years) - 1) * PERCENT),
        "forward_premium_pct": rounding.percent((forward - 1) * PERCENT),
    }


def draw(random):
    def interest():
        return drawing.rate(random, 0, 9, ("0", "1e-9", "-0.75", "-99", "1000"))

    return {
        "local_return": drawing.rate(random, -20, 30, ("0", "1e-9", "-99.9999", "1000")),
        "exchange_rate_change_pct": drawing.rate(random, -20, 20, ("0", "-99.9999", "1e-9", "300")),
        "domestic_annual_rate": interest(),
        "foreign_annual_rate": interest(),
        **drawing.optional(random, "hedge_pct", random.choice([Decimal(0), Decimal(50), Decimal(75), Decimal(100)])),
        **drawing.optional(random, "years", drawing.years(random)),
    }
