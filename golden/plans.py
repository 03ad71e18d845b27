"""Plans of savings and withdrawals in floats: market history, spending rules, and what becomes of a plan along a path.

Results are those of doubles, rounded: another order of operations moves them by a part in 1e14, which no cent sees.
"""

import datetime
import json
import math
import pathlib
from decimal import Decimal
from functools import lru_cache

import drawing
from arithmetic import Refusal

DATA = pathlib.Path(__file__).resolve().parent.parent / "src" / "simulation" / "us-market.json"
SOURCES = [
    "Robert J. Shiller, Irrational Exuberance: monthly prices, dividends, yields and consumer prices",
    "W. P. Bengen, Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994)",
    "J. T. Guyton and W. J. Klinger, Decision Rules and Maximum Initial Withdrawal Rates, Journal of Financial Planning 19 (2006)",
    "M. E. Kitces, The Ratcheting Safe Withdrawal Rate (2015); Bogleheads, Variable Percentage Withdrawal",
    "R. J. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages, The American Statistician 50 (1996): type 7",
]
RULES = [
    "constant_real", "percent_of_portfolio", "vanguard_dynamic", "guyton_klinger", "vpw", "cape_based", "ratchet",
    "floor_and_ceiling",
]
FIXED_BY_RULE = {"vpw", "cape_based"}
BANDS = {"vanguard_dynamic": (-2.5, 5), "floor_and_ceiling": (-15, 20)}


class Market:
    """Months from the first one on; returns are from a month to the next."""

    def __init__(self):
        data = json.loads(DATA.read_text(encoding="utf-8"))
        year, month = map(int, data["first"].split("-"))
        self.first = 12 * year + month - 1
        self.price, self.dividend, self.cpi, self.bond_yield, self.cape = (list(column) for column in zip(*data["months"]))
        for month, index in enumerate(self.cpi):
            if index is None and 0 < month < len(self.cpi) - 1 and self.cpi[month + 1] is not None:
                self.cpi[month] = (self.cpi[month - 1] * self.cpi[month + 1]) ** 0.5
        self.returns = next(
            month for month in range(len(self.price))
            if None in (self.price[month + 1], self.dividend[month + 1], self.cpi[month + 1], self.bond_yield[month + 1])
        )

    def stocks(self, month):
        return (self.price[month + 1] + self.dividend[month + 1] / 12) / self.price[month]

    def inflation(self, month):
        return self.cpi[month + 1] / self.cpi[month]

    def bonds(self, month, maturity):
        """A bond at par that pays its yield for a month, and is sold at the price that the new yield gives."""
        coupon, rate = self.bond_yield[month] / 1200, self.bond_yield[month + 1] / 1200
        left = (1 + rate) ** -(12 * maturity - 1)
        return coupon / rate * (1 - left) + left + coupon

    def growth(self, month, months, share, maturity):
        """Of stocks and bonds that are left alone for so many months, and of prices."""
        stocks = bonds = prices = 1.0
        for at in range(month, month + months):
            stocks *= self.stocks(at)
            bonds *= self.bonds(at, maturity)
            prices *= self.inflation(at)
        return share * stocks + (1 - share) * bonds, prices

    def date(self, month):
        return f"{(self.first + month) // 12:04d}-{(self.first + month) % 12 + 1:02d}-01"

    def month_of(self, date, last_day):
        day = datetime.date.fromisoformat(date)
        return 12 * day.year + day.month - 1 - self.first + (day.day > last_day)


@lru_cache
def market():
    return Market()


