"""One plan under every spending rule."""

from decimal import Decimal

import drawing
import plans
from plans import exact, quantile

SOURCES = plans.SOURCES
ANNUAL = {"cohort_frequency": "annually"}
MILLION = {"current_savings": 1000000}

EXAMPLES = 2
CASES = [
    {**MILLION, "withdrawal_rate": 4, "start_date": "1926-01-01", **ANNUAL, "currency": "USD"},
    {
        "current_savings": 600000, "current_age": 62, "annual_withdrawal": 35000, "years": 25, "stock_pct": 40,
        "glide_path": [{"year": 20, "stock_pct": 70}],
        "incomes": [{"name": "Pension", "annual_amount": 12000, "start_age": 67}],
        "one_time_flows": [{"age": 71, "amount": -40000}], "start_date": "1960-01-01", **ANNUAL, "currency": "USD",
    },
    {**MILLION, "annual_withdrawal": 60000, "years": 25, "withdrawal_timing": "end", "stock_pct": 80, **ANNUAL},
    {**MILLION, "withdrawal_rate": 5, "withdrawal_timing": "monthly", "years": 20, "start_date": "1980-01-01", **ANNUAL},
    {"current_savings": 1000, "years": 20, "annual_contribution": 12000, "contribution_years": 10, "withdrawal_rate": 4, **ANNUAL},
    {"current_savings": 1000, "years": 10, "annual_contribution": 12000, "contribution_years": 10, "annual_withdrawal": 0, **ANNUAL},
    {**MILLION, "withdrawal_rate": 100, "years": 3, "annual_fee_pct": 1, **ANNUAL, "currency": "JPY"},
    {**MILLION, "withdrawal_rate": 4, "years": 83, **ANNUAL, "start_date": "1940-01-01"},
]


def calculate(given, rounding):
    rows, medians = [], []
    for rule in plans.RULES:
        history = plans.History(given, rule)
        saving, years = history.plan.saving_years, history.plan.years
        withdrawn = [money for _, spendings, _ in history.paths for money in spendings[saving:]]
        firsts = [spendings[saving] for _, spendings, _ in history.paths] if saving < years else [0]
        medians.append(exact(quantile(withdrawn or [0], 50)))
        lasting = sum(failed is None for _, _, failed in history.paths)
        rows.append({
            "spending_rule": rule,
            "success_rate": rounding.percent(plans.share(lasting, len(history.paths))),
            "cohort_count": len(history.paths),
            "first_year_withdrawal": rounding.money(exact(quantile(firsts, 50))),
            "min_annual_withdrawal": rounding.money(exact(min(withdrawn or [0]))),
            "median_annual_withdrawal": rounding.money(exact(quantile(withdrawn or [0], 50))),
            "median_final_balance": rounding.money(exact(quantile([balances[-1] for balances, _, _ in history.paths], 50))),
        })
    most = max(medians)
    return {"highest_median_annual_withdrawal": rounding.money(most), "highest_median_rule_index": Decimal(medians.index(most)), "cohort_count": max(row["cohort_count"] for row in rows), "spending_rules": rows}


def draw(random):
    first = random.randint(1881, 1975)
    years = random.choice([1, 5, 10, 20, 30])
    end = random.randint(first + years + 1, min(first + years + 12, 2023))
    rate = drawing.optional(random, "withdrawal_rate", drawing.rate(random, 1, 9, ("0.01", "100")))
    return {
        **plans.draw_plan(random, years),
        **(rate or {"annual_withdrawal": Decimal(1000 * random.randint(0, 100))}),
        "years": Decimal(years),
        "start_date": f"{first}-01-01",
        "end_date": f"{end}-01-01",
        "cohort_frequency": "annually",
        **drawing.optional(random, "currency", random.choice(["USD", "EUR", "INR"])),
    }
