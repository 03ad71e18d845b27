"""The rule of 78: what of a finance charge is refunded when a loan is repaid early."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT, with_digits

SOURCES = [
    "easycalculation.com, Rule of 78 loan: 100 over 12 months with 9 left is 57.69, 233.14 over 18 with 6 left is 28.63",
    "Kellison, The Theory of Interest, 3rd edition, section 5.3: interest of a schedule, payment by payment",
]

EXAMPLES = 1
CASES = [
    {"finance_charge": 1840, "tenure_months": 48, "elapsed_months": 20, "annual_rate": 9.5, "currency": "USD"},
    {"finance_charge": 100, "tenure_months": 12, "elapsed_months": 3},
    {"finance_charge": 233.14, "tenure_months": 18, "elapsed_months": 12},
    # The whole charge, and the last payment of 78
    {"finance_charge": 780, "tenure_months": 12, "elapsed_months": 0, "annual_rate": 12},
    {"finance_charge": 780, "tenure_months": 12, "elapsed_months": 11, "annual_rate": 12},
    {"finance_charge": 0, "tenure_months": 12, "elapsed_months": 6, "annual_rate": 12},
    {"finance_charge": 500, "tenure_months": 1, "elapsed_months": 0, "annual_rate": 1000},
    {"finance_charge": 1000000000000, "tenure_months": 1200, "elapsed_months": 1199, "annual_rate": 0.01},
    {"finance_charge": 1000000000000, "tenure_months": 1200, "elapsed_months": 600, "annual_rate": 1000},
    {"finance_charge": 250000, "tenure_months": 60, "elapsed_months": 24, "annual_rate": 3.2, "currency": "JPY"},
    {"finance_charge": 812.375, "tenure_months": 36, "elapsed_months": 35, "annual_rate": 7.25, "currency": "KWD"},
    {"finance_charge": 0.01, "tenure_months": 2, "elapsed_months": 1, "annual_rate": 5},
]


def calculate(given, rounding):
    months, elapsed = int(given["tenure_months"]), int(given["elapsed_months"])
    # The months carry weights of n, n − 1, … 1: of a year's, 78 in all.
    refund = given["finance_charge"] * sum(range(1, months - elapsed + 1)) / sum(range(1, months + 1))
    results = {"refund": rounding.money(refund)}
    if "annual_rate" not in given:
        return results
    with with_digits(160):
        earned = interests(given["annual_rate"] / PERCENT / MONTHS, months)
        actuarial = given["finance_charge"] * sum(earned[elapsed:]) / sum(earned)
        results["actuarial_refund"] = rounding.money(actuarial)
        results["refund_difference"] = rounding.money(actuarial - refund)
    return results


def interests(rate, months):
    """Of each month of a loan whose payments are 1: what a payment does not repay."""
    discounted = (1 + rate) ** -months
    found = []
    for _ in range(months):
        found.append(1 - discounted)
        discounted *= 1 + rate
    return found


def draw(random):
    months = int(drawing.whole(random, 2, 84, (1, 2, 1200)))
    return {
        "finance_charge": drawing.amount(random, 50, 20_000, "0", "1e12"),
        "tenure_months": Decimal(months),
        "elapsed_months": Decimal(random.choice([0, months - 1, random.randint(0, months - 1)])),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 1, 30, ("0.01", "1000")), 0.8),
        **drawing.currency(random),
    }
