"""Figures of the law for second opinions: typed from the second source of each (golden/law), and taxes on bands."""

import functools
import json
import pathlib
from decimal import Decimal

LAW = pathlib.Path(__file__).resolve().parent / "law"
STARTS = {"gb": "04-06", "in": "04-01", "au": "07-01"}


@functools.lru_cache(maxsize=None)
def country_of(code):
    return json.loads((LAW / f"{code}.json").read_text(encoding="utf-8"), parse_float=Decimal)


@functools.lru_cache(maxsize=None)
def values(name, key):
    """By year, as integers and Decimals; what a year does not have goes on from the last one that has it."""
    read = figures(name)[key]
    rows, found = read["values"], {}
    for year in range(int(min(rows)), read.get("last", country_of(name[:2])["last"]) + 1):
        found[year] = in_decimals(rows[str(year)]) if str(year) in rows else found[year - 1]
    return found


def in_decimals(value):
    if isinstance(value, int):
        return Decimal(value)
    if isinstance(value, list):
        return [in_decimals(one) for one in value]
    return {name: in_decimals(one) for name, one in value.items()} if isinstance(value, dict) else value


@functools.lru_cache(maxsize=None)
def figure(name, key, day, word=None):
    """The value of a day; None where the law has none."""
    year = int(day[:4]) - (day[5:] < STARTS.get(name[:2], "01-01"))
    value = values(name, key)[year]
    return value if word is None or value is None else value[word]


def has(name, key):
    return key in figures(name)


def figures(name):
    """The names of the figures of a country and subject, such as us/income-tax."""
    return country_of(name[:2])["packs"][name]


def on_bands(amount, bands):
    """Each part of an amount at the rate of its band, in percent."""
    tax = Decimal(0)
    ends = [over for over, _ in bands[1:]] + [None]
    for (start, rate), end in zip(bands, ends):
        if amount <= start:
            break
        part = (amount if end is None else min(amount, end)) - start
        tax += part * rate / 100
    return tax


def rate_at(amount, bands):
    """That of the band in which an amount lies, whose start it is above."""
    rate = Decimal(0)
    for start, own in bands:
        if amount > start:
            rate = own
    return rate
