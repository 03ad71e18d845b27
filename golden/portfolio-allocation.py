"""Rebalancing to target weights: new cash first, trades in whole minor units by the method of largest remainders."""

from decimal import Decimal
from fractions import Fraction

import drawing
from arithmetic import Refusal, in_units

SOURCES = [
    "Bernstein, The Intelligent Asset Allocator (2000), chapter 8: holdings are brought back to their weights",
    "Balinski and Young, Fair Representation, 2nd edition (2001), Appendix A: whole parts first, then one more by size of remainder",
    "Vanguard, Rebalancing your portfolio: 50,000 with 60 percent stocks wanted and 70 held sells 5,000 of stocks",
]


def held(*pairs):
    return [{"value": value, "target_weight_pct": weight} for value, weight in pairs]


EXAMPLES = 2
CASES = [
    {
        "holdings": [
            {"name": "Stocks", "value": 66000, "target_weight_pct": 60},
            {"name": "Bonds", "value": 24000, "target_weight_pct": 30},
            {"name": "Gold", "value": 10000, "target_weight_pct": 10},
        ],
        "new_cash": 5000, "drift_band_pct": 5, "currency": "USD",
    },
    # Vanguard: 5,000 of stocks are sold
    {
        "holdings": [
            {"name": "Stocks", "value": 35000, "target_weight_pct": 60}, {"name": "Bonds", "value": 15000, "target_weight_pct": 40},
        ],
    },
    # Thirds of 100.00 foot to the cent
    {"holdings": held((0, 33.333333), (0, 33.333333), (0, 33.333334)), "new_cash": 100},
    {"holdings": held((0, 12.5), (0, 12.5), (0, 25), (0, 50)), "new_cash": 0.1},
    # Nothing is sold
    {"holdings": held((9000, 50), (1000, 50)), "new_cash": 1000, "selling_allowed": False},
    {"holdings": held((9000, 50), (1000, 50)), "selling_allowed": False},
    # Five percentage points off are not more than five
    {"holdings": held((65000, 60), (35000, 40)), "drift_band_pct": 5},
    {"holdings": held((65000.01, 60), (34999.99, 40)), "drift_band_pct": 5},
    # Cash has a target weight of 10 percent
    {"holdings": held((60000, 50), (40000, 40)), "drift_band_pct": 2},
    {"holdings": held((60000, 50), (20000, 40)), "new_cash": 20000, "selling_allowed": False},
    {"holdings": held((60000, 50), (20000, 40)), "new_cash": 1000, "selling_allowed": False},
    # All is sold, all of one is sold
    {"holdings": held((500.55, 0), (300, 0))},
    {"holdings": held((500.55, 0), (300, 100)), "currency": "KWD"},
    # Nothing is held, and less than a minor unit is nothing
    {"holdings": held((0, 100)), "new_cash": 0.004},
    {"holdings": held((0, 60), (0, 40))},
    {"holdings": held((0.005, 60), (0, 40))},
    {"holdings": held((0.1, 33.3), (0.2, 33.3), (0.3, 33.3)), "new_cash": 0.01},
    {"holdings": held((1000, 30), (1000, 30), (1000, 40)), "new_cash": 1, "currency": "JPY"},
    {"holdings": held((1000000000000, 1), (1000000000000, 99)), "new_cash": 1000000000000},
    {"holdings": held((100, 50), (100, 50)), "drift_band_pct": 100},
    {"holdings": held(*[(7, 10)] * 10), "new_cash": 0.07},
    {"holdings": held(*[(100 + index, 2) for index in range(50)]), "new_cash": 10, "currency": "EUR"},
]


