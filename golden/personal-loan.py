"""Personal loan: level payments for what is left of a loan after a fee."""

from decimal import Decimal

import counted_days
import drawing
from arithmetic import PERCENT, in_units
from modules import module_of
from replies import Reply

EMI, HOME_LOAN = module_of("emi"), module_of("home-loan")
SOURCES = HOME_LOAN.SOURCES

EXAMPLES = 1
CASES = [
    {"principal": 12000, "annual_rate": 11.5, "tenure_months": 36, "origination_fee_pct": 4, "currency": "USD"},
    # No fee: the nominal rate
    {"principal": 5000, "annual_rate": 9.9, "tenure_months": 24},
    # By hand: 1,000 less 10 for 1,000 a month later is 12.1212 %
    {"principal": 1000, "annual_rate": 0, "tenure_months": 1, "origination_fee_pct": 1},
    {"principal": 1000, "annual_rate": 0, "tenure_months": 3},
    {"principal": 1000, "annual_rate": 0, "tenure_months": 3, "payment_rounding": "cent"},
    {"principal": 8000, "annual_rate": 18, "tenure_months": 60, "origination_fee_pct": 99},
    {"principal": 8000, "annual_rate": 18.5, "tenure_months": 48, "origination_fee_pct": 3, "payment_rounding": "cent"},
    {
        "principal": 300000, "annual_rate": 14, "tenure_months": 48, "origination_fee_pct": 2.5, "currency": "INR",
        "payment_rounding": "cent",
    },
    {"principal": 0.01, "annual_rate": 12, "tenure_months": 12, "currency": "JPY", "payment_rounding": "cent"},
    {"principal": 500000, "annual_rate": 4.5, "tenure_months": 60, "origination_fee_pct": 2.2, "currency": "JPY"},
    {"principal": 1500.125, "annual_rate": 7, "tenure_months": 18, "origination_fee_pct": 1.5, "currency": "KWD"},
    # The same loan in the other two ways; financed, 1,010 is owed for 1,000: 1 % of a month, 12 % a year
    {
        "principal": 12000, "annual_rate": 11.5, "tenure_months": 36, "origination_fee_pct": 4, "currency": "USD",
        "fee_treatment": "financed",
    },
    {
        "principal": 12000, "annual_rate": 11.5, "tenure_months": 36, "origination_fee_pct": 4, "currency": "USD",
        "fee_treatment": "upfront",
    },
    {"principal": 1000, "annual_rate": 0, "tenure_months": 1, "origination_fee_pct": 1, "fee_treatment": "financed"},
    {
        "principal": 1000.005, "annual_rate": 9, "tenure_months": 24, "origination_fee_pct": 3, "fee_treatment": "financed",
        "payment_rounding": "cent",
    },
    {"principal": 5000, "annual_rate": 9.9, "tenure_months": 24, "fee_treatment": "financed"},
    {"principal": 1e12, "annual_rate": 1000, "tenure_months": 1200, "origination_fee_pct": 1e-9},
    # Less than a smallest unit a month
    # By actual days: 171.55 five times, and then 171.54
    {
        "principal": 1000, "annual_rate": 10, "tenure_months": 6, "start_date": "2024-01-01",
        "day_count_convention": "actual_365", "payment_rounding": "cent",
    },
    {
        "principal": 12000, "annual_rate": 11.5, "tenure_months": 36, "origination_fee_pct": 4, "start_date": "2026-08-31",
        "day_count_convention": "actual_360", "level_payment_rule": "regular", "fee_treatment": "financed",
    },
    {
        "principal": 5000, "annual_rate": 9.9, "tenure_months": 24, "start_date": "2027-11-30",
        "day_count_convention": "actual_actual_isda",
    },
    {
        "principal": 0.01, "annual_rate": 1e-09, "tenure_months": 352, "payment_rounding": "cent", "currency": "CLF",
        "origination_fee_pct": 50,
    },
]


def calculate(given, rounding):
    share, is_financed = given.get("origination_fee_pct", Decimal(0)) / PERCENT, given.get("fee_treatment") == "financed"
    is_ledger = given.get("payment_rounding") == "cent"

    def booked(value):
        return in_units(value, rounding.decimals) if is_ledger else value

    # The fee is charged in whole minor units.
    asked = booked(given["principal"])
    fee = in_units(asked * share, rounding.decimals)
    lent = asked + fee if is_financed else asked
    decimals = rounding.decimals if is_ledger else None
    if counted_days.is_counted(given):
        kept = counted_days.keep(given, lent, given["annual_rate"], 0, int(given["tenure_months"]), decimals)
        found = {
            "emi": rounding.money(kept["level"]), "total_interest": rounding.money(kept["interest"]),
            "total_payment": rounding.money(kept["paid"]),
        }
        charge = kept["interest"]
    else:
        found = EMI.calculate({**given, "principal": lent}, rounding)
        charge = interest_of(lent, given, rounding)
    rate = HOME_LOAN.annual_rate(lent, fee, given["annual_rate"], given["tenure_months"], given, rounding)
    reply = Reply(given)
    reply.put_all({
        "monthly_payment": found["emi"],
        "total_fees": rounding.money(fee),
        "amount_financed": rounding.money(lent - fee),
    })
    HOME_LOAN.put_apr(reply, rate)
    reply.put_all({
        "finance_charge": rounding.money(charge + fee),
        "total_interest": found["total_interest"],
        "total_paid": found["total_payment"],
        **({"loan_amount": rounding.money(lent)} if is_financed else {}),
        **rate,
        **HOME_LOAN.ends_on(given, lent, given["annual_rate"], int(given["tenure_months"]), decimals),
    })
    return reply.all()


def interest_of(lent, given, rounding):
    """All payments less the loan, unrounded but in a ledger."""
    asked = {"principal": lent, "annual_rate": given["annual_rate"], "payment_count": given["tenure_months"]}
    asked |= {name: given[name] for name in ("payment_rounding", "currency") if name in given}
    return HOME_LOAN.APR.calculate(asked, Unrounded(rounding))["finance_charge"]


class Unrounded:
    """In place of a rounding."""

    def __init__(self, rounding):
        self.decimals = rounding.decimals

    def money(self, value):
        return value

    def percent(self, value):
        return value


def draw(random):
    fee = drawing.rate(random, 0, 10, ("0", "1e-9", "50", "99"))
    treatment = random.choice(["upfront", "financed", "deducted"])
    given = {
        **EMI.draw(random),
        **drawing.optional(random, "origination_fee_pct", fee),
        **drawing.optional(random, "fee_treatment", treatment),
    }
    return {**given, **counted_days.draw(random, given)}
