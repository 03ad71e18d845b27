"""Terms of European options, as random inputs and as numbers."""

from decimal import Decimal
from typing import NamedTuple

import drawing
from arithmetic import PERCENT


class Terms(NamedTuple):
    spot: Decimal
    strike: Decimal
    years: Decimal
    interest: Decimal
    dividends: Decimal


def terms_of(given):
    rates = [given[name] / PERCENT if name in given else Decimal(0) for name in ("risk_free_rate", "dividend_yield")]
    return Terms(given["spot_price"], given["strike_price"], given["years_to_expiration"], *rates)


def first_distance(terms, deviation):
    """From the forward price, which must end above the strike price: d1."""
    forward = terms.spot.ln() + (terms.interest - terms.dividends) * terms.years
    spread = deviation * terms.years.sqrt()
    return (forward - terms.strike.ln()) / spread + spread / 2


def draw(random):
    spot = drawing.amount(random, 5, 5000, "0.000001", "1e12")
    near = spot * random.randint(70, 130) / 100
    if drawing.is_hard(random, 0.1):
        near = drawing.amount(random, 5, 5000, "0.000001", "1e12")
    strike = Decimal(repr(float(f"{near:.4g}")))
    days = Decimal(random.randint(5, 1000))
    years = random.choice([
        Decimal(repr(float(f"{days / 365:.4g}"))), Decimal(random.randint(1, 40)) / 20, Decimal(random.randint(1, 5)),
    ])
    if drawing.is_hard(random, 0.1):
        years = random.choice([Decimal("0.0001"), Decimal(200), Decimal("0.5")])
    return {
        "option_type": random.choice(["call", "put"]),
        "spot_price": spot,
        "strike_price": min(max(strike, Decimal("0.000001")), Decimal(10**12)),
        "years_to_expiration": years,
        "risk_free_rate": drawing.rate(random, 0, 12, ("0", "1e-9", "-5", "-99", "1000")),
    }
