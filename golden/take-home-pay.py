"""Take-home pay by the law of six countries: income tax as in income-tax.py, and the contributions of employees."""

from decimal import Decimal

import drawing
from modules import module_of
from statutes import figure, has

tax_of = module_of("income-tax")

SOURCES = [
    *tax_of.SOURCES,
    "26 U.S.C. 3101, 3102(f), 3121(a)",
    "SSCBA 1992, ss. 5, 8; HMRC, CWG2 (contributions by pay period); SI 2009/470, reg. 29",
    "CRA, T4127, Payroll Deductions Formulas: factors C, C2, EI, F5, K2, K4",
    "Federal Ministry of Finance, program flow for wage tax (§ 39b Abs. 6 EStG); SGB III, V, VI, XI",
]

EXAMPLES = 6
CASES = [
    {"country": "US", "tax_year": "2026", "pay": 85000, "currency": "USD"},
    {"country": "GB", "tax_year": "2026-27", "pay": 3500, "pay_frequency": "monthly", "loan_plan": "plan_2", "currency": "GBP"},
    {"country": "DE", "tax_year": "2026", "pay": 5000, "pay_frequency": "monthly", "currency": "EUR"},
    {"country": "CA", "tax_year": "2026", "region": "ON", "pay": 3000, "pay_frequency": "biweekly", "currency": "CAD"},
    {"country": "AU", "tax_year": "2026-27", "pay": 95000, "currency": "AUD"},
    {"country": "IN", "tax_year": "2026-27", "pay": 150000, "pay_frequency": "monthly", "currency": "INR"},
    # Published: tests of HMRC's calculator, the ministry's program, the step-by-step example of T4032-ON
    {"country": "GB", "region": "SCT", "tax_year": "2024-25", "pay": 100000},
    {"country": "GB", "region": "ENG", "tax_year": "2026-27", "pay": 3000, "pay_frequency": "monthly"},
    {"country": "DE", "region": "NW", "tax_year": "2026", "pay": 60000},
    {"country": "DE", "region": "NW", "tax_year": "2026", "pay": 60000, "tax_class": 5},
    {"country": "DE", "region": "NW", "tax_year": "2026", "pay": 96000},
    {"country": "DE", "region": "NW", "tax_year": "2026", "pay": 24000, "tax_class": 6},
    {"country": "CA", "region": "ON", "tax_year": "2026", "pay": 1300, "pay_frequency": "weekly", "annual_pre_tax_deductions": 4160},
    {"country": "DE", "tax_year": "2025", "region": "SN", "pay": 7000, "pay_frequency": "monthly", "tax_class": 3, "childless": False, "child_count": 3},
    {"country": "DE", "tax_year": "2024", "pay": 48000, "tax_class": 2, "childless": False, "health_extra_rate": 1.2},
    {"country": "DE", "tax_year": "2026", "pay": 500000, "tax_class": 6},
    {"country": "GB", "tax_year": "2025-26", "pay": 700, "pay_frequency": "weekly", "loan_plan": "postgraduate", "pension_contribution_pct": 5},
    {"country": "US", "tax_year": "2026", "filing_status": "married_joint", "pay": 10000, "pay_frequency": "semimonthly", "annual_pre_tax_deductions": 24500, "dependent_count": 2},
    {"country": "CA", "tax_year": "2026", "region": "YT", "pay": 74600},
    {"country": "CA", "tax_year": "2025", "region": "BC", "pay": 3500},
]

PERIODS = {"weekly": 52, "biweekly": 26, "semimonthly": 24, "monthly": 12, "annually": 1}
down, up = tax_of.down, tax_of.up


