"""Capital gains tax of the United States, the United Kingdom and India."""

from decimal import Decimal

import drawing
from modules import module_of
from statutes import figure, on_bands

tax_of = module_of("income-tax")

SOURCES = [
    "IRS, Schedule D (Form 1040) and its tax worksheet, Capital Loss Carryover Worksheet; Form 8960",
    "HMRC, Capital Gains Tax rates and allowances: 10 and 20 percent to 29 October 2024, then 18 and 24; 3,000",
    "Finance (No. 2) Act, 2024 (India): ss. 111A and 112A before and from 23 July 2024",
]

EXAMPLES = 3
CASES = [
    {"country": "US", "tax_year": "2026", "filing_status": "married_joint", "taxable_income": 70000, "long_term_gains": 40000, "currency": "USD"},
    {"country": "GB", "tax_year": "2026-27", "taxable_income": 30000, "long_term_gains": 20000, "sale_date": "2026-06-01", "currency": "GBP"},
    {"country": "IN", "tax_year": "2026-27", "taxable_income": 1500000, "long_term_gains": 300000, "short_term_gains": 50000, "sale_date": "2026-06-01", "currency": "INR"},
    {"country": "US", "tax_year": "2025", "taxable_income": 90000, "short_term_gains": -8000, "long_term_gains": 3000, "carried_loss": 1000},
    {"country": "US", "tax_year": "2025", "taxable_income": 2000, "long_term_gains": -9000},
    {"country": "US", "tax_year": "2024", "filing_status": "married_separate", "taxable_income": 120000, "short_term_gains": 5000, "long_term_gains": -6000},
    {"country": "US", "tax_year": "2026", "taxable_income": 600000, "short_term_gains": 10000, "long_term_gains": 100000, "carried_loss": 4000},
    {"country": "GB", "tax_year": "2024-25", "taxable_income": 37000, "short_term_gains": 2000, "long_term_gains": 8000, "carried_loss": 4000, "sale_date": "2024-10-29"},
    {"country": "GB", "tax_year": "2024-25", "taxable_income": 50000, "long_term_gains": 8000, "carried_loss": 9000, "sale_date": "2024-10-30"},
    {"country": "GB", "tax_year": "2025-26", "taxable_income": 0, "long_term_gains": -500, "carried_loss": 100, "sale_date": "2025-10-30"},
    {"country": "IN", "tax_year": "2024-25", "taxable_income": 0, "long_term_gains": 200000, "short_term_gains": -50000, "sale_date": "2024-07-22"},
    {"country": "IN", "tax_year": "2024-25", "taxable_income": 0, "long_term_gains": -200000, "short_term_gains": 50000, "sale_date": "2024-07-23"},
]
NOTHING = Decimal(0)


def calculate(given, rounding):
    short, long, carried = (given.get(name, NOTHING) for name in ("short_term_gains", "long_term_gains", "carried_loss"))
    reply = BY_COUNTRY[given["country"]](given, short, long, carried)
    gain = max(NOTHING, reply["net_short_term_gain"]) + max(NOTHING, reply["net_long_term_gain"])
    output = {name: rounding.money(value) for name, value in reply.items()}
    tax = reply["tax"]
    left = output.pop("new_carried_loss")
    return {**output, "effective_tax_rate": rounding.percent(100 * tax / gain if gain else NOTHING), "new_carried_loss": left}


