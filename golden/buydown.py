"""A temporary buydown: the payments of reduced rates, and what is missing to those of the note, month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import with_digits

SOURCES = [
    "Fannie Mae, Selling Guide, B2-1.4-04, temporary interest rate buydowns",
    "centuryml.com, 2-1 buydown: 350,000 at 5 percent for 30 years, payments 1,476, 1,671 and 1,879, and about 7,332 of subsidy",
]

EXAMPLES = 1
CASES = [
    {
        "home_price": 450000, "down_payment": 90000, "interest_rate": 6.5, "loan_term": 30,
        "steps": [{"months": 12, "reduction_pct": 2}, {"months": 12, "reduction_pct": 1}], "currency": "USD",
    },
    # centuryml.com: 1,476, 1,671 and 1,879; 12·403 + 12·208 = 7,332 of rounded payments
    {
        "home_price": 350000, "down_payment": 0, "interest_rate": 5, "loan_term": 30,
        "steps": [{"months": 12, "reduction_pct": 2}, {"months": 12, "reduction_pct": 1}],
    },
    # 3-2-1
    {
        "home_price": 500000, "down_payment": 100000, "interest_rate": 7.25, "loan_term": 30,
        "steps": [{"months": 12, "reduction_pct": 3}, {"months": 12, "reduction_pct": 2}, {"months": 12, "reduction_pct": 1}],
    },
    # Down to no interest
    {"home_price": 120000, "down_payment": 0, "interest_rate": 1, "loan_term": 10, "steps": [{"months": 12, "reduction_pct": 1}]},
    # No reduction at all, and none in the last step
    {"home_price": 120000, "down_payment": 0, "interest_rate": 6, "loan_term": 10, "steps": [{"months": 12, "reduction_pct": 0}]},
    {
        "home_price": 120000, "down_payment": 0, "interest_rate": 6, "loan_term": 15,
        "steps": [{"months": 6, "reduction_pct": 0}, {"months": 12, "reduction_pct": 1}, {"months": 24, "reduction_pct": 0}],
    },
    # All of the loan's months
    {"home_price": 120000, "down_payment": 20000, "interest_rate": 6, "loan_term": 1, "steps": [{"months": 12, "reduction_pct": 6}]},
    {"home_price": 0, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "steps": [{"months": 1, "reduction_pct": 0}]},
    {"home_price": 100000, "down_payment": 100000, "interest_rate": 5, "loan_term": 30, "steps": [{"months": 12, "reduction_pct": 1}]},
    {"home_price": 1000000000000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "steps": [{"months": 1200, "reduction_pct": 100}]},
    {"home_price": 1000000000000, "down_payment": 0.01, "interest_rate": 1e-9, "loan_term": 100, "steps": [{"months": 60, "reduction_pct": 1e-9}] * 20},
    {"home_price": 52000000, "down_payment": 12000000, "interest_rate": 1.875, "loan_term": 35, "steps": [{"months": 24, "reduction_pct": 0.5}], "currency": "JPY"},
    {"home_price": 98000.125, "down_payment": 8000, "interest_rate": 4.5, "loan_term": 20, "steps": [{"months": 18, "reduction_pct": 1.25}], "currency": "KWD"},
]


def calculate(given, rounding):
    loan, count = given["home_price"] - given["down_payment"], 12 * int(given["loan_term"])

    def payment(percent):
        return annuity.payment(loan, rates.monthly(percent), count)

    with with_digits(250):
        full = payment(given["interest_rate"])
        total, rows = Decimal(0), []
        for step in given["steps"]:
            reduced = given["interest_rate"] - step["reduction_pct"]
            own, subsidy = payment(reduced), Decimal(0)
            for _ in range(int(step["months"])):
                subsidy += full - own
            total += subsidy
            rows.append((reduced, own, rates.settled(subsidy, full, 200)))
        total = rates.settled(total, full, 200)
    return {
        "monthly_payment": rounding.money(full),
        "steps": [
            {"interest_rate": rounding.percent(rate), "monthly_payment": rounding.money(own), "subsidy": rounding.money(subsidy)}
            for rate, own, subsidy in rows
        ],
        "total_subsidy": rounding.money(total),
    }


def draw(random):
    price = drawing.amount(random, 100_000, 1_500_000)
    rate = drawing.rate(random, 3, 9, ("3.001", "1000"))
    sizes = random.choice([(2, 1), (3, 2, 1), (1,), (1, 0), (Decimal("1.5"), Decimal("0.5")), (2, 2, 1, 1)])
    return {
        "home_price": price,
        "down_payment": (price * random.randint(0, 50) / 100).quantize(Decimal("0.01")),
        "interest_rate": rate,
        "loan_term": drawing.whole(random, 5, 40, (4, 100)),
        "steps": [{"months": drawing.whole(random, 6, 12, (1, 12)), "reduction_pct": Decimal(size)} for size in sizes],
        **drawing.currency(random),
    }
