"""Treasury bills: price, discount and yields."""

import calendar
import datetime
from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, with_digits

SOURCES = [
    "31 CFR 356, appendix B, VI.D: the price of a bill, and its investment rate up to half a year and above; a year has 366 days if 29 February is in the one after the issue",
    "Microsoft, Excel: TBILLPRICE(31 March 2008, 1 June 2008, 9 %) is 98.45, TBILLYIELD of 98.45 is 9.1417 %",
    "Python's datetime module: the days between dates",
]

EXAMPLES = 2
CASES = [
    {"settlement_date": "2026-01-15", "maturity_date": "2026-04-16", "bank_discount_rate": 4.1, "currency": "USD"},
    {"settlement_date": "2026-03-05", "maturity_date": "2027-03-04", "face_value": 10000, "price": 9612.5},
    # Excel
    {"settlement_date": "2008-03-31", "maturity_date": "2008-06-01", "bank_discount_rate": 9},
    {"settlement_date": "2008-03-31", "maturity_date": "2008-06-01", "price": 98.45},
    {"settlement_date": "2026-01-01", "maturity_date": "2026-07-02", "bond_equivalent_yield": 5},
    {"settlement_date": "2026-01-01", "maturity_date": "2026-07-03", "bond_equivalent_yield": 5},
    {"settlement_date": "2027-03-01", "maturity_date": "2028-03-01", "bond_equivalent_yield": 5.25},
    {"settlement_date": "2026-01-01", "maturity_date": "2026-01-02", "bank_discount_rate": 0},
    # By hand: discounts of 2.02222 and 4.04444; 2.02222/97.97778·366/182 is 4.1506 %
    {"settlement_date": "2027-11-04", "maturity_date": "2028-05-04", "bank_discount_rate": 4},
    {"settlement_date": "2027-11-04", "maturity_date": "2028-11-02", "bank_discount_rate": 4},
    # Half of 366 days has no coupon yet; half of 365 is passed with 183
    {"settlement_date": "2027-11-04", "maturity_date": "2028-05-05", "bank_discount_rate": 4},
    {"settlement_date": "2028-03-01", "maturity_date": "2028-08-31", "bank_discount_rate": 4},
    # The year after settlement begins or ends with the end of February
    {"settlement_date": "2027-02-28", "maturity_date": "2027-08-26", "bank_discount_rate": 4},
    {"settlement_date": "2027-03-01", "maturity_date": "2027-08-26", "bank_discount_rate": 4},
    {"settlement_date": "2028-02-28", "maturity_date": "2028-08-24", "bank_discount_rate": 4},
    {"settlement_date": "2028-02-29", "maturity_date": "2028-08-24", "bank_discount_rate": 4},
    {"settlement_date": "2027-03-01", "maturity_date": "2027-08-31", "bond_equivalent_yield": 5},
    {"settlement_date": "2027-02-28", "maturity_date": "2028-02-24", "bond_equivalent_yield": 5},
    # Above the face value: a negative yield
    {"settlement_date": "2020-05-01", "maturity_date": "2020-10-30", "price": 100.25, "currency": "EUR"},
    {"settlement_date": "2020-01-01", "maturity_date": "2021-01-01", "price": 1000000000000},
    {"settlement_date": "2020-01-01", "maturity_date": "2020-12-30", "price": 0.01, "face_value": 1000000000000},
    # Nothing is left of the face value
    {"settlement_date": "2025-01-01", "maturity_date": "2025-12-27", "bank_discount_rate": 100},
    {"settlement_date": "2025-01-01", "maturity_date": "2025-06-30", "bank_discount_rate": 100},
    {"settlement_date": "2025-01-01", "maturity_date": "2025-10-01", "bond_equivalent_yield": -99.9999, "currency": "JPY"},
]


def calculate(given, rounding):
    with with_digits(200):
        return bill(given, rounding)


def bill(given, rounding):
    settled, matures = (datetime.date.fromisoformat(given[name]) for name in ("settlement_date", "maturity_date"))
    days, face = (matures - settled).days, given.get("face_value", Decimal(100))
    price = price_of(given, days, face)
    if price <= 0:
        raise Refusal("no-solution")
    discount = face - price
    return {
        "price": rounding.number(price, 6),
        "bank_discount_rate": rounding.percent(discount / face / days * 360 * PERCENT),
        "money_market_yield": rounding.percent(discount / price / days * 360 * PERCENT),
        "bond_equivalent_yield": rounding.percent(equivalent(price, face, days, year_after(given["settlement_date"])) * PERCENT),
        "days_to_maturity": rounding.number(Decimal(days), 0),
    }


def price_of(given, days, face):
    if "price" in given:
        return given["price"]
    if "bank_discount_rate" in given:
        return face - face * given["bank_discount_rate"] / PERCENT * days / 360
    rate, year = given["bond_equivalent_yield"] / PERCENT, year_after(given["settlement_date"])
    if 2 * days <= year:
        return face / (1 + rate * days / year)
    return face / (1 + rate / 2) / (1 + rate * (days - year / 2) / year)


def equivalent(price, face, days, year):
    """Simple interest up to half a year; above, the quadratic equation of the appendix."""
    if 2 * days <= year:
        return (face / price - 1) * year / days
    part = Decimal(days) / year
    a, b, c = part / 2 - Decimal("0.25"), part, 1 - face / price
    return ((b * b - 4 * a * c).sqrt() - b) / (2 * a)


def year_after(settlement):
    """The days of the year that follows a date: 366 with a 29 February after it."""
    settled = datetime.date.fromisoformat(settlement)
    year = settled.year if settled.month < 3 else settled.year + 1
    is_leap = (settled.month, settled.day) != (2, 29) and calendar.isleap(year)
    return Decimal(366 if is_leap else 365)


def draw(random):
    settled = datetime.date(1990, 1, 1) + datetime.timedelta(days=random.randint(0, 16_000))
    days = random.choice([28, 91, 182, 183, 364, random.randint(1, 366)])
    face = drawing.amount(random, 100, 1_000_000)
    price = Decimal(repr(float(face * random.randint(900, 1010) / 1000)))
    return {
        "settlement_date": settled.isoformat(),
        "maturity_date": (settled + datetime.timedelta(days=days)).isoformat(),
        **random.choice([
            {"face_value": face, "price": min(max(price, Decimal("0.01")), Decimal(10**12))},
            {"bank_discount_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "90"))},
            {"face_value": face, "bond_equivalent_yield": drawing.rate(random, 0, 15, ("0", "1e-9", "-50", "1000"))},
        ]),
        **drawing.currency(random),
    }
