"""Income tax of Australia for a year with the low income offset and the Medicare levy."""

from presets import Preset

PRESET = Preset(
    base="income-tax",
    fixed={"country": "AU"},
    input=["tax_year", "annual_income", "taxable_income"],
    output=["taxable_income", "tax", "marginal_tax_rate", "effective_tax_rate", "annual_income_after_tax", "tax_offset", "medicare_levy", "brackets"],
)

CASES = [
    {"tax_year": "2026-27", "annual_income": 95000, "currency": "AUD"},
    {"tax_year": "2026-27", "annual_income": 30000, "currency": "AUD"},
]
