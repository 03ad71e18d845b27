"""Conversion of a traditional IRA to a Roth IRA, year by year, against leaving it as it is."""

from decimal import Decimal

import drawing
from statutes import figure, on_bands

SOURCES = [
    "26 U.S.C. 408(d)(2): all individual retirement plans are one contract; Form 8606, lines 6 to 18",
    "26 U.S.C. 408A(d)(3): a conversion is income; 26 U.S.C. 1(j)",
]

EXAMPLES = 2
CASES = [
    {"tax_year": "2026", "filing_status": "married_joint", "account_balance": 500000, "target_marginal_tax_rate": 22, "taxable_income": 120000, "current_age": 60, "years": 5, "retirement_tax_rate": 24, "currency": "USD"},
    {"tax_year": "2026", "account_balance": 100000, "nondeductible_basis": 20000, "annual_conversion": 20000, "taxable_income": 60000, "current_age": 45, "years": 3, "retirement_tax_rate": 22},
    # The pro-rata rule of Form 8606: a tenth of 70,000 and 7,000 of basis is free
    {"tax_year": "2026", "account_balance": 70000, "nondeductible_basis": 7000, "annual_conversion": 7000, "taxable_income": 80000, "current_age": 40, "years": 1, "expected_return": 0, "retirement_tax_rate": 22},
    {"tax_year": "2025", "account_balance": 7000, "nondeductible_basis": 7000, "target_marginal_tax_rate": 10, "taxable_income": 300000, "current_age": 40, "years": 2, "retirement_tax_rate": 0},
    {"tax_year": "2026", "account_balance": 100000, "annual_conversion": 30000, "taxable_income": 20000, "current_age": 30, "years": 10, "expected_return": -5, "retirement_tax_rate": 10},
    {"tax_year": "2024", "account_balance": 90000, "target_marginal_tax_rate": 37, "taxable_income": 900000, "current_age": 70, "years": 2, "retirement_tax_rate": 30, "tax_rate": 20},
    {"tax_year": "2026", "account_balance": 90000, "target_marginal_tax_rate": 9, "taxable_income": 0, "current_age": 70, "years": 2, "retirement_tax_rate": 30},
    {"tax_year": "2026", "account_balance": 90000, "annual_conversion": 40000, "taxable_income": 100000, "current_age": 50, "years": 2, "retirement_tax_rate": 15, "tax_rate": 40, "expected_return": 8},
]
NOTHING = Decimal(0)


class Accounts:
    """Traditional and Roth, the basis of the first, and the savings that pay the tax."""

    def __init__(self, balance, basis):
        self.old, self.basis, self.roth, self.side = balance, basis, NOTHING, NOTHING

    def grow(self, growth, own):
        self.old *= growth
        self.roth *= growth
        self.side *= own

    def after_tax(self, rate):
        return self.roth + self.old - rate * max(NOTHING, self.old - self.basis)


def calculate(given, rounding):
    bands = figure("us/income-tax", "brackets", f"{given['tax_year']}-01-01", given.get("filing_status", "single"))
    income, rate = given["taxable_income"], given["retirement_tax_rate"] / 100
    gross = given.get("expected_return", Decimal(6)) / 100
    net = gross * (1 - given.get("tax_rate", NOTHING) / 100) if gross > 0 else gross
    basis = given.get("nondeductible_basis", NOTHING)
    ours, theirs = Accounts(given["account_balance"], basis), Accounts(given["account_balance"], basis)
    years = int(given.get("years", Decimal(5)))
    converted, taxes = NOTHING, NOTHING
    for _ in range(years):
        # Form 8606: the nontaxable share is the basis over everything
        share = min(Decimal(1), ours.basis / ours.old) if ours.old > 0 else NOTHING
        moved = min(ours.old, wish(given, bands, income, share, ours.old))
        free = moved * share
        tax = on_bands(income + moved - free, bands) - on_bands(income, bands)
        ours.old, ours.roth, ours.basis = ours.old - moved, ours.roth + moved, ours.basis * (1 - (moved / ours.old if ours.old > 0 else 1))
        theirs.side += tax
        converted, taxes = converted + moved, taxes + tax
        ours.grow(1 + gross, 1 + net)
        theirs.grow(1 + gross, 1 + net)
    first, second = ours.after_tax(rate), theirs.after_tax(rate) + theirs.side
    wait = next((year for year in range(61) if ahead(ours, theirs, rate, year, gross, net)), None)
    return {
        "total_converted": rounding.money(converted),
        "total_tax": rounding.money(taxes),
        "effective_tax_rate": rounding.percent(100 * taxes / converted if converted else NOTHING),
        "projected_corpus": rounding.money(first),
        "unconverted_corpus": rounding.money(second),
        "roth_advantage": rounding.money(first - second),
        **({} if wait is None else {"break_even_age": rounding.percent(given["current_age"] + years + wait)}),
    }


def wish(given, bands, income, share, balance):
    if "annual_conversion" in given:
        return given["annual_conversion"]
    ends = [over for over, rate in bands if rate > given["target_marginal_tax_rate"]]
    if share == 1:
        return balance
    room = max(NOTHING, ends[0] - income) if ends else balance
    return room / (1 - share)


def ahead(ours, theirs, rate, year, gross, net):
    value = []
    for one in (ours, theirs):
        growth = (1 + gross) ** year
        old = one.old * growth
        value.append(one.roth * growth + old - rate * max(NOTHING, old - one.basis) + one.side * (1 + net) ** year)
    return value[0] >= value[1]


def draw(random):
    balance = drawing.amount(random, 5_000, 1_500_000, "1", "1e9")
    way = {"annual_conversion": drawing.amount(random, 1_000, 100_000, "0", "1e9")}
    if random.random() < 0.5:
        way = {"target_marginal_tax_rate": Decimal(random.choice([10, 12, 22, 24, 32, 35]))}
    return {
        "tax_year": random.choice(["2024", "2025", "2026"]),
        **drawing.optional(random, "filing_status", random.choice(["single", "married_joint", "head_of_household"])),
        "account_balance": balance,
        **drawing.optional(random, "nondeductible_basis", (balance * random.randint(0, 100) / 100).quantize(Decimal("0.01"), rounding="ROUND_FLOOR"), 0.4),
        **way,
        "taxable_income": drawing.amount(random, 0, 300_000, "0", "1e9"),
        "current_age": Decimal(random.randint(30, 75)),
        **drawing.optional(random, "years", Decimal(random.randint(1, 15)), 0.8),
        **drawing.optional(random, "expected_return", drawing.rate(random, 0, 9, ("0", "20")), 0.7),
        "retirement_tax_rate": Decimal(random.randint(0, 40)),
        **drawing.optional(random, "tax_rate", Decimal(random.randint(0, 40)), 0.5),
        **drawing.currency(random),
    }
