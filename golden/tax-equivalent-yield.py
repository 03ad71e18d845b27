"""Tax-equivalent yield: what a taxable bond must yield to leave as much as a tax-free one."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = [
    "Fabozzi, Bond Markets, Analysis, and Strategies, chapter 5: equivalent taxable yield",
    "United States Code, title 26, section 103: interest on state and local bonds",
]

EXAMPLES = 1
CASES = [
    {"tax_free_yield": 3.4, "marginal_tax_rate": 32, "state_tax_rate": 6, "taxable_yield": 5},
    # By hand: 3 of 0.75 is 4
    {"tax_free_yield": 3, "marginal_tax_rate": 25},
    # The same after tax: 4 less a quarter is 3
    {"tax_free_yield": 3, "marginal_tax_rate": 20, "state_tax_rate": 5, "taxable_yield": 4},
    # The taxable bond leaves more
    {"tax_free_yield": 2.5, "marginal_tax_rate": 12, "taxable_yield": 4.25},
    {"tax_free_yield": 3.75, "marginal_tax_rate": 0, "taxable_yield": 3.75},
    {"tax_free_yield": 0, "marginal_tax_rate": 37, "taxable_yield": 0},
    {"tax_free_yield": 0, "marginal_tax_rate": 37, "state_tax_rate": 13.3, "taxable_yield": 1000},
    {"tax_free_yield": 1000, "marginal_tax_rate": 99, "taxable_yield": 1000},
    {"tax_free_yield": 4, "marginal_tax_rate": 0, "state_tax_rate": 99},
    {"tax_free_yield": 1e-100, "marginal_tax_rate": 1e-100, "state_tax_rate": 1e-100, "taxable_yield": 1e-100},
    {"tax_free_yield": 3.3, "marginal_tax_rate": 88.9, "state_tax_rate": 10.1, "taxable_yield": 5.1},
]


def calculate(given, rounding):
    """Of 100 of interest, what is left after both taxes."""
    left = PERCENT - given["marginal_tax_rate"] - given.get("state_tax_rate", Decimal(0))
    results = {"tax_equivalent_yield": rounding.percent(given["tax_free_yield"] * PERCENT / left)}
    if "taxable_yield" not in given:
        return results
    after_tax = given["taxable_yield"] * left / PERCENT
    return {
        **results,
        "taxable_yield_after_tax": rounding.percent(after_tax),
        "tax_free_advantage_pct": rounding.percent(given["tax_free_yield"] - after_tax),
    }


def draw(random):
    return {
        "tax_free_yield": drawing.rate(random, 0, 8, ("0", "1e-9", "1e-30", "1000")),
        "marginal_tax_rate": drawing.rate(random, 0, 50, ("0", "1e-9", "49.999", "85")),
        **drawing.optional(random, "state_tax_rate", drawing.rate(random, 0, 14, ("0", "1e-9", "13.999"))),
        **drawing.optional(random, "taxable_yield", drawing.rate(random, 0, 12, ("0", "1e-9", "1e-30", "1000"))),
    }
