"""Loan comparison: several offers side by side, with the annual percentage rate of each."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, digits, in_units, nothing, with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 (payment) and 5.2 (balance)",
    "12 CFR 1026.22 and Appendix J: the annual percentage rate by the actuarial method",
]

EXAMPLES = 1
CASES = [
    {
        "principal": 250000,
        "offers": [
            {"name": "A", "annual_rate": 6.5, "tenure_months": 360, "fees": 1500},
            {"name": "B", "annual_rate": 6.125, "tenure_months": 360, "fees": 1500, "points": 1.5},
            {"name": "C", "annual_rate": 5.75, "tenure_months": 180, "fees": 2200},
        ],
        "holding_months": 60, "currency": "USD",
    },
    # Regulation Z style: 4,000 of prepaid charges on 200,000
    {
        "principal": 200000,
        "offers": [{"annual_rate": 6, "tenure_months": 360, "fees": 4000}, {"annual_rate": 6, "tenure_months": 360}],
    },
    # Equal offers: the first one counts
    {
        "offers": [
            {"annual_rate": 5, "tenure_months": 12, "principal": 1000},
            {"annual_rate": 5, "tenure_months": 12, "principal": 1000},
        ],
    },
    # A loan without interest, with a fee
    {
        "principal": 12000,
        "offers": [{"annual_rate": 0, "tenure_months": 24, "fees": 600}, {"annual_rate": 4.9, "tenure_months": 24}],
        "holding_months": 36,
    },
    {
        "principal": 15000,
        "offers": [
            {"annual_rate": 9.5, "tenure_months": 48, "principal": 18000},
            {"annual_rate": 8.75, "tenure_months": 60, "points": 3}, {"annual_rate": 11, "tenure_months": 36},
        ],
        "holding_months": 12,
    },
    # Fees as large as the amount have no rate
    {
        "principal": 1000,
        "offers": [
            {"annual_rate": 10, "tenure_months": 12, "fees": 1000},
            {"annual_rate": 10, "tenure_months": 12, "fees": 1200},
            {"annual_rate": 10, "tenure_months": 12, "fees": 999.99},
        ],
    },
    {
        "principal": 30000000,
        "offers": [
            {"annual_rate": 0.475, "tenure_months": 420, "fees": 660000}, {"annual_rate": 1.3, "tenure_months": 420},
        ],
        "currency": "JPY",
    },
    {
        "principal": 5000.125,
        "offers": [
            {"annual_rate": 4.5, "tenure_months": 36, "fees": 25.5},
            {"annual_rate": 4.25, "tenure_months": 48, "points": 0.75},
        ],
        "holding_months": 18, "currency": "KWD",
    },
    {
        "principal": 1000000000000,
        "offers": [
            {"annual_rate": 1000, "tenure_months": 600}, {"annual_rate": 0, "tenure_months": 1, "fees": 1000000000000},
        ],
    },
    {"principal": 0.01, "offers": [{"annual_rate": 7, "tenure_months": 12}, {"annual_rate": 7.5, "tenure_months": 6}]},
    {
        "principal": 1200,
        "offers": [{"annual_rate": 12, "tenure_months": 1, "fees": 600}, {"annual_rate": 0, "tenure_months": 1}],
        "holding_months": 1,
    },
    # Without interest all cost nothing, and the first one counts
    {
        "principal": 1000, "offers": [{"annual_rate": 0, "tenure_months": 7}, {"annual_rate": 0, "tenure_months": 13}],
        "holding_months": 3,
    },
    {
        "principal": 1000,
        "offers": [
            {"annual_rate": 5, "tenure_months": 7, "points": 100},
            {"annual_rate": 5, "tenure_months": 600, "points": 99.99},
        ],
        "holding_months": 600, "currency": "inr",
    },
]


def calculate(given, rounding):
    rows = [row_of({"principal": given.get("principal"), **offer}, given.get("holding_months")) for offer in given["offers"]]
    cheapest, lowest = first_lowest(rows, "finance_charge"), first_lowest(rows, "monthly_payment")
    output = {"cheapest_offer_index": Decimal(cheapest), "lowest_payment_offer_index": Decimal(lowest)}
    if "holding_months" in given:
        output["cheapest_offer_index_at_exit"] = Decimal(first_lowest(rows, "finance_charge_at_exit"))
    output["lowest_finance_charge"] = rounding.money(rows[cheapest]["finance_charge"])
    output["lowest_monthly_payment"] = rounding.money(rows[lowest]["monthly_payment"])
    output["offers"] = [{name: shown(name, value, rounding) for name, value in row.items()} for row in rows]
    return output


def shown(name, value, rounding):
    return value if name == "name" else rounding.percent(value) if name == "apr" else rounding.money(value)


def row_of(offer, kept):
    loan, months = offer["principal"], int(offer["tenure_months"])
    fees = offer.get("fees", Decimal(0)) + loan * offer.get("points", Decimal(0)) / PERCENT
    with with_digits(150):
        rate = rates.monthly(offer["annual_rate"])
        payment = annuity.payment(loan, rate, months)
        apr = rate_of(payment, months, loan - fees, rate) if loan > fees else None
        interest = payment * months - loan
        row = {"name": offer["name"]} if "name" in offer else {}
        row["monthly_payment"] = payment
        if apr is not None:
            row["apr"] = apr * MONTHS * PERCENT
        row |= {"total_fees": fees, "total_interest": interest, "finance_charge": interest + fees}
        row["total_paid_with_fees"] = payment * months + fees
        if kept is not None:
            is_left = kept < months
            row["finance_charge_at_exit"] = fees + (interest_until(loan, rate, payment, months, int(kept)) if is_left else interest)
    return row


def interest_until(loan, rate, payment, months, kept):
    """What is paid until then, and the balance (what the other payments are worth), less the loan."""
    return payment * kept + payment * annuity.present_factor(rate, months - kept) - loan


def rate_of(payment, months, received, below):
    """The rate a month at which the payments are worth what was received: by Newton's method between two bounds."""
    low, high = below, payment / received
    rate = below
    for _ in range(digits(400)):
        worth = payment * annuity.present_factor(rate, months)
        low, high = (rate, high) if worth >= received else (low, rate)
        # How much less the payments are worth at a slightly higher rate, from the next digits.
        step = max(rate, Decimal(1)) * nothing(70)
        slope = (payment * annuity.present_factor(rate + step, months) - worth) / step
        following = rate + (received - worth) / slope
        if not low <= following <= high:
            following = (low + high) / 2
        if abs(following - rate) <= max(rate, Decimal(1)) * nothing(100):
            return following
        rate = following
    raise AssertionError("no rate was found")


