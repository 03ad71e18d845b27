"""An exchange of money at a quoted rate, with fees, held against the mid-market rate."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, with_digits

SOURCES = [
    "World Bank, Remittance Prices Worldwide, methodology: the total cost is the fee plus the margin of the exchange rate, in percent of the amount sent",
    "Regulation (EU) 2021/1230, Article 4: the mark-up is a percentage over a reference rate",
]

EXAMPLES = 2
CASES = [
    {"amount": 1000, "mid_exchange_rate": 0.92, "quoted_exchange_rate": 0.8924, "fee_pct": 0.5, "fixed_fee": 4.99, "currency": "EUR"},
    {"amount": 500, "mid_exchange_rate": 1.27, "quoted_exchange_rate": 1.22},
    # World Bank: 200 dollars with a fee of 7 and a margin of 2 percent of what is sent
    {"amount": 200, "mid_exchange_rate": 20, "quoted_exchange_rate": 19.6, "fixed_fee": 7, "fee_treatment": "upfront"},
    {"amount": 200, "mid_exchange_rate": 20, "fee_pct": 3, "fee_treatment": "upfront", "currency": "MXN"},
    {"amount": 1000, "mid_exchange_rate": 149.255, "quoted_exchange_rate": 146.27, "currency": "JPY"},
    {"amount": 1000, "mid_exchange_rate": 0.3071, "quoted_exchange_rate": 0.30455, "fixed_fee": 2, "currency": "KWD"},
    # A million Vietnamese dong, in dollars
    {"amount": 1000000, "mid_exchange_rate": 0.0000407, "quoted_exchange_rate": 0.0000398, "currency": "USD"},
    # Better than the mid-market rate
    {"amount": 1000, "mid_exchange_rate": 1, "quoted_exchange_rate": 1.001},
    # All is taken, and more
    {"amount": 5, "mid_exchange_rate": 1.1, "fixed_fee": 5},
    {"amount": 5, "mid_exchange_rate": 1.1, "fixed_fee": 5.01},
    {"amount": 5, "mid_exchange_rate": 1.1, "fixed_fee": 5.01, "fee_treatment": "upfront"},
    {"amount": 5, "mid_exchange_rate": 1.1, "fee_pct": 100},
    {"amount": 0.01, "mid_exchange_rate": 0.000001, "quoted_exchange_rate": 1000000000},
    {"amount": 1000000000000, "mid_exchange_rate": 1000000000, "quoted_exchange_rate": 0.000001, "fee_pct": 1e-9},
]


def calculate(given, rounding):
    with with_digits(200):
        mid = given["mid_exchange_rate"]
        quoted = given.get("quoted_exchange_rate", mid)
        fees = given.get("fixed_fee", Decimal(0)) + given["amount"] * given.get("fee_pct", Decimal(0)) / PERCENT
        is_added = given.get("fee_treatment") == "upfront"
        paid = given["amount"] + fees if is_added else given["amount"]
        received = (paid - fees) * quoted
        if received < 0:
            raise Refusal("no-solution")
        fair = paid * mid
        markup = PERCENT - PERCENT * quoted / mid
        return {
            "converted_amount": rounding.money(received),
            "effective_exchange_rate": rounding.number(received / paid, 12),
            "spread_pct": rounding.percent(markup),
            "spread_basis_points": rounding.percent(markup * 100),
            "total_fees": rounding.money(fees * mid),
            "cost_of_exchange": rounding.money(fair - received),
            "cost_of_exchange_pct": rounding.percent((fair - received) / fair * PERCENT),
        }


def draw(random):
    mid = drawing.rate(random, 1, 160, ("0.000001", "1", "1000000000", "0.92"))
    off = Decimal(random.randint(9000, 10050)) / 10000
    quoted = min(Decimal(10) ** 9, max(Decimal("0.000001"), Decimal(repr(float(f"{mid * off:.6g}")))))
    size = drawing.amount(random, 50, 20_000)
    return {
        "amount": size,
        "mid_exchange_rate": mid,
        **drawing.optional(random, "quoted_exchange_rate", quoted, 0.8),
        **drawing.optional(random, "fee_pct", drawing.rate(random, 0, 5, ("0", "1e-9", "100"))),
        **drawing.optional(random, "fixed_fee", drawing.amount(random, 0, 40, "0", "1000")),
        **drawing.optional(random, "fee_treatment", random.choice(["deducted", "upfront"])),
        **drawing.currency(random),
    }
