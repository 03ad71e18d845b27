"""Depreciation: the book value of an asset, kept year by year and, where a year has parts, month by month."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT, in_units, power

SOURCES = [
    "Kieso, Weygandt and Warfield, Intermediate Accounting, chapter 11: depreciation methods, partial periods",
    "Microsoft, Excel functions SLN, SYD, DB, DDB and VDB, and their documented examples",
]

METHODS = ["straight_line", "sum_of_years_digits", "declining_balance", "double_declining_balance", "variable_declining_balance"]

EXAMPLES = 2
CASES = [
    {"cost": 30000, "salvage_value": 7500, "useful_life_years": 10, "currency": "USD"},
    {
        "cost": 1000000, "salvage_value": 100000, "useful_life_years": 6, "method": "declining_balance", "year": 2,
        "first_year_months": 7,
    },
    # Microsoft, documentation of the Excel function DB: 186083.33
    {
        "cost": 1000000, "salvage_value": 100000, "useful_life_years": 6, "method": "declining_balance", "year": 1,
        "first_year_months": 7,
    },
    # Microsoft, documentation of the Excel function DB: 176814.44
    {
        "cost": 1000000, "salvage_value": 100000, "useful_life_years": 6, "method": "declining_balance", "year": 3,
        "first_year_months": 7,
    },
    # Microsoft, documentation of the Excel function DB: 55841.76
    {
        "cost": 1000000, "salvage_value": 100000, "useful_life_years": 6, "method": "declining_balance", "year": 6,
        "first_year_months": 7,
    },
    # Microsoft, documentation of the Excel function DB: 15845.10
    {
        "cost": 1000000, "salvage_value": 100000, "useful_life_years": 6, "method": "declining_balance", "year": 7,
        "first_year_months": 7,
    },
    # Microsoft, documentation of the Excel function SYD: 4090.91
    {"cost": 30000, "salvage_value": 7500, "useful_life_years": 10, "method": "sum_of_years_digits", "year": 1},
    # Microsoft, documentation of the Excel function SYD: 409.09
    {"cost": 30000, "salvage_value": 7500, "useful_life_years": 10, "method": "sum_of_years_digits", "year": 10},
    # Microsoft, documentation of the Excel function DDB: 480.00
    {"cost": 2400, "salvage_value": 300, "useful_life_years": 10, "method": "double_declining_balance", "year": 1},
    # Microsoft, documentation of the Excel function DDB: 306.00
    {"cost": 2400, "salvage_value": 300, "useful_life_years": 10, "method": "double_declining_balance", "year": 2, "factor": 1.5},
    # Microsoft, documentation of the Excel function DDB: 22.12
    {"cost": 2400, "salvage_value": 300, "useful_life_years": 10, "method": "double_declining_balance", "year": 10},
    # Microsoft, documentation of the Excel function VDB: 480.00
    {"cost": 2400, "salvage_value": 300, "useful_life_years": 10, "method": "variable_declining_balance", "year": 1},
    {"cost": 2400, "salvage_value": 300, "useful_life_years": 10, "method": "variable_declining_balance", "year": 9},
    {
        "cost": 50000, "salvage_value": 0, "useful_life_years": 5, "method": "variable_declining_balance", "year": 4,
        "first_year_months": 6,
    },
    # without salvage value all is taken at once
    {"cost": 50000, "salvage_value": 0, "useful_life_years": 5, "method": "declining_balance", "year": 1},
    {
        "cost": 12000, "salvage_value": 2000, "useful_life_years": 4, "method": "sum_of_years_digits", "year": 3,
        "first_year_months": 3, "currency": "EUR",
    },
    {"cost": 1000000, "salvage_value": 1, "useful_life_years": 7, "year": 8, "first_year_months": 5, "currency": "JPY"},
    {
        "cost": 9000, "salvage_value": 1500, "useful_life_years": 5, "method": "double_declining_balance", "year": 6,
        "first_year_months": 4,
    },
    # nothing to depreciate
    {
        "cost": 1000000000000, "salvage_value": 1000000000000, "useful_life_years": 100, "year": 100,
        "method": "variable_declining_balance", "currency": "KWD",
    },
    # the share is at most 1
    {"cost": 800, "salvage_value": 100, "useful_life_years": 1, "method": "double_declining_balance"},
    {
        "cost": 20000, "salvage_value": 500.5, "useful_life_years": 8, "method": "variable_declining_balance", "year": 5,
        "factor": 1.5, "first_year_months": 9,
    },
    # Nothing is lost; all is lost in one year.
    {"cost": 1000, "salvage_value": 1000, "useful_life_years": 5, "method": "declining_balance", "year": 5},
    {"cost": 1000, "salvage_value": 0, "useful_life_years": 1, "method": "variable_declining_balance"},
    {
        "cost": 1000, "salvage_value": 0, "useful_life_years": 3, "method": "declining_balance", "first_year_months": 4,
        "year": 4,
    },
    # A share of exactly 0.0995, which is rounded up.
    {"cost": 1000, "salvage_value": 900.5, "useful_life_years": 1, "method": "declining_balance"},
    {"cost": 10000, "salvage_value": 8109.0025, "useful_life_years": 2, "method": "declining_balance", "year": 2},
    {"cost": 1000, "salvage_value": 10, "useful_life_years": 2, "method": "double_declining_balance", "factor": 100, "year": 2},
    {
        "cost": 1000, "salvage_value": 300, "useful_life_years": 5, "method": "double_declining_balance", "year": 6,
        "first_year_months": 1,
    },
    {
        "cost": 1000, "salvage_value": 300, "useful_life_years": 5, "method": "variable_declining_balance", "year": 6,
        "first_year_months": 11, "factor": 0.1, "currency": "JPY",
    },
    {"cost": 0.01, "salvage_value": 1e-100, "useful_life_years": 100, "method": "declining_balance", "year": 50},
    {
        "cost": 1e12, "salvage_value": 0.01, "useful_life_years": 100, "method": "sum_of_years_digits", "year": 101,
        "first_year_months": 5,
    },
]


def calculate(given, rounding):
    cost, year = given["cost"], int(given.get("year", 1))
    books = books_of(given)
    at_end, lost = books[year], cost - books[-1]
    return {
        "depreciation": rounding.money(books[year - 1] - at_end),
        "book_value": rounding.money(at_end),
        "accumulated_depreciation": rounding.money(cost - at_end),
        "total_depreciation": rounding.money(lost),
        "depreciable_base": rounding.money(cost - given["salvage_value"]),
        "book_value_pct": rounding.percent(at_end / cost * PERCENT),
    }


def books_of(given):
    """The book values at the end of each year, the cost before them."""
    cost, salvage, life = given["cost"], given["salvage_value"], int(given["useful_life_years"])
    method, first = given.get("method", "straight_line"), int(given.get("first_year_months", 12))
    share = min(Decimal(1), given.get("factor", Decimal(2)) / life)
    if method == "declining_balance":
        kept = power(salvage / cost, Decimal(1) / life) if salvage else Decimal(0)
        share = in_units(1 - kept, 3)
    years = [first] + [12] * (life - 1) + ([12 - first] if first < 12 else [])
    books, used, has_switched = [cost], 0, False
    for months in years:
        book = books[-1]
        declining = share * book * months / MONTHS
        if method == "straight_line":
            lost = (cost - salvage) * months / (12 * life)
        elif method == "sum_of_years_digits":
            lost = sum(digit_share(month, life) for month in range(used, used + months)) * (cost - salvage)
        elif method == "declining_balance":
            lost = declining
        elif method == "double_declining_balance":
            lost = min(declining, book - salvage)
        else:
            straight = (book - salvage) * months / (12 * life - used)
            has_switched = has_switched or straight >= declining
            lost = straight if has_switched else min(declining, book - salvage)
        books.append(book - lost)
        used += months
    return books


def digit_share(month, life):
    """Of a month of use, from 0: a twelfth of its year's share in the sum of the years' digits."""
    return Decimal(life - month // 12) / (life * (life + 1) // 2) / MONTHS


def draw(random):
    cost = drawing.amount(random)
    life = int(drawing.whole(random, 1, 30, (1, 2, 100)))
    share = random.randint(0, 90)
    months = random.choice([12, 12, random.randint(1, 12)])
    return {
        "cost": cost,
        "salvage_value": random.choice([Decimal(0), cost, *[min(cost, (cost * share / 100).quantize(Decimal("0.01")))] * 3]),
        "useful_life_years": Decimal(life),
        **drawing.optional(random, "method", random.choice(METHODS), 0.9),
        **drawing.optional(random, "year", Decimal(random.randint(1, life + (months < 12))), 0.9),
        "first_year_months": Decimal(months),
        **drawing.optional(random, "factor", Decimal(random.choice(["1.5", "0.1", "3", "100"])), 0.3),
        **drawing.currency(random),
    }
