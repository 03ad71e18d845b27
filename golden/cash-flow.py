"""Cash flow of a rented property: what its rent leaves after expenses and the loan."""

from rental_presets import LOAN, rental_preset

PRESET = rental_preset(
    ["monthly_cash_flow", "annual_cash_flow", "net_operating_income", "annual_debt_service", "dscr"], loan=LOAN
)

EXAMPLES = 1
CASES = [
    {
        "property_price": 320000, "monthly_rent": 2750, "annual_property_tax": 3600, "annual_insurance": 1400,
        "other_annual_expenses": 4200, "down_payment": 80000, "interest_rate": 6.75, "currency": "USD",
    },
    # 1,000 of rent, 500 for a loan of 60,000 without interest in 10 years: covered twice
    {
        "property_price": 100000, "monthly_rent": 1000, "vacancy_rate": 0, "down_payment": 40000, "interest_rate": 0,
        "loan_term": 10,
    },
    # More for the loan than there is
    {"property_price": 300000, "monthly_rent": 1200, "down_payment": 30000, "interest_rate": 7.2, "currency": "EUR"},
]
