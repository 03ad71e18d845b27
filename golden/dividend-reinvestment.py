"""Dividend reinvestment: a register of shares, dividend by dividend."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power

SOURCES = [
    "Gordon, Dividends, Earnings, and Stock Prices, Review of Economics and Statistics 41 (1959): growing dividends",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: reinvested payments",
]

TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12}

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 10000, "dividend_yield": 3, "price_growth_rate": 5, "years": 12, "dividend_growth_rate": 4,
        "dividend_tax_rate": 15, "currency": "USD",
    },
    {
        "initial_investment": 1000000000000.0, "dividend_yield": 3, "price_growth_rate": 6, "years": 100,
        "dividend_growth_rate": 6, "dividend_tax_rate": 15, "dividend_frequency": "annually",
    },
    {
        "initial_investment": 10000, "dividend_yield": 3, "price_growth_rate": 5, "years": 12, "dividend_growth_rate": 4,
        "dividend_tax_rate": 15, "dividends_reinvested": False,
    },
    {"initial_investment": 0.01, "dividend_yield": 100, "price_growth_rate": 10, "years": 1},
    {
        "initial_investment": 5000, "dividend_yield": 4.5, "price_growth_rate": 2, "years": 10,
        "annual_contribution": 1200, "dividend_frequency": "monthly", "currency": "CAD",
    },
    {"initial_investment": 100, "dividend_yield": 1e-09, "price_growth_rate": 1e-09, "years": 5},
    {
        "initial_investment": 20000, "dividend_yield": 2.1, "price_growth_rate": -3, "years": 5, "dividend_growth_rate": -10,
        "dividend_frequency": "annually",
    },
    {
        "initial_investment": 1000000, "dividend_yield": 3.3, "price_growth_rate": 1.5, "years": 8, "dividend_growth_rate": 2,
        "dividend_tax_rate": 20.315, "currency": "JPY", "dividend_frequency": "semiannually",
    },
    {
        "initial_investment": 1500.5, "dividend_yield": 5, "price_growth_rate": 0, "years": 3, "currency": "KWD",
        "annual_contribution": 10.125,
    },
    {"initial_investment": 1000, "dividend_yield": 0, "price_growth_rate": 7, "years": 4},
    {
        "initial_investment": 1000, "dividend_yield": 6, "price_growth_rate": 6, "years": 2, "dividend_growth_rate": 6,
        "dividends_reinvested": False, "annual_contribution": 500, "dividend_tax_rate": 26.375,
    },
    {
        "initial_investment": 2500, "dividend_yield": 8, "price_growth_rate": 3, "years": 15, "dividend_growth_rate": 5,
        "dividend_tax_rate": 30,
    },
    {"initial_investment": 1000, "dividend_yield": 0, "price_growth_rate": 0, "years": 1},
    {"initial_investment": 1000, "dividend_yield": 100, "price_growth_rate": -50, "years": 30, "dividend_frequency": "monthly"},
    {"initial_investment": 1000, "dividend_yield": 4, "price_growth_rate": 1000, "years": 100},
    {
        "initial_investment": 0.01, "dividend_yield": 4, "price_growth_rate": 5, "years": 10, "dividend_growth_rate": -99,
        "dividend_frequency": "annually", "dividends_reinvested": False, "annual_contribution": 100,
    },
    {"initial_investment": 1000, "dividend_yield": 1e-100, "price_growth_rate": 1e-100, "years": 3, "currency": "JPY"},
    {
        "initial_investment": 5000, "dividend_yield": 3, "price_growth_rate": 0, "years": 5, "dividend_tax_rate": 99,
        "dividend_frequency": "semiannually", "dividends_reinvested": False, "currency": "KWD",
    },
]


def calculate(given, rounding):
    start, added = given["initial_investment"], given.get("annual_contribution", Decimal(0))
    years = int(given["years"])
    times = TIMES[given.get("dividend_frequency", "quarterly")]
    taxed = given.get("dividend_tax_rate", Decimal(0)) / PERCENT
    is_reinvested = given.get("dividends_reinvested", True)
    rise = power(1 + given["price_growth_rate"] / PERCENT, Decimal(1) / times)
    # A share costs 1 at the start and pays this in the first year.
    price, yearly = Decimal(1), given["dividend_yield"] / PERCENT
    shares, dividends = start, Decimal(0)
    # As if dividends were paid out.
    shares_apart, dividends_apart = start, Decimal(0)
    for _ in range(years):
        for _ in range(times):
            price *= rise
            dividend = shares * yearly / times
            dividends += dividend
            dividends_apart += shares_apart * yearly / times
            if is_reinvested:
                shares += (1 - taxed) * dividend / price
        shares += added / price
        shares_apart += added / price
        yearly *= 1 + given.get("dividend_growth_rate", Decimal(0)) / PERCENT
    invested, value = start + years * added, shares * price
    paid_out = Decimal(0) if is_reinvested else (1 - taxed) * dividends
    income = (1 - taxed) * shares * yearly
    value_apart = shares_apart * price + (1 - taxed) * dividends_apart
    return {
        "future_value": rounding.money(value),
        "total_dividends": rounding.money((1 - taxed) * dividends),
        "dividend_tax": rounding.money(taxed * dividends),
        "total_invested": rounding.money(invested),
        "wealth_gained": rounding.money(value + paid_out - invested),
        "total_return_pct": rounding.percent((value + paid_out - invested) / invested * PERCENT),
        **({"reinvestment_advantage": rounding.money(value - value_apart)} if is_reinvested else {}),
        "next_year_dividends": rounding.money(income),
        "yield_on_cost_pct": rounding.percent(income / invested * PERCENT),
    }


def draw(random):
    growth = drawing.rate(random, -5, 12, ("0", "1e-9", "1e-100", "1000", "-50"))
    return {
        "initial_investment": drawing.amount(random),
        "dividend_yield": drawing.rate(random, 0, 10, ("0", "1e-9", "100")),
        "price_growth_rate": growth,
        "years": drawing.whole(random, 1, 40, (1, 100)),
        **drawing.optional(random, "dividend_growth_rate", drawing.rate(random, -5, 12, ("0", "1e-9", "1000", "-99"))),
        **drawing.optional(random, "dividend_tax_rate", drawing.rate(random, 0, 50, ("0", "99"))),
        **drawing.optional(random, "dividends_reinvested", random.choice([True, False])),
        **drawing.optional(random, "dividend_frequency", random.choice(list(TIMES))),
        **drawing.optional(random, "annual_contribution", drawing.amount(random, 100, 10_000)),
        **drawing.currency(random),
    }
