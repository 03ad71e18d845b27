"""Social contributions of employer and employee in five countries."""

from decimal import Decimal

import drawing
from modules import module_of

pay_of = module_of("take-home-pay")

SOURCES = [
    *pay_of.SOURCES,
    "26 U.S.C. 3111, 3301, 3302, 3306: 6.2 and 1.45 percent; 0.6 percent of 7,000",
    "SSCBA 1992, s. 9; Employment Insurance Act, s. 68 (1.4 times); SGB XI § 58 (Saxony); SG(A) Act 1992",
]

EXAMPLES = 2
CASES = [
    {"country": "GB", "tax_year": "2026-27", "pay": 3000, "pay_frequency": "monthly", "currency": "GBP"},
    {"country": "US", "tax_year": "2026", "pay": 85000, "currency": "USD"},
    {"country": "DE", "tax_year": "2026", "region": "SN", "pay": 5000, "pay_frequency": "monthly", "childless": False, "child_count": 2},
    {"country": "DE", "tax_year": "2025", "pay": 120000, "health_extra_rate": 0},
    {"country": "CA", "tax_year": "2026", "region": "ON", "pay": 3500, "pay_frequency": "biweekly"},
    {"country": "AU", "tax_year": "2025-26", "pay": 300000},
    {"country": "AU", "tax_year": "2024-25", "pay": 2000, "pay_frequency": "weekly"},
    {"country": "US", "tax_year": "2024", "pay": 250000},
]
NAMES = ["pension", "health", "care", "unemployment", "national_insurance"]
SUPER = {"2024-25": ("11.5", 4 * 65_070), "2025-26": ("12", 4 * 62_500), "2026-27": ("12", 270_830)}


def calculate(given, rounding):
    periods = pay_of.PERIODS[given.get("pay_frequency", "annually")]
    year = given["pay"] * periods
    both = {name: (Decimal(0), Decimal(0)) for name in NAMES}
    both.update({name: (own / periods, other / periods) for name, (own, other) in SHARES[given["country"]](given, year, periods).items()})
    own = sum(one for one, _ in both.values())
    other = sum(one for _, one in both.values())
    return {
        "employee_contributions": rounding.money(own),
        "employer_contributions": rounding.money(other),
        "total_employer_cost": rounding.money(given["pay"] + other),
        "contributions": [
            {"name": name, "employee_amount": rounding.money(one), "employer_amount": rounding.money(two)}
            for name, (one, two) in both.items()
        ],
    }


def american(given, pay, periods):
    own = pay_of.American(given, periods)

    def rate(payer, key):
        return own.figure("us/payroll", f"{key}_rate_{payer}") / 100

    base = min(pay, own.figure("us/payroll", "social_security_wage_base"))
    security, medicare = (base * rate("employer", "social_security"), pay * rate("employer", "medicare"))
    pension = base * rate("employee", "social_security")
    return {
        "pension": (pension, security),
        "health": (own.social(pay) - pension, medicare),
        "unemployment": (Decimal(0), min(pay, Decimal(7000)) * Decimal("0.006")),
    }


def british(given, pay, periods):
    own = pay_of.British(given, periods)
    start = own.figure("gb/national-insurance", "secondary_threshold", given.get("pay_frequency", "annually"))
    rate = own.figure("gb/national-insurance", "employer_rate")
    return {"national_insurance": (own.social(pay), periods * max(Decimal(0), pay / periods - start) * rate / 100)}


def canadian(given, pay, periods):
    plan, second, insurance = pay_of.Canadian(given, periods).contributions(pay)
    return {"pension": (plan + second, plan + second), "unemployment": (insurance, insurance * Decimal("1.4"))}


def german(given, pay, periods):
    own = pay_of.German(given, periods)
    pension_pay = min(pay, own.insurance("pension_ceiling"))
    health_pay = min(pay, own.insurance("health_ceiling"))

    def year(base, percent):
        return 12 * pay_of.down(base * percent / 12 + Decimal("0.5")) / 100

    pension, unemployment = (year(pension_pay, own.insurance(key) / 2) for key in ("pension_rate", "unemployment_rate_both"))
    health = year(health_pay, (own.insurance("health_rate") + own.extra) / 2)
    care = own.insurance("care_rate") / 2 - (own.insurance("care_employee_extra_SN") if given.get("region") == "SN" else 0)
    return {
        "pension": (pension, pension),
        "health": (health, health),
        "care": (year(health_pay, own.care), year(health_pay, care)),
        "unemployment": (unemployment, unemployment),
    }


def australian(given, pay, periods):
    percent, most = SUPER[given["tax_year"]]
    return {"pension": (Decimal(0), min(pay, Decimal(most)) * Decimal(percent) / 100)}


SHARES = {"US": american, "GB": british, "CA": canadian, "DE": german, "AU": australian}
KNOWN = ["country", "tax_year", "region", "pay", "pay_frequency", "childless", "child_count", "health_extra_rate", "currency"]


def draw(random):
    while True:
        given = pay_of.draw(random)
        if given["country"] != "IN":
            return {name: given[name] for name in KNOWN if name in given}
