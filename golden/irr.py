"""IRR: all rates at which cash flows in equal periods are worth nothing, and the modified one."""

from decimal import Decimal

import drawing
import rates
import roots
from arithmetic import PERCENT, Refusal, power, with_digits
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 7.3 (yield rates) and 7.4 (reinvestment rates)",
]

EXAMPLES = 1
CASES = [
    {"cash_flows": [-100, 39, 59, 55, 20], "finance_rate": 10, "reinvestment_rate": 12, "currency": "USD"},
    # numpy-financial documentation of irr: 0.28094842116
    {"cash_flows": [-100, 39, 59, 55, 20]},
    # numpy-financial issue 98: −6.765411 percent
    {"cash_flows": [-10000, *[327.24625] * 16]},
    # numpy-financial issue 28: −76.889547 and 185.441783 percent
    {"cash_flows": [-50, -100, 600, 300, -100]},
    # formulajs issue 174: −55.8 percent
    {"cash_flows": [-15000, 6630]},
    # hyperformula issue 1628: −40.827747 percent
    {"cash_flows": [-150000, 12000, 15000, 18000], "currency": "USD"},
    # formulajs issue 197: −31.092726 percent
    {"cash_flows": [-976500, -24338874, -3354506, 814300, 1595562, 1975118, 1688159, 391944]},
    # finance.js issue 47: 0.714143 percent a month
    {"cash_flows": [-206136.99, *[8993.21] * 23, 18993.21], "periods_per_year": 12},
    # better/irr issue 1: −61.414880 and −1.099753 percent
    {"cash_flows": [-13897.515699392789, *[678.69417667] * 19, -426.40303829]},
    # pyxirr issue 24: 0.38401048 percent a month
    {"cash_flows": [-172545.848122807, *[787.735232517999] * 480]},
    # Excel documentation of IRR: 8.7 percent
    {"cash_flows": [-70000, 12000, 15000, 18000, 21000, 26000]},
    # Excel documentation of IRR: −2.1 percent
    {"cash_flows": [-70000, 12000, 15000, 18000, 21000]},
    # Excel documentation of MIRR: 13 percent
    {"cash_flows": [-120000, 39000, 30000, 21000, 37000, 46000], "finance_rate": 10, "reinvestment_rate": 12},
    # Excel documentation of MIRR: −5 percent
    {"cash_flows": [-120000, 39000, 30000, 21000], "finance_rate": 10, "reinvestment_rate": 12},
    # Excel documentation of MIRR: 13 percent
    {"cash_flows": [-120000, 39000, 30000, 21000, 37000, 46000], "finance_rate": 10, "reinvestment_rate": 14},
    # (1.1 and 1.4 are the growths that were multiplied out)
    {"cash_flows": [-1000, 2500, -1540]},
    # (1.1, 1.2 and 1.3 multiplied out)
    {"cash_flows": [-1000, 3600, -4310, 1716]},
    # Just paid back
    {"cash_flows": [-100, 50, 50]},
    {
        "cash_flows": [-250000, *[6100] * 35, 190000],
        "periods_per_year": 12, "finance_rate": 0.5, "reinvestment_rate": 0.25, "currency": "EUR",
    },
    {"cash_flows": [-5000000, 600000, 600000, 6500000], "currency": "JPY"},
    # A loan: what is received is paid back
    {"cash_flows": [1000, -300, -300, -300, -300], "periods_per_year": 4},
    # A loss of 99.5 percent
    {"cash_flows": [-1000000000000.0, 5000000000.0]},
    # Everything is received
    {"cash_flows": [100, 200]},
    # Nothing at all
    {"cash_flows": [0, 0, 0]},
    # Two changes of sign without a rate
    {"cash_flows": [-1, 1, -1]},
    # No rate fits; MIRR by its definition
    {"cash_flows": [-100, 200, -150], "finance_rate": 5, "reinvestment_rate": 8},
    # Brealey and Myers, Principles of Corporate Finance, section 5.3: a project without an internal rate of return
    {"cash_flows": [1000, -3000, 2500]},
    # Met without a change of sign: (1 + i − 1.1) squared
    {"cash_flows": [-1000, 2200, -1210]},
    {"cash_flows": [-1, 0, 0, 0, 0, 1000000000000]},
    {"cash_flows": [-0.01, 1000000000000], "periods_per_year": 12, "currency": "eur"},
    {"cash_flows": [-1000000000000, 0.01], "periods_per_year": 366},
]

NONE = "At no rate above −100 percent is the net present value of the cash flows 0."


def calculate(given, rounding):
    flows, times = given["cash_flows"], given.get("periods_per_year", Decimal(1))
    found = roots.rates_of(list(enumerate(flows)))
    is_modified = "finance_rate" in given and roots.changes(flows) > 0
    if roots.changes(flows) == 0:
        raise Refusal("no-solution")
    reason = NONE if not found else "There is more than one internal rate of return; irrs lists them all."
    only = found[0] if len(found) == 1 else None
    with with_digits(rates.ENOUGH):
        a_year = None if only is None else (power(1 + only, times) - 1) * PERCENT
    received, paid = sum(one for one in flows if one > 0), -sum(one for one in flows if one < 0)
    reply = Reply(given)
    reply.may_lack("irr", None if only is None else only * PERCENT, rounding.percent, reason)
    reply.may_lack("annual_irr", a_year, rounding.percent, reason)
    reply.put("irrs", [rounding.percent(one * PERCENT) for one in found])
    if is_modified:
        reply.may_lack("mirr", modified(flows, given["finance_rate"], given["reinvestment_rate"]), rounding.percent)
    reply.put("money_multiple", rounding.percent(received / paid))
    reply.put("net_cash_flow", rounding.money(sum(flows)))
    return reply.all()


def modified(flows, finance, reinvestment):
    """In percent: what is received, grown until the last period, for what is paid, as it is worth at the first."""
    periods = len(flows) - 1
    with with_digits(rates.ENOUGH):
        earns, costs = 1 + rates.fraction(reinvestment), 1 + rates.fraction(finance)
        final = sum(flow * earns ** (periods - k) for k, flow in enumerate(flows) if flow > 0)
        first = sum(-flow / costs**k for k, flow in enumerate(flows) if flow < 0)
        return (power(final / first, 1 / Decimal(periods)) - 1) * PERCENT


def draw(random):
    flows = drawing.cash_flows(random, random.choice([2, 3, 4, 6, 8, 12, 25]))
    modified_by = {
        "finance_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "-99.99", "1000")),
        "reinvestment_rate": drawing.rate(random, 0, 15, ("0", "1e-9", "-99.99", "1000")),
    }
    return {
        "cash_flows": flows,
        **(modified_by if random.random() < 0.4 else {}),
        **drawing.optional(random, "periods_per_year", drawing.whole(random, 1, 12, (1, 12, 366))),
        **drawing.currency(random),
    }
