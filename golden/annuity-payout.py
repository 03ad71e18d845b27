"""Annuity payout: payments, each discounted from its own date, that are together worth the lump sum."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, nothing, power, with_digits

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 to 3.4 and 4.7: annuities, deferral, rising payments",
]

TIMES = {"monthly": 12, "quarterly": 4, "semiannually": 2, "annually": 1}

EXAMPLES = 1
CASES = [
    {"principal": 500000, "annual_rate": 5, "years": 20, "currency": "USD"},
    # numpy-financial, documentation and tests of pmt: pmt(0.08/12, 5*12, 15000) = -304.145914
    {"principal": 15000, "annual_rate": 8, "years": 5},
    # no interest
    {"principal": 100000, "annual_rate": 0, "years": 10, "payment_timing": "begin"},
    {
        "principal": 250000, "annual_rate": 4.5, "years": 25, "payment_frequency": "quarterly",
        "payment_timing": "begin", "deferral_years": 10,
    },
    {"principal": 300000, "annual_rate": 6, "years": 30, "payment_growth_rate": 3, "currency": "EUR"},
    {
        "principal": 40000000, "annual_rate": 1.2, "years": 20, "payment_frequency": "semiannually",
        "payment_growth_rate": 0.5, "currency": "JPY",
    },
    # the increase is the interest: 1000·1.05/7 in the first year
    {"principal": 1000, "annual_rate": 5, "years": 7, "payment_frequency": "annually", "payment_growth_rate": 5},
    {"principal": 1000000000000, "annual_rate": 1000, "years": 1, "deferral_years": 1, "currency": "KWD"},
    {"principal": 0.01, "annual_rate": 1e-07, "years": 100, "payment_growth_rate": -50},
    {"principal": 200000, "annual_rate": 3, "years": 15, "payment_growth_rate": -2, "payment_timing": "begin"},
    # one payment of 75000·1.0725
    {"principal": 75000, "annual_rate": 7.25, "years": 1, "payment_frequency": "annually"},
    {"principal": 120000, "annual_rate": 4, "years": 10, "deferral_years": 5, "currency": "GBP"},
    # Balances payment by payment at the rate that compounds to the annual one
    {"principal": 500000, "annual_rate": 6, "years": 10, "rate_convention": "effective"},
    # Balances payment by payment at the rate that compounds to the annual one
    {
        "principal": 250000, "annual_rate": 4, "years": 15, "rate_convention": "effective",
        "payment_frequency": "quarterly", "payment_timing": "begin", "payment_growth_rate": 4, "deferral_years": 3,
    },
    # How long does it last: 14.7 years, and by hand 3 payments of 300 and one of 100
    {"principal": 500000, "annual_rate": 5, "payment": 4000, "currency": "USD"},
    {"principal": 1000, "annual_rate": 0, "payment": 300},
    {"principal": 1000, "annual_rate": 0, "payment": 300, "payment_timing": "begin", "payment_frequency": "annually"},
    # numpy-financial, documentation of nper: 64.0733 payments of 150 repay 8,000 at 7 percent
    {"principal": 8000, "annual_rate": 7, "payment": 150},
    # Exactly a whole number of payments
    {"principal": 1200, "annual_rate": 0, "payment": 100},
    {"principal": 1000, "annual_rate": 10, "payment": 550, "payment_frequency": "annually", "payment_growth_rate": 10},
    {"principal": 2100, "annual_rate": 10, "payment": 1210, "payment_frequency": "annually"},
    # The interest alone, and less; a cent more
    {"principal": 120000, "annual_rate": 10, "payment": 1000},
    {"principal": 120000, "annual_rate": 10, "payment": 1000, "currency": "EUR", "payment_growth_rate": -1},
    {"principal": 120000, "annual_rate": 10, "payment": 1000.01},
    {"principal": 120000, "annual_rate": 10, "payment": 500, "payment_growth_rate": 6, "rate_convention": "effective"},
    # All at once
    {"principal": 1000, "annual_rate": 5, "payment": 2000, "payment_timing": "begin", "deferral_years": 1, "payment_frequency": "annually"},
    {"principal": 1000, "annual_rate": 5, "payment": 2000, "payment_frequency": "quarterly", "currency": "JPY"},
    {"principal": 300000, "annual_rate": 4, "payment": 6000, "deferral_years": 10, "payment_frequency": "quarterly", "payment_growth_rate": 2, "payment_timing": "begin"},
    {"principal": 24000, "annual_rate": 0, "payment": 10},
    {"principal": 24000.01, "annual_rate": 0, "payment": 10},
    {"principal": 100, "annual_rate": 0, "years": 1, "payment_frequency": "annually"},
    {"principal": 100, "annual_rate": 0, "years": 3, "payment_frequency": "quarterly", "currency": "JPY"},
    # Payments rise as the lump sum does.
    {"principal": 1000, "annual_rate": 5, "years": 10, "payment_frequency": "annually", "payment_growth_rate": 5},
    {"principal": 1000, "annual_rate": 5, "years": 10, "rate_convention": "effective", "payment_growth_rate": 5},
    {"principal": 1e12, "annual_rate": 1000, "years": 100, "deferral_years": 100},
    {"principal": 0.01, "annual_rate": 1000, "years": 100, "payment_growth_rate": 100, "payment_timing": "begin"},
    {"principal": 1e12, "annual_rate": 1e-100, "years": 100, "payment_growth_rate": -50},
    {"principal": 1e6, "annual_rate": 1e-9, "years": 30, "deferral_years": 10, "payment_timing": "begin"},
]


def calculate(given, rounding):
    with with_digits(ENOUGH if "payment" in given else 100):
        return paid_out(given, rounding)


def paid_out(given, rounding):
    sum_paid_in = given["principal"]
    times = TIMES[given.get("payment_frequency", "monthly")]
    rate, rise = given["annual_rate"] / PERCENT, 1 + given.get("payment_growth_rate", Decimal(0)) / PERCENT
    if given.get("rate_convention", "nominal") == "effective":
        period = power(1 + rate, Decimal(1) / times)
    else:
        period = 1 + rate / times
    at_begin = given.get("payment_timing", "end") == "begin"
    balance = sum_paid_in * power(period, times * given.get("deferral_years", Decimal(0)))
    if "payment" in given:
        return lasting(given, rounding, balance, period, times, rise, at_begin)
    years = int(given["years"])
    # From the last payment to the first: what those to come are worth, and their sum.
    worth = total = Decimal(0)
    for number in reversed(range(years * times)):
        paid = power(rise, number // times)
        worth = paid + worth / period if at_begin else (paid + worth) / period
        total += paid
    payment = balance / worth
    return {
        "payment": rounding.money(payment),
        "final_payment": rounding.money(payment * power(rise, years - 1)),
        "payment_count": rounding.number(Decimal(years * times), 0),
        "balance_at_start": rounding.money(balance),
        "total_paid": rounding.money(payment * total),
        "interest_earned": rounding.money(payment * total - sum_paid_in),
    }


LONGEST = 200
# Digits that tell the last payment from one of which nothing is left, and those that they take.
EQUAL, ENOUGH = 200, 260


def lasting(given, rounding, start, period, times, rise, at_begin):
    """A given payment, paid one by one until what is left is no more than it."""
    paid, balance, first = [], start, given["payment"]
    for number in range(LONGEST * times):
        usual = first * power(rise, number // times)
        balance = balance if at_begin else balance * period
        if balance <= usual * (1 + nothing(EQUAL)):
            break
        balance = (balance - usual) * period if at_begin else balance - usual
        paid.append(usual)
    else:
        raise Refusal("goal-unreachable")
    last = min(balance, usual)
    time = len(paid) + last / usual
    return {
        "payment": rounding.money(first),
        "final_payment": rounding.money(last),
        "payment_count": Decimal(len(paid) + 1),
        "years_lasting": rounding.years(time / times),
        "months_lasting": rounding.percent(time * 12 / times),
        "balance_at_start": rounding.money(start),
        "total_paid": rounding.money(sum(paid) + last),
        "interest_earned": rounding.money(sum(paid) + last - given["principal"]),
    }


def draw(random):
    drawn = draw_years(random)
    if random.random() < 0.6:
        return drawn
    years = drawn.pop("years")
    a_year = drawn["principal"] / years * random.choice([1, 1, 1, 2]) * random.randint(60, 250) / 100
    payment = a_year / TIMES[drawn.get("payment_frequency", "monthly")]
    payment = min(Decimal(10) ** 12, max(Decimal("0.01"), Decimal(repr(float(f"{payment:.2f}")))))
    return {**drawn, "payment": payment}


def draw_years(random):
    return {
        "principal": drawing.amount(random, 1000, 2_000_000),
        "annual_rate": drawing.rate(random, 0, 12),
        "years": drawing.whole(random, 1, 40, (1, 100)),
        **drawing.optional(random, "payment_frequency", random.choice(list(TIMES))),
        **drawing.optional(random, "payment_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "deferral_years", drawing.whole(random, 0, 20, (0, 100))),
        **drawing.optional(random, "payment_growth_rate", drawing.rate(random, -5, 8, ("0", "-50", "100", "1e-9"))),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
