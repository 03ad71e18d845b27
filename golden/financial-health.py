"""Ratios of a household, each beside its threshold; as many as there are values for are counted, all alike."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT
from replies import Reply

SOURCES = [
    "Greninger, Hampton, Kitt and Achacoso, Ratios and Benchmarks for Measuring the Financial Well-Being of Families and Individuals (1996)",
    "Dalton, Fundamentals of Financial Planning: three to six months of expenses, housing 28 percent and debts 36 percent of income",
    "AIER, Measuring Your Economic Wellness (2016): debts 36 to 50 percent of assets; CFPB: 30 percent of credit limits",
]


def household(income, after_tax, expenses, housing, debts, savings, assets, liabilities, **more):
    return {
        "monthly_income": income, "monthly_income_after_tax": after_tax, "monthly_expenses": expenses,
        "monthly_housing_payment": housing, "monthly_debt_payments": debts, "current_savings": savings,
        "total_assets": assets, "total_liabilities": liabilities, **more,
    }


EXAMPLES = 2
CASES = [
    household(7000, 5400, 4600, 1800, 450, 15000, 380000, 240000, utilization_pct=22, currency="USD"),
    household(4200, 3500, 3600, 1300, 500, 2500, 18000, 21000),
    # On every threshold
    household(10000, 8000, 7200, 2800, 800, 21600, 100000, 50000, utilization_pct=30),
    # A little past every threshold
    household(9999.99, 7999.99, 7200, 2800, 800, 21599.99, 100000, 50000.01, utilization_pct=30.01),
    # No assets
    household(3000, 2500, 2500, 900, 0, 0, 0, 0),
    household(3000, 2500, 2600, 900, 200, 0, 0, 12000, utilization_pct=140, currency="EUR"),
    household(3000, 3000, 0.01, 0, 0, 0, 0.01, 0),
    household(0.01, 0.01, 1000000000000, 1000000000000, 0, 0, 1, 1000000000000, currency="JPY"),
    # Other thresholds
    household(7000, 5400, 4600, 1800, 450, 15000, 380000, 240000, target_savings_pct=20, max_front_end_dti=32, max_back_end_dti=40, min_months_covered=6, max_debt_to_assets_pct=36, target_utilization_pct=10, utilization_pct=10),
    household(7000, 5400, 4600, 1800, 450, 15000, 380000, 240000, min_months_covered=0, target_savings_pct=0, max_debt_to_assets_pct=100),
    household(7000, 5400, 5400, 2000, 3400, 0, 5, 1, utilization_pct=0),
    household(0.3, 0.3, 0.3, 0.1, 0.2, 0.9, 3, 1.5, currency="KWD"),
]


def calculate(given, rounding):
    income, after_tax, expenses = given["monthly_income"], given["monthly_income_after_tax"], given["monthly_expenses"]
    housing, assets, debts = given["monthly_housing_payment"], given["total_assets"], given["total_liabilities"]
    # Values and thresholds are compared as fractions, without a quotient.
    values = {
        "savings_rate": (PERCENT * (after_tax - expenses), after_tax),
        "front_end_dti": (PERCENT * housing, income),
        "back_end_dti": (PERCENT * (housing + given["monthly_debt_payments"]), income),
        "months_covered": (given["current_savings"], expenses),
        "debt_to_assets_pct": (PERCENT * debts, assets) if assets else None,
        "utilization_pct": (given["utilization_pct"], Decimal(1)) if "utilization_pct" in given else None,
    }
    thresholds = {
        "savings_rate": given.get("target_savings_pct", Decimal(10)),
        "front_end_dti": given.get("max_front_end_dti", Decimal(28)),
        "back_end_dti": given.get("max_back_end_dti", Decimal(36)),
        "months_covered": given.get("min_months_covered", Decimal(3)),
        "debt_to_assets_pct": given.get("max_debt_to_assets_pct", Decimal(50)),
        "utilization_pct": given.get("target_utilization_pct", Decimal(30)),
    }
    rows, passed = [], []
    for kind, threshold in thresholds.items():
        row = {"kind": kind}
        if values[kind] is not None:
            over, under = values[kind]
            row["result"] = rounding.percent(over / under)
            limit = threshold * under
            passed.append(over >= limit if kind in ("savings_rate", "months_covered") else over <= limit)
        row["threshold"] = rounding.percent(threshold)
        if values[kind] is not None:
            row["met"] = passed[-1]
        rows.append(row)
    reply = Reply(given)
    for kind in ("savings_rate", "front_end_dti", "back_end_dti", "months_covered"):
        over, under = values[kind]
        reply.put(kind, rounding.percent(over / under))
    ratio = PERCENT * debts / assets if assets else None
    reply.may_lack("debt_to_assets_pct", ratio, rounding.percent, "There are no assets.")
    reply.put("net_worth", rounding.money(assets - debts))
    reply.put("ratio_count", Decimal(len(passed)))
    reply.put("met_count", Decimal(sum(passed)))
    reply.put("ratios", rows)
    return reply.all()


def draw(random):
    def plain(value):
        return Decimal(repr(float(f"{value:.2f}")))

    def cents(value):
        return max(Decimal("0.01"), plain(value))

    income = drawing.amount(random, 1500, 15000, "0.01", "1e11")
    after_tax = cents(income * random.randint(60, 100) / 100) if income > 1 else income
    expenses = cents(after_tax * random.randint(40, 120) / 100)
    housing = (expenses * random.randint(10, 60) / 100).quantize(Decimal("0.01"))
    debts = Decimal(0) if random.random() < 0.3 else ((expenses - housing) * random.randint(0, 40) / 100).quantize(Decimal("0.01"))
    housing, debts = min(housing, expenses), max(Decimal(0), min(debts, expenses - housing))
    savings = random.choice([Decimal(0), expenses * random.randint(1, 12), drawing.amount(random, 100, 50_000, "0", "1e11")])
    savings = min(Decimal(10) ** 11, plain(savings))
    assets = min(Decimal(10) ** 12, plain(savings + random.choice([Decimal(0), drawing.amount(random, 1000, 600_000)])))
    liabilities = random.choice([Decimal(0), plain(assets / 2), drawing.amount(random, 1000, 400_000)])

    def percent(name, low, high, hard):
        return drawing.optional(random, name, drawing.rate(random, low, high, hard), 0.3)

    front = drawing.rate(random, 20, 40, ("1", "28", "100"))
    limits = {"max_front_end_dti": front, "max_back_end_dti": min(PERCENT, front + random.randint(0, 15))}
    return {
        **household(income, after_tax, expenses, housing, debts, savings, assets, liabilities),
        **drawing.optional(random, "utilization_pct", drawing.rate(random, 0, 90, ("0", "30", "100", "1000"))),
        **percent("target_savings_pct", 0, 40, ("0", "100")),
        **(limits if random.random() < 0.4 else {}),
        **percent("min_months_covered", 1, 12, ("0", "120")),
        **percent("max_debt_to_assets_pct", 20, 80, ("0", "100")),
        **percent("target_utilization_pct", 5, 50, ("0", "100")),
        **drawing.currency(random),
    }
