"""Amortised cost: the rate at which the cash flows are worth what was paid, and interest by it, period by period."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, Refusal, power, root_between, with_digits

SOURCES = [
    "IFRS 9 Financial Instruments, Appendix A (effective interest rate, amortised cost), B5.4.1 to B5.4.8",
    "IAS 39, Guidance on Implementing, B.26 and B.27; annualreporting.info, worked example of IFRS 9",
]

TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12}
NO_RATE = Refusal("no-solution")

GUIDANCE = {"principal": 1250, "annual_rate": 4.72, "tenure_months": 60, "purchase_price": 995, "transaction_costs": 5}

EXAMPLES = 1
CASES = [
    {
        "principal": 200000, "annual_rate": 5, "tenure_months": 60, "payment_frequency": "monthly", "payment_method": "level",
        "points": 1, "fees": 1500, "transaction_costs": 800, "currency": "USD",
    },
    # B.26: 10 percent, and 1,041, 1,086, 1,136 and 1,190
    GUIDANCE,
    # B.26, half of the principal repaid after the third year: 1,086 becomes 1,138, then 568 and 595
    {**GUIDANCE, "months_to_revision": 24, "revised_cash_flows": [684, 30, 655]},
    # B.27, interest that rises: 10 percent, and 1,040, 1,064, 1,070 and 1,057 of 1,000
    {"principal": 1000, "cash_flows": [60, 80, 100, 120, 1164]},
    # The borrower of it gains when less is to be paid
    {
        "principal": 1250, "annual_rate": 4.72, "tenure_months": 60, "purchase_price": 1005, "transaction_costs": 5,
        "instrument_type": "liability", "months_to_revision": 24, "revised_cash_flows": [59, 59, 1200],
    },
    # Without fees it is the rate of the contract
    {"principal": 100000, "annual_rate": 6, "tenure_months": 24, "payment_frequency": "monthly", "payment_method": "level"},
    {"principal": 100000, "annual_rate": 6, "tenure_months": 24, "payment_frequency": "quarterly", "payment_method": "equal_principal"},
    {"principal": 100000, "annual_rate": 6, "tenure_months": 24, "payment_frequency": "semiannually"},
    # A zero bond, a loan without interest, and one at a premium that brings less than was paid
    {"principal": 1000, "annual_rate": 0, "tenure_months": 120, "purchase_price": 613.91},
    {"principal": 1000, "annual_rate": 0, "tenure_months": 36, "payment_frequency": "monthly", "payment_method": "level"},
    {"principal": 1000, "annual_rate": 1, "tenure_months": 24, "purchase_price": 1050, "currency": "EUR"},
    # One period
    {"principal": 1000, "cash_flows": [1100], "fees": 20},
    {"principal": 1000, "annual_rate": 8, "tenure_months": 12, "redemption_value": 1050},
    # All but nothing comes back
    {"principal": 1000, "cash_flows": [100, 100]},
    # The fees are all that is lent
    {"principal": 1000, "annual_rate": 8, "tenure_months": 12, "fees": 1000},
    {"principal": 1000, "annual_rate": 8, "tenure_months": 36, "months_to_revision": 12, "revised_cash_flows": [0]},
    {"principal": 1000000000000, "annual_rate": 1000, "tenure_months": 600, "payment_frequency": "monthly", "payment_method": "level"},
    {"principal": 0.01, "annual_rate": 1e-9, "tenure_months": 600, "payment_frequency": "monthly", "payment_method": "equal_principal"},
    {"principal": 5000000, "annual_rate": 1.375, "tenure_months": 360, "payment_frequency": "monthly", "payment_method": "level", "fees": 55000, "currency": "JPY"},
]


def calculate(given, rounding):
    with with_digits(250):
        return amortised(given, rounding)


def amortised(given, rounding):
    times = TIMES[given.get("payment_frequency", "annually")]
    flows = given.get("cash_flows") or contract(given, times)
    costs = given.get("transaction_costs", Decimal(0))
    first = given.get("purchase_price", given["principal"]) - given.get("fees", Decimal(0))
    first -= given["principal"] * given.get("points", Decimal(0)) / PERCENT
    first += costs if given.get("instrument_type", "asset") == "asset" else -costs
    if first <= 0 or 2 * sum(flows) < first:
        raise NO_RATE
    growth = period_growth(flows, first)
    money = rounding.money
    reply = {
        "effective_annual_rate": rounding.percent(rates.settled(power(growth, times) - 1, 1) * PERCENT),
        "nominal_annual_rate": rounding.percent(rates.settled(growth - 1, 1) * PERCENT * times),
        "initial_carrying_amount": money(first),
    }
    if "months_to_revision" not in given:
        return {**reply, "total_paid": money(sum(flows)), "total_interest": money(rates.settled(sum(flows) - first, first))}
    passed = int(given["months_to_revision"]) * times // 12
    revised = given["revised_cash_flows"]
    # Forward from the first carrying amount, where the program goes back from the end.
    before, interest = first, Decimal(0)
    for flow in flows[:passed]:
        earned = before * (growth - 1)
        interest += earned
        before += earned - flow
    after = present(revised, growth)
    interest += sum(revised) - after
    gain = rates.settled(after - before, first)
    return {
        **reply,
        "total_paid": money(sum(flows[:passed]) + sum(revised)),
        "total_interest": money(interest),
        "carrying_amount_before_revision": money(before),
        "carrying_amount_after_revision": money(after),
        "revision_gain": money(gain if given.get("instrument_type", "asset") == "asset" else -gain),
    }


def contract(given, times):
    """What the contract has the borrower pay at the end of each period."""
    count = int(given["tenure_months"]) * times // 12
    rate, owed = rates.fraction(given["annual_rate"]) / times, given["principal"]
    method = given.get("payment_method", "interest_only")
    if method == "level":
        return [annuity.payment(owed, rate, count)] * count
    if method == "equal_principal":
        return [owed / count + (owed - owed * paid / count) * rate for paid in range(count)]
    return [owed * rate] * (count - 1) + [owed * rate + given.get("redemption_value", owed)]


def present(flows, growth):
    value = Decimal(0)
    for flow in reversed(flows):
        value = (value + flow) / growth
    return value


def period_growth(flows, first):
    """What a unit becomes in one period."""
    if rates.settled(sum(flows) - first, first) == 0:
        return Decimal(1)
    total = sum(flows) / first
    low, high = (Decimal(1), total + 1) if total > 1 else (total * Decimal("0.8"), Decimal(1))
    return root_between(lambda growth: present(flows, growth) - first, low, high)


def draw(random):
    frequency = random.choice(list(TIMES))
    length = 12 // TIMES[frequency]
    count = random.choice([1, 2, 3, 5, 10, 24, random.randint(1, 600 // length)])
    principal = drawing.amount(random)
    given = {"principal": principal, "payment_frequency": frequency}
    if random.random() < 0.75:
        method = random.choice(["level", "equal_principal", "interest_only"])
        given.update(
            annual_rate=drawing.rate(random, 0, 15, ("0", "1e-9", "1000")), tenure_months=Decimal(length * count), payment_method=method
        )
        if method == "interest_only" and random.random() < 0.3:
            given["redemption_value"] = share(random, principal, 80, 130)
    else:
        count = min(count, 40)
        given["cash_flows"] = [share(random, principal, 0, 30) for _ in range(count - 1)] + [share(random, principal, 60, 140)]
    given.update(
        **drawing.optional(random, "instrument_type", random.choice(["asset", "liability"])),
        **drawing.optional(random, "purchase_price", share(random, principal, 80, 115), 0.3),
        **drawing.optional(random, "points", drawing.rate(random, 0, 4, ("0", "100"))),
        **drawing.optional(random, "fees", share(random, principal, 0, 3)),
        **drawing.optional(random, "transaction_costs", share(random, principal, 0, 3)),
        **drawing.currency(random),
    )
    if count > 1 and random.random() < 0.4:
        given["months_to_revision"] = Decimal(random.randint(1, count - 1) * length)
        given["revised_cash_flows"] = [share(random, principal, 0, 60) for _ in range(random.randint(1, 12))]
    return given


def share(random, principal, low, high):
    """So many percent of the principal, in cents."""
    part = (principal * random.randint(low, high) / 100).quantize(Decimal("0.01"))
    return min(Decimal(10) ** 12, max(part, Decimal("0.01")))
