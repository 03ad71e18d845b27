"""Loans in level monthly payments, as they are and as a lender's books have them.

Kellison, The Theory of Interest, 3rd edition, section 3.2; ledgers in whole minor units: payment and interest rounded, the
last payment settles the rest.
"""

from decimal import Decimal

import annuity
from arithmetic import in_units


def kept_in_books(loan, rate, months, decimals):
    """The level payment, all that is paid, the interest in it, and the last payment."""
    balance = opening = in_units(loan, decimals)
    level = in_units(annuity.payment(balance, rate, months), decimals)
    paid, last = Decimal(0), Decimal(0)
    for month in range(1, months + 1):
        owed = balance + in_units(balance * rate, decimals)
        last = owed if month == months or owed <= level else level
        balance, paid = owed - last, paid + last
        if balance == 0:
            break
    return level, paid, paid - opening, last
