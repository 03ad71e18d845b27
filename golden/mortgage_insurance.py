"""Private mortgage insurance, month by month: until the balance is at its limit, at most for half of the term.

12 U.S.C. 4902: at 80 % of the price on request, at 78 % by itself, and at half of the term in any case.
"""

from decimal import Decimal

import annuity
import rates
from arithmetic import with_digits

LIMITS = {"requested": Decimal("0.8"), "automatic": Decimal("0.78")}


def is_due(price, loan):
    return loan > price * LIMITS["requested"]


def insured_months(loan, rate, months, limit, in_cents=None):
    """After how many payments the balance is at the limit, at most half of them; with `in_cents` in a ledger."""
    with with_digits(600):
        level, balance = annuity.payment(loan, rate, months), loan
        level = level if in_cents is None else in_cents(level)
        for month in range(1, months // 2):
            if in_cents is None:
                balance = balance * (1 + rate) - level
            else:
                owed = balance + in_cents(balance * rate)
                balance = owed - min(level, owed)
            if rates.settled(balance - limit, loan) <= 0:
                return month
    return months // 2
