"""Car loan: a vehicle without debt on the old one, tax and fees in the loan."""

from presets import Preset

PRESET = Preset(
    base="auto-loan",
    fixed={
        "trade_in_balance": 0, "sales_tax_base": "less_trade_in", "tax_and_fee_treatment": "financed", "rebate": 0,
    },
    output=["monthly_payment", "loan_amount", "total_interest", "total_paid", "total_cost", "final_payment", "payoff_date"],
)

CASES = [
    {
        "vehicle_price": 28000, "annual_rate": 6.9, "tenure_months": 48, "down_payment": 3000, "trade_in_value": 5000,
        "sales_tax_rate": 6.25, "fees": 350, "currency": "USD",
    },
    # Just the loan: 30,000 less 5,000
    {"vehicle_price": 30000, "annual_rate": 0, "tenure_months": 50, "down_payment": 5000},
    # By hand, in cents: 333.33 twice and 333.34
    {"vehicle_price": 1000, "annual_rate": 0, "tenure_months": 3, "payment_rounding": "cent"},
    {
        "vehicle_price": 28000, "annual_rate": 6.9, "tenure_months": 48, "down_payment": 3000, "trade_in_value": 5000,
        "sales_tax_rate": 6.25, "fees": 350, "payment_rounding": "cent",
    },
]
