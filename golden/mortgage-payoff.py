"""Mortgage payoff: what payments besides the level one save, kept month by month."""

from datetime import date
from decimal import Decimal

import annuity
import counted_days
import dates
import day_counts
import drawing
import rates
from arithmetic import PERCENT, in_units, nothing, with_digits
from modules import module_of

SCHEDULES = module_of("amortization-schedule")
SOURCES = [
    "A month-by-month account: interest, the level payment and what is paid besides, never more than is owed",
    "Ledgers in whole minor units: every payment and the interest of each month rounded, the last payment settles the rest",
    "Python's datetime and calendar modules: the Gregorian calendar",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the level payment",
    "Interest Act (Canada), section 6: mortgage rates calculated half-yearly, not in advance",
    *counted_days.SOURCES,
]

EXAMPLES = 1
CASES = [
    {
        "balance": 250000, "interest_rate": 6, "remaining_months": 300, "extra_monthly_payment": 200, "lump_sum_payment": 10000,
        "lump_sum_month": 12, "currency": "USD",
    },
    # nothing besides
    {"balance": 200000, "interest_rate": 4, "remaining_months": 360},
    {"balance": 200000, "interest_rate": 4.5, "remaining_months": 360, "extra_monthly_payment": 100},
    # at once
    {"balance": 150000, "interest_rate": 5, "remaining_months": 240, "lump_sum_payment": 30000},
    # no interest: 12000 − 3600 − 1000 = 7400 in 13 payments of 600
    {
        "balance": 12000, "interest_rate": 0, "remaining_months": 24, "extra_monthly_payment": 100, "lump_sum_payment": 1000,
        "lump_sum_month": 6,
    },
    # the lump sum settles it
    {"balance": 50000, "interest_rate": 6, "remaining_months": 120, "lump_sum_payment": 60000, "lump_sum_month": 24},
    # repaid before the lump sum
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "extra_monthly_payment": 5000, "lump_sum_payment": 10000,
        "lump_sum_month": 60,
    },
    {"balance": 30000000, "interest_rate": 1.2, "remaining_months": 420, "extra_monthly_payment": 20000, "currency": "JPY"},
    # the lump sum settles it at once
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001},
    {"balance": 0.01, "interest_rate": 1000, "remaining_months": 3, "extra_monthly_payment": 0.001, "currency": "KWD"},
    {
        "balance": 1000000000, "interest_rate": 3.3, "remaining_months": 600, "lump_sum_payment": 100000000,
        "lump_sum_month": 300,
    },
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 348, "extra_monthly_payment": 500, "lump_sum_payment": 5000,
        "lump_sum_month": 1,
    },
    {"balance": 1000, "interest_rate": 0, "remaining_months": 1},
    {"balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 1000, "lump_sum_month": 0},
    # The lump sum is exactly what is owed
    {"balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 500, "lump_sum_month": 5},
    # And the payments before it are
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "extra_monthly_payment": 100, "lump_sum_payment": 500,
        "lump_sum_month": 5,
    },
    {"balance": 1000, "interest_rate": 1000, "remaining_months": 1200, "extra_monthly_payment": 0.01},
    {
        "balance": 1000000000000, "interest_rate": 1e-100, "remaining_months": 1200, "lump_sum_payment": 0.01,
        "lump_sum_month": 1199,
    },
    # In cents; without extra payments an anchor: 200,000 at 6 %, 1200.14 last, interest 231677.04
    {"balance": 200000, "interest_rate": 6, "remaining_months": 360, "payment_rounding": "cent", "currency": "USD"},
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 360, "extra_monthly_payment": 200, "lump_sum_payment": 10000,
        "lump_sum_month": 12, "payment_rounding": "cent",
    },
    # No interest: 333.33, 333.33 and 333.34
    {"balance": 1000, "interest_rate": 0, "remaining_months": 3, "payment_rounding": "cent"},
    # 66.67 fourteen times, and 66.62
    {"balance": 1000, "interest_rate": 0, "remaining_months": 15, "payment_rounding": "cent"},
    {"balance": 1000, "interest_rate": 9, "remaining_months": 1, "payment_rounding": "cent"},
    # Half a cent a month is a cent: repaid in half of the months
    {"balance": 0.06, "interest_rate": 0, "remaining_months": 12, "payment_rounding": "cent"},
    # Less than half a cent is none: all is in the last payment
    {"balance": 0.01, "interest_rate": 5, "remaining_months": 12, "payment_rounding": "cent"},
    # Nothing in whole yen
    {"balance": 0.4, "interest_rate": 5, "remaining_months": 12, "payment_rounding": "cent", "currency": "JPY"},
    {
        "balance": 30000000, "interest_rate": 1.2, "remaining_months": 420, "extra_monthly_payment": 20000.5,
        "payment_rounding": "cent", "currency": "JPY",
    },
    # The lump sum settles it today, after a payment, and after the payments have
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001, "payment_rounding": "cent"},
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "lump_sum_payment": 60000, "lump_sum_month": 24,
        "payment_rounding": "cent",
    },
    {
        "balance": 50000, "interest_rate": 6, "remaining_months": 120, "extra_monthly_payment": 5000, "lump_sum_payment": 10000,
        "lump_sum_month": 60, "payment_rounding": "cent",
    },
    # The lump sum is exactly what is owed, and a cent less
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 500, "lump_sum_month": 5,
        "payment_rounding": "cent",
    },
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 499.99, "lump_sum_month": 5,
        "payment_rounding": "cent",
    },
    {
        "balance": 150000.0005, "interest_rate": 9.75, "remaining_months": 240, "extra_monthly_payment": 75.1255,
        "payment_rounding": "cent", "currency": "KWD",
    },
    {
        "balance": 1e12, "interest_rate": 1000, "remaining_months": 1200, "extra_monthly_payment": 0.01,
        "payment_rounding": "cent",
    },
    # 360 months after the 29th of February
    {"balance": 200000, "interest_rate": 6, "remaining_months": 360, "start_date": "2024-02-29", "payment_rounding": "cent"},
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 348, "extra_monthly_payment": 500, "lump_sum_payment": 5000,
        "lump_sum_month": 1, "start_date": "2026-01-31",
    },
    # The lump sum settles it today, and after payment 5
    {"balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001, "start_date": "2026-03-31"},
    {
        "balance": 1000, "interest_rate": 0, "remaining_months": 10, "lump_sum_payment": 500, "lump_sum_month": 5,
        "start_date": "2026-09-30", "payment_rounding": "cent",
    },
    # Canada: 1,432.25 a month becomes 1,426.56 where interest is added half-yearly (300,000 at 4 % over 30 years)
    {"balance": 300000, "interest_rate": 4, "remaining_months": 360, "compound_frequency": "semiannually"},
    # Accelerated: half of the monthly payment, 26 times a year
    {"balance": 320000, "interest_rate": 7, "remaining_months": 360, "payment_frequency": "biweekly", "accelerated": True},
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 301, "payment_frequency": "weekly", "accelerated": True,
        "payment_rounding": "cent", "extra_monthly_payment": 100, "start_date": "2026-01-31", "lump_sum_payment": 2000,
    },
    # A lower payment, the same end; and of today's lump sum, also where it is all that is owed
    {
        "balance": 320000, "interest_rate": 7, "remaining_months": 360, "start_date": "2026-01-15", "payment_rounding": "cent",
        "lump_sum_payments": [{"date": "2028-06-10", "amount": 10000}, {"month": 60, "amount": 5000}],
        "prepayment_effect": "lower_payment",
    },
    {"balance": 320000, "interest_rate": 7, "remaining_months": 360, "lump_sum_payment": 20000, "prepayment_effect": "lower_payment"},
    {"balance": 320000, "interest_rate": 7, "remaining_months": 360, "lump_sum_payment": 320000, "prepayment_effect": "lower_payment"},
    {
        "balance": 1000, "interest_rate": 8, "remaining_months": 12, "lump_sum_payment": 1001, "start_date": "2026-03-31",
        "day_count_convention": "actual_365", "payment_rounding": "cent",
    },
    # By actual days: 171.55 five times, and then 171.54
    {
        "balance": 1000, "interest_rate": 10, "remaining_months": 6, "start_date": "2024-01-01",
        "day_count_convention": "actual_365", "payment_rounding": "cent",
    },
    {
        "balance": 240000, "interest_rate": 5.25, "remaining_months": 180, "start_date": "2026-10-31", "extra_monthly_payment": 150,
        "day_count_convention": "actual_actual_isda", "lump_sum_payment": 7000, "lump_sum_month": 30,
        "prepayment_effect": "lower_payment",
    },
    {
        "balance": 240000, "interest_rate": 5.25, "remaining_months": 180, "start_date": "2026-10-31", "extra_monthly_payment": 150,
        "day_count_convention": "actual_360", "level_payment_rule": "regular", "payment_frequency": "biweekly",
    },
    # Too late
    {"balance": 1000, "interest_rate": 8, "remaining_months": 1200, "start_date": "2100-01-01"},
]


