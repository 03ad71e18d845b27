"""Time-weighted, modified Dietz and money-weighted returns of a portfolio, and what its holdings contribute."""

from datetime import date
from decimal import Decimal

import drawing
import rates
import roots
from arithmetic import PERCENT, power, with_digits
from replies import Reply

SOURCES = [
    "CFA Institute, Global Investment Performance Standards: linked returns, not annualized for less than a year; the composite that rises from 585.60 to 602.34 in a month "
    "with four cash flows has a modified Dietz return of 2.45 percent",
    "Investopedia, Time-Weighted Rate of Return: 16.25 percent linked with −5.56 percent is 9.79 percent",
    "Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd edition (2008), chapter 3",
]

EXAMPLES = 2
CASES = [
    # Investopedia: 9.79 percent
    {
        "valuations": [
            {"date": "2024-12-31", "value": 1000000}, {"date": "2025-08-15", "value": 1162484, "cash_flow": 100000},
            {"date": "2025-12-31", "value": 1192328},
        ],
        "currency": "USD",
    },
    # The composite: 2.45 percent, in thousands; what it was worth on the way is not told
    {
        "valuations": [
            {"date": "2026-09-30", "value": 585.6}, {"date": "2026-10-05", "value": 590, "cash_flow": -15.05},
            {"date": "2026-10-09", "value": 580, "cash_flow": 19.82}, {"date": "2026-10-15", "value": 602, "cash_flow": 16.42},
            {"date": "2026-10-24", "value": 621, "cash_flow": -18.96}, {"date": "2026-10-31", "value": 602.34},
        ],
        "holdings": [
            {"name": "Stocks", "initial_value": 385.6, "final_value": 401.2, "net_cash_flow": 4},
            {"name": "Bonds", "initial_value": 200, "final_value": 201.14, "net_cash_flow": -1.77},
        ],
    },
    # A year without cash flows: all the same
    {"valuations": [{"date": "2025-01-01", "value": 1000}, {"date": "2026-01-01", "value": 1080}]},
    # A day less is not annualized; a year in which all is lost is
    {"valuations": [{"date": "2025-01-02", "value": 1000}, {"date": "2026-01-01", "value": 1080}]},
    {"valuations": [{"date": "2024-01-01", "value": 1000}, {"date": "2024-12-31", "value": 1080}]},
    {"valuations": [{"date": "2025-01-01", "value": 1000}, {"date": "2026-01-01", "value": 0}]},
    # Begun with a deposit
    {"valuations": [{"date": "2025-01-01", "value": 0, "cash_flow": 500}, {"date": "2025-07-01", "value": 520}], "currency": "EUR"},
    # All is lost
    {"valuations": [{"date": "2025-01-01", "value": 500}, {"date": "2025-07-01", "value": 0}], "holdings": [{"name": "Ruin", "initial_value": 500, "final_value": 0}]},
    # A large withdrawal leaves an average capital below 0
    {
        "valuations": [
            {"date": "2025-01-01", "value": 100}, {"date": "2025-01-11", "value": 500, "cash_flow": -450},
            {"date": "2025-12-31", "value": 60},
        ],
        "holdings": [{"name": "All", "initial_value": 100, "final_value": 60, "net_cash_flow": -450}],
    },
    # Emptied and begun again; not begun for half a year; emptied before the end: 10 percent
    {
        "valuations": [
            {"date": "2024-01-01", "value": 0, "cash_flow": 10000}, {"date": "2024-06-01", "value": 11000, "cash_flow": -11000},
            {"date": "2024-09-01", "value": 0, "cash_flow": 5000}, {"date": "2025-06-01", "value": 5250},
        ],
    },
    {
        "valuations": [
            {"date": "2024-01-01", "value": 0}, {"date": "2024-07-01", "value": 0, "cash_flow": 100}, {"date": "2025-07-01", "value": 120},
        ],
    },
    {
        "valuations": [
            {"date": "2024-01-01", "value": 0, "cash_flow": 10000}, {"date": "2024-06-01", "value": 11000, "cash_flow": -11000},
            {"date": "2024-12-31", "value": 0},
        ],
    },
    # A day
    {"valuations": [{"date": "2025-01-01", "value": 1}, {"date": "2025-01-02", "value": 2}]},
    {"valuations": [{"date": "1900-01-01", "value": 0.01}, {"date": "2199-12-31", "value": 1000000000000}], "currency": "JPY"},
    {
        "valuations": [
            {"date": "2020-02-29", "value": 2500.125, "cash_flow": 100}, {"date": "2022-02-28", "value": 2900, "cash_flow": 100},
            {"date": "2024-02-29", "value": 2700.5, "cash_flow": -300}, {"date": "2026-02-28", "value": 3100},
        ],
        "currency": "KWD",
    },
]

