"""Income tax of the United Kingdom for a year, with the bands of Scotland."""

from presets import Preset

PRESET = Preset(
    base="income-tax",
    fixed={"country": "GB"},
    input=["tax_year", "region", "annual_income", "taxable_income"],
    output=["taxable_income", "tax", "marginal_tax_rate", "effective_tax_rate", "annual_income_after_tax", "brackets"],
)

CASES = [
    {"tax_year": "2026-27", "annual_income": 60000, "currency": "GBP"},
    {"tax_year": "2026-27", "region": "SCT", "annual_income": 60000, "currency": "GBP"},
]
