"""Cash-on-cash return: the cash flow of a rented property's first year as a share of the cash put in."""

from rental_presets import LOAN, rental_preset

PRESET = rental_preset(
    ["cash_on_cash_return", "annual_cash_flow", "cash_invested"],
    loan=[*LOAN, "buying_costs"],
)

EXAMPLES = 1
CASES = [
    {
        "property_price": 280000, "monthly_rent": 2400, "annual_property_tax": 3100, "annual_insurance": 1300,
        "other_annual_expenses": 3600, "down_payment": 70000, "interest_rate": 6.5, "buying_costs": 8400,
        "currency": "USD",
    },
    # Without a loan: 12,000 of 96,000 and 4,000
    {
        "property_price": 96000, "monthly_rent": 1000, "vacancy_rate": 0, "down_payment": 96000, "interest_rate": 0,
        "buying_costs": 4000,
    },
    # A loan of 60,000 without interest in 10 years: 6,000 of 12,000 are left, of 40,000
    {
        "property_price": 100000, "monthly_rent": 1000, "vacancy_rate": 0, "down_payment": 40000, "interest_rate": 0,
        "loan_term": 10, "currency": "EUR",
    },
]