DAYS = Decimal(365)
SHORT = "Returns of less than a year are not annualized."
NONE = "At no rate above −100 percent is the net present value of the cash flows 0."


def calculate(given, rounding):
    valuations = given["valuations"]
    days = [date.fromisoformat(one["date"]).toordinal() for one in valuations]
    worth = [one["value"] for one in valuations]
    flows = [one.get("cash_flow", Decimal(0)) for one in valuations]
    span = Decimal(days[-1] - days[0])
    timed = {0: -worth[0]}
    for day, flow in zip(days, flows):
        timed[day - days[0]] = timed.get(day - days[0], Decimal(0)) - flow
    timed[days[-1] - days[0]] += worth[-1]
    found = roots.rates_of(list(timed.items()))
    reply = Reply(given)
    with with_digits(rates.ENOUGH):
        found = [(power(1 + a_day, DAYS) - 1) * PERCENT for a_day in found]
        gain = worth[-1] - worth[0] - sum(flows)
        linked = Decimal(1)
        for index in range(1, len(worth)):
            # Times without money in the portfolio have no return.
            invested = worth[index - 1] + flows[index - 1]
            linked *= worth[index] / invested if invested else 1
        capital = worth[0] + sum(flow * (days[-1] - day) / span for flow, day in zip(flows, days))
        annual = None if span < DAYS else (power(linked, DAYS / span) - 1) * PERCENT if linked else -PERCENT
        reply.put("gain", rounding.money(gain))
        reply.put("time_weighted_return_pct", rounding.percent((linked - 1) * PERCENT))
        dietz = gain / capital * PERCENT if capital > 0 else None
        reply.may_lack("modified_dietz_return_pct", dietz, rounding.percent, "The average capital is not above 0.")
        reason = NONE if not found else "There is more than one internal rate of return."
        only = found[0] if len(found) == 1 else None
        weighted = None if only is None else (power(1 + only / PERCENT, span / DAYS) - 1) * PERCENT
        reply.may_lack("money_weighted_return_pct", weighted, rounding.percent, reason)
        reply.may_lack("annualized_return", annual, rounding.percent, SHORT)
        reply.may_lack("xirr", only if span >= DAYS else None, rounding.percent, reason if span >= DAYS else SHORT)
        reply.put("holdings", [held(one, capital, rounding) for one in given.get("holdings", [])])
    return reply.all()


def held(one, capital, rounding):
    flow = one.get("net_cash_flow", Decimal(0))
    gained, own = one["final_value"] - one["initial_value"] - flow, one["initial_value"] + flow / 2
    result = {"name": one["name"]}
    if own > 0:
        result["total_return_pct"] = rounding.percent(gained / own * PERCENT)
    if capital > 0:
        result["return_contribution_pct"] = rounding.percent(gained / capital * PERCENT)
    return result


def draw(random):
    day = date(random.randint(1990, 2024), random.randint(1, 12), random.randint(1, 28)).toordinal()
    worth = min(drawing.amount(random, 1000, 500_000), Decimal(10**9))
    valuations = []
    for _ in range(random.choice([1, 2, 4, 8])):
        share = random.choice([0, 0, 5, 10, -5, -20])
        flow = Decimal(repr(float(f"{worth * share / 100:.6g}")))
        valuations.append({"date": date.fromordinal(day).isoformat(), "value": worth, **({"cash_flow": flow} if share else {})})
        day += random.randint(20, 300)
        worth = Decimal(repr(float(f"{(worth + flow) * random.randint(85, 120) / 100:.8g}")))
    valuations.append({"date": date.fromordinal(day).isoformat(), "value": worth})

    def holding(number):
        value = drawing.amount(random, 100, 90_000, "0", "1e9")
        return {
            "name": f"Holding {number}", "initial_value": value,
            "final_value": drawing.amount(random, 100, 90_000, "0", "1e9"),
            **drawing.optional(random, "net_cash_flow", drawing.amount(random, 1, 900) * random.choice([1, -1])),
        }

    return {
        "valuations": valuations,
        **drawing.optional(random, "holdings", [holding(number) for number in range(random.choice([0, 1, 3]))], 0.4),
        **drawing.currency(random),
    }
