"""Savings in a 401(k), year by year."""

from decimal import Decimal

import drawing

SOURCES = [
    "IRS, Notices 2023-75, 2024-80 and 2025-67: 23,000, 23,500 and 24,500; 7,500, 7,500 and 8,000; 11,250 from 2025; 69,000, 70,000 and 72,000",
    "26 U.S.C. 414(v)(2)(B)(i) (ages 60 to 63), 415(c)",
]

LIMITS = {"2024": (23_000, 7_500, 7_500, 69_000), "2025": (23_500, 7_500, 11_250, 70_000), "2026": (24_500, 8_000, 11_250, 72_000)}

EXAMPLES = 1
CASES = [
    {"tax_year": "2026", "current_age": 35, "annual_salary": 90000, "salary_growth_rate": 3, "deferral_pct": 10, "match_tiers": [{"match_pct": 100, "up_to_pct": 3}, {"match_pct": 50, "up_to_pct": 5}], "current_savings": 60000, "expected_return": 6, "currency": "USD"},
    {"tax_year": "2026", "current_age": 58, "retirement_age": 66, "annual_salary": 200000, "deferral_pct": 20, "expected_return": 5, "limit_growth_rate": 2},
    {"tax_year": "2025", "current_age": 59, "retirement_age": 60, "annual_salary": 70000, "deferral_pct": 2, "match_tiers": [{"match_pct": 50, "up_to_pct": 6}], "expected_return": 0},
    {"tax_year": "2024", "current_age": 60, "retirement_age": 65, "annual_salary": 1000000, "deferral_pct": 100, "match_tiers": [{"match_pct": 300, "up_to_pct": 10}], "expected_return": 4},
    {"tax_year": "2026", "current_age": 30, "annual_salary": 50000, "deferral_pct": 0, "expected_return": 7},
]


def calculate(given, rounding):
    base, from_50, at_60, additions = (Decimal(one) for one in LIMITS[given["tax_year"]])
    years = int(given.get("retirement_age", 67) - given["current_age"])
    growth = 1 + given.get("salary_growth_rate", Decimal(0)) / 100
    limits = 1 + given.get("limit_growth_rate", Decimal(0)) / 100
    balance = given.get("current_savings", Decimal(0))
    pay, scale = given["annual_salary"], Decimal(1)
    own_total = other_total = Decimal(0)
    at_limit, missed = 0, None

    def match(deferred, pay):
        total, start = Decimal(0), Decimal(0)
        for tier in given.get("match_tiers", []):
            end = tier["up_to_pct"] / 100 * pay
            total += tier["match_pct"] / 100 * max(Decimal(0), min(deferred, end) - start)
            start = end
        return total

    for year in range(years):
        age = given["current_age"] + year
        more = at_60 if 60 <= age <= 63 else from_50 if age >= 50 else Decimal(0)
        limit = (base + more) * scale
        wished = given["deferral_pct"] / 100 * pay
        deferred = min(wished, limit)
        at_limit += wished >= limit

        def employer(amount):
            return min(match(amount, pay), max(Decimal(0), additions * scale - min(amount, base * scale)))

        matched = employer(deferred)
        if missed is None:
            missed = max(Decimal(0), employer(limit) - matched)
        balance = balance * (1 + given["expected_return"] / 100) + deferred + matched
        own_total += deferred
        other_total += matched
        pay, scale = pay * growth, scale * limits
    return {
        "projected_corpus": rounding.money(balance),
        "total_contributions": rounding.money(own_total),
        "total_employer_contributions": rounding.money(other_total),
        "missed_annual_match": rounding.money(missed),
        "wealth_gained": rounding.money(balance - given.get("current_savings", Decimal(0)) - own_total - other_total),
        "years_at_limit": at_limit,
    }


def draw(random):
    now = random.randint(20, 66)
    ends = sorted(random.sample(range(1, 12), random.randint(0, 3)))
    tiers = [{"match_pct": Decimal(random.choice([25, 50, 100])), "up_to_pct": Decimal(end)} for end in ends]
    return {
        "tax_year": random.choice(list(LIMITS)),
        "current_age": now,
        **drawing.optional(random, "retirement_age", random.randint(now + 1, 75)),
        "annual_salary": drawing.amount(random, 20_000, 300_000, "0.01", "1e9"),
        **drawing.optional(random, "salary_growth_rate", drawing.rate(random, 0, 6, ("0", "-5", "10"))),
        "deferral_pct": drawing.rate(random, 0, 25, ("0", "100")),
        **drawing.optional(random, "match_tiers", tiers),
        **drawing.optional(random, "limit_growth_rate", drawing.rate(random, 0, 4, ("0", "10"))),
        **drawing.optional(random, "current_savings", drawing.amount(random, 0, 500_000, "0", "1e9")),
        "expected_return": drawing.rate(random, 0, 10, ("0", "-50", "20")),
        **drawing.currency(random),
    }
