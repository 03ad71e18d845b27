"""Income tax by the law of six countries, from the statutes: one function for each country."""

from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal

import drawing
from statutes import figure, figures, has, on_bands, rate_at, values

SOURCES = [
    "26 U.S.C. 1(h), 1(j), 24, 63(c), 63(f), 151(d)(5)(C), 1411; IRS, instructions for Form 1040, Tax Table",
    "Income Tax Act 2007, ss. 10, 35; Scottish rate resolutions",
    "Income-tax Act, 2025, ss. 156, 202, 516; Finance Act, First Schedule, Part I (surcharge and marginal relief)",
    "§ 32a EStG; §§ 3, 4 SolzG",
    "Income Tax Act (Canada), ss. 117, 118, 120(2); provincial income tax acts",
    "Income Tax Rates Act 1986, Schedule 7; ITAA 1997, ss. 61-100 to 61-110; Medicare Levy Act 1986",
]

EXAMPLES = 6
CASES = [
    {"country": "US", "tax_year": "2026", "annual_income": 85000, "currency": "USD"},
    {"country": "GB", "tax_year": "2026-27", "annual_income": 52000, "currency": "GBP"},
    {"country": "IN", "tax_year": "2026-27", "annual_income": 1800000, "currency": "INR"},
    {"country": "DE", "tax_year": "2026", "taxable_income": 50000, "currency": "EUR"},
    {"country": "CA", "tax_year": "2026", "region": "ON", "annual_income": 90000, "currency": "CAD"},
    {"country": "AU", "tax_year": "2026-27", "taxable_income": 95000, "currency": "AUD"},
    # Published: base amounts of the rate tables, and Form 1040 by the Tax Table
    {"country": "US", "tax_year": "2026", "taxable_income": 50400},
    {"country": "US", "tax_year": "2025", "taxable_income": 103350},
    {"country": "US", "tax_year": "2025", "filing_status": "head_of_household", "taxable_income": 7525, "tax_rounding": "tax_table"},
    {"country": "US", "tax_year": "2025", "filing_status": "married_joint", "taxable_income": 26905, "tax_rounding": "tax_table"},
    {"country": "US", "tax_year": "2025", "filing_status": "surviving_spouse", "taxable_income": 7574, "tax_rounding": "tax_table"},
    {"country": "US", "tax_year": "2026", "filing_status": "married_joint", "annual_income": 102200, "long_term_gains": 40000},
    {"country": "US", "tax_year": "2026", "annual_income": 250000, "long_term_gains": 60000, "itemized_deductions": 30000},
    {"country": "US", "tax_year": "2025", "annual_income": 90000, "age_at_year_end": 65},
    {"country": "US", "tax_year": "2025", "filing_status": "married_separate", "annual_income": 60000, "age_at_year_end": 70},
    {"country": "US", "tax_year": "2026", "filing_status": "head_of_household", "annual_income": 30000, "dependent_count": 3},
    {"country": "US", "tax_year": "2026", "filing_status": "married_joint", "annual_income": 412345, "dependent_count": 2},
    {"country": "US", "tax_year": "2024", "annual_income": 0},
    {"country": "US", "tax_year": "2024", "taxable_income": 14.99, "tax_rounding": "tax_table"},
    {"country": "US", "tax_year": "2026", "taxable_income": 2999.99, "tax_rounding": "tax_table"},
    # The allowance falls to nothing; half a pound of it counts as one
    {"country": "GB", "tax_year": "2025-26", "annual_income": 100001},
    {"country": "GB", "tax_year": "2025-26", "annual_income": 125140},
    {"country": "GB", "tax_year": "2024-25", "region": "SCT", "annual_income": 100000},
    {"country": "GB", "tax_year": "2026-27", "region": "WLS", "taxable_income": 37700.01},
    # Marginal relief of the rebate, the cliff of the old regime, and each step of the surcharge
    {"country": "IN", "tax_year": "2025-26", "taxable_income": 1210000},
    {"country": "IN", "tax_year": "2025-26", "tax_regime": "old", "taxable_income": 500000},
    {"country": "IN", "tax_year": "2025-26", "tax_regime": "old", "taxable_income": 500010},
    {"country": "IN", "tax_year": "2025-26", "tax_regime": "old", "taxable_income": 5100000},
    {"country": "IN", "tax_year": "2025-26", "tax_regime": "old", "taxable_income": 20261550},
    {"country": "IN", "tax_year": "2024-25", "tax_regime": "old", "annual_income": 900000, "itemized_deductions": 150000, "age_at_year_end": 61},
    {"country": "IN", "tax_year": "2026-27", "tax_regime": "old", "annual_income": 900000, "age_at_year_end": 80},
    {"country": "IN", "tax_year": "2026-27", "annual_income": 60000000},
    {"country": "DE", "tax_year": "2026", "taxable_income": 100000},
    {"country": "DE", "tax_year": "2025", "filing_status": "married_joint", "taxable_income": 90001},
    {"country": "DE", "tax_year": "2024", "annual_income": 30000.99},
    {"country": "CA", "tax_year": "2026", "region": "QC", "taxable_income": 120000},
    {"country": "CA", "tax_year": "2026", "region": "BC", "taxable_income": 27000},
    {"country": "CA", "tax_year": "2025", "region": "ON", "taxable_income": 110000, "dependent_count": 1},
    {"country": "CA", "tax_year": "2025", "region": "MB", "taxable_income": 300000},
    {"country": "AU", "tax_year": "2025-26", "taxable_income": 30000},
    {"country": "AU", "tax_year": "2025-26", "taxable_income": 135000},
]


