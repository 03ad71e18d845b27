"""TVM: amount at the beginning, level payments, amount at the end, number of periods and rate: the one left out."""

from decimal import Decimal, getcontext
from math import comb

import annuity
import drawing
import rates
import roots
from arithmetic import PERCENT, Refusal, power, with_digits
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 to 3.7: annuities, unknown time and rate",
    "Hewlett-Packard, HP-12C User's Guide: what is paid is negative, what is received positive",
    "Texas Instruments, knowledge base 11198 and 22331, and Hewlett-Packard, 10bII+ User's Guide: Canadian mortgages",
]

EXAMPLES = 1
CASES = [
    {"present_value": 200000, "future_value": 0, "periods": 180, "annual_rate": 7.5, "currency": "USD"},
    # numpy-financial documentation of fv: 15692.92889433575
    {"present_value": -100, "payment": -100, "periods": 120, "annual_rate": 5},
    # numpy-financial documentation of pv: -100.00067131625819
    {"payment": -100, "future_value": 15692.93, "periods": 120, "annual_rate": 5},
    # numpy-financial documentation of pmt: -1854.0247200054619
    {"present_value": 200000, "future_value": 0, "periods": 180, "annual_rate": 7.5},
    # numpy-financial documentation of nper: 64.07334877066185
    {"present_value": 8000, "payment": -150, "future_value": 0, "annual_rate": 7},
    # numpy-financial documentation of rate: 0.1106908537142689
    {"present_value": -3500, "payment": 0, "future_value": 10000, "periods": 10, "periods_per_year": 1},
    # Excel documentation of PMT: -1037.03
    {"present_value": 10000, "future_value": 0, "periods": 10, "annual_rate": 8},
    # Excel documentation of PMT: -1030.16
    {"present_value": 10000, "future_value": 0, "periods": 10, "annual_rate": 8, "payment_timing": "begin"},
    # Excel documentation of PMT: -129.08
    {"present_value": 0, "future_value": 50000, "periods": 216, "annual_rate": 6},
    # Excel documentation of FV: 2581.40
    {"present_value": -500, "payment": -200, "periods": 10, "annual_rate": 6, "payment_timing": "begin"},
    # Excel documentation of FV: 12682.50
    {"present_value": 0, "payment": -1000, "periods": 12, "annual_rate": 12},
    # Excel documentation of FV: 82846.25
    {"present_value": 0, "payment": -2000, "periods": 35, "annual_rate": 11, "payment_timing": "begin"},
    # Excel documentation of PV: -59777.15
    {"payment": 500, "future_value": 0, "periods": 240, "annual_rate": 8},
    # Excel documentation of NPER: 59.6738657
    {"present_value": -1000, "payment": -100, "future_value": 10000, "annual_rate": 12, "payment_timing": "begin"},
    # Excel documentation of NPER: 60.0821229
    {"present_value": -1000, "payment": -100, "future_value": 10000, "annual_rate": 12},
    # Excel documentation of RATE: 0.77 percent a month
    {"present_value": 8000, "payment": -200, "future_value": 0, "periods": 48},
    # Texas Instruments, solution 22331, BA II Plus with P/Y 26 and C/Y 2: -397.28
    {
        "present_value": 100000, "future_value": 0, "periods": 780, "annual_rate": 10, "periods_per_year": 26,
        "compounds_per_year": 2,
    },
    # Texas Instruments, solution 11198: -688.52
    {"present_value": 60000, "future_value": 0, "periods": 240, "annual_rate": 13, "compounds_per_year": 2, "currency": "CAD"},
    # Hewlett-Packard, 10bII+ User's Guide: -1308.30
    {"present_value": 130000, "future_value": 0, "periods": 360, "annual_rate": 12, "compounds_per_year": 2},
    # The same, for the rate, the periods and the amounts
    {"present_value": 130000, "payment": -1308.3, "future_value": 0, "periods": 360, "compounds_per_year": 2},
    {"present_value": 130000, "payment": -1308.3, "future_value": 0, "annual_rate": 12, "compounds_per_year": 2},
    {"payment": -1308.3, "future_value": 0, "periods": 360, "annual_rate": 12, "compounds_per_year": 2},
    {"present_value": 130000, "payment": -1308.3, "periods": 60, "annual_rate": 12, "compounds_per_year": 2},
    # Two rates fit; compounded more often than paid, and as often
    {
        "present_value": -100, "payment": 30, "future_value": -120, "periods": 10, "periods_per_year": 1,
        "compounds_per_year": 12,
    },
    {"present_value": -5000, "payment": -250, "periods": 24, "annual_rate": 5, "periods_per_year": 4, "compounds_per_year": 365},
    {"present_value": -5000, "payment": -250, "periods": 24, "annual_rate": 5, "periods_per_year": 4, "compounds_per_year": 4},
    {"present_value": -5000, "payment": -250, "periods": 24, "annual_rate": 1e-09, "compounds_per_year": 1},
    {"present_value": -5000, "payment": 250, "periods": 24, "annual_rate": -99.999999999, "compounds_per_year": 1},
    {"present_value": -5000, "payment": -250, "periods": 24, "annual_rate": 0, "compounds_per_year": 1, "payment_timing": "begin"},
    # numpy-financial issue 126: 58.387791 percent
    {"present_value": -440000, "payment": 263175, "future_value": 25500, "periods": 8, "periods_per_year": 1},
    # formulajs issue 20: 10.646164 percent
    {"present_value": -40000, "payment": -7200, "future_value": 4477839, "periods": 37, "periods_per_year": 1},
    # Two rates fit
    {"present_value": -100, "payment": 30, "future_value": -120, "periods": 10, "periods_per_year": 1},
    # Apache POI bug 55250 and pull request 552: 35.397960 percent
    {"present_value": 20000, "payment": 30000, "future_value": -82257625, "periods": 22, "periods_per_year": 1},
    # The payments add up to the loan: 0 percent
    {"present_value": 360000, "payment": -1000, "future_value": 0, "periods": 360},
    {"present_value": 320000, "future_value": 0, "periods": 360, "annual_rate": 1.2e-11},
    # Rate 0: the loan in equal parts
    {"present_value": 320000, "future_value": 0, "periods": 360, "annual_rate": 0},
    # Rate 0: the missing amount in equal parts
    {"present_value": -5000, "payment": -250, "future_value": 100000, "annual_rate": 0},
    {"present_value": -1000000000000.0, "payment": -1000000000000.0, "periods": 2400, "annual_rate": 0.01},
    {"present_value": 1500000, "future_value": -200000, "periods": 96, "annual_rate": 1.85, "currency": "JPY"},
    {
        "present_value": -2500.125, "payment": -75.5, "periods": 30, "annual_rate": 4.25, "periods_per_year": 4,
        "payment_timing": "begin", "currency": "kwd",
    },
    {"present_value": -10000, "payment": 0, "future_value": 20000, "annual_rate": 6},
    # Nothing is missing: no period
    {"present_value": -10000, "payment": 0, "future_value": 10000, "annual_rate": 6},
    {"present_value": -10000, "payment": 300, "future_value": 0, "annual_rate": -8},
    # Nothing is paid
    {"present_value": 100, "payment": 200, "future_value": 0, "periods": 5},
    # Every rate fits nothing
    {"present_value": 0, "payment": 0, "future_value": 0, "periods": 5},
    # No rate fits two changes of sign
    {"present_value": -100, "payment": 5, "future_value": -100, "periods": 20},
    # The payment is the interest
    {"present_value": 10000, "payment": -50, "future_value": 0, "annual_rate": 6},
    # The payment is less than the interest
    {"present_value": 10000, "payment": -10, "future_value": 0, "annual_rate": 6},
    # Paid in is more than wanted
    {"present_value": -1000, "payment": -10, "future_value": 500, "annual_rate": 6},
    # Nothing changes
    {"present_value": -1000, "payment": 0, "future_value": 500, "annual_rate": 0},
    # One period, and the amounts of payment and end together
    {
        "present_value": -100, "payment": 10, "future_value": 100, "periods": 1, "periods_per_year": 1,
        "currency": "eur",
    },
    # The payment at the beginning is the amount there: nothing at no rate but at every one
    {"present_value": 100, "payment": -100, "future_value": 0, "periods": 1, "payment_timing": "begin"},
    {"present_value": -0.01, "payment": 0, "future_value": 1000000000000, "periods": 1, "periods_per_year": 366},
    {"present_value": -1000000000000, "payment": 0.01, "future_value": 0, "periods": 2400},
]


