"""Rent or buy: which leaves more money, kept year by year."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, in_units, with_digits
from mortgage_insurance import LIMITS, insured_months, is_due
from replies import Reply

SOURCES = [
    "Beracha, Johnson, Lessons from Over 30 Years of Buy versus Rent Decisions, Real Estate Economics 40 (2012)",
    "Year by year: what owning costs more than renting is invested; the loan month by month",
    "12 U.S.C. 4902: mortgage insurance ends at 80 % of the price on request, at 78 % by itself, and at half of the term",
    "26 U.S.C. 121: a part of the gain on a home is exempt (an amount of the input), the rest is taxed at a flat rate",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
]

EXAMPLES = 1
CASES = [
    {
        "home_price": 400000, "monthly_rent": 2200, "down_payment": 80000, "interest_rate": 6.5, "years": 10,
        "currency": "USD",
    },
    # buying is better after some years
    {
        "home_price": 300000, "monthly_rent": 2500, "down_payment": 60000, "interest_rate": 4, "years": 7,
        "marginal_tax_rate": 22,
    },
    # renting is better
    {"home_price": 500000, "monthly_rent": 1500, "down_payment": 100000, "interest_rate": 7, "years": 5},
    # no costs at all: a year of rent is saved
    {
        "home_price": 120000, "monthly_rent": 1000, "down_payment": 120000, "interest_rate": 0, "years": 1,
        "appreciation_rate": 0, "rent_growth_rate": 0, "investment_return": 0, "buying_cost_pct": 0,
        "selling_cost_pct": 0, "property_tax_rate": 0, "maintenance_rate": 0,
    },
    {
        "home_price": 45000000, "monthly_rent": 150000, "down_payment": 9000000, "interest_rate": 1.3,
        "loan_term": 35, "years": 15, "appreciation_rate": -0.5, "rent_growth_rate": 0.5, "investment_return": 2,
        "currency": "JPY",
    },
    # the loan ends before
    {
        "home_price": 250000, "monthly_rent": 1400.5, "down_payment": 50000, "interest_rate": 5.5, "loan_term": 10,
        "years": 12, "monthly_fees": 120, "currency": "KWD",
    },
    {"home_price": 1000000000, "monthly_rent": 0.01, "down_payment": 0, "interest_rate": 100, "years": 2},
    # Year by year: buying is ahead after years 7 to 18, and behind from then on
    {
        "home_price": 300000, "monthly_rent": 1800, "down_payment": 30000, "interest_rate": 4, "years": 20,
        "rent_growth_rate": -2, "investment_return": 9, "appreciation_rate": 0, "property_tax_rate": 0.3,
        "maintenance_rate": 0.5,
    },
    # Year by year: ahead after years 7 to 15
    {
        "home_price": 300000, "monthly_rent": 1800, "down_payment": 30000, "interest_rate": 4, "years": 15,
        "rent_growth_rate": -2, "investment_return": 9, "appreciation_rate": 0, "property_tax_rate": 0.3,
        "maintenance_rate": 0.5,
    },
    # The loan ends with the first year, and all is spent on taxes
    {
        "home_price": 1000, "monthly_rent": 1, "down_payment": 0, "interest_rate": 1000, "loan_term": 1, "years": 60,
        "marginal_tax_rate": 100, "property_tax_rate": 100,
    },
    # Even after each year
    {
        "home_price": 120000, "monthly_rent": 1000, "down_payment": 120000, "interest_rate": 0, "years": 3,
        "appreciation_rate": 0, "rent_growth_rate": 0, "investment_return": 10, "buying_cost_pct": 0,
        "selling_cost_pct": 0, "property_tax_rate": 0, "maintenance_rate": 0, "currency": "eur",
    },
    {
        "home_price": 0.01, "monthly_rent": 1000000000000, "down_payment": 0, "interest_rate": 5, "years": 60,
        "rent_growth_rate": 100, "investment_return": 100,
    },
    {
        "home_price": 300000, "monthly_rent": 900, "down_payment": 0, "interest_rate": 5, "years": 10,
        "investment_return": -50, "appreciation_rate": -50,
    },
    # The loan in cents; an anchor: 320,000 at 7 %, 2128.97 a month and 2126.33 last, interest 446426.56
    {
        "home_price": 400000, "monthly_rent": 2200, "down_payment": 80000, "interest_rate": 7, "years": 30,
        "payment_rounding": "cent", "currency": "USD",
    },
    {
        "home_price": 400000, "monthly_rent": 2200, "down_payment": 80000, "interest_rate": 7, "years": 29,
        "marginal_tax_rate": 22, "payment_rounding": "cent",
    },
    # the loan ends before
    {
        "home_price": 250000, "monthly_rent": 1400.5, "down_payment": 50000, "interest_rate": 5.5, "loan_term": 10,
        "years": 12, "monthly_fees": 120, "marginal_tax_rate": 30, "payment_rounding": "cent", "currency": "KWD",
    },
    # No interest: 83.33 eleven times and 83.37, and 8.34 eleven times and 8.26
    {
        "home_price": 1000, "monthly_rent": 10, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "years": 2,
        "payment_rounding": "cent",
    },
    {
        "home_price": 100.05, "monthly_rent": 1, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "years": 1,
        "payment_rounding": "cent",
    },
    # Half a cent a month is a cent: repaid in half of the months; less is none
    {
        "home_price": 0.12, "monthly_rent": 1, "down_payment": 0, "interest_rate": 0, "loan_term": 2, "years": 2,
        "payment_rounding": "cent",
    },
    {
        "home_price": 1, "monthly_rent": 1, "down_payment": 0, "interest_rate": 0, "loan_term": 100, "years": 60,
        "payment_rounding": "cent",
    },
    # Nothing is borrowed
    {
        "home_price": 120000, "monthly_rent": 1000, "down_payment": 120000, "interest_rate": 5, "years": 3,
        "payment_rounding": "cent",
    },
    {
        "home_price": 45000000, "monthly_rent": 150000, "down_payment": 9000000, "interest_rate": 1.3,
        "loan_term": 35, "years": 15, "appreciation_rate": -0.5, "rent_growth_rate": 0.5, "investment_return": 2,
        "payment_rounding": "cent", "currency": "JPY",
    },
    {
        "home_price": 1000, "monthly_rent": 1, "down_payment": 0, "interest_rate": 1000, "loan_term": 1, "years": 60,
        "marginal_tax_rate": 100, "property_tax_rate": 100, "payment_rounding": "cent",
    },
    {
        "home_price": 300000.005, "monthly_rent": 1800, "down_payment": 30000, "interest_rate": 4, "years": 20,
        "rent_growth_rate": -2, "investment_return": 9, "appreciation_rate": 0, "property_tax_rate": 0.3,
        "maintenance_rate": 0.5, "payment_rounding": "cent",
    },
    # Mortgage insurance: 36,000 without interest reach 28,800 after 72 months, 28,080 after 80; 21 a month
    {
        "home_price": 36000, "monthly_rent": 200, "down_payment": 0, "interest_rate": 0, "years": 8, "pmi_rate": 0.7,
        "appreciation_rate": 0, "investment_return": 0,
    },
    {
        "home_price": 36000, "monthly_rent": 200, "down_payment": 0, "interest_rate": 0, "years": 8, "pmi_rate": 0.7,
        "pmi_end": "automatic", "appreciation_rate": 0, "investment_return": 0,
    },
    # By default 0.7 %: the same as in the first of them
    {
        "home_price": 36000, "monthly_rent": 200, "down_payment": 0, "interest_rate": 0, "years": 8,
        "appreciation_rate": 0, "investment_return": 0,
    },
    {"home_price": 400000, "monthly_rent": 2200, "down_payment": 40000, "interest_rate": 6.5, "pmi_rate": 0, "currency": "EUR"},
    {"home_price": 400000, "monthly_rent": 2200, "down_payment": 40000, "interest_rate": 6.5, "currency": "USD"},
    # None is due at exactly 80 %
    {"home_price": 400000, "monthly_rent": 2200, "down_payment": 80000, "interest_rate": 7, "pmi_rate": 1},
    # At the latest until the middle of the term, in exact numbers and in cents
    {
        "home_price": 400000, "monthly_rent": 2200, "down_payment": 12000, "interest_rate": 10.5, "years": 20,
        "pmi_rate": 0.85, "pmi_end": "automatic", "home_insurance_rate": 0.4, "maintenance_rate": 1, "currency": "USD",
    },
    {
        "home_price": 400000, "monthly_rent": 2200, "down_payment": 12000, "interest_rate": 10.5, "years": 20,
        "pmi_rate": 0.85, "pmi_end": "automatic", "payment_rounding": "cent",
    },
    {
        "home_price": 45000000, "monthly_rent": 150000, "down_payment": 2000000, "interest_rate": 1.8, "loan_term": 35,
        "years": 12, "pmi_rate": 0.4, "home_insurance_rate": 0.1, "payment_rounding": "cent", "currency": "JPY",
    },
    # Tax on the gain: 20 % of 200,000 · 1.1 · 0.94 less 206,000 are 160; a loss is not taxed
    {
        "home_price": 200000, "monthly_rent": 900, "down_payment": 200000, "interest_rate": 5, "years": 1,
        "appreciation_rate": 10, "capital_gains_tax_rate": 20,
    },
    {
        "home_price": 200000, "monthly_rent": 900, "down_payment": 200000, "interest_rate": 5, "years": 1,
        "appreciation_rate": 9, "capital_gains_tax_rate": 20,
    },
    # 250,000 are exempt: first all, then a part of the gain
    {
        "home_price": 400000, "monthly_rent": 2400, "down_payment": 100000, "interest_rate": 6, "years": 10,
        "capital_gains_tax_rate": 15, "exempt_gain": 250000, "currency": "USD",
    },
    {
        "home_price": 400000, "monthly_rent": 2400, "down_payment": 100000, "interest_rate": 6, "years": 30,
        "capital_gains_tax_rate": 15, "exempt_gain": 250000, "currency": "USD",
    },
    # The tax decides since when buying is better
    {
        "home_price": 300000, "monthly_rent": 1400, "down_payment": 60000, "interest_rate": 5, "years": 25,
        "appreciation_rate": 5, "capital_gains_tax_rate": 40,
    },
    {"home_price": 0.01, "monthly_rent": 0.01, "down_payment": 0, "interest_rate": 1000, "loan_term": 1, "pmi_rate": 100},
]

BEHIND = "Renting is better after the last year."


def calculate(given, rounding):
    def of(name, default="0"):
        return given.get(name, Decimal(default))

    def growth(name, default):
        return 1 + of(name, default) / PERCENT

    price, down, years = given["home_price"], given["down_payment"], int(of("years", "10"))
    with with_digits(450):
        cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
        terms = price - down, given["interest_rate"], int(of("loan_term", "30")), years
        payment, loan_years = loan_by_years(*terms) if cents is None else keep_by_years(*terms, cents)
    in_cents = None if cents is None else lambda value: in_units(value, cents)
    lent = price - down if cents is None else in_cents(price - down)
    premium = lent * of("pmi_rate", "0.7") / PERCENT / 12 if is_due(price, price - down) else Decimal(0)
    limit = price * LIMITS[given.get("pmi_end", "requested")]
    owed_terms = lent, rates.monthly(given["interest_rate"]), int(of("loan_term", "30")) * 12, limit, in_cents
    insured = insured_months(*owed_terms) if premium > 0 else 0
    taxes, upkeep, cover, saved, on_gain = (of(*one) / PERCENT for one in (
        ("property_tax_rate", "1.1"), ("maintenance_rate", "1.5"), ("home_insurance_rate",), ("marginal_tax_rate",),
        ("capital_gains_tax_rate",)))
    basis = price + price * of("buying_cost_pct", "3") / PERCENT + of("exempt_gain")
    value, rents = price, Decimal(1)
    wealth = down + price * of("buying_cost_pct", "3") / PERCENT
    break_even, owning_costs, buyer = None, [], Decimal(0)
    for year, (paid, interest, owed) in enumerate(loan_years, 1):
        owning = paid + value * (taxes + upkeep + cover) + of("monthly_fees") * 12 * rents - saved * (interest + value * taxes)
        owning += premium * sum(1 for month in range(12 * year - 11, 12 * year + 1) if month <= insured)
        owning_costs.append(owning)
        wealth = wealth * growth("investment_return", "5") + owning - given["monthly_rent"] * 12 * rents
        value, rents = value * growth("appreciation_rate", "3"), rents * growth("rent_growth_rate", "3")
        sale = value * (PERCENT - of("selling_cost_pct", "6")) / PERCENT
        gain_tax = max(sale - basis, Decimal(0)) * on_gain
        buyer = sale - gain_tax - owed
        is_ahead = rates.settled(buyer - wealth, max(abs(buyer), abs(wealth))) >= 0
        break_even = (break_even or year) if is_ahead else None
    reply = Reply(given)
    reply.put("buying_advantage", rounding.money(buyer - wealth))
    reply.put("buyer_wealth", rounding.money(buyer))
    reply.put("renter_wealth", rounding.money(wealth))
    reply.may_lack("break_even_year", break_even and Decimal(break_even), Decimal, BEHIND)
    reply.put("home_value", rounding.money(value))
    reply.put("remaining_balance", rounding.money(loan_years[-1][2]))
    reply.put("capital_gains_tax", rounding.money(gain_tax))
    reply.put("monthly_payment", rounding.money(payment))
    reply.put("monthly_pmi", rounding.money(premium))
    reply.put("pmi_months", Decimal(insured))
    reply.put("first_year_owning_cost", rounding.money(owning_costs[0]))
    reply.put("first_year_rent", rounding.money(given["monthly_rent"] * 12))
    return reply.all()


def loan_by_years(loan, percent, term, years):
    """The level payment, and of each year: what is paid, the interest in it, and what is owed at its end."""
    rate = rates.monthly(percent)
    payment, owed, rows = annuity.payment(loan, rate, term * 12), loan, []
    for year in range(1, years + 1):
        paid, interest = Decimal(0), Decimal(0)
        for _ in range(12 if year <= term else 0):
            paid, interest = paid + payment, interest + owed * rate
            owed = owed * (1 + rate) - payment
        owed = owed if year < term else Decimal(0)
        rows.append((paid, interest, owed))
    return payment, rows


def keep_by_years(loan, percent, term, years, cents):
    """As `loan_by_years`, in whole minor units."""
    rate, owed, rows = rates.monthly(percent), in_units(loan, cents), []
    payment = in_units(annuity.payment(owed, rate, term * 12), cents)
    for month in range(1, 12 * years + 1):
        if month % 12 == 1:
            paid, interest = Decimal(0), Decimal(0)
        if month <= 12 * term:
            added = in_units(owed * rate, cents)
            part = owed + added if month == 12 * term else min(payment, owed + added)
            paid, interest, owed = paid + part, interest + added, owed + added - part
        if month % 12 == 0:
            rows.append((paid, interest, owed))
    return payment, rows


def draw(random):
    price = drawing.amount(random, 80_000, 1_200_000)
    share = random.choice(["0", "0.05", "0.1", "0.2", "0.4", "1"])
    rent = Decimal(repr(float(f"{max(price * random.randint(15, 90) / 10_000, Decimal('0.01')):.6g}")))
    share_hard, growth_hard = ("0", "1e-9", "100"), ("0", "1e-9", "-50", "100")
    return {
        "home_price": price,
        "monthly_rent": min(random.choice([rent, rent, drawing.amount(random, 300, 5_000)]), Decimal(10**12)),
        "down_payment": min(Decimal(repr(float(f"{price * Decimal(share):.12g}"))), price),
        "interest_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "years", drawing.whole(random, 1, 30, (1, 2, 60))),
        **drawing.optional(random, "loan_term", drawing.whole(random, 1, 40, (1, 2, 100))),
        **drawing.optional(random, "appreciation_rate", drawing.rate(random, -3, 8, growth_hard)),
        **drawing.optional(random, "rent_growth_rate", drawing.rate(random, -3, 8, growth_hard)),
        **drawing.optional(random, "investment_return", drawing.rate(random, -3, 12, growth_hard)),
        **drawing.optional(random, "buying_cost_pct", drawing.rate(random, 0, 10, share_hard)),
        **drawing.optional(random, "selling_cost_pct", drawing.rate(random, 0, 10, share_hard)),
        **drawing.optional(random, "property_tax_rate", drawing.rate(random, 0, 3, share_hard)),
        **drawing.optional(random, "maintenance_rate", drawing.rate(random, 0, 3, share_hard)),
        **drawing.optional(random, "monthly_fees", drawing.amount(random, 0, 600, "0"), 0.4),
        **drawing.optional(random, "marginal_tax_rate", drawing.rate(random, 0, 45, share_hard)),
        **drawing.optional(random, "home_insurance_rate", drawing.rate(random, 0, 2, share_hard), 0.3),
        **drawing.optional(random, "pmi_rate", drawing.rate(random, 0, 2, share_hard)),
        **drawing.optional(random, "pmi_end", random.choice(list(LIMITS)), 0.4),
        **drawing.optional(random, "capital_gains_tax_rate", drawing.rate(random, 0, 40, share_hard), 0.4),
        **drawing.optional(random, "exempt_gain", drawing.amount(random, 0, 500_000, "0"), 0.3),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
    }
