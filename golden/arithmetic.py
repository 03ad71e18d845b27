"""Decimal arithmetic with 100 digits, and results as a reply has them: rounded once, half away from zero."""

from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext, localcontext

getcontext().prec = 100
getcontext().Emax = 999_999_999
getcontext().Emin = -999_999_999

# ISO 4217, published 1 January 2026: minor units other than 2.
MINOR_UNITS = {
    **dict.fromkeys("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(), 0),
    **dict.fromkeys("BHD IQD JOD KWD LYD OMR TND".split(), 3),
    **dict.fromkeys("CLF UYW".split(), 4),
}
PERCENT = Decimal(100)
MONTHS = Decimal(12)
LARGEST = Decimal("1e21")


class Refusal(Exception):
    """A valid input without an answer; the code is that of the problem."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


def minor_unit(currency):
    return 2 if currency is None else MINOR_UNITS.get(currency.upper(), 2)


def rounded(value, decimals):
    """Half away from zero; refuses what no reply can have."""
    if abs(value) > LARGEST:
        raise Refusal("result-out-of-range")
    return in_units(value, decimals)


def in_units(value, decimals):
    """As `rounded`, for what is rounded on the way and may be of any size. What is nearer to a tie than 80 digits is one."""
    with localcontext() as context:
        context.prec = 80
        value = +value
        context.prec = 2000
        result = value.quantize(Decimal(1).scaleb(-decimals), rounding=ROUND_HALF_UP)
    return result if result else Decimal(0)


class Rounding:
    """How the results of one calculation are rounded: money by the currency of the input."""

    def __init__(self, currency):
        self.decimals = minor_unit(currency)

    def money(self, value):
        return rounded(value, self.decimals)

    def percent(self, value):
        return rounded(value, 4)

    def years(self, value):
        return rounded(value, 2)

    def number(self, value, decimals):
        return rounded(value, decimals)


def ceiling(value):
    return int(value.to_integral_value(rounding=ROUND_CEILING))


def floor(value):
    return int(value.to_integral_value(rounding=ROUND_FLOOR))


def nearest(value):
    """Half away from zero."""
    return int(value.to_integral_value(rounding=ROUND_HALF_UP))


def power(base, exponent):
    """base^exponent for a base above 0, or any base and a whole exponent."""
    whole = exponent == exponent.to_integral_value() if isinstance(exponent, Decimal) else True
    return base ** int(exponent) if whole else (exponent * base.ln()).exp()


def more_digits(count):
    """For inputs that cost digits, as rates of 1e-300: with more_digits(700): ..."""
    context = getcontext().copy()
    context.prec = count
    return localcontext(context)
