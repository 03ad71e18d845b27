"""SIP: what the same amount invested every month grows to."""

from decimal import Decimal

import drawing
import rates
import savings
from arithmetic import MONTHS, PERCENT, power, with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.3: annuity-due",
]

EXAMPLES = 1
CASES = [
    {"monthly_investment": 10000, "annual_return": 12, "years": 10, "currency": "INR"},
    # Ordinary annuity, recomputed in 50-digit arithmetic
    {"monthly_investment": 10000, "annual_return": 12, "years": 10, "contribution_timing": "end"},
    # Indian mutual fund sites' effective monthly rate, recomputed
    {"monthly_investment": 1000, "annual_return": 12, "years": 1, "rate_convention": "effective"},
    # ClearTax SIP page, in whole rupees (here: a currency without decimals)
    {"monthly_investment": 2000, "annual_return": 12, "years": 2, "currency": "JPY"},
    {"monthly_investment": 35000, "annual_return": 8, "years": 30, "currency": "JPY"},
    # ClearTax SIP page
    {"monthly_investment": 12000, "annual_return": 12, "years": 14},
    # Indian mutual fund sites' r/12 convention, recomputed
    {"monthly_investment": 1000, "annual_return": 12, "years": 1},
    {"monthly_investment": 100, "annual_return": 0, "years": 0.01},
    # Half a month: one
    {"monthly_investment": 100, "annual_return": 5, "years": 0.125, "contribution_timing": "end"},
    {"monthly_investment": 0.01, "annual_return": -99.999999999, "years": 200, "rate_convention": "effective"},
    {"monthly_investment": 1000000000000, "annual_return": 1000, "years": 200},
    {"monthly_investment": 1000000000000, "annual_return": 1e-100, "years": 200, "currency": "clf"},
    *drawing.recorded("sip"),
]


def calculate(given, rounding):
    each, months = given["monthly_investment"], savings.whole_months(given["years"])
    with with_digits(rates.ENOUGH):
        rate = rates.monthly(given["annual_return"], given.get("rate_convention", "nominal"))
        value = each * savings.paid_in(rate, months, given.get("contribution_timing", "begin"))
        yearly = power(value / (each * months), MONTHS / Decimal(months)) - 1
    return {
        "future_value": rounding.money(value),
        "total_invested": rounding.money(each * months),
        "wealth_gained": rounding.money(value - each * months),
        "cagr": rounding.percent(yearly * PERCENT),
    }


def draw(random):
    return {
        "monthly_investment": drawing.amount(random, 10, 50_000),
        "annual_return": rates.growing(random, drawing),
        "years": drawing.years(random),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
