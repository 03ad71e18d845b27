"""Sales tax: added to a price at the checkout."""

from presets import Preset

PRESET = Preset(
    base="vat",
    fixed={"tax_behavior": "exclusive"},
    output=["net_amount", "vat_amount", "gross_amount"],
    rename={"vat_rate": "sales_tax_rate", "vat_amount": "sales_tax"},
)

SOURCES = ["Streamlined Sales and Use Tax Agreement, sections 324 and 327: rounding of the tax, sales price"]

EXAMPLES = 1
CASES = [
    {"amount": 249.99, "sales_tax_rate": 8.25, "discount_pct": 10, "currency": "USD"},
    # By definition: 6 % of 100 is 6
    {"amount": 100, "sales_tax_rate": 6},
    {"amount": 80, "sales_tax_rate": 7.5, "discount_pct": 25, "currency": "USD"},
]
