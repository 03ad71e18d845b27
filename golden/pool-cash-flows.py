"""A pool of level loans month by month: those that perform, and each month's defaults by themselves until they are settled."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, Refusal, power, root_between, with_digits

SOURCES = [
    "The Bond Market Association (SIFMA), Uniform Practices, Standard Formulas: SF-4 to SF-14 (CPR, SMM, PSA, ABS), SF-16 to SF-22 (defaults, SDA)",
    "The same, cash flow A: 1 percent SMM and MDR, 20 percent severity, recovery after 12 months, payments advanced",
    "Fabozzi, Bond Markets, Analysis and Strategies: a pass-through of 400 million at 165 PSA",
]

CASH_FLOW_A = {
    "principal": 100000000, "gross_coupon_rate": 8, "remaining_months": 360, "prepayment_model": "smm", "prepayment_rates": [1],
    "default_model": "mdr", "default_rates": [1], "severity_pct": 20,
}

EXAMPLES = 1
CASES = [
    {
        "principal": 400000000, "gross_coupon_rate": 8.125, "net_coupon_rate": 7.5, "remaining_months": 357, "loan_age_months": 3,
        "prepayment_model": "psa", "prepayment_rates": [165], "yield_to_maturity": 7.25, "currency": "USD",
    },
    CASH_FLOW_A,
    {**CASH_FLOW_A, "advanced": False, "net_coupon_rate": 7.5, "price": 98000000},
    # No prepayment: the level loan
    {"principal": 100000, "gross_coupon_rate": 6, "remaining_months": 360, "yield_to_maturity": 6},
    # 100 PSA from month 30 on is 6 CPR
    {"principal": 1000000, "gross_coupon_rate": 5, "remaining_months": 331, "loan_age_months": 29, "prepayment_model": "psa", "prepayment_rates": [100], "price": 1010000},
    {"principal": 1000000, "gross_coupon_rate": 5, "remaining_months": 331, "loan_age_months": 29, "prepayment_rates": [6], "price": 1010000},
    # SDA over its whole course
    {"principal": 1000000, "gross_coupon_rate": 7, "remaining_months": 360, "default_model": "sda", "default_rates": [100], "severity_pct": 40, "yield_to_maturity": 7},
    # ABS until nothing is left
    {"principal": 1000000, "gross_coupon_rate": 9, "remaining_months": 60, "prepayment_model": "abs", "prepayment_rates": [1.5], "payment_delay_days": 14, "yield_to_maturity": 6},
    {"principal": 1000000, "gross_coupon_rate": 9, "remaining_months": 60, "prepayment_model": "abs", "prepayment_rates": [2.5], "loan_age_months": 20},
    # Vectors
    {
        "principal": 250000, "gross_coupon_rate": 12, "net_coupon_rate": 10, "remaining_months": 36, "prepayment_rates": [0, 5, 10, 20],
        "default_rates": [2, 4, 6, 6, 3], "severity_pct": 60, "recovery_months": 6, "price": 245000, "currency": "EUR",
    },
    # Settled in the month of the default
    {"principal": 100000, "gross_coupon_rate": 10, "remaining_months": 24, "default_rates": [10], "severity_pct": 50, "recovery_months": 0, "price": 99000},
    # All prepay, or default, at once
    {"principal": 100000, "gross_coupon_rate": 5, "remaining_months": 120, "prepayment_rates": [100], "price": 100000},
    {"principal": 100000, "gross_coupon_rate": 5, "remaining_months": 120, "default_rates": [100], "severity_pct": 30, "recovery_months": 3},
    {"principal": 100000, "gross_coupon_rate": 5, "remaining_months": 120, "default_rates": [100], "severity_pct": 100},
    {"principal": 100000, "gross_coupon_rate": 5, "remaining_months": 120, "default_model": "mdr", "default_rates": [60], "prepayment_model": "smm", "prepayment_rates": [60], "severity_pct": 30},
    # Worth less than half of its price
    {"principal": 100000, "gross_coupon_rate": 5, "remaining_months": 12, "price": 500000},
    {"principal": 100000, "gross_coupon_rate": 0, "remaining_months": 12, "price": 100000},
    {"principal": 100000, "gross_coupon_rate": 0, "remaining_months": 12, "yield_to_maturity": 0},
    {"principal": 1000000000000, "gross_coupon_rate": 1000, "remaining_months": 480, "prepayment_model": "psa", "prepayment_rates": [10000], "yield_to_maturity": 1000},
    {"principal": 0.01, "gross_coupon_rate": 1e-9, "remaining_months": 480, "yield_to_maturity": -50},
]


def calculate(given, rounding):
    with with_digits(300):
        return Pool(given).answer(rounding)


class Pool:
    def __init__(self, given):
        self.given = given
        self.months = int(given["remaining_months"])
        self.age = int(given.get("loan_age_months", 0))
        self.gross = rates.monthly(given["gross_coupon_rate"])
        self.net = rates.monthly(given.get("net_coupon_rate", given["gross_coupon_rate"]))
        self.has_defaults = bool(given.get("default_rates"))
        self.lag = int(given.get("recovery_months", 12)) if self.has_defaults else 0
        self.severity = rates.fraction(given.get("severity_pct", Decimal(0)))
        self.advanced = given.get("advanced", True)
        # What is owed on a loan of 1, from one month to the next.
        self.factors = [Decimal(1)]
        payment = annuity.payment(Decimal(1), self.gross, self.months)
        for _ in range(self.months - 1):
            self.factors.append(self.factors[-1] * (1 + self.gross) - payment)
        self.factors.append(Decimal(0))

    def speed(self, name, month):
        vector = self.given.get(name) or [Decimal(0)]
        return rates.fraction(vector[min(month, len(vector)) - 1])

    def mortality(self, month):
        speed, age = self.speed("prepayment_rates", month), self.age + month
        model = self.given.get("prepayment_model", "cpr")
        if model == "smm":
            return speed
        if model == "abs":
            return speed / (1 - speed * (age - 1)) if speed * age < 1 else Decimal(1)
        # 100 PSA: 0.2 percent in the first month, 6 percent from month 30 on.
        return of_a_month(speed * Decimal("0.06") * min(age, 30) / 30 if model == "psa" else speed)

    def default(self, month):
        if month > self.months - self.lag:
            return Decimal(0)
        speed, age = self.speed("default_rates", month), self.age + month
        model = self.given.get("default_model", "cdr")
        if model == "mdr":
            return speed
        return of_a_month(speed * standard_default(age) if model == "sda" else speed)

    def run(self):
        """Payments of each month: interest, fees, scheduled, prepaid, recovered, lost, defaulted."""
        performing, cohorts, rows = self.given["principal"], [], []
        for month in range(1, self.months + 1):
            left = self.factors[month] / self.factors[month - 1]
            prepaid = performing * left * min(self.mortality(month), 1 - self.default(month))
            defaulted = performing * self.default(month)
            cohorts.append((month, defaulted, defaulted))
            settled = [one for one in cohorts if one[0] == month - self.lag]
            cohorts = [one for one in cohorts if one[0] != month - self.lag]
            lost = sum((min(first * self.severity, now) for _, first, now in settled), Decimal(0))
            recovered = sum((now for _, _, now in settled), Decimal(0)) - lost
            paying = performing - defaulted
            scheduled = paying * (1 - left)
            performing = paying - scheduled - prepaid
            if self.advanced:
                waiting = sum((now for _, _, now in cohorts), Decimal(0))
                paying += waiting
                scheduled += waiting * (1 - left)
                cohorts = [(begun, first, now * left) for begun, first, now in cohorts]
            rows.append((paying * self.net, paying * (self.gross - self.net), scheduled, prepaid, recovered, lost, defaulted))
        return rows

    def answer(self, rounding):
        given, money = self.given, rounding.money
        rows = self.run()
        interest, fees, scheduled, prepaid, recovered, lost, defaulted = (sum(column) for column in zip(*rows))
        principal = scheduled + prepaid + recovered
        if rates.settled(principal, given["principal"]) == 0:
            raise Refusal("no-solution")
        delay = given.get("payment_delay_days", Decimal(0)) / 30
        repaid = [sum(row[2:5]) for row in rows]
        flows = [row[0] + amount for row, amount in zip(rows, repaid)]
        life = sum((month + delay) * amount for month, amount in enumerate(repaid, 1)) / principal / 12
        reply = {} if "price" not in given and "yield_to_maturity" not in given else self.value(flows, delay, rounding)
        return {
            **({name: reply[name] for name in ("price", "price_per_100", "yield_to_maturity", "bond_equivalent_yield")} if reply else {}),
            "average_life_years": rounding.percent(life),
            **({name: reply[name] for name in ("macaulay_duration", "modified_duration")} if reply else {}),
            "total_paid": money(interest + principal), "total_interest": money(interest), "total_principal": money(principal),
            "total_prepayments": money(prepaid), "total_defaults": money(defaulted), "total_losses": money(lost), "total_fees": money(fees),
        }

    def value(self, flows, delay, rounding):
        given = self.given
        if "price" in given:
            price = given["price"]
            growth = yield_growth(flows, delay, price)
        else:
            growth = 1 + given["yield_to_maturity"] / 1200
            price = present(flows, delay, growth)
        value, weighted = Decimal(0), Decimal(0)
        for month, flow in enumerate(flows, 1):
            worth = flow / power(growth, month)
            value += worth
            weighted += worth * (month + delay)
        years = weighted / value / 12
        return {
            "price": rounding.money(price), "price_per_100": rounding.percent(price / given["principal"] * PERCENT),
            "yield_to_maturity": rounding.percent(rates.settled(growth - 1, 1) * 1200),
            "bond_equivalent_yield": rounding.percent(rates.settled(growth ** 6 - 1, 1) * 200),
            "macaulay_duration": rounding.percent(years), "modified_duration": rounding.percent(years / growth),
        }


def of_a_month(pace):
    return Decimal(1) if pace >= 1 else 1 - power(1 - pace, Decimal(1) / 12)


def standard_default(age):
    """100 SDA: up by 0.02 percent a month to 0.6 percent in month 30, from month 61 to 120 down by 0.0095 percent to 0.03."""
    if age <= 30:
        return Decimal("0.0002") * age
    return Decimal("0.006") - Decimal("0.000095") * min(60, max(0, age - 60))


def present(flows, delay, growth):
    value = Decimal(0)
    for flow in reversed(flows):
        value = (value + flow) / growth
    return value / power(growth, delay)


def yield_growth(flows, delay, price):
    total = sum(flows)
    if 2 * total < price:
        raise Refusal("no-solution")
    if rates.settled(total - price, price) == 0:
        return Decimal(1)
    low, high = (Decimal(1), total / price + 1) if total > price else (total / price * Decimal("0.8"), Decimal(1))
    return root_between(lambda growth: present(flows, delay, growth) - price, low, high)


def draw(random):
    principal, months = drawing.amount(random, 10_000, 100_000_000), random.choice([12, 36, 60, 120, random.randint(1, 360)])
    gross = drawing.rate(random, 2, 14, ("0", "1e-9", "1000"))
    prepayment = random.choice(["cpr", "smm", "psa", "abs"])
    default = random.choice(["cdr", "mdr", "sda"])
    given = {
        "principal": principal, "gross_coupon_rate": gross, "remaining_months": Decimal(months),
        **drawing.optional(random, "net_coupon_rate", max(Decimal(0), gross - Decimal(random.randint(0, 8)) / 8)),
        **drawing.optional(random, "loan_age_months", drawing.whole(random, 0, 100, (0, 480))),
        "prepayment_model": prepayment,
        "prepayment_rates": vector(random, {"cpr": 30, "smm": 3, "psa": 400, "abs": 2}[prepayment]),
        **drawing.optional(random, "advanced", random.choice([True, False])),
        **drawing.optional(random, "payment_delay_days", Decimal(random.choice([0, 14, 24, 54])), 0.4),
        **drawing.currency(random),
    }
    rates_of_default = vector(random, {"cdr": 10, "mdr": 1, "sda": 300}[default])
    if months > 1 and rates_of_default and random.random() < 0.6:
        given.update(
            default_model=default, default_rates=rates_of_default, severity_pct=drawing.rate(random, 0, 80, ("0", "100")),
            recovery_months=Decimal(random.randint(0, min(18, months - 1))),
        )
    chance = random.random()
    if chance < 0.4:
        given["price"] = min(Decimal(10) ** 12, (principal * random.randint(70, 115) / 100).quantize(Decimal("0.01")))
    elif chance < 0.8:
        given["yield_to_maturity"] = drawing.rate(random, 0, 15, ("0", "1e-9", "-50", "1000"))
    return given


def vector(random, high):
    if drawing.is_hard(random, 0.1):
        return [Decimal(random.choice([0, 100]))]
    return [Decimal(random.randint(0, high * 8)) / 8 for _ in range(random.choice([0, 1, 1, 1, 3, 12]))]
