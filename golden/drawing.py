"""Random inputs: mostly what people type, and in three of ten what hurts."""

import json
import pathlib
from decimal import Decimal
from random import Random

from arithmetic import with_digits

CURRENCIES = [None, None, "USD", "EUR", "INR", "JPY", "KWD", "CLF"]


class OrdinaryRandom(Random):
    """Draws only what people type."""


def is_hard(random, share=0.3):
    return random.random() < share and not isinstance(random, OrdinaryRandom)


def is_ordinary(random, share):
    return random.random() < share or isinstance(random, OrdinaryRandom)


def amount(random, low=100, high=1_000_000, hard_low="0.01", hard_high="1e12"):
    """Whole hundreds, whole amounts or cents; hard ones up to the bounds."""
    if is_hard(random):
        return random.choice([Decimal(hard_low), Decimal(hard_high), _spread(random, hard_low, hard_high)])
    value = Decimal(random.randint(low, high))
    return random.choice([value, (value / 100).to_integral_value() * 100 or value, value + Decimal(random.randint(0, 99)) / 100])


def rate(random, low=0, high=25, hard=("0", "1e-9", "1e-100", "1000")):
    """Percent: whole, quarters, eighths, or with up to three decimals."""
    if is_hard(random):
        return Decimal(random.choice(hard))
    steps = random.choice([1, 4, 8, 100, 1000])
    return Decimal(random.randint(low * steps, high * steps)) / steps


def years(random, hard_low="0.01", hard_high="200"):
    """A duration: whole years, months of them, or hundredths."""
    if is_hard(random):
        return random.choice([Decimal(hard_low), Decimal(hard_high), Decimal("0.5"), Decimal("1")])
    whole_years = Decimal(random.randint(1, 40))
    return random.choice([whole_years, whole_years, whole_years / 4, Decimal(random.randint(1, 4000)) / 100])


def whole(random, low, high, bounds=None):
    """A whole number, in hard cases one of its bounds."""
    if bounds is not None and is_hard(random):
        return Decimal(random.choice(bounds))
    return Decimal(random.randint(low, high))


def currency(random):
    """A dictionary to be merged into an input: with a currency or without."""
    code = random.choice(CURRENCIES)
    # A unit of account, with four decimals.
    code = None if code == "CLF" and isinstance(random, OrdinaryRandom) else code
    return {} if code is None else {"currency": code}


def optional(random, name, value, chance=0.5):
    """A dictionary with the field, or without."""
    return {name: value} if random.random() < chance else {}


def cash_flows(random, count):
    """One paid and some received, mostly; also with further payments, and in any order."""
    size = min(amount(random), Decimal(10**9))
    kind = random.random()

    def later():
        share = random.randint(5, 200) if kind < 0.6 else random.randint(-150, 200)
        return size * share * 2 / 100 / count if random.random() < 0.95 else Decimal(0)

    flows = [-size, *(later() for _ in range(count - 1))]
    if kind > 0.9:
        flows = [-flow for flow in flows]
    return [Decimal(repr(float(f"{flow:.6g}"))) for flow in flows]


def recorded(name):
    """Inputs that were drawn once, and are cases ever since."""
    path = pathlib.Path(__file__).parent / "recorded" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def _spread(random, low, high):
    low, high = Decimal(low) or Decimal("0.01"), Decimal(high)
    with with_digits(30):
        value = low * (high / low) ** Decimal(random.random())
    return Decimal(repr(float(f"{value:.6g}")))
