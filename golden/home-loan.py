"""Home loan: a mortgage, and its annual percentage rate with the fees of the lender."""

from decimal import Decimal

import annuity
import counted_days
import drawing
from arithmetic import Refusal, in_units, root, with_digits
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
    # By actual days: more interest over 360 than by months, and the same over years of 365
    {
        "home_price": 200000, "down_payment": 0, "interest_rate": 6, "loan_term": 30, "start_date": "2026-01-31", "fees": 2000,
        "day_count_convention": "actual_360", "payment_rounding": "cent",
    },
    {
        "home_price": 200000, "down_payment": 0, "interest_rate": 6, "loan_term": 30, "start_date": "2026-01-31",
        "day_count_convention": "actual_365", "level_payment_rule": "regular", "payment_rounding": "cent",
    },
    {
        "home_price": 200000, "down_payment": 0, "interest_rate": 6, "loan_term": 30, "start_date": "2026-01-31",
        "day_count_convention": "thirty_360",
    },
    {
        "home_price": 1000, "down_payment": 1000, "interest_rate": 5, "loan_term": 10, "start_date": "2026-01-31",
        "day_count_convention": "actual_365",
    },
    {"home_price": 250000, "down_payment": 50000, "interest_rate": 6, "loan_term": 30, "start_date": "2170-06-30"},
]


def calculate(given, rounding):
    loan = given["home_price"] - given["down_payment"]
    output = {name: value for name, value in MORTGAGE.calculate(given, rounding).items() if name != "final_payment"}
    monthly_payment = {"monthly_payment": output.pop("monthly_payment")}
    decimals = rounding.decimals if given.get("payment_rounding") == "cent" else None
    lent = loan if decimals is None else in_units(loan, decimals)
    percent, months = given["interest_rate"], int(given["loan_term"]) * 12
    if counted_days.is_counted(given):
        kept = counted_days.keep(given, lent, percent, 0, months, decimals)
        monthly_payment = {"monthly_payment": rounding.money(kept["level"])}
        output = {**output, "total_interest": rounding.money(kept["interest"]), "total_paid": rounding.money(kept["paid"])}
    rate = annual_rate(lent, given.get("fees", Decimal(0)), given["interest_rate"], given["loan_term"] * 12, given, rounding)
    reply = Reply(given)
    reply.put_all({**monthly_payment, "loan_amount": rounding.money(lent), **output})
    put_apr(reply, rate)
    reply.put_all({**rate, **ends_on(given, lent, percent, months, decimals)})
    return reply.all()


def ends_on(given, loan, percent, months, decimals):
    """The date of the last payment, where there is a start."""
    if counted_days.is_counted(given):
        return counted_days.keep(given, loan, percent, 0, months, decimals)["ends"]
    return counted_days.payoff_date(given, loan, percent, months, decimals)


def annual_rate(loan, fees, interest_rate, payments, given, rounding):
    """The APR, None when the monthly payment is 0, and in a ledger the final payment."""
    if loan - fees <= 0 and (loan, fees) != (0, 0):
        raise Refusal("no-solution")
    is_ledger = given.get("payment_rounding") == "cent"
    if counted_days.is_counted(given):
        return counted_rate(loan, fees, interest_rate, payments, given, rounding)
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


def counted_rate(loan, fees, interest_rate, payments, given, rounding):
    """By the days, the payments are level but for the last one; each is a month later, as Regulation Z counts."""
    decimals = rounding.decimals if given.get("payment_rounding") == "cent" else None
    kept = counted_days.keep(given, loan, interest_rate, 0, int(payments), decimals)
    last = {"final_payment": rounding.money(kept["last"])}
    if kept["level"] == 0:
        return {"apr": None, **last}
    streams = [{"payment": kept["level"], "payment_count": Decimal(kept["months"] - 1)}] if kept["months"] > 1 else []
    streams.append({"payment": kept["last"], "payment_count": Decimal(1)})
    return {"apr": rounding.percent(monthly_rate(loan - fees, streams) * 12 * 100), **last}


def monthly_rate(financed, streams):
    """At which payments month after month are worth what is financed."""
    if sum(one["payment"] * one["payment_count"] for one in streams) == financed:
        return Decimal(0)

    def excess(rate):
        worth, month = Decimal(0), 0
        for one in streams:
            worth += one["payment"] * annuity.present_factor(rate, one["payment_count"]) / annuity.growth(rate, month)
            month += int(one["payment_count"])
        return financed - worth

    with with_digits(200):
        return root(excess)


def put_apr(reply, rate):
    """The APR is omitted when the monthly payment is 0."""
    reply.may_lack("apr", rate.pop("apr"), lambda percent: percent, "The monthly payment is 0.")


def draw(random):
    given = MORTGAGE.draw(random)
    if given["down_payment"] == given["home_price"] and drawing.is_ordinary(random, 0.9):
        given["down_payment"] = Decimal(0)
    given = {**given, **drawing.optional(random, "fees", drawing.amount(random, 0, 12_000, "0"))}
    return {**given, **counted_days.draw(random, given)}
