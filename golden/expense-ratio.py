"""Expense ratios: the same savings in three funds, one with fees, one without, one with other fees."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT, ceiling, floor, power

SOURCES = [
    "U.S. Securities and Exchange Commission, Investor Bulletin: How Fees and Expenses Affect Your Portfolio",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: accumulated value of an annuity-immediate",
]

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 100000, "annual_return": 4, "expense_ratio": 1, "years": 20,
        "comparison_expense_ratio": 0.25, "currency": "USD",
    },
    {"initial_investment": 1000000000000.0, "annual_return": 6, "expense_ratio": 1, "years": 100},
    {
        "initial_investment": 10000, "annual_return": 7, "expense_ratio": 0.5, "years": 30,
        "monthly_contribution": 500,
    },
    # As sip, 2,323,390.76
    {
        "initial_investment": 0, "annual_return": 12, "expense_ratio": 0, "years": 10, "monthly_contribution": 10000,
        "contribution_timing": "begin", "rate_convention": "nominal", "currency": "INR",
    },
    {"initial_investment": 100, "annual_return": -99.9, "expense_ratio": 99, "years": 50},
    {
        "initial_investment": 0, "annual_return": 8, "expense_ratio": 1.5, "years": 25, "monthly_contribution": 300,
        "comparison_expense_ratio": 0.2, "currency": "EUR",
    },
    {"initial_investment": 0.01, "annual_return": 3, "expense_ratio": 0.01, "years": 0.01},
    {
        "initial_investment": 25000, "annual_return": 0, "expense_ratio": 0.75, "years": 12.3,
        "monthly_contribution": 100,
    },
    {
        "initial_investment": 5000, "annual_return": -3, "expense_ratio": 2, "years": 5,
        "comparison_expense_ratio": 2.5,
    },
    {
        "initial_investment": 1000000, "annual_return": 5, "expense_ratio": 0.12, "years": 18,
        "monthly_contribution": 33333, "currency": "JPY",
    },
    {"initial_investment": 1000.555, "annual_return": 6, "expense_ratio": 0.9, "years": 2.75, "currency": "KWD"},
    {"initial_investment": 1000, "annual_return": 5, "expense_ratio": 0, "years": 10, "monthly_contribution": 10},
    {"initial_investment": 2000, "annual_return": 25, "expense_ratio": 20, "years": 3, "monthly_contribution": 50},
    # Parts of a month: the last contribution at the beginning counts, one at the end does not.
    {"initial_investment": 1000, "annual_return": 12, "expense_ratio": 1, "years": 0.01},
    {"initial_investment": 1000, "annual_return": 12, "expense_ratio": 1, "years": 0.125, "monthly_contribution": 10},
    {"initial_investment": 1000, "annual_return": 12, "expense_ratio": 1, "years": 0.125, "monthly_contribution": 10, "contribution_timing": "begin"},
    # As lump-sum and compound-interest: 1210.80·1.0318^27.19 by hand
    {"initial_investment": 1210.80, "annual_return": 3.18, "expense_ratio": 0, "years": 27.19},
    {"initial_investment": 0, "annual_return": 0, "expense_ratio": 0, "years": 10, "monthly_contribution": 33.335},
    {"initial_investment": 1e12, "annual_return": 1000, "expense_ratio": 99, "years": 200},
    {"initial_investment": 1e12, "annual_return": 1e-100, "expense_ratio": 1e-100, "years": 200},
    {"initial_investment": 1e12, "annual_return": -99.9, "expense_ratio": 99, "years": 1, "currency": "JPY"},
    {"initial_investment": 99, "annual_return": 6, "expense_ratio": 0.5, "years": 30, "comparison_expense_ratio": 0.5},
    # By hand: 1,000 less 50 are 950, doubled 1,900, less 38; 5 % of the growth of twice is tracking: 1,900
    {"initial_investment": 1000, "annual_return": 100, "expense_ratio": 0, "years": 1, "entry_load_pct": 5, "exit_load_pct": 2},
    {"initial_investment": 1000, "annual_return": 100, "expense_ratio": 0, "years": 1, "tracking_difference_rate": 5},
    {
        "initial_investment": 5000, "annual_return": 6, "expense_ratio": 0.2, "years": 8, "monthly_contribution": 150,
        "tracking_difference_rate": -0.05, "currency": "EUR",
    },
    {
        "initial_investment": 1e12, "annual_return": 8, "expense_ratio": 99, "years": 3, "entry_load_pct": 99,
        "exit_load_pct": 99, "tracking_difference_rate": 99, "currency": "JPY",
    },
]


def calculate(given, rounding):
    start, added = given["initial_investment"], given.get("monthly_contribution", Decimal(0))
    is_nominal, at_begin = given.get("rate_convention") == "nominal", given.get("contribution_timing") == "begin"
    months = MONTHS * given["years"]
    count = ceiling(months) if at_begin else floor(months)
    before = 1 + given["annual_return"] / PERCENT
    if is_nominal:
        before = (1 + given["annual_return"] / PERCENT / MONTHS) ** 12

    def after(ratio, tracking=Decimal(0)):
        return before * (1 - ratio / PERCENT) * (1 - tracking / PERCENT)

    def value(ratio, tracking=Decimal(0)):
        rate = power(after(ratio, tracking), 1 / MONTHS) - 1
        # From the date of the last contribution to the end.
        since = months - count + at_begin
        return start * power(1 + rate, months) + added * annuity.future_factor(rate, count) * power(1 + rate, since)

    ratio, tracking = given["expense_ratio"], given.get("tracking_difference_rate", Decimal(0))
    at_entry, at_exit = (given.get(name, Decimal(0)) / PERCENT for name in ("entry_load_pct", "exit_load_pct"))
    # Each payment is less by the load, and so is all that grows from it.
    before_exit, free = value(ratio, tracking) * (1 - at_entry), value(Decimal(0))
    own, invested = before_exit * (1 - at_exit), start + added * count
    other = value(given.get("comparison_expense_ratio", Decimal(0)))
    return {
        "future_value": rounding.money(own),
        "future_value_without_fees": rounding.money(free),
        "cost_of_fees": rounding.money(free - own),
        "cost_of_fees_pct": rounding.percent((free - own) / free * PERCENT),
        "comparison_future_value": rounding.money(other),
        "comparison_advantage": rounding.money(other - own),
        "total_invested": rounding.money(invested),
        "wealth_gained": rounding.money(own - invested),
        "total_loads": rounding.money(invested * at_entry + before_exit * at_exit),
        "annual_return_after_fees": rounding.percent((after(ratio, tracking) - 1) * PERCENT),
    }


def draw(random):
    added = drawing.optional(random, "monthly_contribution", drawing.amount(random, 10, 5000))
    years = Decimal(random.randint(1, 50)) if drawing.is_ordinary(random, 0.5) else Decimal(random.randint(1, 6000)) / 100
    fees = lambda: drawing.rate(random, 0, 3, ("0", "1e-9", "1e-100", "99"))  # noqa: E731
    return {
        "initial_investment": random.choice([Decimal(0), drawing.amount(random)]) if added else drawing.amount(random),
        "annual_return": drawing.rate(random, -5, 15, ("0", "1e-9", "1e-100", "1000", "-99", "-1e-9")),
        "expense_ratio": fees(),
        "years": years,
        **added,
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.optional(random, "comparison_expense_ratio", fees()),
        **drawing.optional(random, "tracking_difference_rate", drawing.rate(random, -1, 2, ("0", "1e-9", "-10", "99")), 0.3),
        **drawing.optional(random, "entry_load_pct", fees(), 0.3),
        **drawing.optional(random, "exit_load_pct", fees(), 0.3),
        **drawing.currency(random),
    }
