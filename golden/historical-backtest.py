"""A plan in every month of the past."""

from decimal import Decimal

import drawing
import plans
from plans import exact, quantile

SOURCES = plans.SOURCES
PERCENTILES = [0, 5, 10, 25, 50, 75, 90, 95, 100]
ANNUAL = {"cohort_frequency": "annually"}
MILLION = {"current_savings": 1000000}

EXAMPLES = 2
CASES = [
    {**MILLION, "withdrawal_rate": 4, "stock_pct": 75, "start_date": "1926-01-01", **ANNUAL, "currency": "USD"},
    {
        "current_savings": 600000, "current_age": 62, "annual_withdrawal": 35000, "years": 25, "stock_pct": 40,
        "glide_path": [{"year": 20, "stock_pct": 70}],
        "incomes": [{"name": "Pension", "annual_amount": 12000, "start_age": 67}],
        "one_time_flows": [{"age": 71, "amount": -40000}], "start_date": "1960-01-01", **ANNUAL, "currency": "USD",
    },
    # The Trinity study
    {
        **MILLION, "withdrawal_rate": 4, "stock_pct": 50, "withdrawal_timing": "end", "start_date": "1926-01-01",
        "end_date": "1996-01-01", **ANNUAL,
    },
    {**MILLION, "annual_withdrawal": 45000, "stock_pct": 100, **ANNUAL, "bond_maturity_years": 5},
    {**MILLION, "withdrawal_rate": 4, "withdrawal_timing": "monthly", "start_date": "1960-01-01", "end_date": "2000-01-01"},
    *({**MILLION, "spending_rule": rule, **({} if rule in plans.FIXED_BY_RULE else {"withdrawal_rate": 4.5}), **ANNUAL,
       "start_date": "1900-01-01"} for rule in plans.RULES[1:]),
    {**MILLION, "spending_rule": "vanguard_dynamic", "annual_withdrawal": 50000, "floor_pct": -1.5, "ceiling_pct": 3, **ANNUAL,
     "withdrawal_timing": "end"},
    {**MILLION, "spending_rule": "guyton_klinger", "annual_withdrawal": 50000, **ANNUAL, "withdrawal_timing": "monthly",
     "start_date": "1950-01-01"},
    {**MILLION, "withdrawal_rate": 5, "withdrawal_adjustment": "none", "years": 20, **ANNUAL},
    {**MILLION, "withdrawal_rate": 4, "withdrawal_adjustment": "fixed", "withdrawal_growth_rate": 3, **ANNUAL,
     "withdrawal_timing": "end"},
    {**MILLION, "withdrawal_rate": 3, "withdrawal_growth_rate": 1, **ANNUAL, "annual_fee_pct": 0.5, "years": 40},
    {
        "current_savings": 500000, "current_age": 60, "annual_withdrawal": 40000, "incomes": [
            {"name": "Pension", "annual_amount": 20000, "start_year": 6, "end_year": 40},
            {"annual_amount": 6000, "start_year": 1, "end_year": 10, "inflation_adjusted": False},
        ],
        "one_time_flows": [{"year": 3, "amount": -50000}, {"year": 10, "amount": 80000}], **ANNUAL,
    },
    # Incomes in years and at ages, to the end of the plan and of a part of it
    {
        "current_savings": 500000, "current_age": 60, "annual_withdrawal": 40000, "incomes": [
            {"annual_amount": 20000, "start_age": 65},
            {"annual_amount": 6000, "start_year": 1, "end_age": 69, "inflation_adjusted": False},
            {"annual_amount": 1000, "start_age": 60, "end_year": 3},
        ],
        "one_time_flows": [{"age": 60, "amount": -50000}, {"age": 89, "amount": 80000}], **ANNUAL,
    },
    {**MILLION, "withdrawal_rate": 4, "stock_pct": 30, "glide_path": [{"year": 11, "stock_pct": 70}, {"year": 30, "stock_pct": 60}],
     **ANNUAL},
    # A plan that saves first
    {"current_savings": 10000, "years": 45, "annual_contribution": 15000, "contribution_years": 20, "annual_withdrawal": 30000,
     **ANNUAL, "withdrawal_timing": "end"},
    # A plan that only saves
    {"current_savings": 0.01, "years": 10, "annual_contribution": 1200, "contribution_years": 10, "annual_withdrawal": 0,
     "withdrawal_adjustment": "none", **ANNUAL, "currency": "JPY"},
    {**MILLION, "withdrawal_rate": 100, "years": 2, **ANNUAL, "currency": "KWD"},
    {**MILLION, "withdrawal_rate": 4, "years": 1, "start_date": "2000-02-15", "end_date": "2001-12-31"},
    # Larger spending in one year than there is
    {"current_savings": 1000, "annual_withdrawal": 1, "years": 5, "one_time_flows": [{"year": 2, "amount": -5000}], **ANNUAL},
    # As long as the data, and as the dates
    {**MILLION, "withdrawal_rate": 4, "years": 73, "start_date": "1950-01-01"},
    {**MILLION, "withdrawal_rate": 4, "years": 25, "start_date": "1990-01-01", "end_date": "2015-01-01"},
]