def calculate(given, rounding):
    unit = Fraction(1, 10**rounding.decimals)

    def units_of(value):
        return Fraction(in_units(value, rounding.decimals)) / unit

    holdings = given["holdings"]
    targets = [Fraction(one["target_weight_pct"]) / 100 for one in holdings]
    worth = [units_of(one["value"]) for one in holdings]
    cash = units_of(given.get("new_cash", Decimal(0)))
    total, before = sum(worth) + cash, sum(worth)
    if total == 0:
        raise Refusal("no-solution")
    wanted = [total * share for share in targets]
    lacks = [max(Fraction(0), goal - value) for goal, value in zip(wanted, worth)]
    budget = max(Fraction(0), cash - (total - sum(wanted)))
    bought = [budget * lack / sum(lacks) if lack else Fraction(0) for lack in lacks]
    band = Fraction(given.get("drift_band_pct", Decimal(0))) / 100 * total
    is_outside = any(abs(value + more - goal) > band for value, more, goal in zip(worth, bought, wanted))
    if given.get("selling_allowed", True) and is_outside:
        bought = [goal - value for value, goal in zip(worth, wanted)]
    trades = whole_parts(bought)

    def money(units):
        return rounding.money(decimal(units * unit))

    def percent(share):
        return rounding.percent(decimal(share * 100))

    drifts = [value / before - share for value, share in zip(worth, targets)] if before else []
    output = {
        "total_value": money(total),
        "total_bought": money(Fraction(sum(trade for trade in trades if trade > 0))),
        "total_sold": money(Fraction(-sum(trade for trade in trades if trade < 0))),
        "remaining_cash": money(cash - sum(trades)),
    }
    if before:
        output["max_drift_pct"] = percent(max(map(abs, drifts)))
    output["holdings"] = []
    for index, one in enumerate(holdings):
        item = {"name": one["name"]} if "name" in one else {}
        if before:
            item.update(weight_pct=percent(worth[index] / before), drift_pct=percent(drifts[index]))
        after = worth[index] + trades[index]
        item.update(trade_amount=money(Fraction(trades[index])), new_value=money(after), new_weight_pct=percent(after / total))
        output["holdings"].append(item)
    return output


def whole_parts(numbers):
    """Whole numbers below, and one more where the remainders are largest, until they add up to the whole of the sum."""
    parts = [number.__floor__() for number in numbers]
    by_remainder = sorted(range(len(numbers)), key=lambda index: (parts[index] - numbers[index], index))
    for index in by_remainder[: sum(numbers).__floor__() - sum(parts)]:
        parts[index] += 1
    return parts


def decimal(fraction):
    return Decimal(fraction.numerator) / Decimal(fraction.denominator)


def draw(random):
    count = random.choice([1, 2, 3, 3, 4, 6, 10])
    steps = random.choice([1, 1, 2, 4, 100])
    cuts = sorted(random.randint(0, 100 * steps) for _ in range(count - 1))
    ends = [0, *cuts, 100 * steps if random.random() < 0.8 else max([*cuts, random.randint(0, 100 * steps)])]
    weights = [Decimal(high - low) / steps for low, high in zip(ends, ends[1:])]
    size = drawing.amount(random, 1000, 500_000)
    near = random.random() < 0.6

    def value(weight):
        if not near:
            return drawing.amount(random, 0, 90_000, "0", "1e12")
        worth = min(size * weight / 100 * random.randint(80, 120) / 100, Decimal(10**12))
        return Decimal(repr(float(f"{worth:.2f}"))) if random.random() < 0.9 else Decimal(repr(float(f"{worth:.7g}")))

    return {
        "holdings": [
            {**drawing.optional(random, "name", f"Fund {number}"), "value": value(weight), "target_weight_pct": weight}
            for number, weight in enumerate(weights, 1)
        ],
        **drawing.optional(random, "new_cash", drawing.amount(random, 1, 20_000, "0", "1e12")),
        **drawing.optional(random, "drift_band_pct", drawing.rate(random, 0, 10, ("0", "5", "100", "1e-9"))),
        **drawing.optional(random, "selling_allowed", random.random() < 0.5),
        **drawing.currency(random),
    }
