"""Figures of the law for second opinions: the rows of a day, as the packs have them, and taxes on bands."""

import functools
import json
import pathlib
from decimal import Decimal

LAW = pathlib.Path(__file__).resolve().parent.parent / "src" / "law"


@functools.lru_cache(maxsize=None)
def pack(name):
    """By country and subject, such as us/income-tax."""
    return json.loads((LAW / f"{name}.json").read_text(encoding="utf-8"), parse_float=Decimal, parse_int=Decimal)


@functools.lru_cache(maxsize=None)
def figure(name, key, day, word=None):
    """The value of a day; None where the law has none."""
    for row in pack(name)["figures"][key]["values"]:
        if row["from"] <= day <= row["to"]:
            value = row["value"]
            return value if word is None or value is None else value[word]
    raise KeyError(f"{name} has no {key} for {day}")


def has(name, key):
    return key in pack(name)["figures"]


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
