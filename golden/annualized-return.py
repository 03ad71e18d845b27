"""Annualized return: what an investment returned a year."""

from presets import Preset

PRESET = Preset(
    base="roi",
    fixed={"inflation_rate": 0},
    input=["initial_investment", "final_value", "years", "total_income", "costs"],
    required=["years"],
    output=["roi", "annualized_return"],
    rename={"roi": "total_return_pct"},
)

EXAMPLES = 1
CASES = [
    {"initial_investment": 15000, "final_value": 21000, "years": 4.5, "total_income": 1800, "costs": 120, "currency": "USD"},
    # By hand: three times 10 %
    {"initial_investment": 1000, "final_value": 1331, "years": 3},
]
