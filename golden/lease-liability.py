"""A lease on the balance sheet of its lessee: every payment discounted by itself from its own month."""

from decimal import Decimal

import drawing
import rates
from arithmetic import PERCENT, Refusal, power, with_digits

SOURCES = [
    "IFRS 16 Leases, paragraphs 22 to 46, and Illustrative Examples 13, 14 and 16 to 19",
    "FASB, ASC 842-20-25-5 to 25-8, 842-20-30-1 to 30-6, 842-20-35-3 to 35-8, 842-10-25-11 to 25-13",
    "Nakisa, documentation of operating leases: interest of a month at a twelfth of the rate",
]

TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4, "monthly": 12}

YEARLY = {"payment_frequency": "annually", "payment_timing": "end"}
IFRS_13 = {
    "payment": 50000, "tenure_months": 120, "discount_rate": 5, "payment_frequency": "annually",
    "initial_direct_costs": 20000, "lease_incentives": 5000,
}

EXAMPLES = 1
CASES = [
    {
        "payment": 8500, "tenure_months": 60, "discount_rate": 6, "initial_direct_costs": 4000, "lease_incentives": 10000,
        "currency": "USD",
    },
    # Example 13: liability 355,391, asset 420,391; before the extension 186,160 of rounded rows and 168,157; after it 378,174
    IFRS_13,
    {
        **IFRS_13, "months_to_remeasurement": 72, "new_tenure_months": 180, "new_discount_rate": 6,
        "new_payment_changes": [{"month": 121, "payment": 55000}],
    },
    # Example 14: 339,319 before the index rises from 125 to 135, and 366,464 after
    {
        "payment": 50000, "tenure_months": 120, "discount_rate": 5, "payment_frequency": "annually",
        "months_to_remeasurement": 24, "new_payment": 54000,
    },
    # Example 16: 346,511, then 597,130 for eight years at 7 percent
    {
        "payment": 100000, "tenure_months": 120, "discount_rate": 6, **YEARLY, "months_to_remeasurement": 72,
        "new_tenure_months": 168, "new_discount_rate": 7, "remeasurement_type": "modification",
    },
    # Example 17: half of the space; 368,009 at first, 210,618 and 184,002 before, gain 13,308, liability 129,884 after
    {
        "payment": 50000, "tenure_months": 120, "discount_rate": 6, **YEARLY, "months_to_remeasurement": 60,
        "new_payment": 30000, "new_discount_rate": 5, "surrendered_pct": 50, "remeasurement_type": "modification",
    },
    # Example 18, its shorter term alone: 736,009 and 368,004 (half of it); gain 6,733
    {
        "payment": 100000, "tenure_months": 120, "discount_rate": 6, **YEARLY, "months_to_remeasurement": 60,
        "new_tenure_months": 96, "new_discount_rate": 7, "remeasurement_type": "modification",
    },
    # Example 19: 421,236, then 389,519 for five payments of 95,000 at 7 percent
    {
        "payment": 100000, "tenure_months": 120, "discount_rate": 6, **YEARLY, "months_to_remeasurement": 60,
        "new_payment": 95000, "new_discount_rate": 7, "remeasurement_type": "modification",
    },
    # ASC 842 does not treat a shorter term as a partial termination, so no gain arises
    {
        "payment": 100000, "tenure_months": 120, "discount_rate": 6, **YEARLY, "months_to_remeasurement": 60,
        "new_tenure_months": 96, "remeasurement_type": "modification", "lease_type": "asc_842_finance",
    },
    {
        "payment": 100000, "tenure_months": 120, "discount_rate": 6, **YEARLY, "months_to_remeasurement": 60,
        "new_tenure_months": 96, "remeasurement_type": "modification", "lease_type": "asc_842_operating",
    },
    # Equal terms change nothing
    {"payment": 1000, "tenure_months": 36, "discount_rate": 4.5, "months_to_remeasurement": 12, "new_payment": 1000, "new_discount_rate": 4.5},
    # An operating lease with rent that steps up: a straight-line cost of 1,100
    {
        "payment": 1000, "tenure_months": 36, "discount_rate": 6, "lease_type": "asc_842_operating",
        "payment_changes": [{"month": 13, "payment": 1100}, {"month": 25, "payment": 1200}],
    },
    # Three months without rent, then a guarantee that is reassessed in the middle of a quarter
    {
        "payment": 30000, "tenure_months": 60, "discount_rate": 5.25, "payment_frequency": "quarterly",
        "payment_changes": [{"month": 1, "payment": 0}, {"month": 4, "payment": 30000}], "residual_guarantee": 15000,
        "months_to_remeasurement": 20, "new_residual_guarantee": 40000, "prepaid_rent": 2500, "currency": "EUR",
    },
    {"payment": 2000, "tenure_months": 48, "discount_rate": 7, "payment_growth_rate": 3, "rate_convention": "effective"},
    {
        "payment": 2000, "tenure_months": 48, "discount_rate": 7, "payment_growth_rate": 3, "payment_timing": "end",
        "months_to_remeasurement": 18, "new_payment": 2200, "lease_type": "asc_842_operating",
    },
    # No interest at all
    {"payment": 500, "tenure_months": 24, "discount_rate": 0, "lease_type": "asc_842_operating"},
    # One payment, on the commencement date: nothing is owed after it
    {"payment": 12000, "tenure_months": 12, "discount_rate": 5, "payment_frequency": "annually"},
    # The asset is written down to 0, and the rest is a gain
    {
        "payment": 1000, "tenure_months": 24, "discount_rate": 5, "lease_incentives": 15000, "months_to_remeasurement": 6,
        "new_payment": 100,
    },
    # All is given back
    {
        "payment": 1000, "tenure_months": 24, "discount_rate": 5, "months_to_remeasurement": 6, "new_payment": 0,
        "surrendered_pct": 100, "remeasurement_type": "modification",
    },
    # The incentives are above all that is paid
    {"payment": 100, "tenure_months": 12, "discount_rate": 5, "lease_incentives": 2000},
    # All rent in the last month
    {
        "payment": 0.01, "tenure_months": 240, "discount_rate": 12, "lease_type": "asc_842_operating",
        "payment_changes": [{"month": 240, "payment": 1000000}],
    },
    {"payment": 1000000000000, "tenure_months": 1200, "discount_rate": 1000},
    {"payment": 0.01, "tenure_months": 1200, "discount_rate": 1e-9, "payment_timing": "end"},
]


