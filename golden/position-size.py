"""Position size: so many units that the loss at the stop is a share of the account."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Tharp, Trade Your Way to Financial Freedom: percent risk model"]

EXAMPLES = 1
CASES = [
    {"account_balance": 25000, "risk_pct": 1, "entry_price": 48.5, "stop_price": 46, "fee": 2, "currency": "USD"},
    # By hand: 100 at risk, 5 a unit
    {"account_balance": 10000, "entry_price": 50, "stop_price": 45},
    # Sold short
    {"account_balance": 10000, "risk_pct": 2, "entry_price": 80, "stop_price": 84},
    # Fees take all that may be lost
    {"account_balance": 1000, "risk_pct": 0.5, "entry_price": 10, "stop_price": 9, "fee": 5},
    {"account_balance": 1000, "risk_pct": 0.5, "entry_price": 10, "stop_price": 9, "fee": 50},
    {"account_balance": 1000, "risk_pct": 0, "entry_price": 10, "stop_price": 9},
    # Nothing is left at the stop
    {"account_balance": 3000, "risk_pct": 100, "entry_price": 3, "stop_price": 0},
    {"account_balance": 1000000000000, "risk_pct": 100, "entry_price": 1000000000000, "stop_price": 0},
    {"account_balance": 0.01, "entry_price": 0.000001, "stop_price": 0.0000011},
    {"account_balance": 5000000, "risk_pct": 1.5, "entry_price": 2840, "stop_price": 2790.5, "currency": "JPY"},
    {"account_balance": 2000, "risk_pct": 1, "entry_price": 1.0845, "stop_price": 1.0815, "currency": "EUR"},
    {"account_balance": 700, "risk_pct": 3.3333, "entry_price": 7, "stop_price": 4, "currency": "KWD"},
]


def calculate(given, rounding):
    entry, account = given["entry_price"], given["account_balance"]
    risk = account * given.get("risk_pct", Decimal(1)) / PERCENT
    left = risk - given.get("fee", Decimal(0))
    units = left / abs(entry - given["stop_price"]) if left > 0 else Decimal(0)
    return {
        "units": rounding.number(units, 8),
        "risk_amount": rounding.money(risk),
        "position_value": rounding.money(units * entry),
        "position_pct": rounding.percent(units * entry * PERCENT / account),
    }


def draw(random):
    entry = drawing.amount(random, 1, 900, "0.000001", "1e9")
    stop = entry * random.choice([Decimal("0.9"), Decimal("0.95"), Decimal("1.1"), Decimal("0.5"), Decimal(0)])
    stop = Decimal(repr(float(stop)))
    return {
        "account_balance": drawing.amount(random),
        **drawing.optional(random, "risk_pct", drawing.rate(random, 0, 5, ("0", "1e-9", "100"))),
        "entry_price": entry,
        "stop_price": stop,
        **drawing.optional(random, "fee", drawing.amount(random, 0, 20, "0", "1e6")),
        **drawing.currency(random),
    }
