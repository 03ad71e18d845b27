"""Provident fund and pension scheme of India, year by year and month by month."""

from decimal import Decimal

import drawing

SOURCES = ["EPF Scheme, 1952, paras. 29 and 60 (12 percent; interest on monthly running balances, credited yearly)", "EPS, 1995, paras. 3 and 12 (8.33 percent of at most 15,000; salary times service over 70; two years more from 20 on)"]

EXAMPLES = 1
CASES = [
    {"monthly_basic_pay": 50000, "current_age": 30, "salary_growth_rate": 5, "currency": "INR"},
    {"monthly_basic_pay": 15000, "current_age": 48},
    {"monthly_basic_pay": 14000, "current_age": 49, "current_savings": 500000, "annual_rate": 0},
    {"monthly_basic_pay": 20000, "current_age": 57, "employee_contribution_pct": 100},
    {"monthly_basic_pay": 10000, "current_age": 20, "retirement_age": 80, "salary_growth_rate": -2},
]


def calculate(given, rounding):
    years = int(given.get("retirement_age", 58) - given["current_age"])
    rate = given.get("annual_rate", Decimal("8.25")) / 100
    balance = given.get("current_savings", Decimal(0))
    own_total = other_total = Decimal(0)
    pay = given["monthly_basic_pay"]
    for year in range(years):
        if year > 0:
            pay *= 1 + given.get("salary_growth_rate", Decimal(0)) / 100
        own = pay * given.get("employee_contribution_pct", Decimal(12)) / 100
        other = pay * 12 / 100 - min(pay, Decimal(15_000)) * Decimal("8.33") / 100
        interest = Decimal(0)
        for _ in range(12):
            interest += balance * rate / 12
            balance += own + other
        balance += interest
        own_total += 12 * own
        other_total += 12 * other
    service = years + (2 if years >= 20 else 0)
    pension = min(pay, Decimal(15_000)) * service / 70 if years >= 10 else Decimal(0)
    start = given.get("current_savings", Decimal(0))
    return {
        "projected_corpus": rounding.money(balance),
        "total_contributions": rounding.money(own_total),
        "total_employer_contributions": rounding.money(other_total),
        "interest_earned": rounding.money(balance - start - own_total - other_total),
        "monthly_pension": rounding.money(pension),
    }


def draw(random):
    now = random.randint(18, 57)
    return {
        "monthly_basic_pay": drawing.amount(random, 5000, 200_000, "0.01", "1e9"),
        **drawing.optional(random, "employee_contribution_pct", Decimal(random.randint(0, 100))),
        **drawing.optional(random, "salary_growth_rate", drawing.rate(random, 0, 12, ("0", "-10", "20"))),
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 2_000_000, "0", "1e9")),
        "current_age": now,
        **drawing.optional(random, "retirement_age", random.randint(now + 1, 70)),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 6, 10, ("0", "1e-9", "20"))),
        **drawing.currency(random),
    }