def calculate(given, rounding):
    if is_by_period(given):
        with with_digits(700):
            return by_period(given, rounding)
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    balance, months = booked(given["balance"], cents), int(given["remaining_months"])
    with with_digits(450):
        rate = rates.monthly(given["interest_rate"])
        payment = booked(annuity.payment(balance, rate, months), cents)
        until, paid, last = follow(given, balance, rate, payment, cents)
        until_before, paid_before = months, payment * months
        if cents is not None:
            until_before, paid_before, _ = follow({"remaining_months": months}, balance, rate, payment, cents)
    return {
        "interest_saved": rounding.money(paid_before - paid),
        "months_saved": Decimal(until_before - until),
        "months_to_payoff": Decimal(until),
        **dates.payoff_date(given, until),
        "monthly_payment": rounding.money(payment),
        "total_interest": rounding.money(paid - balance),
        "total_interest_without_extra": rounding.money(paid_before - balance),
        "total_paid": rounding.money(paid),
        **({} if cents is None else {"final_payment": rounding.money(last)}),
    }


def is_by_period(given):
    usual = {"payment_frequency": "monthly", "compound_frequency": "monthly", "prepayment_effect": "shorter_term"}
    return (
        counted_days.is_counted(given) or bool(given.get("lump_sum_payments"))
        or any(given.get(name, word) != word for name, word in usual.items())
    )


