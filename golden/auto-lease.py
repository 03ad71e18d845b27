"""A leased vehicle: straight-line depreciation and the money factor."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal

SOURCES = [
    "Federal Reserve, Keys to Vehicle Leasing: depreciation, rent charge and tax in a payment; taxes on the capitalized cost reduction are due at signing",
    "calculator.city: a vehicle of 40,000 for 36 months, residual value 23,200, 3,000 down, 4 percent: 383.33 + 100.33 = 483.66 a month",
]

EXAMPLES = 3
CASES = [
    {
        "vehicle_price": 38500, "residual_pct": 58, "money_factor": 0.00175, "tenure_months": 36, "down_payment": 2500,
        "fees": 895, "sales_tax_rate": 7.25, "currency": "USD",
    },
    # Residual value of the sticker price: 58 percent of 40,000 is 23,200; (38,500 − 23,200)/36 + 61,700·0.00175 = 532.98
    {"vehicle_price": 38500, "msrp": 40000, "residual_pct": 58, "money_factor": 0.00175},
    # calculator.city: 383.33 and 100.33 a month
    {"vehicle_price": 40000, "residual_value": 23200, "annual_rate": 4, "down_payment": 3000},
    {"vehicle_price": 38000, "residual_value": 24000, "money_factor": 0.0015, "down_payment": 2000},
    {
        "vehicle_price": 30000, "residual_pct": 50, "annual_rate": 6, "tenure_months": 24, "trade_in_value": 4000, "fees": 1200,
        "fee_treatment": "upfront", "sales_tax_rate": 10,
    },
    # By hand, 10 percent: 500 a month is 550; at signing 3,000, its tax of 300, and 550; the trade-in of 3,000 is not taxed
    {
        "vehicle_price": 40000, "residual_value": 16000, "annual_rate": 0, "down_payment": 3000, "trade_in_value": 3000,
        "sales_tax_rate": 10,
    },
    {
        "vehicle_price": 40000, "residual_value": 16000, "annual_rate": 0, "down_payment": 3000, "trade_in_value": 3000,
        "sales_tax_rate": 10, "down_payment_taxed": False,
    },
    # No finance charge
    {"vehicle_price": 24000, "residual_value": 12000, "annual_rate": 0, "tenure_months": 24},
    # Nothing depreciates
    {"vehicle_price": 24000, "residual_value": 20000, "annual_rate": 3, "down_payment": 4000},
    # A cent less than the residual value
    {"vehicle_price": 24000, "residual_value": 20000, "annual_rate": 3, "down_payment": 4000.01},
    # Financed fees are part of what depreciates
    {"vehicle_price": 24000, "residual_value": 24500, "annual_rate": 3, "fees": 500},
    {"vehicle_price": 24000, "residual_value": 24500, "annual_rate": 3, "fees": 500, "fee_treatment": "upfront"},
    {"vehicle_price": 24000, "residual_pct": 0, "annual_rate": 5, "tenure_months": 1, "sales_tax_rate": 100},
    {"vehicle_price": 24000, "residual_pct": 100, "money_factor": 0},
    {"vehicle_price": 1000000000000, "residual_value": 0.01, "money_factor": 0.4, "tenure_months": 1200, "fees": 1000000000000},
    {"vehicle_price": 0.01, "residual_pct": 1e-9, "annual_rate": 1e-100, "tenure_months": 1200},
    {"vehicle_price": 3200000, "residual_pct": 45, "annual_rate": 2.9, "tenure_months": 60, "sales_tax_rate": 10, "currency": "JPY"},
    {"vehicle_price": 9500.125, "residual_pct": 52.5, "money_factor": 0.00192, "trade_in_value": 750.5, "currency": "KWD"},
]


def calculate(given, rounding):
    price, months = given["vehicle_price"], given.get("tenure_months", Decimal(36))
    residual = given["residual_value"] if "residual_value" in given else given.get("msrp", price) * given["residual_pct"] / PERCENT
    factor = given["money_factor"] if "money_factor" in given else given["annual_rate"] / 2400
    fees, down = given.get("fees", Decimal(0)), given.get("down_payment", Decimal(0))
    is_upfront = given.get("fee_treatment") == "upfront"
    cost = price - down - given.get("trade_in_value", Decimal(0)) + (0 if is_upfront else fees)
    if cost < residual:
        raise Refusal("no-solution")
    depreciation, charge = (cost - residual) / months, (cost + residual) * factor
    tax = (depreciation + charge) * given.get("sales_tax_rate", Decimal(0)) / PERCENT
    payment = depreciation + charge + tax
    is_taxed = given.get("down_payment_taxed", True)
    upfront = down * given.get("sales_tax_rate", Decimal(0)) / PERCENT if is_taxed else Decimal(0)
    return {
        "monthly_payment": rounding.money(payment),
        "monthly_depreciation": rounding.money(depreciation),
        "monthly_finance_charge": rounding.money(charge),
        "monthly_sales_tax": rounding.money(tax),
        "upfront_sales_tax": rounding.money(upfront),
        "capitalized_cost": rounding.money(cost),
        "due_at_signing": rounding.money(down + upfront + payment + (fees if is_upfront else 0)),
        "total_paid": rounding.money(payment * months),
        "annual_rate": rounding.percent(factor * 2400),
    }


def draw(random):
    price = drawing.amount(random, 15_000, 120_000)
    part = lambda share: (price * random.randint(0, share) / 100).quantize(Decimal("0.01"))  # noqa: E731
    value = {"residual_value": part(65)}
    percent = {
        "residual_pct": drawing.rate(random, 35, 65, ("0", "1e-9", "100")),
        **drawing.optional(random, "msrp", min(price + part(15), Decimal(10) ** 12)),
    }
    rate = {"annual_rate": drawing.rate(random, 0, 10)}
    factor = {"money_factor": drawing.rate(random, 0, 400, ("0", "1e-9", "4000")) / 100000}
    factor = {"money_factor": Decimal(repr(float(factor["money_factor"])))}
    return {
        "vehicle_price": price,
        **random.choice([value, percent]),
        **random.choice([rate, factor]),
        **drawing.optional(random, "tenure_months", drawing.whole(random, 24, 60, (1, 2, 1200))),
        **drawing.optional(random, "down_payment", part(15)),
        **drawing.optional(random, "trade_in_value", part(15)),
        **drawing.optional(random, "fees", drawing.amount(random, 1, 2000)),
        **drawing.optional(random, "fee_treatment", random.choice(["financed", "upfront"])),
        **drawing.optional(random, "sales_tax_rate", drawing.rate(random, 0, 12, ("0", "1e-9", "100"))),
        **drawing.optional(random, "down_payment_taxed", random.random() < 0.5),
        **drawing.currency(random),
    }
