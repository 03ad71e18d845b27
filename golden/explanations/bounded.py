"""Decimals of a chosen precision, each with a bound of its error: what they leave open is calculated again with more digits."""

from decimal import MAX_EMAX, MIN_EMIN, ROUND_FLOOR, ROUND_UP, Context, Decimal, Inexact, localcontext

import normal_distribution

ERRORS = Context(prec=9, rounding=ROUND_UP, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[])
EXACT = Context(prec=5000, Emax=MAX_EMAX, Emin=MIN_EMIN)
NOTHING = Decimal(0)
ONE = Decimal(1)
# What is nearer than this to a boundary, and may lie on it, does.
TIE_WIDTH = Decimal("1e-30")
LEAST_SCALE = Decimal("1e-20")


class Undecided(Exception):
    """The digits at hand do not tell."""


class Number:
    """Any number within `error` of `value`."""

    __slots__ = ("value", "error")

    def __init__(self, value, error=NOTHING):
        self.value = value
        self.error = error


class Arithmetic:
    def __init__(self, digits):
        self.digits = digits
        self.context = Context(prec=digits, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[])

    def unit(self, value, count=1):
        """So many units in the last place."""
        return Decimal(count).scaleb(value.adjusted() - self.digits + 1, ERRORS) if value else NOTHING

    def rounded(self, operate, *operands, units=1):
        """A value, and what it may be off where it is not exact."""
        self.context.clear_flags()
        value = operate(*operands)
        if not value.is_finite():
            raise Undecided
        return value, self.unit(value, units) if self.context.flags[Inexact] else NOTHING

    def add(self, a, b):
        value, own = self.rounded(self.context.add, a.value, b.value)
        return Number(value, total(a.error, b.error, own))

    def negate(self, a):
        return Number(a.value.copy_negate(), a.error)

    def subtract(self, a, b):
        return self.add(a, self.negate(b))

    def multiply(self, a, b):
        value, own = self.rounded(self.context.multiply, a.value, b.value)
        if not a.error and not b.error:
            return Number(value, own)
        parts = [times(a.value, b.error), times(b.value, a.error), times(a.error, b.error)]
        return Number(value, total(own, *parts))

    def divide(self, a, b):
        if not b.value:
            raise Undecided if b.error else ZeroDivisionError
        value, own = self.rounded(self.context.divide, a.value, b.value)
        if not a.error and not b.error:
            return Number(value, own)
        inherited = total(a.error, times(value, b.error))
        return Number(value, total(own, ERRORS.divide(inherited, self.room(b))))

    def room(self, a):
        """How far a number is from 0 at least."""
        room = EXACT.subtract(a.value.copy_abs(), a.error)
        if room <= 0:
            raise Undecided
        return room

    def ln(self, a):
        if a.value <= a.error:
            raise Undecided
        value, own = self.rounded(self.context.ln, a.value, units=2)
        return Number(value, total(own, ERRORS.divide(a.error, self.room(a))))

    def exp(self, a):
        if a.error > ONE:
            raise Undecided
        value, own = self.rounded(self.context.exp, a.value, units=2)
        # e^r − 1 ≤ r·(1 + r) for r up to 1.
        return Number(value, total(own, times(times(value, a.error), total(ONE, a.error))))

    def normal(self, function, a):
        """Of the standard normal distribution; no error is so large that the slope changes much."""
        if a.error > Decimal("1e-9"):
            raise Undecided
        with localcontext(self.context):
            value = function(a.value)
            if function is not normal_distribution.quantile:
                return Number(value, total(self.unit(value, 4), times(a.error, Decimal("0.4"))))
            slope = ERRORS.divide(Decimal(2), normal_distribution.density(value))
        if times(a.error, times(slope, total(value.copy_abs(), ONE))) > Decimal("0.1"):
            raise Undecided
        return Number(value, total(self.unit(value, 4), times(a.error, slope)))

    def power(self, base, exponent):
        is_whole = not exponent.error and exponent.value == exponent.value.to_integral_value()
        if not is_whole:
            return self.exp(self.multiply(exponent, self.ln(base)))
        if not exponent.value:
            return Number(ONE)
        if not base.value and not base.error and exponent.value > 0:
            return Number(NOTHING)
        value, own = self.rounded(self.context.power, base.value, exponent.value, units=4)
        if not base.error:
            return Number(value, own)
        share = times(exponent.value, ERRORS.divide(base.error, self.room(base)))
        if share > Decimal("0.5"):
            raise Undecided
        # (1 + x)^n − 1 ≤ 2·n·x while n·x is at most one half, also for negative powers.
        return Number(value, total(own, times(value, times(share, Decimal(2)))))

    @staticmethod
    def decides_tie(error, scale):
        return error <= times(scale, TIE_WIDTH)

    def compare(self, a, b):
        """The sign of a − b."""
        difference = self.subtract(a, b)
        if difference.value.copy_abs() > difference.error or not difference.error:
            return (difference.value > 0) - (difference.value < 0)
        if self.decides_tie(difference.error, max(a.value.copy_abs(), b.value.copy_abs(), LEAST_SCALE)):
            return 0
        raise Undecided

    def floor(self, a):
        low = EXACT.subtract(a.value, a.error).to_integral_value(ROUND_FLOOR, EXACT)
        high = EXACT.add(a.value, a.error).to_integral_value(ROUND_FLOOR, EXACT)
        if low == high or (high - low == 1 and self.decides_tie(a.error, ONE)):
            return high
        raise Undecided

    def round(self, a, decimals):
        """Half away from zero."""
        units = Number(a.value.copy_abs().scaleb(decimals, EXACT), a.error.scaleb(decimals, ERRORS))
        half_up = self.floor(Number(EXACT.add(units.value, Decimal("0.5")), units.error))
        size = half_up.scaleb(-decimals, EXACT)
        return size.copy_negate() if a.value < 0 and size else size


def total(*errors):
    kept = [error for error in errors if error]
    if not kept:
        return NOTHING
    whole = kept[0]
    for error in kept[1:]:
        whole = ERRORS.add(whole, error)
    return whole


def times(a, b):
    return ERRORS.multiply(a.copy_abs(), b.copy_abs()) if a and b else NOTHING
