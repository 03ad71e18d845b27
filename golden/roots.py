"""All rates at which amounts at several times are together worth nothing, by shutting out intervals.

With v = e^s what 1 is worth a period earlier, the worth is a difference of two sums of positive terms, each of which rises
with s, and so is every derivative by s. So an interval has no root where the lower end of one sum is above the upper end of
the other, and at most one where that holds of a derivative. What is left is halved. A root that is met without a change of
sign is found where the derivative has one; what is beside its terms less than 1e-80 there is 0.

Few digits mostly tell what the sums do, and lead near a root; the others are only taken where they count.
"""

from decimal import Decimal, getcontext

from arithmetic import digits, nothing, with_digits

DIGITS = 140
FEW_DIGITS = 30
HALVED_FIRST = 6
MOST_HALVINGS = digits(300)
CLOSE = nothing(100)
NOTHING = nothing(80)
# What errors of few digits may add up to, and what is near to a root.
LITTLE = nothing(20)


class Flows:
    """Amounts at whole times, none at the same time and none 0."""

    def __init__(self, flows):
        self.flows = sorted(flows)
        self.span = Decimal(self.flows[-1][0] - self.flows[0][0])
        # By Descartes' rule as many roots as changes of sign, at the most.
        self.most_at_once = changes([amount for _, amount in self.flows])
        self.known, self.weights = {}, {}

    def weighted(self, order):
        """The amounts times their times, in parts of the whole one, so many times."""
        if order not in self.weights:
            start = self.flows[0][0]
            with with_digits(DIGITS):
                shares = [Decimal(time - start) / self.span for time, _ in self.flows]
                amounts = [amount for _, amount in self.flows]
                self.weights[order] = [amount * share**order if order else amount for amount, share in zip(amounts, shares)]
        return self.weights[order]

    def parts(self, order, s):
        """The positive and the negative terms of a derivative, with times in parts of the whole one."""
        case = order, s, getcontext().prec
        if case not in self.known:
            v = s.exp()
            positive = negative = Decimal(0)
            power, before, powers = Decimal(1), self.flows[0][0], {}
            for (time, amount), weight in zip(self.flows, self.weighted(order)):
                gap = time - before
                if gap not in powers:
                    powers[gap] = v**gap
                power, before = power * powers[gap], time
                if amount > 0:
                    positive += weight * power
                else:
                    negative -= weight * power
            self.known[case] = positive, negative
        return self.known[case]

    def bounds(self):
        """Outside of these the first or the last amount is more than twice all others together."""
        first, last = self.flows[0], self.flows[-1]
        low = high = Decimal(0)
        with with_digits(FEW_DIGITS):
            while abs(first[1]) <= 2 * sum(abs(amount) * (low * (time - first[0])).exp() for time, amount in self.flows[1:]):
                low = low * 2 - 1 / self.span
            while abs(last[1]) <= 2 * sum(abs(amount) * (high * (time - last[0])).exp() for time, amount in self.flows[:-1]):
                high = high * 2 + 1 / self.span
        return low, high


def merged(flows):
    """Those at one time added up, and none that is 0."""
    sums = {}
    for time, amount in flows:
        sums[time] = sums.get(time, Decimal(0)) + amount
    return [(time, amount) for time, amount in sums.items() if amount != 0]


def changes(amounts):
    """How often amounts change their sign; 0 has none."""
    signs = [amount > 0 for amount in amounts if amount != 0]
    return sum(one != other for one, other in zip(signs, signs[1:]))


def rates_of(flows):
    """All rates a period above −1, as fractions, the lowest first."""
    flows = merged(flows)
    if len({amount > 0 for _, amount in flows}) < 2:
        return []
    with with_digits(DIGITS):
        worth = Flows(flows)
        return [(-s).exp() - 1 for s in reversed(roots(worth, *worth.bounds()))]


def roots(worth, low, high):
    found = []
    for s in sorted(_roots(worth, 0, low, high, 0)):
        if not found or s - found[-1] > CLOSE.sqrt() * max(1, abs(s)):
            found.append(s)
    return found


def sign_between(worth, order, low, high):
    """The sign of a derivative on all of an interval, which may be one place; 0 where the sums do not tell."""
    with with_digits(FEW_DIGITS):
        sign = sign_of_parts(worth.parts(order, low), worth.parts(order, high), LITTLE)
    if sign is None:
        sign = sign_of_parts(worth.parts(order, low), worth.parts(order, high), NOTHING)
    return sign or 0


def sign_of_parts(at_low, at_high, share):
    """As `sign_between`; None where what counts is no more than this share of the terms."""
    (least, least_taken), (most, most_taken) = at_low, at_high
    slack = (most + most_taken) * share
    lowest, highest = least - most_taken, most - least_taken
    if lowest > slack or highest < -slack:
        return 1 if lowest > slack else -1
    return 0 if lowest < -slack and highest > slack else None


def _roots(worth, order, low, high, halvings):
    if sign_between(worth, order, low, high) != 0:
        return []
    if sign_between(worth, order + 1, low, high) != 0:
        return between(worth, order, [low, high])
    if halvings >= HALVED_FIRST and has_plain_derivative(worth, order + 1, low, high):
        return between(worth, order, [low, *sorted(_roots(worth, order + 1, low, high, halvings)), high])
    if halvings > MOST_HALVINGS:
        raise AssertionError("too many roots in one place")
    middle = (low + high) / 2
    return _roots(worth, order, low, middle, halvings + 1) + _roots(worth, order, middle, high, halvings + 1)


def has_plain_derivative(worth, order, low, high):
    return any(sign_between(worth, one, low, high) != 0 for one in range(order + 1, worth.most_at_once + 2))


def between(worth, order, places):
    """The roots of what rises or falls all the way from each of these places to the next."""
    signs = [sign_between(worth, order, s, s) for s in places]
    found = [s for s, sign in zip(places, signs) if sign == 0]
    for index, (low, high) in enumerate(zip(places, places[1:])):
        if signs[index] * signs[index + 1] < 0:
            found.append(narrowed(worth, order, low, high, signs[index]))
    return found


def narrowed(worth, order, low, high, sign_below):
    """Where it is 0, between two places of different signs."""
    with with_digits(FEW_DIGITS):
        near, _ = approached(worth, order, low, high, (low + high) / 2, sign_below, LITTLE.sqrt())
    s, is_close = approached(worth, order, low, high, near, sign_below, CLOSE)
    if not is_close:
        raise AssertionError("no root was found")
    return s


def approached(worth, order, low, high, s, sign_below, close):
    """Newton's method from s, kept between two places of different signs, until its steps are this close."""
    for _ in range(MOST_HALVINGS * 3):
        value, slope = (up - down for up, down in (worth.parts(order, s), worth.parts(order + 1, s)))
        low, high = (s, high) if value * sign_below > 0 else (low, s)
        # The slope is by the time in parts of the whole one.
        following = s - value / (slope * worth.span) if slope != 0 else low
        if slope != 0 and abs(following - s) <= close * max(1, abs(s)):
            return following, True
        s = following if low < following < high else (low + high) / 2
    return s, False
