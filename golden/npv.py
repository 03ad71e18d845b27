"""NPV: what cash flows are worth now, and when they have paid back what was put in."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import power
from replies import Reply

SOURCES = [
    "Brealey, Myers, Allen, Principles of Corporate Finance: net present value, payback, profitability index",
    "Kellison, The Theory of Interest, 3rd edition, section 7.2: discounted cash flow analysis",
]

EXAMPLES = 1
CASES = [
    {"cash_flows": [-40000, 5000, 8000, 12000, 30000], "discount_rate": 8, "currency": "USD"},
    # numpy-financial documentation of npv: 3065.22266817
    {"cash_flows": [-40000, 5000, 8000, 12000, 30000], "discount_rate": 8},
    # Excel documentation of NPV: 1188.44
    {"cash_flows": [0, -10000, 3000, 4200, 6800], "discount_rate": 10},
    # Excel documentation of NPV: 1922.06
    {"cash_flows": [-40000, 8000, 9200, 10000, 12000, 14500], "discount_rate": 8},
    # Excel documentation of NPV: -3749.47
    {"cash_flows": [-40000, 8000, 9200, 10000, 12000, 14500, -9000], "discount_rate": 8},
    # Rate 0: nothing is discounted
    {"cash_flows": [-1000, 300, 300, 300, 300], "discount_rate": 0},
    # Paid back with the last cash flow
    {"cash_flows": [-1000, 250, 250, 250, 250], "discount_rate": 0},
    {"cash_flows": [-100, 60, 60], "discount_rate": -20},
    {
        "cash_flows": [-500000, 120000, 150000, 180000, 210000], "discount_rate": 11.5, "cash_flow_timing": "middle",
        "currency": "EUR",
    },
    {"cash_flows": [-5000000, 1250000, 1250000, 1250000, 1250000, 1250000], "discount_rate": 7.25, "currency": "JPY"},
    {"cash_flows": [-1500.125, 400.5, 420.25, 475.375, 510], "discount_rate": 4.5, "currency": "kwd"},
    # A loan at its own rate is worth nothing
    {"cash_flows": [1000, -1100], "discount_rate": 10},
    {"cash_flows": [-1000000000000.0, 1000000000000.0], "discount_rate": 1000},
    {"cash_flows": [-250000, *[7100] * 48], "discount_rate": 0.5, "currency": "USD"},
    # Nothing at all
    {"cash_flows": [0, 0], "discount_rate": 5},
    # By hand: 1 + 100/150, 1 + 90.91/123.97
    {"cash_flows": [0, -100, 150], "discount_rate": 10},
    # By hand: 50, −50, −30, 30
    {"cash_flows": [50, -100, 20, 60], "discount_rate": 0},
    # Nothing is paid
    {"cash_flows": [0, 10, 20], "discount_rate": 5},
    {"cash_flows": [-100, 0, 0, 100], "discount_rate": 0},
    {"cash_flows": [-100, 50, 75, 112.5], "discount_rate": 50},
    {"cash_flows": [100, -50, -50, -10, 10], "discount_rate": 1e-9, "currency": "EUR"},
    {"cash_flows": [-1000000000000, 0.01], "discount_rate": -99.99},
    {"cash_flows": [-0.01, 1000000000000], "discount_rate": -99.99999},
    {"cash_flows": [-1, *[1] * 10], "discount_rate": -99.9},
]

NOT_PAID = "The first cash flow is not a payment."
NEVER_BACK = "The sum does not fall below 0 and come back to it."


def calculate(given, rounding):
    flows = given["cash_flows"]
    periods = len(flows) - 1
    rate = rates.fraction(given["discount_rate"])
    early = Decimal("0.5") if given.get("cash_flow_timing") == "middle" else Decimal(0)
    worth = [flows[0]] + [flows[k] / power(1 + rate, k - early) for k in range(1, periods + 1)]
    later = sum(worth[1:])
    reply = Reply(given)
    reply.put("npv", rounding.money(flows[0] + later))
    reply.put("present_value", rounding.money(later))
    index = later / -flows[0] if flows[0] < 0 else None
    reply.may_lack("profitability_index", index, rounding.percent, NOT_PAID)
    reply.may_lack("payback_period", payback(flows), rounding.percent, NEVER_BACK)
    reply.may_lack("discounted_payback_period", payback(worth), rounding.percent, NEVER_BACK)
    reply.put("equivalent_annuity", rounding.money(annuity.payment(flows[0] + later, rate, periods)))
    reply.put("net_cash_flow", rounding.money(sum(flows)))
    reply.put("periods", Decimal(periods))
    return reply.all()


def payback(amounts):
    """When the sum, which moves evenly through each period, has been below 0 and is 0 again."""
    total, size = amounts[0], abs(amounts[0])
    for period, amount in enumerate(amounts[1:]):
        size = max(size, abs(amount))
        before, total = total, rates.settled(total + amount, size)
        if before < 0 <= total:
            return period + -before / (total - before)
    return None


def draw(random):
    count = random.choice([2, 3, 5, 5, 8, 13, 40])
    size = drawing.amount(random, 100, 1_000_000)
    invested = -size if random.random() < 0.8 else random.choice([size, Decimal(0)])
    level = Decimal(random.randint(1, 300)) * (size / 100).to_integral_value() / 10 or Decimal(1)

    def flow():
        usual = level if random.random() < 0.5 else Decimal(random.randint(-50, 400)) * level / 100
        return min(max(Decimal(repr(float(usual))), Decimal(-10**12)), Decimal(10**12))

    return {
        "cash_flows": [invested, *(flow() for _ in range(count - 1))],
        "discount_rate": rates.growing(random, drawing),
        **drawing.optional(random, "cash_flow_timing", random.choice(["end", "middle"])),
        **drawing.currency(random),
    }
