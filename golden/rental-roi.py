"""Return on a rented property: cash flows of some years and a sale, over the cash put in."""

from rental_presets import LOAN, rental_preset

PRESET = rental_preset(
    ["total_return_pct", "annual_irr", "sale_proceeds", "cash_invested"],
    loan=[*LOAN, "buying_costs", "holding_years", "appreciation_rate", "selling_cost_pct"],
    fixed={"income_growth_rate": 0},
)

EXAMPLES = 1
CASES = [
    {
        "property_price": 280000, "monthly_rent": 2400, "annual_property_tax": 3100, "annual_insurance": 1300,
        "other_annual_expenses": 3600, "down_payment": 70000, "interest_rate": 6.5, "buying_costs": 8400,
        "currency": "USD",
    },
    # Without a loan, sold for what was paid: ten times 10 %, and 10 % a year
    {
        "property_price": 120000, "monthly_rent": 1000, "vacancy_rate": 0, "down_payment": 120000, "interest_rate": 0,
        "appreciation_rate": 0, "selling_cost_pct": 0,
    },
    # Held beyond the loan: 5 years of 6,000 and 5 of 12,000, then 100,000, for 70,000
    {
        "property_price": 100000, "monthly_rent": 1000, "vacancy_rate": 0, "down_payment": 70000, "interest_rate": 0,
        "loan_term": 5, "appreciation_rate": 0, "selling_cost_pct": 0, "currency": "EUR",
    },
]
