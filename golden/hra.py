"""House rent allowance of India, rule 2A."""

from decimal import Decimal

import drawing

SOURCES = ["Income-tax Rules, 1962, rule 2A: the least of the allowance, rent less a tenth of salary, and 50 or 40 percent of salary"]

EXAMPLES = 1
CASES = [
    {"tax_year": "2025-26", "monthly_basic_pay": 60000, "monthly_hra": 25000, "monthly_rent": 28000, "metro_city": True, "currency": "INR"},
    {"tax_year": "2025-26", "monthly_basic_pay": 60000, "monthly_hra": 25000, "monthly_rent": 28000},
    {"tax_year": "2024-25", "monthly_basic_pay": 50000, "monthly_dearness_allowance": 10000, "monthly_hra": 30000, "monthly_rent": 6000, "months": 7},
    {"tax_year": "2026-27", "monthly_basic_pay": 40000, "monthly_hra": 1000, "monthly_rent": 0},
]


def calculate(given, rounding):
    salary = given["monthly_basic_pay"] + given.get("monthly_dearness_allowance", Decimal(0))
    share = Decimal("0.5") if given.get("metro_city", False) else Decimal("0.4")
    free = max(Decimal(0), min(given["monthly_hra"], given["monthly_rent"] - salary / 10, share * salary))
    months = given.get("months", Decimal(12))
    return {
        "exempt_amount": rounding.money(months * free),
        "taxable_amount": rounding.money(months * (given["monthly_hra"] - free)),
    }


def draw(random):
    return {
        "tax_year": random.choice(["2024-25", "2025-26", "2026-27"]),
        "monthly_basic_pay": drawing.amount(random, 10_000, 300_000, "0.01", "1e12"),
        **drawing.optional(random, "monthly_dearness_allowance", drawing.amount(random, 0, 50_000, "0", "1e12")),
        "monthly_hra": drawing.amount(random, 1000, 120_000, "0.01", "1e12"),
        "monthly_rent": drawing.amount(random, 0, 120_000, "0", "1e12"),
        **drawing.optional(random, "metro_city", random.random() < 0.5),
        **drawing.optional(random, "months", random.randint(1, 12)),
        **drawing.currency(random),
    }
