"""The Kelly criterion: the share of the capital that grows fastest."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power, with_digits

SOURCES = [
    "Kelly, A New Interpretation of Information Rate, Bell System Technical Journal 35 (1956)",
    "Thorp, The Kelly Criterion in Blackjack, Sports Betting and the Stock Market: an even bet won in p has 2p − 1",
]

EXAMPLES = 1
CASES = [
    {"win_probability_pct": 55, "payoff_ratio": 1.5, "kelly_multiple": 0.5, "account_balance": 25000, "currency": "USD"},
    # Even money: 2p − 1
    {"win_probability_pct": 60, "payoff_ratio": 1},
    # A fair bet and a bad one: nothing is risked
    {"win_probability_pct": 50, "payoff_ratio": 1, "account_balance": 1000},
    {"win_probability_pct": 40, "payoff_ratio": 1.2, "account_balance": 1000},
    # Certain
    {"win_probability_pct": 100, "payoff_ratio": 0.25, "account_balance": 800},
    {"win_probability_pct": 0, "payoff_ratio": 3},
    {"win_probability_pct": 100, "payoff_ratio": 1000000, "kelly_multiple": 0.3},
    {"win_probability_pct": 99.9999, "payoff_ratio": 1000000},
    {"win_probability_pct": 60, "payoff_ratio": 2, "kelly_multiple": 0, "account_balance": 1000000000000},
    {"win_probability_pct": 50.00001, "payoff_ratio": 1, "account_balance": 1000000000000, "currency": "KWD"},
    {"win_probability_pct": 0.01, "payoff_ratio": 10000.5},
    {"win_probability_pct": 75, "payoff_ratio": 0.5, "kelly_multiple": 0.25, "account_balance": 350000, "currency": "JPY"},
    {"win_probability_pct": 80, "payoff_ratio": 0.25},
]


def calculate(given, rounding):
    with with_digits(200):
        return bet(given, rounding)


def bet(given, rounding):
    wins, odds = given["win_probability_pct"] / PERCENT, given["payoff_ratio"]
    share = (wins * (odds + 1) - 1) / odds
    risked = max(Decimal(0), share * given.get("kelly_multiple", Decimal(1)))
    results = {"kelly_pct": rounding.percent(share * PERCENT), "bet_pct": rounding.percent(risked * PERCENT)}
    if "account_balance" in given:
        results["bet_amount"] = rounding.money(given["account_balance"] * risked)
    # The mean of the logarithms of both outcomes
    lost = power(1 - risked, 1 - wins) if wins < 1 else Decimal(1)
    growth = power(1 + odds * risked, wins) * lost - 1
    return {**results, "expected_growth_pct": rounding.percent(growth * PERCENT)}


def draw(random):
    return {
        "win_probability_pct": drawing.rate(random, 30, 90, ("0", "1e-9", "50", "99.9999", "100")),
        "payoff_ratio": drawing.rate(random, 1, 5, ("0.0001", "0.5", "1", "1000000")) if random.random() < 0.7 else Decimal(random.randint(1, 100)) / 20,
        **drawing.optional(random, "kelly_multiple", random.choice([Decimal("0.25"), Decimal("0.5"), Decimal(1), Decimal(0)])),
        **drawing.optional(random, "account_balance", drawing.amount(random, 100, 500_000, "0", "1e12"), 0.7),
        **drawing.currency(random),
    }
