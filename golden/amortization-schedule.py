"""Amortization schedule: a loan kept month by month, exactly or in whole minor units."""

import calendar
from datetime import date, timedelta
from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT, in_units, nothing, with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 5.3: level payments, amortization schedules",
    "Python's datetime and calendar modules: the Gregorian calendar",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
]

EXAMPLES = 1
CASES = [
    {
        "principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-15",
        "first_payment_date": "2026-03-01", "extra_monthly_payment": 200, "extra_payment_start_month": 13,
        "lump_sum_payments": [{"date": "2028-06-10", "amount": 10000}], "payment_rounding": "cent", "currency": "USD",
    },
    # A lender's ledger, recomputed month by month in whole cents with Python's integers
    {
        "principal": 320000, "annual_rate": 7, "tenure_months": 360, "start_date": "2026-01-15",
        "payment_rounding": "cent",
    },
    # A lender's ledger, recomputed month by month in whole cents with Python's integers
    {
        "principal": 427500, "annual_rate": 3.875, "tenure_months": 360, "start_date": "2026-01-15",
        "payment_rounding": "cent",
    },
    # A lender's ledger, recomputed month by month in whole cents with Python's integers
    {"principal": 1000, "annual_rate": 0, "tenure_months": 3, "start_date": "2026-01-15", "payment_rounding": "cent"},
    # Three equal payments, by definition
    {"principal": 1000, "annual_rate": 0, "tenure_months": 3, "start_date": "2026-01-15"},
    # The published sample of a mortgage of 320,000 at 7 % over 30 years
    {"principal": 320000, "annual_rate": 7, "tenure_months": 360, "start_date": "2026-01-15"},
    {
        "principal": 200000, "annual_rate": 6.5, "tenure_months": 240, "start_date": "2024-01-31",
        "extra_monthly_payment": 150,
        "lump_sum_payments": [
            {"month": 12, "amount": 5000},
            {"month": 12, "amount": 2500},
            {"date": "2024-02-29", "amount": 100},
            {"date": "2024-01-31", "amount": 50},
        ],
    },
    {
        "principal": 150000, "annual_rate": 5, "tenure_months": 180, "start_date": "2026-01-15",
        "interest_only_months": 36, "extra_monthly_payment": 50, "extra_payment_start_month": 24,
    },
    # A balloon after seven years
    {
        "principal": 300000, "annual_rate": 4.75, "tenure_months": 360, "start_date": "2026-01-15",
        "balloon_month": 84, "payment_rounding": "cent",
    },
    # A first month that is shorter by 14 days
    {
        "principal": 25000, "annual_rate": 8.9, "tenure_months": 48, "start_date": "2026-01-15",
        "balloon_amount": 9000, "first_payment_date": "2026-02-01",
    },
    # Interest only, and all of it at the end
    {"principal": 10000, "annual_rate": 9, "tenure_months": 24, "start_date": "2026-01-15", "balloon_amount": 10000},
    # A lump sum that is more than what is owed
    {
        "principal": 5000, "annual_rate": 12, "tenure_months": 12, "start_date": "2026-01-15",
        "lump_sum_payments": [{"month": 3, "amount": 100000}],
    },
    {
        "principal": 30000000, "annual_rate": 1.375, "tenure_months": 420, "start_date": "2026-08-31",
        "payment_rounding": "cent", "extra_monthly_payment": 10000.4, "currency": "JPY",
    },
    {
        "principal": 7500.125, "annual_rate": 4.5, "tenure_months": 60, "start_date": "2199-06-30",
        "first_payment_date": "2199-08-15", "currency": "KWD",
    },
    {"principal": 1000000000000, "annual_rate": 100, "tenure_months": 120, "start_date": "2026-01-15"},
    {"principal": 0.01, "annual_rate": 3, "tenure_months": 12, "start_date": "2026-01-15"},
    # The last days of months, also of a February; and a first payment early and late.
    {"principal": 1000, "annual_rate": 6, "tenure_months": 3, "start_date": "2024-01-31"},
    {
        "principal": 1000, "annual_rate": 6, "tenure_months": 13, "start_date": "2023-10-31",
        "first_payment_date": "2024-02-29",
    },
    {
        "principal": 1000, "annual_rate": 6, "tenure_months": 3, "start_date": "2024-01-31",
        "first_payment_date": "2024-02-01",
    },
    # A loan without interest whose extra payments end it on the spot, and one month before.
    {"principal": 1200, "annual_rate": 0, "tenure_months": 12, "start_date": "2026-03-15", "extra_monthly_payment": 100},
    {"principal": 1200, "annual_rate": 0, "tenure_months": 12, "start_date": "2026-03-15", "extra_monthly_payment": 99.99},
    {"principal": 100, "annual_rate": 0, "tenure_months": 3, "start_date": "2026-03-15"},
    {"principal": 100, "annual_rate": 0, "tenure_months": 3, "start_date": "2026-03-15", "currency": "JPY"},
    # Payments of less than half a minor unit.
    {"principal": 1, "annual_rate": 5, "tenure_months": 600, "start_date": "2026-03-15"},
    {"principal": 1, "annual_rate": 5, "tenure_months": 600, "start_date": "2026-03-15", "payment_rounding": "cent"},
    # All interest only, with the whole loan at the end; all in the first payment; a lump sum of all on the first day.
    {
        "principal": 1000, "annual_rate": 12, "tenure_months": 12, "start_date": "2026-03-15", "interest_only_months": 11,
        "balloon_amount": 1000,
    },
    {"principal": 1000, "annual_rate": 12, "tenure_months": 12, "start_date": "2026-03-15", "balloon_month": 1},
    {
        "principal": 1000, "annual_rate": 12, "tenure_months": 12, "start_date": "2026-03-15",
        "lump_sum_payments": [{"date": "2026-03-15", "amount": 1e12}, {"month": 12, "amount": 1}], "payment_rounding": "cent",
    },
    {"principal": 1e12, "annual_rate": 100, "tenure_months": 600, "start_date": "2026-03-15", "balloon_amount": 1e12},
    {
        "principal": 1e12, "annual_rate": 1e-100, "tenure_months": 600, "start_date": "1900-02-28",
        "payment_rounding": "cent",
    },
]

