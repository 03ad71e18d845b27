"""An emergency fund: what it must hold, and how savings get there month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT
from ledgers import NEARLY, first_month, many_digits

SOURCES = [
    "Consumer Financial Protection Bureau, An essential guide to building an emergency fund",
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 3.6: annuities, unknown time",
]

EXAMPLES = 1
CASES = [
    {"monthly_expenses": 3000, "current_savings": 5000, "monthly_contribution": 500, "annual_rate": 4, "currency": "USD"},
    {"monthly_expenses": 1000000000000.0, "months_covered": 120, "monthly_contribution": 1000000000000.0},
    {"monthly_expenses": 2500},
    {"monthly_expenses": 0.01, "months_covered": 1},
    {"monthly_expenses": 2000, "months_covered": 3, "current_savings": 10000},
    {"monthly_expenses": 100, "monthly_contribution": 10, "annual_rate": 1e-09},
    {
        "monthly_expenses": 1800.5, "months_covered": 9, "expenses_covered_pct": 40, "monthly_contribution": 250,
        "currency": "EUR", "target_months": 24,
    },
    {
        "monthly_expenses": 250000, "current_savings": 300000, "monthly_contribution": 40000, "annual_rate": 0.2,
        "currency": "JPY",
    },
    {
        "monthly_expenses": 412.375, "months_covered": 4, "current_savings": 100.5, "monthly_contribution": 55.125,
        "annual_rate": 2.5, "currency": "KWD",
    },
    {"monthly_expenses": 1000, "current_savings": 1500, "annual_rate": 5, "target_months": 36},
    {"monthly_expenses": 1000, "expenses_covered_pct": 100, "monthly_contribution": 10},
    {"monthly_expenses": 100, "months_covered": 12, "monthly_contribution": 100},
    # Complete with the last month's saving, and a cent short of it.
    {"monthly_expenses": 1000, "months_covered": 1, "monthly_contribution": 100},
    {"monthly_expenses": 1000.01, "months_covered": 1, "monthly_contribution": 100},
    # 1/300 a month: 30,000 are exactly 30,100 after one.
    {"monthly_expenses": 30100, "months_covered": 1, "current_savings": 30000, "annual_rate": 4},
    {"monthly_expenses": 30100, "months_covered": 1, "current_savings": 30000, "annual_rate": 4, "target_months": 1},
    {"monthly_expenses": 1000, "expenses_covered_pct": 100},
    {"monthly_expenses": 1000, "current_savings": 6000, "currency": "EUR"},
    {"monthly_expenses": 1e12, "months_covered": 120, "monthly_contribution": 0.01},
    {"monthly_expenses": 1e12, "months_covered": 120, "current_savings": 0.01, "annual_rate": 1e-100},
    {
        "monthly_expenses": 1e12, "months_covered": 120, "current_savings": 0.01, "annual_rate": 1e-9,
        "target_months": 1200,
    },
    {"monthly_expenses": 500, "annual_rate": 1000, "current_savings": 0.01, "target_months": 1200},
    # Ten savings of 1,000 at 12 %: 10,462.21 at the end of months, 10,566.83 at the beginning, 10,437.98 with an effective rate, by hand
    {"monthly_expenses": 10462.21, "months_covered": 1, "monthly_contribution": 1000, "annual_rate": 12, "target_months": 10},
    {"monthly_expenses": 10566.83, "months_covered": 1, "monthly_contribution": 1000, "annual_rate": 12, "target_months": 10, "contribution_timing": "begin"},
    {"monthly_expenses": 10437.98, "months_covered": 1, "monthly_contribution": 1000, "annual_rate": 12, "target_months": 10, "rate_convention": "effective"},
    # The number that is shown is enough, and a cent less is not
    {"monthly_expenses": 1000.01, "months_covered": 3, "expenses_covered_pct": 33.333, "current_savings": 2000.03, "annual_rate": 3},
    {"monthly_expenses": 1000.01, "months_covered": 3, "expenses_covered_pct": 33.333, "current_savings": 2000.02, "annual_rate": 3},
]


def calculate(given, rounding):
    with many_digits():
        return plan(given, rounding)


def plan(given, rounding):
    saved, added = given.get("current_savings", Decimal(0)), given.get("monthly_contribution", Decimal(0))
    rate = rates.monthly(given.get("annual_rate", Decimal(0)), given.get("rate_convention", "nominal"))
    at_end = 1 + rate if given.get("contribution_timing") == "begin" else 1
    own_share = 1 - given.get("expenses_covered_pct", Decimal(0)) / PERCENT
    target = given["monthly_expenses"] * given.get("months_covered", Decimal(6)) * own_share
    # Nothing is missing where nothing is shown to be.
    is_complete = rounding.money(target - saved) <= 0

    def fund_after(months, saving):
        return saved * (1 + rate * annuity.future_factor(rate, months)) + saving * at_end * annuity.future_factor(rate, months)

    build = given.get("target_months", Decimal(12))
    missing_then = target - fund_after(build, Decimal(0))
    required = missing_then / annuity.future_factor(rate, build) / at_end
    output = {
        "goal_amount": rounding.money(target),
        "shortfall": rounding.money(Decimal(0) if is_complete else target - saved),
        "funded_pct": rounding.percent(PERCENT if is_complete else saved / target * PERCENT),
        "required_monthly_contribution": rounding.money(required if required > 0 else Decimal(0)),
    }
    is_growing = fund_after(1, added) > saved
    months = first_month(lambda month: fund_after(month if is_growing else 0, added) >= target * NEARLY)
    if is_complete:
        months = 0
    if months is not None:
        output["months_to_goal"] = rounding.number(Decimal(months), 0)
    return output


def draw(random):
    return {
        "monthly_expenses": drawing.amount(random, 500, 10_000),
        **drawing.optional(random, "months_covered", drawing.whole(random, 1, 12, (1, 120))),
        **drawing.optional(random, "current_savings", drawing.amount(random, 100, 50_000)),
        **drawing.optional(random, "expenses_covered_pct", drawing.rate(random, 0, 60, ("0", "1e-9", "100"))),
        **drawing.optional(random, "monthly_contribution", drawing.amount(random, 10, 2000), 0.8),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 0, 12, ("0", "1e-9", "1e-60", "1000"))),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"]), 0.3),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"]), 0.3),
        **drawing.optional(random, "target_months", drawing.whole(random, 1, 60, (1, 1200))),
        **drawing.currency(random),
    }
