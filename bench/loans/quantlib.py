"""A stage of a loan by QuantLib: reads it from the standard input, and writes unrounded rows, level payments, and
interest of a balance of one. Of null, it only says that QuantLib is there."""

import json
import sys

import QuantLib as ql

DAY_COUNTS = {
    "thirty_360": lambda: ql.Thirty360(ql.Thirty360.USA),
    "thirty_e_360": lambda: ql.Thirty360(ql.Thirty360.European),
    "actual_360": ql.Actual360,
    "actual_364": ql.Actual364,
    "actual_365": ql.Actual365Fixed,
    "actual_actual_isda": lambda: ql.ActualActual(ql.ActualActual.ISDA),
}


def interest_of(stage, dates, balances):
    """Of each period between two dates."""
    schedule = ql.Schedule([ql.DateParser.parseISO(date) for date in dates])
    day_count = DAY_COUNTS[stage["dayCount"]]()
    leg = ql.FixedRateLeg(schedule, day_count, balances, [stage["annualRate"] / 100], ql.Unadjusted)
    return [coupon.amount() for coupon in leg]


def level_balances_of(stage, rate):
    """Before each of equal periods: as months, with the yearly rate that has theirs as its twelfth."""
    periods = ql.Period(stage["periods"], ql.Months)
    return list(ql.sinkingNotionals(periods, ql.Monthly, 12 * rate, stage["principal"]))


def balances_of(stage):
    """Before each payment, and after the last one; none where periods of a level loan differ."""
    principal, periods = stage["principal"], stage["periods"]
    if stage["method"] == "level":
        is_equal = "rate" in stage and "firstPart" not in stage and "payment" not in stage
        return level_balances_of(stage, stage["rate"]) if is_equal else None
    if stage["method"] == "equal_principal":
        return [principal - index * principal / periods for index in range(periods)] + [0]
    return [principal] * periods + [0]


def rows_of(stage):
    balances = balances_of(stage)
    if balances is None:
        return None
    steps = zip(interest_of(stage, stage["dates"], balances[:-1]), balances, balances[1:])
    return [
        {"payment": interest + before - after, "interest": interest, "principal": before - after, "balance": after}
        for interest, before, after in steps
    ]


def levels_of(stage):
    if stage["method"] != "level":
        return []
    rates = [stage["rate"]] if "rate" in stage and "firstPart" not in stage else stage["levelRates"]
    balances = [level_balances_of(stage, rate) for rate in rates]
    return [before * (1 + rate) - after for rate, (before, after, *_) in zip(rates, balances)]


def owed_of(stage):
    if "rate" not in stage or "firstPart" in stage:
        return None
    rate = ql.InterestRate(12 * stage["rate"], ql.Thirty360(ql.Thirty360.USA), ql.Compounded, ql.Monthly)
    return [stage["principal"] * rate.compoundFactor((index + 1) / 12) for index in range(stage["periods"])]


def answer(stage):
    return {
        "rows": rows_of(stage),
        "levels": levels_of(stage),
        "parts": interest_of(stage, stage["dates"], [1.0] * stage["periods"]),
        "owed": owed_of(stage),
        "accrued": sum(interest_of(stage, stage["until"], [1.0])) if stage["until"] else None,
    }


question = json.load(sys.stdin)
print(json.dumps(True if question is None else answer(question)))
