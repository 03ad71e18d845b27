"""National Pension System of India: savings, annuity and lump sum."""

from decimal import Decimal

import drawing
from arithmetic import power

SOURCES = ["PFRDA (Exits and Withdrawals) Regulations as amended on 16 December 2025: 20 percent, 8 lakh", "Kellison, The Theory of Interest: annuity-immediate and annuity-due"]

EXAMPLES = 1
CASES = [
    {"monthly_contribution": 10000, "current_age": 30, "expected_return": 10, "annuity_pct": 40, "annuity_rate": 6, "currency": "INR"},
    {"monthly_contribution": 5000, "current_age": 35, "expected_return": 9, "annuity_rate": 6.5, "contribution_timing": "begin"},
    {"monthly_contribution": 500, "current_age": 59, "expected_return": 0, "annuity_pct": 0, "annuity_rate": 6},
    {"monthly_contribution": 1000, "current_age": 20, "retirement_age": 75, "expected_return": -5, "annuity_pct": 100, "annuity_rate": 0},
]


def corpus(given):
    annual = given["expected_return"] / 100
    is_effective = given.get("rate_convention") == "effective"
    rate = power(1 + annual, Decimal(1) / 12) - 1 if is_effective else annual / 12
    balance = Decimal(0)
    is_early = given.get("contribution_timing", "end") == "begin"
    for _ in range(int(12 * (given.get("retirement_age", 60) - given["current_age"]))):
        balance = (balance + (given["monthly_contribution"] if is_early else 0)) * (1 + rate)
        balance += 0 if is_early else given["monthly_contribution"]
    return balance


def calculate(given, rounding):
    balance = corpus(given)
    paid = 12 * (given.get("retirement_age", 60) - given["current_age"]) * given["monthly_contribution"]
    annuity = balance * given.get("annuity_pct", Decimal(20)) / 100
    return {
        "projected_corpus": rounding.money(balance),
        "total_contributions": rounding.money(paid),
        "wealth_gained": rounding.money(balance - paid),
        "lump_sum_amount": rounding.money(balance - annuity),
        "annuity_amount": rounding.money(annuity),
        "monthly_pension": rounding.money(annuity * given["annuity_rate"] / 1200),
    }


def draw(random):
    now = random.randint(18, 59)
    return {
        "monthly_contribution": drawing.amount(random, 500, 100_000, "0.01", "1e9"),
        "current_age": now,
        **drawing.optional(random, "retirement_age", random.randint(now + 1, 75)) | ({} if now < 60 else {"retirement_age": now + 1}),
        "expected_return": drawing.rate(random, 4, 14, ("0", "1e-9", "20")),
        "annuity_pct": Decimal(random.randint(20, 100)),
        "annuity_rate": drawing.rate(random, 4, 9, ("0", "100")),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.currency(random),
    }
