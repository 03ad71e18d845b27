"""Debt snowball: several debts with a common budget, the smallest balance first."""

from debt_presets import FIRST_CASE, plan_preset

PRESET = plan_preset("snowball")

SOURCES = ["Fastest Way to Pay Debt Off, ourmoneyblog.blogspot.com (2014): the plan of four debts without interest"]

# A published plan: 17,250 by 700 a month in 25 months, by 1,000 a month in 18, the last payment 250
FOUR_DEBTS = [
    {"name": "Medical", "balance": 1000, "annual_rate": 0, "minimum_payment": 75},
    {"name": "Credit card", "balance": 2250, "annual_rate": 0, "minimum_payment": 90},
    {"name": "Auto loan", "balance": 6000, "annual_rate": 0, "minimum_payment": 210},
    {"name": "Student loan", "balance": 8000, "annual_rate": 0, "minimum_payment": 125},
]

EXAMPLES = 1
CASES = [
    FIRST_CASE,
    {"debts": FOUR_DEBTS, "extra_monthly_payment": 200},
    {"debts": FOUR_DEBTS, "extra_monthly_payment": 500},
    {"debts": FOUR_DEBTS, "extra_monthly_payment": 200, "start_date": "2026-01-31"},
]
