"""Debt avalanche: several debts with a common budget, the highest interest rate first."""

from presets import Preset

PRESET = Preset(
    base="debt-payoff",
    fixed={"method": "avalanche"},
    output=["months", "total_interest", "total_paid", "months_saved", "interest_saved", "debts"],
    rename={"months": "months_to_payoff", "debts.months": "months_to_payoff", "debts.interest": "total_interest"},
)

EXAMPLES = 1
CASES = [
    {
        "debts": [
            {"name": "Student loan", "balance": 8000, "annual_rate": 5.5, "minimum_payment": 125},
            {"name": "Auto loan", "balance": 6000, "annual_rate": 7.25, "minimum_payment": 210},
            {"name": "Credit card", "balance": 2250, "annual_rate": 22.99, "minimum_payment": 90},
            {"name": "Medical", "balance": 1000, "annual_rate": 0, "minimum_payment": 75},
        ],
        "extra_monthly_payment": 200, "currency": "USD",
    },
    # Without interest, 3,000 by 300 a month: 10 months
    {
        "debts": [
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 50},
            {"balance": 2000, "annual_rate": 0, "minimum_payment": 50},
        ],
        "extra_monthly_payment": 200,
    },
]
