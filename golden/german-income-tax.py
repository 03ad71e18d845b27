"""Income tax and solidarity surcharge of Germany for a year, from the taxable income."""

from presets import Preset

PRESET = Preset(
    base="income-tax",
    fixed={"country": "DE"},
    input=["tax_year", "filing_status", "annual_income", "taxable_income"],
    output=["taxable_income", "tax", "marginal_tax_rate", "effective_tax_rate", "annual_income_after_tax", "surcharge"],
)

CASES = [
    {"tax_year": "2026", "taxable_income": 60000, "currency": "EUR"},
    {"tax_year": "2026", "filing_status": "married_joint", "taxable_income": 120000, "currency": "EUR"},
]
