"""Lease or buy: two drivers, month by month, each with the return that their money would have earned."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, Refusal, with_digits
from replies import Reply

SOURCES = [
    "Federal Reserve, Keys to Vehicle Leasing: a lease and a purchase compared; taxes on the capitalized cost reduction are due at signing",
    "abracalc.com, Lease vs Buy Car: payments and down payment of each, less the resale value of what is bought",
    "Month by month: the costs so far earn a return, a payment is added",
]

EXAMPLES = 1
CASES = [
    {
        "vehicle_price": 38500, "resale_value": 23000, "residual_pct": 58, "money_factor": 0.00175, "lease_down_payment": 2500,
        "lease_fees": 895, "annual_rate": 6.5, "down_payment": 5000, "fees": 350, "sales_tax_rate": 7.25, "annual_return": 4,
        "currency": "USD",
    },
    # Residual value of the sticker price: 40,000·0.58 = 23,200, as if it were given
    {"vehicle_price": 38500, "resale_value": 23000, "msrp": 40000, "residual_pct": 58, "money_factor": 0.00175, "annual_rate": 6.5},
    # By hand, no interest and no return: 36·500 + 2000 = 20000 against 36·1000 + 4000 − 22000 = 18000
    {
        "vehicle_price": 40000, "resale_value": 22000, "residual_value": 20000, "lease_annual_rate": 0, "lease_down_payment": 2000,
        "annual_rate": 0, "tenure_months": 36, "down_payment": 4000,
    },
    # By hand, with 10 percent of tax: 36·550 + 2,000 + 200 = 22,000, and 21,800 without tax on the down payment
    {
        "vehicle_price": 40000, "resale_value": 22000, "residual_value": 20000, "lease_annual_rate": 0, "lease_down_payment": 2000,
        "annual_rate": 0, "tenure_months": 36, "down_payment": 4000, "sales_tax_rate": 10,
    },
    {
        "vehicle_price": 40000, "resale_value": 22000, "residual_value": 20000, "lease_annual_rate": 0, "lease_down_payment": 2000,
        "annual_rate": 0, "tenure_months": 36, "down_payment": 4000, "sales_tax_rate": 10, "lease_down_payment_taxed": False,
    },
    # By hand: both cost what the vehicle loses, from the first month on
    {"vehicle_price": 36000, "resale_value": 18000, "residual_value": 18000, "money_factor": 0, "annual_rate": 0},
    # The loan is longer, and shorter, than the lease
    {
        "vehicle_price": 30000, "resale_value": 16500, "residual_pct": 55, "lease_annual_rate": 5, "lease_tenure_months": 24,
        "annual_rate": 7, "tenure_months": 72, "trade_in_value": 3000, "sales_tax_rate": 8, "annual_return": 5,
    },
    {
        "vehicle_price": 30000, "resale_value": 9500, "residual_pct": 40, "lease_annual_rate": 5, "lease_tenure_months": 60,
        "annual_rate": 7, "tenure_months": 24, "trade_in_value": 3000, "sales_tax_rate": 8, "annual_return": 5,
        "sales_tax_base": "full_price", "tax_and_fee_treatment": "upfront", "fees": 400, "fee_treatment": "upfront", "lease_fees": 700,
    },
    # Nothing depreciates; a cent less than the residual value; more than the price is paid at once
    {"vehicle_price": 24000, "resale_value": 20000, "residual_value": 20000, "money_factor": 0.001, "lease_down_payment": 4000, "annual_rate": 5},
    {"vehicle_price": 24000, "resale_value": 20000, "residual_value": 20000, "money_factor": 0.001, "lease_down_payment": 4000.01, "annual_rate": 5},
    {"vehicle_price": 24000, "resale_value": 20000, "residual_value": 0, "money_factor": 0.001, "annual_rate": 5, "down_payment": 24000.01},
    {"vehicle_price": 24000, "resale_value": 20000, "residual_value": 0, "money_factor": 0.001, "annual_rate": 5, "down_payment": 24000},
    # A vehicle that is worth more in the end
    {"vehicle_price": 24000, "resale_value": 30000, "residual_pct": 50, "money_factor": 0.001, "annual_rate": 5},
    # Never
    {"vehicle_price": 40000, "resale_value": 0, "residual_pct": 70, "money_factor": 0.0005, "annual_rate": 15},
    {"vehicle_price": 40000, "resale_value": 20000, "residual_pct": 50, "money_factor": 0.001, "annual_rate": 5, "annual_return": -60},
    {
        "vehicle_price": 1000000000000, "resale_value": 0, "residual_pct": 0, "money_factor": 0.4, "lease_tenure_months": 1200,
        "annual_rate": 1000, "tenure_months": 1200, "sales_tax_rate": 100,
    },
    {"vehicle_price": 0.01, "resale_value": 0, "residual_pct": 1e-9, "lease_annual_rate": 1e-100, "lease_tenure_months": 1, "annual_rate": 1e-100, "annual_return": 1e-100},
    {"vehicle_price": 3200000, "resale_value": 1500000, "residual_pct": 45, "lease_annual_rate": 2.9, "annual_rate": 3.9, "sales_tax_rate": 10, "currency": "JPY"},
    {"vehicle_price": 9500.125, "resale_value": 5200, "residual_pct": 52.5, "money_factor": 0.00192, "annual_rate": 4.5, "tenure_months": 48, "currency": "KWD"},
]

NEVER = "The lease costs less in every month."


def calculate(given, rounding):
    with with_digits(160 if given["annual_rate"] < 100 else 700):
        return compare(given, rounding)


def compare(given, rounding):
    def amount(name):
        return given.get(name, Decimal(0))

    price, trade_in, term = given["vehicle_price"], amount("trade_in_value"), int(given.get("lease_tenure_months", 36))
    tax, earned = amount("sales_tax_rate") / PERCENT, 1 + rates.monthly(amount("annual_return"))
    residual = given["residual_value"] if "residual_value" in given else given.get("msrp", price) * given["residual_pct"] / PERCENT
    factor = given["money_factor"] if "money_factor" in given else given["lease_annual_rate"] / 2400

    is_upfront = given.get("fee_treatment") == "upfront"
    lease = price - amount("lease_down_payment") - trade_in + (0 if is_upfront else amount("lease_fees"))
    if lease < residual:
        raise Refusal("no-solution")
    rent = ((lease - residual) / term + (lease + residual) * factor) * (1 + tax)
    is_taxed = given.get("lease_down_payment_taxed", True)
    upfront_tax = amount("lease_down_payment") * tax if is_taxed else Decimal(0)
    leased = trade_in + amount("lease_down_payment") + upfront_tax + (amount("lease_fees") if is_upfront else 0)

    taxed = price if given.get("sales_tax_base") == "full_price" else max(price - trade_in, Decimal(0))
    added = taxed * tax + amount("fees")
    is_upfront = given.get("tax_and_fee_treatment") == "upfront"
    balance = price - amount("down_payment") - trade_in + (0 if is_upfront else added)
    if balance < 0:
        raise Refusal("no-solution")
    months, rate = int(given.get("tenure_months", 60)), rates.monthly(given["annual_rate"])
    level = annuity.payment(balance, rate, months)
    spent = trade_in + amount("down_payment") + (added if is_upfront else 0)

    even = None
    for month in range(1, term + 1):
        leased = (leased + rent) * earned
        paid = level if month <= months else Decimal(0)
        balance, spent = balance * (1 + rate) - paid, spent * earned + paid
        balance = Decimal(0) if month >= months else balance
        value = price - (price - given["resale_value"]) * month / term
        difference = rates.settled(leased - spent - balance + value, price)
        even = month if even is None and difference >= 0 else even
    bought = spent + balance - given["resale_value"]
    reply = Reply(given)
    reply.put("lease_total_cost", rounding.money(leased))
    reply.put("lease_upfront_sales_tax", rounding.money(upfront_tax))
    reply.put("buying_total_cost", rounding.money(rates.settled(bought, price)))
    reply.put("buying_advantage", rounding.money(rates.settled(leased - bought, price)))
    reply.may_lack("break_even_month", None if even is None else Decimal(even), Decimal, NEVER)
    return reply.all()


def draw(random):
    price = drawing.amount(random, 15_000, 120_000)
    part = lambda low, share: (price * random.randint(low, share) / 100).quantize(Decimal("0.01"))  # noqa: E731
    factor = Decimal(repr(float(drawing.rate(random, 50, 400, ("0", "1e-9", "4000")) / 100000)))
    percent = {
        "residual_pct": drawing.rate(random, 35, 65, ("0", "1e-9", "100")),
        **drawing.optional(random, "msrp", min(price + part(0, 15), Decimal(10) ** 12)),
    }
    return {
        "vehicle_price": price,
        "resale_value": part(30, 70),
        **random.choice([{"residual_value": part(30, 60)}, percent]),
        **random.choice([{"lease_annual_rate": drawing.rate(random, 0, 10)}, {"money_factor": factor}]),
        **drawing.optional(random, "lease_tenure_months", drawing.whole(random, 24, 60, (1, 2, 1200))),
        **drawing.optional(random, "lease_down_payment", part(0, 10)),
        **drawing.optional(random, "lease_fees", drawing.amount(random, 1, 2000)),
        **drawing.optional(random, "fee_treatment", random.choice(["financed", "upfront"])),
        "annual_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "tenure_months", drawing.whole(random, 12, 84, (1, 2, 1200))),
        **drawing.optional(random, "down_payment", part(0, 30)),
        **drawing.optional(random, "fees", drawing.amount(random, 1, 2000)),
        **drawing.optional(random, "tax_and_fee_treatment", random.choice(["financed", "upfront"])),
        **drawing.optional(random, "trade_in_value", part(0, 20)),
        **drawing.optional(random, "sales_tax_rate", drawing.rate(random, 0, 12, ("0", "1e-9", "100"))),
        **drawing.optional(random, "sales_tax_base", random.choice(["less_trade_in", "full_price"])),
        **drawing.optional(random, "lease_down_payment_taxed", random.random() < 0.5),
        **drawing.optional(random, "annual_return", drawing.rate(random, 0, 10, ("0", "1e-9", "-50", "200"))),
        **drawing.currency(random),
    }
