"""XIRR: all rates at which cash flows on any dates are worth nothing, and their net present value."""

from datetime import date
from decimal import Decimal

import drawing
import rates
import roots
from arithmetic import LARGEST, PERCENT, Refusal, power, with_digits
from replies import Reply

SOURCES = [
    "Microsoft, Excel functions XIRR and XNPV: actual days over 365",
    "Kellison, The Theory of Interest, 3rd edition, section 7.3: yield rates",
]

EXAMPLES = 1
CASES = [
    # Excel documentation of XNPV: 2086.65
    {
        "dated_cash_flows": [
            {"date": "2008-01-01", "amount": -10000}, {"date": "2008-03-01", "amount": 2750},
            {"date": "2008-10-30", "amount": 4250}, {"date": "2009-02-15", "amount": 3250},
            {"date": "2009-04-01", "amount": 2750},
        ],
        "discount_rate": 9, "currency": "USD",
    },
    # Excel documentation of XIRR: 37.33625335 percent
    {
        "dated_cash_flows": [
            {"date": "2008-01-01", "amount": -10000}, {"date": "2008-03-01", "amount": 2750},
            {"date": "2008-10-30", "amount": 4250}, {"date": "2009-02-15", "amount": 3250},
            {"date": "2009-04-01", "amount": 2750},
        ],
    },
    # The same in the reverse order
    {
        "dated_cash_flows": [
            {"date": "2009-04-01", "amount": 2750}, {"date": "2009-02-15", "amount": 3250},
            {"date": "2008-10-30", "amount": 4250}, {"date": "2008-03-01", "amount": 2750},
            {"date": "2008-01-01", "amount": -10000},
        ],
        "discount_rate": 9,
    },
    # peliot issue 4: −48.096315 percent
    {"dated_cash_flows": [{"date": "2014-02-27", "amount": -4000}, {"date": "2015-03-06", "amount": 2050.2}]},
    # 365 days: 10 percent
    {"dated_cash_flows": [{"date": "2023-01-01", "amount": -1000}, {"date": "2024-01-01", "amount": 1100}]},
    # 366 days: a little less
    {
        "dated_cash_flows": [{"date": "2024-01-01", "amount": -1000}, {"date": "2025-01-01", "amount": 1100}],
        "discount_rate": 0,
    },
    # 0.1 + 0.2 − 0.3 is nothing, so the sign changes once
    {
        "dated_cash_flows": [
            *(
                {"date": f"{year}-{day}", "amount": amount}
                for year in range(2010, 2021)
                for day, amount in (("01-01", -1), ("06-01", 0.1), ("06-01", 0.2), ("06-01", -0.3))
            ),
            {"date": "2024-01-01", "amount": 20},
        ],
    },
    # Two rates
    {
        "dated_cash_flows": [
            {"date": "2020-01-01", "amount": -50}, {"date": "2021-01-01", "amount": -100},
            {"date": "2022-01-01", "amount": 600}, {"date": "2023-01-01", "amount": 300},
            {"date": "2024-01-01", "amount": -100},
        ],
        "discount_rate": 12,
    },
    # Two on one day
    {
        "dated_cash_flows": [
            {"date": "2024-02-29", "amount": -250000}, {"date": "2024-02-29", "amount": -50000},
            {"date": "2025-02-28", "amount": 120000}, {"date": "2026-02-28", "amount": 120000},
            {"date": "2027-02-28", "amount": 120000},
        ],
        "discount_rate": 6.5, "currency": "JPY",
    },
    # Two hundred years
    {
        "dated_cash_flows": [{"date": "1950-06-15", "amount": -1000.125}, {"date": "2150-06-15", "amount": 5000000.5}],
        "currency": "kwd",
    },
    # A loan
    {
        "dated_cash_flows": [
            {"date": "2025-01-31", "amount": 5000}, {"date": "2025-02-28", "amount": -430},
            {"date": "2025-03-28", "amount": -430}, {"date": "2025-04-28", "amount": -430},
            {"date": "2025-05-28", "amount": -430}, {"date": "2025-06-28", "amount": -430},
            {"date": "2025-07-28", "amount": -430}, {"date": "2025-08-28", "amount": -430},
            {"date": "2025-09-28", "amount": -430}, {"date": "2025-10-28", "amount": -430},
            {"date": "2025-11-28", "amount": -430}, {"date": "2025-12-28", "amount": -430},
            {"date": "2026-01-28", "amount": -430},
        ],
    },
    # Just paid back
    {
        "dated_cash_flows": [
            {"date": "2024-05-01", "amount": -100}, {"date": "2024-06-01", "amount": 50},
            {"date": "2024-07-01", "amount": 50},
        ],
    },
    {"dated_cash_flows": [{"date": "2024-05-01", "amount": -1000000000000.0}, {"date": "2030-05-01", "amount": 1000}]},
    # peliot issue 5: all on one day
    {"dated_cash_flows": [{"date": "2024-05-01", "amount": 2500}, {"date": "2024-05-01", "amount": -2500}]},
    # Everything is received
    {"dated_cash_flows": [{"date": "2024-05-01", "amount": 100}, {"date": "2025-05-01", "amount": 200}]},
    # Two changes of sign without a rate
    {
        "dated_cash_flows": [
            {"date": "2024-01-01", "amount": -1}, {"date": "2025-01-01", "amount": 1},
            {"date": "2026-01-01", "amount": -1},
        ],
    },
    # Together nothing is paid, and a day later something is received
    {
        "dated_cash_flows": [
            {"date": "2024-02-28", "amount": -0.3}, {"date": "2024-02-28", "amount": 0.1},
            {"date": "2024-02-28", "amount": 0.2}, {"date": "2024-02-29", "amount": 5},
        ],
        "discount_rate": 1000,
    },
    # The same and a rate that is asked for; amounts that doubles have no yearly rate of
    {
        "dated_cash_flows": [{"date": "2020-01-01", "amount": -100}, {"date": "2020-01-02", "amount": 113}],
        "discount_rate": 5,
    },
    {
        "dated_cash_flows": [{"date": "2020-01-01", "amount": -0.01}, {"date": "2020-01-02", "amount": 1000}],
        "discount_rate": 5,
    },
    # pyxirr issue 61: −99.9999999999983
    {
        "dated_cash_flows": [
            {"date": "2024-11-21", "amount": -100}, {"date": "2024-11-28", "amount": -100},
            {"date": "2024-12-03", "amount": 100},
        ],
    },
    # So much in a day that no reply has the yearly rate
    {"dated_cash_flows": [{"date": "2024-02-28", "amount": -1}, {"date": "2024-02-29", "amount": 2}]},
    {"dated_cash_flows": [{"date": "1900-01-01", "amount": -1}, {"date": "2199-12-31", "amount": 1}], "discount_rate": -99.99},
    # 730 days, met without a change of sign at 10 percent
    {
        "dated_cash_flows": [
            {"date": "2025-01-01", "amount": -1000}, {"date": "2026-01-01", "amount": 2200},
            {"date": "2027-01-01", "amount": -1210},
        ],
    },
]

