"""Loans with monthly payments of which the days are counted.

Written from the conventions of published schedules: a day is the 24 hours that end on its date, so the day of the loan is
not charged and that of a payment is. Interest is the nominal rate for the part of a year from one payment to the next; of
months with 30 days that is a twelfth. The level payment is the one that repays the loan over these parts, or that of equal
months. In whole minor units the interest of each month is rounded once, and the last payment settles the rest.
"""

from datetime import date
from decimal import Decimal

import annuity
import dates
import day_counts
import drawing
from arithmetic import MONTHS, PERCENT, in_units, with_digits

SOURCES = [
    "ISDA, 2006 ISDA Definitions, section 4.16: day count fractions; published schedules of Apache Fineract by actual days",
]


def is_counted(given):
    return "day_count_convention" in given


def parts(given, count):
    """The part of a year of each month after the start; the first stands at 1."""
    start, convention = date.fromisoformat(given["start_date"]), given["day_count_convention"]
    if convention == "thirty_360":
        return [None] + [1 / MONTHS] * count
    ends = [dates.months_after(start, month) for month in range(count + 1)]
    years = [day_counts.year_part(convention, begin, end) for begin, end in zip(ends, ends[1:])]
    return [None] + [Decimal(year.numerator) / year.denominator for year in years]


def level_of(given, owed, rate, months_parts):
    """What repays `owed` in as many payments as there are parts: each is worth less by the interest until then."""
    if given.get("level_payment_rule", "root") == "regular":
        return annuity.payment(owed, rate / MONTHS, len(months_parts))
    discount, worth = Decimal(1), Decimal(0)
    for part in months_parts:
        discount /= 1 + rate * part
        worth += discount
    return owed / worth


def keep(given, loan, percent, interest_only, months, decimals):
    """Level payment, interest of the first month, all interest, all payments, their end, and the last; decimals None is exact."""
    with with_digits(700):
        rate, part = percent / PERCENT, parts(given, interest_only + months)

        def kept(value):
            return value if decimals is None else in_units(value, decimals)

        balance = opening = kept(loan)
        level = kept(level_of(given, balance, rate, part[interest_only + 1 :]))
        first, charged = kept(balance * rate * part[1]), Decimal(0)
        for month in range(1, interest_only + months + 1):
            interest = kept(balance * rate * part[month])
            charged += interest
            owed = balance + interest
            if month == interest_only + months or month > interest_only and level >= owed:
                return {
                    "level": level, "first_interest": first, "interest": charged, "paid": opening + charged,
                    "months": month, "ends": dates.payoff_date(given, month), "last": owed,
                }
            balance = owed - (interest if month <= interest_only else level)


def draw(random, given):
    """A dictionary to be merged into an input; a random of its own leaves what is drawn after it as it is."""
    own = type(random)(repr(given))
    if own.random() > 0.3:
        return {} if "start_date" in given else dates.draw_start(own)
    start = date(1990, 1, 1).toordinal() + own.randint(0, 20_000)
    return {
        "start_date": date.fromordinal(start).isoformat(),
        "day_count_convention": own.choice(day_counts.CONVENTIONS),
        **drawing.optional(own, "level_payment_rule", own.choice(["root", "regular"])),
    }


def payoff_date(given, loan, percent, months, decimals, interest_only=0):
    """That of a loan without counted days: in whole minor units it may be repaid before the term ends."""
    if decimals is None or "start_date" not in given:
        return dates.payoff_date(given, interest_only + months)
    rate, balance = percent / PERCENT / MONTHS, in_units(loan, decimals)
    level, month = in_units(annuity.payment(balance, rate, months), decimals), 0
    while balance > 0 and month < months:
        month += 1
        balance = max(Decimal(0), balance + in_units(balance * rate, decimals) - level)
    return dates.payoff_date(given, month and interest_only + month)
