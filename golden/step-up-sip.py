"""Step-up SIP: a monthly investment that is raised after every twelve months, kept month by month."""

from decimal import Decimal

import drawing
import rates
import savings
from arithmetic import PERCENT, with_digits

SOURCES = [
    "A month-by-month account: the investment of the month at its beginning or end, then the growth of the month",
    "Kellison, The Theory of Interest, 3rd edition, section 3.3, for the investment that stays the same",
]

EXAMPLES = 1
CASES = [
    {"monthly_investment": 10000, "annual_return": 12, "years": 10, "step_up_rate": 10, "currency": "INR"},
    {
        "monthly_investment": 1000, "annual_return": 10, "years": 5, "step_up_rate": 10,
        "rate_convention": "effective",
    },
    {"monthly_investment": 5000, "annual_return": 12, "years": 20, "step_up_rate": 10, "currency": "INR"},
    {"monthly_investment": 1000000000, "annual_return": 15, "years": 60, "step_up_rate": 12},
    {
        "monthly_investment": 500, "annual_return": 7, "years": 12.5, "step_up_rate": 3,
        "contribution_timing": "end", "rate_convention": "effective", "currency": "EUR",
    },
    {"monthly_investment": 100, "annual_return": 1e-09, "years": 30, "step_up_rate": 1e-09},
    {"monthly_investment": 250, "annual_return": 8, "years": 0.5, "step_up_rate": 5},
    {"monthly_investment": 100, "annual_return": -4, "years": 7.25, "step_up_rate": 0},
    {"monthly_investment": 30000, "annual_return": 2.5, "years": 15, "step_up_rate": 2, "currency": "JPY"},
    {"monthly_investment": 33.333, "annual_return": 6, "years": 3.9, "step_up_rate": 7.5, "currency": "KWD"},
    {"monthly_investment": 1000, "annual_return": 0, "years": 6, "step_up_rate": 4},
    {"monthly_investment": 0.01, "annual_return": 9, "years": 0.01},
    {"monthly_investment": 1, "annual_return": 1000, "years": 200},
    {"monthly_investment": 1000000000000, "annual_return": 0, "years": 200, "step_up_rate": 100},
    {"monthly_investment": 100, "annual_return": 5, "years": 1, "currency": "eur"},
    # The thirteenth month is the first of the second year
    {"monthly_investment": 100, "annual_return": 5, "years": 1.05, "step_up_rate": 100},
    # A year earns as much as the step-up
    {"monthly_investment": 100, "annual_return": 10, "years": 20, "rate_convention": "effective"},
]


def calculate(given, rounding):
    first, months = given["monthly_investment"], savings.whole_months(given["years"])
    timing = given.get("contribution_timing", "begin")
    raise_by = 1 + given.get("step_up_rate", Decimal(10)) / PERCENT
    rate = rates.monthly(given["annual_return"], given.get("rate_convention", "nominal"))
    with with_digits(150):
        value, invested, each = Decimal(0), Decimal(0), first
        for month in range(months):
            if month and month % 12 == 0:
                each *= raise_by
            invested += each
            value = (value + each) * (1 + rate) if timing == "begin" else value * (1 + rate) + each
        level = first * savings.paid_in(rate, months, timing)
    return {
        "future_value": rounding.money(value),
        "total_invested": rounding.money(invested),
        "wealth_gained": rounding.money(value - invested),
        "final_monthly_investment": rounding.money(each),
        "future_value_without_step_up": rounding.money(level),
        "step_up_advantage": rounding.money(value - level),
    }


def draw(random):
    return {
        "monthly_investment": drawing.amount(random, 10, 50_000),
        "annual_return": rates.growing(random, drawing),
        "years": drawing.years(random),
        **drawing.optional(random, "step_up_rate", drawing.rate(random, 0, 20, ("0", "1e-9", "1e-30", "100"))),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
