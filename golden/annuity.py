"""Level payments, as sums and whole powers: nothing here cancels at small rates.

Kellison, The Theory of Interest, 3rd edition, chapter 3.
"""

from decimal import Decimal

from arithmetic import power


def growth(rate, periods):
    """(1 + rate)^periods."""
    return power(1 + rate, periods)


def future_factor(rate, periods):
    """s(n, i) = 1 + (1+i) + … + (1+i)^(n−1)."""
    if rate == 0:
        return Decimal(periods)
    return _doubled_sum(rate, int(periods))


def present_factor(rate, periods):
    """a(n, i) = s(n, i)/(1+i)^n."""
    return future_factor(rate, periods) / growth(rate, periods)


def payment(amount, rate, periods):
    """What repays an amount in so many payments at the end of each period."""
    return amount / present_factor(rate, periods)


def _doubled_sum(rate, count):
    """The geometric sum by doubling: s(2m) = s(m)·(1 + g^m), s(m+1) = s(m)·g + 1."""
    total, g = Decimal(0), 1 + rate
    for bit in bin(count)[2:]:
        # total is s(m); its power is rebuilt exactly enough from the sum: g^m = 1 + rate·s(m).
        total = total * (2 + rate * total)
        if bit == "1":
            total = total * g + 1
    return total
