"""Days of the calendar, and when monthly payments end."""

import calendar
from datetime import date, timedelta

import drawing

# Of a date that is asked for or answered.
LAST_YEAR = 2199


def months_after(day, months):
    """The same day of the month, or the last one of a month that is too short."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def periods_after(day, periods, per_year):
    """So many periods later; half months are 15 days of the month later, or earlier."""
    if per_year in (52, 26):
        return day + timedelta(days=periods * (7 if per_year == 52 else 14))
    if per_year < 24:
        return months_after(day, periods * 12 // per_year)
    whole = months_after(day, periods // 2)
    if periods % 2 == 0:
        return whole
    # Half a month later: 15 days, or as many days earlier in the next month.
    after = whole.replace(day=1) if day.day <= 15 else months_after(whole.replace(day=1), 1)
    wanted = day.day + 15 if day.day <= 15 else day.day - 15
    return after.replace(day=min(wanted, calendar.monthrange(after.year, after.month)[1]))


def payoff_date(given, months):
    """A dictionary with the output, or without: where the loan has no date, or its last payment is too late."""
    if "start_date" not in given:
        return {}
    start = date.fromisoformat(given["start_date"])
    months_left = 12 * (LAST_YEAR - start.year) + 12 - start.month
    return {} if months > months_left else {"payoff_date": months_after(start, int(months)).isoformat()}


def draw_start(random):
    """A dictionary to be merged into an input: with a date or without."""
    day = date(1990, 1, 1) + timedelta(days=random.randint(0, 20_000))
    if drawing.is_hard(random):
        day = random.choice([date(2024, 1, 31), date(2023, 8, 30), date(2024, 2, 29), date(1900, 1, 1), date(2170, 6, 30)])
    return drawing.optional(random, "start_date", day.isoformat(), 0.4)
