"""Rates: how often interest is added, and what a nominal or effective rate means for a part of a year.

Kellison, The Theory of Interest, 3rd edition, sections 1.8 (nominal rates) and 4.2 (other frequencies).
"""

from decimal import Decimal

from arithmetic import MONTHS, PERCENT, ceiling, nothing, power, with_digits

TIMES_A_YEAR = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "daily": 365}
# Digits for what is left of a growth when the amount itself is taken off it.
ENOUGH = 350


def fraction(percent):
    return percent / PERCENT


def grown(percent, times, years):
    """What 1 grows to at a nominal rate of so many percent, added so many times a year; years may have parts."""
    return power(1 + fraction(percent) / times, times * Decimal(years))


def per_period(percent, times, periods):
    """What a period earns of which a year has so many, as a fraction."""
    with with_digits(ENOUGH):
        rate = fraction(percent) / times
        return rate if times == periods else power(1 + rate, Decimal(times) / periods) - 1


def effective(percent, times):
    """Percent that a year earns with all compounding."""
    return per_period(percent, times, 1) * PERCENT


def monthly(percent, convention="nominal"):
    """What a month earns, as a fraction: a twelfth, or what twelve months compound to."""
    if convention == "nominal":
        return fraction(percent) / MONTHS
    return per_period(percent, 1, 12)


def settled_ceiling(value):
    """The least whole number that is not below: what is nearer to one than 80 digits is one."""
    with with_digits(80):
        value = +value
    return ceiling(value)


def settled(value, size, digits=80):
    """0 for what is one but for the digits of quotients, beside numbers of this size."""
    return Decimal(0) if abs(value) < abs(size) * nothing(digits) else value


def growing(random, drawing, low=-5, high=20):
    """A random return: also falling ones, down to nearly all."""
    return drawing.rate(random, low, high, ("0", "1e-9", "1e-30", "-50", "-99.99", "-99.999999999", "150", "1000"))
