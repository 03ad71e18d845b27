"""European options by Black, Scholes and Merton: price, Greeks, and the price of the other type."""

from decimal import Decimal

import drawing
import options
from arithmetic import PERCENT, with_digits
from normal_distribution import density, distribution

SOURCES = [
    "Black and Scholes, The Pricing of Options and Corporate Liabilities, Journal of Political Economy 81 (1973)",
    "Haug, Option Pricing Formulas (1998), pages 2 to 16 and 27: the examples marked so",
    "Hull, Options, Futures, and Other Derivatives, sections on the Black-Scholes-Merton formulas (4.76 and 0.81) and the Greek letters",
]

EXAMPLES = 3
CASES = [
    # Hull: a call at 4.76 and a put at 0.81
    {
        "option_type": "call", "spot_price": 42, "strike_price": 40, "years_to_expiration": 0.5,
        "risk_free_rate": 10, "volatility": 20, "currency": "USD",
    },
    # Haug: a price of 5.0975
    {
        "option_type": "call", "spot_price": 42, "strike_price": 40, "years_to_expiration": 0.75,
        "risk_free_rate": 4, "volatility": 35, "dividend_yield": 8,
    },
    {
        "option_type": "put", "spot_price": 42, "strike_price": 40, "years_to_expiration": 0.5,
        "risk_free_rate": 10, "volatility": 20, "currency": "USD",
    },
    # Haug: 0.0278 for gamma, 18.9358 for vega
    {
        "option_type": "call", "spot_price": 55, "strike_price": 60, "years_to_expiration": 0.75,
        "risk_free_rate": 10, "volatility": 30,
    },
    # Haug: 0.5946 for delta, on a future
    {
        "option_type": "call", "spot_price": 105, "strike_price": 100, "years_to_expiration": 0.5,
        "risk_free_rate": 10, "volatility": 36, "dividend_yield": 10,
    },
    # Haug: a price of 0.3150, on a future
    {
        "option_type": "call", "spot_price": 90, "strike_price": 100, "years_to_expiration": 0.1,
        "risk_free_rate": 10, "volatility": 25, "dividend_yield": 10,
    },
    # Hull, The Greek Letters: 2.40, delta 0.522, gamma 0.066, theta −4.31, vega 12.1, rho 8.91
    {
        "option_type": "call", "spot_price": 49, "strike_price": 50, "years_to_expiration": 0.3846,
        "risk_free_rate": 5, "volatility": 20,
    },
    # At the money without interest
    {"option_type": "put", "spot_price": 100, "strike_price": 100, "years_to_expiration": 1, "risk_free_rate": 0, "volatility": 20},
    # Negative interest
    {"option_type": "put", "spot_price": 1.0834, "strike_price": 1.1, "years_to_expiration": 0.25, "risk_free_rate": -0.5, "volatility": 7.5, "dividend_yield": 3.5},
    # Nothing is left, and certain exercise
    {"option_type": "call", "spot_price": 10, "strike_price": 1000, "years_to_expiration": 0.01, "risk_free_rate": 2, "volatility": 15},
    {"option_type": "call", "spot_price": 1000, "strike_price": 10, "years_to_expiration": 0.01, "risk_free_rate": 2, "volatility": 15},
    {"option_type": "put", "spot_price": 0.000001, "strike_price": 1000000000000, "years_to_expiration": 200, "risk_free_rate": 0, "volatility": 1000},
    {"option_type": "call", "spot_price": 1000000000000, "strike_price": 1000000000000, "years_to_expiration": 0.0001, "risk_free_rate": 0, "volatility": 0.0001},
    {"option_type": "call", "spot_price": 50, "strike_price": 60, "years_to_expiration": 200, "risk_free_rate": 1000, "volatility": 40},
    {"option_type": "call", "spot_price": 50, "strike_price": 60, "years_to_expiration": 200, "risk_free_rate": 5, "volatility": 40, "dividend_yield": -99},
    {"option_type": "put", "spot_price": 4500, "strike_price": 4400, "years_to_expiration": 0.0849, "risk_free_rate": 5.25, "volatility": 13.7, "dividend_yield": 1.5, "currency": "JPY"},
]


def calculate(given, rounding):
    with with_digits(150):
        return valued(given, rounding)


def valued(given, rounding):
    terms = options.terms_of(given)
    deviation = given["volatility"] / PERCENT
    root = terms.years.sqrt()
    first = options.first_distance(terms, deviation)
    second = first - deviation * root
    carried = terms.spot * (-terms.dividends * terms.years).exp()
    due = terms.strike * (-terms.interest * terms.years).exp()
    call = carried * distribution(first) - due * distribution(second)
    put = due * distribution(-second) - carried * distribution(-first)
    decay = -carried * density(first) * deviation / (2 * root)
    if given["option_type"] == "call":
        price, other, exercised = call, put, terms.spot - terms.strike
        delta = distribution(first) * carried / terms.spot
        theta = decay - terms.interest * due * distribution(second) + terms.dividends * carried * distribution(first)
        rho = terms.years * due * distribution(second)
    else:
        price, other, exercised = put, call, terms.strike - terms.spot
        delta = -distribution(-first) * carried / terms.spot
        theta = decay + terms.interest * due * distribution(-second) - terms.dividends * carried * distribution(-first)
        rho = -terms.years * due * distribution(-second)
    results = {
        "option_price": price,
        "intrinsic_value": max(Decimal(0), exercised),
        "delta": delta,
        "gamma": carried / terms.spot * density(first) / (terms.spot * deviation * root),
        "vega": carried * density(first) * root,
        "theta": theta,
        "rho": rho,
        "parity_price": other,
    }
    return {name: rounding.number(value, 12 if name == "gamma" else 6) for name, value in results.items()}


def draw(random):
    return {
        **options.draw(random),
        "volatility": drawing.rate(random, 5, 90, ("0.0001", "0.01", "1", "1000")),
        **drawing.optional(random, "dividend_yield", drawing.rate(random, 0, 6, ("0", "-99", "1e-9", "100")), 0.4),
        **drawing.currency(random),
    }
