"""Sales tax: added to a price at the checkout or taken out of it, one rate or several."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, in_units, with_digits
from modules import module_of

SOURCES = [
    "Streamlined Sales and Use Tax Agreement, sections 324 and 327: rounding of the aggregated tax, sales price",
    "Revenu Québec, IN-203-V: GST of 5 percent and QST of 9.975 percent on 100 dollars make 114.98; before 2013 the QST of 9.5 percent was charged "
    "on the price with the GST, which is 9.975 percent of the price",
]


def sale(amount, *taxes, **more):
    return {"amount": amount, "sales_taxes": [dict(zip(("name", "sales_tax_rate", "compounded"), tax)) for tax in taxes], **more}


GST = ("GST", 5)
EXAMPLES = 2
CASES = [
    {"amount": 249.99, "sales_tax_rate": 8.25, "discount_pct": 10, "currency": "USD"},
    # Revenu Québec: 5.00 and 9.98 (9.975) are 14.98
    sale(100, GST, ("QST", 9.975), currency="CAD"),
    # By definition: 6 % of 100 is 6
    {"amount": 100, "sales_tax_rate": 6},
    {"amount": 80, "sales_tax_rate": 7.5, "discount_pct": 25, "currency": "USD"},
    # Tax on tax: 9.5 percent of 105 is 9.975
    sale(100, GST, ("QST", 9.5, True), currency="CAD"),
    sale(114.98, GST, ("QST", 9.975), tax_behavior="inclusive", currency="CAD"),
    sale(114.975, GST, ("QST", 9.5, True), tax_behavior="inclusive", currency="KWD"),
    # State, county and city: each would be rounded down, together they are a cent more
    sale(10, ("State", 0.04), ("County", 0.03), ("City", 0.03), currency="USD"),
    sale(0.01, ("A", 50), ("B", 50)),
    sale(0.01, ("A", 49), ("B", 49)),
    # By hand: 0.525 and 1.047375 are 0.53 and 1.05, and 1.58 together; rounded once, 1.572375 is 1.57
    sale(10.50, GST, ("QST", 9.975), currency="CAD"),
    sale(10.50, GST, ("QST", 9.975), currency="CAD", tax_rounding="each"),
    sale(12.07, GST, ("QST", 9.975), currency="CAD", tax_rounding="each", tax_behavior="inclusive"),
    sale(10, ("State", 0.04), ("County", 0.03), ("City", 0.03), currency="USD", tax_rounding="each"),
    {"amount": 100, "sales_tax_rate": 6.125, "tax_rounding": "each"},
    # A tax on taxes above it alone
    sale(200, ("First", 10, True), ("Second", 5), ("Third", 2, True)),
    sale(200, ("First", 10, True), ("Second", 5, False), ("Third", 2, True), discount_pct=12.5, tax_behavior="inclusive"),
    sale(1000, ("None", 0), ("None", 0, True), currency="JPY"),
    sale(1000, ("Liquor", 1000), ("Liquor", 1000, True), currency="JPY"),
    sale(0, GST),
    sale(1000000000000, *[("Tax", 1000, True)] * 20, tax_behavior="inclusive"),
    sale(1000, *[("Tax", 10, True)] * 20),
    {"amount": 100, "sales_taxes": [{"sales_tax_rate": 5}, {"sales_tax_rate": 9.975}], "discount_pct": 100},
    {"amount": 106, "sales_tax_rate": 6, "tax_behavior": "inclusive"},
    *[
        {("sales_tax_rate" if name == "vat_rate" else name): value for name, value in case.items()}
        for case in module_of("vat").CASES
    ],
]


def calculate(given, rounding):
    places = rounding.decimals
    with with_digits(250):
        price = in_units(given["amount"] * (PERCENT - given.get("discount_pct", Decimal(0))) / PERCENT, places)
        running = [Decimal(0)]
        for tax in given.get("sales_taxes", []):
            base = PERCENT + running[-1] if tax.get("compounded", False) else PERCENT
            running.append(running[-1] + base * tax["sales_tax_rate"] / PERCENT)
        # In percent of the price before tax.
        together = given["sales_tax_rate"] if "sales_tax_rate" in given else running[-1]
        parts = PERCENT + together if given.get("tax_behavior") == "inclusive" else PERCENT
        tax = in_units(price * together / parts, places)
        marks = [in_units(price * one / parts, places) for one in running]
        amounts = [high - low for low, high in zip(marks, marks[1:])]
        if given.get("tax_rounding") == "each" and amounts:
            amounts = [in_units(price * (high - low) / parts, places) for low, high in zip(running, running[1:])]
            tax = sum(amounts)
        net = price - tax if parts != PERCENT else price
        lines = [
            {**({"name": one["name"]} if "name" in one else {}), "sales_tax": rounding.money(line)}
            for one, line in zip(given.get("sales_taxes", []), amounts)
        ]
        return {
            "net_amount": rounding.money(net),
            "sales_tax": rounding.money(tax),
            "gross_amount": rounding.money(net + tax),
            "effective_sales_tax_rate": rounding.percent(together),
            "sales_taxes": lines,
        }


def draw(random):
    if random.random() < 0.4:
        taxes = {"sales_tax_rate": drawing.rate(random)}
    else:
        taxes = {
            "sales_taxes": [
                {
                    **drawing.optional(random, "name", f"Tax {number}"),
                    "sales_tax_rate": drawing.rate(random, 0, 12),
                    **drawing.optional(random, "compounded", random.random() < 0.5),
                }
                for number in range(1, random.choice([1, 2, 2, 3, 5]) + 1)
            ]
        }
    return {
        "amount": drawing.amount(random, 0, 10_000, "0", "1e12"),
        **taxes,
        **drawing.optional(random, "tax_behavior", random.choice(["exclusive", "inclusive"])),
        **drawing.optional(random, "tax_rounding", random.choice(["together", "each"])),
        **drawing.optional(random, "discount_pct", drawing.rate(random, 1, 60, ("1e-9", "99.999", "100")), 0.4),
        **drawing.currency(random),
    }
