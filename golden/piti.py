"""PITI: the whole monthly cost of a mortgaged home, with mortgage insurance until it ends."""

from decimal import Decimal

import annuity
import drawing
from arithmetic import MONTHS, PERCENT, in_units
from loan_ledgers import kept_in_books
from mortgage_insurance import LIMITS, insured_months, is_due

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 (payment) and 5.2 (balance)",
    "Ledgers in whole minor units: every amount of a month and its interest rounded, the last payment settles the rest",
    "12 U.S.C. 4902: mortgage insurance ends at 80 % of the price on request, at 78 % by itself, and at half of the term",
]

EXAMPLES = 1
CASES = [
    {
        "home_price": 400000, "down_payment": 40000, "interest_rate": 6.5, "annual_insurance": 1800,
        "monthly_fees": 50, "currency": "USD",
    },
    # no mortgage insurance at exactly 80 %; the payment is the anchor of the mortgage calculator
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 7},
    {"home_price": 250000, "down_payment": 12500, "interest_rate": 4.5, "pmi_end": "automatic", "pmi_rate": 0.85},
    # no interest: 1000 a month, the limit after 60
    {"home_price": 300000, "down_payment": 0, "interest_rate": 0, "loan_term": 25},
    # nothing is borrowed
    {"home_price": 200000, "down_payment": 200000, "interest_rate": 5},
    {
        "home_price": 45000000, "down_payment": 2000000, "interest_rate": 1.8, "loan_term": 35,
        "property_tax_rate": 0.3, "annual_insurance": 40000, "currency": "JPY",
    },
    {"home_price": 1000000000000, "down_payment": 0.01, "interest_rate": 1000, "loan_term": 1, "currency": "KWD"},
    # no premium
    {"home_price": 350000, "down_payment": 17500, "interest_rate": 6.875, "loan_term": 15, "pmi_rate": 0},
    # a loan just above 80 %
    {
        "home_price": 500000, "down_payment": 99999, "interest_rate": 3.25, "property_tax_rate": 2.2,
        "annual_insurance": 2500,
    },
    # The balance month by month, and the midpoint of the term (12 U.S.C. 4902(c))
    {"home_price": 400000, "down_payment": 12000, "interest_rate": 10.5, "pmi_end": "automatic"},
    {"home_price": 400000, "down_payment": 12000, "interest_rate": 7.5, "loan_term": 40, "pmi_end": "automatic"},
    {"home_price": 400000, "down_payment": 12000, "interest_rate": 6.5, "pmi_end": "automatic"},
    # Of 36,000 without interest the limit of 28,800 is reached after 72 of 360 months, of 28,080 after 80
    {"home_price": 36000, "down_payment": 0, "interest_rate": 0},
    {"home_price": 36000, "down_payment": 0, "interest_rate": 0, "pmi_end": "automatic"},
    {"home_price": 36000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100},
    {"home_price": 0.01, "down_payment": 0.002, "interest_rate": 5, "loan_term": 1},
    {"home_price": 100000, "down_payment": 19999.99, "interest_rate": 1e-100, "pmi_rate": 100, "currency": "usd"},
    # In cents; the loan of 320,000 at 7 % is an anchor: 2126.33 last, interest 446426.56
    {"home_price": 400000, "down_payment": 80000, "interest_rate": 7, "payment_rounding": "cent"},
    {
        "home_price": 400000, "down_payment": 40000, "interest_rate": 6.5, "annual_insurance": 1805,
        "monthly_fees": 50.125, "payment_rounding": "cent", "currency": "USD",
    },
    {
        "home_price": 400000, "down_payment": 12000, "interest_rate": 10.5, "pmi_end": "automatic",
        "payment_rounding": "cent",
    },
    # No interest: 33.33 eleven times, then 33.37; with a payment rounded up 8.34, then 8.26
    {"home_price": 400, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "payment_rounding": "cent"},
    {"home_price": 100, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "payment_rounding": "cent"},
    # Half a cent a month is a cent: repaid in half of the months
    {"home_price": 0.06, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "payment_rounding": "cent"},
    # Less than half a cent is none: all is in the last payment, and insured for half of the term
    {"home_price": 1, "down_payment": 0, "interest_rate": 0, "loan_term": 100, "payment_rounding": "cent"},
    {"home_price": 100, "down_payment": 100, "interest_rate": 5, "loan_term": 1, "payment_rounding": "cent"},
    {
        "home_price": 45000000, "down_payment": 2000000, "interest_rate": 1.8, "loan_term": 35,
        "property_tax_rate": 0.3, "annual_insurance": 40000, "payment_rounding": "cent", "currency": "JPY",
    },
    {
        "home_price": 150000.5, "down_payment": 7500.025, "interest_rate": 9.75, "loan_term": 20,
        "payment_rounding": "cent", "currency": "KWD",
    },
    # 80 % of 1,250 is 1,000: after 20 months the balance is exactly there
    {"home_price": 1250, "down_payment": 50, "interest_rate": 0, "loan_term": 10, "payment_rounding": "cent"},
    {"home_price": 1e12, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "payment_rounding": "cent"},
]

