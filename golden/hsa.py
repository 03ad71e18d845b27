"""Health savings accounts of the United States."""

from decimal import Decimal

import drawing
from modules import module_of

grown = module_of("roth-ira").grown

SOURCES = [
    "IRS, Rev. Proc. 2023-23, 2024-25, 2025-19 and 2026-24 (limits of 2024 to 2027); 26 U.S.C. 223(b)(3) (1,000 from 55)",
    "26 U.S.C. 3101: 6.2 and 1.45 percent",
]

LIMITS = {"2024": (4150, 8300), "2025": (4300, 8550), "2026": (4400, 8750), "2027": (4500, 9000)}

EXAMPLES = 2
CASES = [
    {"tax_year": "2026", "current_age": 40, "marginal_tax_rate": 27, "currency": "USD"},
    {"tax_year": "2027", "coverage_type": "family", "current_age": 55, "annual_contribution": 10000, "annual_medical_expenses": 3000, "marginal_tax_rate": 22},
    {"tax_year": "2024", "current_age": 54, "annual_contribution": 4150, "payroll_deducted": False, "expected_return": 0},
    {"tax_year": "2025", "coverage_type": "family", "current_age": 30, "annual_contribution": 1000, "annual_medical_expenses": 2000},
    {"tax_year": "2025", "current_age": 65},
]


def limit(given):
    own, family = LIMITS[given["tax_year"]]
    base = family if given.get("coverage_type") == "family" else own
    return Decimal(base + (1000 if given["current_age"] >= 55 else 0))


def calculate(given, rounding):
    paid = given.get("annual_contribution", limit(given))
    rate = given.get("marginal_tax_rate", Decimal(0)) + (Decimal("7.65") if given.get("payroll_deducted", True) else 0)
    left = max(Decimal(0), paid - given.get("annual_medical_expenses", Decimal(0)))
    years = int(given.get("retirement_age", 65) - given["current_age"])
    return {
        "annual_contribution_limit": rounding.money(limit(given)),
        "tax_saved": rounding.money(paid * rate / 100),
        "projected_corpus": rounding.money(grown(Decimal(0), left, years, given.get("expected_return", Decimal(5)) / 100)),
    }


def draw(random):
    given = {
        "tax_year": random.choice(list(LIMITS)),
        **drawing.optional(random, "coverage_type", random.choice(["self", "family"])),
        "current_age": random.randint(18, 64),
    }
    share = Decimal(random.randint(0, 100)) / 100
    return {
        **given,
        **drawing.optional(random, "annual_contribution", limit(given) * share),
        **drawing.optional(random, "annual_medical_expenses", drawing.amount(random, 0, 5000, "0", "1e9")),
        **drawing.optional(random, "marginal_tax_rate", drawing.rate(random, 0, 45, ("0", "100"))),
        **drawing.optional(random, "payroll_deducted", random.random() < 0.5),
        **drawing.optional(random, "expected_return", drawing.rate(random, 0, 10, ("0", "-50", "20"))),
        **drawing.currency(random),
    }
