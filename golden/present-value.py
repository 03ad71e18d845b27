"""Present value: what an amount in the future and payments until then are worth today."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import ceiling, floor, power

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 1.6, 3.2, 3.3 and 4.2",
    "Payments at the end of each full period, or at the beginning of each period that begins",
]

EXAMPLES = 1
CASES = [
    {"future_value": 100000, "annual_rate": 5, "years": 10, "payment": 500, "currency": "USD"},
    {"future_value": 1000000000000.0, "annual_rate": 12, "years": 200, "payment": 1000000000.0},
    # Microsoft, Excel function PV, example: 59,777.15
    {"future_value": 0, "annual_rate": 8, "years": 20, "payment": 500},
    {"future_value": 100, "annual_rate": 1e-10, "years": 30, "payment": 100},
    # numpy-financial, documentation of pv, without its payments
    {"future_value": 15692.93, "annual_rate": 5, "years": 10},
    {"future_value": 50000, "annual_rate": 7, "years": 18, "compound_frequency": "annually"},
    {
        "future_value": 0, "annual_rate": 6, "years": 5.4, "payment": 1000, "payment_frequency": "quarterly",
        "payment_timing": "begin", "compound_frequency": "semiannually",
    },
    {
        "future_value": 20000, "annual_rate": 3.3, "years": 2.75, "payment": 100, "compound_frequency": "daily",
        "currency": "EUR",
    },
    {"future_value": 3000000, "annual_rate": 1.1, "years": 12, "currency": "JPY", "compound_frequency": "annually"},
    {
        "future_value": 1000.5, "annual_rate": 4, "years": 6, "payment": 33.333, "payment_frequency": "annually",
        "currency": "KWD",
    },
    {"future_value": 1000, "annual_rate": 0, "years": 3, "payment": 10},
    {"future_value": 1000, "annual_rate": -2, "years": 3, "payment": 10, "compound_frequency": "annually"},
    {"future_value": 0, "annual_rate": 5, "years": 10},
    # No full period, but one that begins
    {"future_value": 100, "annual_rate": 5, "years": 0.01, "payment": 100},
    {"future_value": 100, "annual_rate": 5, "years": 0.01, "payment": 100, "payment_timing": "begin"},
    {"future_value": 1000, "annual_rate": 1000, "years": 200, "payment": 1000, "compound_frequency": "daily"},
    {"future_value": 0.01, "annual_rate": -99.9999, "years": 10, "compound_frequency": "annually"},
    {"future_value": 100, "annual_rate": -99.9999, "years": 200, "compound_frequency": "annually"},
]


def calculate(given, rounding):
    final, years, payment = given["future_value"], given["years"], given.get("payment", Decimal(0))
    times = rates.TIMES_A_YEAR[given.get("compound_frequency", "monthly")]
    a_year = rates.TIMES_A_YEAR[given.get("payment_frequency", "monthly")]
    first = given.get("payment_timing") == "begin"
    count = ceiling(years * a_year) if first else floor(years * a_year)
    lump = final / rates.grown(given["annual_rate"], times, years)
    # What 1 is worth one payment period earlier, and 1 a period over all of them.
    v = 1 / power(1 + rates.fraction(given["annual_rate"]) / times, Decimal(times) / a_year)
    paid = payment * annuity.future_factor(v - 1, count) * (1 if first else v)
    received = final + payment * count
    return {
        "present_value": rounding.money(lump + paid),
        "present_value_of_lump_sum": rounding.money(lump),
        "present_value_of_payments": rounding.money(paid),
        "total_received": rounding.money(received),
        "total_discount": rounding.money(received - lump - paid),
        "effective_annual_rate": rounding.percent(rates.effective(given["annual_rate"], times)),
    }


def draw(random):
    frequencies = ["annually", "semiannually", "quarterly", "monthly"]
    return {
        "future_value": drawing.amount(random, 0, 1_000_000, "0"),
        "annual_rate": rates.growing(random, drawing),
        "years": drawing.years(random),
        **drawing.optional(random, "payment", drawing.amount(random, 0, 5_000, "0"), 0.8),
        **drawing.optional(random, "payment_frequency", random.choice(frequencies)),
        **drawing.optional(random, "payment_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "compound_frequency", random.choice([*frequencies, "daily"])),
        **drawing.currency(random),
    }