class Plan:
    def __init__(self, given, rule=None):
        number = lambda name, usual=0: float(given.get(name, usual))
        self.rule = rule or given.get("spending_rule", "constant_real")
        self.savings, self.years = number("current_savings"), int(given.get("years", 30))
        self.timing = given.get("withdrawal_timing", "begin")
        self.parts = 12 if self.timing == "monthly" else 1
        self.adjustment = given.get("withdrawal_adjustment", "inflation")
        self.rise = 1 + number("withdrawal_growth_rate") / 100
        self.saving_years = int(given.get("contribution_years", 0))
        self.contribution = number("annual_contribution")
        self.amount = None if "annual_withdrawal" not in given else number("annual_withdrawal")
        self.rate = None if "withdrawal_rate" not in given else number("withdrawal_rate") / 100
        self.fee = number("annual_fee_pct") / 100
        year_of = lambda item, year, age: int(item[year] if year in item else item[age] - given["current_age"] + 1)
        ends = lambda income: "end_year" in income or "end_age" in income
        self.incomes = [
            {
                **income,
                "first": year_of(income, "start_year", "start_age"),
                "last": year_of(income, "end_year", "end_age") if ends(income) else self.years,
            }
            for income in given.get("incomes", [])
        ]
        self.flows = [{**flow, "year": year_of(flow, "year", "age")} for flow in given.get("one_time_flows", [])]
        low, high = BANDS.get(self.rule, (0, 0))
        self.floor = 1 + number("floor_pct", low) / 100
        self.ceiling = 1 + number("ceiling_pct", high) / 100
        self.shares = self.shares_of(given)

    def shares_of(self, given):
        points = [(1, float(given.get("stock_pct", 60)))]
        for point in given.get("glide_path", []):
            if point["year"] == 1:
                points = []
            points.append((int(point["year"]), float(point["stock_pct"])))
        shares = []
        for year in range(1, self.years + 1):
            below = [point for point in points if point[0] <= year][-1]
            above = [point for point in points if point[0] > year][:1]
            share = below[1]
            if above:
                share += (above[0][1] - share) * (year - below[0]) / (above[0][0] - below[0])
            shares.append(share / 100)
        return shares

    def paid_in(self, year, level):
        """Contributions and incomes of a year, counted from 0, in its money."""
        money = 0.0
        if year < self.saving_years:
            money += self.contribution * self.rise**year * (level if self.adjustment == "inflation" else 1)
        for income in self.incomes:
            if income["first"] <= year + 1 <= income["last"]:
                money += float(income["annual_amount"]) * (level if income.get("inflation_adjusted", True) else 1)
        return money

    def at_once(self, year, level):
        return level * sum(float(flow["amount"]) for flow in self.flows if flow["year"] == year + 1)


class Spending:
    """The withdrawals of one path."""

    def __init__(self, plan):
        self.plan = plan
        self.years = []

    def first_amount(self, level, opening):
        plan = self.plan
        if plan.amount is None:
            return plan.rate * opening
        return plan.amount * (level if plan.adjustment == "inflation" else 1)

    def next(self, level, balance, opening, left, growth_before, cape):
        """Of the next year; `left` counts it and those after it."""
        plan, rule = self.plan, self.plan.rule
        if rule == "vpw":
            real = 1 + plan.shares[plan.years - left] * 0.05 + (1 - plan.shares[plan.years - left]) * 0.019
            amount = balance / sum(real**-year for year in range(left))
        elif rule == "cape_based":
            amount = balance * (0.0175 + 0.5 / cape)
        elif not self.years:
            amount = self.first_amount(level, opening)
            self.rate = (plan.rate if plan.rate is not None else amount / balance if balance > 0 else 0.0)
            if rule in ("percent_of_portfolio", "vanguard_dynamic", "floor_and_ceiling"):
                amount = self.rate * balance
            self.first_rate = amount / balance if balance > 0 else 0.0
            self.first_balance, self.raised = balance, 0
        else:
            amount = getattr(self, rule)(level, balance, left, growth_before)
        self.years.append((level, max(amount, 0.0)))
        return max(amount, 0.0)

    def with_prices(self, level, place):
        before, amount = self.years[place]
        return amount * level / before

    def constant_real(self, level, balance, left, growth_before):
        first = self.years[0][1] if self.plan.adjustment != "inflation" else self.with_prices(level, 0)
        return first * (self.plan.rise ** len(self.years) if self.plan.adjustment != "none" else 1)

    def percent_of_portfolio(self, level, balance, left, growth_before):
        return self.rate * balance

    def vanguard_dynamic(self, level, balance, left, growth_before):
        before = self.with_prices(level, -1)
        return min(max(self.rate * balance, self.plan.floor * before), self.plan.ceiling * before)

    def floor_and_ceiling(self, level, balance, left, growth_before):
        first = self.with_prices(level, 0)
        return min(max(self.rate * balance, self.plan.floor * first), self.plan.ceiling * first)

    def guyton_klinger(self, level, balance, left, growth_before):
        amount = self.years[-1][1]
        if growth_before >= 1 or amount <= self.first_rate * balance:
            amount = self.with_prices(level, -1)
        if left > 15 and amount > 1.2 * self.first_rate * balance:
            return 0.9 * amount
        return 1.1 * amount if amount < 0.8 * self.first_rate * balance else amount

    def ratchet(self, level, balance, left, growth_before):
        amount = self.with_prices(level, -1)
        if balance > 1.5 * self.first_balance and len(self.years) - self.raised >= 3:
            self.raised = len(self.years)
            return 1.1 * amount
        return amount


