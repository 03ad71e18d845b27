"""Prepay a loan or invest: two people with the same budget, month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, with_digits
from replies import Reply

SOURCES = [
    "Two households with the same income, one with extra payments and one with investments, until the loan would end",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment that repays a loan",
]

EXAMPLES = 1
CASES = [
    {
        "balance": 250000, "annual_rate": 6, "remaining_months": 300, "extra_monthly_payment": 400, "annual_return": 8,
        "tax_rate": 15, "marginal_tax_rate": 22, "currency": "USD",
    },
    {"balance": 300000, "annual_rate": 6, "remaining_months": 360, "extra_monthly_payment": 200, "annual_return": 5},
    # At the rate of the loan both are the same
    {"balance": 300000, "annual_rate": 6, "remaining_months": 360, "extra_monthly_payment": 200, "annual_return": 6},
    # Also after tax: 8 percent less a quarter is 6
    {"balance": 100000, "annual_rate": 6, "remaining_months": 120, "extra_monthly_payment": 500, "annual_return": 8, "tax_rate": 25},
    {"balance": 100000, "annual_rate": 6, "remaining_months": 120, "extra_monthly_payment": 500, "annual_return": 4.5, "marginal_tax_rate": 25},
    # No interest, no return
    {"balance": 12000, "annual_rate": 0, "remaining_months": 12, "extra_monthly_payment": 1000, "annual_return": 0},
    # Without interest: 100 a month, then 200 and half as long
    {"balance": 1200, "annual_rate": 0, "remaining_months": 12, "extra_monthly_payment": 100, "annual_return": 12},
    # Repaid at once
    {"balance": 1000, "annual_rate": 12, "remaining_months": 24, "extra_monthly_payment": 5000, "annual_return": 7},
    {"balance": 1000, "annual_rate": 12, "remaining_months": 1, "extra_monthly_payment": 50, "annual_return": 7},
    # Nothing is left of a return, or of the interest
    {"balance": 50000, "annual_rate": 7, "remaining_months": 60, "extra_monthly_payment": 100, "annual_return": 7, "tax_rate": 100},
    {"balance": 50000, "annual_rate": 7, "remaining_months": 60, "extra_monthly_payment": 100, "annual_return": 7, "marginal_tax_rate": 100},
    {"balance": 50000, "annual_rate": 7, "remaining_months": 60, "extra_monthly_payment": 100, "annual_return": -20},
    {"balance": 50000, "annual_rate": 7, "remaining_months": 60, "extra_monthly_payment": 0.01, "annual_return": 3},
    {"balance": 1000000000000, "annual_rate": 1000, "remaining_months": 1200, "extra_monthly_payment": 0.01, "annual_return": 1000},
    {"balance": 0.01, "annual_rate": 1e-100, "remaining_months": 1200, "extra_monthly_payment": 1000000000000, "annual_return": 1e-100},
    {"balance": 24000000, "annual_rate": 1.3, "remaining_months": 300, "extra_monthly_payment": 30000, "annual_return": 4, "currency": "JPY", "tax_rate": 20.315},
    {"balance": 9000.125, "annual_rate": 5.25, "remaining_months": 48, "extra_monthly_payment": 75.5, "annual_return": 3.75, "currency": "KWD"},
]

ALL_TAXED = "Tax takes the whole return."


def calculate(given, rounding):
    count, extra = int(given["remaining_months"]), given["extra_monthly_payment"]
    deducted = given.get("marginal_tax_rate", Decimal(0)) / PERCENT
    kept = 1 - given.get("tax_rate", Decimal(0)) / PERCENT
    with with_digits(300):
        rate, earned = rates.monthly(given["annual_rate"]), rates.monthly(given["annual_return"]) * kept
        level = annuity.payment(given["balance"], rate, count)
        investor = prepayer = given["balance"]
        invested = of_extra = of_prepayer = saved = Decimal(0)
        months = 0
        for month in range(1, count + 1):
            interest, less = investor * rate, prepayer * rate
            owed = prepayer + less
            # What is less than 1e-200 of the loan is the digits of quotients.
            paid = min(level + extra, owed)
            if prepayer > 0:
                months = month
            investor, prepayer = investor + interest - level, owed - paid
            if prepayer <= given["balance"] * Decimal("1e-200"):
                prepayer = Decimal(0)
            saved += interest - less
            invested = invested * (1 + earned) + extra + deducted * (interest - less)
            of_extra = of_extra * (1 + earned) + extra
            of_prepayer = of_prepayer * (1 + earned) + level + extra - paid
        advantage = rates.settled(invested - of_prepayer, max(invested, of_prepayer), 200)
    reply = Reply(given)
    reply.put("interest_saved", rounding.money(saved))
    reply.put("months_saved", Decimal(count - months))
    reply.put("future_value", rounding.money(of_extra))
    reply.put("investing_advantage", rounding.money(advantage))
    even = given["annual_rate"] * (1 - deducted) / kept if kept > 0 else None
    reply.may_lack("break_even_return", even, rounding.percent, ALL_TAXED)
    return reply.all()


def draw(random):
    return {
        "balance": drawing.amount(random, 10_000, 600_000),
        "annual_rate": drawing.rate(random, 0, 12),
        "remaining_months": drawing.whole(random, 12, 360, (1, 2, 1200)),
        "extra_monthly_payment": drawing.amount(random, 20, 2_000),
        "annual_return": drawing.rate(random, 0, 12, ("0", "1e-9", "1e-30", "-50", "-99.99", "200")),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 40, ("0", "1e-9", "100"))),
        **drawing.optional(random, "marginal_tax_rate", drawing.rate(random, 0, 40, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
