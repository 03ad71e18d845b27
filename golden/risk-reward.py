"""Reward and risk of a trade with a stop and several targets."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "Tharp, Trade Your Way to Financial Freedom: risk is R, a gain is a multiple of it, expectancy is their mean",
    "A win pays R for each 1 lost, so p·R = 1 − p at the break-even",
]

EXAMPLES = 2
CASES = [
    # By hand: 500 of risk at 2 a unit are 250 units; 3 to 1 breaks even at a quarter; 500·(0.4·3 − 0.6) = 300
    {
        "account_balance": 50000, "entry_price": 50, "stop_price": 48, "targets": [{"price": 56}],
        "win_probability_pct": 40, "currency": "USD",
    },
    # By hand, short: rewards of 5 and 10 in halves are 7.5 for a risk of 5
    {
        "account_balance": 20000, "risk_pct": 2, "entry_price": 120, "stop_price": 125,
        "targets": [{"price": 115, "share_pct": 50}, {"price": 110, "share_pct": 50}],
    },
    {
        "account_balance": 10000, "risk_pct": 0.5, "entry_price": 1.0845, "stop_price": 1.0812,
        "targets": [{"price": 1.0878, "share_pct": 30}, {"price": 1.0911, "share_pct": 30}, {"price": 1.098, "share_pct": 40}],
        "win_probability_pct": 55, "currency": "EUR",
    },
    # Nothing is risked; a certain win; a certain loss
    {"account_balance": 1000, "risk_pct": 0, "entry_price": 10, "stop_price": 9, "targets": [{"price": 11}], "win_probability_pct": 50},
    {"account_balance": 1000, "entry_price": 10, "stop_price": 0, "targets": [{"price": 11}], "win_probability_pct": 100},
    {"account_balance": 1000, "entry_price": 10, "stop_price": 11, "targets": [{"price": 0}], "win_probability_pct": 0},
    {"account_balance": 0.01, "risk_pct": 100, "entry_price": 999999999999.5, "stop_price": 0, "targets": [{"price": 1000000000000, "share_pct": 100}]},
    {"account_balance": 1000000000000, "risk_pct": 100, "entry_price": 0.000001, "stop_price": 0.0000009, "targets": [{"price": 1000000000000}]},
    {
        "account_balance": 350000, "entry_price": 2750, "stop_price": 2700,
        "targets": [{"price": 2800, "share_pct": 33.3}, {"price": 2850, "share_pct": 33.3}, {"price": 2900, "share_pct": 33.4}],
        "win_probability_pct": 45.5, "currency": "JPY",
    },
]


def calculate(given, rounding):
    entry, stop = given["entry_price"], given["stop_price"]
    risked = given["account_balance"] * given.get("risk_pct", Decimal(1)) / PERCENT
    risk = abs(entry - stop)
    parts = [(one.get("share_pct", PERCENT), abs(one["price"] - entry)) for one in given["targets"]]
    reward = sum(share * gain for share, gain in parts) / sum(share for share, _ in parts)
    units = risked / risk
    results = {
        "reward_risk_ratio": rounding.number(reward / risk, 4),
        "risk_amount": rounding.money(risked),
        "risk_per_unit": rounding.number(risk, 8),
        "reward_per_unit": rounding.number(reward, 8),
        "units": rounding.number(units, 8),
        "position_value": rounding.money(units * entry),
        "break_even_win_probability_pct": rounding.percent(risk / (risk + reward) * PERCENT),
    }
    if "win_probability_pct" in given:
        wins = given["win_probability_pct"] / PERCENT
        results["expected_gain"] = rounding.money(wins * reward * units - (1 - wins) * risked)
    return results


def draw(random):
    entry = drawing.amount(random, 5, 2000, "0.01", "1e11")
    way = random.choice([1, -1])
    stop = entry * (1 - way * Decimal(random.randint(1, 20)) / 100)
    kind = random.choice([[], [], [50, 50], [25, 75], [Decimal("33.3"), Decimal("33.3"), Decimal("33.4")], [40, 30, 20, 10]])
    targets = [
        {"price": entry * (1 + way * Decimal(random.randint(1, 60)) / 100), **({"share_pct": share} if share else {})}
        for share in (kind or [None])
    ]
    return {
        "account_balance": drawing.amount(random, 500, 500_000),
        **drawing.optional(random, "risk_pct", drawing.rate(random, 1, 5, ("0", "0.01", "100"))),
        "entry_price": entry,
        "stop_price": stop,
        "targets": targets,
        **drawing.optional(random, "win_probability_pct", drawing.rate(random, 20, 80, ("0", "1e-9", "100")), 0.7),
        **drawing.currency(random),
    }
