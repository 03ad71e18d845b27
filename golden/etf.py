"""ETF: a fund behind its index by its fees and by tracking."""

from presets import Preset

PRESET = Preset(
    base="expense-ratio",
    fixed={"comparison_expense_ratio": 0, "entry_load_pct": 0, "exit_load_pct": 0},
    output=["future_value", "total_invested", "wealth_gained", "cost_of_fees"],
)

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 5000, "annual_return": 7, "years": 20, "expense_ratio": 0.2,
        "monthly_contribution": 300, "tracking_difference_rate": 0.1, "currency": "EUR",
    },
    # By hand: 1,000 twofold, less 10 % of it
    {"initial_investment": 1000, "annual_return": 100, "years": 1, "expense_ratio": 10},
]
