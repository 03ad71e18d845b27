"""Gains on crypto assets from lots, and the tax on those of a year, in four countries."""

import datetime
from decimal import Decimal
from fractions import Fraction

import drawing
from modules import module_of
from statutes import figure, on_bands

tax_of = module_of("income-tax")

SOURCES = [
    "26 CFR 1.1012-1(j): units identified, or the oldest first; 26 U.S.C. 1222: more than one year",
    "HMRC, Cryptoassets Manual, CRYPTO22250 to 22256: same day, 30 days, section 104 pool; TCGA 1992, ss. 1H, 1K",
    "Income-tax Act, 1961 (India), s. 115BBH: 30 percent, cost alone deducted, no loss set off",
    "§ 23 Abs. 1 Satz 1 Nr. 2, Abs. 3 Satz 5 EStG; BMF letter of 6 March 2025, oldest first or average",
]


def trade(day, units, price, fee=None):
    return {"date": day, "units": units, "price": price, **({} if fee is None else {"fee": fee})}


LOTS = [trade("2024-02-01", 1, 40000, 20), trade("2025-03-10", 0.5, 80000, 20), trade("2026-01-15", 0.5, 90000)]
SALES = [trade("2026-02-01", 1.2, 95000, 30)]
POOLS = {"country": "GB", "lot_method": "pools"}

EXAMPLES = 4
CASES = [
    {"country": "US", "tax_year": "2026", "taxable_income": 90000, "lots": LOTS, "sales": SALES, "currency": "USD"},
    {**POOLS, "tax_year": "2026-27", "taxable_income": 40000, "currency": "GBP", "lots": [trade("2025-05-01", 2, 30000), trade("2026-06-20", 0.5, 40000)], "sales": [trade("2026-06-10", 1, 45000)]},
    {"country": "IN", "tax_year": "2026-27", "taxable_income": 1200000, "currency": "INR", "lots": [trade("2025-06-01", 0.1, 5000000), trade("2026-05-01", 0.1, 9000000)], "sales": [trade("2026-07-01", 0.1, 8000000, 5000), trade("2026-08-01", 0.1, 8500000)]},
    {"country": "DE", "tax_year": "2026", "taxable_income": 50000, "currency": "EUR", "lots": [trade("2024-11-05", 0.2, 60000), trade("2026-01-05", 0.1, 80000)], "sales": [trade("2026-06-01", 0.25, 90000)]},
    # HMRC, CRYPTO22254 and after: 14,000 tokens for 200,000; 4,000 sold for 160,000 and 500 bought within 30 days for 17,500
    {**POOLS, "tax_year": "2026-27", "taxable_income": 60000, "lots": [trade("2025-05-01", 14000, 14.285714285714286), trade("2026-09-11", 500, 35)], "sales": [trade("2026-08-30", 4000, 40)]},
    # Each method on the same trades
    *({"country": "US", "tax_year": "2026", "taxable_income": 90000, "lots": LOTS, "sales": SALES, "lot_method": method} for method in ("lifo", "hifo", "average")),
    # A year and a day, and the day before
    {"country": "US", "tax_year": "2026", "taxable_income": 30000, "lots": [trade("2024-02-29", 1, 100), trade("2025-03-01", 1, 100)], "sales": [trade("2026-03-01", 2, 300)]},
    {"country": "DE", "tax_year": "2025", "taxable_income": 30000, "lots": [trade("2024-02-29", 2, 100)], "sales": [trade("2025-02-28", 1, 5000), trade("2025-03-01", 1, 5000)]},
    # The limit of Germany: below it, and at it
    {"country": "DE", "tax_year": "2024", "taxable_income": 30000, "lots": [trade("2024-01-02", 1, 1000)], "sales": [trade("2024-05-01", 1, 1999.99)]},
    {"country": "DE", "tax_year": "2024", "filing_status": "married_joint", "taxable_income": 30000, "lots": [trade("2024-01-02", 1, 1000)], "sales": [trade("2024-05-01", 1, 2000)]},
    # Losses
    {"country": "US", "tax_year": "2025", "filing_status": "married_separate", "taxable_income": 50000, "lots": [trade("2025-01-02", 1, 9000)], "sales": [trade("2025-05-01", 1, 1000)]},
    {"country": "DE", "tax_year": "2025", "taxable_income": 50000, "lots": [trade("2025-01-02", 1, 9000)], "sales": [trade("2025-05-01", 1, 1000)]},
    {**POOLS, "tax_year": "2025-26", "taxable_income": 0, "lots": [trade("2025-05-01", 3, 900), trade("2025-05-01", 1, 500)], "sales": [trade("2025-05-01", 1, 100), trade("2025-05-20", 1, 100)]},
    # A sale of an earlier year takes its lots
    {"country": "US", "tax_year": "2026", "taxable_income": 90000, "lots": LOTS, "sales": [trade("2025-06-01", 1.1, 60000), trade("2026-06-01", 0.9, 99000)]},
    {"country": "US", "tax_year": "2026", "taxable_income": 90000, "lots": [trade("2026-01-01", 0.1, 10), trade("2026-01-01", 0.2, 10)], "sales": [trade("2026-01-01", 0.3, 10)], "lot_method": "average"},
]


