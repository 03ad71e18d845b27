"""Debt payoff: debts with a common budget, month by month where one is paid off, and at once in between."""

from decimal import Decimal

import dates
import drawing
from arithmetic import MONTHS, PERCENT, Refusal
from ledgers import many_digits, pay_level, pay_together

SOURCES = [
    "Consumer Financial Protection Bureau, Your Money, Your Goals: highest interest rate method, snowball method",
    "Kellison, The Theory of Interest, 3rd edition, sections 3.6 and 5.2: unknown time, retrospective balance",
    "Python's datetime and calendar modules: the Gregorian calendar",
]

METHODS = ["avalanche", "snowball", "custom"]

EXAMPLES = 1
CASES = [
    {
        "debts": [
            {"name": "Card", "balance": 4200, "annual_rate": 21.9, "minimum_payment": 110},
            {"name": "Car", "balance": 9800, "annual_rate": 6.4, "minimum_payment": 260},
            {"name": "Store", "balance": 900, "annual_rate": 27.5, "minimum_payment": 40},
        ],
        "extra_monthly_payment": 200, "currency": "USD",
    },
    {
        "debts": [
            {"name": "Card", "balance": 4200, "annual_rate": 21.9, "minimum_payment": 110},
            {"name": "Car", "balance": 9800, "annual_rate": 6.4, "minimum_payment": 260},
            {"name": "Store", "balance": 900, "annual_rate": 27.5, "minimum_payment": 40},
        ],
        "extra_monthly_payment": 200, "method": "snowball",
    },
    # Freed payments roll over without any extra one
    {
        "debts": [
            {"name": "Card", "balance": 4200, "annual_rate": 21.9, "minimum_payment": 110},
            {"name": "Car", "balance": 9800, "annual_rate": 6.4, "minimum_payment": 260},
            {"name": "Store", "balance": 900, "annual_rate": 27.5, "minimum_payment": 40},
        ],
        "method": "custom",
    },
    # The interest of the car alone is more than its payment at first
    {
        "debts": [
            {"balance": 10000, "annual_rate": 4, "minimum_payment": 33.33},
            {"balance": 20000, "annual_rate": 25, "minimum_payment": 416.66},
        ],
        "extra_monthly_payment": 550,
    },
    # The balances of a published snowball plan (prospectivevs.com) without interest: 42,159 by 1,715.50 a month
    {
        "debts": [
            {"balance": 185, "annual_rate": 0, "minimum_payment": 40},
            {"balance": 350, "annual_rate": 0, "minimum_payment": 100},
            {"balance": 1411, "annual_rate": 0, "minimum_payment": 42},
            {"balance": 1605, "annual_rate": 0, "minimum_payment": 36.5},
            {"balance": 1539, "annual_rate": 0, "minimum_payment": 50},
            {"balance": 1824, "annual_rate": 0, "minimum_payment": 64},
            {"balance": 1995, "annual_rate": 0, "minimum_payment": 44},
            {"balance": 5350, "annual_rate": 0, "minimum_payment": 250},
            {"balance": 4373, "annual_rate": 0, "minimum_payment": 215},
            {"balance": 6727, "annual_rate": 0, "minimum_payment": 172},
            {"balance": 16800, "annual_rate": 0, "minimum_payment": 502},
        ],
        "extra_monthly_payment": 200, "method": "snowball",
    },
    # By definition: 2,000 by 250 a month; the first in 7 months, with 50 left
    {
        "debts": [
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 100},
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 100},
        ],
        "extra_monthly_payment": 50, "method": "custom",
    },
    # All in the first month: what one leaves goes on to the next two
    {
        "debts": [
            {"balance": 100, "annual_rate": 12, "minimum_payment": 10},
            {"balance": 50, "annual_rate": 12, "minimum_payment": 10},
            {"balance": 25, "annual_rate": 12, "minimum_payment": 10},
        ],
        "extra_monthly_payment": 500,
    },
    # A minimum payment below the interest, which freed payments overtake
    {
        "debts": [
            {"balance": 3000, "annual_rate": 18, "minimum_payment": 30},
            {"balance": 500, "annual_rate": 18, "minimum_payment": 100},
        ],
        "extra_monthly_payment": 0,
    },
    # Exactly the interest of a month
    {"debts": [{"balance": 3000, "annual_rate": 18, "minimum_payment": 45}]},
    # 110 a month of payments, 128.33 of interest
    {
        "debts": [
            {"balance": 3000, "annual_rate": 18, "minimum_payment": 30},
            {"balance": 5000, "annual_rate": 20, "minimum_payment": 60},
        ],
        "extra_monthly_payment": 20,
    },
    # No minimum payments at all
    {
        "debts": [
            {"balance": 3000, "annual_rate": 18, "minimum_payment": 0},
            {"balance": 500, "annual_rate": 3, "minimum_payment": 0},
        ],
        "extra_monthly_payment": 100, "method": "snowball",
    },
    {
        "debts": [
            {"name": "リボ", "balance": 300000, "annual_rate": 14.6, "minimum_payment": 9000},
            {"name": "分割", "balance": 120000, "annual_rate": 0, "minimum_payment": 10000},
        ],
        "extra_monthly_payment": 5000, "currency": "JPY",
    },
    {
        "debts": [
            {"balance": 750.125, "annual_rate": 17.5, "minimum_payment": 40.5},
            {"balance": 1200.75, "annual_rate": 5.125, "minimum_payment": 35.25},
        ],
        "extra_monthly_payment": 10.125, "method": "snowball", "currency": "KWD",
    },
    # Equal balances, equal rates
    {
        "debts": [
            {"balance": 2500, "annual_rate": 19.99, "minimum_payment": 60},
            {"balance": 2500, "annual_rate": 19.99, "minimum_payment": 75},
            {"balance": 2500, "annual_rate": 12, "minimum_payment": 50},
        ],
        "extra_monthly_payment": 100, "method": "snowball",
    },
    # Eight debts
    {
        "debts": [
            {"balance": 1450, "annual_rate": 7, "minimum_payment": 35},
            {"balance": 2550, "annual_rate": 14, "minimum_payment": 45},
            {"balance": 3650, "annual_rate": 21, "minimum_payment": 55},
            {"balance": 350, "annual_rate": 28, "minimum_payment": 65},
            {"balance": 1450, "annual_rate": 6, "minimum_payment": 75},
            {"balance": 2550, "annual_rate": 13, "minimum_payment": 85},
            {"balance": 3650, "annual_rate": 20, "minimum_payment": 95},
            {"balance": 350, "annual_rate": 27, "minimum_payment": 105},
        ],
        "extra_monthly_payment": 123.45,
    },
    {
        "debts": [
            {"balance": 1000000000000, "annual_rate": 1000, "minimum_payment": 900000000000},
            {"balance": 0.01, "annual_rate": 0, "minimum_payment": 0},
        ],
        "extra_monthly_payment": 1,
    },
    # Both are paid off by the same payment, exactly; the first one's rest pays off the second.
    {
        "debts": [
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 100},
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 100},
        ],
    },
    {
        "debts": [
            {"name": "A", "balance": 100, "annual_rate": 0, "minimum_payment": 100},
            {"name": "B", "balance": 150, "annual_rate": 12, "minimum_payment": 25},
        ],
        "method": "custom", "extra_monthly_payment": 25, "currency": "EUR",
    },
    # All at once; the interest alone, exactly; a cent more; nothing at all.
    {"debts": [{"balance": 1000, "annual_rate": 12, "minimum_payment": 10}], "extra_monthly_payment": 1000},
    {"debts": [{"balance": 1200, "annual_rate": 10, "minimum_payment": 10}]},
    {"debts": [{"balance": 1200, "annual_rate": 10, "minimum_payment": 0}], "extra_monthly_payment": 10.01},
    {"debts": [{"balance": 1200, "annual_rate": 10, "minimum_payment": 0}]},
    # One grows while another is paid; alone it never ends.
    {
        "debts": [
            {"balance": 1000, "annual_rate": 30, "minimum_payment": 10},
            {"balance": 500, "annual_rate": 5, "minimum_payment": 100},
        ],
        "method": "snowball",
    },
    # By one method without end, by another not.
    {
        "debts": [
            {"balance": 1000, "annual_rate": 36, "minimum_payment": 0},
            {"balance": 1000, "annual_rate": 12, "minimum_payment": 25},
        ],
        "method": "snowball",
    },
    # Equal rates and equal balances: the order of the list.
    {
        "debts": [
            {"name": "first", "balance": 1000, "annual_rate": 12, "minimum_payment": 20},
            {"name": "second", "balance": 1000, "annual_rate": 12, "minimum_payment": 30},
            {"name": "third", "balance": 900, "annual_rate": 12, "minimum_payment": 10},
        ],
        "extra_monthly_payment": 33.33, "currency": "JPY",
    },
    {"debts": [{"balance": 1e12, "annual_rate": 0, "minimum_payment": 0.01}]},
    {"debts": [{"balance": 1e12, "annual_rate": 1000, "minimum_payment": 1e12}], "extra_monthly_payment": 0.01},
    # Eight months after the 31st of October; without a minimum payment for one debt; too late
    {
        "debts": [
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 100},
            {"balance": 1000, "annual_rate": 0, "minimum_payment": 100},
        ],
        "extra_monthly_payment": 50, "start_date": "2026-10-31",
    },
    {
        "debts": [
            {"balance": 3000, "annual_rate": 18, "minimum_payment": 30},
            {"balance": 500, "annual_rate": 18, "minimum_payment": 100},
        ],
        "method": "snowball", "start_date": "2024-02-29",
    },
    {"debts": [{"balance": 1e12, "annual_rate": 0, "minimum_payment": 0.01}], "start_date": "2026-01-15"},
]

