"""Future value: one amount, and payments that are each carried from their own date to the end."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, ceiling, floor, power

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2, 3.3 and 4.2: accumulated values of annuities",
]

TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "daily": 365}
PAYMENTS = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12}

EXAMPLES = 1
CASES = [
    {"present_value": 10000, "annual_rate": 6, "years": 10, "payment": 200, "currency": "USD"},
    {"present_value": 1000000000000.0, "annual_rate": 10, "years": 100, "payment": 1000000000.0},
    # numpy-financial, documentation of fv: 15692.928894335748
    {"present_value": 100, "annual_rate": 5, "years": 10, "payment": 100},
    {"present_value": 0, "annual_rate": 1e-10, "years": 20, "payment": 100},
    # Microsoft, Excel function FV, example 2
    {"present_value": 0, "annual_rate": 12, "years": 1, "payment": 1000},
    {"present_value": 100, "annual_rate": 1000, "years": 1, "payment": 1, "compound_frequency": "daily"},
    # Microsoft, Excel function FV, example 4
    {"present_value": 1000, "annual_rate": 6, "years": 1, "payment": 100, "payment_timing": "begin"},
    {
        "present_value": 500, "annual_rate": 8, "years": 2.6, "payment": 250, "payment_frequency": "quarterly",
        "compound_frequency": "annually", "payment_timing": "begin", "currency": "EUR",
    },
    {
        "present_value": 5000, "annual_rate": 4.35, "years": 7.3, "payment": 1000,
        "payment_frequency": "semiannually", "compound_frequency": "daily",
    },
    {
        "present_value": 1200000, "annual_rate": 0.5, "years": 15, "payment": 30000, "currency": "JPY",
        "compound_frequency": "semiannually",
    },
    {
        "present_value": 1000.125, "annual_rate": 7, "years": 3, "payment": 12.345, "currency": "KWD",
        "payment_frequency": "annually", "compound_frequency": "quarterly",
    },
    {"present_value": 1000, "annual_rate": 0, "years": 4, "payment": 50},
    {"present_value": 1000, "annual_rate": -3, "years": 5, "payment": 10, "compound_frequency": "annually"},
    {"present_value": 750, "annual_rate": 9, "years": 0.05, "payment": 10},
    # Less than a period: one payment at its beginning, or none at its end.
    {"present_value": 0, "annual_rate": 5, "years": 0.01, "payment": 100, "payment_timing": "begin"},
    {"present_value": 0, "annual_rate": 5, "years": 0.01, "payment": 100, "payment_timing": "end"},
    {"present_value": 100, "annual_rate": 0, "years": 10.04, "payment": 33.335, "currency": "JPY"},
    {"present_value": 1e12, "annual_rate": 1e-100, "years": 200, "payment": 1e12},
    {"present_value": 1e12, "annual_rate": 1000, "years": 200, "payment": 0.01},
    {
        "present_value": 0.01, "annual_rate": -99, "years": 12.34, "payment": 500, "payment_timing": "begin",
        "payment_frequency": "quarterly", "compound_frequency": "daily",
    },
    {"present_value": 0, "annual_rate": 6, "years": 5.5, "payment": 100, "payment_frequency": "semiannually"},
    # By hand: 210 of interest, half of it tax, and prices that rise by 5 % twice; then a loss, and prices that fall
    {
        "present_value": 1000, "annual_rate": 10, "years": 2, "compound_frequency": "annually", "tax_rate": 50,
        "inflation_rate": 5,
    },
    {
        "present_value": 1000, "annual_rate": -10, "years": 2, "payment": 10, "tax_rate": 50, "inflation_rate": -50,
        "currency": "EUR",
    },
    # By hand: 100 and 105 of interest, half of it tax in its year, 50 and 52.50
    {
        "present_value": 1000, "annual_rate": 10, "years": 2, "compound_frequency": "annually", "tax_rate": 50,
        "tax_frequency": "annually",
    },
    {
        "present_value": 2500, "annual_rate": 6, "years": 3.55, "payment": 40, "payment_frequency": "quarterly",
        "payment_timing": "begin", "tax_rate": 100, "tax_frequency": "annually", "currency": "JPY",
    },
    {
        "present_value": 1000, "annual_rate": -10, "years": 2.5, "payment": 10, "tax_rate": 50, "tax_frequency": "annually",
    },
]


def calculate(given, rounding):
    start, payment, years = given["present_value"], given.get("payment", Decimal(0)), given["years"]
    times = TIMES[given.get("compound_frequency", "monthly")]
    per_year = PAYMENTS[given.get("payment_frequency", "monthly")]
    period = 1 + given["annual_rate"] / PERCENT / times
    at_begin = given.get("payment_timing", "end") == "begin"
    # Payments on the dates 0, 1/p, 2/p … before the end, or 1/p, 2/p … until the end.
    count = ceiling(years * per_year) if at_begin else floor(years * per_year)
    last = Decimal(count - 1 if at_begin else count) / per_year
    between = power(period, Decimal(times) / per_year)
    worth = Decimal(0)
    for _ in range(count):
        worth = worth * between + payment
    worth *= power(period, times * (years - last)) if count else 1
    grown = start * power(period, times * years)
    interest = grown + worth - start - payment * count
    share = given.get("tax_rate", 0) / PERCENT
    tax = max(interest, 0 * interest) * share
    after_tax = grown + worth - tax
    if given.get("tax_frequency", "at_maturity") == "annually":
        after_tax, tax = taxed_each_year(start, payment, years, share, period, times, per_year, at_begin)
    prices = power(1 + given.get("inflation_rate", Decimal(0)) / PERCENT, years)
    return {
        "future_value": rounding.money(grown + worth),
        "future_value_of_lump_sum": rounding.money(grown),
        "future_value_of_payments": rounding.money(worth),
        "total_contributions": rounding.money(payment * count),
        "interest_earned": rounding.money(interest),
        "tax": rounding.money(tax),
        "future_value_after_tax": rounding.money(after_tax),
        "real_future_value_after_tax": rounding.money(after_tax / prices),
        "effective_annual_rate": rounding.percent((power(period, Decimal(times)) - 1) * PERCENT),
    }


def taxed_each_year(start, payment, years, share, period, times, per_year, at_begin):
    """The savings at the end and all tax, year after year: each payment grows on its own until the year ends."""
    balance, total, begun = start, Decimal(0), Decimal(0)
    while begun < years:
        length = min(Decimal(1), years - begun)
        count = ceiling(length * per_year) if at_begin else floor(length * per_year)
        dates = [Decimal(number if at_begin else number + 1) / per_year for number in range(count)]
        grown = balance * power(period, times * length)
        grown += sum((payment * power(period, times * (length - date)) for date in dates), Decimal(0))
        interest = grown - balance - payment * count
        tax = max(interest, 0 * interest) * share
        balance, total, begun = grown - tax, total + tax, begun + length
    return balance, total


def draw(random):
    years = Decimal(random.randint(1, 40)) if drawing.is_ordinary(random, 0.5) else Decimal(random.randint(1, 5000)) / 100
    return {
        "present_value": random.choice([Decimal(0), drawing.amount(random)]),
        "annual_rate": drawing.rate(random, -5, 20, ("0", "1e-9", "1e-100", "1000", "-99", "-1e-9")),
        "years": random.choice([Decimal("0.01"), Decimal(200)]) if drawing.is_hard(random, 0.05) else years,
        **drawing.optional(random, "payment", drawing.amount(random, 1, 5000), 0.8),
        **drawing.optional(random, "payment_frequency", random.choice(list(PAYMENTS))),
        **drawing.optional(random, "payment_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "compound_frequency", random.choice(list(TIMES))),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 45, ("0", "1e-9", "100")), 0.3),
        **drawing.optional(random, "tax_frequency", random.choice(["annually", "at_maturity"])),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, -2, 8, ("0", "1e-9", "-50", "1000")), 0.3),
        **drawing.currency(random),
    }
