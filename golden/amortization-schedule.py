"""Amortization schedule: a loan kept month by month, exactly or in whole minor units."""

import functools
from datetime import date, timedelta
from decimal import Decimal

import annuity
import appendix_j
import day_counts
import drawing
import rates
from arithmetic import PERCENT, in_units, nothing, root, with_digits
from dates import months_after, periods_after
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 5.3: level payments, amortization schedules",
    "Python's datetime and calendar modules: the Gregorian calendar",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
    "Interest Act (Canada), section 6: mortgage rates calculated half-yearly, not in advance",
    "ISDA, 2006 ISDA Definitions, section 4.16: day count fractions; published schedules of Apache Fineract by actual days",
    "Regulation Z, 12 CFR 1026, appendix J, (b)(5) and (b)(8): whole periods are counted back from the first payment; annual percentage rate",
]

PER_YEAR = {"weekly": 52, "biweekly": 26, "semimonthly": 24, "monthly": 12, "quarterly": 4, "semiannually": 2}
COMPOUNDS = {**PER_YEAR, "annually": 1, "daily": 365}

EXAMPLES = 2
CASES = [
    {
        "principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-15",
        "first_payment_date": "2026-03-01", "extra_monthly_payment": 200, "extra_payment_start_month": 13,
        "lump_sum_payments": [{"date": "2028-06-10", "amount": 10000}], "payment_rounding": "cent", "currency": "USD",
    },
    # A Canadian loan, paid every two weeks, of which the rate is set anew after five years
    {
        "principal": 400000, "annual_rate": 5, "tenure_months": 300, "start_date": "2026-01-15",
        "payment_frequency": "biweekly", "compound_frequency": "semiannually",
        "rate_changes": [{"month": 61, "annual_rate": 5.75}], "currency": "CAD",
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
    # A first month of 17 days
    {
        "principal": 25000, "annual_rate": 8.9, "tenure_months": 48, "start_date": "2026-01-15",
        "balloon_amount": 9000, "first_payment_date": "2026-02-01",
    },
    # By hand, of 240,000 at 6 %: 17 days from the 15th to 1 February are 670.68, 14 days to 1 March 552.33
    {"principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-15", "first_payment_date": "2026-03-01", "fees": 0},
    {"principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-02-15", "first_payment_date": "2026-04-01", "fees": 0},
    # 17 days instead of a month: 670.68 less 1,200; a month of 28 days, and a quarter of a year before it
    {"principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-15", "first_payment_date": "2026-02-01", "fees": 0},
    {"principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-31", "first_payment_date": "2026-02-28", "fees": 0},
    {"principal": 240000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-15", "first_payment_date": "2026-05-15", "fees": 0, "payment_rounding": "cent"},
    # Canada: 100,000 at 6 % half-yearly over 25 years is 639.81 a month (published in many texts: 1.03^(1/6) a month)
    {"principal": 100000, "annual_rate": 6, "tenure_months": 300, "start_date": "2026-01-15", "compound_frequency": "semiannually"},
    # Accelerated biweekly: half of the monthly payment, 26 times a year
    {
        "principal": 300000, "annual_rate": 6, "tenure_months": 360, "start_date": "2026-01-15",
        "payment_frequency": "biweekly", "accelerated": True,
    },
    {
        "principal": 300000, "annual_rate": 4.2, "tenure_months": 300, "start_date": "2026-01-31", "currency": "CAD",
        "payment_frequency": "weekly", "accelerated": True, "compound_frequency": "semiannually",
        "payment_rounding": "cent", "extra_annual_payment": 2500, "fees": 1800,
    },
    {
        "principal": 250000, "annual_rate": 5.5, "tenure_months": 240, "start_date": "2026-01-15",
        "payment_frequency": "biweekly", "compound_frequency": "biweekly", "payment_rounding": "cent",
    },
    {
        "principal": 250000, "annual_rate": 5.5, "tenure_months": 61, "start_date": "2025-12-31",
        "payment_frequency": "semimonthly", "interest_only_months": 5, "extra_monthly_payment": 100,
        "extra_payment_start_month": 7, "lump_sum_payments": [{"month": 9, "amount": 5000}, {"date": "2026-07-16", "amount": 700}],
    },
    {
        "principal": 500000, "annual_rate": 7.25, "tenure_months": 120, "start_date": "2026-03-31",
        "first_payment_date": "2026-08-15", "payment_frequency": "quarterly", "interest_only_months": 12,
        "balloon_amount": 100000, "fees": 7500,
    },
    # A 5/1 loan, at 4 % for five years, and then by steps
    {
        "principal": 320000, "annual_rate": 4, "tenure_months": 360, "start_date": "2026-01-15",
        "rate_changes": [{"month": 61, "annual_rate": 6}, {"month": 73, "annual_rate": 6.75}, {"month": 85, "annual_rate": 5.5}],
        "fees": 3200, "payment_rounding": "cent",
    },
    # The rate changes while only interest is paid, and the loan is repaid before it changes again
    {
        "principal": 20000, "annual_rate": 9, "tenure_months": 48, "start_date": "2026-01-15", "interest_only_months": 6,
        "rate_changes": [{"month": 40, "annual_rate": 0}, {"month": 3, "annual_rate": 12}], "balloon_amount": 2000,
        "extra_monthly_payment": 400, "extra_annual_payment": 1000, "extra_annual_payment_month": 5,
    },
    {
        "principal": 20000, "annual_rate": 9, "tenure_months": 48, "start_date": "2026-01-15", "payment_frequency": "weekly",
        "rate_changes": [{"month": 13, "annual_rate": 10.5}], "balloon_month": 36, "compound_frequency": "daily",
    },
    # Nothing is left in whole yen
    {
        "principal": 0.4, "annual_rate": 9, "tenure_months": 3, "start_date": "2026-01-15", "fees": 0.01, "currency": "JPY",
        "payment_rounding": "cent",
    },
    # Fees of nothing: the nominal rate; and without interest
    {"principal": 20000, "annual_rate": 9, "tenure_months": 48, "start_date": "2026-01-15", "fees": 0},
    {"principal": 20000, "annual_rate": 0, "tenure_months": 48, "start_date": "2026-01-15", "fees": 0},
    {"principal": 20000, "annual_rate": 0, "tenure_months": 48, "start_date": "2026-01-15", "fees": 300, "first_payment_date": "2026-01-20"},
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
    # Interest only for 60 months: prepayments before their end lower the payment from month 61, not the term
    {
        "principal": 120000, "annual_rate": 6, "tenure_months": 120, "start_date": "2026-01-15",
        "interest_only_months": 60, "lump_sum_payments": [{"month": 12, "amount": 60000}], "payment_rounding": "cent",
    },
    {
        "principal": 120000, "annual_rate": 6, "tenure_months": 120, "start_date": "2026-01-15",
        "interest_only_months": 60, "lump_sum_payments": [{"month": 12, "amount": 60000}], "payment_rounding": "cent",
        "rate_changes": [{"month": 61, "annual_rate": 6}],
    },
    {
        "principal": 120000, "annual_rate": 6, "tenure_months": 120, "start_date": "2026-01-15",
        "interest_only_months": 60, "extra_monthly_payment": 100, "payment_frequency": "biweekly", "accelerated": True,
        "balloon_amount": 20000,
    },
    {
        "principal": 120000, "annual_rate": 6, "tenure_months": 120, "start_date": "2026-01-15",
        "interest_only_months": 60, "extra_annual_payment": 1000, "rate_changes": [
            {"month": 12, "annual_rate": 5}, {"month": 24, "annual_rate": 7},
        ],
    },
    # Less is left than the balloon; and nothing at all
    {
        "principal": 120000, "annual_rate": 6, "tenure_months": 120, "start_date": "2026-01-15",
        "interest_only_months": 60, "balloon_amount": 100000, "lump_sum_payments": [{"month": 3, "amount": 50000}],
    },
    {
        "principal": 120000, "annual_rate": 6, "tenure_months": 120, "start_date": "2026-01-15",
        "interest_only_months": 60, "lump_sum_payments": [{"month": 3, "amount": 500000}],
    },
    # Regulation Z, appendix J, (c)(5)(i), one payment after 255 days, and one after two years
    {
        "principal": 1000, "annual_rate": 11, "tenure_months": 1, "start_date": "1978-01-03",
        "first_payment_date": "1978-09-15", "fees": 10,
    },
    {
        "principal": 1000, "annual_rate": 11, "tenure_months": 1, "start_date": "1978-01-03",
        "first_payment_date": "1980-01-03", "fees": 10,
    },
    # Published schedules of Apache Fineract: 17.13 five times, then 17.12; 16.88, then 16.90; 32.85, then 32.87
    {"principal": 100, "annual_rate": 9.4822, "tenure_months": 6, "start_date": "2024-01-01", "day_count_convention": "actual_365", "payment_rounding": "cent"},
    {
        "principal": 100, "annual_rate": 9.4822, "tenure_months": 3, "start_date": "2024-01-01", "payment_frequency": "biweekly",
        "day_count_convention": "actual_360", "payment_rounding": "cent",
    },
    {
        "principal": 192.22, "annual_rate": 9.99, "tenure_months": 6, "start_date": "2024-01-15", "first_payment_date": "2024-02-01",
        "day_count_convention": "thirty_360", "payment_rounding": "cent",
    },
    # 1,000 at 10 % by actual days over 365: 8.49, 6.65, 5.71, 4.16, 2.88 and 1.40 of interest, 171.55 and at last 171.54
    {"principal": 1000, "annual_rate": 10, "tenure_months": 6, "start_date": "2024-01-01", "day_count_convention": "actual_365", "payment_rounding": "cent"},
    {
        "principal": 1000, "annual_rate": 10, "tenure_months": 6, "start_date": "2024-01-01", "day_count_convention": "actual_365",
        "level_payment_rule": "regular", "first_payment_date": "2024-03-05", "payment_rounding": "cent",
    },
    # The split at the year: 78 days of 2020 and 287 of 2021, of an interest-only year
    {
        "principal": 100000, "annual_rate": 12, "tenure_months": 12, "start_date": "2020-10-15", "payment_frequency": "semiannually",
        "day_count_convention": "actual_actual_isda", "interest_only_months": 11, "balloon_amount": 100000,
    },
    {
        "principal": 250000, "annual_rate": 6.5, "tenure_months": 120, "start_date": "2026-01-31", "day_count_convention": "thirty_e_360",
        "interest_only_months": 12, "lump_sum_payments": [{"month": 5, "amount": 20000}], "rate_changes": [{"month": 40, "annual_rate": 7}],
    },
    {
        "principal": 250000, "annual_rate": 6.5, "tenure_months": 60, "start_date": "2026-01-31", "day_count_convention": "actual_360",
        "payment_frequency": "weekly", "accelerated": True, "balloon_amount": 50000, "interest_only_months": 6, "extra_monthly_payment": 100,
    },
    {
        "principal": 100, "annual_rate": 9.4822, "tenure_months": 2, "start_date": "2024-01-01", "payment_frequency": "weekly",
        "day_count_convention": "actual_364", "payment_rounding": "cent",
    },
    # Equal principal: 1,000 a month and the interest of 12,000, 11,000 …: 78 months of 1,000 at 1 %, 780
    {
        "principal": 12000, "annual_rate": 12, "tenure_months": 12, "start_date": "2026-01-15",
        "payment_method": "equal_principal",
    },
    {
        "principal": 250000, "annual_rate": 4.35, "tenure_months": 240, "start_date": "2026-01-31",
        "payment_method": "equal_principal", "payment_rounding": "cent", "interest_only_months": 6, "balloon_amount": 50000,
        "lump_sum_payments": [{"month": 3, "amount": 10000}], "rate_changes": [{"month": 61, "annual_rate": 5}],
        "fees": 1200,
    },
    {
        "principal": 90000, "annual_rate": 6, "tenure_months": 60, "start_date": "2026-01-31",
        "first_payment_date": "2026-05-15", "payment_frequency": "quarterly", "payment_method": "equal_principal",
        "day_count_convention": "actual_360", "extra_annual_payment": 5000,
    },
    {
        "principal": 90000, "annual_rate": 6, "tenure_months": 60, "start_date": "2026-01-31",
        "first_payment_date": "2026-05-15", "payment_frequency": "quarterly", "payment_method": "equal_principal",
        "day_count_convention": "actual_365", "level_payment_rule": "regular", "payment_rounding": "cent",
    },
    # Due before the level payments begin, of which the rate has changed
    {
        "principal": 926100, "annual_rate": 8.625, "tenure_months": 169, "start_date": "2042-01-30",
        "interest_only_months": 102, "balloon_month": 97, "extra_monthly_payment": 969.34,
        "rate_changes": [{"month": 156, "annual_rate": 0}, {"month": 92, "annual_rate": 100}],
    },
    # Five months before the first quarterly payment are 150 days of 90 a period; and a single payment of as long
    {
        "principal": 20000, "annual_rate": 8, "tenure_months": 24, "start_date": "2026-01-15",
        "first_payment_date": "2026-06-15", "payment_frequency": "quarterly", "fees": 300,
    },
    {
        "principal": 20000, "annual_rate": 8, "tenure_months": 3, "start_date": "2026-01-15",
        "first_payment_date": "2026-06-15", "payment_frequency": "quarterly", "fees": 0,
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
    months, early = int(given["tenure_months"]), int(given.get("interest_only_months", 0))
    per_year = PER_YEAR[given.get("payment_frequency", "monthly")]
    convention = given.get("day_count_convention")
    is_root = convention is not None and given.get("level_payment_rule", "root") == "root"
    compounds = COMPOUNDS[given.get("compound_frequency", "monthly")] if convention is None else per_year
    term, interest_only = paid_with(per_year, months), per_year * early // 12
    has_equal_principal = given.get("payment_method") == "equal_principal"

    day_of = payment_days(given, per_year)

    @functools.cache
    def part(period):
        return part_of(given, per_year, day_of, period, is_root)

    def level_of(owed, percent, count, frequency):
        if has_equal_principal:
            return kept((owed - min(owed, balloon)) / count)
        if is_root and frequency == per_year and count == term - interest_only:
            return level_from(owed, percent, interest_only + 1)
        return kept(regular_of(owed, percent, count, frequency))

    def level_from(owed, percent, period):
        if has_equal_principal:
            return kept((owed - min(owed, balloon)) / (term + 1 - period))
        if not is_root:
            return kept(regular_of(owed, percent, term + 1 - period, per_year))
        # What each payment is worth at the beginning of the period.
        discount, worth = Decimal(1), Decimal(0)
        for number in range(period, term + 1):
            discount /= 1 + percent / PERCENT * part(number)
            worth += discount
        return kept((owed - min(owed, balloon) * discount) / worth)

    def regular_of(owed, percent, count, frequency):
        # The payments and what the balloon is worth today repay the loan; the last of them carries the balloon.
        rate = rates.per_period(percent, compounds, frequency)
        return annuity.payment(owed - min(owed, balloon) / annuity.growth(rate, count), rate, count)

    def rate_of(percent):
        if convention is None:
            rate = rates.per_period(percent, compounds, per_year)
            return lambda period: rate
        return lambda period: percent / PERCENT * part(period)

    monthly = level_of(loan, given["annual_rate"], months - early, 12)
    level = level_of(loan, given["annual_rate"], term - interest_only, per_year)
    paid = kept(monthly / (2 if per_year == 26 else 4)) if given.get("accelerated", False) else level
    whole, odd_days, _ = first_period(given, per_year)
    simple = given["annual_rate"] / PERCENT * odd_days / 365
    beyond = simple + (whole - 1) * rates.per_period(given["annual_rate"], compounds, per_year)
    if convention is not None:
        parts = [part_of(given, per_year, day_of, 1, all_days) for all_days in (True, False)]
        beyond = given["annual_rate"] / PERCENT * (parts[0] - parts[1])
    odd = kept(loan * beyond) if "first_payment_date" in given else Decimal(0)
    extras = extras_of(given, kept, term, day_of, per_year)
    in_order = sorted(given.get("rate_changes", []), key=lambda change: change["month"])
    changes = {begins_with(per_year, change["month"]): change["annual_rate"] for change in in_order}

    recast = {}

    def terms(period, balance):
        """The rate of a period, and the payment that its change sets."""
        if period not in changes:
            if period != interest_only + 1 or not any(extras[1:period]):
                return None
            # Interest-only notes set the payment by what is owed when their interest-only time ends.
            began = [begin for begin in changes if begin < period]
            percent = changes[max(began)] if began else given["annual_rate"]
            recast["monthly"] = level_of(balance, given["annual_rate"], months - early, 12)
            recast["level"] = level_of(balance, given["annual_rate"], term - interest_only, per_year)
            now = level_from(balance, percent, interest_only + 1)
            if given.get("accelerated", False):
                now = recast["level"] = kept(recast["monthly"] / (2 if per_year == 26 else 4))
            recast["last"] = max(began, default=None)
            return rate_of(percent), now
        if period == interest_only + 1 and any(extras[1:period]):
            recast["monthly"] = level_of(balance, given["annual_rate"], months - early, 12)
            recast["level"] = level_of(balance, given["annual_rate"], term - interest_only, per_year)
        return rate_of(changes[period]), level_from(balance, changes[period], max(period, interest_only + 1))

    plan = {
        "loan": loan, "odd": Decimal(0) if is_root else odd, "rate": rate_of(given["annual_rate"]),
        "interest_only": interest_only, "terms": terms, "has_interest_beside": has_equal_principal,
        "last": paid_with(per_year, given["balloon_month"]) if "balloon_month" in given else term,
    }
    rows, after = keep({**plan, "level": paid}, extras, kept)
    if recast.get("last") is not None:
        after[recast["last"]] = after[interest_only + 1]
    extras = [Decimal(0)] * (term + 1)
    plain = keep({**plan, "level": level}, extras, kept)[0]
    interest = sum(row["interest"] for row in rows)
    output = {
        "monthly_payment": rounding.money(recast.get("monthly", monthly)),
        **({} if per_year == 12 else {"payment": rounding.money(recast.get("level", paid))}),
        "payment_count": rounding.number(Decimal(len(rows)), 0),
        "payoff_date": day_of(len(rows)).isoformat(),
        "total_interest": rounding.money(interest),
        "total_paid": rounding.money(loan + interest),
        "total_extra_paid": rounding.money(sum(row["extra"] for row in rows)),
        "final_payment": rounding.money(rows[-1]["payment"]),
        "odd_days_interest": rounding.money(odd),
        "months_saved": Decimal(months_of(per_year, len(plain)) - months_of(per_year, len(rows))),
        "interest_saved": rounding.money(sum(row["interest"] for row in plain) - interest),
    }
    reply = Reply(given)
    reply.output = output
    if "fees" in given and given["fees"] >= loan:
        reply.lacks("apr", "Nothing is left of the loan after the fees.")
    elif "fees" in given:
        payments = [row["payment"] for row in rows]
        found = percentage_rate(given, loan - given["fees"], payments, per_year)
        reply.may_lack("apr", found, rounding.percent)
    if given.get("rate_changes"):
        output["rate_changes"] = [changed(after, per_year, change, rounding) for change in given["rate_changes"]]
    return reply.all()


def part_of(given, per_year, day_of, period, has_all_days):
    """The part of a year of a period; of the first one all days since the start, or those of a period."""
    convention, start = given["day_count_convention"], date.fromisoformat(given["start_date"])
    before = start if "first_payment_date" not in given else day_of(0)
    if period > 1:
        begin = day_of(period - 1)
    else:
        begin = start if has_all_days else before
    if convention != "thirty_360":
        return as_decimal(day_counts.year_part(convention, begin, day_of(period)))
    if period > 1 or not has_all_days:
        return Decimal(1) / per_year
    whole, days, unit = first_period(given, per_year)
    if days and per_year <= 12:
        unit = (day_of(1 - whole) - day_of(-whole)).days
    return (whole + Decimal(days) / unit) / per_year


def as_decimal(part):
    return Decimal(part.numerator) / part.denominator


def changed(after, per_year, change, rounding):
    payment = after.get(begins_with(per_year, change["month"]))
    return {"month": change["month"], **({} if payment is None else {"payment": rounding.money(payment)})}


def paid_with(per_year, month):
    """The payment at the end of a month, or the first after it."""
    return -(-per_year * int(month) // 12)


def begins_with(per_year, month):
    """The first period that begins with a month, or after its beginning."""
    return next(period for period in range(1, 10_000) if 12 * (period - 1) >= per_year * (month - 1))


def months_of(per_year, payments):
    """Months that have begun."""
    return -(-12 * payments // per_year)


def percentage_rate(given, financed, payments, per_year):
    """Appendix J: the whole periods and the rest are counted back from the first payment."""
    if sum(payments) <= financed / NEARLY:
        return Decimal(0)
    start, first = date.fromisoformat(given["start_date"]), payment_days(given, per_year)(1)
    # Periods of the loan are whole ones, also half months at the end of February.
    whole, days, unit = first_period(given, per_year)
    if days > 0:
        whole, days, unit = appendix_j.unit_periods(start, first, per_year)
    if len(payments) == 1:
        # The term of one payment, at most a year.
        whole, days, unit = appendix_j.term(start, first, per_year)
        if whole == 0:
            return (payments[0] / financed - 1) * unit / days * PERCENT
        per_year = 1

    def excess(discount):
        worth = Decimal(0)
        for payment in reversed(payments):
            worth = worth * discount + payment
        return worth * discount**whole / (1 + Decimal(days) / unit * (1 / discount - 1)) - financed

    return (1 / root(excess) - 1) * per_year * PERCENT


def first_period(given, per_year):
    """Whole periods counted back from the first payment, days before them, and the days of a period."""
    start, unit = date.fromisoformat(given["start_date"]), {52: 7, 26: 14}.get(per_year, 360 // per_year)
    if "first_payment_date" not in given:
        return 1, 0, unit
    first = date.fromisoformat(given["first_payment_date"])
    if per_year in (52, 26):
        return *divmod((first - start).days, unit), unit
    regular = payment_days({"start_date": given["start_date"]}, per_year)
    ending = next((k for k in range(1, 1000) if regular(k) >= first))
    if regular(ending) == first:
        return ending, 0, unit
    step = max(1, 12 // per_year)
    count = next(k for k in range(10_000) if months_after(first, -step * (k + 1)) < start)
    days = (months_after(first, -step * count) - start).days
    if per_year == 24:
        # Of a month that is not whole, at most one half is.
        halves = min(1, days // 15)
        return 2 * count + halves, days - 15 * halves, unit
    return count, days, unit


def keep(plan, extras, kept):
    """The rows of the schedule: interest, payment with what is on top, and that; and the payment after each change of the rate."""
    rows, balance, after = [], plan["loan"], {}
    rate, level = plan["rate"], plan["level"]
    while True:
        period = len(rows) + 1
        new_terms = plan["terms"](period, balance)
        if new_terms is not None:
            rate, level = new_terms
            after[period] = level
        odd = plan["odd"] if period == 1 else Decimal(0)
        interest = kept(balance * rate(period)) + odd
        owed, due = balance + interest, level + (interest if plan["has_interest_beside"] else odd)
        if period <= plan["interest_only"]:
            due = interest
            is_last = period == plan["last"]
        else:
            is_last = period == plan["last"] or due >= owed * NEARLY
        extra = Decimal(0) if is_last else extras[period]
        if is_last or due + extra >= owed * NEARLY:
            rows.append({"interest": interest, "payment": owed, "extra": Decimal(0) if is_last else owed - due})
            return rows, after
        rows.append({"interest": interest, "payment": due + extra, "extra": extra})
        balance = owed - due - extra


def extras_of(given, kept, term, day_of, per_year):
    """What is paid on top with each payment, from 1."""
    regular = kept(given.get("extra_monthly_payment", Decimal(0)) * 12 / per_year)
    start = int(given.get("extra_payment_start_month", 1))
    # A payment is in the month in which it is made at the end of its period.
    extras = [regular if months_of(per_year, payment) >= start else Decimal(0) for payment in range(term + 1)]
    first = paid_with(per_year, int(given.get("extra_annual_payment_month", 12)))
    for payment in range(first, term + 1, per_year):
        extras[payment] += kept(given.get("extra_annual_payment", Decimal(0)))
    for lump in given.get("lump_sum_payments", []):
        payment = paid_with(per_year, int(lump.get("month", 0)))
        if "date" in lump:
            payment = next(m for m in range(1, term + 1) if day_of(m) >= date.fromisoformat(lump["date"]))
        extras[payment] += kept(lump["amount"])
    return extras


def payment_days(given, per_year):
    """The day of each payment, from 1: periods after the first one's, or after the start."""
    if "first_payment_date" in given:
        first = date.fromisoformat(given["first_payment_date"])
        return lambda number: periods_after(first, number - 1, per_year)
    start = date.fromisoformat(given["start_date"])
    return lambda number: periods_after(start, number, per_year)


def draw(random):
    frequency = random.choice(list(PER_YEAR)) if random.random() < 0.4 else None
    per_year = PER_YEAR[frequency or "monthly"]
    term = int(drawing.whole(random, 1, 360 if per_year <= 12 else 180, (1, 2, 600)))
    loan = drawing.amount(random, 1000, 1_000_000)
    start = date(1990, 1, 1) + timedelta(days=random.randint(0, 20_000))
    balloon = min(loan, (loan * random.randint(0, 100) / 100).quantize(Decimal("0.01")))
    is_stepped = random.random() < 0.3
    given = {
        "principal": loan,
        "annual_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "1e-60", "100", "1000")),
        "tenure_months": Decimal(term),
        "start_date": start.isoformat(),
        **drawing.optional(random, "first_payment_date", later(random, start, 80), 0.4),
        **({} if frequency is None else {"payment_frequency": frequency}),
        **({"accelerated": True} if per_year in (26, 52) and not is_stepped and random.random() < 0.5 else {}),
        **drawing.optional(random, "interest_only_months", Decimal(random.randint(0, term - 1)), 0.3),
        **drawing.optional(random, "balloon_amount", balloon, 0.3),
        **drawing.optional(random, "balloon_month", Decimal(random.randint(1, term)), 0.2),
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 10, 1000), 0.4),
        **drawing.optional(random, "extra_payment_start_month", Decimal(random.randint(1, 600)), 0.3),
        **drawing.optional(random, "extra_annual_payment", drawing.amount(random, 100, 5000), 0.3),
        **drawing.optional(random, "extra_annual_payment_month", Decimal(random.randint(1, 100)), 0.2),
        **drawing.optional(random, "fees", (loan * random.randint(0, 20) / 400).quantize(Decimal("0.0001")), 0.3),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"])),
        **drawing.currency(random),
    }
    if "accelerated" not in given:
        given |= drawing.optional(random, "payment_method", "equal_principal", 0.2)
    if random.random() < 0.3:
        given["day_count_convention"] = random.choice(day_counts.CONVENTIONS)
        given |= drawing.optional(random, "level_payment_rule", random.choice(["root", "regular"]), 0.4)
    else:
        given |= drawing.optional(random, "compound_frequency", random.choice(list(COMPOUNDS)), 0.3)
    if is_stepped and term > 1:
        months = random.sample(range(2, term + 1), min(term - 1, random.randint(1, 4)))
        given["rate_changes"] = [
            {"month": Decimal(month), "annual_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "1000"))} for month in months
        ]
    if random.random() < 0.4:
        last = int(given.get("balloon_month", term))
        days = payment_days(given, per_year)
        given["lump_sum_payments"] = [
            lump(random, last, start, days(paid_with(per_year, last))) for _ in range(random.randint(1, 3))
        ]
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
