"""Debt snowball: several debts with a common budget, the smallest balance first."""

from presets import Preset

PRESET = Preset(
    base="debt-payoff",
    fixed={"method": "snowball"},
    output=["months", "total_interest", "total_paid", "months_saved", "interest_saved", "debts"],
    rename={"months": "months_to_payoff", "debts.months": "months_to_payoff", "debts.interest": "total_interest"},
)

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
    {
        "debts": [
            {"name": "Student loan", "balance": 8000, "annual_rate": 5.5, "minimum_payment": 125},
            {"name": "Auto loan", "balance": 6000, "annual_rate": 7.25, "minimum_payment": 210},
            {"name": "Credit card", "balance": 2250, "annual_rate": 22.99, "minimum_payment": 90},
            {"name": "Medical", "balance": 1000, "annual_rate": 0, "minimum_payment": 75},
        ],
        "extra_monthly_payment": 200, "currency": "USD",
    },
    {"debts": FOUR_DEBTS, "extra_monthly_payment": 200},
    {"debts": FOUR_DEBTS, "extra_monthly_payment": 500},
]
