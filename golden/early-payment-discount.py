"""Early payment discount: what the credit costs that a buyer takes who pays the whole invoice when it is due."""

from decimal import Decimal

import drawing
from arithmetic import LARGEST, PERCENT, power

SOURCES = [
    "Brealey, Myers and Allen, Principles of Corporate Finance, chapter on credit management: forgoing the discount is a loan of the discounted price for the days between",
    "Ross, Westerfield and Jordan, Fundamentals of Corporate Finance, chapter on credit and inventory management: 2/10 net 30 costs 2.0408 percent in 20 days, an effective annual rate of 44.6 percent",
]

DAYS_OF_INTEREST = {"actual_365": Decimal(365), "actual_360": Decimal(360)}
YEAR = Decimal(365)

EXAMPLES = 2
CASES = [
    {"invoice_amount": 10000, "discount_pct": 2, "discount_days": 10, "net_days": 30, "borrowing_rate": 9, "currency": "USD"},
    {"invoice_amount": 1000, "discount_pct": 2, "discount_days": 10, "net_days": 30},
    {"invoice_amount": 1000, "discount_pct": 2, "discount_days": 10, "net_days": 30, "day_count_convention": "actual_360"},
    # By hand: 2/98·18.25 is 37.244898 percent; at 37.2449 percent, the advantage is a tenth of a cent below nothing
    {"invoice_amount": 1000000, "discount_pct": 2, "discount_days": 10, "net_days": 30, "borrowing_rate": 37.2449},
    # 1/99 in 365 days is the same simple and effective
    {"invoice_amount": 9900, "discount_pct": 1, "discount_days": 0, "net_days": 365, "borrowing_rate": 1},
    # By hand: five periods of 73 days, (100/95)^5 − 1 is 29.2356 percent
    {"invoice_amount": 100, "discount_pct": 5, "discount_days": 7, "net_days": 80, "borrowing_rate": 60},
    # Exactly no advantage: a discount of 60, and 100 percent interest on 60 for a whole year
    {"invoice_amount": 120, "discount_pct": 50, "discount_days": 0, "net_days": 360, "borrowing_rate": 100, "day_count_convention": "actual_360"},
    {"invoice_amount": 500, "discount_pct": 0, "discount_days": 10, "net_days": 30, "borrowing_rate": 8},
    {"invoice_amount": 500, "discount_pct": 3, "discount_days": 15, "net_days": 60, "borrowing_rate": 0},
    {"invoice_amount": 0.25, "discount_pct": 2, "discount_days": 10, "net_days": 30},
    {"invoice_amount": 333333, "discount_pct": 1.5, "discount_days": 10, "net_days": 45, "borrowing_rate": 4.25, "currency": "JPY"},
    {"invoice_amount": 1234.567, "discount_pct": 2.5, "discount_days": 8, "net_days": 31, "borrowing_rate": 11, "currency": "KWD"},
    # Beyond what a reply can have: only the effective rate is left out
    {"invoice_amount": 1000, "discount_pct": 99, "discount_days": 29, "net_days": 30, "borrowing_rate": 1000},
    {"invoice_amount": 1e12, "discount_pct": 13, "discount_days": 0, "net_days": 1},
    {"invoice_amount": 1e12, "discount_pct": 1e-9, "discount_days": 72999, "net_days": 73000, "borrowing_rate": 1e-9},
    {"invoice_amount": 0.01, "discount_pct": 1e-100, "discount_days": 0, "net_days": 73000, "borrowing_rate": 1000},
]


def calculate(given, rounding):
    invoice, days = given["invoice_amount"], given["net_days"] - given["discount_days"]
    year = DAYS_OF_INTEREST[given.get("day_count_convention", "actual_365")]
    saved = invoice * given["discount_pct"] / PERCENT
    paid = invoice - saved
    output = {
        "discount_amount": rounding.money(saved),
        "discounted_amount": rounding.money(paid),
        "credit_days": rounding.number(days, 0),
        "cost_of_trade_credit_rate": rounding.percent(saved / paid * year / days * PERCENT),
    }
    # A year's growth of what is kept, from one price to the other in each period.
    effective = (power(invoice / paid, YEAR / days) - 1) * PERCENT
    if effective <= LARGEST:
        output["effective_annual_rate"] = rounding.percent(effective)
    if "borrowing_rate" in given:
        interest = paid * given["borrowing_rate"] / PERCENT * days / year
        output["borrowing_interest"] = rounding.money(interest)
        output["borrowing_advantage"] = rounding.money(saved - interest)
    return output


def draw(random):
    first = drawing.whole(random, 0, 30, (0, 1, 72_000))
    return {
        "invoice_amount": drawing.amount(random),
        "discount_pct": drawing.rate(random, 0, 10, ("0", "1e-9", "1e-100", "50", "99")),
        "discount_days": first,
        "net_days": first + drawing.whole(random, 5, 120, (1, 2, 365, 730, 1000)),
        **drawing.optional(random, "borrowing_rate", drawing.rate(random)),
        **drawing.optional(random, "day_count_convention", random.choice(list(DAYS_OF_INTEREST))),
        **drawing.currency(random),
    }