def first_lowest(rows, name):
    """The first place of the lowest; what differs by less than 1e-60 is equal."""
    values = [in_units(row[name], digits(60)) for row in rows]
    return values.index(min(values))


def draw(random):
    def offer(*more):
        parts = [
            drawing.optional(random, "name", random.choice(["A", "Bank ü", "C"]), 0.3),
            {"annual_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "100"))},
            {"tenure_months": drawing.whole(random, 1, 480, (1, 2, 600))},
            drawing.optional(random, "fees", drawing.amount(random, 0, 3_000, "0")),
            drawing.optional(random, "points", drawing.rate(random, 0, 5, ("0", "1e-9", "100")), 0.4),
            *more,
        ]
        return {field: value for part in parts for field, value in part.items()}

    amount = drawing.optional(random, "principal", drawing.amount(random, 1_000, 500_000), 0.8)
    own = [{}] if amount else []
    sizes = [*own, *own, {"principal": drawing.amount(random, 1_000, 500_000)}]
    offers = [offer(random.choice(sizes)) for _ in range(random.choice([2, 2, 3, 4]))]
    return {
        **amount,
        "offers": [*offers[:-1], offers[0] if random.random() < 0.1 else offers[-1]],
        **drawing.optional(random, "holding_months", drawing.whole(random, 1, 120, (1, 600))),
        **drawing.currency(random),
    }
