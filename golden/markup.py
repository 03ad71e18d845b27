"""Markup: the price of a product from its cost."""

from presets import Preset

PRESET = Preset(
    base="margin-markup",
    fixed={"selling_price": None, "target_margin": None},
    input=["cost", "target_markup"],
    required=["target_markup"],
    output=["price", "profit", "margin"],
    rename={
        "cost": "cost_per_unit", "target_markup": "markup_pct", "price": "price_per_unit", "profit": "profit_per_unit",
        "margin": "margin_pct",
    },
)

CASES = [
    {"cost_per_unit": 36.5, "markup_pct": 40, "currency": "USD"},
    # Twice the cost: half of the price is profit
    {"cost_per_unit": 50, "markup_pct": 100},
]
