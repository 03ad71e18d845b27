"""Markup: the price of a product from its cost."""

from presets import Preset

PRESET = Preset(
    base="margin-markup",
    fixed={"price_per_unit": None, "margin_pct": None},
    input=["cost_per_unit", "markup_pct"],
    required=["markup_pct"],
    output=["price_per_unit", "profit_per_unit", "margin_pct"],
)

CASES = [
    {"cost_per_unit": 36.5, "markup_pct": 40, "currency": "USD"},
    # Twice the cost: half of the price is profit
    {"cost_per_unit": 50, "markup_pct": 100},
]