def calculate(given, rounding):
    periods = PERIODS[given.get("pay_frequency", "annually")]
    one = EMPLOYEES[given["country"]](given, periods)
    pay = given["pay"] * periods
    net = one.net(pay)
    tax, social = one.tax(pay), one.social(pay)
    amounts = {
        "income_tax": tax,
        "social_contributions": social,
        "student_loan": one.loan(pay),
        "pension_contribution": one.pension(pay),
        "pre_tax_deductions": one.others,
    }
    return {
        "net_pay": rounding.money(net / periods),
        "annual_net_pay": rounding.money(net),
        "income_tax": rounding.money(tax),
        "social_contributions": rounding.money(social),
        **({"student_loan": rounding.money(one.loan(pay))} if given["country"] == "GB" else {}),
        "deductions": [
            {"name": name, "amount": rounding.money(amount / periods), "annual_amount": rounding.money(amount)}
            for name, amount in amounts.items()
        ],
        "marginal_tax_rate": rounding.percent(100 * (1 - (one.net(pay + 1000) - net) / 1000)),
        "effective_tax_rate": rounding.percent(100 * (tax + social) / pay),
    }


class Employee:
    def __init__(self, given, periods):
        self.given, self.periods = given, periods
        self.others = given.get("annual_pre_tax_deductions", Decimal(0))

    def figure(self, pack, key, word=None):
        start = tax_of.COUNTRIES[self.given["country"]].START
        return figure(pack, key, f"{self.given['tax_year'][:4]}-{start}", word)

    def pension(self, pay):
        return self.given.get("pension_contribution_pct", Decimal(0)) / 100 * pay

    def tax(self, pay):
        """Of what is left of the pay after what is deducted before tax."""
        left = max(Decimal(0), pay - self.pension(pay) - self.others)
        known = {name: self.given[name] for name in KNOWN if name in self.given}
        law = tax_of.COUNTRIES[self.given["country"]]({**known, "annual_income": left})
        return law.tax(left, True)

    def social(self, pay):
        return Decimal(0)

    def loan(self, pay):
        return Decimal(0)

    def net(self, pay):
        return pay - self.pension(pay) - self.others - self.tax(pay) - self.social(pay) - self.loan(pay)


KNOWN = ["country", "tax_year", "region", "filing_status", "dependent_count", "age_at_year_end", "tax_regime"]


class American(Employee):
    def social(self, pay):
        def payroll(key):
            return self.figure("us/payroll", key)

        security = payroll("social_security_rate_employee") * min(pay, payroll("social_security_wage_base"))
        medicare = payroll("medicare_rate_employee") * pay
        above = max(Decimal(0), pay - payroll("additional_medicare_withholding_over"))
        return (security + medicare + self.figure("us/income-tax", "additional_medicare_rate") * above) / 100


class British(Employee):
    def social(self, pay):
        """Class 1, of each period alone."""
        frequency = self.given.get("pay_frequency", "annually")
        first = self.figure("gb/national-insurance", "primary_threshold", frequency)
        limit = self.figure("gb/national-insurance", "upper_earnings_limit", frequency)
        main, above = (self.figure("gb/national-insurance", key) for key in ("employee_rate", "employee_rate_above"))
        own = pay / self.periods
        within = max(Decimal(0), min(own, limit) - first)
        return self.periods * (within * main + max(Decimal(0), own - limit) * above) / 100

    def loan(self, pay):
        plan = self.given.get("loan_plan", "none")
        plans = [] if plan == "none" else [plan]
        if self.given.get("postgraduate_loan", False):
            plans.append("postgraduate")
        return sum((self.repayment(one, pay) for one in plans), Decimal(0))

    def repayment(self, plan, pay):
        threshold = self.figure("gb/student-loans", "loan_threshold", plan) / self.periods
        threshold = down(threshold * 100) / 100
        rate = self.figure("gb/student-loans", "loan_rate", plan) / 100
        return self.periods * down(rate * max(Decimal(0), pay / self.periods - threshold))


