"""Stock average: what shares cost on average, and how many more to buy for another average."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT
from replies import Reply

SOURCES = [
    "Internal Revenue Service, Publication 550: the basis of stocks is their price and the costs of purchase",
    "Averages by division of sums; the shares to buy from (cost + more·price) = target·(shares + more)",
]

EXAMPLES = 1
CASES = [
    {
        "purchases": [{"shares": 100, "price": 50}, {"shares": 50, "price": 38, "fee": 5}], "current_price": 25,
        "target_average_cost": 40, "currency": "USD",
    },
    # By definition
    {"purchases": [{"shares": 10, "price": 100}, {"shares": 10, "price": 80}]},
    {
        "purchases": [{"shares": 50, "price": 20}, {"shares": 100, "price": 15}, {"shares": 30.5, "price": 12.75}],
        "current_price": 18.2,
    },
    # Averaging up: as many again, by definition
    {"purchases": [{"shares": 100, "price": 10}], "current_price": 20, "target_average_cost": 15},
    # The average cost already, by definition
    {"purchases": [{"shares": 100, "price": 50}], "current_price": 30, "target_average_cost": 50},
    # The average comes near the price and never meets it
    {"purchases": [{"shares": 100, "price": 50}], "current_price": 40, "target_average_cost": 40},
    # Below the price
    {"purchases": [{"shares": 100, "price": 50}], "current_price": 40, "target_average_cost": 39},
    # Above the average
    {"purchases": [{"shares": 100, "price": 50}], "current_price": 40, "target_average_cost": 51},
    {
        "purchases": [{"shares": 0.00012345, "price": 61234.5, "fee": 1.2}, {"shares": 0.0034, "price": 58000.25}],
        "current_price": 70000, "currency": "EUR",
    },
    {
        "purchases": [{"shares": 300, "price": 1250}, {"shares": 200, "price": 1180.5, "fee": 99}],
        "current_price": 800, "target_average_cost": 1050, "currency": "JPY",
    },
    {
        "purchases": [{"shares": 10, "price": 3.125, "fee": 0.25}, {"shares": 20, "price": 2.75}],
        "current_price": 1.5, "target_average_cost": 2.75, "currency": "KWD",
    },
    {"purchases": [{"shares": 1000000, "price": 1000000000000}], "current_price": 1e-06},
    {"purchases": [{"shares": 1e-06, "price": 1e-06}], "current_price": 1000000000000},
    {"purchases": [{"shares": 3, "price": 1}], "current_price": 1e-06, "target_average_cost": 2e-06, "currency": "jpy"},
    {"purchases": [{"shares": 1000000000000, "price": 1000000000}]},
    {"purchases": [{"shares": 1000000000000, "price": 1000000000, "fee": 0.01}]},
    # More shares than a reply can have
    {
        "purchases": [{"shares": 1000000000, "price": 1000000000000}], "current_price": 1,
        "target_average_cost": 1.0000000000001,
    },
    {
        "purchases": [{"shares": 1000000000, "price": 1000000000000}], "current_price": 1,
        "target_average_cost": 1.0000000000001, "currency": "eur",
    },
]

NO_PURCHASE = (
    "No purchase at current_price brings the average cost to target_average_cost, which must lie between the two."
)


def calculate(given, rounding):
    bought = given["purchases"]
    shares, fees = sum(one["shares"] for one in bought), sum((one.get("fee", Decimal(0)) for one in bought))
    paid = sum(one["shares"] * one["price"] for one in bought)
    cost, price = paid + fees, given.get("current_price")
    reply = Reply(given)
    reply.put("total_shares", rounding.number(shares, 8))
    reply.put("total_cost", rounding.money(cost))
    reply.put("total_fees", rounding.money(fees))
    reply.put("average_cost", rounding.number(cost / shares, 8))
    reply.put("average_price", rounding.number(paid / shares, 8))
    if price is not None:
        reply.put("market_value", rounding.money(shares * price))
        reply.put("gain", rounding.money(shares * price - cost))
        reply.put("total_return_pct", rounding.percent((shares * price - cost) / cost * PERCENT))
    if "target_average_cost" in given:
        more = shares_for(given["target_average_cost"], shares, cost, price)
        reply.may_lack("shares_to_buy", more, lambda value: rounding.number(value, 8), NO_PURCHASE)
        reply.may_lack("cost_to_buy", None if more is None else more * price, rounding.money, NO_PURCHASE)
    return reply.all()


def shares_for(target, shares, cost, price):
    """None where no number of shares, however large, comes to the target."""
    if cost == target * shares:
        return Decimal(0)
    if target == price or (cost > target * shares) != (target > price):
        return None
    return (cost - target * shares) / (target - price)


def draw(random):
    level = drawing.amount(random, 1, 500)

    def near():
        return max(Decimal(repr(float(f"{level * random.randint(50, 150) / 100:.8g}"))), Decimal("0.000001"))

    def purchase():
        return {
            "shares": drawing.amount(random, 1, 1_000, "0.000001", "1e9"),
            "price": min(near(), Decimal(10**12)),
            **drawing.optional(random, "fee", drawing.amount(random, 0, 30, "0"), 0.4),
        }

    current = {"current_price": min(near(), Decimal(10**12))}
    target = {"target_average_cost": min(near(), Decimal(10**12))}
    return {
        "purchases": [purchase() for _ in range(random.choice([1, 1, 2, 3, 5]))],
        **random.choice([{}, current, {**current, **target}, {**current, **target}]),
        **drawing.currency(random),
    }
