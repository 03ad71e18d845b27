"""Federal and provincial income tax of Canada for a year, from the taxable income."""

from presets import Preset

PRESET = Preset(
    base="income-tax",
    fixed={"country": "CA"},
    input=["tax_year", "region", "annual_income", "taxable_income", "dependent_count"],
    required=["region"],
    output=["taxable_income", "tax", "marginal_tax_rate", "effective_tax_rate", "annual_income_after_tax", "federal_tax", "provincial_tax", "brackets"],
)

CASES = [
    {"tax_year": "2026", "region": "BC", "annual_income": 80000, "currency": "CAD"},
    {"tax_year": "2026", "region": "QC", "annual_income": 80000, "currency": "CAD"},
]