class Canadian(Employee):
    def contributions(self, pay):
        """The pension plan, its second additional part, and employment insurance."""
        def payroll(key):
            return self.figure("ca/payroll", key)

        limit = payroll("cpp_maximum_earnings")
        plan = payroll("cpp_rate") / 100 * max(Decimal(0), min(pay, limit) - payroll("cpp_exemption"))
        second = payroll("cpp2_rate") / 100 * max(Decimal(0), min(pay, payroll("cpp_additional_maximum_earnings")) - limit)
        insurance = payroll("ei_rate") / 100 * min(pay, payroll("ei_maximum_earnings"))
        return plan, second, insurance

    def social(self, pay):
        return sum(self.contributions(pay))

    def tax(self, pay):
        plan, second, insurance = self.contributions(pay)
        credited = plan * self.figure("ca/payroll", "cpp_base_rate") / self.figure("ca/payroll", "cpp_rate")
        taxable = max(Decimal(0), pay - self.pension(pay) - self.others - (plan - credited) - second)
        law = Credited({**self.given, "taxable_income": taxable})
        law.credits = credited + insurance
        law.pay = pay
        return law.federal(taxable) + law.provincial(taxable)


class Credited(tax_of.Canada):
    """With credits for contributions and for being employed, as larger basic amounts."""

    def basic_amount(self, amount, income):
        basic = tax_of.Canada.basic_amount(amount, income)
        # That of the territory has a name of its own.
        key = "employment_amount" if amount is self.figure("basic_amount") else f"provincial_employment_amount_{self.region}"
        employment = self.figure(key) if has(self.PACK, key) else Decimal(0)
        return basic + self.credits + min(self.pay, employment)


class German(Employee):
    def __init__(self, given, periods):
        super().__init__(given, periods)
        self.tax_class = int(given.get("tax_class", 1))
        self.law = tax_of.Germany({**given, "filing_status": "single"})
        extra = given.get("health_extra_rate")
        self.extra = self.insurance("health_average_extra_rate") if extra is None else extra
        self.care = self.insurance("care_rate") / 2
        if given.get("region") == "SN":
            self.care += self.insurance("care_employee_extra_SN")
        if given.get("childless", True):
            self.care += self.insurance("care_childless_rate")
        else:
            reduced = max(0, min(int(given.get("child_count", 0)), 5) - 1)
            self.care -= self.insurance("care_child_discount") * reduced

    def insurance(self, key):
        return self.figure("de/social-insurance", key)

    def of_tax(self, key):
        return self.figure("de/income-tax", key)

    def social(self, pay):
        """Four insurances of a month, each to the nearest cent."""
        pension_pay = min(pay, self.insurance("pension_ceiling"))
        health_pay = min(pay, self.insurance("health_ceiling"))
        parts = [
            pension_pay * self.insurance("pension_rate") / 2,
            pension_pay * self.insurance("unemployment_rate_both") / 2,
            health_pay * (self.insurance("health_rate") + self.extra) / 2,
            health_pay * self.care,
        ]
        return 12 * sum(down(part / 12 + Decimal("0.5")) for part in parts) / 100

    def tax(self, pay):
        tax = self.wage_tax(self.taxable(pay))
        free = self.of_tax("solidarity_free_up_to") * (2 if self.tax_class == 3 else 1)
        if tax <= free:
            return tax
        cents = min(self.of_tax("solidarity_rate") * tax, self.of_tax("solidarity_mitigation_rate") * (tax - free))
        return tax + down(cents) / 100

    def taxable(self, pay):
        lump = Decimal(0)
        if self.tax_class != 6:
            lump = min(up(pay), self.of_tax("employee_lump_sum")) + self.of_tax("special_expenses_lump_sum")
        if self.tax_class == 2:
            lump += self.of_tax("single_parent_relief")
        return max(Decimal(0), pay - lump - self.provision(pay))

    def provision(self, pay):
        """Vorsorgepauschale: pension and health by their rates, or pension and the minimum."""
        def cents(percent, base):
            return down(percent * base) / 100

        pension = cents(self.insurance("pension_rate") / 2, min(pay, self.insurance("pension_ceiling")))
        insured = min(pay, self.insurance("health_ceiling"))
        health_rate = (self.insurance("health_rate_reduced") + self.extra) / 2 + self.care
        health = cents(health_rate, insured)
        rate = self.of_tax("provision_rate")
        if rate is not None:
            limit = self.of_tax("provision_max_class_3" if self.tax_class == 3 else "provision_max")
            minimum = min(cents(rate, pay), limit)
        elif self.tax_class == 6:
            minimum = Decimal(0)
        else:
            unemployment = cents(self.insurance("unemployment_rate_both") / 2, insured)
            minimum = min(unemployment + health, self.of_tax("provision_max"))
        return max(up(pension + health), up(pension + minimum))

    def wage_tax(self, taxable):
        if self.tax_class == 3:
            return 2 * down(self.law.tariff(down(taxable / 2)))
        if self.tax_class in (5, 6):
            return self.high_classes(down(taxable))
        return down(self.law.tariff(down(taxable)))

    def high_classes(self, taxable):
        """MST5-6: twice the difference of the tax on 125 and 75 percent, at least 14 percent, with limits."""
        limits = self.of_tax("wage_tax_limits")
        first, second, third = limits["w1"], limits["w2"], limits["w3"]

        def between(income):
            step = self.of_tax("class_5_cut")
            high, low = (down(income * share / step) * step for share in (Decimal("1.25"), Decimal("0.75")))
            twice = 2 * (down(self.law.tariff(high)) - down(self.law.tariff(low)))
            return max(twice, down(income * Decimal("0.14")))

        if taxable > second:
            tax = between(second) + down((min(taxable, third) - second) * Decimal("0.42"))
            return tax + (down((taxable - third) * Decimal("0.45")) if taxable > third else 0)
        own = between(taxable)
        return own if taxable <= first else min(own, down(between(first) + (taxable - first) * Decimal("0.42")))


