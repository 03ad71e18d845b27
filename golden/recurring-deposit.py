"""Recurring deposit: equal monthly deposits at a bank, by the quarterly rule of India's banks and others."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import power

SOURCES = [
    "The quarterly rule of India's banks: every deposit grows by its months, each a third of a quarter",
    "Kellison, The Theory of Interest, 3rd edition, section 4.4: payments more often than interest is added",
]

EXAMPLES = 1
CASES = [
    # Published example of the Indian banks' quarterly rule: 199121.86
    {"monthly_deposit": 5000, "annual_rate": 6.5, "tenure_months": 36, "currency": "INR"},
    {"monthly_deposit": 1000000000.0, "annual_rate": 12, "tenure_months": 1200},
    # Published example of the Indian banks' quarterly rule: 1229513.62
    {"monthly_deposit": 47000, "annual_rate": 8.25, "tenure_months": 24},
    {"monthly_deposit": 0.01, "annual_rate": 1000, "tenure_months": 2},
    {"monthly_deposit": 1000, "annual_rate": 7, "tenure_months": 13, "tax_rate": 10, "currency": "INR"},
    {"monthly_deposit": 100, "annual_rate": 1e-10, "tenure_months": 240},
    {
        "monthly_deposit": 250, "annual_rate": 4, "tenure_months": 60, "compound_frequency": "monthly",
        "currency": "EUR", "tax_rate": 25,
    },
    {
        "monthly_deposit": 30000, "annual_rate": 0.3, "tenure_months": 48, "compound_frequency": "semiannually",
        "currency": "JPY",
    },
    {
        "monthly_deposit": 10.125, "annual_rate": 3.75, "tenure_months": 10, "currency": "KWD",
        "compound_frequency": "annually",
    },
    {"monthly_deposit": 100, "annual_rate": 0, "tenure_months": 12},
    {"monthly_deposit": 2500, "annual_rate": 5.5, "tenure_months": 1, "compound_frequency": "daily"},
    {"monthly_deposit": 1500, "annual_rate": 6.9, "tenure_months": 120},
    {"monthly_deposit": 1000, "annual_rate": 1000, "tenure_months": 120, "compound_frequency": "annually"},
    {"monthly_deposit": 1000000000000, "annual_rate": 1000, "tenure_months": 1200},
    {"monthly_deposit": 1000, "annual_rate": 6, "tenure_months": 12, "tax_rate": 100, "currency": "inr"},
    # As future-value with a nominal rate at the end of months, 2,300,386.89, and as sip with an effective one, 2,240,358.90
    {"monthly_deposit": 10000, "annual_rate": 12, "tenure_months": 120, "compound_frequency": "monthly", "contribution_timing": "end"},
    {"monthly_deposit": 10000, "annual_rate": 12, "tenure_months": 120, "compound_frequency": "annually"},
]


def calculate(given, rounding):
    deposit, months = given["monthly_deposit"], int(given["tenure_months"])
    times = rates.TIMES_A_YEAR[given.get("compound_frequency", "quarterly")]
    a_month = power(1 + rates.fraction(given["annual_rate"]) / times, times / Decimal(12))
    # At the beginning, the last deposit grows by one month, the first by all.
    own = a_month if given.get("contribution_timing", "begin") == "begin" else 1
    value = deposit * own * annuity.future_factor(a_month - 1, months)
    interest = value - deposit * months
    tax = interest * rates.fraction(given.get("tax_rate", 0))
    return {
        "maturity_value": rounding.money(value),
        "total_deposits": rounding.money(deposit * months),
        "interest_earned": rounding.money(interest),
        "tax": rounding.money(tax),
        "maturity_value_after_tax": rounding.money(value - tax),
        "effective_annual_rate": rounding.percent(rates.effective(given["annual_rate"], times)),
    }


def draw(random):
    return {
        "monthly_deposit": drawing.amount(random, 10, 50_000),
        "annual_rate": drawing.rate(random, 0, 15),
        "tenure_months": drawing.whole(random, 1, 240, (1, 2, 1200)),
        **drawing.optional(random, "compound_frequency", random.choice(list(rates.TIMES_A_YEAR))),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 40, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
