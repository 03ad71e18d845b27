"""Cap rate: net operating income of a rented property as a share of its price, before any loan."""

from rental_presets import rental_preset

PRESET = rental_preset(["cap_rate", "net_operating_income"])

SOURCES = ["M. Waggoner, Cap rate, michaelwaggoner.org (2010): 45,000 of rent less 25,200 of expenses, 450,000: 4.4 %"]

EXAMPLES = 1
CASES = [
    {
        "property_price": 300000, "monthly_rent": 2600, "annual_property_tax": 3300, "annual_insurance": 1500,
        "other_annual_expenses": 5400, "currency": "USD",
    },
    # Published
    {"property_price": 450000, "monthly_rent": 3750, "vacancy_rate": 0, "other_annual_expenses": 25200},
    # Costs above the rent
    {"property_price": 100000, "monthly_rent": 500, "annual_property_tax": 9000, "currency": "EUR"},
]
