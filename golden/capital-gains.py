"""Capital gains: the gain on a sale, the tax on it, and the return after tax."""

import datetime
from decimal import Decimal

import drawing
import rates
from arithmetic import PERCENT, power, with_digits
from replies import Reply

SOURCES = [
    "United States, Internal Revenue Service, Publications 550 and 551: basis, gains and losses",
    "CFA Program Curriculum, Quantitative Methods: annualized return",
    "Python's datetime module: the days between dates",
]

EXAMPLES = 2
CASES = [
    {
        "purchase_price": 240000, "sale_price": 355000, "years": 8, "buying_costs": 6000, "improvement_costs": 18000,
        "selling_costs": 21300, "tax_rate": 15, "currency": "USD",
    },
    {
        "purchase_price": 10000, "sale_price": 13500, "purchase_date": "2022-03-15", "sale_date": "2025-11-20",
        "tax_rate": 24,
    },
    # 1.21 is the square of 1.1
    {"purchase_price": 1000, "sale_price": 1210, "years": 2},
    # 365 days are one year
    {"purchase_price": 1000, "sale_price": 1100, "purchase_date": "2023-01-01", "sale_date": "2024-01-01", "tax_rate": 50},
    # A loss is not taxed
    {"purchase_price": 5000, "sale_price": 3000, "years": 1.5, "tax_rate": 30},
    # All is lost
    {"purchase_price": 5000, "sale_price": 0, "years": 3},
    # The sale costs more than it brings
    {"purchase_price": 5000, "sale_price": 100, "selling_costs": 250, "years": 3},
    {"purchase_price": 5000, "sale_price": 250, "selling_costs": 250, "years": 0.01},
    {"purchase_price": 0.01, "sale_price": 1000000000000, "years": 200, "tax_rate": 100},
    {"purchase_price": 0.01, "sale_price": 1000000000000, "years": 0.01},
    {"purchase_price": 1, "sale_price": 2, "purchase_date": "2024-02-28", "sale_date": "2024-02-29", "currency": "JPY"},
    {"purchase_price": 7500, "sale_price": 7500, "years": 10, "tax_rate": 20, "currency": "KWD"},
    {
        "purchase_price": 320.5, "sale_price": 411.125, "purchase_date": "1999-12-31", "sale_date": "2199-12-31",
        "buying_costs": 3.25, "selling_costs": 4.5, "tax_rate": 26.375, "currency": "KWD",
    },
]


def calculate(given, rounding):
    with with_digits(rates.ENOUGH):
        return gains(given, rounding)


def gains(given, rounding):
    basis = given["purchase_price"] + given.get("buying_costs", 0) + given.get("improvement_costs", 0)
    proceeds = given["sale_price"] - given.get("selling_costs", 0)
    gain = proceeds - basis
    tax = gain * given.get("tax_rate", 0) / PERCENT if gain > 0 else Decimal(0)
    reply = Reply(given)
    reply.put("cost_basis", rounding.money(basis))
    reply.put("gain", rounding.money(gain))
    reply.put("tax", rounding.money(tax))
    reply.put("gain_after_tax", rounding.money(gain - tax))
    reply.put("total_return_pct", rounding.percent(gain * PERCENT / basis))
    yearly = annualized((proceeds - tax) / basis, held(given)) if held(given) >= 1 else None
    reason = "More than the whole cost is lost, and no annual rate does that."
    if held(given) < 1:
        reason = "Returns of less than a year are not annualized."
    reply.may_lack("annualized_return_after_tax", yearly, rounding.percent, reason)
    return reply.all()


def held(given):
    """Years from the purchase to the sale."""
    if "years" in given:
        return given["years"]
    bought, sold = (datetime.date.fromisoformat(given[name]) for name in ("purchase_date", "sale_date"))
    return Decimal((sold - bought).days) / 365


def annualized(growth, years):
    if growth < 0:
        return None
    return (power(growth, 1 / years) - 1) * PERCENT if growth > 0 else -PERCENT


def draw(random):
    bought = datetime.date(1990, 1, 1) + datetime.timedelta(days=random.randint(0, 11_000))
    short = [1, 30] if drawing.is_hard(random) else []
    sold = bought + datetime.timedelta(days=random.choice([*short, 365, 731, random.randint(180, 15_000)]))
    dates = {"purchase_date": bought.isoformat(), "sale_date": sold.isoformat()}
    price = drawing.amount(random)
    near = Decimal(repr(float(price * random.randint(40, 300) / 100)))
    return {
        "purchase_price": price,
        "sale_price": drawing.amount(random, 100, 2_000_000, "0", "1e12") if drawing.is_hard(random) else min(near, Decimal(10**12)),
        **({"years": drawing.years(random)} if random.random() < 0.6 else dates),
        **drawing.optional(random, "buying_costs", drawing.amount(random, 0, 10_000, "0", "1e12")),
        **drawing.optional(random, "improvement_costs", drawing.amount(random, 0, 40_000, "0", "1e12")),
        **drawing.optional(random, "selling_costs", drawing.amount(random, 0, 20_000, "0", "1e12")),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 45, ("0", "1e-9", "100")), 0.8),
        **drawing.currency(random),
    }
