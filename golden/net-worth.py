"""Net worth: what is owned less what is owed."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT
from replies import Reply

SOURCES = [
    "Federal Reserve, Survey of Consumer Finances: net worth is assets less liabilities",
    "Shares by division of the sums; without assets there are none",
]

EXAMPLES = 1
CASES = [
    {
        "assets": [
            {"name": "Home", "amount": 380000}, {"name": "Savings", "amount": 24000, "liquid": True},
            {"name": "Pension", "amount": 91500},
        ],
        "liabilities": [{"name": "Mortgage", "amount": 265000}, {"name": "Card", "amount": 3200}],
        "monthly_expenses": 3600, "currency": "EUR",
    },
    # By definition
    {"assets": [{"amount": 100}]},
    # More owed than owned
    {"assets": [{"amount": 15000}, {"amount": 2500, "liquid": True}], "liabilities": [{"amount": 42000}]},
    # No assets: no shares of them
    {"assets": [], "liabilities": [{"amount": 500}]},
    # Nothing at all
    {"assets": []},
    {"assets": [{"amount": 0}, {"amount": 0, "liquid": True}], "monthly_expenses": 10},
    {
        "assets": [{"amount": 1}, {"amount": 1, "liquid": True}, {"amount": 1, "liquid": False}],
        "liabilities": [{"amount": 2}], "monthly_expenses": 3,
    },
    {
        "assets": [{"amount": 8500000}, {"amount": 1234567, "liquid": True}], "liabilities": [{"amount": 6000000}],
        "monthly_expenses": 280000, "currency": "JPY",
    },
    {
        "assets": [{"amount": 1000.125}, {"amount": 2.375, "liquid": True}], "liabilities": [{"amount": 0.125}],
        "currency": "KWD",
    },
    {
        "assets": [
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
            {"amount": 1000000000000, "liquid": True}, {"amount": 1000000000000, "liquid": True},
        ],
        "liabilities": [
            {"amount": 1000000000000}, {"amount": 1000000000000}, {"amount": 1000000000000},
            {"amount": 1000000000000}, {"amount": 1000000000000}, {"amount": 1000000000000},
            {"amount": 1000000000000}, {"amount": 1000000000000}, {"amount": 1000000000000},
            {"amount": 1000000000000}, {"amount": 1000000000000}, {"amount": 1000000000000},
            {"amount": 1000000000000}, {"amount": 1000000000000}, {"amount": 1000000000000},
            {"amount": 1000000000000}, {"amount": 1000000000000}, {"amount": 1000000000000},
            {"amount": 1000000000000}, {"amount": 1000000000000},
        ],
        "monthly_expenses": 0.01,
    },
    {"assets": [], "liabilities": [{"amount": 500}], "currency": "eur", "monthly_expenses": 10},
    {"assets": [{"amount": 100, "name": "Gold \"coins\"", "liquid": False}], "liabilities": []},
    {"assets": [{"amount": 0.01, "liquid": True}], "liabilities": [{"amount": 1000000000000}]},
]

NO_ASSETS = "There are no assets."


def calculate(given, rounding):
    assets, owed = given["assets"], total(given.get("liabilities", []))
    owned, liquid = total(assets), total(one for one in assets if one.get("liquid"))
    reply = Reply(given)
    reply.put("net_worth", rounding.money(owned - owed))
    reply.put("total_assets", rounding.money(owned))
    reply.put("total_liabilities", rounding.money(owed))
    reply.put("liquid_assets", rounding.money(liquid))
    reply.put("liquid_net_worth", rounding.money(liquid - owed))
    reply.may_lack("debt_to_assets_pct", share(owed, owned), rounding.percent, NO_ASSETS)
    reply.may_lack("liquid_assets_pct", share(liquid, owned), rounding.percent, NO_ASSETS)
    if "monthly_expenses" in given:
        reply.put("months_covered", rounding.number(liquid / given["monthly_expenses"], 4))
    reply.put("assets", [asset_row(one, owned, rounding) for one in assets])
    return reply.all()


def total(items):
    return sum((one["amount"] for one in items), start=Decimal(0))


def share(part, whole):
    return part * PERCENT / whole if whole != 0 else None


def asset_row(asset, owned, rounding):
    row = {"name": asset["name"]} if "name" in asset else {}
    row["amount"] = rounding.money(asset["amount"])
    if owned != 0:
        row["share_pct"] = rounding.percent(share(asset["amount"], owned))
    return row


def draw(random):
    def item(*more):
        name = drawing.optional(random, "name", random.choice(["Home", "Savings", "Loan", "Ünit 7"]), 0.4)
        parts = [name, {"amount": drawing.amount(random, 0, 500_000, "0", "1e12")}, *more]
        return {field: value for part in parts for field, value in part.items()}

    def asset():
        return item(drawing.optional(random, "liquid", random.choice([True, False])))

    return {
        "assets": [asset() for _ in range(random.choice([0, 1, 1, 2, 3, 5, 8]))],
        **drawing.optional(random, "liabilities", [item() for _ in range(random.choice([0, 1, 2, 4]))], 0.8),
        **drawing.optional(random, "monthly_expenses", drawing.amount(random, 100, 5_000), 0.6),
        **drawing.currency(random),
    }