def american(given, short, long, carried):
    day, status = f"{given['tax_year']}-01-01", given.get("filing_status", "single")

    def of(key, word=status):
        return figure("us/income-tax", key, day, word)

    def ordinary(income):
        return on_bands(max(NOTHING, income), of("brackets"))

    short -= carried
    # Schedule D: a loss of one kind is set off against the gain of the other
    if short < 0 < long:
        moved = min(-short, long)
        short, long = short + moved, long - moved
    elif long < 0 < short:
        moved = min(-long, short)
        short, long = short - moved, long + moved
    income = given["taxable_income"]
    loss = max(NOTHING, -(short + long)) if short <= 0 and long <= 0 else NOTHING
    deducted = min(loss, of("capital_loss_limit"))
    first, second = max(NOTHING, short), max(NOTHING, long)
    on_short = ordinary(income + first) - ordinary(income) - (ordinary(income) - ordinary(income - deducted))
    own = of("long_term_gains_brackets")
    stacked = on_bands(income + first + second, own) - on_bands(income + first, own)
    on_long = min(stacked, ordinary(income + first + second) - ordinary(income + first))
    above = max(NOTHING, income + first + second - of("net_investment_income_threshold"))
    investment = min(first + second, above) * of("net_investment_income_rate", None) / 100
    return {
        "net_short_term_gain": short,
        "net_long_term_gain": long,
        "short_term_tax": on_short,
        "long_term_tax": on_long,
        "net_investment_income_tax": investment,
        "tax": on_short + on_long + investment,
        "new_carried_loss": loss - deducted,
    }


def british(given, short, long, carried):
    total = short + long
    basic, higher = (18, 24) if given["sale_date"] >= "2024-10-30" else (10, 20)
    used = min(carried, max(NOTHING, total - 3000))
    gain = max(NOTHING, total - used - 3000) if total > 0 else total
    taxed = max(NOTHING, gain)
    higher_from = figure("gb/income-tax", "brackets", given["sale_date"])[1][0]
    band = max(NOTHING, higher_from - given["taxable_income"])
    low = min(taxed, band)
    tax = (low * basic + (taxed - low) * higher) / 100
    return {
        "net_short_term_gain": NOTHING,
        "net_long_term_gain": gain,
        "short_term_tax": NOTHING,
        "long_term_tax": tax,
        "tax": tax,
        "new_carried_loss": carried - used + max(NOTHING, -total),
    }


def indian(given, short, long, carried):
    is_new = given["sale_date"] >= "2024-07-23"
    short -= carried
    # A short-term loss is set off against any gain, a long-term loss against long-term gains alone
    if short < 0 < long:
        moved = min(-short, long)
        short, long = short + moved, long - moved
    on_short = max(NOTHING, short) * (20 if is_new else 15) / 100
    on_long = max(NOTHING, long - 125_000) * (Decimal("12.5") if is_new else 10) / 100
    return {
        "net_short_term_gain": short,
        "net_long_term_gain": long,
        "short_term_tax": on_short,
        "long_term_tax": on_long,
        "tax": on_short + on_long,
        "new_carried_loss": max(NOTHING, -short) + max(NOTHING, -long),
    }


BY_COUNTRY = {"US": american, "GB": british, "IN": indian}
DAYS = {
    "GB": {"2024-25": ["2024-04-06", "2024-10-29", "2024-10-30"], "2025-26": ["2025-12-31"], "2026-27": ["2027-04-05"]},
    "IN": {"2024-25": ["2024-04-01", "2024-07-22", "2024-07-23"], "2025-26": ["2025-12-31"], "2026-27": ["2027-03-31"]},
}


def draw(random):
    country = random.choice(["US", "US", "GB", "IN"])
    high = 5_000_000 if country == "IN" else 400_000

    def gain():
        return drawing.amount(random, 100, high, "0", "1e9") * random.choice([1, 1, 1, -1])

    year = random.choice(tax_of.YEARS[country])
    return {
        "country": country,
        "tax_year": year,
        **(drawing.optional(random, "filing_status", random.choice(tax_of.STATUSES)) if country == "US" else {}),
        "taxable_income": tax_of.amount(random, country),
        **drawing.optional(random, "short_term_gains", gain(), 0.7),
        **drawing.optional(random, "long_term_gains", gain(), 0.7),
        **drawing.optional(random, "carried_loss", drawing.amount(random, 0, 50_000, "0", "1e9"), 0.3),
        **({"sale_date": random.choice(DAYS[country][year])} if country != "US" else {}),
        **drawing.currency(random),
    }
