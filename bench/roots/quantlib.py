"""Rates of cash flows by QuantLib: reads lists of {"days", "amounts"} from the standard input, writes each rate in
percent, or null, and the processor time of an answer in microseconds (the least of some rounds)."""

import json
import sys
import time

import QuantLib as ql

# Days are counted from 1970-01-01.
START = ql.Date(1, 1, 1970)
DAY_COUNT = ql.Actual365Fixed()


def leg_of(drawn):
    return [ql.SimpleCashFlow(amount, START + day) for day, amount in zip(drawn["days"], drawn["amounts"])]


def rate_of(leg, first):
    """In percent a year; the cash flows themselves are worth nothing."""
    try:
        return 100 * ql.CashFlows.yieldRate(
            leg, 0.0, DAY_COUNT, ql.Compounded, ql.Annual, True, first, first, 1e-12, 1000, 0.1
        )
    except RuntimeError:
        return None


samples = json.load(sys.stdin)
rates = []
for drawn in samples:
    first = START + min(drawn["days"])
    ql.Settings.instance().evaluationDate = first
    rates.append(rate_of(leg_of(drawn), first))
# The last one is for the time.
first = START + min(samples[-1]["days"])
least = float("inf")
for _ in range(9):
    start = time.process_time()
    for _ in range(50):
        rate_of(leg_of(samples[-1]), first)
    least = min(least, (time.process_time() - start) / 50)
print(json.dumps({"rates": rates, "microseconds": least * 1e6}))
