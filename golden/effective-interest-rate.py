"""Effective interest rate: a year of compounding added to a nominal rate."""

from presets import Preset

PRESET = Preset(
    base="apr-apy",
    fixed={"apy": None},
    required=["apr"],
    output=["apy", "rate_spread_pct", "annual_interest"],
    rename={"apr": "annual_rate", "apy": "effective_annual_rate"},
)

SOURCES = ["Microsoft, Excel function EFFECT, example: 5.25 % compounded 4 times a year is 5.3543 %"]

CASES = [
    {"annual_rate": 8, "principal": 25000, "currency": "EUR"},
    # Published
    {"annual_rate": 5.25, "compound_frequency": "quarterly"},
]