class Australian(Employee):
    pass


class Indian(Employee):
    pass


EMPLOYEES = {"US": American, "GB": British, "CA": Canadian, "DE": German, "AU": Australian, "IN": Indian}
PAID = {**dict.fromkeys(EMPLOYEES, list(PERIODS)), "GB": ["weekly", "monthly", "annually"]}
LANDS = "BW BY BE BB HB HH HE MV NI NW RP SL SN SN ST SH TH".split()


def draw(random):
    country = random.choice(list(EMPLOYEES))
    frequency = random.choice(PAID[country])
    income = max(tax_of.amount(random, country), Decimal(52))
    pay = max(Decimal("0.01"), (income / PERIODS[frequency]).quantize(Decimal("0.01")))
    share = Decimal(random.choice([0, 3, 5, 8]))
    before = (pay * PERIODS[frequency] * random.randint(0, 20) / 100).quantize(Decimal(1), rounding="ROUND_FLOOR")
    deducted = {} if country == "DE" else {
        **drawing.optional(random, "pension_contribution_pct", share, 0.3),
        **drawing.optional(random, "annual_pre_tax_deductions", before, 0.3),
    }
    return {
        "country": country,
        "tax_year": random.choice(tax_of.YEARS[country]),
        "pay": pay,
        "pay_frequency": frequency,
        **deducted,
        **DRAWN[country](random),
        **drawing.currency(random),
    }


def draw_de(random):
    childless = random.random() < 0.5
    return {
        "region": random.choice(LANDS),
        "tax_class": Decimal(random.randint(1, 6)),
        "childless": childless,
        **({} if childless else {"child_count": Decimal(random.randint(0, 6))}),
        **drawing.optional(random, "health_extra_rate", Decimal(random.randint(0, 400)) / 100),
    }


DRAWN = {
    "US": lambda random: {
        "filing_status": random.choice(tax_of.STATUSES),
        **drawing.optional(random, "dependent_count", Decimal(random.randint(0, 4)), 0.3),
        **drawing.optional(random, "age_at_year_end", Decimal(random.choice([40, 65, 70])), 0.2),
    },
    "GB": lambda random: {
        **drawing.optional(random, "region", random.choice(["ENG", "WLS", "NIR", "SCT", "SCT"]), 0.7),
        **random.choice([
            {"loan_plan": random.choice(["none", "plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"])},
            {"loan_plan": random.choice(["none", "plan_1", "plan_2"]), "postgraduate_loan": True},
        ]),
    },
    "CA": lambda random: {"region": random.choice([one for one in tax_of.PROVINCES if one != "QC"])},
    "DE": draw_de,
    "AU": lambda random: {},
    "IN": lambda random: drawing.optional(random, "tax_regime", random.choice(["new", "old"])),
}
