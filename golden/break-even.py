"""Break-even: the units and the revenue at which a product covers its costs, or brings a profit after tax."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal

SOURCES = [
    "Horngren, Datar and Rajan, Cost Accounting: A Managerial Emphasis, chapter 3: cost-volume-profit analysis",
]

EXAMPLES = 1
CASES = [
    {
        "fixed_costs": 50000, "price_per_unit": 40, "variable_cost_per_unit": 22.5, "target_profit": 30000,
        "tax_rate": 25, "expected_units": 6000, "currency": "USD",
    },
    # Horngren, Cost Accounting, chapter 3: Emma's software, 25 units, revenue 5000
    {"fixed_costs": 2000, "price_per_unit": 200, "variable_cost_per_unit": 120},
    # the same: 40 units for 1200; margin of safety 37.5 %
    {
        "fixed_costs": 2000, "price_per_unit": 200, "variable_cost_per_unit": 120, "target_profit": 1200,
        "expected_units": 40,
    },
    # the same after 40 % tax: 45 units
    {
        "fixed_costs": 2000, "price_per_unit": 200, "variable_cost_per_unit": 120, "target_profit": 960,
        "tax_rate": 40,
    },
    # no fixed costs
    {"fixed_costs": 0, "price_per_unit": 3, "variable_cost_per_unit": 2, "expected_units": 10},
    # a unit leaves nothing
    {"fixed_costs": 1000, "price_per_unit": 10, "variable_cost_per_unit": 10},
    # 333.33 units
    {"fixed_costs": 1000, "price_per_unit": 10, "variable_cost_per_unit": 7},
    # a loss
    {
        "fixed_costs": 1250000, "price_per_unit": 980, "variable_cost_per_unit": 455, "expected_units": 2000,
        "currency": "JPY",
    },
    {
        "fixed_costs": 1000000000000, "price_per_unit": 0.02, "variable_cost_per_unit": 0.01,
        "target_profit": 1000000000000, "tax_rate": 99,
    },
    {
        "fixed_costs": 1234.567, "price_per_unit": 0.789, "variable_cost_per_unit": 0.123, "expected_units": 2500.5,
        "currency": "KWD",
    },
    # Exactly 7 units for 21 before tax; 10/3 of them for 10.
    {"fixed_costs": 0, "price_per_unit": 4, "variable_cost_per_unit": 1, "target_profit": 15.75, "tax_rate": 25},
    {"fixed_costs": 0, "price_per_unit": 4, "variable_cost_per_unit": 1, "target_profit": 3, "tax_rate": 70},
    {"fixed_costs": 9, "price_per_unit": 4, "variable_cost_per_unit": 1, "target_profit": 0.3, "tax_rate": 97},
    {"fixed_costs": 0, "price_per_unit": 0.01, "variable_cost_per_unit": 0, "expected_units": 1e-9},
    {"fixed_costs": 1000, "price_per_unit": 10, "variable_cost_per_unit": 11, "currency": "EUR"},
    {"fixed_costs": 1e12, "price_per_unit": 1e-2, "variable_cost_per_unit": 0.009999999999999998},
    {
        "fixed_costs": 1e12, "price_per_unit": 1e12, "variable_cost_per_unit": 999999999999.9999, "target_profit": 1e12,
        "tax_rate": 99,
    },
]


def calculate(given, rounding):
    fixed, price, cost = given["fixed_costs"], given["price_per_unit"], given["variable_cost_per_unit"]
    target = given.get("target_profit", Decimal(0))
    kept = 1 - given.get("tax_rate", Decimal(0)) / PERCENT
    expected = given.get("expected_units", Decimal(0))
    margin = price - cost
    if margin <= 0:
        raise Refusal("goal-unreachable")
    # Revenue − variable costs − fixed costs = 0, and (revenue − variable costs − fixed costs)·(1 − tax) = target.
    even, aim = fixed / margin, (fixed * kept + target) / (margin * kept)
    output = {
        "break_even_units": rounding.number(whole_units(fixed, margin), 0),
        "break_even_revenue": rounding.money(even * price),
        "contribution_margin_per_unit": rounding.money(margin),
        "contribution_margin_pct": rounding.percent(margin / price * PERCENT),
        "target_units": rounding.number(whole_units(fixed * kept + target, margin * kept), 0),
        "target_revenue": rounding.money(aim * price),
        "expected_profit": rounding.money(expected * price - expected * cost - fixed),
    }
    if expected > 0:
        sales = expected * price
        output["margin_of_safety_pct"] = rounding.percent((sales - even * price) / sales * PERCENT)
    return output


def whole_units(needed, each):
    """The fewest units that bring what is needed: counted, so that a quotient without an end does no harm."""
    units, rest = divmod(needed, each)
    return units + (1 if rest > 0 else 0)


def draw(random):
    price = drawing.amount(random, 1, 1000)
    cost = price * random.randint(0, 98) / 100 if random.random() < 0.8 else drawing.amount(random, 1, 1000)
    return {
        "fixed_costs": drawing.amount(random),
        "price_per_unit": price,
        "variable_cost_per_unit": cost.quantize(Decimal("0.0001")) if cost < 10**9 else cost.quantize(Decimal(1)),
        **drawing.optional(random, "target_profit", drawing.amount(random)),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 60, ("0", "1e-9", "99"))),
        **drawing.optional(random, "expected_units", drawing.amount(random, 1, 100_000)),
        **drawing.currency(random),
    }