def calculate(given, rounding):
    country = COUNTRIES[given["country"]](given)
    income = given.get("annual_income", given.get("taxable_income"))
    taxable = country.taxable(income)
    tax = country.tax(income, True)
    everything = income + (given.get("long_term_gains", Decimal(0)) if "annual_income" in given else 0)
    marginal = country.tax(income + 1, False) - country.tax(income, False)
    return {
        "taxable_income": rounding.money(taxable),
        "tax": rounding.money(tax),
        "marginal_tax_rate": rounding.percent(100 * marginal),
        "effective_tax_rate": rounding.percent(100 * tax / everything if everything else Decimal(0)),
        "annual_income_after_tax": rounding.money(everything - tax),
        **{name: rounding.money(value) for name, value in country.parts(income).items()},
        "brackets": rows(country.bands(), country.spread(income), rounding),
    }


def rows(bands, amount, rounding):
    listed = []
    for index, (start, rate) in enumerate(bands):
        end = bands[index + 1][0] if index + 1 < len(bands) else None
        part = max(Decimal(0), (amount if end is None else min(amount, end)) - start)
        listed.append({
            "lower_bound": rounding.money(start),
            **({} if end is None else {"upper_bound": rounding.money(end)}),
            "tax_rate": rounding.percent(rate),
            "taxable_amount": rounding.money(part),
            "tax": rounding.money(part * rate / 100),
        })
    return listed


def down(value):
    return value.to_integral_value(rounding=ROUND_FLOOR)


def up(value):
    return value.to_integral_value(rounding=ROUND_CEILING)


class Country:
    """How a law finds the taxable income and the tax; `exactly` is with its roundings."""

    def __init__(self, given):
        self.given = given
        self.year = given["tax_year"]
        self.is_taxable_given = "taxable_income" in given

    def figure(self, key, word=None):
        return figure(self.PACK, key, f"{self.year[:4]}-{self.START}", word)

    def bands(self):
        return self.figure("brackets")

    def spread(self, income):
        return self.taxable(income)