DAYS = Decimal(365)
NONE = "At no rate above −100 percent is the net present value of the cash flows 0."


def calculate(given, rounding):
    dates = [date.fromisoformat(one["date"]) for one in given["dated_cash_flows"]]
    flows = [((day - min(dates)).days, one["amount"]) for day, one in zip(dates, given["dated_cash_flows"])]
    found = roots.rates_of(flows)
    if roots.changes([amount for _, amount in sorted(roots.merged(flows))]) == 0 and "discount_rate" not in given:
        raise Refusal("no-solution")
    with with_digits(rates.ENOUGH):
        found = [(power(1 + a_day, DAYS) - 1) * PERCENT for a_day in found]
    reply = Reply(given)
    reason = NONE if not found else "There is more than one internal rate of return; xirrs lists them all."
    reply.may_lack("xirr", found[0] if len(found) == 1 else None, rounding.percent, reason)
    reply.put("xirrs", [rounding.percent(one) for one in found if one <= LARGEST])
    if "discount_rate" in given:
        growth = 1 + rates.fraction(given["discount_rate"])
        reply.may_lack("xnpv", sum(amount / power(growth, days / DAYS) for days, amount in flows), rounding.money)
    reply.put("net_cash_flow", rounding.money(sum(amount for _, amount in flows)))
    reply.put("days", Decimal((max(dates) - min(dates)).days))
    return reply.all()


def draw(random):
    amounts = drawing.cash_flows(random, random.choice([2, 3, 4, 6, 8, 12]))
    first = date(random.randint(1950, 2040), random.randint(1, 12), random.randint(1, 28)).toordinal()
    reach = random.choice([400, 1500, 3650, 10_000])
    days = [first, *(first + random.randint(1, reach) for _ in amounts[1:])]
    flows = [{"date": date.fromordinal(day).isoformat(), "amount": amount} for day, amount in zip(days, amounts)]
    random.shuffle(flows)
    return {
        "dated_cash_flows": flows,
        **drawing.optional(random, "discount_rate", rates.growing(random, drawing)),
        **drawing.currency(random),
    }
