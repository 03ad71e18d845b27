"""Lump sum: one investment, after fees, tax and inflation."""

import drawing
import rates
from arithmetic import PERCENT, power, with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 1.5 (compound interest) and 9.4 (inflation)",
    "Fees as a share of the value at the end of each year; tax on the gain at the end, none on a loss",
]

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 100000, "annual_return": 12, "years": 10, "annual_fee_pct": 1, "tax_rate": 12.5,
        "inflation_rate": 5, "currency": "INR",
    },
    {"initial_investment": 0.01, "annual_return": 5, "years": 0.01},
    {"initial_investment": 100000, "annual_return": 12, "years": 10},
    {"initial_investment": 1000000000000, "annual_return": 10, "years": 200, "annual_fee_pct": 0.1, "inflation_rate": 9},
    {"initial_investment": 5000, "annual_return": 0, "years": 3, "inflation_rate": 2},
    {"initial_investment": 1000, "annual_return": 1000, "years": 3, "tax_rate": 50, "inflation_rate": 1000},
    {
        "initial_investment": 25000, "annual_return": 7.5, "years": 2.5, "annual_fee_pct": 0.75, "tax_rate": 26.375,
        "inflation_rate": 2.1, "currency": "EUR",
    },
    {"initial_investment": 100, "annual_return": -99.999999999, "years": 200, "inflation_rate": -99.999999999},
    {"initial_investment": 10000, "annual_return": -8, "years": 4, "annual_fee_pct": 1.5, "tax_rate": 30, "inflation_rate": 3},
    {
        "initial_investment": 1000000, "annual_return": 3, "years": 20, "annual_fee_pct": 0.3, "currency": "JPY",
        "tax_rate": 20.315,
    },
    {"initial_investment": 1234.567, "annual_return": 6, "years": 5, "currency": "KWD", "inflation_rate": -1},
    {"initial_investment": 50000, "annual_return": 2, "years": 10, "annual_fee_pct": 2, "tax_rate": 100},
    {"initial_investment": 1000, "annual_return": 1e-09, "years": 30, "tax_rate": 15},
    {"initial_investment": 1000, "annual_return": 25, "years": 3, "annual_fee_pct": 20, "tax_rate": 25},
    {"initial_investment": 1000, "annual_return": 1000, "years": 200},
    {"initial_investment": 1000, "annual_return": 1e-100, "years": 1, "tax_rate": 100},
]


def calculate(given, rounding):
    investment, years = given["initial_investment"], given["years"]
    with with_digits(rates.ENOUGH):
        gross = 1 + rates.fraction(given["annual_return"])
        net = gross * (1 - rates.fraction(given.get("annual_fee_pct", 0)))
        value = investment * power(net, years)
        gain = value - investment
        tax = gain * rates.fraction(given.get("tax_rate", 0)) if gain > 0 else 0 * gain
        kept = value - tax
        yearly = power(kept / investment, 1 / years) - 1
        real = kept / power(1 + rates.fraction(given.get("inflation_rate", 0)), years)
        without_fees = investment * power(gross, years)
    return {
        "future_value": rounding.money(value),
        "wealth_gained": rounding.money(gain),
        "total_return_pct": rounding.percent(gain / investment * PERCENT),
        "cost_of_fees": rounding.money(without_fees - value),
        "tax": rounding.money(tax),
        "future_value_after_tax": rounding.money(kept),
        "annual_return_after_tax": rounding.percent(yearly * PERCENT),
        "real_future_value_after_tax": rounding.money(real),
    }


def draw(random):
    return {
        "initial_investment": drawing.amount(random),
        "annual_return": rates.growing(random, drawing),
        "years": drawing.years(random),
        **drawing.optional(random, "annual_fee_pct", drawing.rate(random, 0, 3, ("0", "1e-9", "50", "99"))),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 40, ("0", "1e-9", "100"))),
        **drawing.optional(random, "inflation_rate", rates.growing(random, drawing, -2, 8)),
        **drawing.currency(random),
    }
