"""Tax on the purchase of a home in the United Kingdom: SDLT, LBTT and LTT."""

from decimal import Decimal

import drawing
from statutes import on_bands

SOURCES = [
    "HMRC, Stamp Duty Land Tax: residential property rates, before and from 1 April 2025; surcharges 3 and 5 percent, 2 percent",
    "Revenue Scotland, LBTT residential rates and Additional Dwelling Supplement: 3, 4, 6 and 8 percent",
    "Welsh Revenue Authority, LTT main and higher residential rates, before and from 10 October 2022 and 11 December 2024",
]

EXAMPLES = 2
CASES = [
    {"country": "GB", "region": "ENG", "property_price": 295000, "completion_date": "2025-04-01", "currency": "GBP"},
    {"country": "GB", "region": "SCT", "property_price": 250000, "buyer_type": "first_time", "completion_date": "2026-06-01", "currency": "GBP"},
    {"country": "GB", "region": "ENG", "property_price": 300000, "buyer_type": "additional", "completion_date": "2025-04-01"},
    {"country": "GB", "region": "ENG", "property_price": 500000, "completion_date": "2025-03-31"},
    {"country": "GB", "region": "SCT", "property_price": 500000, "buyer_type": "additional", "completion_date": "2025-06-01"},
    {"country": "GB", "region": "ENG", "property_price": 500000, "buyer_type": "first_time", "completion_date": "2025-04-01"},
    {"country": "GB", "region": "NIR", "property_price": 500000.01, "buyer_type": "first_time", "completion_date": "2025-04-01"},
    {"country": "GB", "region": "ENG", "property_price": 625000, "buyer_type": "first_time", "completion_date": "2025-03-31"},
    {"country": "GB", "region": "ENG", "property_price": 39999.99, "buyer_type": "additional", "nonresident": True, "completion_date": "2026-01-01"},
    {"country": "GB", "region": "ENG", "property_price": 40000, "buyer_type": "additional", "nonresident": True, "completion_date": "2026-01-01"},
    {"country": "GB", "region": "WLS", "property_price": 40000, "buyer_type": "additional", "completion_date": "2024-12-10"},
    {"country": "GB", "region": "WLS", "property_price": 39999, "buyer_type": "additional", "completion_date": "2024-12-11"},
    {"country": "GB", "region": "WLS", "property_price": 1600000, "buyer_type": "first_time", "completion_date": "2022-10-09"},
    {"country": "GB", "region": "SCT", "property_price": 100000, "buyer_type": "additional", "completion_date": "2022-12-15"},
    {"country": "GB", "region": "SCT", "property_price": 100000, "buyer_type": "additional", "completion_date": "2024-12-04"},
    {"country": "GB", "region": "ENG", "property_price": 0.01, "completion_date": "2027-03-31"},
]


def bands_of(pairs):
    return [(Decimal(over), Decimal(str(rate))) for over, rate in pairs]


SCOTTISH = [(250_000, 5), (325_000, 10), (750_000, 12)]
UPPER = [(250_000, 5), (925_000, 10), (1_500_000, 12)]


def bands(region, buyer, price, day):
    if region == "SCT":
        return bands_of([(0, 0), (175_000 if buyer == "first_time" else 145_000, 2), *SCOTTISH])
    if region == "WLS":
        if buyer == "additional" and price >= 40_000:
            if day >= "2024-12-11":
                return bands_of([(0, 5), (180_000, 8.5), (250_000, 10), (400_000, 12.5), (750_000, 15), (1_500_000, 17)])
            return bands_of([(0, 4), (180_000, 7.5), (250_000, 9), (400_000, 11.5), (750_000, 14), (1_500_000, 16)])
        if day >= "2022-10-10":
            return bands_of([(0, 0), (225_000, 6), (400_000, 7.5), (750_000, 10), (1_500_000, 12)])
        return bands_of([(0, 0), (180_000, 3.5), (250_000, 5), (400_000, 7.5), (750_000, 10), (1_500_000, 12)])
    is_low = day >= "2025-04-01"
    if buyer == "first_time" and price <= (500_000 if is_low else 625_000):
        return bands_of([(0, 0), (300_000 if is_low else 425_000, 5)])
    return bands_of([(0, 0), *([(125_000, 2)] if is_low else []), *UPPER])


def surcharge(region, buyer, is_foreign, price, day):
    if price < 40_000:
        return Decimal(0)
    percent = Decimal(0)
    if region == "SCT" and buyer == "additional":
        percent = Decimal(8 if day >= "2024-12-05" else 6 if day >= "2022-12-16" else 4)
    if region in ("ENG", "NIR"):
        if buyer == "additional":
            percent += 5 if day >= "2024-10-31" else 3
        if is_foreign:
            percent += 2
    return percent


def calculate(given, rounding):
    price, day, region = given["property_price"], given["completion_date"], given["region"]
    buyer = given.get("buyer_type", "mover")
    own = bands(region, buyer, price, day)
    more = surcharge(region, buyer, given.get("nonresident", False), price, day)
    tax = on_bands(price, own) + price * more / 100
    rows = []
    for index, (start, rate) in enumerate(own):
        end = own[index + 1][0] if index + 1 < len(own) else None
        part = max(Decimal(0), (price if end is None else min(price, end)) - start)
        rows.append({
            "lower_bound": rounding.money(start),
            **({} if end is None else {"upper_bound": rounding.money(end)}),
            "tax_rate": rounding.percent(rate + more),
            "taxable_amount": rounding.money(part),
            "tax": rounding.money(part * (rate + more) / 100),
        })
    return {"stamp_duty": rounding.money(tax), "effective_tax_rate": rounding.percent(100 * tax / price), "brackets": rows}


DAYS = "2022-09-23 2022-10-09 2022-10-10 2022-12-15 2022-12-16 2024-10-30 2024-10-31 2024-12-04 2024-12-05 2024-12-10 2024-12-11 2025-03-31 2025-04-01 2026-06-30 2027-03-31".split()
EDGES = [40_000, 125_000, 145_000, 175_000, 180_000, 225_000, 250_000, 300_000, 325_000, 400_000, 425_000, 500_000, 625_000, 750_000, 925_000, 1_500_000]


def draw(random):
    region = random.choice(["ENG", "NIR", "SCT", "WLS"])
    edge = Decimal(random.choice(EDGES)) + random.choice([Decimal("-0.01"), Decimal(0), Decimal("0.01")])
    price = edge if drawing.is_hard(random, 0.5) else drawing.amount(random, 30_000, 2_500_000, "0.01", "1e12")
    return {
        "country": "GB",
        "region": region,
        "property_price": price,
        **drawing.optional(random, "buyer_type", random.choice(["mover", "first_time", "additional"]), 0.8),
        **({"nonresident": random.random() < 0.5} if region in ("ENG", "NIR") and random.random() < 0.3 else {}),
        "completion_date": random.choice(DAYS),
        **drawing.currency(random),
    }
