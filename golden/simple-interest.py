"""Simple interest: not added to the amount, for a term counted in days."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 1.4 (simple interest) and 2.6 (counting of days)",
    "ISDA, 2006 Definitions, section 4.16: day count fractions",
]

# Days of a year, and days for which a year's interest is due.
DAY_COUNTS = {
    "actual_365": (365, 365),
    "actual_360": (365, 360),
    "actual_366": (366, 366),
    "thirty_360": (360, 360),
}

EXAMPLES = 1
CASES = [
    {"principal": 10000, "annual_rate": 6, "days": 90, "day_count_convention": "actual_360", "currency": "USD"},
    {"principal": 1000000000000.0, "annual_rate": 1000, "years": 200},
    # Textbook: 10000 at 5 % for 3 years earns 1500
    {"principal": 10000, "annual_rate": 5, "years": 3},
    {"principal": 0.01, "annual_rate": 1, "days": 1},
    {"principal": 2000, "annual_rate": 8, "days": 117, "day_count_convention": "actual_365"},
    {"principal": 100, "annual_rate": 1e-09, "days": 73000},
    {
        "principal": 25000, "annual_rate": 7.25, "years": 1, "months": 7, "days": 12, "day_count_convention": "thirty_360",
        "currency": "EUR",
    },
    {"principal": 1500, "annual_rate": 4.5, "days": 31, "day_count_convention": "actual_366"},
    {"principal": 1000000, "annual_rate": 1.5, "months": 5, "currency": "JPY"},
    {"principal": 333.333, "annual_rate": 9.9, "months": 10, "days": 3, "currency": "KWD", "day_count_convention": "actual_360"},
    {"principal": 5000, "annual_rate": 0, "years": 2.5},
    {"principal": 720, "annual_rate": 18, "years": 0.75, "day_count_convention": "actual_360"},
    # By hand
    {"principal": 1000, "annual_rate": 5, "days": 10},
    {"principal": 1000, "annual_rate": 5, "months": 1},
    {"principal": 0, "annual_rate": 5, "years": 1},
    {"principal": 100, "annual_rate": 1e-300, "years": 1},
    # By banks on 360 days, a year of 365 earns 365/360
    {"principal": 36000, "annual_rate": 10, "years": 1, "day_count_convention": "actual_360"},
    {"principal": 36000, "annual_rate": 10, "months": 1200, "days": 73000, "day_count_convention": "thirty_360"},
]


def calculate(given, rounding):
    year, due = map(Decimal, DAY_COUNTS[given.get("day_count_convention", "actual_365")])
    # All in days: a month is a twelfth of a year.
    days = given.get("years", 0) * year + given.get("months", 0) * year / MONTHS + given.get("days", 0)
    a_day = given["principal"] * given["annual_rate"] / PERCENT / due
    return {
        "interest": rounding.money(a_day * days),
        "total_amount": rounding.money(given["principal"] + a_day * days),
        "daily_interest": rounding.money(a_day),
        "years_of_interest": rounding.percent(days / due),
    }


def draw(random):
    years = drawing.optional(random, "years", drawing.years(random, "0"))
    months = drawing.optional(random, "months", drawing.whole(random, 0, 60, (0, 1, 1200)))
    days = drawing.optional(random, "days", drawing.whole(random, 0, 400, (0, 1, 73000)))
    term = {**years, **months, **days}
    return {
        "principal": drawing.amount(random, 0, 1_000_000, "0"),
        "annual_rate": drawing.rate(random),
        **(term if sum(term.values()) > 0 else {"days": Decimal(random.randint(1, 365))}),
        **drawing.optional(random, "day_count_convention", random.choice(list(DAY_COUNTS)), 0.8),
        **drawing.currency(random),
    }