class Lot:
    def __init__(self, one):
        self.day = datetime.date.fromisoformat(one["date"])
        self.left = Fraction(one["units"])
        self.cost = Fraction(one["price"]) + Fraction(one.get("fee", 0)) / self.left


def anniversary(day):
    return day.replace(year=day.year + 1) if (day.month, day.day) != (2, 29) else datetime.date(day.year + 1, 2, 28)


def serve(order, wanted, day):
    """Parts of a sale: units, cost of each, and whether they were held for longer than a year."""
    for lot in order:
        units = min(wanted, lot.left)
        if units > 0:
            lot.left -= units
            wanted -= units
            yield units, lot.cost, day > anniversary(lot.day)


def by_lots(lots, sales, method):
    parts = []
    pool_units, pool_cost, joined = Fraction(0), Fraction(0), 0
    for sale in sales:
        while joined < len(lots) and lots[joined].day <= sale.day:
            pool_units += lots[joined].left
            pool_cost += lots[joined].left * lots[joined].cost
            joined += 1
        open_lots = lots[:joined]
        order = {
            "fifo": open_lots,
            "average": open_lots,
            "lifo": open_lots[::-1],
            "hifo": sorted(open_lots, key=lambda lot: -lot.cost),
        }[method]
        own = list(serve(order, sale.left, sale.day))
        if method == "average":
            each = pool_cost / pool_units
            own = [(units, each, is_long) for units, _, is_long in own]
            pool_units -= sale.left
            pool_cost -= sale.left * each
        parts.append(own)
    if method != "average":
        return parts, [{"date": lot.day.isoformat(), "units": lot.left, "cost": lot.left * lot.cost} for lot in lots if lot.left > 0]
    for lot in lots[joined:]:
        pool_units += lot.left
        pool_cost += lot.left * lot.cost
    return parts, [{"units": pool_units, "cost": pool_cost}] if pool_units > 0 else []


def by_pools(lots, sales):
    days = {}
    for lot in lots:
        units, cost = days.get(lot.day, (Fraction(0), Fraction(0)))
        days[lot.day] = (units + lot.left, cost + lot.left * lot.cost)
    open_units = {day: units for day, (units, _) in days.items()}
    wanted = [sale.left for sale in sales]
    parts = [[] for _ in sales]

    def identify(place, day):
        units = min(wanted[place], open_units[day])
        if units > 0:
            open_units[day] -= units
            wanted[place] -= units
            parts[place].append((units, days[day][1] / days[day][0], False))

    for place, sale in enumerate(sales):
        if sale.day in days:
            identify(place, sale.day)
    for place, sale in enumerate(sales):
        for day in sorted(days):
            if 0 < (day - sale.day).days <= 30:
                identify(place, day)
    # The pool, day by day: what was bought comes before what was sold
    units, cost = Fraction(0), Fraction(0)
    for day in sorted({*days, *(sale.day for sale in sales)}):
        if day in days:
            units += open_units[day]
            cost += open_units[day] * days[day][1] / days[day][0]
        for place, sale in enumerate(sales):
            if sale.day == day and wanted[place] > 0:
                each = cost / units
                parts[place].append((wanted[place], each, False))
                units -= wanted[place]
                cost -= wanted[place] * each
    return parts, [{"units": units, "cost": cost}] if units > 0 else []


def calculate(given, rounding):
    country, method = given["country"], given.get("lot_method", "fifo")
    lots, sales = [Lot(one) for one in given["lots"]], [Lot(one) for one in given["sales"]]
    parts, left = by_pools(lots, sales) if method == "pools" else by_lots(lots, sales, method)
    begins = datetime.date.fromisoformat(f"{given['tax_year'][:4]}-{tax_of.COUNTRIES[country].START}")
    rows, short, long, gains = [], Fraction(0), Fraction(0), Fraction(0)
    for one, sale, own in zip(given["sales"], sales, parts):
        fee = 0 if country == "IN" else Fraction(one.get("fee", 0))
        proceeds = Fraction(one["units"]) * Fraction(one["price"]) - fee
        cost = sum(units * each for units, each, _ in own)
        late = sum(units * (proceeds / Fraction(one["units"]) - each) for units, each, is_long in own if is_long)
        gain = proceeds - cost
        rows.append({"date": one["date"], **money_of(rounding, sale_proceeds=proceeds, cost_basis=cost, gain=gain, short_term_gain=gain - late, long_term_gain=late)})
        if sale.day >= begins:
            short, long = short + gain - late, long + late
            gains += max(Fraction(0), gain)
    taxed, tax = BY_COUNTRY[country](given, short, long, gains)
    gain = short + long
    return {
        **money_of(rounding, gain=gain, short_term_gain=short, long_term_gain=long, taxable_gain=taxed, tax=tax),
        "effective_tax_rate": rounding.percent(decimal(100 * tax / gain) if gain > 0 else Decimal(0)),
        "sales": rows,
        "lots": [{**({"date": lot["date"]} if "date" in lot else {}), "units": rounding.number(decimal(lot["units"]), 8), **money_of(rounding, cost_basis=lot["cost"])} for lot in left],
    }


