"""Contributions to a traditional IRA: the deduction by the worksheet of Publication 590-A, and the growth."""

from decimal import Decimal

import drawing
from modules import module_of

roth = module_of("roth-ira")

SOURCES = [
    "IRS, Publication 590-A, Worksheet 1-2; Notices 2023-75, 2024-80 and 2025-67 (ranges of 2024, 2025 and 2026)",
    "Kellison, The Theory of Interest: annuity-immediate",
]

SINGLE = {"2024": (77_000, 87_000), "2025": (79_000, 89_000), "2026": (81_000, 91_000)}
JOINT = {"2024": (123_000, 143_000), "2025": (126_000, 146_000), "2026": (129_000, 149_000)}

EXAMPLES = 2
CASES = [
    {"tax_year": "2026", "filing_status": "single", "modified_agi": 85000, "current_age": 40, "covered_at_work": True, "tax_rate": 22, "retirement_tax_rate": 15, "currency": "USD"},
    {"tax_year": "2026", "filing_status": "married_joint", "modified_agi": 247000, "current_age": 55, "spouse_covered_at_work": True, "tax_rate": 24},
    {"tax_year": "2025", "modified_agi": 1000000, "current_age": 30, "tax_rate": 37},
    {"tax_year": "2025", "filing_status": "married_separate", "modified_agi": 9999, "current_age": 30, "spouse_covered_at_work": True},
    {"tax_year": "2024", "filing_status": "married_joint", "modified_agi": 143000, "current_age": 30, "covered_at_work": True, "spouse_covered_at_work": True, "annual_contribution": 3000, "retirement_tax_rate": 20},
    {"tax_year": "2024", "modified_agi": 0, "current_age": 60, "retirement_age": 60, "covered_at_work": True},
]


def deductible(given):
    year, status = given["tax_year"], given.get("filing_status", "single")
    covered, by_spouse = given.get("covered_at_work", False), given.get("spouse_covered_at_work", False)
    if not covered and not by_spouse:
        return roth.limit(given)
    if status == "married_separate":
        start, end = 0, 10_000
    elif covered:
        start, end = (JOINT if status in ("married_joint", "surviving_spouse") else SINGLE)[year]
    else:
        # The range of a joint return whose other spouse has a plan is that of a Roth IRA
        start, end = roth.JOINT[year]
    return roth.fallen(roth.limit(given), given["modified_agi"], start, end)


def calculate(given, rounding):
    most = roth.limit(given)
    paid = min(given.get("annual_contribution", most), most)
    deducted = min(paid, deductible(given))
    years = int(given.get("retirement_age", 67) - given["current_age"])
    rate = given.get("expected_return", Decimal(6)) / 100
    corpus = roth.grown(given.get("current_savings", Decimal(0)), paid, years, rate)
    basis = years * (paid - deducted)
    tax = given.get("retirement_tax_rate", Decimal(0)) / 100 * max(Decimal(0), corpus - basis)
    return {
        "annual_contribution_limit": rounding.money(most),
        "deductible_annual_contribution": rounding.money(deducted),
        "projected_corpus": rounding.money(corpus),
        "projected_corpus_after_tax": rounding.money(corpus - tax),
        "tax_saved": rounding.money(given.get("tax_rate", Decimal(0)) / 100 * deducted),
    }


def draw(random):
    given = roth.draw(random)
    is_married = given["filing_status"] in ("married_joint", "married_separate")
    edge = Decimal(random.choice([*SINGLE["2026"], *JOINT["2025"], *roth.JOINT["2026"], 0, 10_000])) + random.choice([Decimal(0), Decimal("0.01"), Decimal(3333)])
    return {
        **given,
        "modified_agi": edge if random.random() < 0.5 else given["modified_agi"],
        **drawing.optional(random, "covered_at_work", random.random() < 0.6),
        **(drawing.optional(random, "spouse_covered_at_work", random.random() < 0.5) if is_married else {}),
        **drawing.optional(random, "retirement_tax_rate", drawing.rate(random, 0, 40, ("0", "100"))),
    }
