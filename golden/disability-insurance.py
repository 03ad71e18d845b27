"""Disability insurance: a share of the income, less what others pay, after a time without benefits."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT

SOURCES = [
    "National Association of Insurance Commissioners, A Shopper's Guide to Disability Income Insurance",
    "U.S. Internal Revenue Service, Publication 525: taxable as far as an employer paid for the plan",
]

EXAMPLES = 1
CASES = [
    {
        "annual_income": 84000, "benefit_years": 5, "other_monthly_benefits": 800, "monthly_expenses": 4600,
        "benefit_taxable": True, "tax_rate": 22, "currency": "USD",
    },
    # By hand: 60 % of 5,000 a month; 91.25 days would be 3 months, and a fourth passes until the benefit is paid
    {"annual_income": 60000, "benefit_years": 10, "monthly_expenses": 3000, "elimination_days": 91},
    {"annual_income": 60000, "benefit_years": 2, "monthly_expenses": 3000, "elimination_days": 365},
    # Others pay more than the policy would
    {"annual_income": 24000, "benefit_years": 3, "other_monthly_benefits": 1500, "monthly_expenses": 1000, "currency": "EUR"},
    {"annual_income": 100, "replacement_pct": 0, "benefit_years": 0.25, "elimination_days": 0},
    {"annual_income": 9000000, "replacement_pct": 66.667, "benefit_years": 20, "monthly_expenses": 400000, "currency": "JPY"},
    {"annual_income": 1e12, "replacement_pct": 100, "benefit_years": 70, "benefit_taxable": True, "tax_rate": 100},
    # Not taxed, whatever the rate
    {"annual_income": 72000, "benefit_years": 5, "tax_rate": 30},
    {"annual_income": 0.01, "benefit_years": 1, "elimination_days": 730, "monthly_expenses": 0.01, "currency": "KWD"},
]


def calculate(given, rounding):
    nothing = Decimal(0)
    insured = given["annual_income"] * given.get("replacement_pct", Decimal(60)) / PERCENT
    other, spent = given.get("other_monthly_benefits", nothing), given.get("monthly_expenses", nothing)
    benefit = max(nothing, insured / MONTHS - other)
    tax = benefit * given.get("tax_rate", nothing) / PERCENT if given.get("benefit_taxable", False) else nothing
    # Benefits are paid in arrears: the first one a month after the elimination period.
    waited = 1 + given.get("elimination_days", Decimal(90)) / (Decimal(365) / MONTHS)
    return {
        "monthly_benefit": rounding.money(benefit),
        "monthly_benefit_after_tax": rounding.money(benefit - tax),
        "monthly_income_gap": rounding.money(spent - (benefit - tax) - other),
        "required_reserve": rounding.money(spent * waited),
        "total_benefits": rounding.money(benefit * MONTHS * given["benefit_years"]),
    }


def draw(random):
    return {
        "annual_income": drawing.amount(random, 12_000, 250_000),
        **drawing.optional(random, "replacement_pct", drawing.rate(random, 40, 80, ("0", "1e-9", "100"))),
        **drawing.optional(random, "elimination_days", drawing.whole(random, 0, 365, [0, 730])),
        "benefit_years": Decimal(random.choice(["0.25", "1", "2", "5", "10", "27.5", "70"])),
        **drawing.optional(random, "other_monthly_benefits", drawing.amount(random, 0, 3_000, "0", "1e12")),
        **drawing.optional(random, "monthly_expenses", drawing.amount(random, 500, 9_000, "0", "1e12"), 0.8),
        **drawing.optional(random, "benefit_taxable", random.choice([True, False])),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 45, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
