"""Debts and savings month by month, and the month in which they are done."""

from decimal import Decimal

import annuity
from arithmetic import more_digits


def many_digits():
    """For all that is compared with NEARLY."""
    return more_digits(400)


# What is nearer to a bound than this is at it: a third of a percent has no end in decimals. Rates may be 1e-100.
with many_digits():
    NEARLY = 1 - Decimal("1e-330")
# Beyond what a reply can have.
TOO_MANY = 10**22


def first_month(is_reached):
    """The first month in which something is so that stays so; None where it is not before TOO_MANY."""
    if is_reached(0):
        return 0
    high = 1
    while not is_reached(high):
        high *= 2
        if high > TOO_MANY:
            return None
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if is_reached(middle) else (middle, high)
    return high


def balance_after(months, balance, rate, payment):
    """What is left of a debt after so many payments at the end of each month."""
    sum_of_ones = annuity.future_factor(rate, months)
    return balance * (1 + rate * sum_of_ones) - payment * sum_of_ones


def pay_level(balance, rate, payment):
    """(months, last payment) of a debt with the same payment each month; None when that does not cover its interest."""
    if payment * NEARLY <= balance * rate:
        return None
    months = first_month(lambda month: balance_after(month, balance * NEARLY, rate, payment) <= 0)
    return months, balance_after(months - 1, balance, rate, payment) * (1 + rate)
