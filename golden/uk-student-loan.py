"""Repayments of student loans of the United Kingdom, month by month."""

from decimal import ROUND_FLOOR, Decimal

import drawing
from statutes import figure

SOURCES = [
    "GOV.UK, Repaying your student loan: thresholds of 2024-25, 2025-26 and 2026-27; 9 and 6 percent; when loans are written off",
    "SI 2009/470, reg. 29 and 44: deductions by pay period, and from the income of a year",
]

EXAMPLES = 2
CASES = [
    {"tax_year": "2026-27", "loans": [{"loan_plan": "plan_2", "balance": 45000}], "annual_salary": 40000, "salary_growth_rate": 3, "annual_rate": 5, "currency": "GBP"},
    {"tax_year": "2025-26", "loans": [{"loan_plan": "plan_1"}], "annual_salary": 33000},
    {"tax_year": "2024-25", "loans": [{"loan_plan": "plan_1"}], "annual_salary": 33000},
    {"tax_year": "2024-25", "loans": [{"loan_plan": "postgraduate"}], "annual_salary": 24000},
    {"tax_year": "2024-25", "loans": [{"loan_plan": "postgraduate"}], "annual_salary": 28800},
    {"tax_year": "2026-27", "loans": [{"loan_plan": "plan_2", "balance": 20000}, {"loan_plan": "plan_5", "balance": 5000}, {"loan_plan": "postgraduate", "balance": 9000}], "annual_salary": 60000, "annual_rate": 4},
    {"tax_year": "2026-27", "loans": [{"loan_plan": "plan_4", "balance": 100}], "annual_salary": 20000},
    {"tax_year": "2026-27", "loans": [{"loan_plan": "plan_5", "balance": 100}], "annual_salary": 1000000},
]


def cut(value):
    return value.to_integral_value(rounding=ROUND_FLOOR)


def calculate(given, rounding):
    plans = {loan["loan_plan"] for loan in given["loans"]}
    lines = figure("gb/student-loans", "loan_threshold", f"{given['tax_year'][:4]}-04-06")
    under = [Decimal(lines[plan]) for plan in plans if plan != "postgraduate"]
    groups = []
    if under:
        groups.append([min(under), Decimal(9), balance_of(given, lambda plan: plan != "postgraduate")])
    if "postgraduate" in plans:
        groups.append([Decimal(lines["postgraduate"]), Decimal(6), balance_of(given, lambda plan: plan == "postgraduate")])
    salary = given["annual_salary"]
    growth = 1 + given.get("salary_growth_rate", Decimal(0)) / 100
    monthly = sum(payment(salary, line, percent) for line, percent, _ in groups)
    yearly = sum(percent / 100 * max(Decimal(0), salary - line) for line, percent, _ in groups)
    months = 480 if "plan_5" in plans else 300 if plans == {"plan_1"} else 360
    owed = sum(balance for _, _, balance in groups)
    paid, repaid = Decimal(0), 0 if owed == 0 else None
    factor = 1 + given.get("annual_rate", Decimal(0)) / 1200
    own = salary
    for month in range(1, months + 1):
        if month > 1 and month % 12 == 1:
            own *= growth
        for group in groups:
            due = group[2] * factor
            part = min(due, payment(own, group[0], group[1]))
            paid += part
            group[2] = due - part
        if repaid is None and all(group[2] == 0 for group in groups):
            repaid = month
    reason = "Without a balance nothing is left to repay." if owed == 0 else "The loans are written off before they are repaid."
    output = {
        "monthly_payment": rounding.money(monthly),
        "annual_payment": rounding.money(yearly),
    }
    if owed > 0 and repaid is not None:
        output["months_to_payoff"] = repaid
    output["total_paid"] = rounding.money(paid)
    output["written_off_amount"] = rounding.money(sum(group[2] for group in groups))
    if "months_to_payoff" not in output:
        if given.get("currency") is not None:
            output["currency"] = given["currency"].upper()
        output["omitted"] = {"months_to_payoff": reason}
    return output


def balance_of(given, is_of):
    return sum((loan.get("balance", Decimal(0)) for loan in given["loans"] if is_of(loan["loan_plan"])), Decimal(0))


def payment(salary, line, percent):
    # In twelfths of a pound, as a third of one has no end in decimals
    above = max(Decimal(0), salary - 12 * cut(line * 100 / 12) / 100)
    return cut(percent * above / 1200)


def draw(random):
    def loan():
        plan = random.choice(["plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"])
        return {"loan_plan": plan, **drawing.optional(random, "balance", drawing.amount(random, 0, 80_000, "0", "1e6"), 0.7)}

    return {
        "tax_year": random.choice(["2024-25", "2025-26", "2026-27"]),
        "loans": [loan() for _ in range(random.choice([1, 1, 1, 2, 3]))],
        "annual_salary": drawing.amount(random, 15_000, 120_000, "0.01", "1e9"),
        **drawing.optional(random, "salary_growth_rate", drawing.rate(random, 0, 6, ("0", "-5", "10"))),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 0, 9, ("0", "1e-9", "20"))),
        **drawing.currency(random),
    }