def calculate(given, rounding):
    per_year = given.get("periods_per_year", Decimal(12))
    compounds = given.get("compounds_per_year", per_year)
    is_early = given.get("payment_timing") == "begin"
    with with_digits(rates.ENOUGH):
        whole = dict(given)
        others = []
        if "annual_rate" in given:
            rate = rates.per_period(given["annual_rate"], compounds, per_year)
            whole |= complete(given, rate, is_early)
        else:
            rate, *others = rates_that_fit(given, is_early)
            whole["annual_rate"] = nominal(rate, per_year, compounds)
        a_year = ((1 + rate) ** int(per_year) - 1) * PERCENT
        start, payment, end, periods = (whole[name] for name in ("present_value", "payment", "future_value", "periods"))
    reply = Reply(given)
    reply.put("present_value", rounding.money(start))
    reply.put("payment", rounding.money(payment))
    reply.put("future_value", rounding.money(end))
    reply.put("periods", rounding.percent(periods))
    reply.put("annual_rate", rounding.percent(whole["annual_rate"]))
    for other in others:
        reply.put("second_annual_rate", rounding.percent(nominal(other, per_year, compounds)))
    reply.may_lack("effective_annual_rate", a_year, rounding.percent)
    reply.put("net_interest", rounding.money(start + payment * periods + end))
    return reply.all()