class UnitedStates(Country):
    PACK, START = "us/income-tax", "01-01"

    def __init__(self, given):
        super().__init__(given)
        self.status = given.get("filing_status", "single")
        self.gains = given.get("long_term_gains", Decimal(0))
        self.age = given.get("age_at_year_end")
        self.by_table = given.get("tax_rounding") == "tax_table"

    def bands(self):
        return self.figure("brackets", self.status)

    def whole(self, income):
        """Adjusted gross income, as far as the request tells it."""
        return income if self.is_taxable_given else income + self.gains

    def taxable(self, income):
        if self.is_taxable_given:
            return income
        deduction = self.figure("standard_deduction", self.status)
        senior = Decimal(0)
        if self.age is not None and self.age >= 65:
            deduction += self.figure("additional_standard_deduction", self.status)
            if self.status != "married_separate":
                limit = self.figure("senior_deduction_phase_out", self.status)
                rate = self.figure("senior_deduction_phase_out_rate") / 100
                senior = max(Decimal(0), self.figure("senior_deduction") - rate * max(Decimal(0), self.whole(income) - limit))
        deduction = max(deduction, self.given.get("itemized_deductions", Decimal(0)))
        return max(Decimal(0), self.whole(income) - deduction - senior)

    def spread(self, income):
        return max(Decimal(0), self.taxable(income) - self.gains)

    def schedule(self, amount, exactly):
        if self.by_table and exactly and amount < 100_000:
            return down(on_bands(self.row_middle(amount), self.bands()) + Decimal("0.5"))
        return on_bands(amount, self.bands())

    @staticmethod
    def row_middle(amount):
        """Rows of the Tax Table: to 5, 15 and 25, then by 25, and by 50 from 3,000 on."""
        for start, end in [(0, 5), (5, 15), (15, 25)]:
            if amount < end:
                return Decimal(start + end) / 2 if start else Decimal(0)
        width = 25 if amount < 3000 else 50
        start = down(amount / width) * width
        return start + Decimal(width) / 2

    def on_gains(self, income, exactly):
        """26 U.S.C. 1(h): the lesser of the tax on all, and that with the gains at their rates on top."""
        taxable, ordinary = self.taxable(income), self.spread(income)
        own = self.figure("long_term_gains_brackets", self.status)
        split = self.schedule(ordinary, exactly) + on_bands(taxable, own) - on_bands(ordinary, own)
        return min(split, self.schedule(taxable, exactly))

    def child_credit(self, income, exactly):
        children = self.given.get("dependent_count", Decimal(0))
        above = max(Decimal(0), self.whole(income) - self.figure("child_credit_phase_out", self.status))
        credit = children * self.figure("child_credit") - 50 * up(above / 1000)
        return min(self.on_gains(income, exactly), max(Decimal(0), credit))

    def on_investments(self, income):
        above = max(Decimal(0), self.whole(income) - self.figure("net_investment_income_threshold", self.status))
        return min(self.gains, above) * self.figure("net_investment_income_rate") / 100

    def tax(self, income, exactly):
        return self.on_gains(income, exactly) - self.child_credit(income, exactly) + self.on_investments(income)

    def parts(self, income):
        return {
            "long_term_gains_tax": self.on_gains(income, True) - self.schedule(self.spread(income), True),
            "net_investment_income_tax": self.on_investments(income),
            "child_tax_credit": self.child_credit(income, True),
        }


class UnitedKingdom(Country):
    PACK, START = "gb/income-tax", "04-06"

    def bands(self):
        return self.figure("brackets_SCT" if self.given.get("region") == "SCT" else "brackets")

    def allowance(self, income, exactly):
        """Section 35: less by half of what is above, and rounded up to a pound."""
        left = self.figure("personal_allowance") - max(Decimal(0), income - self.figure("allowance_tapers_from")) / 2
        return max(Decimal(0), up(left) if exactly else left)

    def net(self, income, exactly):
        return income if self.is_taxable_given else max(Decimal(0), income - self.allowance(income, exactly))

    def taxable(self, income):
        return self.net(income, True)

    def tax(self, income, exactly):
        return on_bands(self.net(income, exactly), self.bands())

    def parts(self, income):
        return {}


class India(Country):
    PACK, START = "in/income-tax", "04-01"

    def __init__(self, given):
        super().__init__(given)
        self.regime = given.get("tax_regime", "new")

    def bands(self):
        if self.regime == "new":
            return self.figure("brackets_new")
        age = self.given.get("age_at_year_end", Decimal(0))
        return self.figure("brackets_old", "80" if age >= 80 else "60" if age >= 60 else "0")

    def of_regime(self, key):
        return self.figure(f"{key}_{self.regime}")

    @staticmethod
    def to_tens(value):
        """Section 516: the paise are left out, and what is left goes to the nearest ten, a five up."""
        return down((down(value) + 5) / 10) * 10

    def net(self, income, exactly):
        if self.is_taxable_given:
            return income
        deduction = self.of_regime("standard_deduction")
        if self.regime == "old":
            deduction += self.given.get("itemized_deductions", Decimal(0))
        left = max(Decimal(0), income - deduction)
        return self.to_tens(left) if exactly else left

    def taxable(self, income):
        return self.net(income, True)

    def rebate(self, taxable):
        tax = on_bands(taxable, self.bands())
        limit = self.of_regime("rebate_limit")
        if taxable <= limit:
            return min(tax, self.of_regime("rebate_max"))
        relief = tax - (taxable - limit) if self.regime == "new" else Decimal(0)
        return max(Decimal(0), relief)

    def rebated(self, taxable):
        return on_bands(taxable, self.bands()) - self.rebate(taxable)

    def surcharged(self, taxable):
        """With surcharge, at most so much above the tax at the step as the income is above it."""
        steps = self.of_regime("surcharge_steps")
        tax = self.rebated(taxable)
        whole = tax * (1 + rate_at(taxable, steps) / 100)
        passed = [start for start, _ in steps if 0 < start < taxable]
        if not passed:
            return whole
        step = passed[-1]
        at_step = self.rebated(step) * (1 + rate_at(step, steps) / 100)
        return max(tax, min(whole, at_step + taxable - step))

    def tax(self, income, exactly):
        due = self.surcharged(self.net(income, exactly)) * (1 + self.figure("cess_rate") / 100)
        return self.to_tens(due) if exactly else due

    def parts(self, income):
        taxable = self.taxable(income)
        return {
            "tax_rebate": self.rebate(taxable),
            "surcharge": self.surcharged(taxable) - self.rebated(taxable),
            "cess": self.surcharged(taxable) * self.figure("cess_rate") / 100,
        }


