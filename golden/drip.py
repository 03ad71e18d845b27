"""DRIP: shares whose dividends buy more of them."""

from presets import Preset

PRESET = Preset(
    base="dividend-reinvestment",
    fixed={"dividends_reinvested": True},
    output=["future_value", "total_dividends", "reinvestment_advantage", "next_year_dividends"],
)

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 15000, "dividend_yield": 3.2, "price_growth_rate": 5, "years": 15,
        "dividend_growth_rate": 4, "dividend_tax_rate": 15, "annual_contribution": 1200, "currency": "USD",
    },
    # By hand: the price stays, 10 % and 10 % of it; paid out, the second 10 % is missing: 1,210 and 1,200
    {
        "initial_investment": 1000, "dividend_yield": 10, "price_growth_rate": 0, "years": 2,
        "dividend_frequency": "annually",
    },
]