def calculate(given, rounding):
    is_ledger = given.get("payment_rounding") == "cent"

    def billed(value):
        return in_units(value, rounding.decimals) if is_ledger else value

    price, months = given["home_price"], int(given.get("loan_term", 30)) * 12
    loan, rate = price - given["down_payment"], given["interest_rate"] / PERCENT / MONTHS
    limit = price * LIMITS[given.get("pmi_end", "requested")]
    tax = billed(price * given.get("property_tax_rate", Decimal("1.1")) / PERCENT / MONTHS)
    insurance = billed(given.get("annual_insurance", Decimal(0)) / MONTHS)
    charged = billed(billed(loan) * given.get("pmi_rate", Decimal("0.7")) / PERCENT / MONTHS)
    premium = charged if is_due(price, loan) else Decimal(0)
    if is_ledger:
        payment, _, interest, last = kept_in_books(loan, rate, months, rounding.decimals)
    else:
        payment, last = annuity.payment(loan, rate, months), None
        interest = payment * months - loan
    owed = billed(loan), rate, months, limit, billed if is_ledger else None
    insured = insured_months(*owed) if premium > 0 else 0
    plain = payment + tax + insurance + billed(given.get("monthly_fees", Decimal(0)))
    return {
        "monthly_housing_payment": rounding.money(plain + premium),
        "monthly_payment": rounding.money(payment),
        "monthly_property_tax": rounding.money(tax),
        "monthly_insurance": rounding.money(insurance),
        "monthly_pmi": rounding.money(premium),
        "monthly_housing_payment_after_pmi": rounding.money(plain),
        "pmi_months": Decimal(insured),
        "total_pmi": rounding.money(premium * insured),
        "loan_amount": rounding.money(loan),
        "ltv": rounding.percent(loan / price * PERCENT),
        "total_interest": rounding.money(interest),
        **({} if last is None else {"final_payment": rounding.money(last)}),
    }


def draw(random):
    price = drawing.amount(random, 50_000, 1_500_000)
    share = random.choice(["0", "0.03", "0.05", "0.1", "0.1999", "0.2", "0.25", "1"])
    down = Decimal(repr(float(f"{price * Decimal(share):.12g}")))
    return {
        "home_price": price,
        "down_payment": min(down, price),
        "interest_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "loan_term", drawing.whole(random, 1, 40, (1, 2, 100))),
        **drawing.optional(random, "property_tax_rate", drawing.rate(random, 0, 3, ("0", "1e-9", "100"))),
        **drawing.optional(random, "annual_insurance", drawing.amount(random, 0, 5_000, "0")),
        **drawing.optional(random, "pmi_rate", drawing.rate(random, 0, 2, ("0", "1e-9", "100"))),
        **drawing.optional(random, "pmi_end", random.choice(list(LIMITS))),
        **drawing.optional(random, "monthly_fees", drawing.amount(random, 0, 500, "0")),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
    }
