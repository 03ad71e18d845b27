"""Debts and savings month by month, and the month in which they are done."""

from decimal import Decimal, Overflow

import annuity
from arithmetic import Refusal, nothing, with_digits


def many_digits():
    """For all that is compared with NEARLY."""
    return with_digits(400)


# What is nearer to a bound than this is at it: a third of a percent has no end in decimals. Rates may be 1e-100.
with many_digits():
    NEARLY = 1 - nothing(330)
# Beyond what a reply can have.
TOO_MANY = 10**22
# More payments of a debt are refused: a double counts no further.
MOST_PAYMENTS = 2**53 - 1


def first_month(is_reached):
    """The first month in which something is so that stays so; None where it is not before TOO_MANY."""
    # Few digits find it, and all of them tell whether it is the one.
    with with_digits(30):
        likely = searched(is_reached)
    if likely is not None and is_reached(likely) and not (likely > 0 and is_reached(likely - 1)):
        return likely
    return searched(is_reached)


def searched(is_reached):
    """As `first_month`, by doubling and halving."""
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
    if months is None or months > MOST_PAYMENTS:
        raise Refusal("result-out-of-range")
    return months, balance_after(months - 1, balance, rate, payment) * (1 + rate)


def pay_together(debts, extra, order):
    """(month of the last payment, interest) of each debt; None where one never ends.

    While no debt is paid off each has the same payment every month, the first of the order all that the others leave. So
    the months until the next one is paid off go by at once, and only that month is a matter of who has what.
    """
    budget = sum(debt["minimum"] for debt in debts) + extra
    balances, done = [debt["balance"] for debt in debts], [None] * len(debts)
    interest, month = [Decimal(0)] * len(debts), 0
    while True:
        open_places = [place for place in order if done[place] is None]
        if not open_places:
            return list(zip(done, interest))
        payments = {place: debts[place]["minimum"] for place in open_places}
        payments[open_places[0]] = budget - sum(payments[place] for place in open_places[1:])
        courses = [pay_level(balances[place], debts[place]["rate"], payments[place]) for place in open_places]
        if all(course is None for course in courses):
            return None
        before_next = min(course[0] for course in courses if course is not None) - 1
        for place in open_places if before_next else []:
            try:
                after = balance_after(before_next, balances[place], debts[place]["rate"], payments[place])
            except Overflow:
                # It has grown beyond what any payment covers.
                return None
            interest[place] += payments[place] * before_next - (balances[place] - after)
            balances[place] = after
        month += before_next + 1
        pay_month(debts, open_places, balances, interest, budget)
        for place in open_places:
            if balances[place] == 0:
                done[place] = month


def pay_month(debts, open_places, balances, interest, budget):
    """One month: interest, every minimum payment, and what is left of the budget to one debt after the other."""
    pool = budget
    for place in open_places:
        added = balances[place] * debts[place]["rate"]
        interest[place] += added
        balances[place] += added
        pool -= pay_some(balances, place, debts[place]["minimum"])
    for place in open_places:
        pool -= pay_some(balances, place, pool)


def pay_some(balances, place, payment):
    """Pays what is owed at the most; what is as little as no digits tell is nothing."""
    if payment >= balances[place] * NEARLY:
        payment = balances[place]
    balances[place] -= payment
    return payment
