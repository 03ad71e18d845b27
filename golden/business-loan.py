"""Business loan: fees, interest-only months and a balloon of a loan with monthly payments."""

from decimal import Decimal

from presets import Preset

PRESET = Preset(
    base="amortization-schedule",
    fixed={
        "first_payment_date": None, "payment_frequency": "monthly", "accelerated": False, "compound_frequency": "monthly",
        "rate_changes": [], "balloon_month": None, "extra_monthly_payment": Decimal(0), "extra_payment_start_month": 1,
        "extra_annual_payment": Decimal(0), "extra_annual_payment_month": 12, "lump_sum_payments": [],
    },
    input=[
        "principal", "annual_rate", "tenure_months", "start_date", "fees", "interest_only_months", "balloon_amount", "day_count_convention",
        "level_payment_rule", "payment_rounding",
    ],
    defaults={"fees": Decimal(0)},
    output=["monthly_payment", "final_payment", "total_interest", "total_paid", "apr", "payoff_date"],
)

EXAMPLES = 1
CASES = [
    {
        "principal": 150000, "annual_rate": 9.5, "tenure_months": 84, "start_date": "2026-01-15", "fees": 4500,
        "interest_only_months": 6, "balloon_amount": 30000, "currency": "USD",
    },
    # By hand: 1,000 less 10 for 1,000 a month later is 12.1212 %
    {"principal": 1000, "annual_rate": 0, "tenure_months": 1, "start_date": "2026-01-15", "fees": 10},
    # No fees: the nominal rate
    {"principal": 50000, "annual_rate": 8.25, "tenure_months": 60, "start_date": "2026-01-31"},
    {
        "principal": 50000, "annual_rate": 8.25, "tenure_months": 60, "start_date": "2026-01-31", "fees": 1250,
        "payment_rounding": "cent",
    },
    {"principal": 10000, "annual_rate": 9, "tenure_months": 24, "start_date": "2026-01-15", "balloon_amount": 10000, "fees": 200},
    {"principal": 10000, "annual_rate": 9, "tenure_months": 24, "start_date": "2026-01-15", "interest_only_months": 23, "fees": 200},
    {
        "principal": 50000, "annual_rate": 8.25, "tenure_months": 60, "start_date": "2026-01-31", "fees": 1250,
        "interest_only_months": 3, "day_count_convention": "actual_360", "payment_rounding": "cent",
    },
]