NO_RATE = "Only the rule constant_real has a safe withdrawal rate."


def calculate(given, rounding):
    history = plans.History(given)
    plan, past = history.plan, plans.market()
    cohorts = list(zip(history.starts, history.paths))
    months = 12 // plan.parts
    ends = {
        start: start + (failed + (plan.timing == "end")) * months for start, (_, _, failed) in cohorts if failed is not None
    }
    final = {start: balances[-1] for start, (balances, _, _) in cohorts}
    first_of = lambda start: ends[start] - start if start in ends else float("inf")
    worst = min(history.starts, key=lambda start: (first_of(start), final[start]))
    best = max(history.starts, key=lambda start: final[start])
    withdrawn = [money for _, (_, spendings, _) in cohorts for money in spendings[plan.saving_years :]]
    output = {
        "success_rate": rounding.percent(plans.share(len(cohorts) - len(ends), len(cohorts))),
        "cohort_count": len(cohorts),
        "failed_cohort_count": len(ends),
    }
    has_rate = plan.rule == "constant_real" and plan.saving_years < plan.years
    if has_rate:
        output["safe_withdrawal_rate"] = rounding.percent(exact(100 * min(map(history.safe_rate, history.starts))))
    output |= {
        "worst_start_date": past.date(worst),
        "best_start_date": past.date(best),
        "failed_cohorts": [
            {"start_date": past.date(start), "depletion_date": past.date(end)} for start, end in ends.items()
        ],
        "final_balances": [
            {"percentile": percentile, "balance": rounding.money(exact(quantile(final.values(), percentile)))}
            for percentile in PERCENTILES
        ],
        "final_balance_ranges": plans.ranges(list(final.values()), "cohort_count"),
        "annual_withdrawals": [
            {"percentile": percentile, "annual_withdrawal": rounding.money(exact(quantile(withdrawn, percentile)))}
            for percentile in PERCENTILES
        ] if withdrawn else [],
    }
    if not has_rate:
        if given.get("currency") is not None:
            output["currency"] = given["currency"].upper()
        output["omitted"] = {"safe_withdrawal_rate": NO_RATE}
    return output


def draw(random):
    first = random.randint(1871, 1975)
    years = random.choice([1, 5, 10, 20, 30, 40])
    end = random.randint(first + years + 1, min(first + years + 25, 2023))
    return {
        **plans.draw_plan(random, years),
        "years": Decimal(years),
        **drawing.optional(random, "bond_maturity_years", drawing.whole(random, 1, 30)),
        **plans.draw_rule(random),
        "start_date": f"{first}-{random.randint(1, 12):02d}-{random.choice([1, 15, 28]):02d}",
        "end_date": f"{end}-01-01",
        "cohort_frequency": random.choice(["annually", "annually", "monthly"]),
        **drawing.optional(random, "currency", random.choice(["USD", "EUR", "INR"])),
    }