def by_period(given, rounding):
    """Period by period: interest, the level payment and what is paid besides; recast where the payment is to be lower."""
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    per_year = SCHEDULES.PER_YEAR[given.get("payment_frequency", "monthly")]
    months, percent = int(given["remaining_months"]), given["interest_rate"]
    term, is_counted = SCHEDULES.paid_with(per_year, months), counted_days.is_counted(given)
    compounds = per_year if is_counted else SCHEDULES.COMPOUNDS[given.get("compound_frequency", "monthly")]
    is_root = is_counted and given.get("level_payment_rule", "root") == "root"
    day_of = SCHEDULES.payment_days(given, per_year) if "start_date" in given else None
    regular_rate = rates.per_period(percent, compounds, per_year)
    period_rates = [None] + [regular_rate] * term
    if is_counted:
        period_rates = [None] + [percent / PERCENT * part_of(given, day_of, period, per_year) for period in range(1, term + 1)]

    def level_of(owed, period):
        if not is_root:
            return booked(annuity.payment(owed, regular_rate, term + 1 - period), cents)
        discount, worth = Decimal(1), Decimal(0)
        for rate in period_rates[period:]:
            discount /= 1 + rate
            worth += discount
        return booked(owed / worth, cents)

    def pay(balance, level, extras, is_recast):
        interest, rows = Decimal(0), 0
        while balance > 0:
            rows += 1
            charged = booked(balance * period_rates[rows], cents)
            interest += charged
            owed = balance + charged
            if rows == term or level + extras[rows] >= owed * (1 - nothing(90)):
                return rows, interest, owed, level
            balance = owed - level - extras[rows]
            if is_recast and extras[rows] > 0:
                level = level_of(balance, rows + 1)
        return 0, interest, None, level

    loan, lump = booked(given["balance"], cents), booked(given.get("lump_sum_payment", Decimal(0)), cents)
    monthly_rate = rates.per_period(percent, compounds, 12)
    regular = level_of(loan, 1)
    monthly = regular if per_year == 12 else booked(annuity.payment(loan, monthly_rate, months), cents)
    is_recast = given.get("prepayment_effect") == "lower_payment"
    extras = SCHEDULES.extras_of(given, lambda value: booked(value, cents), term, day_of, per_year)
    left = loan
    if given.get("lump_sum_month", 0) == 0:
        left = max(Decimal(0), loan - lump)
    else:
        extras[SCHEDULES.paid_with(per_year, given["lump_sum_month"])] += lump
    paid = level_of(left, 1) if is_recast else regular
    if given.get("accelerated", False):
        paid = booked(monthly / (2 if per_year == 26 else 4), cents)
    plain_rows, plain_interest, _, _ = pay(loan, regular, [Decimal(0)] * (term + 1), False)
    # Nothing is left in whole units: a payment of nothing ends it.
    plain_rows = plain_rows or 1
    rows, interest, last, level = pay(left, paid, extras, is_recast)
    until, until_before = (SCHEDULES.months_of(per_year, count) for count in (rows, plain_rows))
    ends = {}
    if day_of is not None:
        day = day_of(rows) if rows else date.fromisoformat(given["start_date"])
        ends = {"payoff_date": day.isoformat()} if day.year <= dates.LAST_YEAR else {}
    return {
        "interest_saved": rounding.money(plain_interest - interest),
        "months_saved": Decimal(until_before - until),
        "months_to_payoff": Decimal(until),
        **ends,
        "monthly_payment": rounding.money(monthly),
        **({} if per_year == 12 else {"payment": rounding.money(paid)}),
        **({"new_payment": rounding.money(level)} if is_recast else {}),
        "total_interest": rounding.money(interest),
        "total_interest_without_extra": rounding.money(plain_interest),
        "total_paid": rounding.money(loan + interest),
        **({} if cents is None else {"final_payment": rounding.money(loan if last is None else last)}),
    }


