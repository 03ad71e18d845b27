"""Effective interest rate: a year of compounding added to a nominal rate."""

from presets import Preset

PRESET = Preset(
    base="apr-apy",
    fixed={"direction": "apr_to_apy"},
    output=["apy", "difference", "interest_in_a_year"],
    rename={
        "amount": "principal", "apy": "effective_annual_rate", "difference": "rate_spread_pct",
        "interest_in_a_year": "annual_interest",
    },
)

SOURCES = ["Microsoft, Excel function EFFECT, example: 5.25 % compounded 4 times a year is 5.3543 %"]

CASES = [
    {"annual_rate": 8, "principal": 25000, "currency": "EUR"},
    # Published
    {"annual_rate": 5.25, "compound_frequency": "quarterly"},
]