NEVER_ALONE = "The minimum payment of a debt alone never pays it off."


def calculate(given, rounding):
    with many_digits():
        return compare(given, rounding)


def compare(given, rounding):
    debts = [
        {"balance": debt["balance"], "rate": debt["annual_rate"] / PERCENT / MONTHS, "minimum": debt["minimum_payment"]}
        for debt in given["debts"]
    ]
    extra = given.get("extra_monthly_payment", Decimal(0))
    courses = {method: pay_together(debts, extra, order_of(given["debts"], method)) for method in METHODS}
    own = courses[given.get("method", "avalanche")]
    if own is None:
        raise Refusal("goal-unreachable")
    owed, interest = sum(debt["balance"] for debt in debts), sum(cost for _, cost in own)
    months = max(month for month, _ in own)
    output = {
        "months_to_payoff": whole(rounding, months),
        **dates.payoff_date(given, months),
        "total_monthly_payment": rounding.money(sum(debt["minimum"] for debt in debts) + extra),
        "total_balance": rounding.money(owed),
        "total_interest": rounding.money(interest),
        "total_paid": rounding.money(owed + interest),
    }
    alone = [pay_level(debt["balance"], debt["rate"], debt["minimum"]) for debt in debts]
    if None not in alone:
        paid = sum(debt["minimum"] * (months - 1) + last for debt, (months, last) in zip(debts, alone))
        months_alone = max(months for months, _ in alone)
        output["months_saved"] = whole(rounding, months_alone - months)
        output["interest_saved"] = rounding.money(paid - owed - interest)
    output["debts"] = [
        {
            **({"name": debt["name"]} if "name" in debt else {}),
            "months_to_payoff": whole(rounding, month),
            "total_interest": rounding.money(cost),
            "total_paid": rounding.money(debt["balance"] + cost),
        }
        for debt, (month, cost) in zip(given["debts"], own)
    ]
    output["methods"] = [
        {
            "method": method,
            "months_to_payoff": whole(rounding, max(month for month, _ in course)),
            "total_interest": rounding.money(sum(cost for _, cost in course)),
        }
        for method, course in courses.items()
        if course is not None
    ]
    return output if None not in alone else omitting(given, output, ["months_saved", "interest_saved"])


