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