def part_of(given, day_of, period, per_year):
    begin = day_of(period - 1) if period > 1 else date.fromisoformat(given["start_date"])
    if given["day_count_convention"] == "thirty_360":
        return Decimal(1) / per_year
    year = day_counts.year_part(given["day_count_convention"], begin, day_of(period))
    return Decimal(year.numerator) / year.denominator


def booked(value, cents):
    """As a ledger in whole minor units has it; without one as it is."""
    return value if cents is None else in_units(value, cents)


def follow(given, balance, rate, payment, cents):
    """The month in which nothing is owed any more, all that was paid, and what was paid in that month."""
    owed, paid = balance, Decimal(0)
    lump, lump_month = booked(given.get("lump_sum_payment", Decimal(0)), cents), given.get("lump_sum_month", 0)
    asked = payment + booked(given.get("extra_monthly_payment", Decimal(0)), cents)
    months = int(given["remaining_months"])
    for month in range(months + 1):
        paid_before = paid
        if month > 0:
            owed += booked(owed * rate, cents)
            part = owed if cents is not None and month == months else min(asked, owed)
            owed, paid = rates.settled(owed - part, balance), paid + part
        if month == lump_month:
            part = min(lump, owed)
            owed, paid = rates.settled(owed - part, balance), paid + part
        if owed == 0:
            return month, paid, paid - paid_before
    raise AssertionError("the level payment repays the loan")


def draw(random):
    months = drawing.whole(random, 1, 360, (1, 2, 1200))
    balance = drawing.amount(random, 1_000, 600_000)
    lump = drawing.optional(random, "lump_sum_payment", drawing.amount(random, 100, 50_000, "0"))
    when = Decimal(random.randint(0, int(months) - 1))
    given = {
        "balance": balance,
        "interest_rate": drawing.rate(random, 0, 12),
        "remaining_months": months,
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 1, 2_000, "0")),
        **lump,
        **drawing.optional(random, "lump_sum_month", when),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
        **dates.draw_start(random),
    }
    return {**given, **draw_terms(random, given)}


def draw_terms(random, given):
    """Periods other than months, and what is paid besides on other days."""
    counted = counted_days.draw(random, given)
    own = type(random)(repr(counted) + repr(given))
    if own.random() > 0.4 and not counted:
        return {}
    frequency = own.choice([None, *SCHEDULES.PER_YEAR])
    is_lower = own.random() < 0.4
    is_faster = frequency in ("weekly", "biweekly") and not is_lower and own.random() < 0.5
    months = int(given["remaining_months"])
    lumps = [
        {"month": Decimal(own.randint(1, months)), "amount": drawing.amount(own, 100, 50_000)} for _ in range(own.randint(0, 3))
    ]
    compounds = None if counted.get("day_count_convention") else own.choice([None, "semiannually", "annually", "daily"])
    return {
        **counted,
        **({"payment_frequency": frequency} if frequency else {}),
        **({"accelerated": True} if is_faster else {}),
        **({"compound_frequency": compounds} if compounds else {}),
        **({"prepayment_effect": "lower_payment"} if is_lower else {}),
        **({"lump_sum_payments": lumps} if lumps else {}),
    }
