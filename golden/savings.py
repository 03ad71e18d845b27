"""Savings by the month: what is there grows, and something is paid in at the beginning or end of each month.

Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 3.3.
"""

import annuity
from arithmetic import MONTHS, nearest


def whole_months(years):
    """Rounded half up, at least one."""
    return max(1, nearest(years * MONTHS))


def paid_in(rate, months, timing):
    """What 1 paid in each month grows to."""
    sum_at_end = annuity.future_factor(rate, months)
    return sum_at_end * (1 + rate) if timing == "begin" else sum_at_end


def after(start, deposit, rate, months, timing):
    return start * annuity.growth(rate, months) + deposit * paid_in(rate, months, timing)
