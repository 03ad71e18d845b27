"""Debts that a fixed payment repays, the last payment being what is left.

Kellison, The Theory of Interest, 3rd edition, section 3.6 (unknown time, with a smaller last payment).
"""

from decimal import Decimal

import annuity
import rates
from arithmetic import Refusal, with_digits

# What a program can count: the whole numbers that are doubles.
MOST_PAYMENTS = 2**53 - 1


def is_repaid(balance, rate, payment):
    return payment > balance * rate


def owed_before(balance, rate, payment, number):
    """What is owed right before a payment, with the interest of its period."""
    paid = payment * annuity.future_factor(rate, number - 1)
    return (balance * annuity.growth(rate, number - 1) - paid) * (1 + rate)


def pay_off(balance, rate, payment):
    """The number of payments, and the last one."""
    with with_digits(rates.ENOUGH):
        count = estimate(balance, rate, payment)
        if count > MOST_PAYMENTS:
            raise Refusal("result-out-of-range")
        # The first payment that is no less than what is owed.
        while count > 1 and covers(balance, rate, payment, count - 1):
            count -= 1
        while not covers(balance, rate, payment, count):
            count += 1
        return count, min(owed_before(balance, rate, payment, count), payment)


def covers(balance, rate, payment, number):
    return rates.settled(owed_before(balance, rate, payment, number) - payment, payment, 300) <= 0


def estimate(balance, rate, payment):
    if rate == 0:
        return rates.settled_ceiling(balance / payment)
    time = (payment / (payment - balance * rate)).ln() / (1 + rate).ln()
    return max(1, rates.settled_ceiling(time))


def total(count, payment, last):
    return payment * (Decimal(count) - 1) + last
