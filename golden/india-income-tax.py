"""Income tax of India for a year in the new or the old regime, with rebate, surcharge and cess."""

from presets import Preset

PRESET = Preset(
    base="income-tax",
    fixed={"country": "IN"},
    input=["tax_year", "annual_income", "taxable_income", "tax_regime", "itemized_deductions", "age_at_year_end"],
    output=["taxable_income", "tax", "marginal_tax_rate", "effective_tax_rate", "annual_income_after_tax", "tax_rebate", "surcharge", "cess", "brackets"],
)

CASES = [
    {"tax_year": "2026-27", "annual_income": 1500000, "currency": "INR"},
    {"tax_year": "2026-27", "annual_income": 1500000, "tax_regime": "old", "itemized_deductions": 200000, "currency": "INR"},
]
