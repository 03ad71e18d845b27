"""Federal income tax of the United States."""

from presets import Preset

PRESET = Preset(
    base="income-tax",
    fixed={"country": "US", "region": None, "tax_regime": None},
    output=[
        "taxable_income", "tax", "marginal_tax_rate", "effective_tax_rate", "annual_income_after_tax",
        "long_term_gains_tax", "net_investment_income_tax", "child_tax_credit", "brackets",
    ],
)

CASES = [
    {"tax_year": "2026", "filing_status": "married_joint", "annual_income": 150000, "dependent_count": 2, "currency": "USD"},
    {"tax_year": "2025", "annual_income": 64000, "long_term_gains": 9000},
]
