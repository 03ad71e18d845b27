"""A coin bought and sold: the gain after the fees of both trades."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT

SOURCES = ["Internal Revenue Service, Publication 551: basis with the costs of the purchase; the rest by definition"]

EXAMPLES = 1
CASES = [
    {
        "initial_investment": 5000, "purchase_price": 61250, "sale_price": 74800, "buying_fee_pct": 0.6,
        "selling_fee_pct": 0.6, "currency": "USD",
    },
    # By hand: 2 coins from 100 to 150
    {"units": 2, "purchase_price": 100, "sale_price": 150},
    # Fees of 1 % each way: 200 + 2, 300 − 3
    {"units": 2, "purchase_price": 100, "sale_price": 150, "buying_fee_pct": 1, "selling_fee_pct": 1},
    {"initial_investment": 1010, "purchase_price": 50, "sale_price": 40, "buying_fee_pct": 1},
    # Sold at the price of the purchase
    {"units": 0.5, "purchase_price": 2400, "sale_price": 2400, "buying_fee_pct": 0.1, "selling_fee_pct": 0.1},
    # A satoshi, and more than one decimal of a yen's worth
    {"units": 0.00000001, "purchase_price": 100000, "sale_price": 120000},
    {"initial_investment": 100, "purchase_price": 8000000, "sale_price": 9000000, "currency": "INR"},
    {"units": 0.00000001, "purchase_price": 0.000001, "sale_price": 0.000001},
    {"units": 1000000000000, "purchase_price": 0.000021, "sale_price": 0.000035, "selling_fee_pct": 0.25},
    {"initial_investment": 0.01, "purchase_price": 1000000000000, "sale_price": 1000000000000, "buying_fee_pct": 99},
    {"initial_investment": 1000000000000, "purchase_price": 3, "sale_price": 7, "selling_fee_pct": 99},
    {"units": 0.125, "purchase_price": 9000000, "sale_price": 9500001, "currency": "JPY"},
    {"units": 3.3, "purchase_price": 12.345, "sale_price": 10.1, "buying_fee_pct": 0.075, "currency": "KWD"},
    {"initial_investment": 700, "purchase_price": 0.33, "sale_price": 0.66, "selling_fee_pct": 50, "currency": "eur"},
]


def calculate(given, rounding):
    bought, sold = given["purchase_price"], given["sale_price"]
    buying, selling = (given.get(name, Decimal(0)) / PERCENT for name in ("buying_fee_pct", "selling_fee_pct"))
    units = given["units"] if "units" in given else given["initial_investment"] / (bought + bought * buying)
    fees = units * bought * buying, units * sold * selling
    spent = units * bought + fees[0]
    proceeds = units * sold - fees[1]
    return {
        "units": rounding.number(units, 8),
        "total_cost": rounding.money(given.get("initial_investment", spent)),
        "sale_proceeds": rounding.money(proceeds),
        "total_fees": rounding.money(sum(fees)),
        "gain": rounding.money(proceeds - spent),
        "total_return_pct": rounding.percent((proceeds - spent) * PERCENT / spent),
        "break_even_price": rounding.number(spent / units / (1 - selling), 8),
    }


def draw(random):
    amount = drawing.amount(random, 10, 50_000)
    coins = Decimal(random.randint(1, 10**9)) / 10**8
    return {
        **({"initial_investment": amount} if random.random() < 0.5 else {"units": coins}),
        "purchase_price": drawing.amount(random, 1, 90_000, "0.000001", "1e12"),
        "sale_price": drawing.amount(random, 1, 120_000, "0.000001", "1e12"),
        **drawing.optional(random, "buying_fee_pct", drawing.rate(random, 0, 2, ("0", "1e-9", "99"))),
        **drawing.optional(random, "selling_fee_pct", drawing.rate(random, 0, 2, ("0", "1e-9", "99"))),
        **drawing.currency(random),
    }