def calculate(given, rounding):
    with with_digits(250):
        return Lease(given).answer(rounding)


class Lease:
    def __init__(self, given):
        self.given = given
        self.count = TIMES[given.get("payment_frequency", "monthly")]
        self.length = 12 // self.count
        self.in_advance = given.get("payment_timing", "begin") == "begin"
        self.months = int(given["tenure_months"])
        self.type = given.get("lease_type", "ifrs_16")
        self.increase = 1 + rates.fraction(given.get("payment_growth_rate", Decimal(0)))
        self.rate = self.monthly(given["discount_rate"])
        self.guarantee = given.get("residual_guarantee", Decimal(0))

    def monthly(self, percent):
        effective = self.given.get("rate_convention") == "effective"
        times = 1 if effective else self.count
        return power(1 + percent / PERCENT / times, Decimal(times) / 12) - 1

    def payments(self, months, guarantee, changed_after=None):
        """Pairs of the month from the commencement date on and the amount, in order."""
        flows = []
        for first in range(0, months, self.length):
            time = first if self.in_advance else first + self.length
            is_new = changed_after is not None and (time >= changed_after if self.in_advance else time > changed_after)
            flows.append((time, self.amount(first, changed_after if is_new else None)))
        # What is owed at the end comes after every other payment.
        return [*flows, (months, guarantee)]

    def amount(self, first, changed_after):
        """The payment of the period that begins so many months after the commencement date."""
        if changed_after is not None:
            step = last_step(self.given.get("new_payment_changes", []), first)
            if step is not None:
                return step
            if "new_payment" in self.given:
                return self.given["new_payment"] * self.increase ** max(0, (first - changed_after) // 12)
        step = last_step(self.given.get("payment_changes", []), first)
        return self.given["payment"] * self.increase ** (first // 12) if step is None else step

    def left(self, flows, month):
        """The payments that are due from this month on: with one of its day in advance, without it in arrears."""
        own, (_, guarantee) = flows[:-1], flows[-1]
        return [*(flow for flow in own if (flow[0] >= month if self.in_advance else flow[0] > month)), (flows[-1][0], guarantee)]

    def liability(self, flows, month, rate):
        return sum(amount / power(1 + rate, time - month) for time, amount in self.left(flows, month))

    def asset_after(self, flows, rate, asset, begin, end, month):
        """The asset that was so large at the beginning, month by month."""
        if self.type != "asc_842_operating":
            return asset * (end - month) / (end - begin)
        due = sum(amount for _, amount in self.left(flows, begin))
        cost = (due - self.liability(flows, begin, rate) + asset) / (end - begin)
        if month == end:
            return Decimal(0)
        # What is spread evenly and not yet paid, or paid and not yet spread, moves the asset off the liability.
        later = sum(amount for _, amount in self.left(flows, month))
        return self.liability(flows, month, rate) + cost * (end - month) - later

    def require_asset(self, flows, rate, asset, begin, end, until):
        if self.type != "asc_842_operating":
            return
        for month in range(begin + 1, until + 1):
            size = self.asset_after(flows, rate, asset, begin, end, month)
            if rates.settled(size, asset + 1) < 0:
                raise Refusal("no-solution")

    def answer(self, rounding):
        given, money = self.given, rounding.money
        flows = self.payments(self.months, self.guarantee)
        gross = self.liability(flows, 0, self.rate)
        at_once = flows[0][1] if self.in_advance else Decimal(0)
        asset = (
            gross + given.get("initial_direct_costs", Decimal(0)) + given.get("prepaid_rent", Decimal(0))
            - given.get("lease_incentives", Decimal(0))
        )
        if asset < 0:
            raise Refusal("no-solution")
        paid = sum(amount for _, amount in flows)
        interest, depreciated = paid - gross, asset
        straight = (paid - gross + asset) / self.months
        change = {}
        if "months_to_remeasurement" in given:
            interest, depreciated, paid, change = self.remeasure(flows, gross, asset)
        else:
            self.require_asset(flows, self.rate, asset, 0, self.months, self.months)
        reply = {
            "lease_liability": gross - at_once, "right_of_use_asset": asset, "total_paid": paid,
            "total_interest": rates.settled(interest, paid), "total_depreciation": depreciated,
            "total_lease_cost": interest + depreciated,
            **({"monthly_lease_cost": straight} if self.type == "asc_842_operating" else {}),
            **change,
        }
        return {name: money(value) for name, value in reply.items()}

    def remeasure(self, flows, gross, asset):
        given, month = self.given, int(self.given["months_to_remeasurement"])
        months = int(given.get("new_tenure_months", self.months))
        new_rate = self.monthly(given["new_discount_rate"]) if "new_discount_rate" in given else self.rate
        new_flows = self.payments(months, given.get("new_residual_guarantee", self.guarantee), month)
        before = self.liability(flows, month, self.rate)
        after = self.liability(new_flows, month, new_rate)
        asset_before = self.asset_after(flows, self.rate, asset, 0, self.months, month)
        kept, kept_asset = before, asset_before
        if given.get("remeasurement_type") == "modification":
            # IFRS 16.45(a): less of the term, too, is less of the scope.
            if months < self.months and self.type == "ifrs_16":
                shorter = self.payments(months, self.guarantee)
                kept = self.liability(shorter, month, self.rate)
                kept_asset = asset_before * (months - month) / (self.months - month)
            part = 1 - given.get("surrendered_pct", Decimal(0)) / PERCENT
            kept, kept_asset = kept * part, kept_asset * part
        gain = (before - kept) - (asset_before - kept_asset)
        adjusted = rates.settled(kept_asset + after - kept, kept_asset + after + kept)
        # IFRS 16.39: what would make the asset negative is a profit.
        asset_after = max(Decimal(0), adjusted)
        gain += asset_after - adjusted
        self.require_asset(flows, self.rate, asset, 0, self.months, month)
        self.require_asset(new_flows, new_rate, asset_after, month, months, months)
        due_before = [flow for flow in flows[:-1] if flow not in self.left(flows, month)]
        paid_before = sum(amount for _, amount in due_before)
        paid_after = sum(amount for _, amount in self.left(new_flows, month))
        interest = paid_before - (gross - before) + paid_after - after
        return (
            interest,
            asset - asset_before + asset_after,
            paid_before + paid_after,
            {
                "liability_before_remeasurement": before,
                "liability_after_remeasurement": after,
                "asset_before_remeasurement": asset_before,
                "asset_after_remeasurement": asset_after,
                "remeasurement_gain": rates.settled(gain, before + asset_before + 1),
            },
        )


def last_step(steps, first):
    """The payment of the last change that is not after this period, if there is one."""
    reached = [step["payment"] for step in steps if step["month"] <= first + 1]
    return reached[-1] if reached else None


def draw(random):
    frequency = random.choice(["monthly", "monthly", "quarterly", "semiannually", "annually"])
    length = 12 // TIMES[frequency]
    periods = random.randint(2, 120 // length)
    months = periods * length
    payment = drawing.amount(random, 100, 50_000)
    given = {
        "payment": payment,
        "tenure_months": Decimal(months),
        "discount_rate": drawing.rate(random, 1, 12, ("0", "1e-9", "1000")),
        "payment_frequency": frequency,
        **drawing.optional(random, "payment_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.optional(random, "lease_type", random.choice(["ifrs_16", "asc_842_finance", "asc_842_operating"])),
        **drawing.optional(random, "residual_guarantee", drawing.amount(random, 0, 5000)),
        **drawing.optional(random, "initial_direct_costs", drawing.amount(random, 0, 5000)),
        **drawing.optional(random, "prepaid_rent", drawing.amount(random, 0, 5000), 0.3),
        **drawing.optional(random, "lease_incentives", share(random, payment, 15), 0.3),
        **drawing.currency(random),
    }
    if random.random() < 0.3:
        given["payment_growth_rate"] = drawing.rate(random, 0, 8, ("-5", "100"))
    elif random.random() < 0.3:
        given["payment_changes"] = steps(random, payment, 1, months)
    if months > 2 and random.random() < 0.6:
        given.update(change(random, given, length, months))
    return given


def change(random, given, length, months):
    month = random.randint(1, months - 1)
    longer = (month // length + random.randint(1, 40)) * length
    is_modification = random.random() < 0.5
    return {
        "months_to_remeasurement": Decimal(month),
        **({"remeasurement_type": "modification"} if is_modification else {}),
        **drawing.optional(random, "new_payment", drawing.amount(random, 0, 50_000)),
        **drawing.optional(random, "new_tenure_months", Decimal(longer)),
        **drawing.optional(random, "new_discount_rate", drawing.rate(random, 1, 12, ("0", "1000"))),
        **drawing.optional(random, "new_residual_guarantee", drawing.amount(random, 0, 5000), 0.2),
        **(drawing.optional(random, "surrendered_pct", Decimal(random.choice([0, 10, 50, 100]))) if is_modification else {}),
        **(
            {"new_payment_changes": steps(random, given["payment"], month + 1, longer + 1)}
            if "payment_growth_rate" not in given and random.random() < 0.3
            else {}
        ),
    }


def steps(random, payment, first, last):
    months = sorted(random.sample(range(first, last + 1), min(3, last + 1 - first)))
    return [
        {"month": Decimal(month), "payment": share(random, payment, 20)}
        for month in months
    ]


def share(random, payment, tenths):
    """So many tenths of the payment at most, in cents."""
    return min(Decimal(10) ** 12, (payment * random.randint(0, tenths) / 10).quantize(Decimal("0.01")))
