"""Rental yield: the rent of a property as a share of its price, before and after expenses."""

from rental_presets import rental_preset

PRESET = rental_preset(["gross_yield", "cap_rate", "net_operating_income"], rename={"cap_rate": "net_yield"})

EXAMPLES = 1
CASES = [
    {
        "property_price": 250000, "monthly_rent": 1850, "annual_property_tax": 2800, "annual_insurance": 1100,
        "other_annual_expenses": 2500, "currency": "USD",
    },
    # By definition: 12,000 and, less 2,000, 10,000 of 200,000
    {"property_price": 200000, "monthly_rent": 1000, "vacancy_rate": 0, "other_annual_expenses": 2000},
    # Costs above the rent
    {"property_price": 90000, "monthly_rent": 400, "other_annual_expenses": 6000, "currency": "EUR"},
]
