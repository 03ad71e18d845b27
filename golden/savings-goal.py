"""Savings goal: when a monthly deposit reaches a goal, and which one reaches it in a given time."""

from decimal import Decimal

import annuity
import drawing
import rates
import savings
from arithmetic import MONTHS, Refusal, nothing, power, with_digits
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.6 (unknown time) and 3.2 (accumulated value)",
    "Deposits are whole but for the last, which is only as large as needed; 200 years are the longest plan",
]

EXAMPLES = 1
CASES = [
    {
        "goal_amount": 20000, "monthly_contribution": 400, "current_savings": 2000, "annual_rate": 4, "target_months": 36,
        "currency": "USD",
    },
    {"goal_amount": 1000000000000.0, "monthly_contribution": 1000000000.0, "annual_rate": 10},
    {"goal_amount": 10000, "monthly_contribution": 100, "annual_rate": 12, "contribution_timing": "begin"},
    {"goal_amount": 100, "monthly_contribution": 10, "annual_rate": 1e-09, "target_months": 1200},
    {"goal_amount": 1200, "monthly_contribution": 100},
    {"goal_amount": 1000, "monthly_contribution": 10, "current_savings": 1, "annual_rate": 1000},
    {"goal_amount": 201, "monthly_contribution": 100, "annual_rate": 12},
    {
        "goal_amount": 5000, "monthly_contribution": 0, "current_savings": 1000, "annual_rate": 3.5, "target_months": 60,
        "currency": "EUR",
    },
    {"goal_amount": 5000, "monthly_contribution": 10, "current_savings": 6000, "annual_rate": 2, "target_months": 12},
    {
        "goal_amount": 3000000, "monthly_contribution": 45000, "current_savings": 250000, "annual_rate": 0.2,
        "currency": "JPY", "target_months": 48,
    },
    {
        "goal_amount": 2500.755, "monthly_contribution": 33.25, "annual_rate": 2.75, "currency": "KWD",
        "contribution_timing": "begin", "target_months": 30,
    },
    {"goal_amount": 100000, "monthly_contribution": 1, "annual_rate": 0},
    {"goal_amount": 1000, "monthly_contribution": 0},
    # The ledger month by month: whole deposits, the last one as large as needed
    {"goal_amount": 80000, "monthly_contribution": 1450, "current_savings": 4000, "annual_rate": 7},
    {"goal_amount": 1000, "monthly_contribution": 600, "annual_rate": 20},
    {"goal_amount": 10000, "monthly_contribution": 500, "annual_rate": 12, "contribution_timing": "begin"},
    # As sip: 10,000 a month, 2,323,390.76 and, with an effective rate, 2,240,358.90
    {"goal_amount": 2323390.76, "annual_rate": 12, "target_months": 120, "contribution_timing": "begin"},
    {"goal_amount": 2240358.90, "annual_rate": 12, "target_months": 120, "contribution_timing": "begin", "rate_convention": "effective"},
    {"goal_amount": 10000, "monthly_contribution": 500, "annual_rate": 12, "rate_convention": "effective"},
    # 20,000 in 36 equal parts
    {"goal_amount": 20000, "target_months": 36},
    {"goal_amount": 20000, "monthly_contribution": 0, "target_months": 36},
    # Interest alone comes to the goal: in the last month nothing is deposited
    {"goal_amount": 1000, "monthly_contribution": 0.01, "current_savings": 995, "annual_rate": 12},
    {"goal_amount": 1000, "monthly_contribution": 100, "current_savings": 1000, "annual_rate": 12, "target_months": 1},
    # A goal that grows: 10,200 after a year by hand, 850 a month
    {"goal_amount": 10000, "goal_growth_rate": 2, "target_months": 12},
    {"goal_amount": 10000, "goal_growth_rate": 2, "monthly_contribution": 850},
    {"goal_amount": 10000, "goal_growth_rate": 2, "monthly_contribution": 849.99, "contribution_timing": "begin"},
    {"goal_amount": 30000, "goal_growth_rate": 3, "monthly_contribution": 600, "current_savings": 4000, "annual_rate": 4, "target_months": 36, "currency": "USD"},
    # It grows faster than the savings
    {"goal_amount": 10000, "goal_growth_rate": 10, "monthly_contribution": 50, "annual_rate": 2},
    {"goal_amount": 10000, "goal_growth_rate": 10, "monthly_contribution": 50, "annual_rate": 2, "target_months": 60},
    {"goal_amount": 10000, "goal_growth_rate": 5, "monthly_contribution": 100, "current_savings": 10000},
    {"goal_amount": 10000, "goal_growth_rate": 100, "target_months": 1, "current_savings": 20000},
    # After 2400 months exactly, and a month later
    {"goal_amount": 2400, "monthly_contribution": 1},
    {"goal_amount": 2400.01, "monthly_contribution": 1},
    {"goal_amount": 2400.01, "monthly_contribution": 1, "target_months": 1200, "currency": "eur"},
    {"goal_amount": 100, "monthly_contribution": 0, "annual_rate": 5, "target_months": 10},
    {"goal_amount": 100, "monthly_contribution": 10, "annual_rate": 1e-100, "contribution_timing": "begin"},
]

