"""Budget: a month's needs, wants and savings beside the shares of the income that are meant for them."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Warren and Warren Tyagi, All Your Worth: the balanced money formula, 50/30/20"]

KINDS = ["need", "want", "saving"]

EXAMPLES = 1
CASES = [
    {
        "monthly_income_after_tax": 4200,
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
        "monthly_income_after_tax": 5000,
        "items": [
            {"amount": 2500, "kind": "need"},
            {"amount": 1500, "kind": "want"},
            {"amount": 1000, "kind": "saving"},
        ],
    },
    # More spent than earned
    {"monthly_income_after_tax": 3000, "items": [{"amount": 2000, "kind": "need"}, {"amount": 1500.5, "kind": "want"}]},
    # Nothing assigned
    {"monthly_income_after_tax": 3000, "items": []},
    {
        "monthly_income_after_tax": 6100,
        "items": [
            {"amount": 2900, "kind": "need"},
            {"amount": 999.99, "kind": "want"},
            {"amount": 1500, "kind": "saving"},
            {"amount": 200, "kind": "saving"},
        ],
        "target_needs_pct": 45, "target_wants_pct": 25,
    },
    {"monthly_income_after_tax": 1000, "items": [{"amount": 333.335, "kind": "need"}], "target_needs_pct": 33.3, "target_wants_pct": 33.3},
    {
        "monthly_income_after_tax": 310000,
        "items": [
            {"amount": 120500, "kind": "need"},
            {"amount": 44000, "kind": "want"},
            {"amount": 60000, "kind": "saving"},
        ],
        "currency": "JPY",
    },
    {
        "monthly_income_after_tax": 1250.5, "items": [{"amount": 600.125, "kind": "need"}, {"amount": 100.333, "kind": "want"}],
        "currency": "KWD",
    },
    {"monthly_income_after_tax": 0.01, "items": [{"amount": 1000000000000, "kind": "need"}]},
    {"monthly_income_after_tax": 1000000000000, "items": [{"amount": 0.01, "kind": "saving"}]},
    {
        "monthly_income_after_tax": 1000, "items": [{"amount": 1e12, "kind": "need"}, {"amount": 0, "kind": "want"}],
        "target_needs_pct": 100, "target_wants_pct": 0,
    },
    {"monthly_income_after_tax": 100, "items": [{"amount": 0.005, "kind": "saving"}], "target_needs_pct": 0, "target_wants_pct": 0},
    {
        "monthly_income_after_tax": 100, "items": [{"amount": 0.5, "kind": "want"}], "target_needs_pct": 50.5, "target_wants_pct": 49.5,
        "currency": "jpy",
    },
]


def calculate(given, rounding):
    income = given["monthly_income_after_tax"]
    spent = {kind: sum((one["amount"] for one in given["items"] if one["kind"] == kind), Decimal(0)) for kind in KINDS}
    total = sum(spent.values())
    shares = {"need": given.get("target_needs_pct", Decimal(50)), "want": given.get("target_wants_pct", Decimal(30))}
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
                "amount_over_target": rounding.money(spent[kind] - shares[kind] * income / PERCENT),
            }
            for kind in KINDS
        ],
    }


def draw(random):
    needs = random.randint(0, 700)
    item = lambda: {"amount": drawing.amount(random, 1, 5000), "kind": random.choice(KINDS)}  # noqa: E731
    return {
        "monthly_income_after_tax": drawing.amount(random, 500, 20_000),
        "items": [item() for _ in range(random.randint(0, 8))],
        **drawing.optional(random, "target_needs_pct", Decimal(needs) / 10),
        **drawing.optional(random, "target_wants_pct", Decimal(random.randint(0, 300)) / 10),
        **drawing.currency(random),
    }
