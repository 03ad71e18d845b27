"""Presets of debts paid off in one order."""

from presets import Preset


def plan_preset(method):
    return Preset(
        base="debt-payoff",
        fixed={"method": method},
        output=["months_to_payoff", "payoff_date", "total_interest", "total_paid", "months_saved", "interest_saved", "debts"],
    )


# What both have as their example.
FIRST_CASE = {
    "debts": [
        {"name": "Student loan", "balance": 8000, "annual_rate": 5.5, "minimum_payment": 125},
        {"name": "Auto loan", "balance": 6000, "annual_rate": 7.25, "minimum_payment": 210},
        {"name": "Credit card", "balance": 2250, "annual_rate": 22.99, "minimum_payment": 90},
        {"name": "Medical", "balance": 1000, "annual_rate": 0, "minimum_payment": 75},
    ],
    "extra_monthly_payment": 200, "currency": "USD",
}