def nominal(rate, per_year, compounds):
    """The percent a year, added so many times, that come to this rate a period."""
    with with_digits(rates.ENOUGH):
        each = rate if per_year == compounds else power(1 + rate, per_year / compounds) - 1
        return each * compounds * PERCENT


def complete(given, rate, is_early):
    """What is left out, where the rate is not."""
    start, payment, end = (given.get(name) for name in ("present_value", "payment", "future_value"))
    if "periods" not in given:
        return {"periods": number_of(start, payment * (1 + rate if is_early else 1), end, rate)}
    periods = int(given["periods"])
    growth = annuity.growth(rate, periods)
    # What payments of 1 are worth at the end.
    paid_in = annuity.future_factor(rate, periods) * (1 + rate if is_early else 1)
    if payment is None:
        return {"payment": -(start * growth + end) / paid_in}
    if start is None:
        return {"present_value": -(payment * paid_in + end) / growth}
    return {"future_value": -(start * growth + payment * paid_in)}


def number_of(start, payment, end, rate):
    """The periods, with parts of one, after which what there is comes to what is wanted; payments at the end."""
    if start + end == 0:
        return Decimal(0)
    size = max(abs(payment), abs(start * rate), abs(end * rate))
    first, last = rates.settled(payment + start * rate, size, 300), rates.settled(payment - end * rate, size, 300)
    if first * last > 0:
        time = -(start + end) / payment if rate == 0 else (last / first).ln() / (1 + rate).ln()
        if time > 0:
            return time
    raise Refusal("no-solution")


def rates_that_fit(given, is_early):
    """The highest first."""
    start, payment, end = (given[name] for name in ("present_value", "payment", "future_value"))
    worth = Annuity(start, payment, end, int(given["periods"]), 0 if is_early else 1)
    found = []
    if len(worth.signs()) == 2:
        with with_digits(roots.DIGITS):
            found = [(-s).exp() - 1 for s in roots.roots(worth, *worth.bounds())]
    if not found:
        raise Refusal("no-solution")
    return found


