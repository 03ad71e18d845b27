"""Contributions to a Roth IRA: the limit by the worksheet of Publication 590-A, and the growth of the account."""

from decimal import ROUND_CEILING, Decimal

import drawing

SOURCES = [
    "IRS, Publication 590-A, Worksheet 2-2; Notices 2023-75, 2024-80 and 2025-67 (limits of 2024, 2025 and 2026)",
    "Kellison, The Theory of Interest: annuity-immediate",
]

LIMITS = {"2024": (7000, 1000), "2025": (7000, 1000), "2026": (7500, 1100)}
SINGLE = {"2024": (146_000, 161_000), "2025": (150_000, 165_000), "2026": (153_000, 168_000)}
JOINT = {"2024": (230_000, 240_000), "2025": (236_000, 246_000), "2026": (242_000, 252_000)}
STATUSES = ["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]

EXAMPLES = 2
CASES = [
    {"tax_year": "2026", "filing_status": "single", "modified_agi": 160000, "current_age": 40, "currency": "USD"},
    {"tax_year": "2026", "filing_status": "married_joint", "modified_agi": 120000, "current_age": 35, "annual_contribution": 6000, "current_savings": 25000, "tax_rate": 15},
    {"tax_year": "2025", "modified_agi": 150000, "current_age": 50},
    {"tax_year": "2025", "modified_agi": 164999, "current_age": 30, "retirement_age": 30},
    {"tax_year": "2025", "modified_agi": 165000, "current_age": 30},
    {"tax_year": "2024", "filing_status": "married_separate", "modified_agi": 5000, "current_age": 60, "expected_return": 0},
    {"tax_year": "2024", "filing_status": "married_separate", "modified_agi": 0, "current_age": 60, "expected_return": -5, "tax_rate": 50},
]


def limit(given):
    base, more = LIMITS[given["tax_year"]]
    return Decimal(base + (more if given["current_age"] >= 50 else 0))


def fallen(whole, income, start, end):
    """What is left of an amount between two incomes: up to the next ten, and at least 200 until it is nothing."""
    if income <= start:
        return whole
    if income >= end:
        return Decimal(0)
    left = whole * (end - income) / (end - start)
    return min(whole, max(Decimal(200), (left / 10).to_integral_value(rounding=ROUND_CEILING) * 10))


def allowed(given):
    status = given.get("filing_status", "single")
    start, end = (0, 10_000) if status == "married_separate" else (
        JOINT if status in ("married_joint", "surviving_spouse") else SINGLE)[given["tax_year"]]
    return fallen(limit(given), given["modified_agi"], start, end)


def grown(balance, paid, years, rate):
    for _ in range(years):
        balance = balance * (1 + rate) + paid
    return balance


def calculate(given, rounding):
    most = allowed(given)
    paid = min(given.get("annual_contribution", most), most)
    years = int(given.get("retirement_age", 67) - given["current_age"])
    rate = given.get("expected_return", Decimal(6)) / 100
    taxed = rate * (1 - given.get("tax_rate", Decimal(0)) / 100) if rate > 0 else rate
    start = given.get("current_savings", Decimal(0))
    roth, other = grown(start, paid, years, rate), grown(start, paid, years, taxed)
    return {
        "annual_contribution_limit": rounding.money(limit(given)),
        "allowed_annual_contribution": rounding.money(most),
        "projected_corpus": rounding.money(roth),
        "taxable_projected_corpus": rounding.money(other),
        "tax_saved": rounding.money(roth - other),
    }


def draw(random):
    now = random.randint(18, 66)
    status = random.choice(STATUSES)
    edges = [0, 10_000, *SINGLE["2025"], *SINGLE["2026"], *JOINT["2026"]]
    income = Decimal(random.choice(edges)) + random.choice([Decimal(0), Decimal("0.01"), Decimal(5000)])
    return {
        "tax_year": random.choice(list(LIMITS)),
        "filing_status": status,
        "modified_agi": income if drawing.is_hard(random, 0.5) else drawing.amount(random, 0, 260_000, "0", "1e12"),
        "current_age": now,
        **drawing.optional(random, "retirement_age", random.randint(now, 75)),
        **drawing.optional(random, "annual_contribution", drawing.amount(random, 0, 9000, "0", "1e9")),
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 200_000, "0", "1e9")),
        **drawing.optional(random, "expected_return", drawing.rate(random, 0, 10, ("0", "-50", "20"))),
        **drawing.optional(random, "tax_rate", drawing.rate(random, 0, 40, ("0", "100"))),
        **drawing.currency(random),
    }
