"""Presets of a rental property: those of its income, and those with a loan."""

from presets import Preset

INCOME = [
    "property_price", "monthly_rent", "vacancy_rate", "annual_property_tax", "annual_insurance", "other_annual_expenses",
]
LOAN = ["down_payment", "interest_rate", "loan_term"]


def rental_preset(output, loan=(), rename=None, fixed=None):
    """With `loan`, the names of the inputs beside those of the income; without it the base is given some loan."""
    return Preset(
        base="rental-property",
        fixed={"other_monthly_income": 0, "management_fee_pct": 0, "maintenance_rate": 0, **(fixed or {})},
        input=[*INCOME, *loan],
        output=output,
        rename=rename,
        idle=None if loan else {"down_payment": 0, "interest_rate": 0},
    )
