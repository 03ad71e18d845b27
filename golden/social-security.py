"""Retirement benefits of the United States: average earnings, primary insurance amount, age of claiming."""

import datetime
from decimal import ROUND_FLOOR, Decimal
from fractions import Fraction

import drawing
from statutes import values

SOURCES = [
    "SSA, Social Security Handbook, ch. 7; 20 CFR 404.211, 404.212, 404.312, 404.313, 404.410; 26 U.S.C. 86",
    "SSA, Office of the Chief Actuary: average wage index, contribution and benefit bases",
]


WAGES, BASES = (values("us/social-security", key) for key in ("average_wage_index", "wage_base"))
FULL = {1943: 792, 1955: 794, 1956: 796, 1957: 798, 1958: 800, 1959: 802, 1960: 804}
LEVELS = {"married_joint": (32_000, 44_000)}
MAXIMUM_1955 = [{"year": year, "amount": BASES[year]} for year in range(1975, 2017)]
MAXIMUM_1963 = [{"year": year, "amount": BASES[year]} for year in range(1985, 2025)]

EXAMPLES = 2
CASES = [
    {"birth_date": "1960-05-20", "claim_age": 67, "aime": 5500, "currency": "USD"},
    {"birth_date": "1955-06-15", "claim_age": 66.1667, "earnings": MAXIMUM_1955},
    {"birth_date": "1963-01-02", "claim_age": 62.0833, "earnings": MAXIMUM_1963},
    {"birth_date": "1953-01-02", "claim_age": 70, "aime": 1000},
    {"birth_date": "1965-01-01", "claim_age": 62, "aime": 8000, "filing_status": "married_joint", "other_annual_income": 30000},
    {"birth_date": "1958-12-31", "aime": 0},
    {"birth_date": "1958-12-31", "claim_age": 65.5, "earnings": [{"year": 2000, "amount": 10000}, {"year": 2000, "amount": 90000}]},
    {"birth_date": "1960-01-01", "claim_age": 68, "aime": 15000, "other_annual_income": 1000000},
]


def floor(value):
    return Decimal(value.numerator // value.denominator)


def calculate(given, rounding):
    born = (datetime.date.fromisoformat(given["birth_date"]) - datetime.timedelta(days=1)).year
    if "aime" in given:
        average = floor(Fraction(given["aime"]))
    else:
        average = floor(indexed(given["earnings"], born + 60) / 420)
    # 20 CFR 404.212: bend points of 180 and 1,085 of 1979 by the wages of two years before
    growth = Fraction(WAGES[born + 60]) / Fraction(Decimal("9779.44"))
    first, second = (Fraction(round_half(base * growth)) for base in (180, 1085))
    own = Fraction(average)
    amount = Fraction(9, 10) * min(own, first)
    amount += Fraction(32, 100) * max(Fraction(0), min(own, second) - first)
    amount += Fraction(15, 100) * max(Fraction(0), own - second)
    pia = Fraction(floor(amount * 10)) / 10
    normal = [months for year, months in FULL.items() if year <= born][-1]

    def benefit(months):
        early, late = max(0, normal - months), max(0, min(months, 840) - normal)
        percent = Fraction(5, 9) * min(36, early) + Fraction(5, 12) * max(0, early - 36)
        return floor(pia * (1 - percent / 100 + Fraction(2, 3) * late / 100))

    months = int((given.get("claim_age", Decimal(67)) * 12 + Decimal("0.5")).to_integral_value(rounding=ROUND_FLOOR))
    monthly = benefit(months)
    listed = []
    for age in range(62, 71):
        row = {"claim_age": rounding.percent(Decimal(age)), "monthly_benefit": rounding.money(benefit(12 * age))}
        more = benefit(12 * age) - benefit(744)
        if more > 0:
            row["break_even_age"] = rounding.percent((benefit(12 * age) * age - benefit(744) * 62) / more)
        listed.append(row)
    return {
        "aime": rounding.money(average),
        "pia": rounding.money(Decimal(pia.numerator) / pia.denominator),
        "monthly_benefit": rounding.money(monthly),
        "full_retirement_age": rounding.percent(Decimal(normal) / 12),
        "taxable_benefit_pct": rounding.percent(taxable(given, monthly)),
        "claim_ages": listed,
    }


def round_half(value):
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def indexed(earnings, year_of_index):
    by_year = {}
    for one in earnings:
        by_year[int(one["year"])] = by_year.get(int(one["year"]), 0) + Fraction(one["amount"])
    counted = []
    for year, amount in by_year.items():
        amount = min(amount, Fraction(BASES[year]))
        factor = Fraction(WAGES[year_of_index]) / Fraction(WAGES[year]) if year < year_of_index else 1
        counted.append(amount * factor)
    return sum(sorted(counted, reverse=True)[:35])


def taxable(given, monthly):
    if monthly == 0:
        return Decimal(0)
    low, high = LEVELS.get(given.get("filing_status"), (25_000, 34_000))
    year = 12 * monthly
    income = given.get("other_annual_income", Decimal(0)) + year / 2
    if income <= low:
        part = Decimal(0)
    elif income <= high:
        part = min((income - low) / 2, year / 2)
    else:
        part = min((income - high) * 85 / 100 + min(Decimal(high - low) / 2, year / 2), year * 85 / 100)
    return part / year * 100


def draw(random):
    birth = datetime.date(1953, 1, 2) + datetime.timedelta(days=random.randint(0, 4382))
    start = birth.year + random.randint(16, 30)
    history = [
        {"year": year, "amount": drawing.amount(random, 0, 150_000, "0", "1e9")}
        for year in range(start, min(2024, start + random.randint(1, 45)) + 1)
    ]
    return {
        "birth_date": birth.isoformat(),
        "claim_age": Decimal(random.choice(["62", "62.0833", "63.5", "65", "66.6667", "67", "69.25", "70"])),
        **({"aime": drawing.amount(random, 0, 16_000, "0", "1e9")} if random.random() < 0.5 else {"earnings": history}),
        **drawing.optional(random, "filing_status", random.choice(["single", "married_joint", "head_of_household"])),
        **drawing.optional(random, "other_annual_income", drawing.amount(random, 0, 120_000, "0", "1e9")),
        **drawing.currency(random),
    }
