"""Mortgage points: each offer month by month, and what it has cost when the loan is repaid."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, with_digits
from replies import Reply

SOURCES = [
    "Consumer Financial Protection Bureau, How should I use lender credits and points?",
    "scoutmytool.com, Mortgage Points Break-Even: 300,000 at 7 percent is 1,995.91, at 6.75 percent with a point of 3,000 it is 1,945.79, and 15,040.75 less over 30 years",
    "Month by month: interest is charged, the level payment is made",
]

EXAMPLES = 1
CASES = [
    {
        "home_price": 500000, "down_payment": 100000, "loan_term": 30, "holding_months": 96,
        "options": [{"points": 0, "interest_rate": 6.75}, {"points": 1, "interest_rate": 6.5}, {"points": 2, "interest_rate": 6.3}],
        "currency": "USD",
    },
    # scoutmytool.com: 1,995.91, 1,945.79, 3,000, and 15,040.75 less in all
    {
        "home_price": 300000, "down_payment": 0, "loan_term": 30, "holding_months": 360,
        "options": [{"points": 0, "interest_rate": 7}, {"points": 1, "interest_rate": 6.75}],
    },
    # A lender credit
    {
        "home_price": 400000, "down_payment": 80000, "loan_term": 15,
        "options": [{"points": 1.125, "interest_rate": 5.5}, {"points": -1, "interest_rate": 6}, {"points": 0, "interest_rate": 5.75}],
    },
    # No lower rate for the points
    {"home_price": 200000, "down_payment": 0, "loan_term": 30, "options": [{"points": 1, "interest_rate": 6}, {"points": 0, "interest_rate": 6}]},
    {"home_price": 200000, "down_payment": 0, "loan_term": 30, "options": [{"points": 0, "interest_rate": 5.5}, {"points": 1, "interest_rate": 6}]},
    # The same offer twice, and the same points at two rates
    {"home_price": 200000, "down_payment": 0, "loan_term": 30, "options": [{"points": 1, "interest_rate": 6}, {"points": 1, "interest_rate": 6}]},
    {"home_price": 200000, "down_payment": 0, "loan_term": 30, "options": [{"points": 1, "interest_rate": 6}, {"points": 1, "interest_rate": 5.875}, {"points": 0, "interest_rate": 6.125}]},
    # Never: the loan is too short
    {"home_price": 200000, "down_payment": 0, "loan_term": 1, "options": [{"points": 0, "interest_rate": 6}, {"points": 3, "interest_rate": 5}]},
    # No interest for 5 percent
    {"home_price": 120000, "down_payment": 0, "loan_term": 10, "holding_months": 120, "options": [{"points": 5, "interest_rate": 0}, {"points": 0, "interest_rate": 1}]},
    {"home_price": 0, "down_payment": 0, "loan_term": 30, "options": [{"points": 0, "interest_rate": 6}, {"points": 1, "interest_rate": 5}]},
    {"home_price": 1000000000000, "down_payment": 0, "loan_term": 100, "holding_months": 1200, "options": [{"points": 20, "interest_rate": 0}, {"points": -20, "interest_rate": 1000}]},
    {"home_price": 250000, "down_payment": 0.01, "loan_term": 30, "holding_months": 1, "options": [{"points": 0.001, "interest_rate": 5.999}, {"points": 0, "interest_rate": 6}]},
    {"home_price": 60000000, "down_payment": 10000000, "loan_term": 35, "options": [{"points": 2.2, "interest_rate": 0.475}, {"points": 0, "interest_rate": 0.675}], "currency": "JPY"},
    {"home_price": 90000.125, "down_payment": 10000, "loan_term": 20, "options": [{"points": 0.5, "interest_rate": 4.75}, {"points": 0, "interest_rate": 5}], "currency": "KWD"},
]

NEVER = "No month leaves the offer with the most points as cheap as the one with the fewest."


def calculate(given, rounding):
    loan, count = given["home_price"] - given["down_payment"], 12 * int(given["loan_term"])
    kept = min(int(given.get("holding_months", 84)), count)
    # A falling balance loses the digits that it would gain in growth.
    with with_digits(250 if max(one["interest_rate"] for one in given["options"]) < 100 else 700):
        offers = [Offer(loan, count, offer) for offer in given["options"]]
        charges = [rates.settled(offer.charges[kept], loan + offer.charges[count], 150) for offer in offers]
        fewest = min(given["options"], key=lambda one: (one["points"], one["interest_rate"]))
        most = min(given["options"], key=lambda one: (-one["points"], one["interest_rate"]))
        fewer, more = (offers[given["options"].index(one)] for one in (fewest, most))
        # Nothing is even between offers that are the same but for their points, or without a loan.
        differs = loan > 0 and most["interest_rate"] < fewest["interest_rate"]
        even = next((k for k in range(1, count + 1) if rates.settled(more.charges[k] - fewer.charges[k], loan, 150) <= 0), None)
    least = min(charges)
    near = [rates.settled(charge - least, loan, 150) == 0 for charge in charges]
    reply = Reply(given)
    reply.put("options", [
        {
            "points_cost": rounding.money(offer.cost), "monthly_payment": rounding.money(offer.payment),
            "total_interest": rounding.money(offer.charges[count] - offer.cost), "finance_charge_at_exit": rounding.money(charge),
        }
        for offer, charge in zip(offers, charges)
    ])
    reply.put("cheapest_option_index", Decimal(near.index(True)))
    reply.may_lack("break_even_month", Decimal(even) if differs and even else None, Decimal, NEVER)
    return reply.all()


class Offer:
    """Points and interest until each month."""

    def __init__(self, loan, count, offer):
        rate = rates.monthly(offer["interest_rate"])
        self.cost = loan * offer["points"] / PERCENT
        self.payment = annuity.payment(loan, rate, count)
        self.charges, balance = [self.cost], loan
        for _ in range(count):
            interest = balance * rate
            self.charges.append(self.charges[-1] + interest)
            balance += interest - self.payment


def draw(random):
    price = drawing.amount(random, 100_000, 1_500_000)
    base = drawing.rate(random, 4, 8, ("4", "1e-9", "1000"))

    def offer(step):
        points = Decimal(step * random.randint(2, 9)) / 8
        less = Decimal(step * random.randint(0, 3)) / 8
        return {"points": random.choice([points, points, -points]), "interest_rate": max(base - less, Decimal(0))}

    return {
        "home_price": price,
        "down_payment": (price * random.randint(0, 50) / 100).quantize(Decimal("0.01")),
        "loan_term": drawing.whole(random, 10, 30, (1, 2, 100)),
        **drawing.optional(random, "holding_months", drawing.whole(random, 12, 240, (1, 1200))),
        "options": [offer(step) for step in range(random.choice([2, 2, 3, 4]))],
        **drawing.currency(random),
    }
