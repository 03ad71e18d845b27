"""Depreciation: the book value of an asset, kept year by year and, where a year has parts, month by month."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT, in_units, power

SOURCES = [
    "Kieso, Weygandt and Warfield, Intermediate Accounting, chapter 11: depreciation methods, partial periods",
    "Microsoft, Excel functions SLN, SYD, DB, DDB and VDB, and their documented examples",
    "26 U.S.C. 168(b) to (d): methods, salvage value, recovery periods and conventions of MACRS",
    "IRS, Publication 946 (2024), Appendix A, tables A-1 to A-5: MACRS percentages",
]

METHODS = ["straight_line", "sum_of_years_digits", "declining_balance", "double_declining_balance", "variable_declining_balance"]
# The part of the first year for which there is depreciation.
CONVENTIONS = {
    "half_year": Decimal("0.5"), "mid_quarter_1": Decimal("0.875"), "mid_quarter_2": Decimal("0.625"),
    "mid_quarter_3": Decimal("0.375"), "mid_quarter_4": Decimal("0.125"),
}
# By how many units of the last digit the published percentages differ from the method, by years: to add up to 100.
CORRECTIONS = {
    ("half_year", 3): {2: 1}, ("half_year", 7): {5: 1, 7: 1}, ("half_year", 10): {9: 1},
    ("half_year", 15): dict.fromkeys((9, 11, 13, 15), 1),
    ("half_year", 20): dict.fromkeys((10, 12, 14, 16, 18, 20), -1),
    ("mid_quarter_1", 7): {6: -1}, ("mid_quarter_1", 10): {9: 1},
    ("mid_quarter_1", 15): dict.fromkeys((8, 10, 12, 14), 1),
    ("mid_quarter_1", 20): {2: -8, **dict.fromkeys((12, 14, 16, 18, 20), 1), 21: 8},
    ("mid_quarter_2", 7): {1: -1, 8: 1}, ("mid_quarter_2", 10): {9: 1},
    ("mid_quarter_2", 15): dict.fromkeys((7, 9, 11, 13, 15), 1),
    ("mid_quarter_2", 20): dict.fromkeys((15, 17, 19, 21), -1),
    ("mid_quarter_3", 7): {7: 1}, ("mid_quarter_3", 10): {9: 1},
    ("mid_quarter_3", 15): dict.fromkeys((9, 11, 13, 15), 1),
    ("mid_quarter_3", 20): dict.fromkeys((13, 15, 17, 19), 1),
    ("mid_quarter_4", 10): {9: 1, 11: 1}, ("mid_quarter_4", 15): dict.fromkeys((10, 12, 14), 1),
    ("mid_quarter_4", 20): {18: 1, 20: 1},
}

EXAMPLES = 3
CASES = [
    {"cost": 30000, "salvage_value": 7500, "useful_life_years": 10, "currency": "USD"},
    {
        "cost": 1000000, "salvage_value": 100000, "useful_life_years": 6, "method": "declining_balance", "year": 2,
        "first_year_months": 7,
    },
    {
        "cost": 60000, "salvage_value": 5000, "method": "units_of_production", "total_units": 200000,
        "annual_units": [30000, 45000, 50000, 40000], "year": 2, "currency": "USD",
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
    # IRS, Publication 946, example of table A-1: office furniture for 10,000, 1,429, 2,449 and 1,749
    {"cost": 10000, "method": "macrs", "recovery_years": 7},
    {"cost": 10000, "method": "macrs", "recovery_years": 7, "year": 2, "currency": "USD"},
    {"cost": 10000, "method": "macrs", "recovery_years": 7, "year": 3},
    {"cost": 10000, "method": "macrs", "recovery_years": 7, "year": 8},
    {"cost": 10000, "salvage_value": 0, "method": "macrs", "recovery_years": 5, "year": 6},
    {"cost": 123456.78, "method": "macrs", "recovery_years": 3, "macrs_convention": "mid_quarter_4", "year": 2},
    {"cost": 123456.78, "method": "macrs", "recovery_years": 15, "macrs_convention": "mid_quarter_3", "year": 9},
    {"cost": 123456.78, "method": "macrs", "recovery_years": 20, "macrs_convention": "mid_quarter_1", "year": 2},
    {"cost": 123456.78, "method": "macrs", "recovery_years": 20, "macrs_convention": "mid_quarter_1", "year": 21},
    {"cost": 123456.78, "method": "macrs", "recovery_years": 7, "macrs_convention": "mid_quarter_2", "currency": "JPY"},
    {"cost": 0.01, "method": "macrs", "recovery_years": 10, "macrs_convention": "half_year", "year": 11, "first_year_months": 12},
    # Kieso, Intermediate Accounting, exhibit 11.3: a crane of 500,000 with salvage 50,000 and 30,000 hours, of which 4,000: 60,000
    {
        "cost": 500000, "salvage_value": 50000, "method": "units_of_production", "total_units": 30000,
        "annual_units": [4000, 6000, 5500],
    },
    {
        "cost": 500000, "salvage_value": 50000, "method": "units_of_production", "total_units": 30000,
        "annual_units": [4000, 6000, 5500], "year": 3,
    },
    # More than was expected: never below the salvage value; and none
    {
        "cost": 500000, "salvage_value": 50000, "method": "units_of_production", "total_units": 10000,
        "annual_units": [4000, 5999.5, 5500, 10], "year": 3,
    },
    {"cost": 500000, "method": "units_of_production", "total_units": 10000, "annual_units": [0, 20000.1], "year": 2},
    {"cost": 500000, "method": "units_of_production", "total_units": 0.3, "annual_units": [0.1, 0.2], "year": 1, "salvage_value": 1},
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
        "depreciable_base": rounding.money(cost if given.get("method") == "macrs" else cost - given.get("salvage_value", 0)),
        "book_value_pct": rounding.percent(at_end / cost * PERCENT),
    }


def books_of(given):
    """The book values at the end of each year, the cost before them."""
    cost, salvage, method = given["cost"], given.get("salvage_value", Decimal(0)), given.get("method", "straight_line")
    if method == "macrs":
        return books_after(cost, [cost * share / PERCENT for share in published(given)])
    if method == "units_of_production":
        return books_after(cost, production(given, cost - salvage))
    life, first = int(given["useful_life_years"]), int(given.get("first_year_months", 12))
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


def books_after(cost, losses):
    books = [cost]
    for lost in losses:
        books.append(books[-1] - lost)
    return books


def published(given):
    """The percentages of the IRS by year: those of the law, rounded and corrected."""
    life, convention = int(given["recovery_years"]), given.get("macrs_convention", "half_year")
    corrections, decimals = CORRECTIONS.get((convention, life), {}), 3 if life == 20 else 2
    unit = Decimal(1).scaleb(-decimals)
    shares = [in_units(share, decimals) for share in by_law(life, CONVENTIONS[convention])]
    corrected = [share + corrections.get(year, 0) * unit for year, share in enumerate(shares, 1)]
    assert sum(corrected) == PERCENT
    return corrected


def by_law(life, first):
    """Of 100: twice or one and a half times the straight-line share of what is left, or straight-line where that is more."""
    factor = Decimal(2) if life <= 10 else Decimal("1.5")
    left, passed, shares = PERCENT, Decimal(0), []
    for year in range(life + 1):
        part = first if year == 0 else min(Decimal(1), life - passed)
        shares.append(max(left * factor / life * part if year < life else 0, left * part / (life - passed)))
        left, passed = left - shares[-1], passed + part
    return shares


def production(given, base):
    """What the units of each year cost, of those that are expected."""
    losses, left = [], given["total_units"]
    for made in given["annual_units"]:
        counted = min(made, left)
        losses.append(base * counted / given["total_units"])
        left -= counted
    return losses


def digit_share(month, life):
    """Of a month of use, from 0: a twelfth of its year's share in the sum of the years' digits."""
    return Decimal(life - month // 12) / (life * (life + 1) // 2) / MONTHS


def draw(random):
    kind = random.random()
    if kind < 0.2:
        life = random.choice([3, 5, 7, 10, 15, 20])
        return {
            "cost": drawing.amount(random),
            **drawing.optional(random, "salvage_value", Decimal(0), 0.3),
            "method": "macrs",
            "recovery_years": Decimal(life),
            **drawing.optional(random, "macrs_convention", random.choice(list(CONVENTIONS)), 0.8),
            **drawing.optional(random, "year", Decimal(random.randint(1, life + 1)), 0.9),
            **drawing.currency(random),
        }
    if kind < 0.35:
        cost, units = drawing.amount(random), [drawing.amount(random, 0, 9_000, "0", "1e12") for _ in range(random.randint(1, 12))]
        return {
            "cost": cost,
            **drawing.optional(random, "salvage_value", min(cost, (cost * random.randint(0, 100) / 100).quantize(Decimal("0.01"))), 0.7),
            "method": "units_of_production",
            "total_units": drawing.amount(random, 5_000, 100_000),
            "annual_units": units,
            **drawing.optional(random, "year", Decimal(random.randint(1, len(units))), 0.9),
            **drawing.currency(random),
        }
    cost = drawing.amount(random)
    life = int(drawing.whole(random, 1, 30, (1, 2, 100)))
    share = random.randint(0, 90)
    months = random.choice([12, 12, random.randint(1, 12)])
    method = drawing.optional(random, "method", random.choice(METHODS), 0.9)
    has_factor = method.get("method") in ("double_declining_balance", "variable_declining_balance")
    return {
        "cost": cost,
        "salvage_value": random.choice([Decimal(0), cost, *[min(cost, (cost * share / 100).quantize(Decimal("0.01")))] * 3]),
        "useful_life_years": Decimal(life),
        **method,
        **drawing.optional(random, "year", Decimal(random.randint(1, life + (months < 12))), 0.9),
        "first_year_months": Decimal(months),
        **drawing.optional(random, "factor", Decimal(random.choice(["1.5", "0.1", "3", "100"])), 0.7 if has_factor else 0),
        **drawing.currency(random),
    }
