"""A fixed deposit: interest that compounds as stated and is kept, or is paid out on the way."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT, floor, power
from replies import Reply

SOURCES = [
    "Reserve Bank of India (Interest Rate on Deposits) Directions, 2016",
    "Kellison, The Theory of Interest, 3rd edition, section 1.8: nominal rates",
    "ICICI Bank, How is the interest on fixed deposits calculated?: simple interest for short terms, and whole quarters compound. By hand: "
    "1,000,000 at 7 % for 45 days 8,630.14, for 179 days 34,328.77; 100,000 at 6.5 % for a month 541.67",
]

TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12, "daily": 365}
DAYS = Decimal(365)
PAYOUTS = {"at_maturity": None, "monthly": 1, "quarterly": 3, "semiannually": 6, "annually": 12}

EXAMPLES = 1
CASES = [
    {"principal": 100000, "annual_rate": 7, "tenure_years": 5, "currency": "INR"},
    {"principal": 1000000000000.0, "annual_rate": 9, "tenure_years": 100},
    # Quarterly compounding by hand: 100000·1.01625^4 = 106660.16
    {"principal": 100000, "annual_rate": 6.5, "tenure_years": 1},
    {"principal": 100, "annual_rate": 1e-09, "tenure_months": 1},
    {
        "principal": 250000, "annual_rate": 7.25, "tenure_years": 2, "tenure_months": 5, "payout_frequency": "quarterly",
        "tax_rate": 10, "currency": "INR",
    },
    {"principal": 0.01, "annual_rate": 1000, "tenure_years": 1, "payout_frequency": "monthly"},
    {"principal": 500000, "annual_rate": 6.8, "tenure_months": 400, "payout_frequency": "monthly"},
    {
        "principal": 10000, "annual_rate": 3, "tenure_months": 18, "compound_frequency": "annually",
        "payout_frequency": "annually", "currency": "EUR", "tax_rate": 26.375,
    },
    {
        "principal": 1000000, "annual_rate": 0.25, "tenure_years": 3, "compound_frequency": "semiannually",
        "payout_frequency": "semiannually", "currency": "JPY",
    },
    {
        "principal": 1234.567, "annual_rate": 4.1, "tenure_months": 7, "compound_frequency": "daily",
        "currency": "KWD",
    },
    {"principal": 5000, "annual_rate": 0, "tenure_years": 1, "payout_frequency": "monthly"},
    {
        "principal": 75000, "annual_rate": 8.5, "tenure_years": 3, "tenure_months": 3,
        "compound_frequency": "monthly", "payout_frequency": "quarterly",
    },
    # 444 days, as banks offer them; 1.018125^(444/91.25) by hand
    {"principal": 100000, "annual_rate": 7.25, "tenure_days": 444, "currency": "INR"},
    {"principal": 100000, "annual_rate": 7.25, "tenure_days": 444, "payout_frequency": "quarterly", "tax_rate": 10, "currency": "INR"},
    {"principal": 1000000, "annual_rate": 7, "tenure_days": 45, "currency": "INR"},
    {"principal": 1000000, "annual_rate": 7, "tenure_days": 179, "currency": "INR"},
    {"principal": 100000, "annual_rate": 6.5, "tenure_months": 1},
    {"principal": 1000000, "annual_rate": 7, "tenure_days": 45, "payout_frequency": "quarterly", "short_term_convention": "compound"},
    {"principal": 100000, "annual_rate": 7.25, "tenure_days": 444, "short_term_convention": "simple_parts", "currency": "INR"},
    {"principal": 100000, "annual_rate": 7.25, "tenure_years": 1, "tenure_months": 7, "short_term_convention": "simple_parts", "compound_frequency": "annually"},
    # Whole years of 365 days
    {"principal": 100000, "annual_rate": 7, "tenure_days": 1825, "currency": "INR"},
    {"principal": 5000, "annual_rate": 4, "tenure_days": 365, "compound_frequency": "daily", "payout_frequency": "monthly"},
    {"principal": 5000, "annual_rate": 4, "tenure_days": 364, "payout_frequency": "annually", "tax_rate": 100},
    {"principal": 5000, "annual_rate": 4, "tenure_days": 7, "payout_frequency": "monthly", "currency": "EUR"},
    {"principal": 1000000, "annual_rate": 6.6, "tenure_days": 3650, "payout_frequency": "semiannually", "currency": "JPY"},
    {"principal": 1000, "annual_rate": 0, "tenure_days": 100, "compound_frequency": "annually"},
    # Less than a period between payouts: nothing is paid out before the end.
    {"principal": 1000, "annual_rate": 6, "tenure_months": 2, "payout_frequency": "quarterly"},
    {"principal": 1000, "annual_rate": 6, "tenure_months": 1, "payout_frequency": "monthly", "compound_frequency": "daily"},
    {"principal": 0, "annual_rate": 6, "tenure_years": 1},
    {"principal": 1e12, "annual_rate": 1e-100, "tenure_years": 100, "payout_frequency": "annually"},
    {"principal": 1e12, "annual_rate": 1000, "tenure_years": 100},
    {
        "principal": 1000, "annual_rate": 1000, "tenure_years": 5, "tenure_months": 7, "payout_frequency": "semiannually",
        "tax_rate": 100,
    },
    {"principal": 1000, "annual_rate": 0, "tenure_months": 1200, "payout_frequency": "monthly"},
]


def calculate(given, rounding):
    deposit, times = given["principal"], TIMES[given.get("compound_frequency", "quarterly")]
    rate = given["annual_rate"] / PERCENT
    period = 1 + rate / times
    every = PAYOUTS[given.get("payout_frequency", "at_maturity")]
    if "tenure_days" in given:
        days = given["tenure_days"]
    else:
        days = (12 * given.get("tenure_years", 0) + given.get("tenure_months", 0)) * DAYS / MONTHS
    # Whole times between payouts, and days after the last of them.
    full = int(days * 12 // (DAYS * every)) if every else 0
    payout = deposit * (power(period, times * every / MONTHS) - 1) if every else Decimal(0)
    kept = deposit * unpaid(given.get("short_term_convention", "simple"), rate, times, days, days * 12 / DAYS - full * (every or 0))
    earned, taxed = kept + full * payout, given.get("tax_rate", Decimal(0)) / PERCENT
    reply = Reply(given)
    reply.put("maturity_value", rounding.money(deposit + kept))
    reply.put("interest_earned", rounding.money(earned))
    if every is not None:
        reason = "The term is shorter than the time between payouts."
        reply.may_lack("interest_payout", payout if full else None, rounding.money, reason)
    reply.put("tax", rounding.money(taxed * earned))
    reply.put("interest_earned_after_tax", rounding.money((1 - taxed) * earned))
    reply.put("maturity_value_after_tax", rounding.money(deposit + kept - kept * taxed))
    reply.put("effective_annual_rate", rounding.percent((power(period, Decimal(times)) - 1) * PERCENT))
    return reply.all()


def unpaid(way, rate, times, days, months):
    """The interest of 1 in months after the last payout, in a term of days."""
    if way != "compound" and days * 2 < DAYS:
        return rate * months / MONTHS
    whole = floor(months * times / MONTHS) if way == "simple_parts" else months * times / MONTHS
    rest = months / MONTHS - Decimal(whole) / times
    return power(1 + rate / times, Decimal(whole)) * (1 + rate * rest) - 1 if way == "simple_parts" else power(1 + rate / times, whole) - 1


def draw(random):
    if random.random() < 0.3:
        given = draw_months(random)
        for name in ("tenure_years", "tenure_months"):
            given.pop(name, None)
        return {**given, "tenure_days": drawing.whole(random, 7, 3650, (7, 365, 730, 3650))}
    return draw_months(random)


def draw_months(random):
    years = drawing.optional(random, "tenure_years", drawing.whole(random, 1, 20, (1, 40, 99)))
    months = drawing.whole(random, 1, 12, (1, 2, 12))
    return {
        "principal": random.choice([Decimal(0), drawing.amount(random), drawing.amount(random)]),
        "annual_rate": drawing.rate(random, 0, 15),
        **years,
        **drawing.optional(random, "tenure_months", months, 0.5 if years else 1),
        **drawing.optional(random, "compound_frequency", random.choice(list(TIMES))),
        **drawing.optional(random, "short_term_convention", random.choice(["simple", "simple_parts", "compound"])),
        **drawing.optional(random, "payout_frequency", random.choice(list(PAYOUTS)), 0.7),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 50, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