# What is nearer than this is the same: a twelfth of a rate has no end in decimals.
NEARLY = 1 - nothing(90)


def calculate(given, rounding):
    with with_digits(160):
        return keep_books(given, rounding)


def keep_books(given, rounding):
    in_cents = given.get("payment_rounding", "exact") == "cent"

    def kept(value):
        return in_units(value, rounding.decimals) if in_cents else value

    loan, balloon = kept(given["principal"]), kept(given.get("balloon_amount", Decimal(0)))
    term, interest_only = int(given["tenure_months"]), int(given.get("interest_only_months", 0))
    rate, count = given["annual_rate"] / PERCENT / MONTHS, term - interest_only
    # The payments and what the balloon is worth today repay the loan; the last of them carries the balloon.
    level = kept(annuity.payment(loan - balloon / annuity.growth(rate, count), rate, count))
    day_of = payment_days(given)
    odd_days = (day_of(1) - months_after(date.fromisoformat(given["start_date"]), 1)).days
    odd = kept(loan * given["annual_rate"] / PERCENT * odd_days / 365)
    extras = extras_of(given, kept, term, day_of)
    plan = {
        "loan": loan, "level": level, "odd": odd, "rate": rate, "interest_only": interest_only,
        "last": int(given.get("balloon_month", term)),
    }
    rows = keep(plan, extras, kept)
    plain = keep(plan, [Decimal(0)] * (term + 1), kept) if any(extras) else rows
    interest = sum(row["interest"] for row in rows)
    return {
        "monthly_payment": rounding.money(level),
        "payment_count": rounding.number(Decimal(len(rows)), 0),
        "payoff_date": day_of(len(rows)).isoformat(),
        "total_interest": rounding.money(interest),
        "total_paid": rounding.money(loan + interest),
        "total_extra_paid": rounding.money(sum(row["extra"] for row in rows)),
        "final_payment": rounding.money(settling_payment([row["payment"] for row in rows], rounding)),
        "odd_days_interest": rounding.money(odd),
        "months_saved": rounding.number(Decimal(len(plain) - len(rows)), 0),
        "interest_saved": rounding.money(sum(row["interest"] for row in plain) - interest),
    }


