"""Decimal arithmetic with 100 digits, and results as a reply has them: rounded once, half away from zero.

A case can be asked again with several times as many of all digits: `use_digits`, before what uses them is imported.
"""

import functools
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext, localcontext

times = 1
getcontext().Emax = 999_999_999
getcontext().Emin = -999_999_999
# Of what is rounded for a reply: digits in which a tie is told, and enough for amounts of any size.
tells, holds = getcontext().copy(), getcontext().copy()
holds.rounding = ROUND_HALF_UP


def use_digits(factor):
    """So many times the digits that are usual, here and wherever digits are counted."""
    global times
    times = factor
    nothing.cache_clear()
    getcontext().prec = digits(100)
    tells.prec, holds.prec = digits(80), digits(2000)


def digits(usual):
    return usual * times


@functools.lru_cache
def nothing(usual):
    """What counts as nothing beside 1 where the usual number of digits is this."""
    return Decimal(1).scaleb(-digits(usual))


use_digits(1)

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
    result = tells.plus(value).quantize(Decimal(1).scaleb(-decimals), context=holds)
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


def with_digits(count):
    """For inputs that cost digits, as rates of 1e-300, and for what few digits tell."""
    context = getcontext().copy()
    context.prec = digits(count)
    return localcontext(context)


def root(excess):
    """Where above 0 a function is 0 that changes its sign there once."""
    with with_digits(130):
        is_positive_at_0 = excess(nothing(400)) > 0
        low = Decimal(1)
        while (excess(low) > 0) != is_positive_at_0:
            low /= 2
        high = 2 * low
        while (excess(high) > 0) == is_positive_at_0:
            low, high = high, 2 * high
        return root_between(excess, low, high)


def root_between(excess, low, high):
    """Where a function is 0 between arguments above 0 with different signs of it: with few digits until it is near."""
    with with_digits(130):
        try:
            with with_digits(40):
                near = narrowed(excess, low, high, nothing(15))
        except ArithmeticError:
            return narrowed(excess, low, high, nothing(98))
        ends = max(low, near * (1 - nothing(12))), min(high, near * (1 + nothing(12)))
        is_between = (excess(ends[0]) > 0) != (excess(ends[1]) > 0)
        return narrowed(excess, *(ends if is_between else (low, high)), nothing(98))


def narrowed(excess, low, high, close):
    """As `root_between`, by false position or halving, until what is left is this part of the argument."""
    at_low, at_high, side, is_slow = excess(low), excess(high), 0, True
    for _ in range(digits(1000)):
        if at_low == 0 or at_high == 0:
            return low if at_low == 0 else high
        if (at_low > 0) == (at_high > 0):
            break
        width = high - low
        middle = (low + high) / 2 if is_slow else (low * at_high - high * at_low) / (at_high - at_low)
        at_middle = excess(middle)
        if width < middle * close:
            return middle
        # The end that stays twice counts half (the Illinois rule), so that both ends come near.
        if (at_middle > 0) == (at_high > 0):
            high, at_high, at_low, side = middle, at_middle, at_low / 2 if side < 0 else at_low, -1
        else:
            low, at_low, at_high, side = middle, at_middle, at_high / 2 if side > 0 else at_high, 1
        is_slow = not is_slow and high - low > width / 2
    raise ArithmeticError("no root was found")
