"""VAT: value added tax put on a price or taken out of one."""

import drawing
from arithmetic import PERCENT, in_units

SOURCES = [
    "Council Directive 2006/112/EC, Articles 73, 78, 79 and 226: the tax on a price, and prices that contain it",
    "A sale in whole minor units: the discounted amount is rounded, then the tax of it; net and tax make gross",
]

EXAMPLES = 1
CASES = [
    {"amount": 119.99, "vat_rate": 20, "tax_behavior": "inclusive", "currency": "GBP"},
    {"amount": 1000000000000.0, "vat_rate": 27, "tax_behavior": "inclusive"},
    {"amount": 100, "vat_rate": 20, "currency": "GBP"},
    {"amount": 0.01, "vat_rate": 1000},
    {"amount": 0.03, "vat_rate": 20, "tax_behavior": "inclusive", "currency": "GBP"},
    {"amount": 10.005, "vat_rate": 18, "discount_pct": 100},
    # By hand: 100 and 19 % of it are 119
    {"amount": 119, "vat_rate": 19, "tax_behavior": "inclusive", "currency": "EUR"},
    {"amount": 1234.56, "vat_rate": 8.1, "currency": "CHF", "discount_pct": 2.5},
    {"amount": 1098, "vat_rate": 10, "tax_behavior": "inclusive", "currency": "JPY"},
    {"amount": 5.125, "vat_rate": 5, "currency": "KWD"},
    {"amount": 100, "vat_rate": 0, "tax_behavior": "inclusive"},
    {"amount": 49.99, "vat_rate": 25, "tax_behavior": "inclusive", "discount_pct": 15, "currency": "SEK"},
    {"amount": 0, "vat_rate": 20},
    # A tie of the tax: 0.125 and 0.375
    {"amount": 0.5, "vat_rate": 25},
    {"amount": 1.5, "vat_rate": 25, "tax_behavior": "exclusive"},
    # Finer than minor units: amounts are rounded first, so that nothing off is a discount of 0
    {"amount": 10.5, "vat_rate": 10, "currency": "jpy"},
    {"amount": 10.005, "vat_rate": 20},
    {"amount": 10.005, "vat_rate": 20, "discount_pct": 0.01},
    {"amount": 10.5, "vat_rate": 10, "discount_pct": 50, "currency": "jpy"},
    {"amount": 1e-7, "vat_rate": 1e-100, "tax_behavior": "inclusive"},
    {"amount": 1000000000000, "vat_rate": 1000, "currency": "CLF"},
]


def calculate(given, rounding):
    amount, rate = given["amount"], given["vat_rate"]
    discounted = in_units(amount * (PERCENT - given.get("discount_pct", 0)) / PERCENT, rounding.decimals)
    if given.get("tax_behavior") == "inclusive":
        # Of 100 + rate parts of the price, rate are tax.
        gross, tax = discounted, in_units(discounted * rate / (PERCENT + rate), rounding.decimals)
        net = gross - tax
    else:
        net, tax = discounted, in_units(discounted * rate / PERCENT, rounding.decimals)
        gross = net + tax
    return {
        "net_amount": rounding.money(net),
        "vat_amount": rounding.money(tax),
        "gross_amount": rounding.money(gross),
        "discount_amount": rounding.money(in_units(amount, rounding.decimals) - discounted),
        "vat_share_pct": rounding.percent(rate / (PERCENT + rate) * PERCENT),
    }


def draw(random):
    amount, currency = drawing.amount(random, 0, 10_000, "0", "1e12"), drawing.currency(random)
    discount = drawing.rate(random, 1, 60, ("1e-9", "99.999", "100"))
    return sale(random, amount, {**drawing.optional(random, "discount_pct", discount, 0.4), **currency})


def sale(random, amount, others):
    direction = drawing.optional(random, "tax_behavior", random.choice(["exclusive", "inclusive"]), 0.7)
    return {"amount": amount, "vat_rate": drawing.rate(random), **direction, **others}
