"""Property tax: a share of the assessed value, less an exemption, at the rates of all levies."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, with_digits

SOURCES = [
    "International Association of Assessing Officers, Standard on Property Tax Policy: ratios, exemptions, rates",
    "A mill is a tenth of a percent",
]

EXAMPLES = 1
CASES = [
    {
        "property_value": 420000, "assessment_pct": 80, "exemption": 50000,
        "levies": [
            {"name": "County", "tax_rate": 0.62}, {"name": "City", "tax_rate": 0.45}, {"name": "Schools", "tax_rate": 0.93},
        ],
        "appreciation_rate": 3, "currency": "USD",
    },
    # 20 mills on 100,000
    {"property_value": 100000, "levies": [{"tax_rate": 2}]},
    # Exempt altogether, until the value has grown
    {"property_value": 100000, "exemption": 100000, "levies": [{"tax_rate": 1}]},
    {"property_value": 100000, "exemption": 110000, "levies": [{"tax_rate": 1}], "appreciation_rate": 10, "years": 3},
    {"property_value": 100000, "exemption": 90000, "levies": [{"tax_rate": 1}], "appreciation_rate": -10, "years": 5},
    {"property_value": 250000, "assessment_pct": 0, "levies": [{"tax_rate": 1.5}]},
    {"property_value": 250000, "levies": [{"tax_rate": 0}, {"tax_rate": 0}], "years": 1},
    {"property_value": 1000000000000, "levies": [{"tax_rate": 100}, {"tax_rate": 100}], "years": 100},
    {"property_value": 0.01, "levies": [{"tax_rate": 1e-9}], "appreciation_rate": 1000, "years": 20},
    {"property_value": 32000000, "assessment_pct": 70, "levies": [{"tax_rate": 1.4}, {"tax_rate": 0.3}], "currency": "JPY"},
    {"property_value": 85000.125, "assessment_pct": 33.3333, "levies": [{"tax_rate": 1.2345}], "currency": "KWD", "years": 7},
    {"property_value": 600000, "assessment_pct": 10, "exemption": 7000, "levies": [{"tax_rate": 8.875}], "years": 30},
]


def calculate(given, rounding):
    rate = sum(levy["tax_rate"] for levy in given["levies"])
    assessed = given["property_value"] * given.get("assessment_pct", PERCENT) / PERCENT

    def taxable(value):
        return max(Decimal(0), value - given.get("exemption", Decimal(0)))

    tax = taxable(assessed) * rate / PERCENT
    with with_digits(300):
        total, value = Decimal(0), assessed
        for _ in range(int(given.get("years", 10))):
            total += taxable(value) * rate / PERCENT
            value += value * given.get("appreciation_rate", Decimal(0)) / PERCENT
    return {
        "assessed_value": rounding.money(assessed),
        "taxable_value": rounding.money(taxable(assessed)),
        "annual_property_tax": rounding.money(tax),
        "monthly_property_tax": rounding.money(tax / 12),
        "property_tax_rate": rounding.percent(tax * PERCENT / given["property_value"]),
        "total_property_tax": rounding.money(total),
    }


def draw(random):
    def levy():
        name = drawing.optional(random, "name", random.choice(["County", "City", "Schools", "Bâle 7"]), 0.4)
        return {**name, "tax_rate": drawing.rate(random, 0, 3, ("0", "1e-9", "100"))}

    return {
        "property_value": drawing.amount(random, 50_000, 2_000_000),
        **drawing.optional(random, "assessment_pct", drawing.rate(random, 10, 100, ("0", "1e-9", "100"))),
        **drawing.optional(random, "exemption", drawing.amount(random, 0, 100_000, "0", "1e12")),
        "levies": [levy() for _ in range(random.choice([1, 1, 2, 3, 5]))],
        **drawing.optional(random, "appreciation_rate", drawing.rate(random, -2, 8, ("0", "1e-9", "-99", "100"))),
        **drawing.optional(random, "years", drawing.whole(random, 1, 40, (1, 60))),
        **drawing.currency(random),
    }
