"""Parts of a year by the day count conventions of loans, written from the ISDA definitions, section 4.16."""

import calendar
from datetime import date, timedelta
from fractions import Fraction

CONVENTIONS = ["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]


def year_part(convention, start, end, split="day_start"):
    """Between two dates; of actual days split at the year, each in the year in which it begins, or ends."""
    if convention in ("thirty_360", "thirty_e_360"):
        return Fraction(thirty_days(start, end, convention == "thirty_e_360"), 360)
    if convention != "actual_actual_isda":
        return Fraction((end - start).days, int(convention[-3:]))
    shift = timedelta(days=0 if split == "day_start" else 1)
    start, end, part = start + shift, end + shift, Fraction(0)
    while start < end:
        new_year = min(end, date(start.year + 1, 1, 1)) if start.year < 9999 else end
        part += Fraction((new_year - start).days, 366 if calendar.isleap(start.year) else 365)
        start = new_year
    return part


def thirty_days(start, end, is_european):
    """4.16(f) with the ends of February as the bond markets have them, or (g)."""
    y1, m1, d1, y2, m2, d2 = start.year, start.month, start.day, end.year, end.month, end.day
    if is_european:
        d1, d2 = min(d1, 30), min(d2, 30)
    else:
        if is_end_of_february(start):
            d1 = 30
            if is_end_of_february(end):
                d2 = 30
        d1 = min(d1, 30)
        if d1 == 30 and d2 == 31:
            d2 = 30
    return 360 * (y2 - y1) + 30 * (m2 - m1) + d2 - d1


def is_end_of_february(day):
    return day.month == 2 and (day + timedelta(days=1)).month == 3