def walk(plan, world, capes=None):
    """Along pairs of growth after fees and inflation, one for each part of a year: real balances and spendings of the years, and the
    part in which a payment is more than there is, or None."""
    spending = Spending(plan)
    balance, level, growth_before = plan.savings, 1.0, 1.0
    balances, spendings, failed = [], [], None
    for year in range(plan.years):
        opening, opening_level, spent, year_growth, due = balance, level, 0.0, 1.0, 0.0
        for part in range(plan.parts):
            step = year * plan.parts + part
            growth, inflation = world[step]
            if plan.timing == "end":
                balance, level = balance * growth, level * inflation
            paid_in = plan.paid_in(year, level) / plan.parts + (plan.at_once(year, level) if part == 0 else 0.0)
            balance += paid_in
            if year >= plan.saving_years:
                if part == 0:
                    base = balance
                    if plan.timing == "end":
                        base = opening * (level / opening_level if plan.adjustment == "inflation" else 1)
                    before = growth if plan.timing == "end" else growth_before
                    cape = None if capes is None else capes[year]
                    due = spending.next(level, balance, base, plan.years - year, before, cape)
                    due_level = level
                amount = due / plan.parts * (level / due_level if plan.adjustment == "inflation" else 1)
                if abs(balance - amount) <= 1e-9 * (amount + max(0.0, -paid_in)):
                    balance = amount
                if amount > balance and failed is None:
                    failed = step
                paid = min(amount, max(balance, 0.0))
                balance, spent = balance - paid, spent + paid / level
            # What is within a part in a billion of what is due is rounding.
            if year < plan.saving_years and abs(balance) <= 1e-9 * max(0.0, -paid_in):
                balance = 0.0
            if balance < 0:
                failed = step if failed is None else failed
                balance = 0.0
            if plan.timing != "end":
                balance, level = balance * growth, level * inflation
            year_growth *= growth
        growth_before = year_growth
        balances.append(balance / level)
        spendings.append(spent)
    return balances, spendings, failed


class History:
    """A plan from every beginning in the past."""

    def __init__(self, given, rule=None):
        past = market()
        plan = self.plan = Plan(given, rule)
        first = next(month for month, cape in enumerate(past.cape) if cape is not None) if plan.rule == "cape_based" else 0
        low = max(first, past.month_of(given["start_date"], 30) if "start_date" in given else 0)
        high = min(past.returns, past.month_of(given["end_date"], 1) if "end_date" in given else past.returns)
        every = given.get("cohort_frequency", "monthly") == "monthly"
        self.starts = [
            month for month in range(low, high - 12 * plan.years + 1) if every or (past.first + month) % 12 == 0
        ]
        if not self.starts:
            raise Refusal("no-solution")
        self.maturity = int(given.get("bond_maturity_years", 10))
        self.paths = [self.path(start) for start in self.starts]

    def world(self, start):
        plan, months = self.plan, 12 // self.plan.parts
        keep = (1 - plan.fee) ** (1 / plan.parts)
        world = []
        for step in range(plan.years * plan.parts):
            growth, prices = market().growth(start + step * months, months, plan.shares[step // plan.parts], self.maturity)
            world.append((growth * keep, prices))
        return world

    def path(self, start):
        capes = [market().cape[start + 12 * year] for year in range(self.plan.years)]
        return walk(self.plan, self.world(start), capes)

    def safe_rate(self, start):
        """What there would be without withdrawals over what withdrawals of 1 take out, where that is least."""
        plan, parts = self.plan, self.plan.parts
        without, taken, level, base, least = plan.savings, 0.0, 1.0, None, None
        for step, (growth, inflation) in enumerate(self.world(start)):
            year, part = divmod(step, parts)
            opening = (without, level)
            if plan.timing == "end":
                without, taken, level = without * growth, taken * growth, level * inflation
            without += plan.paid_in(year, level) / parts + (plan.at_once(year, level) if part == 0 else 0)
            if without < 0:
                return 0.0
            if year >= plan.saving_years:
                if base is None:
                    base = opening if plan.timing == "end" else (without, level)
                index = plan.rise ** (year - plan.saving_years) if plan.adjustment != "none" else 1.0
                taken += index * (level / base[1] if plan.adjustment == "inflation" else 1) / parts
                least = without / taken if least is None else min(least, without / taken)
            if plan.timing != "end":
                without, taken, level = without * growth, taken * growth, level * inflation
        return max(0.0, least) / base[0] if base[0] > 0 else 0.0


def quantile(values, percent):
    """Type 7."""
    values = sorted(values)
    place = (len(values) - 1) * percent / 100
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])


