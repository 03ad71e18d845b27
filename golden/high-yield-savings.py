"""High-yield savings: an account with a yield a year, and monthly deposits."""

from presets import Preset

PRESET = Preset(
    base="future-value",
    fixed={"payment_frequency": "monthly", "payment_timing": "end", "compound_frequency": "annually"},
    output=["future_value", "total_contributions", "interest_earned", "tax", "real_future_value_after_tax"],
    rename={"present_value": "current_savings", "annual_rate": "apy", "payment": "monthly_contribution"},
)

EXAMPLES = 1
CASES = [
    {
        "current_savings": 10000, "apy": 4.25, "years": 5, "monthly_contribution": 250, "tax_rate": 24,
        "inflation_rate": 2.5, "currency": "USD",
    },
    # By hand: 5 % and 5 % of it
    {"current_savings": 10000, "apy": 5, "years": 2},
    # Half a year of it, without deposits and with 6
    {"current_savings": 10000, "apy": 4.5, "years": 0.5, "currency": "EUR"},
    {"current_savings": 0, "apy": 4.5, "years": 0.5, "monthly_contribution": 100},
]
