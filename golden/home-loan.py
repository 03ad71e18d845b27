"""Home loan: a mortgage, and its annual percentage rate with the fees of the lender."""

from decimal import Decimal

import drawing
from arithmetic import Refusal, in_units
from modules import module_of
from replies import Reply

MORTGAGE, APR = module_of("mortgage"), module_of("apr")
SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment that repays a loan",
    "Regulation Z, appendix J: the rate at which the payments are worth the amount financed",
]

EXAMPLES = 1
CASES = [
    {"home_price": 360000, "down_payment": 72000, "interest_rate": 6.5, "loan_term": 25, "fees": 4300, "currency": "USD"},
    # No fees: the nominal rate, also where it is halfway between two of four decimals
    {"home_price": 250000, "down_payment": 50000, "interest_rate": 6, "loan_term": 30},
    {"home_price": 250000, "down_payment": 50000, "interest_rate": 6.12345, "loan_term": 30},
    # No interest, with and without fees
    {"home_price": 1200, "down_payment": 0, "interest_rate": 0, "loan_term": 1},
    {"home_price": 1200, "down_payment": 0, "interest_rate": 0, "loan_term": 1, "fees": 60},
    # Nothing is lent, or nothing is left of it
    {"home_price": 1000, "down_payment": 1000, "interest_rate": 5, "loan_term": 10},
    {"home_price": 1000, "down_payment": 1000, "interest_rate": 5, "loan_term": 10, "payment_rounding": "cent"},
    {"home_price": 1000, "down_payment": 1000, "interest_rate": 5, "loan_term": 10, "fees": 1},
    {"home_price": 1000, "down_payment": 500, "interest_rate": 5, "loan_term": 10, "fees": 500},
    {"home_price": 1000, "down_payment": 500, "interest_rate": 5, "loan_term": 10, "fees": 499.99},
    # In a lender's ledger
    {
        "home_price": 427500, "down_payment": 0, "interest_rate": 3.875, "loan_term": 30, "fees": 2500,
        "payment_rounding": "cent",
    },
    {"home_price": 200000, "down_payment": 0, "interest_rate": 6, "loan_term": 30, "payment_rounding": "cent"},
    {"home_price": 1, "down_payment": 0, "interest_rate": 0, "loan_term": 100, "payment_rounding": "cent"},
    {
        "home_price": 45000000, "down_payment": 9000000, "interest_rate": 1.3, "loan_term": 35, "fees": 792000,
        "currency": "JPY", "payment_rounding": "cent",
    },
    {"home_price": 1000.005, "down_payment": 0, "interest_rate": 5, "loan_term": 1, "currency": "KWD"},
    {"home_price": 1e12, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "fees": 1},
]


def calculate(given, rounding):
    loan = given["home_price"] - given["down_payment"]
    output = {name: value for name, value in MORTGAGE.calculate(given, rounding).items() if name != "final_payment"}
    monthly_payment = {"monthly_payment": output.pop("monthly_payment")}
    lent = in_units(loan, rounding.decimals) if given.get("payment_rounding") == "cent" else loan
    rate = annual_rate(lent, given.get("fees", Decimal(0)), given["interest_rate"], given["loan_term"] * 12, given, rounding)
    reply = Reply(given)
    reply.put_all({**monthly_payment, "loan_amount": rounding.money(lent), **output})
    put_apr(reply, rate)
    reply.put_all(rate)
    return reply.all()


def annual_rate(loan, fees, interest_rate, payments, given, rounding):
    """The APR, None when the monthly payment is 0, and in a ledger the final payment."""
    if loan - fees <= 0 and (loan, fees) != (0, 0):
        raise Refusal("no-solution")
    is_ledger = given.get("payment_rounding") == "cent"
    if loan == 0:
        return {"apr": None, **({"final_payment": Decimal(0)} if is_ledger else {})}
    asked = {"principal": loan, "fees": fees, "annual_rate": interest_rate, "payment_count": payments}
    asked |= {name: given[name] for name in ("payment_rounding", "currency") if name in given}
    found = APR.calculate(asked, rounding)
    rates = {name: found[name] for name in ("apr", "final_payment") if name in found}
    if is_ledger and found["payment"] == 0:
        rates["apr"] = None
    if fees == 0 and not is_ledger:
        rates["apr"] = rounding.percent(interest_rate)
    return rates


def put_apr(reply, rate):
    """The APR is omitted when the monthly payment is 0."""
    reply.may_lack("apr", rate.pop("apr"), lambda percent: percent, "The monthly payment is 0.")


def draw(random):
    given = MORTGAGE.draw(random)
    if given["down_payment"] == given["home_price"] and drawing.is_ordinary(random, 0.9):
        given["down_payment"] = Decimal(0)
    return {**given, **drawing.optional(random, "fees", drawing.amount(random, 0, 12_000, "0"))}