def ranges(values, count_name):
    """How many values lie in each of equal ranges, at most 30 or the root of their number up to the 95th percentile, and beyond."""
    high = float(exact(quantile(values, 95))) or max(values)
    most = min(30, math.ceil(math.sqrt(len(values))))
    step = next(d * 10**p for p in range(40) for d in (1, 2, 5) if d * 10**p >= high / most)
    ends = [step * (place + 1) for place in range(int(high // step) + 1)]
    places = [min(len(ends), sum(1 for end in ends if value >= end * (1 - 1e-12))) for value in values]
    rows = [
        {"min_balance": end - step, "max_balance": end, count_name: places.count(place)}
        for place, end in enumerate(ends)
    ]
    beyond = places.count(len(ends))
    return rows + ([{"min_balance": ends[-1], count_name: beyond}] if beyond else [])


def exact(value):
    """To the digits that doubles are good for after many operations: so 72.65500000000001 is a tie."""
    return Decimal(f"{float(value):.13g}")


def share(part, whole):
    return Decimal(100) * part / whole


OLDEST = 130


def at_ages(item, current_age):
    """The same with ages in place of years, where nobody is too old."""
    aged = {}
    for name, value in item.items():
        age = value + current_age - 1 if name.endswith("year") else None
        aged[name.replace("year", "age") if age is not None and age <= OLDEST else name] = (
            value if age is None or age > OLDEST else age
        )
    return aged


def draw_plan(random, years):
    """The fields of a plan of so many years, without its rule; amounts that no share of a percent brings to half a cent."""
    saved = Decimal(1000 * random.choice([1, random.randint(10, 3000), 100_000]))
    saving = random.choice([0, 0, 0, years // 3, years])
    year = lambda: Decimal(random.randint(1, years))
    start = random.randint(1, years)
    income = {
        "annual_amount": Decimal(100 * random.randint(0, 500)),
        "start_year": Decimal(start),
        "end_year": Decimal(random.randint(start, 100)),
        **drawing.optional(random, "inflation_adjusted", random.random() < 0.5),
    }
    flow = {"year": year(), "amount": Decimal(random.randint(-50_000, 50_000))}
    current_age = drawing.optional(random, "current_age", drawing.whole(random, 20, 90))
    if current_age and random.random() < 0.5:
        income, flow = at_ages(income, current_age["current_age"]), at_ages(flow, current_age["current_age"])
    elif random.random() < 0.2:
        del income["end_year"]
    return {
        "current_savings": saved,
        **current_age,
        **({"annual_contribution": Decimal(1000 * random.randint(1, 30)), "contribution_years": Decimal(saving)} if saving else {}),
        **drawing.optional(random, "withdrawal_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "annual_fee_pct", drawing.rate(random, 0, 3, ("0", "10"))),
        **drawing.optional(random, "incomes", [income], 0.3),
        **drawing.optional(random, "one_time_flows", [flow], 0.3),
        **drawing.optional(random, "stock_pct", drawing.whole(random, 0, 100)),
    }


def draw_rule(random, rules=tuple(RULES)):
    """A spending rule with what it needs."""
    rule = random.choice([None, "constant_real", *rules])
    if rule in FIXED_BY_RULE:
        return {"spending_rule": rule}
    how_much = random.choice(
        [{"withdrawal_rate": drawing.rate(random, 1, 9, ("0.01", "100"))}, {"annual_withdrawal": Decimal(1000 * random.randint(0, 100))}]
    )
    if rule is None:
        adjustment = random.choice(["inflation", "none", "fixed"])
        rise = {} if adjustment == "none" else drawing.optional(random, "withdrawal_growth_rate", drawing.rate(random, -2, 5, ("0", "20")))
        return {**how_much, "withdrawal_adjustment": adjustment, **rise}
    band = {"floor_pct": Decimal(-random.randint(0, 20)), "ceiling_pct": Decimal(random.randint(0, 20))}
    return {**how_much, "spending_rule": rule, **(band if rule in BANDS and random.random() < 0.5 else {})}
