"""Mutual fund: a fund with fees a year, and loads when money comes and goes."""

from presets import Preset

PRESET = Preset(
    base="expense-ratio",
    fixed={"comparison_expense_ratio": 0, "tracking_difference_rate": 0},
    output=["future_value", "total_invested", "wealth_gained", "cost_of_fees", "total_loads"],
)

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 10000, "annual_return": 8, "years": 15, "expense_ratio": 1.1,
        "monthly_contribution": 250, "entry_load_pct": 2.5, "exit_load_pct": 1, "currency": "USD",
    },
    # By hand: 5 % of 1,000, then 1 % of twice the rest
    {
        "initial_investment": 1000, "annual_return": 100, "years": 1, "expense_ratio": 0, "entry_load_pct": 5,
        "exit_load_pct": 1,
    },
]
