"""High-yield savings: an account with a yield a year, and monthly deposits."""

from presets import Preset

PRESET = Preset(
    base="future-value",
    fixed={"payment_frequency": "monthly", "compound_frequency": "annually", "tax_frequency": "annually"},
    output=["future_value", "total_contributions", "interest_earned", "tax", "future_value_after_tax", "real_future_value_after_tax"],
    rename={"present_value": "current_savings", "annual_rate": "apy", "payment": "monthly_contribution", "payment_timing": "contribution_timing"},
)

EXAMPLES = 1
CASES = [
    {
        "current_savings": 10000, "apy": 4.25, "years": 5, "monthly_contribution": 250, "tax_rate": 24,
        "inflation_rate": 2.5, "currency": "USD",
    },
    # By hand: 5 % and 5 % of it
    {"current_savings": 10000, "apy": 5, "years": 2},
    # By hand: 10000·1.0342^20 after tax, 10000·1.045^20 without
    {"current_savings": 10000, "apy": 4.5, "years": 20, "tax_rate": 24},
    # By hand: 500 and 525 of interest without tax; with all of it taxed 500 twice
    {"current_savings": 10000, "apy": 5, "years": 2, "tax_rate": 100},
    {"current_savings": 5000, "apy": 4, "years": 3.3, "monthly_contribution": 100, "tax_rate": 30, "inflation_rate": 3},
    # Half a year of it, without deposits and with 6
    {"current_savings": 10000, "apy": 4.5, "years": 0.5, "currency": "EUR"},
    {"current_savings": 0, "apy": 4.5, "years": 0.5, "monthly_contribution": 100},
    # As sip with an effective rate, 2,240,358.90
    {"current_savings": 0, "apy": 12, "years": 10, "monthly_contribution": 10000, "contribution_timing": "begin", "currency": "INR"},
]
