"""Auto loan: what a vehicle costs, what is paid at once, and the loan for the rest."""

from decimal import Decimal

import annuity
import counted_days
import drawing
import emi
from arithmetic import MONTHS, PERCENT, Refusal, in_units

SOURCES = [
    "Consumer Financial Protection Bureau, Take control of your auto loan: what is financed",
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment that repays a loan",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
    *counted_days.SOURCES,
]

EXAMPLES = 1
CASES = [
    {
        "vehicle_price": 35000, "annual_rate": 6.5, "tenure_months": 60, "down_payment": 4000, "trade_in_value": 8000,
        "trade_in_balance": 3000, "sales_tax_rate": 7, "fees": 600, "rebate": 1000, "currency": "USD",
    },
    # The published payment of $18.87 a month per $1,000 at 5 % over 60 months
    {"vehicle_price": 25000, "annual_rate": 5},
    {
        "vehicle_price": 42000, "annual_rate": 7.9, "tenure_months": 72, "trade_in_value": 9000,
        "sales_tax_rate": 8.25, "sales_tax_base": "full_price", "fees": 850.5, "tax_and_fee_treatment": "upfront",
        "rebate": 1500,
    },
    # A loan without interest
    {"vehicle_price": 18000, "annual_rate": 0, "tenure_months": 48, "down_payment": 3000, "sales_tax_rate": 6},
    # More is owed on the old vehicle than it is worth
    {
        "vehicle_price": 20000, "annual_rate": 9.5, "tenure_months": 66, "trade_in_value": 5000,
        "trade_in_balance": 8200, "fees": 300,
    },
    # Nothing to tax: the trade-in is worth more
    {
        "vehicle_price": 8000, "annual_rate": 6, "tenure_months": 36, "trade_in_value": 9000, "trade_in_balance": 9000,
        "sales_tax_rate": 5,
    },
    {
        "vehicle_price": 30000, "annual_rate": 6.9, "tenure_months": 60, "down_payment": 2500, "sales_tax_rate": 6.35,
        "fees": 199.99, "payment_rounding": "cent", "currency": "USD",
    },
    {
        "vehicle_price": 3200000, "annual_rate": 2.9, "tenure_months": 60, "down_payment": 500000,
        "trade_in_value": 400000, "sales_tax_rate": 10, "payment_rounding": "cent", "currency": "JPY",
    },
    {
        "vehicle_price": 9500.5, "annual_rate": 4.25, "tenure_months": 84, "down_payment": 1000.125, "fees": 75.25,
        "currency": "KWD",
    },
    # Nothing left to borrow, by definition
    {"vehicle_price": 0.3, "annual_rate": 3, "down_payment": 0.1, "trade_in_value": 0.2},
    # A cent more than the price
    {"vehicle_price": 20000, "annual_rate": 5, "down_payment": 20000.01},
    {"vehicle_price": 1000000000000, "annual_rate": 1000, "tenure_months": 1200, "sales_tax_rate": 100},
    # Nothing is left to borrow, exactly; and a cent too much is paid.
    {"vehicle_price": 20000, "annual_rate": 5, "down_payment": 20000},
    {"vehicle_price": 20000, "annual_rate": 5, "down_payment": 20000.01},
    {"vehicle_price": 20000, "annual_rate": 5, "down_payment": 20000, "payment_rounding": "cent"},
    # The trade-in is worth more than the vehicle: no tax.
    {
        "vehicle_price": 20000, "annual_rate": 5, "trade_in_value": 21000, "trade_in_balance": 9000, "sales_tax_rate": 8,
        "currency": "EUR",
    },
    {
        "vehicle_price": 20000, "annual_rate": 5, "trade_in_value": 21000, "trade_in_balance": 9000, "sales_tax_rate": 8,
        "sales_tax_base": "full_price", "tax_and_fee_treatment": "upfront", "fees": 300, "payment_rounding": "cent",
    },
    {"vehicle_price": 0, "annual_rate": 0, "tenure_months": 1, "rebate": 0, "currency": "JPY"},
    {"vehicle_price": 0, "annual_rate": 5, "rebate": 100},
    {"vehicle_price": 1e12, "annual_rate": 1000, "tenure_months": 1200, "sales_tax_rate": 100, "payment_rounding": "cent"},
    {"vehicle_price": 1e12, "annual_rate": 1e-100, "tenure_months": 1200, "sales_tax_rate": 1e-9},
    # The loan is half a yen less than a whole one.
    {
        "vehicle_price": 100.5, "annual_rate": 12, "tenure_months": 3, "currency": "JPY", "payment_rounding": "cent",
    },
    {"vehicle_price": 100.5, "annual_rate": 12, "tenure_months": 3, "currency": "JPY"},
    # By actual days: 1,000 at 10 % is 171.55 five times, and then 171.54
    {
        "vehicle_price": 1000, "annual_rate": 10, "tenure_months": 6, "start_date": "2024-01-01",
        "day_count_convention": "actual_365", "payment_rounding": "cent",
    },
    {
        "vehicle_price": 31000, "annual_rate": 7.5, "start_date": "2026-01-31", "day_count_convention": "thirty_e_360",
        "level_payment_rule": "regular", "sales_tax_rate": 6,
    },
    {
        "vehicle_price": 20000, "annual_rate": 5, "down_payment": 20000, "start_date": "2024-02-29",
        "day_count_convention": "actual_actual_isda",
    },
]


