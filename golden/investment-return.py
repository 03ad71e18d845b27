"""Investment return: what an investment gained, in all, a year, and a year beyond prices."""

from presets import Preset

PRESET = Preset(
    base="roi",
    fixed={"start_date": None, "end_date": None},
    input=["initial_investment", "final_value", "years", "total_income", "costs", "inflation_rate"],
    required=["years"],
    output=["net_profit", "roi", "annualized_return", "real_annualized_return"],
    rename={ "roi": "total_return_pct",},
)

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 20000, "final_value": 26500, "years": 5, "total_income": 2400, "costs": 180,
        "inflation_rate": 2.8, "currency": "USD",
    },
    # By hand: twice 21 % while prices rise by 10 %
    {"initial_investment": 10000, "final_value": 14641, "years": 2, "inflation_rate": 10},
]