class Germany(Country):
    PACK, START = "de/income-tax", "01-01"

    def __init__(self, given):
        super().__init__(given)
        self.persons = 2 if given.get("filing_status") == "married_joint" else 1

    def bands(self):
        return []

    def taxable(self, income):
        return down(income)

    def tariff(self, income):
        """§ 32a Abs. 1."""
        one = {key: value for key, value in self.figure("tariff").items()}
        if income <= one["gfb"]:
            return Decimal(0)
        if income <= one["z2"]:
            y = (income - one["gfb"]) / 10_000
            return (one["a"] * y + one["b"]) * y
        if income <= one["z3"]:
            z = (income - one["z2"]) / 10_000
            return (one["c"] * z + one["d"]) * z + one["e"]
        if income <= one["z4"]:
            return one["rate4"] / 100 * income - one["f"]
        return one["rate5"] / 100 * income - one["h"]

    def income_tax(self, income, exactly):
        """§ 32a Abs. 5: on a joint return twice the tax on a half."""
        own = income / self.persons
        return self.persons * (down(self.tariff(down(own))) if exactly else self.tariff(own))

    def surcharge(self, tax, exactly):
        above = max(Decimal(0), tax - self.persons * self.figure("solidarity_free_up_to"))
        cents = min(self.figure("solidarity_rate") * tax, self.figure("solidarity_mitigation_rate") * above)
        return (down(cents) if exactly else cents) / 100

    def tax(self, income, exactly):
        tax = self.income_tax(income, exactly)
        return tax + self.surcharge(tax, exactly)

    def parts(self, income):
        return {"surcharge": self.surcharge(self.income_tax(income, True), True)}


class Canada(Country):
    PACK, START = "ca/income-tax", "01-01"

    def __init__(self, given):
        super().__init__(given)
        self.region = given["region"]

    def taxable(self, income):
        return income

    def own(self, key):
        """A figure of the province; None where its law has none."""
        return self.figure(f"{key}_{self.region}") if has(self.PACK, f"{key}_{self.region}") else None

    @staticmethod
    def basic_amount(amount, income):
        if "from" not in amount or amount["max"] == amount["min"] or income <= amount["from"]:
            return amount["max"]
        if income >= amount["to"]:
            return amount["min"]
        share = (income - amount["from"]) / (amount["to"] - amount["from"])
        return amount["max"] - share * (amount["max"] - amount["min"])

    def federal(self, income):
        bands = self.bands()
        credit = self.basic_amount(self.figure("basic_amount"), income) * bands[0][1] / 100
        return max(Decimal(0), on_bands(income, bands) - credit) * (1 - (self.own("abatement") or Decimal(0)) / 100)

    def provincial(self, income):
        bands = self.own("provincial_brackets")
        credit = self.basic_amount(self.own("provincial_basic_amount"), income) * bands[0][1] / 100
        tax = max(Decimal(0), on_bands(income, bands) - credit)
        if self.region == "ON":
            tax += on_bands(tax, self.own("provincial_surtax"))
            each = self.own("provincial_reduction")
            personal = each["basic"] + each["each_child"] * self.given.get("dependent_count", Decimal(0))
            tax -= min(tax, max(Decimal(0), 2 * personal - tax))
            tax += on_bands(income, self.own("provincial_health_premium"))
        if self.region == "BC":
            rule = self.own("provincial_reduction")
            left = rule["max"] - rule["rate"] / 100 * max(Decimal(0), income - rule["from"])
            tax -= min(tax, max(Decimal(0), left))
        return tax

    def tax(self, income, exactly):
        return self.federal(income) + self.provincial(income)

    def parts(self, income):
        return {"federal_tax": self.federal(income), "provincial_tax": self.provincial(income)}