def omitting(given, output, names):
    """As replies have it: the currency, then why outputs are left out."""
    currency = {"currency": given["currency"].upper()} if "currency" in given else {}
    return {**output, **currency, "omitted": dict.fromkeys(names, NEVER_ALONE)}


def whole(rounding, number):
    return rounding.number(Decimal(number), 0)


def order_of(debts, method):
    """The places in the list, the first debt to be paid off first."""
    keys = {
        "avalanche": lambda place: (-debts[place]["annual_rate"], debts[place]["balance"]),
        "snowball": lambda place: (debts[place]["balance"], -debts[place]["annual_rate"]),
        "custom": lambda place: place,
    }
    return sorted(range(len(debts)), key=keys[method])


def draw(random):
    debts = []
    for _ in range(random.choice([1, 2, 2, 3, 4])):
        balance = drawing.amount(random, 500, 30_000)
        rate = drawing.rate(random, 0, 30, ("0", "1e-9", "1e-60", "1000"))
        payment = balance * (rate / 1200 + Decimal(random.randint(-4, 60)) / 1000)
        payment = min(max(payment, Decimal(0)), Decimal("1e12")).quantize(Decimal("0.01"))
        debts.append({"balance": balance, "annual_rate": rate, "minimum_payment": payment})
    return {
        "debts": debts,
        **drawing.optional(random, "extra_monthly_payment", drawing.amount(random, 10, 1000), 0.7),
        **drawing.optional(random, "method", random.choice(METHODS), 0.7),
        **drawing.currency(random),
        **dates.draw_start(random),
    }
