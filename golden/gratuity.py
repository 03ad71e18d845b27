"""Gratuity of India: Payment of Gratuity Act, 1972, s. 4, and section 10(10)."""

from decimal import Decimal

import drawing

SOURCES = ["Payment of Gratuity Act, 1972, s. 4(2): 15/26 of monthly wages for each year, a part of more than six months counts", "Income-tax Act, 1961, s. 10(10): 20 lakh; half a month's salary for each completed year"]

EXAMPLES = 1
CASES = [
    {"monthly_basic_pay": 60000, "service_years": 12, "service_months": 7, "currency": "INR"},
    {"monthly_basic_pay": 60000, "service_years": 12, "service_months": 6},
    {"monthly_basic_pay": 60000, "service_years": 12, "service_months": 11, "covered_by_act": False},
    {"monthly_basic_pay": 200000, "service_years": 35},
    {"monthly_basic_pay": 26000, "service_years": 0, "service_months": 0},
]


def calculate(given, rounding):
    years, months = given["service_years"], given.get("service_months", 0)
    if given.get("covered_by_act", True):
        years += 1 if months > 6 else 0
        gratuity = given["monthly_basic_pay"] * 15 * years / 26
    else:
        gratuity = given["monthly_basic_pay"] * years / 2
    free = min(gratuity, Decimal(2_000_000))
    return {"gratuity": rounding.money(gratuity), "exempt_amount": rounding.money(free), "taxable_amount": rounding.money(gratuity - free)}


def draw(random):
    return {
        "monthly_basic_pay": drawing.amount(random, 10_000, 300_000, "0.01", "1e12"),
        "service_years": random.randint(0, 45),
        **drawing.optional(random, "service_months", random.randint(0, 11)),
        **drawing.optional(random, "covered_by_act", random.random() < 0.5),
        **drawing.currency(random),
    }
