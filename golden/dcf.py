"""Discounted cash flow: a company is worth what its free cash flows are worth, those after the forecast by a formula."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power, with_digits
from replies import Reply

SOURCES = [
    "Koller, Goedhart, Wessels, Valuation: continuing value by the growing perpetuity",
    "Rosenbaum, Pearl, Investment Banking: with the mid-year convention a perpetuity is discounted from the middle of the last year, an exit multiple from its end",
]

EXAMPLES = 1
CASES = [
    {
        "free_cash_flows": [120000, 135000, 150000, 162000, 172000], "discount_rate": 10, "terminal_growth_rate": 2.5,
        "total_debt": 400000, "cash": 90000, "shares_outstanding": 100000, "currency": "USD",
    },
    # forecastingstocks.com, A simple DCF: about 1788.7, of which 1334.5 after the forecast, and 15.89 a share
    {
        "free_cash_flows": [100, 110, 121, 133, 146], "discount_rate": 10, "terminal_growth_rate": 3, "total_debt": 200,
        "shares_outstanding": 100,
    },
    # By hand: 110/1.1 + 1100/1.1 = 1100
    {"free_cash_flows": [110], "discount_rate": 10, "terminal_growth_rate": 0},
    # By hand: 110/1.1 + 10·110/1.1
    {"free_cash_flows": [110], "discount_rate": 10, "terminal_multiple": 10},
    {"free_cash_flows": [110], "discount_rate": 21, "terminal_multiple": 10, "cash_flow_timing": "middle"},
    {"free_cash_flows": [110], "discount_rate": 21, "terminal_growth_rate": 1, "cash_flow_timing": "middle"},
    # Growth of 10 percent for ever
    {"free_cash_flows": [100, 110, 121], "discount_rate": 15, "terminal_growth_rate": 10},
    {"free_cash_flows": [-500, -200, 100, 400, 800], "discount_rate": 12, "terminal_growth_rate": 3, "cash": 250},
    # A negative value of the company, and of its shares
    {"free_cash_flows": [-100, -50], "discount_rate": 8, "terminal_growth_rate": 2, "shares_outstanding": 10},
    {"free_cash_flows": [100, 50], "discount_rate": 8, "terminal_growth_rate": -4, "total_debt": 5000, "shares_outstanding": 1000},
    {"free_cash_flows": [0], "discount_rate": 8, "terminal_multiple": 0},
    {"free_cash_flows": [100, -100], "discount_rate": 0, "terminal_multiple": 0},
    {"free_cash_flows": [100], "discount_rate": 1e-9, "terminal_growth_rate": 0},
    {"free_cash_flows": [1000000000000], "discount_rate": 5, "terminal_growth_rate": 4.999999999},
    {"free_cash_flows": [1000000000000] * 100, "discount_rate": 1000, "terminal_multiple": 1000, "cash_flow_timing": "middle"},
    {"free_cash_flows": [100] * 30, "discount_rate": -50, "terminal_growth_rate": -60},
    {"free_cash_flows": [25000000, 27500000], "discount_rate": 7.5, "terminal_growth_rate": 0.5, "currency": "JPY", "cash_flow_timing": "middle"},
    {"free_cash_flows": [1250.5, 1300.125], "discount_rate": 9.25, "terminal_multiple": 12.5, "currency": "KWD", "shares_outstanding": 0.000001},
]

NOT_POSITIVE = "The enterprise value is not above 0."


def calculate(given, rounding):
    flows, rate = given["free_cash_flows"], given["discount_rate"] / PERCENT
    count = len(flows)
    with with_digits(300):
        # Half a year less of discount.
        early = (1 + rate).sqrt() if given.get("cash_flow_timing") == "middle" else Decimal(1)
        worth = sum(early * flow / power(1 + rate, year) for year, flow in enumerate(flows, 1))
        if "terminal_growth_rate" in given:
            growth = given["terminal_growth_rate"] / PERCENT
            later = flows[-1] * (1 + growth) / (rate - growth)
            now = early * later / power(1 + rate, count)
        else:
            later = flows[-1] * given["terminal_multiple"]
            now = later / power(1 + rate, count)
        whole = worth + now
        whole = whole if abs(whole) > Decimal("1e-300") else Decimal(0)
        share = now * PERCENT / whole if whole > 0 else None
    equity = whole - given.get("total_debt", Decimal(0)) + given.get("cash", Decimal(0))
    reply = Reply(given)
    reply.put("enterprise_value", rounding.money(whole))
    reply.put("terminal_value", rounding.money(later))
    reply.may_lack("terminal_value_pct", share, rounding.percent, NOT_POSITIVE)
    reply.put("equity_value", rounding.money(equity))
    if "shares_outstanding" in given:
        reply.put("value_per_share", rounding.money(equity / given["shares_outstanding"]))
    return reply.all()


def draw(random):
    size = min(drawing.amount(random, 1_000, 5_000_000), Decimal(10**10))
    flows = [Decimal(repr(float(f"{size * random.randint(60, 180) / 100:.8g}"))) for _ in range(random.choice([1, 3, 5, 5, 10]))]
    if drawing.is_hard(random):
        flows = [-flow if random.random() < 0.3 else flow for flow in flows]
    growth = {"terminal_growth_rate": drawing.rate(random, 0, 4, ("0", "1e-9", "-30", "5.9"))}
    multiple = {"terminal_multiple": drawing.rate(random, 5, 20, ("0", "1000"))}
    return {
        "free_cash_flows": flows,
        "discount_rate": drawing.rate(random, 6, 14, ("6", "1000", "60.5")),
        **random.choice([growth, multiple]),
        **drawing.optional(random, "cash_flow_timing", random.choice(["end", "middle"])),
        **drawing.optional(random, "total_debt", drawing.amount(random, 0, 2_000_000, "0")),
        **drawing.optional(random, "cash", drawing.amount(random, 0, 500_000, "0")),
        **drawing.optional(random, "shares_outstanding", drawing.amount(random, 1_000, 1_000_000, "0.000001")),
        **drawing.currency(random),
    }
