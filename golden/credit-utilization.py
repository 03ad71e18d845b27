"""Credit utilization: balances as a share of limits."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Consumer Financial Protection Bureau: keep balances at 30 percent of the limits or less"]

EXAMPLES = 1
CASES = [
    {
        "cards": [
            {"name": "Visa", "credit_limit": 8000, "balance": 3100}, {"name": "Store card", "credit_limit": 1500, "balance": 900},
            {"name": "Mastercard", "credit_limit": 12000, "balance": 450},
        ],
        "target_utilization_pct": 20, "currency": "USD",
    },
    # 30 of 100: exactly at the target
    {"cards": [{"credit_limit": 100, "balance": 30}]},
    {"cards": [{"credit_limit": 100, "balance": 31}]},
    # Together below it, one card above
    {"cards": [{"credit_limit": 1000, "balance": 900}, {"credit_limit": 9000, "balance": 0}], "target_utilization_pct": 10},
    # Over the limit
    {"cards": [{"credit_limit": 500, "balance": 650}], "target_utilization_pct": 100},
    {"cards": [{"credit_limit": 500, "balance": 0}], "target_utilization_pct": 0},
    {"cards": [{"credit_limit": 0.01, "balance": 1000000000000}]},
    {"cards": [{"credit_limit": 1000000000000, "balance": 0.01}] * 50, "target_utilization_pct": 0},
    {"cards": [{"credit_limit": 3, "balance": 1}, {"credit_limit": 7, "balance": 3}], "currency": "KWD"},
    {"cards": [{"credit_limit": 300000, "balance": 123456}], "target_utilization_pct": 25, "currency": "JPY"},
    {"cards": [{"credit_limit": 2500, "balance": 833.33}, {"credit_limit": 2500, "balance": 833.33}], "target_utilization_pct": 33.3333},
    {"cards": [{"credit_limit": 4000, "balance": 3999.99, "name": "Ünit 7"}], "target_utilization_pct": 9, "currency": "eur"},
]


def calculate(given, rounding):
    target = given.get("target_utilization_pct", Decimal(30))

    def row(limit, balance):
        due = balance - limit * target / PERCENT
        return {
            "utilization_pct": rounding.percent(balance * PERCENT / limit),
            "required_payment": rounding.money(due if due > 0 else Decimal(0)),
        }

    limits, balances = (sum(card[name] for card in given["cards"]) for name in ("credit_limit", "balance"))
    whole = row(limits, balances)
    return {
        "utilization_pct": whole["utilization_pct"],
        "total_balance": rounding.money(balances),
        "total_credit_limit": rounding.money(limits),
        "required_payment": whole["required_payment"],
        "cards": [
            {**({"name": card["name"]} if "name" in card else {}), **row(card["credit_limit"], card["balance"])}
            for card in given["cards"]
        ],
    }


def draw(random):
    def card():
        return {
            **drawing.optional(random, "name", random.choice(["Visa", "Card", "Ünit 7"]), 0.4),
            "credit_limit": drawing.amount(random, 300, 30_000),
            "balance": drawing.amount(random, 0, 12_000, "0", "1e12"),
        }

    return {
        "cards": [card() for _ in range(random.choice([1, 1, 2, 3, 6]))],
        **drawing.optional(random, "target_utilization_pct", drawing.rate(random, 0, 50, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
