"""Unit-periods between two dates: Regulation Z, 12 CFR 1026, appendix J, (b)(5)."""

from dates import months_after, periods_after


def months_between(start, end):
    """Whole months counted back from the end, and the days before them; months to the end of a shorter one are whole."""
    most = 12 * (end.year - start.year) + end.month - start.month
    for months in (most, most - 1):
        if months >= 0 and months_after(start, months) == end:
            return months, 0
    whole = next(months for months in (most, most - 1) if months_after(end, -months) >= start)
    return whole, (months_after(end, -whole) - start).days


def unit_periods(start, first, per_year):
    """Whole ones, the days that are left, and the days of one: (b)(5)(ii) to (iv)."""
    if per_year in (52, 26):
        unit = 364 // per_year
        return *divmod((first - start).days, unit), unit
    months, days = months_between(start, first)
    unit = 360 // per_year
    if per_year == 24:
        # Half months of the calendar are whole ones, as months are: 1026.17(c)(3).
        for number in (2 * months, 2 * months + 1, 2 * months + 2):
            if periods_after(start, number, per_year) == first:
                return number, 0, unit
    return *divmod(30 * months + days, unit), unit


def term(start, end, per_year):
    """Whole years, the rest, and of how many such a year has: (b)(5)(v) to (vii)."""
    months, days = months_between(start, end)
    years = months // 12
    if days == 0 and per_year not in (52, 26):
        return years, months % 12, 12
    return years, (months_after(end, -12 * years) - start).days, 365