LONGEST = 2400
TOO_LONG = "The savings do not reach goal_amount within 200 years."


def calculate(given, rounding):
    goal, start, deposit = given["goal_amount"], given.get("current_savings", Decimal(0)), given.get("monthly_contribution")
    timing, target = given.get("contribution_timing", "end"), given.get("target_months")
    rate = rates.monthly(given.get("annual_rate", Decimal(0)), given.get("rate_convention", "nominal"))
    reply = Reply(given)
    rise = 1 + rates.fraction(given.get("goal_growth_rate", Decimal(0)))
    plan = None if deposit is None else plan_of(goal, start, deposit, rate, timing, rise)
    if plan is not None:
        time, months, deposits, reached = plan
        reply.may_lack("months_to_goal", Decimal(months), lambda value: value)
        reply.may_lack("years_to_goal", time / MONTHS, rounding.years)
        reply.may_lack("total_contributions", deposits, rounding.money)
        reply.may_lack("interest_earned", max(reached, start) - start - deposits, rounding.money)
        reply.may_lack("future_goal_amount", reached, rounding.money)
    elif target is None:
        raise Refusal("goal-unreachable")
    elif deposit is not None:
        for name in ("months_to_goal", "years_to_goal", "total_contributions", "interest_earned", "future_goal_amount"):
            reply.may_lack(name, None, None, TOO_LONG)
    if target is not None:
        missing = max(goal * power(rise, target / MONTHS) - start * annuity.growth(rate, target), Decimal(0))
        reply.put("required_monthly_contribution", rounding.money(missing / savings.paid_in(rate, int(target), timing)))
    return reply.all()


def plan_of(goal, start, deposit, rate, timing, rise):
    """Months with a part of one, whole months, and all deposits; None where it takes too long."""
    if start >= goal:
        return Decimal(0), 0, Decimal(0), goal
    if rise != 1:
        return plan_to_growing(goal, start, deposit, rate, timing, rise)
    at_end = deposit * (1 + rate) if timing == "begin" else deposit
    if start * rate + at_end <= 0:
        return None
    with with_digits(rates.ENOUGH):
        # Savings and at_end/rate together grow by the rate alone.
        time = (goal - start) / at_end if rate == 0 else time_to_grow(start * rate + at_end, goal * rate + at_end, rate)
        months = rates.settled_ceiling(time)
        if months > LONGEST:
            return None
        before_last = savings.after(start, deposit, rate, months - 1, timing) * (1 + rate)
        last = max(rates.settled(goal - before_last, goal), Decimal(0))
        last = last / (1 + rate) if timing == "begin" else last
    return time, months, deposit * (months - 1) + last, goal


def plan_to_growing(goal, start, deposit, rate, timing, rise):
    """Month by month, until the savings have caught up."""
    savings_now, at_once = start, timing == "begin"
    for month in range(1, LONGEST + 1):
        before = savings_now + deposit if at_once else savings_now
        savings_now = before * (1 + rate) + (0 if at_once else deposit)
        if month % 12 == 0:
            wanted = goal * rise ** (month // 12)
        else:
            wanted = goal * power(rise, month / MONTHS)
        if savings_now >= wanted * (1 - nothing(90)):
            over = min(max(savings_now - wanted, Decimal(0)) / ((1 + rate) if at_once else 1), deposit)
            return Decimal(month), month, deposit * month - over, wanted
    return None


def time_to_grow(low, high, rate):
    return (high / low).ln() / (1 + rate).ln()


def draw(random):
    target = drawing.optional(random, "target_months", drawing.whole(random, 1, 240, (1, 2, 1200)), 0.4)
    deposit = drawing.optional(random, "monthly_contribution", drawing.amount(random, 10, 5_000, "0"), 0.8)
    return {
        "goal_amount": drawing.amount(random, 500, 200_000),
        **(deposit if target or deposit else {"monthly_contribution": Decimal(100)}),
        **target,
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 20_000, "0")),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 0, 12, ("0", "1e-9", "1e-30", "1000")), 0.7),
        **drawing.optional(random, "goal_growth_rate", drawing.rate(random, 0, 8, ("0", "100", "1e-9")), 0.3),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"]), 0.3),
        **drawing.currency(random),
    }
