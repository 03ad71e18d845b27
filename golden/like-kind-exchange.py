"""Exchange of real property of like kind: Form 8824 with the netting of debts of 26 CFR 1.1031(d)-2."""

from decimal import Decimal

import drawing

SOURCES = ["IRS, Form 8824, part III, and its instructions; 26 CFR 1.1031(d)-2, examples; 26 U.S.C. 1(h)(1)(E)"]

EXAMPLES = 1
CASES = [
    {"adjusted_basis": 300000, "accumulated_depreciation": 80000, "sale_price": 600000, "mortgage_balance": 200000, "selling_costs": 30000, "replacement_property_price": 550000, "new_mortgage_balance": 180000, "tax_rate": 15, "currency": "USD"},
    {"adjusted_basis": 100000, "sale_price": 300000, "replacement_property_price": 300000, "tax_rate": 20},
    # 1.1031(d)-2, example 2: debts of both sides are netted
    {"adjusted_basis": 100000, "sale_price": 220000, "mortgage_balance": 80000, "replacement_property_price": 250000, "new_mortgage_balance": 150000, "tax_rate": 20},
    {"adjusted_basis": 400000, "sale_price": 300000, "replacement_property_price": 100000, "tax_rate": 20},
    {"adjusted_basis": 0, "accumulated_depreciation": 500000, "sale_price": 500000, "replacement_property_price": 0, "tax_rate": 20, "recapture_tax_rate": 10},
]


def calculate(given, rounding):
    def of(name, default=0):
        return given.get(name, Decimal(default))

    net = given["sale_price"] - of("selling_costs")
    gain = net - given["adjusted_basis"]
    cash = (net - of("mortgage_balance")) - (given["replacement_property_price"] - of("new_mortgage_balance"))
    relief = of("mortgage_balance") - of("new_mortgage_balance")
    received = max(cash, Decimal(0))
    paid = max(-cash, Decimal(0))
    boot = received + max(Decimal(0), relief - paid)
    recognized = min(boot, gain) if gain > 0 else Decimal(0)
    first = min(recognized, of("accumulated_depreciation"))
    tax = first * of("recapture_tax_rate", 25) / 100 + (recognized - first) * given["tax_rate"] / 100
    return {
        "realized_gain": rounding.money(gain),
        "boot": rounding.money(boot),
        "recognized_gain": rounding.money(recognized),
        "deferred_gain": rounding.money(gain - recognized),
        "new_basis": rounding.money(given["replacement_property_price"] - (gain - recognized)),
        "tax": rounding.money(tax),
    }


def draw(random):
    price = drawing.amount(random, 100_000, 2_000_000, "0.01", "1e12")
    return {
        "adjusted_basis": drawing.amount(random, 50_000, 2_000_000, "0", "1e12"),
        **drawing.optional(random, "accumulated_depreciation", drawing.amount(random, 0, 300_000, "0", "1e12")),
        "sale_price": price,
        **drawing.optional(random, "mortgage_balance", drawing.amount(random, 0, 900_000, "0", "1e12")),
        **drawing.optional(random, "selling_costs", drawing.amount(random, 0, 90_000, "0", "1e12")),
        "replacement_property_price": drawing.amount(random, 0, 2_000_000, "0", "1e12"),
        **drawing.optional(random, "new_mortgage_balance", drawing.amount(random, 0, 900_000, "0", "1e12")),
        "tax_rate": drawing.rate(random, 0, 40, ("0", "100")),
        **drawing.optional(random, "recapture_tax_rate", drawing.rate(random, 0, 40, ("0", "100"))),
        **drawing.currency(random),
    }
