"""Budget: a month's needs, wants and savings beside the shares of the income that are meant for them."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Warren and Warren Tyagi, All Your Worth: the balanced money formula, 50/30/20"]

KINDS = ["need", "want", "saving"]

EXAMPLES = 1
CASES = [
    {
        "income": 4200,
        "items": [
            {"name": "Rent", "amount": 1350, "kind": "need"},
            {"name": "Food", "amount": 520, "kind": "need"},
            {"name": "Travel", "amount": 400, "kind": "want"},
            {"name": "Dining", "amount": 310, "kind": "want"},
            {"name": "Fund", "amount": 700, "kind": "saving"},
        ],
        "currency": "EUR",
    },
    # The rule itself: 2,500, 1,500 and 1,000 of 5,000
    {
        "income": 5000,
        "items": [
            {"amount": 2500, "kind": "need"},
            {"amount": 1500, "kind": "want"},
            {"amount": 1000, "kind": "saving"},
        ],
    },
    # More spent than earned
    {"income": 3000, "items": [{"amount": 2000, "kind": "need"}, {"amount": 1500.5, "kind": "want"}]},
    # Nothing assigned
    {"income": 3000, "items": []},
    {
        "income": 6100,
        "items": [
            {"amount": 2900, "kind": "need"},
            {"amount": 999.99, "kind": "want"},
            {"amount": 1500, "kind": "saving"},
            {"amount": 200, "kind": "saving"},
        ],
        "needs_target": 45, "wants_target": 25,
    },
    {"income": 1000, "items": [{"amount": 333.335, "kind": "need"}], "needs_target": 33.3, "wants_target": 33.3},
    {
        "income": 310000,
        "items": [
            {"amount": 120500, "kind": "need"},
            {"amount": 44000, "kind": "want"},
            {"amount": 60000, "kind": "saving"},
        ],
        "currency": "JPY",
    },
    {
        "income": 1250.5, "items": [{"amount": 600.125, "kind": "need"}, {"amount": 100.333, "kind": "want"}],
        "currency": "KWD",
    },
    {"income": 0.01, "items": [{"amount": 1000000000000, "kind": "need"}]},
    {"income": 1000000000000, "items": [{"amount": 0.01, "kind": "saving"}]},
    {
        "income": 1000, "items": [{"amount": 1e12, "kind": "need"}, {"amount": 0, "kind": "want"}],
        "needs_target": 100, "wants_target": 0,
    },
    {"income": 100, "items": [{"amount": 0.005, "kind": "saving"}], "needs_target": 0, "wants_target": 0},
    {
        "income": 100, "items": [{"amount": 0.5, "kind": "want"}], "needs_target": 50.5, "wants_target": 49.5,
        "currency": "jpy",
    },
]


def calculate(given, rounding):
    income = given["income"]
    spent = {kind: sum((one["amount"] for one in given["items"] if one["kind"] == kind), Decimal(0)) for kind in KINDS}
    total = sum(spent.values())
    shares = {"need": given.get("needs_target", Decimal(50)), "want": given.get("wants_target", Decimal(30))}
    shares["saving"] = 100 - shares["need"] - shares["want"]
    return {
        "total_budgeted": rounding.money(total),
        "unassigned": rounding.money(income - total),
        "unassigned_pct": rounding.percent((income - total) / income * PERCENT),
        "annual_savings": rounding.money(12 * spent["saving"]),
        "kinds": [
            {
                "kind": kind,
                "amount": rounding.money(spent[kind]),
                "share_pct": rounding.percent(spent[kind] / income * PERCENT),
                "target_amount": rounding.money(shares[kind] * income / PERCENT),
                "difference": rounding.money(spent[kind] - shares[kind] * income / PERCENT),
            }
            for kind in KINDS
        ],
    }


def draw(random):
    needs = random.randint(0, 700)
    item = lambda: {"amount": drawing.amount(random, 1, 5000), "kind": random.choice(KINDS)}  # noqa: E731
    return {
        "income": drawing.amount(random, 500, 20_000),
        "items": [item() for _ in range(random.randint(0, 8))],
        **drawing.optional(random, "needs_target", Decimal(needs) / 10),
        **drawing.optional(random, "wants_target", Decimal(random.randint(0, 300)) / 10),
        **drawing.currency(random),
    }
