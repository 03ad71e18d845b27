"""What an amount of one month is in the money of another."""

import datetime
import json
from decimal import Decimal

import drawing
import plans
from arithmetic import PERCENT, Refusal, power

SOURCES = [
    "U.S. Bureau of Labor Statistics, Consumer Price Index for All Urban Consumers, U.S. city average, not seasonally adjusted",
    "Robert J. Shiller, Irrational Exuberance: consumer prices before 1913",
]

EXAMPLES = 1
CASES = [
    {"amount": 100, "start_date": "1970-01-01", "end_date": "2025-01-01", "currency": "USD"},
    {"amount": 1000, "start_date": "1913-01-15", "end_date": "2026-05-31"},
    {"amount": 1, "start_date": "1871-01-01", "end_date": "1913-01-01"},
    # Prices fell.
    {"amount": 50000, "start_date": "1929-10-29", "end_date": "1933-03-04", "index_type": "us_cpi"},
    {"amount": 250.5, "start_date": "2020-02-29", "end_date": "2020-02-01"},
    {"amount": 250.5, "start_date": "2020-02-01", "end_date": "2020-02-29"},
    # No index was published for October 2025.
    {"amount": 100000, "start_date": "2025-10-10", "end_date": "2026-01-01"},
    {"amount": 0, "start_date": "1980-06-01", "end_date": "1990-06-01", "currency": "JPY"},
    {"amount": 1000000000000, "start_date": "1871-01-01", "end_date": "2026-05-01", "currency": "KWD"},
    {"amount": 10, "start_date": "1869-01-01", "end_date": "2000-01-01"},
    {"amount": 10, "start_date": "2000-01-01", "end_date": "2027-01-01"},
]
CASES = [case for case in CASES if case["start_date"] <= case["end_date"]]

WITHIN_A_MONTH = "Both dates are in the same month."


def read():
    data = json.loads(plans.DATA.read_text(encoding="utf-8"), parse_float=Decimal, parse_int=Decimal)
    first = datetime.date.fromisoformat(data["first"] + "-01")
    return month_of(first), [row[2] for row in data["months"]]


def month_of(date):
    return 12 * date.year + date.month - 1


FIRST, INDEX = read()


def index_of(month):
    place = month - FIRST
    if not 0 <= place < len(INDEX):
        raise Refusal("no-solution")
    if INDEX[place] is not None:
        return INDEX[place]
    if place + 1 == len(INDEX) or INDEX[place + 1] is None:
        raise Refusal("no-solution")
    # As a double: the root of the product.
    return Decimal(repr((float(INDEX[place - 1]) * float(INDEX[place + 1])) ** 0.5))


def calculate(given, rounding):
    start, end = (month_of(datetime.date.fromisoformat(given[name])) for name in ("start_date", "end_date"))
    factor = index_of(end) / index_of(start)
    output = {
        "adjusted_amount": rounding.money(given["amount"] * factor),
        "inflation_factor": rounding.number(factor, 6),
        "cumulative_inflation_pct": rounding.percent((factor - 1) * PERCENT),
    }
    if end > start:
        average = power(factor, Decimal(12) / (end - start)) - 1
        return {**output, "average_inflation_rate": rounding.percent(average * PERCENT)}
    currency = {"currency": given["currency"].upper()} if "currency" in given else {}
    return {**output, **currency, "omitted": {"average_inflation_rate": WITHIN_A_MONTH}}


def draw(random):
    days = sorted(
        datetime.date(random.randint(1871, 2026), random.randint(1, 12), random.randint(1, 28)) for _ in range(2)
    )
    return {
        "amount": drawing.amount(random),
        "start_date": str(days[0]),
        "end_date": str(days[1]),
        **drawing.currency(random),
    }
