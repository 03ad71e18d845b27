"""Annualized return: what an investment returned a year."""

from presets import Preset


class OfAPeriod(Preset):
    """The base holds for a year where neither years nor dates are given; this one does not."""

    def has_required(self, given):
        return "years" in given or "start_date" in given


PRESET = OfAPeriod(
    base="roi",
    fixed={"inflation_rate": 0},
    input=["initial_investment", "final_value", "years", "start_date", "end_date", "total_income", "costs"],
    output=["roi", "annualized_return"],
    rename={"roi": "total_return_pct"},
)

EXAMPLES = 1
CASES = [
    {"initial_investment": 15000, "final_value": 21000, "years": 4.5, "total_income": 1800, "costs": 120, "currency": "USD"},
    # Investopedia's article on annualized total return: 23.74 % over 575 days are 14.5 % a year
    {"initial_investment": 10000, "final_value": 12374, "start_date": "2023-01-01", "end_date": "2024-07-29"},
    # By hand: three times 10 %
    {"initial_investment": 1000, "final_value": 1331, "years": 3},
]
