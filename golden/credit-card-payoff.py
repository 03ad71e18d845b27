"""Credit card payoff: month by month as long as the rate or the payment changes, then at once."""

from datetime import date, timedelta
from decimal import Decimal

import dates
import drawing
from arithmetic import LARGEST, MONTHS, PERCENT, Refusal, in_units
from ledgers import NEARLY, first_month, many_digits, pay_level

SOURCES = [
    "Regulation Z, 12 CFR 1026, appendix M1: repayment disclosures of credit cards",
    "Kellison, The Theory of Interest, 3rd edition, section 3.6: unknown time",
    "Python's datetime and calendar modules: the Gregorian calendar",
]

EXAMPLES = 2
CASES = [
    {"balance": 5000, "annual_rate": 22, "monthly_payment": 200, "currency": "USD"},
    # A refund of taxes and a bonus
    {
        "balance": 8000, "annual_rate": 21.5, "monthly_payment": 250, "start_date": "2026-01-15",
        "lump_sum_payments": [{"date": "2026-04-20", "amount": 1500}, {"month": 12, "amount": 1000}],
        "target_months": 18, "currency": "USD",
    },
    # PMT in a spreadsheet: 467.97 pays off 5,000 at 22 % in 12 months, 723.05 pays off 20,000 at 18 % in 36
    {"balance": 5000, "annual_rate": 22, "monthly_payment": 467.97, "target_months": 12},
    {"balance": 20000, "annual_rate": 18, "target_months": 36, "currency": "USD"},
    {
        "balance": 6000, "annual_rate": 24.99, "introductory_months": 15, "transfer_fee_pct": 3, "target_months": 24,
        "monthly_payment": 300,
    },
    {
        "balance": 6000, "annual_rate": 24.99, "introductory_annual_rate": 4.9, "introductory_months": 15, "target_months": 9,
        "monthly_payment": 300,
    },
    {"balance": 1000, "annual_rate": 0, "target_months": 10, "monthly_payment": 100},
    # Minimum payments at the introductory rate take longer than can be counted
    {
        "balance": 1e12, "annual_rate": 0, "monthly_payment": 1e12, "introductory_annual_rate": 1000,
        "introductory_months": 120, "minimum_payment_pct": 0, "minimum_payment_floor": 0.01,
        "minimum_payment_rule": "percent_of_balance",
    },
    # Published example (tool-websites.pages.dev, credit card minimum payment calculator): 817 months, $35,957.75
    {"balance": 5000, "annual_rate": 22, "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2},
    {
        "balance": 5000, "annual_rate": 22, "monthly_payment": 200, "currency": "USD",
        "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2,
    },
    # Published example (debtoptimizerhub.pages.dev): about 4 years and 4 months with $225
    {
        "balance": 7500, "annual_rate": 22, "monthly_payment": 225, "minimum_payment_floor": 35,
        "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2,
    },
    {
        "balance": 3000, "annual_rate": 18, "minimum_payment_pct": 1, "minimum_payment_rule": "percent_plus_interest",
        "currency": "USD",
    },
    {
        "balance": 6000, "annual_rate": 24.99, "monthly_payment": 350, "introductory_months": 15,
        "transfer_fee_pct": 3, "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2,
    },
    {
        "balance": 6000, "annual_rate": 24.99, "introductory_annual_rate": 4.9, "introductory_months": 6,
        "transfer_fee_pct": 5, "minimum_payment_pct": 3, "minimum_payment_floor": 30,
        "minimum_payment_rule": "percent_of_balance",
    },
    # Ten payments, by definition
    {
        "balance": 1000, "annual_rate": 0, "monthly_payment": 100, "minimum_payment_rule": "percent_of_balance",
        "minimum_payment_pct": 2,
    },
    {
        "balance": 1250, "annual_rate": 0, "monthly_payment": 50, "minimum_payment_pct": 2, "minimum_payment_floor": 25,
        "minimum_payment_rule": "percent_of_balance",
    },
    # Less than the interest of a month
    {
        "balance": 5000, "annual_rate": 22, "monthly_payment": 91.66, "minimum_payment_rule": "percent_of_balance",
        "minimum_payment_pct": 2,
    },
    # Exactly the interest of a month
    {
        "balance": 1200, "annual_rate": 10, "monthly_payment": 10, "minimum_payment_rule": "percent_of_balance",
        "minimum_payment_pct": 2,
    },
    # Two percent of what is owed is less than the interest
    {"balance": 5000, "annual_rate": 30, "minimum_payment_pct": 2, "minimum_payment_rule": "percent_of_balance"},
    # Minimum payments alone never pay it off
    {
        "balance": 2000, "annual_rate": 30, "monthly_payment": 120, "minimum_payment_pct": 2,
        "minimum_payment_rule": "percent_of_balance",
    },
    {
        "balance": 300000, "annual_rate": 15, "monthly_payment": 20000, "minimum_payment_floor": 3000, "currency": "JPY",
        "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2,
    },
    {
        "balance": 750.125, "annual_rate": 17.5, "monthly_payment": 40.5, "minimum_payment_pct": 5,
        "minimum_payment_floor": 10, "currency": "KWD", "minimum_payment_rule": "percent_of_balance",
    },
    {
        "balance": 0.01, "annual_rate": 1000, "monthly_payment": 0.01, "minimum_payment_rule": "percent_of_balance",
        "minimum_payment_pct": 2,
    },
    {"balance": 20, "annual_rate": 20, "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2},
    # The default minimum payment: 1 percent and the interest, at least 25
    {"balance": 5000, "annual_rate": 24.99},
    # The default minimum payment: 1 percent and the interest, at least 25
    {"balance": 5000, "annual_rate": 29.99},
    # The default minimum payment: 1 percent and the interest, at least 25
    {"balance": 250000, "annual_rate": 15, "currency": "JPY", "minimum_payment_floor": 5000},
    # Paid off by the first payment, exactly; and a cent short of it.
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 1010},
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 1009.99},
    # The payment is the interest, exactly.
    {"balance": 1200, "annual_rate": 10, "monthly_payment": 10},
    {"balance": 1200, "annual_rate": 10, "monthly_payment": 10.01, "currency": "USD"},
    {"balance": 1000, "annual_rate": 0, "monthly_payment": 100, "currency": "JPY"},
    # A fifth of what is owed after 25 % of interest is the interest.
    {"balance": 1000, "annual_rate": 300, "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 20},
    {"balance": 1000, "annual_rate": 300, "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 20.01},
    {"balance": 1000, "annual_rate": 24, "minimum_payment_pct": 100, "minimum_payment_rule": "percent_of_balance"},
    {"balance": 1000, "annual_rate": 24, "minimum_payment_pct": 0},
    {"balance": 1000, "annual_rate": 24, "minimum_payment_pct": 0, "minimum_payment_rule": "percent_of_balance"},
    # The least payment is below the interest, but not after the introductory months.
    {"balance": 1000, "annual_rate": 36, "monthly_payment": 25, "introductory_months": 12},
    {"balance": 1000, "annual_rate": 0, "introductory_annual_rate": 30, "introductory_months": 6, "monthly_payment": 20},
    {"balance": 1000, "annual_rate": 20, "introductory_months": 120, "monthly_payment": 10, "transfer_fee_pct": 3},
    # 27 payments would do, but for the interest of 1e-60 %.
    {"balance": 8100, "annual_rate": 1e-60, "monthly_payment": 300},
    {"balance": 1e12, "annual_rate": 1e-9, "minimum_payment_floor": 0.01, "minimum_payment_pct": 0},
    {"balance": 1e12, "annual_rate": 1000, "minimum_payment_floor": 1e12, "transfer_fee_pct": 100},
    # What ten years at 1000 % make of the balance takes 1e33 payments.
    {"balance": 11600, "annual_rate": 0, "monthly_payment": 232, "introductory_annual_rate": 1000, "introductory_months": 120},
    # By a fixed payment, in an introductory month, and by minimum payments
    {"balance": 5000, "annual_rate": 22, "monthly_payment": 200, "start_date": "2026-01-31", "currency": "USD"},
    {"balance": 1000, "annual_rate": 22, "monthly_payment": 200, "introductory_months": 12, "start_date": "2026-09-30"},
    {"balance": 5000, "annual_rate": 24.99, "start_date": "2026-01-15"},
    {"balance": 1000, "annual_rate": 22, "introductory_months": 120, "start_date": "2025-10-31"},
    # Sixty-eight years, and too many months for a calendar
    {
        "balance": 5000, "annual_rate": 22, "minimum_payment_rule": "percent_of_balance", "minimum_payment_pct": 2,
        "start_date": "2024-02-29",
    },
    {
        "balance": 1e12, "annual_rate": 1e-9, "minimum_payment_floor": 0.01, "minimum_payment_pct": 0.01,
        "start_date": "2026-01-15", "monthly_payment": 1,
    },
    # Lump sums: by minimum payments, within and after introductory months, two in one month, and one too many
    {"balance": 5000, "annual_rate": 24, "lump_sum_payments": [{"month": 3, "amount": 700}, {"month": 30, "amount": 900}]},
    {
        "balance": 6000, "annual_rate": 24.99, "introductory_months": 6, "transfer_fee_pct": 3, "monthly_payment": 300,
        "lump_sum_payments": [{"month": 4, "amount": 500}, {"month": 9, "amount": 100}, {"month": 9, "amount": 150.5}],
        "target_months": 5,
    },
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 100, "lump_sum_payments": [{"month": 2, "amount": 5000}]},
    {"balance": 1000, "annual_rate": 12, "monthly_payment": 100, "lump_sum_payments": [{"month": 40, "amount": 5000}]},
    # A payment below the interest until a lump sum has made it enough; and nothing left to pay in the target
    {
        "balance": 5000, "annual_rate": 24, "monthly_payment": 80, "lump_sum_payments": [{"month": 2, "amount": 2500}],
        "target_months": 12,
    },
    {"balance": 1000, "annual_rate": 12, "lump_sum_payments": [{"month": 1, "amount": 2000}], "target_months": 3},
    # On the day of the loan, on that of a payment, and a day after one
    {
        "balance": 3000, "annual_rate": 18, "monthly_payment": 90, "start_date": "2026-01-31",
        "lump_sum_payments": [
            {"date": "2026-01-31", "amount": 10}, {"date": "2026-02-28", "amount": 20},
            {"date": "2026-03-01", "amount": 40},
        ],
    },
]

# Below 1e-74 the program takes the number of payments for whole where interest adds one of next to nothing.
RATES = ("0", "1e-9", "1e-60", "1000")


def calculate(given, rounding):
    with many_digits():
        return paid_off(given, rounding)


def paid_off(given, rounding):
    # Charged in whole minor units.
    fee = in_units(given["balance"] * given.get("transfer_fee_pct", Decimal(0)) / PERCENT, rounding.decimals)
    opening = given["balance"] + fee
    fixed = given.get("monthly_payment")
    course = pay(given, opening, fixed)
    if course is None:
        raise Refusal("goal-unreachable")
    months, interest, first, last = course
    output = {
        "months_to_payoff": rounding.number(Decimal(months), 0),
        **dates.payoff_date(given, months),
        "total_interest": rounding.money(interest),
        "transfer_fee": rounding.money(fee),
        "total_paid": rounding.money(opening + interest),
        "first_payment": rounding.money(first),
        "final_payment": rounding.money(last),
    }
    if "target_months" in given:
        output["required_monthly_payment"] = rounding.money(required(given, opening))
    by_minimum = None if fixed is None else pay(given, opening, None)
    if by_minimum is not None:
        output["months_saved"] = rounding.number(Decimal(by_minimum[0] - months), 0)
        if by_minimum[1] - interest <= LARGEST:
            output["interest_saved"] = rounding.money(by_minimum[1] - interest)
    return output


def required(given, balance):
    """What 1 a month in the target is worth at the beginning, month by month, has the payment that is worth the balance."""
    rate, introductory = (
        given.get(name, Decimal(0)) / PERCENT / MONTHS for name in ("annual_rate", "introductory_annual_rate")
    )
    worth, lumped, lumps = Decimal(0), Decimal(0), lumps_by_month(given)
    for month in range(int(given["target_months"]), 0, -1):
        growth = 1 + (introductory if month <= given.get("introductory_months", 0) else rate)
        worth, lumped = (worth + 1) / growth, (lumped + lumps.get(month, 0)) / growth
    return max(Decimal(0), balance - lumped) / worth


def lumps_by_month(given):
    """What is paid with each payment on top; a date is that of the payment, or before it and after the one before."""
    lumps = {}
    for lump in given.get("lump_sum_payments", []):
        month = int(lump.get("month", 0))
        if "date" in lump:
            start, day = (date.fromisoformat(text) for text in (given["start_date"], lump["date"]))
            month = next(number for number in range(1, 2000) if dates.months_after(start, number) >= day)
        lumps[month] = lumps.get(month, 0) + lump["amount"]
    return lumps


def pay(given, balance, fixed):
    """(months, interest, first payment, last payment) until nothing is owed; None where that never is."""
    share = given.get("minimum_payment_pct", Decimal(1)) / PERCENT
    least = given.get("minimum_payment_floor", Decimal(25))
    has_interest_on_top = given.get("minimum_payment_rule", "percent_plus_interest") == "percent_plus_interest"
    rate = given["annual_rate"] / PERCENT / MONTHS
    introductory = given.get("introductory_annual_rate", Decimal(0)) / PERCENT / MONTHS
    introductory_months, lumps = int(given.get("introductory_months", 0)), lumps_by_month(given)
    early_months = max([introductory_months, *lumps])

    def asked(owed, interest):
        if fixed is not None:
            return fixed
        return max(least, share * owed + (interest if has_interest_on_top else 0))

    months, earned, payments = 0, Decimal(0), []
    first_owed = balance * (1 + (introductory if introductory_months > 0 else rate))

    def first_regular(paid):
        """Without a lump sum that came with it."""
        return paid if 1 not in lumps else min(first_owed, asked(first_owed, first_owed - opening))

    opening = balance

    def month(at_rate):
        nonlocal balance, months, earned
        interest = balance * at_rate
        owed = balance + interest
        payment = asked(owed, interest) + lumps.get(months + 1, 0)
        payments.append(owed if payment >= owed * NEARLY else payment)
        balance, months, earned = owed - payments[-1], months + 1, earned + interest

    while balance > 0 and months < early_months:
        month(introductory if months < introductory_months else rate)
    # One month more for a payment to be seen, and while the minimum is more than the least.
    if balance > 0 and not payments:
        month(rate)
    if balance > 0 and fixed is None:
        part = share * (1 + rate) + (rate if has_interest_on_top else 0)
        left = 1 + rate - part
        count = months_of_shares(balance, left, part, least)
        if count is None:
            return None
        if count and left <= 0:
            month(rate)
        elif count:
            # Each payment is the same share of the balance before: together they are that share of all these balances.
            remaining = balance * left**count
            paid = (balance - remaining) / (1 - left) * part
            payments.append(part * remaining / left)
            earned, balance, months = earned + paid - (balance - remaining), remaining, months + count
    if balance > 0:
        if fixed is None and "monthly_payment" in given and balance >= 10**15 * least:
            return None
        each = least if fixed is None else fixed
        level = pay_level(balance, rate, each)
        if level is None:
            return None
        count, last = level
        payments.append(last)
        earned, months = earned + each * (count - 1) + last - balance, months + count
    return months, earned, first_regular(payments[0]), payments[-1]


def months_of_shares(balance, left, part, least):
    """How many minimum payments are a part of the balance, as long as that is more than the least; None if for ever."""

    def is_least(count):
        return balance * left**count * part * NEARLY <= least

    if is_least(0):
        return 0
    # Less is owed from month to month only where a payment is more than the interest.
    if left / NEARLY >= 1:
        return None
    return 1 if left <= 0 else first_month(is_least)


def draw(random):
    balance = drawing.amount(random, 500, 30_000)
    payment = max((balance * random.randint(1, 20) / 100).quantize(Decimal("0.01")), Decimal("0.01"))
    return {
        "balance": balance,
        "annual_rate": drawing.rate(random, 0, 36, RATES),
        **drawing.optional(random, "monthly_payment", random.choice([payment, drawing.amount(random, 10, 900)])),
        **drawing.optional(random, "minimum_payment_pct", drawing.rate(random, 0, 6, ("0", "1e-9", "100")), 0.4),
        **drawing.optional(random, "minimum_payment_floor", drawing.amount(random, 5, 100), 0.4),
        **drawing.optional(random, "minimum_payment_rule", random.choice(["percent_of_balance", "percent_plus_interest"])),
        **drawing.optional(random, "introductory_annual_rate", drawing.rate(random, 0, 12, RATES), 0.3),
        **drawing.optional(random, "introductory_months", drawing.whole(random, 0, 24, (0, 1, 120)), 0.4),
        **drawing.optional(random, "target_months", drawing.whole(random, 1, 72, (1, 2, 1200)), 0.4),
        **drawing.optional(random, "transfer_fee_pct", drawing.rate(random, 0, 5, ("0", "1e-9", "100")), 0.4),
        **drawing.currency(random),
        **(dates.draw_start(random) if random.random() < 0.7 else drawn_lumps(random, balance)),
    }


def drawn_lumps(random, balance):
    start, lumps = date(2026, 1, 31) + timedelta(days=random.randint(0, 400)), []
    for _ in range(random.choice([1, 2, 5])):
        amount = max((balance * random.randint(1, 60) / 100).quantize(Decimal("0.01")), Decimal("0.01"))
        if random.random() < 0.5:
            when = {"month": Decimal(random.randint(1, 60))}
        else:
            when = {"date": (start + timedelta(days=random.randint(0, 1500))).isoformat()}
        lumps.append({**when, "amount": min(amount, Decimal("1e12"))})
    return {"start_date": start.isoformat(), "lump_sum_payments": lumps}