def keep(plan, extras, kept):
    """The rows of the schedule: interest, payment with what is on top, and that."""
    rows, balance = [], plan["loan"]
    while True:
        month = len(rows) + 1
        odd = plan["odd"] if month == 1 else Decimal(0)
        interest = kept(balance * plan["rate"]) + odd
        owed, due = balance + interest, plan["level"] + odd
        if month <= plan["interest_only"]:
            due = interest
            is_last = month == plan["last"]
        else:
            is_last = month == plan["last"] or due >= owed * NEARLY
        extra = Decimal(0) if is_last else extras[month]
        if is_last or due + extra >= owed * NEARLY:
            rows.append({"interest": interest, "payment": owed, "extra": Decimal(0) if is_last else owed - due})
            return rows
        rows.append({"interest": interest, "payment": due + extra, "extra": extra})
        balance = owed - due - extra


def settling_payment(payments, rounding):
    """The last payment when each is made in whole minor units.

    The last one settles what rounding the others leaves of the exact total, unless that is more than half of it: then
    what is paid in all is rounded after each payment.
    """
    def units(value):
        return in_units(value, rounding.decimals)

    before, total = units(sum(payments[:-1], Decimal(0))), units(sum(payments))
    separately = sum(units(payment) for payment in payments[:-1])
    is_carried = 2 * abs(separately - before) <= total - before
    return total - (separately if is_carried else before)


def extras_of(given, kept, term, day_of):
    """What is paid on top in each month, from 1."""
    regular, start = kept(given.get("extra_monthly_payment", Decimal(0))), int(given.get("extra_payment_start_month", 1))
    extras = [regular if month >= start else Decimal(0) for month in range(term + 1)]
    for lump in given.get("lump_sum_payments", []):
        month = int(lump.get("month", 0))
        if "date" in lump:
            month = next(m for m in range(1, term + 1) if day_of(m) >= date.fromisoformat(lump["date"]))
        extras[month] += kept(lump["amount"])
    return extras


def payment_days(given):
    """The day of each payment, from 1: months after the first one's, or after the start."""
    if "first_payment_date" in given:
        first = date.fromisoformat(given["first_payment_date"])
        return lambda number: months_after(first, number - 1)
    start = date.fromisoformat(given["start_date"])
    return lambda number: months_after(start, number)


def months_after(day, months):
    """The same day of the month, or the last one of a month that is too short."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def draw(random):
    term = int(drawing.whole(random, 1, 360, (1, 2, 600)))
    loan = drawing.amount(random, 1000, 1_000_000)
    start = date(1990, 1, 1) + timedelta(days=random.randint(0, 20_000))
    balloon = min(loan, (loan * random.randint(0, 100) / 100).quantize(Decimal("0.01")))
    given = {
        "principal": loan,
        "annual_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "1e-60", "100")),
        "tenure_months": Decimal(term),
        "start_date": start.isoformat(),
        **drawing.optional(random, "first_payment_date", later(random, start, 80), 0.4),
        **drawing.optional(random, "interest_only_months", Decimal(random.randint(0, term - 1)), 0.3),
        **drawing.optional(random, "balloon_amount", balloon, 0.3),
        **drawing.optional(random, "balloon_month", Decimal(random.randint(1, term)), 0.2),
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 10, 1000), 0.4),
        **drawing.optional(random, "extra_payment_start_month", Decimal(random.randint(1, 600)), 0.3),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"])),
        **drawing.currency(random),
    }
    if random.random() < 0.4:
        last = int(given.get("balloon_month", term))
        days = payment_days(given)
        given["lump_sum_payments"] = [lump(random, last, start, days(last)) for _ in range(random.randint(1, 3))]
    return given


def lump(random, last, start, end):
    if random.random() < 0.5:
        when = {"month": Decimal(random.randint(1, last))}
    else:
        when = {"date": later(random, start - timedelta(days=1), (end - start).days + 1)}
    return {**when, "amount": drawing.amount(random, 100, 50_000)}


def later(random, day, most):
    """A date up to so many days after another one."""
    return (day + timedelta(days=random.randint(1, most))).isoformat()