class Australia(Country):
    PACK, START = "au/income-tax", "07-01"

    def taxable(self, income):
        return income

    def offset(self, income):
        rule = self.figure("low_income_offset")
        first = max(Decimal(0), min(income, rule["second_from"]) - rule["from"]) * rule["rate"] / 100
        second = max(Decimal(0), income - rule["second_from"]) * rule["second_rate"] / 100
        return min(on_bands(income, self.bands()), max(Decimal(0), rule["max"] - first - second))

    def levy(self, income):
        above = max(Decimal(0), income - self.figure("medicare_levy_from"))
        full = income * self.figure("medicare_levy_rate") / 100
        return min(full, above * self.figure("medicare_levy_shade_rate") / 100)

    def tax(self, income, exactly):
        return on_bands(income, self.bands()) - self.offset(income) + self.levy(income)

    def parts(self, income):
        return {"tax_offset": self.offset(income), "medicare_levy": self.levy(income)}


COUNTRIES = {
    "US": UnitedStates,
    "GB": UnitedKingdom,
    "IN": India,
    "DE": Germany,
    "CA": Canada,
    "AU": Australia,
}
YEARS = {
    **dict.fromkeys(["US", "DE", "CA"], ["2024", "2025", "2026"]),
    **dict.fromkeys(["GB", "IN", "AU"], ["2024-25", "2025-26", "2026-27"]),
}
STATUSES = ["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]
PROVINCES = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split()


def draw(random):
    country = random.choice(list(COUNTRIES))
    name = random.choice(["annual_income", "annual_income", "taxable_income"])
    income = amount(random, country)
    return {
        "country": country,
        "tax_year": random.choice(YEARS[country]),
        name: income,
        **DRAWN[country](random, name, income),
        **drawing.currency(random),
    }


def amount(random, country):
    high = 30_000_000 if country == "IN" else 400_000
    if drawing.is_hard(random):
        # On the edges of tables, and a cent beside them
        edge = random.choice(list(edges(country)))
        return max(Decimal(0), edge + random.choice([Decimal("-0.01"), Decimal(0), Decimal("0.01")]))
    return drawing.amount(random, 5_000, high, "0", "1e12")


def edges(country):
    """All bounds of bands in the law of a country, and its thresholds."""
    found = {Decimal(0)}

    def walk(value):
        if isinstance(value, Decimal):
            found.add(value)
        elif isinstance(value, dict):
            for one in value.values():
                walk(one)
        elif isinstance(value, list):
            for one in value:
                found.add(one[0]) if isinstance(one, list) else walk(one)

    name = COUNTRIES[country].PACK
    for key in figures(name):
        for value in values(name, key).values():
            walk(value)
    return sorted(found)


def draw_us(random, name, income):
    gains = min(drawing.amount(random, 100, 200_000, "0", "1e9"), income if name == "taxable_income" else Decimal("1e9"))
    with_deductions = name == "annual_income" and random.random() < 0.3
    return {
        "filing_status": random.choice(STATUSES),
        **drawing.optional(random, "long_term_gains", gains, 0.3),
        **({"itemized_deductions": min(drawing.amount(random, 1000, 60_000, "0", "1e9"), income)} if with_deductions else {}),
        **drawing.optional(random, "dependent_count", Decimal(random.randint(0, 5)), 0.3),
        **drawing.optional(random, "age_at_year_end", Decimal(random.choice([30, 64, 65, 80])), 0.3),
        **drawing.optional(random, "tax_rounding", "tax_table", 0.2),
    }


def draw_in(random, name, income):
    regime = random.choice(["new", "old"])
    with_deductions = name == "annual_income" and random.random() < 0.5
    return {
        "tax_regime": regime,
        **drawing.optional(random, "age_at_year_end", Decimal(random.choice([30, 59, 60, 79, 80])), 0.4),
        **({"itemized_deductions": min(Decimal(random.randint(0, 400_000)), income)} if with_deductions else {}),
    }


DRAWN = {
    "US": draw_us,
    "GB": lambda random, name, income: drawing.optional(random, "region", random.choice(["ENG", "WLS", "NIR", "SCT", "SCT"]), 0.7),
    "IN": draw_in,
    "DE": lambda random, name, income: {"filing_status": random.choice(["single", "married_joint", "married_separate"])},
    "CA": lambda random, name, income: {
        "region": random.choice(PROVINCES),
        **drawing.optional(random, "dependent_count", Decimal(random.randint(0, 3)), 0.3),
    },
    "AU": lambda random, name, income: {},
}
