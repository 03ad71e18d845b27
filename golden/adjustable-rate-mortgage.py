"""An adjustable-rate mortgage month by month: at each adjustment a new rate, and the payment that repays what is owed."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import in_units, with_digits

SOURCES = [
    "Regulation Z, appendix H-14: 10,000 for 30 years at 12.41 percent, caps of 2 and 5: 106.03 a month, at most 145.34 from the fourth year on at 17.41 percent",
    "myhomeloantools.com, 5/1 ARM example: 250,000 at 6.75 percent, 1,622 a month and about 333,734 of interest with a stable index",
    "Each month: interest is charged, a payment is made",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
]

EXAMPLES = 2
CASES = [
    {
        "home_price": 500000, "down_payment": 100000, "interest_rate": 5.75, "loan_term": 30, "index_rates": [4.3, 4, 3.75],
        "index_margin_rate": 2.75, "currency": "USD",
    },
    # Regulation Z, H-14: 106.03, 145.34, 17.41
    {
        "home_price": 10000, "down_payment": 0, "interest_rate": 12.41, "loan_term": 30, "fixed_months": 12, "adjustment_months": 12,
        "index_rates": [9.41], "periodic_cap_pct": 2, "index_margin_rate": 3,
    },
    # The rate rises at three adjustments, as far as the caps allow
    {
        "home_price": 225000, "down_payment": 0, "interest_rate": 3, "loan_term": 30, "adjustment_months": 12, "index_rates": [2.75, 3.75, 4.75],
        "index_margin_rate": 2.25, "periodic_cap_pct": 1, "lifetime_cap_pct": 4,
    },
    # myhomeloantools.com: 1,622 a month, and 333,734 of interest with payments in cents
    {"home_price": 250000, "down_payment": 0, "interest_rate": 6.75, "loan_term": 30, "adjustment_months": 12, "periodic_cap_pct": 2, "index_rates": [5.2], "index_margin_rate": 1.55},
    # The caps hold it up, the floor down; a 7/6
    {
        "home_price": 640000, "down_payment": 140000, "interest_rate": 6.125, "loan_term": 30, "fixed_months": 84, "adjustment_months": 6,
        "index_rates": [12, 12, 0.25, 0.25, 0.25, 0.25, 0.25, -1], "index_margin_rate": 2.5, "initial_cap_pct": 5, "periodic_cap_pct": 1,
    },
    {
        "home_price": 640000, "down_payment": 140000, "interest_rate": 6, "loan_term": 15, "index_rates": [0], "index_margin_rate": 2.25,
        "min_interest_rate": 4.5,
    },
    # Never adjusted
    {"home_price": 200000, "down_payment": 20000, "interest_rate": 5, "loan_term": 5, "index_rates": [9], "index_margin_rate": 3},
    {"home_price": 200000, "down_payment": 20000, "interest_rate": 5, "loan_term": 5, "fixed_months": 1200, "index_rates": [9], "index_margin_rate": 3},
    # Every month
    {
        "home_price": 200000, "down_payment": 20000, "interest_rate": 5, "loan_term": 2, "fixed_months": 1, "adjustment_months": 1,
        "index_rates": [2, 2.1, 2.2, 2.3, 2.4, 2.5], "index_margin_rate": 3, "initial_cap_pct": 0.05, "periodic_cap_pct": 0.1,
    },
    # No caps at all, and none left to move
    {"home_price": 100000, "down_payment": 0, "interest_rate": 5, "loan_term": 10, "index_rates": [9], "index_margin_rate": 3, "initial_cap_pct": 0},
    {
        "home_price": 100000, "down_payment": 0, "interest_rate": 5, "loan_term": 10, "index_rates": [90, 1], "index_margin_rate": 3,
        "initial_cap_pct": 100, "periodic_cap_pct": 100, "lifetime_cap_pct": 100,
    },
    # A margin above the rate: up to it within the caps
    {"home_price": 100000, "down_payment": 0, "interest_rate": 1, "loan_term": 10, "index_rates": [-5], "index_margin_rate": 4},
    {"home_price": 100000, "down_payment": 0, "interest_rate": 0, "loan_term": 10, "index_rates": [0], "index_margin_rate": 0, "lifetime_cap_pct": 0},
    {"home_price": 0, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "index_rates": [0], "index_margin_rate": 0},
    {
        "home_price": 1000000000000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "fixed_months": 12, "index_rates": [1000],
        "index_margin_rate": 1000, "lifetime_cap_pct": 100,
    },
    {"home_price": 40000000, "down_payment": 5000000, "interest_rate": 0.475, "loan_term": 35, "adjustment_months": 60, "index_rates": [0.5, 1], "index_margin_rate": 0.6, "currency": "JPY"},
    {"home_price": 95000.125, "down_payment": 5000, "interest_rate": 4.25, "loan_term": 20, "fixed_months": 37, "adjustment_months": 7, "index_rates": [3.1, 2.9], "index_margin_rate": 1.9, "currency": "KWD"},
    # In cents; never adjusted, it is the loan of 320,000 at 7 percent: its last payment is 2126.33, its interest 446426.56
    {
        "home_price": 320000, "down_payment": 0, "interest_rate": 7, "loan_term": 30, "fixed_months": 360, "index_rates": [5],
        "index_margin_rate": 2, "payment_rounding": "cent", "currency": "USD",
    },
    {
        "home_price": 500000, "down_payment": 100000, "interest_rate": 5.75, "loan_term": 30, "index_rates": [4.3, 4, 3.75],
        "index_margin_rate": 2.75, "payment_rounding": "cent", "currency": "USD",
    },
    # Regulation Z, H-14, kept in cents: 106.03, and 145.35, as the rounded payments leave a little more of the balance
    {
        "home_price": 10000, "down_payment": 0, "interest_rate": 12.41, "loan_term": 30, "fixed_months": 12, "adjustment_months": 12,
        "index_rates": [9.41], "periodic_cap_pct": 2, "index_margin_rate": 3, "payment_rounding": "cent",
    },
    # By hand, without interest: 83.33 eleven times, 83.37
    {
        "home_price": 1000, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "index_rates": [0], "index_margin_rate": 0,
        "payment_rounding": "cent",
    },
    # Half a cent a month is a cent: repaid before the rate is adjusted
    {
        "home_price": 0.06, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "fixed_months": 8, "index_rates": [0],
        "index_margin_rate": 0, "payment_rounding": "cent",
    },
    {
        "home_price": 0.004, "down_payment": 0, "interest_rate": 5, "loan_term": 1, "fixed_months": 3, "index_rates": [3],
        "index_margin_rate": 2, "payment_rounding": "cent",
    },
    # Every month
    {
        "home_price": 200000, "down_payment": 20000, "interest_rate": 5, "loan_term": 2, "fixed_months": 1, "adjustment_months": 1,
        "index_rates": [2, 2.1, 2.2, 2.3, 2.4, 2.5], "index_margin_rate": 3, "initial_cap_pct": 0.05, "periodic_cap_pct": 0.1,
        "payment_rounding": "cent",
    },
    {"home_price": 40000000, "down_payment": 5000000, "interest_rate": 0.475, "loan_term": 35, "adjustment_months": 60, "index_rates": [0.5, 1], "index_margin_rate": 0.6, "payment_rounding": "cent", "currency": "JPY"},
    {"home_price": 95000.1255, "down_payment": 5000, "interest_rate": 4.25, "loan_term": 20, "fixed_months": 37, "adjustment_months": 7, "index_rates": [3.1, 2.9], "index_margin_rate": 1.9, "payment_rounding": "cent", "currency": "KWD"},
    {
        "home_price": 1000000000000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "fixed_months": 12, "index_rates": [1000],
        "index_margin_rate": 1000, "lifetime_cap_pct": 100, "payment_rounding": "cent",
    },
]


def calculate(given, rounding):
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    loan, count = booked(given["home_price"] - given["down_payment"], cents), 12 * int(given["loan_term"])
    fixed, step = int(given.get("fixed_months", 60)), int(given.get("adjustment_months", 6))
    first, later = given.get("initial_cap_pct", Decimal(2)), given.get("periodic_cap_pct", Decimal(1))
    margin, start = given["index_margin_rate"], given["interest_rate"]
    highest, lowest = start + given.get("lifetime_cap_pct", Decimal(5)), given.get("min_interest_rate", margin)

    def expected(number, rate, cap):
        index = given["index_rates"][min(number, len(given["index_rates"])) - 1]
        rate = max(index + margin, rate - cap, lowest), rate + cap
        return min(*rate, highest)

    def worst(number, rate, cap):
        return min(rate + cap, highest)

    def follow(adjusted):
        """All payments, the first and the highest level payment, the last rate, and the last payment."""
        balance, rate, number, paid, last = loan, start, 0, Decimal(0), Decimal(0)
        payment = opening = most = booked(annuity.payment(loan, rates.monthly(rate), count), cents)
        for month in range(count):
            if month >= fixed and (month - fixed) % step == 0:
                number += 1
                rate = adjusted(number, rate, first if number == 1 else later)
                payment = booked(annuity.payment(balance, rates.monthly(rate), count - month), cents)
                most = max(most, payment)
            owed, part = balance + booked(balance * rates.monthly(rate), cents), payment
            if cents is not None:
                part = owed if month == count - 1 else min(owed, payment)
                last = part if part > 0 else last
            balance, paid = owed - part, paid + part
        assert abs(balance) <= loan * Decimal("1e-60")
        return paid, opening, most, rate, last

    with with_digits(160 if highest < 100 else 700):
        paid, opening, _, _, last = follow(expected)
        worst_paid, _, most, rate, _ = follow(worst)
    output = {
        "monthly_payment": rounding.money(opening),
        "max_monthly_payment": rounding.money(most),
        "max_interest_rate": rounding.percent(rate),
        "total_interest": rounding.money(paid - loan),
        "max_total_interest": rounding.money(worst_paid - loan),
        "total_paid": rounding.money(paid),
    }
    return output if cents is None else {**output, "final_payment": rounding.money(last)}


def booked(value, cents):
    """As a ledger in whole minor units has it; without one as it is."""
    return value if cents is None else in_units(value, cents)


def draw(random):
    price = drawing.amount(random, 100_000, 1_500_000)
    rate = drawing.rate(random, 3, 8, ("0", "1e-9", "60"))
    caps = {
        **drawing.optional(random, "initial_cap_pct", Decimal(random.choice([0, 1, 2, 5]))),
        **drawing.optional(random, "periodic_cap_pct", Decimal(random.choice([0, 1, 2]))),
        **drawing.optional(random, "lifetime_cap_pct", Decimal(random.choice([0, 5, 6]))),
    }
    return {
        "home_price": price,
        "down_payment": (price * random.randint(0, 50) / 100).quantize(Decimal("0.01")),
        "interest_rate": rate,
        "loan_term": drawing.whole(random, 10, 30, (1, 2, 60)),
        **drawing.optional(random, "fixed_months", drawing.whole(random, 12, 120, (1, 1200))),
        **drawing.optional(random, "adjustment_months", Decimal(random.choice([6, 12, 12, 36]))),
        "index_rates": [drawing.rate(random, 0, 8, ("0", "1e-9", "-3", "50")) for _ in range(random.choice([1, 2, 5, 10]))],
        "index_margin_rate": drawing.rate(random, 1, 4, ("0", "1e-9", "30")),
        **caps,
        **drawing.optional(random, "min_interest_rate", rate * random.choice([0, Decimal("0.5"), 1]), 0.2),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"])),
        **drawing.currency(random),
    }
