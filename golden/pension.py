"""A defined-benefit pension: what it pays, what it is worth, and at which return a lump sum is worth the same."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, power, root, with_digits
from replies import Reply

SOURCES = [
    "United States Department of Labor, What You Should Know About Your Retirement Plan: salary, years of service and a percentage",
    "local1503.org, Estimating Your Defined Benefit Pension: 45000 for 30 years at 2.25 percent is 30375, four years early 64.9 percent of it",
    "Payments month by month, a year after the other",
]

EXAMPLES = 1
CASES = [
    {
        "final_average_salary": 75000, "service_years": 30, "accrual_rate": 2, "early_reduction_pct": 6, "cola_rate": 2,
        "payout_years": 25, "discount_rate": 5, "lump_sum_offer": 600000, "currency": "USD",
    },
    # local1503.org: 30375, and 19713 four years early
    {"final_average_salary": 45000, "service_years": 30, "accrual_rate": 2.25},
    {"final_average_salary": 45000, "service_years": 30, "accrual_rate": 2.25, "early_reduction_pct": 35.1},
    # The United States' federal employees: 1 percent a year
    {"final_average_salary": 90000, "service_years": 20.5, "accrual_rate": 1, "lump_sum_offer": 250000},
    # Sixtieths
    {"final_average_salary": 36000, "service_years": 25, "accrual_rate": 1.666667, "currency": "GBP", "cola_rate": 2.5, "discount_rate": 4},
    # 36000 a year for 25 years: 900000 in all, and 518907 today at 5 percent; not discounted at 0 percent
    {"final_average_salary": 60000, "service_years": 30, "accrual_rate": 2, "discount_rate": 5},
    {"final_average_salary": 60000, "service_years": 30, "accrual_rate": 2, "discount_rate": 0},
    {"final_average_salary": 60000, "service_years": 30, "accrual_rate": 2},
    # As much as all payments: at no interest
    {"final_average_salary": 60000, "service_years": 20, "accrual_rate": 2, "payout_years": 20, "lump_sum_offer": 480000},
    # A cent more
    {"final_average_salary": 60000, "service_years": 20, "accrual_rate": 2, "payout_years": 20, "lump_sum_offer": 480000.01, "discount_rate": 3},
    # The increase is the discount rate
    {"final_average_salary": 60000, "service_years": 20, "accrual_rate": 2, "cola_rate": 3, "discount_rate": 3},
    {"final_average_salary": 60000, "service_years": 20, "accrual_rate": 2, "discount_rate": -1, "payout_years": 30},
    # Nothing is left
    {"final_average_salary": 60000, "service_years": 20, "accrual_rate": 2, "early_reduction_pct": 100, "lump_sum_offer": 1},
    {"final_average_salary": 0.01, "service_years": 0.01, "accrual_rate": 0.001, "payout_years": 1, "lump_sum_offer": 0.01},
    {"final_average_salary": 1000000000000, "service_years": 80, "accrual_rate": 20, "payout_years": 100, "cola_rate": 2},
    {"final_average_salary": 1000000000000, "service_years": 80, "accrual_rate": 20, "payout_years": 100, "cola_rate": 100},
    {"final_average_salary": 100000, "service_years": 35, "accrual_rate": 2, "discount_rate": 1000, "lump_sum_offer": 0.01},
    {"final_average_salary": 100000, "service_years": 35, "accrual_rate": 2, "discount_rate": 1e-9, "cola_rate": 1e-9, "lump_sum_offer": 1500000},
    {"final_average_salary": 6200000, "service_years": 38, "accrual_rate": 1.1, "currency": "JPY", "discount_rate": 1.5, "lump_sum_offer": 30000000},
    {"final_average_salary": 21500.125, "service_years": 22.75, "accrual_rate": 2.5, "currency": "KWD", "discount_rate": 4.25},
]

NOT_DISCOUNTED = "A present value needs a discount_rate."
TOO_MUCH = "The lump sum exceeds all payments of the pension together."


def calculate(given, rounding):
    salary = given["final_average_salary"]
    annual = salary * given["service_years"] * given["accrual_rate"] / PERCENT
    annual *= 1 - given.get("early_reduction_pct", Decimal(0)) / PERCENT
    growth = 1 + given.get("cola_rate", Decimal(0)) / PERCENT
    count = int(given.get("payout_years", 25))

    def worth(rate):
        """Of all payments, at a rate a month: each year is worth a year's payments at its beginning."""
        a_year, total, factor = annuity.present_factor(rate, 12) * annual / MONTHS, Decimal(0), Decimal(1)
        step = growth / annuity.growth(rate, 12)
        for _ in range(count):
            total += factor
            factor *= step
        return a_year * total

    total = annual * sum(growth**year for year in range(count))
    value = None
    if "discount_rate" in given:
        with with_digits(400):
            value = worth(power(1 + given["discount_rate"] / PERCENT, Decimal(1) / 12) - 1)
    reply = Reply(given)
    reply.put("annual_pension", rounding.money(annual))
    reply.put("monthly_pension", rounding.money(annual / MONTHS))
    reply.put("replacement_pct", rounding.percent(annual * PERCENT / salary))
    reply.put("total_received", rounding.money(total))
    reply.may_lack("present_value", value, rounding.money, NOT_DISCOUNTED)
    if "lump_sum_offer" in given:
        even = rate_of(worth, given["lump_sum_offer"], total)
        reply.may_lack("break_even_discount_rate", even, rounding.percent, TOO_MUCH)
    return reply.all()


def rate_of(worth, offer, total):
    """Percent a year at which the payments are worth the offer; none where that would be below 0."""
    if offer >= total:
        return Decimal(0) if offer == total else None
    monthly = root(lambda rate: worth(rate) - offer)
    return (annuity.growth(monthly, 12) - 1) * PERCENT


def draw(random):
    salary = drawing.amount(random, 20_000, 200_000)
    return {
        "final_average_salary": salary,
        "service_years": drawing.years(random, hard_high="80"),
        "accrual_rate": drawing.rate(random, 1, 3, ("0.001", "1.666667", "20")),
        **drawing.optional(random, "early_reduction_pct", drawing.rate(random, 0, 40, ("0", "1e-9", "100"))),
        **drawing.optional(random, "cola_rate", drawing.rate(random, 0, 5, ("0", "1e-9", "1e-30", "100"))),
        **drawing.optional(random, "payout_years", drawing.whole(random, 5, 40, (1, 2, 100))),
        **drawing.optional(random, "discount_rate", drawing.rate(random, 0, 10, ("0", "1e-9", "1e-30", "-50", "1000"))),
        **drawing.optional(random, "lump_sum_offer", drawing.amount(random, 50_000, 2_000_000), 0.4),
        **drawing.currency(random),
    }
