"""The value of a business by multiples, or by its cash flows."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power, with_digits

SOURCES = [
    "Damodaran, Investment Valuation: firm value multiples, and discounted cash flows with a growing perpetuity",
    "bit1024.com, EBITDA Multiple: an enterprise value of 435,000 is 8.7 times an EBITDA of 50,000",
    "forecastingstocks.com, A simple DCF: about 1788.7, less 200 of debt for 100 shares 15.89",
]

EXAMPLES = 3
CASES = [
    {"ebitda": 750000, "ebitda_multiple": 5.5, "total_debt": 900000, "cash": 250000, "shares_outstanding": 50000, "currency": "USD"},
    # forecastingstocks.com: about 1788.7 and 15.89, with cash flows and the terminal value rounded
    {
        "method": "dcf", "free_cash_flows": [100, 110, 121, 133, 146], "discount_rate": 10, "terminal_growth_rate": 3, "total_debt": 200,
        "shares_outstanding": 100,
    },
    {"method": "owner_earnings", "annual_owner_earnings": 180000, "earnings_multiple": 2.75, "total_debt": 40000, "currency": "USD"},
    # bit1024.com: 435,000
    {"method": "multiple", "ebitda": 50000, "ebitda_multiple": 8.7},
    # By hand: 110/1.1 + 1100/1.1
    {"method": "dcf", "free_cash_flows": [110], "discount_rate": 10, "terminal_growth_rate": 0},
    {"method": "dcf", "free_cash_flows": [-500, -200, 100, 400, 800], "discount_rate": 12, "terminal_growth_rate": 3, "cash": 250},
    {"method": "dcf", "free_cash_flows": [-100, -50], "discount_rate": 8, "terminal_growth_rate": 2, "shares_outstanding": 10},
    {"method": "dcf", "free_cash_flows": [1000000000000] * 100, "discount_rate": 5, "terminal_growth_rate": 4.999999999},
    {"method": "dcf", "free_cash_flows": [100] * 30, "discount_rate": -50, "terminal_growth_rate": -60},
    # More debt than value
    {"ebitda": 100000, "ebitda_multiple": 3, "total_debt": 450000, "shares_outstanding": 1000},
    {"ebitda": 1000000000000, "ebitda_multiple": 1000, "shares_outstanding": 0.000001},
    {"ebitda": 0.01, "ebitda_multiple": 0.01, "cash": 1000000000000},
    {"method": "owner_earnings", "annual_owner_earnings": 12500000, "earnings_multiple": 2.5, "currency": "JPY"},
    {"method": "owner_earnings", "annual_owner_earnings": 40250.125, "earnings_multiple": 3.1, "cash": 1200.5, "currency": "KWD"},
]


def calculate(given, rounding):
    method, later = given.get("method", "multiple"), {}
    if method == "multiple":
        value = given["ebitda"] * given["ebitda_multiple"]
    elif method == "owner_earnings":
        value = given["annual_owner_earnings"] * given["earnings_multiple"]
    else:
        with with_digits(300):
            rate, growth = given["discount_rate"] / PERCENT, given["terminal_growth_rate"] / PERCENT
            flows = given["free_cash_flows"]
            last = flows[-1] * (1 + growth) / (rate - growth)
            later = {"terminal_value": rounding.money(last)}
            # From the last year backwards.
            value = last
            for flow in reversed(flows):
                value = (value + flow) / (1 + rate)
    equity = value - given.get("total_debt", Decimal(0)) + given.get("cash", Decimal(0))
    share = {}
    if "shares_outstanding" in given:
        share = {"value_per_share": rounding.money(equity / given["shares_outstanding"])}
    return {"enterprise_value": rounding.money(value), **later, "equity_value": rounding.money(equity), **share}


def draw(random):
    size = min(drawing.amount(random, 1_000, 5_000_000), Decimal(10**10))
    flows = [Decimal(repr(float(f"{size * random.randint(60, 180) / 100:.8g}"))) for _ in range(random.choice([1, 3, 5, 5, 10]))]
    if drawing.is_hard(random):
        flows = [-flow if random.random() < 0.3 else flow for flow in flows]
    multiple = drawing.rate(random, 2, 12, ("0.01", "1000"))
    inputs = random.choice([
        {**drawing.optional(random, "method", "multiple"), "ebitda": size, "ebitda_multiple": multiple},
        {"method": "owner_earnings", "annual_owner_earnings": size, "earnings_multiple": multiple},
        {
            "method": "dcf", "free_cash_flows": flows, "discount_rate": drawing.rate(random, 6, 14, ("6", "1000", "60.5")),
            "terminal_growth_rate": drawing.rate(random, 0, 4, ("0", "1e-9", "-30", "5.9")),
        },
    ])
    return {
        **inputs,
        **drawing.optional(random, "total_debt", drawing.amount(random, 0, 2_000_000, "0")),
        **drawing.optional(random, "cash", drawing.amount(random, 0, 500_000, "0")),
        **drawing.optional(random, "shares_outstanding", drawing.amount(random, 1_000, 1_000_000, "0.000001")),
        **drawing.currency(random),
    }