class Annuity:
    """Worth of both amounts and the payments, as `roots` asks for it."""

    def __init__(self, start, payment, end, periods, first):
        self.first, self.periods, self.payment = first, periods, payment
        self.known = {}
        amounts = [(0, start), (periods, end)]
        if first == 0 or periods == 1:
            # A payment at the same time as an amount is one with it.
            amounts.append((first, payment))
            self.first, self.count = first + 1, periods - 1
        else:
            self.count = periods
        if self.first + self.count - 1 == periods and self.count > 0:
            amounts.append((periods, payment))
            self.count -= 1
        self.amounts = roots.merged(amounts)
        if payment == 0:
            self.count = 0
        self.span = Decimal(periods)
        # The signs of three amounts change twice at the most.
        self.most_at_once = 2

    def signs(self):
        return {amount > 0 for _, amount in self.amounts} | ({self.payment > 0} if self.count else set())

    def parts(self, order, s):
        case = order, s, getcontext().prec
        if case not in self.known:
            v = s.exp()
            terms = [amount * v**time * raised(Decimal(time) / self.span, order) for time, amount in self.amounts]
            if self.count:
                sums = power_sums(v, self.count, order)
                # Of (first + k)^order, by the binomial theorem.
                shifted = sum(comb(order, j) * self.first ** (order - j) * sums[j] for j in range(order + 1))
                terms.append(self.payment * v**self.first * shifted / self.span**order)
            self.known[case] = sum(one for one in terms if one > 0), -sum(one for one in terms if one < 0)
        return self.known[case]

    def bounds(self):
        """By the smallest and the largest amounts: no root has a v beyond 1 + their quotient, or its reciprocal."""
        sizes = [abs(amount) for _, amount in self.amounts] + ([abs(self.payment)] if self.count else [])
        reach = (2 + max(sizes) / min(sizes)).ln()
        return -reach, reach


def raised(base, exponent):
    """Also 0 to the power of 0, which is 1."""
    return base**exponent if exponent else Decimal(1)


def power_sums(v, count, order):
    """The sums of k^j·v^k for k from 0 to count − 1, for each j up to the order: by doubling."""
    sums, done, power = [Decimal(0)] * (order + 1), 0, Decimal(1)
    for bit in bin(count)[2:]:
        # k + done in the upper half.
        sums = [one + power * moved(sums, j, done) for j, one in enumerate(sums)]
        power, done = power * power, done * 2
        if bit == "1":
            sums = [one + power * done**j for j, one in enumerate(sums)]
            power, done = power * v, done + 1
    return sums


def moved(sums, j, by):
    return sum(comb(j, i) * by ** (j - i) * sums[i] for i in range(j + 1))


def draw(random):
    loan = drawing.amount(random)
    sign = random.choice([1, -1])
    share = random.randint(-50, 300) if random.random() < 0.9 else 0
    payment = Decimal(repr(float(f"{-sign * loan * share / 10_000:.6g}")))
    end = random.choice([Decimal(0), Decimal(0), drawing.amount(random) * random.choice([1, -1])])
    known = {
        "present_value": random.choice([sign * loan, sign * loan, sign * loan, Decimal(0)]),
        "payment": max(min(payment, Decimal(10**12)), Decimal(-(10**12))),
        "future_value": end,
        "periods": drawing.whole(random, 1, 360, (1, 2, 2400)),
        "annual_rate": rates.growing(random, drawing),
    }
    known.pop(random.choice(list(known)))
    return {
        **known,
        **drawing.optional(random, "payment_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "periods_per_year", Decimal(random.choice([1, 2, 4, 12, 26, 52, 365, 366]))),
        **drawing.optional(random, "compounds_per_year", Decimal(random.choice([1, 2, 4, 12, 365])), 0.3),
        **drawing.currency(random),
    }
