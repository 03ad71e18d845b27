"""Home insurance: coverage, premium, and a claim under a coinsurance clause."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "Insurance Services Office, form CP 00 10, F.1: a loss times the limit over the limit that is needed, less the "
    "deductible, and the limit at most; its example 1: 250,000 of value, 80 %, 100,000 of limit, a loss of 40,000 and a "
    "deductible of 250 give 19,750",
]

EXAMPLES = 1
CASES = [
    {
        "floor_area": 2100, "rebuild_cost_per_area": 185, "contents_value": 90000, "current_coverage": 250000,
        "premium_rate": 0.55, "deductible": 1000, "loss_amount": 60000, "currency": "USD",
    },
    # The example of the form
    {
        "floor_area": 2500, "rebuild_cost_per_area": 100, "current_coverage": 100000, "premium_rate": 0, "deductible": 250,
        "loss_amount": 40000,
    },
    # Its example 2: enough coverage, no penalty
    {
        "floor_area": 2500, "rebuild_cost_per_area": 100, "current_coverage": 200000, "premium_rate": 0, "deductible": 250,
        "loss_amount": 40000,
    },
    {"floor_area": 120, "rebuild_cost_per_area": 2600, "current_coverage": 312000, "premium_rate": 0.12, "currency": "EUR"},
    # 80 % is enough for no penalty, but 77,700 short of 388,500; then all is covered, exactly and with more
    {"floor_area": 2100, "rebuild_cost_per_area": 185, "current_coverage": 310800, "premium_rate": 0.5, "loss_amount": 388500},
    {"floor_area": 2100, "rebuild_cost_per_area": 185, "current_coverage": 388500, "premium_rate": 0.5},
    {"floor_area": 2100, "rebuild_cost_per_area": 185, "current_coverage": 400000, "premium_rate": 0.5},
    # The loss is below the deductible
    {"floor_area": 100, "rebuild_cost_per_area": 100, "current_coverage": 5000, "premium_rate": 1, "deductible": 500, "loss_amount": 400},
    # More is lost than covered
    {"floor_area": 100, "rebuild_cost_per_area": 100, "current_coverage": 9000, "premium_rate": 1, "loss_amount": 10000},
    {"floor_area": 100, "rebuild_cost_per_area": 100, "current_coverage": 6000, "premium_rate": 1, "loss_amount": 10000},
    {"floor_area": 100, "rebuild_cost_per_area": 100, "current_coverage": 0, "premium_rate": 1, "loss_amount": 10000},
    {"floor_area": 0.01, "rebuild_cost_per_area": 0.01, "current_coverage": 1000000000000, "premium_rate": 100, "loss_amount": 0},
    {"floor_area": 1000000, "rebuild_cost_per_area": 1000000000000, "current_coverage": 1, "premium_rate": 50, "loss_amount": 3},
    {"floor_area": 95.5, "rebuild_cost_per_area": 310000, "current_coverage": 20000000, "premium_rate": 0.08, "coinsurance_pct": 100, "loss_amount": 5000000, "currency": "JPY"},
    {"floor_area": 3, "rebuild_cost_per_area": 7, "current_coverage": 11, "premium_rate": 1.5, "coinsurance_pct": 90, "loss_amount": 10, "currency": "KWD"},
]


def calculate(given, rounding):
    rebuild = given["floor_area"] * given["rebuild_cost_per_area"]
    needed = rebuild * given.get("coinsurance_pct", Decimal(80)) / PERCENT
    carried = given["current_coverage"]
    insured = carried + given.get("contents_value", Decimal(0))
    results = {
        "rebuild_cost": rounding.money(rebuild),
        "required_coverage": rounding.money(needed),
        "annual_premium": rounding.money(insured * given["premium_rate"] / PERCENT),
        "coverage_gap": rounding.money(needed - carried),
        "replacement_gap": rounding.money(rebuild - min(carried, rebuild)),
    }
    if "loss_amount" not in given:
        return results
    loss = given["loss_amount"]
    full = payment(loss, given)
    paid = full if carried >= needed else payment(loss * carried / needed, given)
    return {
        **results,
        "claim_payment": rounding.money(paid),
        "coinsurance_penalty": rounding.money(full - paid),
    }


def payment(loss, given):
    after_deductible = max(Decimal(0), loss - given.get("deductible", Decimal(0)))
    return min(after_deductible, given["current_coverage"])


def draw(random):
    return {
        "floor_area": Decimal(random.randint(300, 6000)),
        "rebuild_cost_per_area": drawing.amount(random, 80, 500, "0.01", "1e9"),
        **drawing.optional(random, "contents_value", drawing.amount(random, 0, 200_000, "0", "1e12")),
        "current_coverage": drawing.amount(random, 50_000, 1_500_000, "0", "1e12"),
        "premium_rate": drawing.rate(random, 0, 3, ("0", "1e-9", "100")),
        **drawing.optional(random, "deductible", drawing.amount(random, 0, 5_000, "0", "1e9")),
        **drawing.optional(random, "coinsurance_pct", drawing.rate(random, 60, 100, ("1", "100"))),
        **drawing.optional(random, "loss_amount", drawing.amount(random, 0, 300_000, "0", "1e12"), 0.8),
        **drawing.currency(random),
    }