def decimal(value):
    return Decimal(value.numerator) / Decimal(value.denominator)


def money_of(rounding, **values):
    return {name: rounding.money(decimal(Fraction(value))) for name, value in values.items()}


def american(given, short, long, gains):
    status, day = given.get("filing_status", "single"), f"{given['tax_year']}-01-01"
    income = given["taxable_income"]
    short, long = decimal(short), decimal(long)

    def of(key, word=status):
        return figure("us/income-tax", key, day, word)

    def ordinary(amount):
        return on_bands(max(Decimal(0), amount), of("brackets"))

    total = short + long
    if total <= 0:
        return Fraction(0), Fraction(ordinary(income - min(-total, of("capital_loss_limit"))) - ordinary(income))
    first = total if long <= 0 else max(Decimal(0), short)
    second = total - first
    gains_bands = of("long_term_gains_brackets")
    stacked = on_bands(income + total, gains_bands) - on_bands(income + first, gains_bands)
    tax = ordinary(income + first) - ordinary(income) + min(stacked, ordinary(income + total) - ordinary(income + first))
    above = max(Decimal(0), income + total - of("net_investment_income_threshold"))
    return Fraction(total), Fraction(tax + min(total, above) * of("net_investment_income_rate", None) / 100)


def british(given, short, long, gains):
    taxed = max(Fraction(0), short + long - 3000)
    basic = figure("gb/income-tax", "brackets", f"{given['tax_year'][:4]}-04-06")[1][0]
    band = max(Fraction(0), Fraction(basic - given["taxable_income"]))
    return taxed, (18 * min(taxed, band) + 24 * max(Fraction(0), taxed - band)) / 100


def indian(given, short, long, gains):
    return gains, gains * 30 / 100


def german(given, short, long, gains):
    taxed = short if short >= 1000 else Fraction(0)
    law = tax_of.Germany({**given, "taxable_income": Decimal(0)})
    income = given["taxable_income"]
    return taxed, Fraction(law.tax(law.taxable(income + decimal(taxed)), True) - law.tax(law.taxable(income), True))


BY_COUNTRY = {"US": american, "GB": british, "IN": indian, "DE": german}
YEARS = {"US": ["2024", "2025", "2026"], "DE": ["2024", "2025", "2026"], "GB": ["2025-26", "2026-27"], "IN": ["2024-25", "2025-26", "2026-27"]}


def draw(random):
    country = random.choice(list(YEARS))
    year = random.choice(YEARS[country])
    ends = datetime.date(int(year[:4]) + (country in ("GB", "IN")), *{"GB": (4, 5), "IN": (3, 31)}.get(country, (12, 31)))
    days = sorted(ends - datetime.timedelta(days=random.choice([random.randint(0, 60), random.randint(0, 900)])) for _ in range(random.randint(2, 9)))
    lots, sales, held = [], [], Decimal(0)
    for place, day in enumerate(days):
        units = (Decimal(random.randint(1, 5000)) / random.choice([10, 1000])).quantize(Decimal("0.001"))
        sold = min(units, held)
        one = {"date": day.isoformat(), "price": drawing.amount(random, 1, 90_000, "0.01", "1e6"), **drawing.optional(random, "fee", drawing.amount(random, 0, 5, "0", "10"), 0.4)}
        if place == 0 or sold == 0 or (random.random() < 0.5 and place < len(days) - 1):
            lots.append({**one, "units": units})
            held += units
        else:
            sales.append({**one, "units": sold})
            held -= sold
    if not sales:
        sales.append({"date": ends.isoformat(), "units": held, "price": drawing.amount(random, 1, 90_000, "0.01", "1e6")})
    status = {"US": tax_of.STATUSES, "DE": ["single", "married_joint"]}.get(country)
    return {
        "country": country,
        "tax_year": year,
        **(drawing.optional(random, "filing_status", random.choice(status)) if status else {}),
        "taxable_income": drawing.amount(random, 0, 200_000, "0", "1e9"),
        "lots": lots,
        "sales": sales,
        **({"lot_method": "pools"} if country == "GB" else drawing.optional(random, "lot_method", random.choice(["fifo", "lifo", "hifo", "average"]), 0.8)),
        **drawing.currency(random),
    }
