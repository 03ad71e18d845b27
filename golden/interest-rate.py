"""Interest rate: the one at which an amount now, level payments and an amount at the end are worth nothing together."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, nothing, power, root, root_between

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 1.8, 1.9 and 3.7: unknown rate, force of interest",
    "Descartes' rule of signs: the amounts by their dates change their sign at most twice, so at most two rates fit",
]

SMALL = nothing(85)

EXAMPLES = 1
CASES = [
    {"present_value": 20000, "payment": -400, "periods": 60, "currency": "USD"},
    {"present_value": 20000, "payment": -400, "periods": 60},
    # Excel documentation of RATE: 0.77 percent a month, 9.24 a year
    {"present_value": 8000, "payment": -200, "periods": 48},
    # numpy-financial documentation of rate: 0.1106908537142689
    {"present_value": -3500, "future_value": 10000, "periods": 10, "periods_per_year": 1},
    # numpy-financial issue 126: 58.387791 percent
    {"present_value": -440000, "payment": 263175, "future_value": 25500, "periods": 8, "periods_per_year": 1},
    # formulajs issue 184: 1.651836 percent a month
    {"present_value": 790000, "payment": -13093.25, "periods": 348},
    # The payments add up to the loan: 0 percent
    {"present_value": 360000, "payment": -1000, "periods": 360},
    # Apache POI pull request 552: 52.522783 percent
    {"present_value": 10000, "payment": 10000, "future_value": -313562750, "periods": 22, "periods_per_year": 1},
    # formulajs issue 174: −55.8 percent
    {"present_value": -15000, "future_value": 6630, "periods": 1, "periods_per_year": 1},
    # Hewlett-Packard, 10bII+ User's Guide, Canadian mortgage: 12 percent, compounded semiannually
    {"present_value": 130000, "payment": -1308.3, "periods": 360, "compounds_per_year": 2},
    # Texas Instruments, solution 22331, BA II Plus with P/Y 26 and C/Y 2: 10 percent
    {"present_value": 100000, "payment": -397.28, "periods": 780, "periods_per_year": 26, "compounds_per_year": 2},
    {"present_value": -100, "payment": 30, "future_value": -120, "periods": 10, "periods_per_year": 1, "compounds_per_year": 12},
    {"present_value": 20000, "payment": -400, "periods": 60, "compounds_per_year": 12},
    {"present_value": 20000, "payment": -400, "periods": 60, "compounds_per_year": 1, "payment_timing": "begin"},
    # Two rates fit
    {"present_value": -100, "payment": 30, "future_value": -120, "periods": 10, "periods_per_year": 1},
    {"payment": -500, "future_value": 100000, "periods": 120, "payment_timing": "begin", "currency": "EUR"},
    # Nothing is gained
    {"present_value": -10000, "future_value": 10000, "periods": 12},
    {"present_value": -1000000000000.0, "future_value": 0.01, "periods": 2400},
    {"present_value": 3000000, "payment": -62000, "future_value": -400000, "periods": 48, "currency": "jpy"},
    {"present_value": 1500.125, "payment": -33.375, "periods": 52, "periods_per_year": 52, "currency": "KWD"},
    # Everything is received
    {"present_value": 100, "payment": 200, "periods": 5},
    # Every rate fits nothing
    {"periods": 5},
    # No rate fits two changes of sign
    {"present_value": -100, "payment": 5, "future_value": -100, "periods": 20},
    {"present_value": 100, "future_value": -100, "periods": 10},
    {"present_value": 100, "future_value": -121, "periods": 2, "periods_per_year": 1},
    {"present_value": -100, "payment": 10, "future_value": 100, "periods": 7, "payment_timing": "end"},
    {"present_value": -100, "payment": 10, "future_value": 100, "periods": 7, "payment_timing": "begin"},
    # Two rates: 100 % and 200 % a period; the same one twice; and none.
    {"present_value": 100, "payment": -500, "future_value": 1100, "periods": 2, "periods_per_year": 1},
    {"present_value": 100, "payment": -400, "future_value": 800, "periods": 2, "periods_per_year": 1},
    {"present_value": 100, "payment": -300, "future_value": 700, "periods": 2, "periods_per_year": 1},
    {"present_value": 0, "payment": 0, "future_value": 0, "periods": 5},
    {"present_value": 0, "payment": -10, "future_value": 0, "periods": 5},
    {"present_value": 0, "payment": -10, "future_value": 60, "periods": 5, "currency": "JPY"},
    {"present_value": 0, "payment": -10, "future_value": 50, "periods": 5},
    {"present_value": 10, "payment": -10, "future_value": 0, "periods": 1},
    {"present_value": 10, "payment": -10, "future_value": 5, "periods": 1, "payment_timing": "begin"},
    {"present_value": 1e12, "payment": -1e12, "periods": 2400, "periods_per_year": 366},
    {"present_value": 0.01, "future_value": -1e12, "periods": 1},
    {"present_value": 1e12, "future_value": -0.01, "periods": 1, "periods_per_year": 366},
    {"present_value": 240000, "payment": -100.00000000000001, "periods": 2400},
]


def calculate(given, rounding):
    now, paid, then = (given.get(name, Decimal(0)) for name in ("present_value", "payment", "future_value"))
    count, per_year = int(given["periods"]), given.get("periods_per_year", Decimal(12))
    rates = [1 / discount - 1 for discount in discounts(now, paid, then, count, given.get("payment_timing", "end"))]
    if not rates:
        raise Refusal("no-solution")
    rate = rates[0]
    compounds = given.get("compounds_per_year", per_year)
    added = rate if compounds == per_year else power(1 + rate, per_year / compounds) - 1
    output = {"annual_rate": rounding.percent(added * compounds * PERCENT)}
    effective = ((1 + rate) ** int(per_year) - 1) * PERCENT
    if effective <= Decimal("1e21"):
        output["effective_annual_rate"] = rounding.percent(effective)
    output["continuous_annual_rate"] = rounding.percent((1 + rate).ln() * per_year * PERCENT)
    output["rate_per_period"] = rounding.percent(rate * PERCENT)
    if len(rates) > 1:
        output["second_rate_per_period"] = rounding.percent(rates[1] * PERCENT)
    output["net_interest"] = rounding.money(now + paid * count + then)
    return output


def discounts(now, paid, then, count, timing):
    """What 1 a period later may be worth now, the smallest first: above 0, such that all amounts cancel."""
    # By dates: the first amount, the same one at the dates between, the last one.
    if timing == "begin":
        first, last = now + paid, then
    else:
        first, last = now, paid + then
    between = paid if count > 1 else Decimal(0)

    def worth(discount):
        return first + between * moments(discount, count - 1)[0] + last * discount**count

    def slope(discount):
        """The same, each amount times its date."""
        return between * moments(discount, count - 1)[1] + last * count * discount**count

    signs = [one > 0 for one in (first, between, last) if one != 0]
    changes = sum(one != other for one, other in zip(signs, signs[1:]))
    if changes == 0:
        return []
    if changes == 1:
        return [root(worth)]
    # Down and up again, or up and down: the slope has one change of sign, at the extreme.
    extreme = root(slope)
    scale = abs(first) + abs(last) * extreme**count
    if abs(worth(extreme)) < scale * SMALL:
        return [extreme]
    if (worth(extreme) > 0) == (first > 0):
        return []
    low, high = extreme / 2, extreme * 2
    while (worth(low) > 0) != (first > 0):
        low /= 2
    while (worth(high) > 0) != (first > 0):
        high *= 2
    return [root_between(worth, low, extreme), root_between(worth, extreme, high)]


def moments(base, count):
    """base + base² + … + base^count, and the same with each term times its exponent; by doubling."""
    plain, weighted, power, done = Decimal(0), Decimal(0), Decimal(1), 0
    for bit in bin(count)[2:]:
        plain, weighted = plain + power * plain, weighted + power * (weighted + done * plain)
        power, done = power * power, 2 * done
        if bit == "1":
            power, done = power * base, done + 1
            plain, weighted = plain + power, weighted + done * power
    return plain, weighted


def draw(random):
    kind = random.choice(["loan", "loan", "savings", "growth", "balloon", "wild"])
    count = drawing.whole(random, 1, 360, (1, 2, 2400))
    now, then = drawing.amount(random, 100, 500_000), drawing.amount(random, 100, 500_000)
    paid = (now * random.randint(90, 250) / 100 / count).quantize(Decimal("0.01"))
    sign = random.choice([1, -1])
    given = {
        "loan": {"present_value": now, "payment": -paid},
        "savings": {"present_value": -now, "payment": -paid, "future_value": then + 2 * now},
        "growth": {"present_value": -now, "future_value": then},
        "balloon": {"present_value": now, "payment": -paid, "future_value": -then / 4},
        "wild": {"present_value": now * sign, "payment": -paid * sign, "future_value": then * sign},
    }[kind]
    bound = Decimal("1e12")
    # A payment a day comes with rates of several percent a day here, which nobody types.
    frequencies = [1, 4, 12, 52] if isinstance(random, drawing.OrdinaryRandom) else [1, 4, 52, 366]
    return {
        **{name: Decimal(repr(float(max(min(value, bound), -bound)))) for name, value in given.items()},
        "periods": count,
        **drawing.optional(random, "payment_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "periods_per_year", Decimal(random.choice(frequencies))),
        **drawing.optional(random, "compounds_per_year", Decimal(random.choice([1, 2, 4, 12, 365])), 0.3),
        **drawing.currency(random),
    }
