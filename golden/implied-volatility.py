"""The volatility at which Black, Scholes and Merton price a European option as the market does."""

from decimal import Decimal

import drawing
import options
from arithmetic import PERCENT, Refusal, root_between, with_digits
from normal_distribution import distribution

SOURCES = [
    "Black and Scholes, The Pricing of Options and Corporate Liabilities, Journal of Political Economy 81 (1973)",
    "Haug, Option Pricing Formulas (1998), page 2: the price that 30 percent gives, and others turned round",
    "Hull, Options, Futures, and Other Derivatives, section on implied volatilities: 23.5 percent",
]

EXAMPLES = 2
CASES = [
    # Hull: 23.5 percent
    {
        "option_type": "call", "spot_price": 21, "strike_price": 20, "years_to_expiration": 0.25,
        "risk_free_rate": 10, "option_price": 1.875, "currency": "USD",
    },
    # Haug: 35 percent has the price 5.0975
    {
        "option_type": "call", "spot_price": 42, "strike_price": 40, "years_to_expiration": 0.75,
        "risk_free_rate": 4, "option_price": 5.0975, "dividend_yield": 8,
    },
    # The example of the formula turned round: 20 percent
    {
        "option_type": "call", "spot_price": 42, "strike_price": 40, "years_to_expiration": 0.5,
        "risk_free_rate": 10, "option_price": 4.759422392871535,
    },
    {
        "option_type": "put", "spot_price": 42, "strike_price": 40, "years_to_expiration": 0.5,
        "risk_free_rate": 10, "option_price": 0.8085993729,
    },
    # Haug: 25 percent has the price 0.3150
    {
        "option_type": "call", "spot_price": 90, "strike_price": 100, "years_to_expiration": 0.1,
        "risk_free_rate": 10, "option_price": 0.315, "dividend_yield": 10,
    },
    # At the money, forward: with v = σ·√T the price is spot·(2·Φ(v/2) − 1)
    {"option_type": "put", "spot_price": 100, "strike_price": 100, "years_to_expiration": 1, "risk_free_rate": 0, "option_price": 7.965567455405796},
    # Below the least price, at it, at the highest and above
    {"option_type": "call", "spot_price": 50, "strike_price": 40, "years_to_expiration": 0.5, "risk_free_rate": 3, "option_price": 10.5},
    {"option_type": "call", "spot_price": 50, "strike_price": 40, "years_to_expiration": 0.5, "risk_free_rate": 0, "option_price": 10},
    {"option_type": "call", "spot_price": 50, "strike_price": 40, "years_to_expiration": 0.5, "risk_free_rate": 3, "option_price": 50},
    {"option_type": "put", "spot_price": 50, "strike_price": 40, "years_to_expiration": 0.5, "risk_free_rate": 3, "option_price": 40},
    # Next to them
    {"option_type": "call", "spot_price": 50, "strike_price": 40, "years_to_expiration": 0.5, "risk_free_rate": 0, "option_price": 10.000001},
    {"option_type": "call", "spot_price": 50, "strike_price": 40, "years_to_expiration": 0.5, "risk_free_rate": 0, "option_price": 49.999999},
    {"option_type": "put", "spot_price": 1000000000000, "strike_price": 1000000000000, "years_to_expiration": 0.0001, "risk_free_rate": 0, "option_price": 0.000001},
    {"option_type": "put", "spot_price": 0.000001, "strike_price": 1000000000000, "years_to_expiration": 200, "risk_free_rate": 0, "option_price": 999999999999.9999995},
    {"option_type": "call", "spot_price": 4500, "strike_price": 4400, "years_to_expiration": 0.0849, "risk_free_rate": 5.25, "option_price": 152.4, "dividend_yield": 1.5, "currency": "JPY"},
]


def calculate(given, rounding):
    terms = options.terms_of(given)
    with with_digits(200):
        carried = terms.spot * (-terms.dividends * terms.years).exp()
        due = terms.strike * (-terms.interest * terms.years).exp()
        sign = 1 if given["option_type"] == "call" else -1
        least, most = max(Decimal(0), sign * (carried - due)), carried if sign > 0 else due
        price = given["option_price"]
        if not least < price < most:
            raise Refusal("no-solution")
        # As the excess has the digits of its caller, the logarithm must not hang on few of them.
        distance = (carried / due).ln()

    def excess(spread):
        """Of the price of the option at this standard deviation until expiration."""
        first = distance / spread + spread / 2
        return sign * (carried * distribution(sign * first) - due * distribution(sign * (first - spread))) - price

    spread = root_between(excess, *bracket(excess))
    with with_digits(120):
        volatility = spread / terms.years.sqrt() * PERCENT
    return {
        "volatility": rounding.percent(volatility),
        "min_option_price": rounding.number(least, 6),
        "max_option_price": rounding.number(most, 6),
    }


def bracket(excess):
    """Standard deviations of which the smaller is too small and the larger too large."""
    with with_digits(120):
        low = high = Decimal("0.25")
        while excess(low) >= 0:
            low /= 4
        while excess(high) <= 0:
            high *= 2
        return low, high


def draw(random):
    terms = options.draw(random)
    as_numbers = options.terms_of(terms)
    deviation = drawing.rate(random, 8, 80, ("0.01", "1", "400")) / PERCENT
    with with_digits(40):
        first = options.first_distance(as_numbers, deviation)
        sign = 1 if terms["option_type"] == "call" else -1
        carried = as_numbers.spot * (-as_numbers.dividends * as_numbers.years).exp()
        due = as_numbers.strike * (-as_numbers.interest * as_numbers.years).exp()
        second = first - deviation * as_numbers.years.sqrt()
        price = sign * (carried * distribution(sign * first) - due * distribution(sign * second))
        # With the digits of a quote, and at least so many that ordinary prices are within the bounds.
        shown = Decimal(repr(float(f"{price:.{random.choice([6, 8, 10])}g}")))
    return {
        **terms,
        "option_price": min(max(shown, Decimal("0.000001")), Decimal(10**12)),
        **drawing.optional(random, "dividend_yield", Decimal(0), 0.2),
        **drawing.currency(random),
    }
