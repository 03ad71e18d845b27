"""Presets of a rental property: those of its income, and those with a loan."""

from presets import Preset

INCOME = [
    "purchase_price", "monthly_rent", "vacancy_rate", "annual_property_tax", "annual_insurance", "other_annual_costs",
]
LOAN = ["down_payment", "interest_rate", "loan_term"]
NAMES = {"purchase_price": "property_price", "other_annual_costs": "other_annual_expenses", "purchase_costs": "buying_costs"}


def rental_preset(output, loan=(), rename=None, fixed=None):
    """With `loan`, the names of the inputs beside those of the income; without it the base is given some loan."""
    return Preset(
        base="rental-property",
        fixed={"other_monthly_income": 0, "management_rate": 0, "maintenance_rate": 0, **(fixed or {})},
        input=[*INCOME, *loan],
        output=output,
        rename={**NAMES, **(rename or {})},
        idle=None if loan else {"down_payment": 0, "interest_rate": 0},
    )
