"""Debt consolidation: debts that are each paid by their minimum, against one loan for all of them."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT, in_units
from ledgers import NEARLY, balance_after, many_digits, pay_level

SOURCES = [
    "Consumer Financial Protection Bureau, What do I need to know about consolidating my credit card debt?",
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 3.6: level payments, unknown time",
    "The new loan's ledger in whole minor units: payment and interest rounded, the last payment settles the rest",
]

LAST_MONTH = 120

EXAMPLES = 1
CASES = [
    {
        "debts": [
            {"name": "Card", "balance": 8200, "annual_rate": 22.9, "minimum_payment": 220},
            {"name": "Store", "balance": 2400, "annual_rate": 26.5, "minimum_payment": 85},
        ],
        "new_annual_rate": 11.5, "new_tenure_months": 48, "fee_pct": 4, "currency": "USD",
    },
    {
        "debts": [
            {"name": "Card", "balance": 8200, "annual_rate": 22.9, "minimum_payment": 220},
            {"name": "Store", "balance": 2400, "annual_rate": 26.5, "minimum_payment": 85},
        ],
        "new_annual_rate": 11.5, "new_tenure_months": 48, "fee_pct": 4, "fee_treatment": "upfront",
    },
    # A longer loan that costs more
    {
        "debts": [
            {"name": "Card", "balance": 8200, "annual_rate": 22.9, "minimum_payment": 220},
            {"name": "Store", "balance": 2400, "annual_rate": 26.5, "minimum_payment": 85},
        ],
        "new_annual_rate": 24, "new_tenure_months": 120, "other_fees": 500,
    },
    # Nothing changes, by definition
    {"debts": [{"balance": 1000, "annual_rate": 0, "minimum_payment": 100}], "new_annual_rate": 0, "new_tenure_months": 10},
    # No break-even: nothing is saved
    {
        "debts": [{"balance": 1000, "annual_rate": 0, "minimum_payment": 100}], "new_annual_rate": 5, "new_tenure_months": 10,
        "other_fees": 1,
    },
    {
        "debts": [
            {"balance": 5000, "annual_rate": 18, "minimum_payment": 150},
            {"balance": 12000, "annual_rate": 7.5, "minimum_payment": 300},
            {"balance": 900, "annual_rate": 29.9, "minimum_payment": 45},
            {"balance": 3000, "annual_rate": 0, "minimum_payment": 125},
        ],
        "new_annual_rate": 9.25, "new_tenure_months": 60, "fee_pct": 1.5, "other_fees": 75,
    },
    # Exactly the interest of a month: the debt is never paid off
    {"debts": [{"balance": 5000, "annual_rate": 24, "minimum_payment": 100}], "new_annual_rate": 10, "new_tenure_months": 36},
    # No payment at all
    {"debts": [{"balance": 5000, "annual_rate": 24, "minimum_payment": 0}], "new_annual_rate": 10, "new_tenure_months": 36},
    {
        "debts": [
            {"balance": 500000, "annual_rate": 15, "minimum_payment": 12000},
            {"balance": 250000, "annual_rate": 18, "minimum_payment": 9000},
        ],
        "new_annual_rate": 6.8, "new_tenure_months": 60, "other_fees": 20000, "currency": "JPY",
    },
    {
        "debts": [
            {"balance": 1000.125, "annual_rate": 12.5, "minimum_payment": 50.25},
            {"balance": 300.5, "annual_rate": 20, "minimum_payment": 15.125},
        ],
        "new_annual_rate": 6.25, "new_tenure_months": 24, "fee_pct": 0.5, "currency": "KWD",
    },
    {
        "debts": [{"balance": 1000000000000, "annual_rate": 30, "minimum_payment": 26000000000}], "new_annual_rate": 1000,
        "new_tenure_months": 360,
    },
    # Barely above the interest: 230 months
    {
        "debts": [{"balance": 2000, "annual_rate": 20, "minimum_payment": 34}], "new_annual_rate": 12, "new_tenure_months": 60,
        "other_fees": 100,
    },
    # One debt whose payment is its interest
    {
        "debts": [
            {"balance": 5000, "annual_rate": 6, "minimum_payment": 200},
            {"balance": 10000, "annual_rate": 24, "minimum_payment": 200},
        ],
        "new_annual_rate": 12, "new_tenure_months": 60,
    },
    # The payment is the interest, exactly; and a cent more.
    {"debts": [{"balance": 1200, "annual_rate": 10, "minimum_payment": 10}], "new_annual_rate": 5, "new_tenure_months": 12},
    {"debts": [{"balance": 1200, "annual_rate": 10, "minimum_payment": 10.01}], "new_annual_rate": 5, "new_tenure_months": 12},
    {"debts": [{"balance": 1200, "annual_rate": 10, "minimum_payment": 0}], "new_annual_rate": 5, "new_tenure_months": 12},
    # Paid by the first payment; the new loan costs the same from the first month on.
    {"debts": [{"balance": 1000, "annual_rate": 12, "minimum_payment": 1010}], "new_annual_rate": 12, "new_tenure_months": 1},
    {"debts": [{"balance": 1000, "annual_rate": 0, "minimum_payment": 100}], "new_annual_rate": 0, "new_tenure_months": 10},
    {
        "debts": [{"balance": 1000, "annual_rate": 0, "minimum_payment": 100}], "new_annual_rate": 0, "new_tenure_months": 10,
        "other_fees": 0.01, "fee_treatment": "upfront", "currency": "EUR",
    },
    # Nearly 10 of interest are saved a month: not quite 120 after 12.
    {
        "debts": [{"balance": 1000, "annual_rate": 12, "minimum_payment": 10.000001}], "new_annual_rate": 0,
        "new_tenure_months": 12, "other_fees": 120, "fee_treatment": "upfront",
    },
    {
        "debts": [{"balance": 1e12, "annual_rate": 1000, "minimum_payment": 1e12}], "new_annual_rate": 1000,
        "new_tenure_months": 1200, "fee_pct": 100, "other_fees": 1e12,
    },
    # In cents; the new loan is that of 320,000 at 7 percent: its last payment is 2126.33, its interest 446426.56
    {
        "debts": [{"balance": 320000, "annual_rate": 9, "minimum_payment": 2600}], "new_annual_rate": 7, "new_tenure_months": 360,
        "payment_rounding": "cent", "currency": "USD",
    },
    # By hand: 333.33, 333.33 and 333.34; 10 of fees, and 10 of interest saved by the first month
    {
        "debts": [{"balance": 1000, "annual_rate": 12, "minimum_payment": 400}], "new_annual_rate": 0, "new_tenure_months": 3,
        "other_fees": 10, "fee_treatment": "upfront", "payment_rounding": "cent",
    },
    # Half a cent a month is a cent: repaid in half of the months
    {
        "debts": [{"balance": 0.06, "annual_rate": 0, "minimum_payment": 0.01}], "new_annual_rate": 0, "new_tenure_months": 12,
        "payment_rounding": "cent",
    },
    # Amounts and fees finer than a minor unit
    {
        "debts": [
            {"balance": 1000.1255, "annual_rate": 12.5, "minimum_payment": 50.25},
            {"balance": 300.5, "annual_rate": 20, "minimum_payment": 15.125},
        ],
        "new_annual_rate": 6.25, "new_tenure_months": 24, "fee_pct": 0.55, "payment_rounding": "cent", "currency": "KWD",
    },
    {
        "debts": [{"balance": 750000, "annual_rate": 15, "minimum_payment": 20000}], "new_annual_rate": 6.8, "new_tenure_months": 60,
        "fee_pct": 1.5, "payment_rounding": "cent", "currency": "JPY",
    },
    # The payment is less than the interest once it is rounded: all at the end
    {
        "debts": [{"balance": 100, "annual_rate": 30, "minimum_payment": 5}], "new_annual_rate": 1000, "new_tenure_months": 1200,
        "payment_rounding": "cent",
    },
]


def calculate(given, rounding):
    with many_digits():
        return compare(given, rounding)


def compare(given, rounding):
    debts = [
        (debt["balance"], debt["annual_rate"] / PERCENT / MONTHS, debt["minimum_payment"]) for debt in given["debts"]
    ]
    owed, paid_now = sum(debt[0] for debt in debts), sum(debt[2] for debt in debts)
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    fees = booked(owed * given.get("fee_pct", Decimal(0)) / PERCENT + given.get("other_fees", Decimal(0)), cents)
    loan = booked(owed, cents) + (fees if given.get("fee_treatment", "financed") == "financed" else 0)
    months = int(given["new_tenure_months"])
    level, last, charged = keep(loan, given["new_annual_rate"] / PERCENT / MONTHS, months, cents)
    interest = charged[-1]
    output = {
        "total_balance": rounding.money(owed),
        "current_monthly_payment": rounding.money(paid_now),
        "total_fees": rounding.money(fees),
        "new_loan_amount": rounding.money(loan),
        "new_monthly_payment": rounding.money(level),
        "new_total_interest": rounding.money(interest),
        "new_finance_charge": rounding.money(interest + fees),
        "monthly_payment_saved": rounding.money(paid_now - level),
    }
    courses = [(debt, pay_level(*debt)) for debt in debts]
    if all(course is not None for _, course in courses):
        old = [(*debt, *course) for debt, course in courses]
        until = max(debt[3] for debt in old)
        current = sum(interest_until(debt, until) for debt in old)
        output["current_months_to_payoff"] = rounding.number(Decimal(until), 0)
        output["current_total_interest"] = rounding.money(current)
        output["months_saved"] = rounding.number(Decimal(until - months), 0)
        output["total_saved"] = rounding.money(current - interest - fees)
        for month in range(1, LAST_MONTH + 1):
            saved = sum(interest_until(debt, month) for debt in old)
            if charged[min(month, months)] + fees - saved <= loan * (1 - NEARLY):
                output["break_even_month"] = rounding.number(Decimal(month), 0)
                break
    if cents is not None:
        output["new_final_payment"] = rounding.money(last)
    return in_order(given, output)


def booked(value, cents):
    """As a ledger in whole minor units has it; without one as it is."""
    return value if cents is None else in_units(value, cents)


def keep(loan, rate, months, cents):
    """The level payment of the new loan, its last payment, and the interest until each month."""
    level = booked(annuity.payment(loan, rate, months), cents)
    balance, last, charged = loan, Decimal(0), [Decimal(0)]
    for month in range(1, months + 1):
        interest = booked(balance * rate, cents)
        part = level
        if cents is not None:
            part = balance + interest if month == months else min(balance + interest, level)
            last = part if part > 0 else last
        balance += interest - part
        charged.append(charged[-1] + interest)
    return level, last, charged


NEVER_PAID_OFF = "A debt is never paid off by its minimum_payment, which does not cover a month's interest."
NOT_COVERED = "The interest saved does not cover the fees within ten years."
ORDER = [
    "total_balance", "current_monthly_payment", "current_months_to_payoff", "current_total_interest", "total_fees", "new_loan_amount",
    "new_monthly_payment", "new_total_interest", "new_finance_charge", "monthly_payment_saved", "months_saved", "total_saved", "break_even_month",
    "new_final_payment",
]


def in_order(given, output):
    """As replies have them: the currency, then why outputs are left out."""
    reason = NOT_COVERED if "current_months_to_payoff" in output else NEVER_PAID_OFF
    omitted = {name: reason for name in ORDER[:-1] if name not in output}
    ordered = {name: output[name] for name in ORDER if name in output}
    if "currency" in given:
        ordered["currency"] = given["currency"].upper()
    return {**ordered, "omitted": omitted} if omitted else ordered


def interest_until(debt, month):
    """All interest of a debt in its first months: what was paid less what was repaid."""
    balance, rate, payment, months, last = debt
    if month >= months:
        return payment * (months - 1) + last - balance
    return payment * month - (balance - balance_after(month, balance, rate, payment))


def draw(random):
    debts = []
    for _ in range(random.randint(1, 4)):
        balance = drawing.amount(random, 500, 30_000)
        rate = drawing.rate(random, 0, 30, ("0", "1e-9", "1e-60", "1000"))
        payment = balance * (rate / 1200 + Decimal(random.randint(-2, 60)) / 1000)
        payment = min(max(payment, Decimal(0)), Decimal("1e12")).quantize(Decimal("0.01"))
        debts.append({"balance": balance, "annual_rate": rate, "minimum_payment": payment})
    return {
        "debts": debts,
        "new_annual_rate": drawing.rate(random, 0, 20, ("0", "1e-9", "1e-60", "1000")),
        "new_tenure_months": drawing.whole(random, 1, 120, (1, 2, 1200)),
        **drawing.optional(random, "fee_pct", drawing.rate(random, 0, 6, ("0", "1e-9", "100"))),
        **drawing.optional(random, "other_fees", drawing.amount(random, 1, 500), 0.3),
        **drawing.optional(random, "fee_treatment", random.choice(["upfront", "financed"])),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"])),
        **drawing.currency(random),
    }