def calculate(given, rounding):
    def amount(name):
        return given.get(name, Decimal(0))

    price, months = given["vehicle_price"], int(given.get("tenure_months", 60))
    taxed = price
    if given.get("sales_tax_base", "less_trade_in") == "less_trade_in":
        taxed = max(Decimal(0), price - amount("trade_in_value"))
    # Charged in whole minor units.
    tax = in_units(taxed * amount("sales_tax_rate") / PERCENT, rounding.decimals)
    in_cash = amount("down_payment")
    if given.get("tax_and_fee_treatment", "financed") == "upfront":
        in_cash += tax + amount("fees")
    cost = price + tax + amount("fees") - amount("rebate")
    loan = cost - in_cash - amount("trade_in_value") + amount("trade_in_balance")
    if loan < 0:
        raise Refusal("no-solution")
    rate = given["annual_rate"] / PERCENT / MONTHS
    opening, last = loan, {}
    is_ledger = given.get("payment_rounding", "exact") == "cent"
    decimals = rounding.decimals if is_ledger else None
    ends = counted_days.payoff_date(given, loan, given["annual_rate"], months, decimals)
    if counted_days.is_counted(given):
        kept = counted_days.keep(given, loan, given["annual_rate"], 0, months, decimals)
        level, paid, opening, ends = kept["level"], kept["paid"], kept["paid"] - kept["interest"], kept["ends"]
        last = {"final_payment": rounding.money(kept["last"])}
    elif is_ledger:
        opening = in_units(loan, rounding.decimals)
        kept = emi.ledger(loan, rate, months, rounding)
        level, paid, last = kept["emi"], kept["total_payment"], {"final_payment": kept["final_payment"]}
    else:
        level = annuity.payment(loan, rate, months)
        paid = level * months
    return {
        "monthly_payment": rounding.money(level),
        "loan_amount": rounding.money(loan),
        "sales_tax": rounding.money(tax),
        "due_at_signing": rounding.money(in_cash),
        "total_interest": rounding.money(paid - opening),
        "total_paid": rounding.money(paid),
        "total_cost": rounding.money(cost + paid - opening),
        **last,
        **ends,
    }


def draw(random):
    price = drawing.amount(random, 1000, 100_000)
    part = lambda share: (price * random.randint(0, share) / 100).quantize(Decimal("0.01"))  # noqa: E731
    given = {
        "vehicle_price": price,
        "annual_rate": drawing.rate(random, 0, 15),
        **drawing.optional(random, "tenure_months", drawing.whole(random, 1, 84, (1, 2, 1200)), 0.8),
        **drawing.optional(random, "down_payment", part(60)),
        **drawing.optional(random, "trade_in_value", part(60)),
        **drawing.optional(random, "trade_in_balance", part(30)),
        **drawing.optional(random, "sales_tax_rate", drawing.rate(random, 0, 12, ("0", "1e-9", "100"))),
        **drawing.optional(random, "sales_tax_base", random.choice(["less_trade_in", "full_price"])),
        **drawing.optional(random, "fees", drawing.amount(random, 1, 2000)),
        **drawing.optional(random, "tax_and_fee_treatment", random.choice(["financed", "upfront"])),
        **drawing.optional(random, "rebate", part(10)),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"])),
        **drawing.currency(random),
    }
    return {**given, **counted_days.draw(random, given)}
