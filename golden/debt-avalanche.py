"""Debt avalanche: several debts with a common budget, the highest interest rate first."""

from debt_presets import FIRST_CASE, plan_preset

PRESET = plan_preset("avalanche")

EXAMPLES = 1
CASES = [
    FIRST_CASE,
    # Without interest, 3,000 by 300 a month: 10 months
    {
        "debts": [
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 50},
            {"balance": 2000, "annual_rate": 0, "minimum_payment": 50},
        ],
        "extra_monthly_payment": 200,
    },
    {
        "debts": [
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 50},
            {"balance": 2000, "annual_rate": 0, "minimum_payment": 50},
        ],
        "extra_monthly_payment": 200, "start_date": "2026-04-30",
    },
]
