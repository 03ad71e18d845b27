"""Self-employment tax of the United States by Schedule SE, and class 4 contributions of the United Kingdom."""

from decimal import Decimal

import drawing
from statutes import figure

SOURCES = [
    "IRS, Schedule SE (Form 1040), lines 4a to 13; Form 8959, part II; 26 U.S.C. 1402(a)(12), 1402(b)",
    "SSA, contribution and benefit base: 168,600 (2024), 176,100 (2025), 184,500 (2026)",
    "HMRC, Rates and allowances: National Insurance, class 4: 6 and 2 percent, 12,570 and 50,270",
]

EXAMPLES = 2
CASES = [
    {"country": "US", "tax_year": "2026", "net_profit": 100000, "currency": "USD"},
    {"country": "GB", "tax_year": "2026-27", "net_profit": 60000, "currency": "GBP"},
    {"country": "US", "tax_year": "2025", "filing_status": "married_separate", "net_profit": 250000, "annual_wages": 90000},
    {"country": "US", "tax_year": "2024", "net_profit": 433.13},
    {"country": "US", "tax_year": "2024", "net_profit": 433.14},
    {"country": "US", "tax_year": "2026", "filing_status": "married_joint", "net_profit": 300000, "annual_wages": 184500},
    {"country": "GB", "tax_year": "2024-25", "net_profit": 12570},
    {"country": "GB", "tax_year": "2025-26", "net_profit": 50270.01},
]
THRESHOLDS = {"married_joint": 250_000, "married_separate": 125_000}


def calculate(given, rounding):
    profit = given["net_profit"]
    if given["country"] == "GB":
        main = max(Decimal(0), min(profit, Decimal(50_270)) - 12_570) * 6 / 100
        tax = main + max(Decimal(0), profit - 50_270) * 2 / 100
        return {
            "net_earnings": rounding.money(profit),
            "self_employment_tax": rounding.money(tax),
            "effective_tax_rate": rounding.percent(100 * tax / profit),
        }
    wages = given.get("annual_wages", Decimal(0))
    earnings = profit * Decimal("0.9235")
    if earnings < 400:
        earnings = Decimal(0)
    left = max(Decimal(0), figure("us/payroll", "social_security_wage_base", f"{given['tax_year']}-01-01") - wages)
    security = min(earnings, left) * Decimal("0.124")
    medicare = earnings * Decimal("0.029")
    threshold = Decimal(THRESHOLDS.get(given.get("filing_status"), 200_000))
    additional = max(Decimal(0), earnings - max(Decimal(0), threshold - wages)) * Decimal("0.009")
    tax = security + medicare
    return {
        "net_earnings": rounding.money(earnings),
        "social_security_tax": rounding.money(security),
        "medicare_tax": rounding.money(medicare),
        "additional_medicare_tax": rounding.money(additional),
        "self_employment_tax": rounding.money(tax),
        "deductible_tax": rounding.money(tax / 2),
        "effective_tax_rate": rounding.percent(100 * (tax + additional) / profit),
    }


def draw(random):
    profit = drawing.amount(random, 300, 400_000, "0.01", "1e12")
    if random.random() < 0.3:
        return {"country": "GB", "tax_year": random.choice(["2024-25", "2025-26", "2026-27"]), "net_profit": profit}
    return {
        "country": "US",
        "tax_year": random.choice(["2024", "2025", "2026"]),
        **drawing.optional(random, "filing_status", random.choice(["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"])),
        "net_profit": profit,
        **drawing.optional(random, "annual_wages", drawing.amount(random, 0, 300_000, "0", "1e12")),
        **drawing.currency(random),
    }
