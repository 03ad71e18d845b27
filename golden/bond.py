"""Bond: every payment discounted by itself, and the yield at which that is the price."""

import calendar
from datetime import date, timedelta
from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import PERCENT, Refusal, ceiling, power, root_between
from replies import Reply

SOURCES = [
    "Securities Industry Association, Standard Securities Calculation Methods: price with periodic coupons",
    "Microsoft, Excel functions PRICE, YIELD, DURATION and MDURATION: DSC is E less A",
    "fsprojects/ExcelFinancialFunctions, testdata/price.test and duration.test: what Excel 2010 answered (Apache License 2.0)",
    "Fabozzi, Bond Markets, Analysis and Strategies: yield to call, yield to worst, price value of a basis point",
    "Kellison, The Theory of Interest, 3rd edition, sections 6.3 to 6.5, 11.2 and 11.3: bonds, duration, convexity",
    "ISDA 2006 Definitions, section 4.16(f) and (g): months of 30 days; Python's datetime and calendar modules",
]

DAY_COUNTS = ["thirty_360", "thirty_e_360", "actual_360", "actual_365", "actual_actual"]
TIMES = {"annually": 1, "semiannually": 2, "quarterly": 4}

EXAMPLES = 1
CASES = [
    {"face_value": 1000, "coupon_rate": 5, "yield_to_maturity": 4, "years_to_maturity": 10, "currency": "USD"},
    # Excel documentation of PRICE: 94.63436162
    {
        "face_value": 1000000, "coupon_rate": 5.75, "yield_to_maturity": 6.5, "settlement_date": "2008-02-15",
        "maturity_date": "2017-11-15",
    },
    # Excel documentation of YIELD: 6.5 percent
    {"coupon_rate": 5.75, "clean_price": 95.04287, "settlement_date": "2008-02-15", "maturity_date": "2016-11-15"},
    # Excel documentation of DURATION and MDURATION: 5.993774956 and 5.735669814
    {
        "coupon_rate": 8, "yield_to_maturity": 9, "settlement_date": "2008-01-01", "maturity_date": "2016-01-01",
        "day_count_convention": "actual_actual",
    },
    # Excel documentation of DURATION: 10.9191453
    {
        "coupon_rate": 8, "yield_to_maturity": 9, "settlement_date": "2018-07-01", "maturity_date": "2048-01-01",
        "day_count_convention": "actual_actual",
    },
    # AnalystNotes, CFA practice question: yield to call 8.12 percent
    {"coupon_rate": 10, "clean_price": 115, "years_to_maturity": 15, "years_to_call": 10, "call_price": 105},
    {"coupon_rate": 7, "clean_price": 104.5, "years_to_maturity": 12, "years_to_call": 5, "call_price": 103},
    # CFA practice question: price value of a basis point 0.82 of 1000, prices 912.44375 and 911.6271
    {
        "face_value": 1000, "coupon_rate": 8, "yield_to_maturity": 9, "years_to_maturity": 18,
        "coupon_frequency": "annually",
    },
    # CFA practice question: prices 1225.92 and 1225.28
    {"face_value": 1000, "coupon_rate": 10, "yield_to_maturity": 6, "years_to_maturity": 7},
    # Called on the date of a coupon, between two, before the next one and on the day of the next one
    {
        "coupon_rate": 6, "clean_price": 103, "settlement_date": "2026-02-10", "maturity_date": "2036-08-31",
        "call_date": "2031-08-31", "call_price": 102, "currency": "USD",
    },
    {
        "coupon_rate": 6, "clean_price": 103, "settlement_date": "2026-02-10", "maturity_date": "2036-08-31",
        "call_date": "2031-05-15", "call_price": 102, "day_count_convention": "actual_actual",
    },
    {
        "coupon_rate": 6, "clean_price": 103, "settlement_date": "2026-03-10", "maturity_date": "2036-08-31",
        "call_date": "2026-07-31", "day_count_convention": "actual_360",
    },
    {
        "coupon_rate": 6, "yield_to_maturity": 5.5, "settlement_date": "2026-03-10", "maturity_date": "2036-08-31",
        "call_date": "2026-08-31", "call_price": 101, "day_count_convention": "actual_365", "coupon_frequency": "quarterly",
    },
    {"coupon_rate": 5, "yield_to_maturity": 4, "years_to_maturity": 9.7, "years_to_call": 3.25, "call_price": 101.5},
    {"coupon_rate": 5, "yield_to_maturity": 4, "years_to_maturity": 9.7, "years_to_call": 0.1},
    {"coupon_rate": 5, "yield_to_maturity": 4, "years_to_maturity": 9.7, "years_to_call": 9.699, "call_price": 100},
    # No day passes until the call by months of 30 days
    {
        "coupon_rate": 5, "yield_to_maturity": 4, "settlement_date": "2026-08-30", "maturity_date": "2036-02-29",
        "call_date": "2026-08-31",
    },
    # No yield to the call is so high, and none so low
    {"coupon_rate": 5, "clean_price": 0.01, "years_to_maturity": 30, "years_to_call": 1, "redemption_value": 0.01},
    {"coupon_rate": 0, "clean_price": 100, "years_to_maturity": 30, "years_to_call": 1, "call_price": 0.01},
    # Repaid above the face value, by years of 360 and 365 days, of which a coupon period may have more
    {
        "face_value": 1000, "coupon_rate": 4, "yield_to_maturity": 4.5, "settlement_date": "2026-05-02",
        "maturity_date": "2031-11-01", "redemption_value": 1050, "day_count_convention": "actual_360",
    },
    {
        "coupon_rate": 7, "clean_price": 98.5, "settlement_date": "2026-08-30", "maturity_date": "2027-02-28",
        "redemption_value": 100.5, "day_count_convention": "actual_360",
    },
    {
        "coupon_rate": 5.75, "yield_to_maturity": 6.5, "settlement_date": "2008-02-15", "maturity_date": "2017-11-15",
        "day_count_convention": "actual_365", "currency": "JPY", "face_value": 1000000,
    },
    # At par the yield is the coupon
    {"coupon_rate": 6, "yield_to_maturity": 6, "years_to_maturity": 5, "coupon_frequency": "annually"},
    # Without coupons: duration is time
    {"coupon_rate": 0, "yield_to_maturity": 7, "years_to_maturity": 20},
    # Yield 0: what is still paid
    {"coupon_rate": 4, "yield_to_maturity": 0, "years_to_maturity": 3, "coupon_frequency": "quarterly"},
    {
        "coupon_rate": 1.5, "yield_to_maturity": -0.75, "settlement_date": "2024-02-29", "maturity_date": "2034-08-31",
        "currency": "JPY", "face_value": 1000000,
    },
    {
        "coupon_rate": 7.25, "clean_price": 99.5, "settlement_date": "2023-03-31", "maturity_date": "2024-02-29",
        "day_count_convention": "thirty_e_360", "currency": "kwd",
    },
    # One coupon left: simple interest
    {
        "coupon_rate": 5, "clean_price": 99.2, "settlement_date": "2025-03-10", "maturity_date": "2025-06-30",
        "day_count_convention": "actual_actual",
    },
    {
        "coupon_rate": 1000, "yield_to_maturity": 900, "years_to_maturity": 100, "coupon_frequency": "quarterly",
        "face_value": 1000000000000.0,
    },
    {"coupon_rate": 4.25, "clean_price": 101.75, "years_to_maturity": 7.4, "currency": "EUR"},
    {
        "coupon_rate": 3, "clean_price": 55.5, "settlement_date": "2026-11-21", "maturity_date": "2076-05-15",
        "day_count_convention": "actual_actual",
    },
    # No yield is so low
    {"coupon_rate": 5, "clean_price": 1000000000000.0, "years_to_maturity": 2},
    # No yield is so high
    {
        "coupon_rate": 0, "clean_price": 0.01, "face_value": 1000000000000.0, "years_to_maturity": 1,
        "coupon_frequency": "annually",
    },
    # The payments one by one, the next after the part of a period
    {"coupon_rate": 5, "yield_to_maturity": 5.5, "years_to_maturity": 3.3},
    # The payments one by one, the next after the part of a period
    {"coupon_rate": 5, "yield_to_maturity": 5.5, "years_to_maturity": 0.1},
    # The payments one by one, the next after the part of a period
    {"coupon_rate": 5, "clean_price": 98.25, "years_to_maturity": 10.2, "coupon_frequency": "annually"},
    # The payments one by one, the next after the part of a period
    {
        "coupon_rate": 2, "yield_to_maturity": 2, "years_to_maturity": 0.4, "coupon_frequency": "annually", "currency": "JPY",
        "face_value": 100,
    },
    # Less than a period, a period, and a day more than that.
    {"coupon_rate": 6, "yield_to_maturity": 5, "years_to_maturity": 0.01},
    {"coupon_rate": 6, "yield_to_maturity": 5, "years_to_maturity": 0.5},
    {"coupon_rate": 6, "clean_price": 100, "years_to_maturity": 0.5, "currency": "USD"},
    {"coupon_rate": 6, "yield_to_maturity": 6, "settlement_date": "2026-02-28", "maturity_date": "2026-08-31"},
    {"coupon_rate": 6, "yield_to_maturity": 6, "settlement_date": "2026-02-27", "maturity_date": "2026-08-31"},
    # The ends of months, also of February in leap years, by all day counts.
    {"coupon_rate": 6, "yield_to_maturity": 5, "settlement_date": "2024-02-29", "maturity_date": "2027-08-31"},
    {
        "coupon_rate": 6, "yield_to_maturity": 5, "settlement_date": "2024-03-01", "maturity_date": "2027-08-31",
        "day_count_convention": "thirty_e_360",
    },
    {
        "coupon_rate": 6, "clean_price": 99, "settlement_date": "2024-05-31", "maturity_date": "2029-11-30",
        "day_count_convention": "actual_actual",
    },
    {
        "coupon_rate": 6, "yield_to_maturity": 5, "settlement_date": "2024-05-31", "maturity_date": "2028-02-29",
        "day_count_convention": "actual_actual",
    },
    {
        "coupon_rate": 6, "yield_to_maturity": 5, "settlement_date": "2023-12-31", "maturity_date": "2028-02-28",
        "coupon_frequency": "annually",
    },
    # On the day before the last coupon all of it has accrued by months of 30 days.
    {"coupon_rate": 6, "yield_to_maturity": 5, "settlement_date": "2026-08-30", "maturity_date": "2026-08-31"},
    # No coupons: the price alone.
    {"coupon_rate": 0, "yield_to_maturity": 0, "years_to_maturity": 3, "face_value": 1000},
    {
        "coupon_rate": 0, "clean_price": 0.01, "years_to_maturity": 100, "face_value": 1e12,
        "coupon_frequency": "quarterly",
    },
    {
        "coupon_rate": 0, "clean_price": 82.270247, "years_to_maturity": 4, "coupon_frequency": "annually",
        "currency": "JPY",
    },
    {
        "coupon_rate": 1000, "yield_to_maturity": 1000, "years_to_maturity": 0.4, "coupon_frequency": "quarterly",
        "face_value": 0.01,
    },
    {"coupon_rate": 5, "yield_to_maturity": -99, "years_to_maturity": 100},
    {"coupon_rate": 1000, "yield_to_maturity": 1000, "years_to_maturity": 0.9, "coupon_frequency": "annually"},
    {"coupon_rate": 5, "clean_price": 1e12, "years_to_maturity": 1},
    {"coupon_rate": 5, "clean_price": 0.01, "years_to_maturity": 1, "face_value": 1e12},
    # The yield would be 1000 percent, which is not below that bound.
    {"face_value": 1000, "coupon_rate": 1000, "clean_price": 1000, "years_to_maturity": 58, "coupon_frequency": "annually"},
    # Prices that Excel recorded, as ExcelFinancialFunctions has them
    # 67.81086436369
    {
        "coupon_rate": 10.0, "yield_to_maturity": 10.0, "settlement_date": "2007-10-31", "maturity_date": "2008-02-29",
        "redemption_value": 67, "coupon_frequency": "annually", "day_count_convention": "actual_360",
    },
    # 191.5550415937
    {
        "coupon_rate": 7.0, "yield_to_maturity": 3.0, "settlement_date": "1980-02-15", "maturity_date": "2010-06-05",
        "redemption_value": 130, "coupon_frequency": "quarterly", "day_count_convention": "actual_360",
    },
    # 199.2746859737
    {
        "coupon_rate": 10.0, "yield_to_maturity": 3.0, "settlement_date": "1980-02-15", "maturity_date": "2003-05-14",
        "redemption_value": 67, "coupon_frequency": "annually", "day_count_convention": "actual_360",
    },
    # 99.97808610298
    {
        "coupon_rate": 10.0, "yield_to_maturity": 10.0, "settlement_date": "1980-02-15", "maturity_date": "2004-03-31",
        "redemption_value": 100, "coupon_frequency": "semiannually", "day_count_convention": "actual_360",
    },
    # 69.38582971515
    {
        "coupon_rate": 7.0, "yield_to_maturity": 10.0, "settlement_date": "1993-12-31", "maturity_date": "2010-06-05",
        "redemption_value": 67, "coupon_frequency": "semiannually", "day_count_convention": "actual_365",
    },
    # 160.5404754465
    {
        "coupon_rate": 7.0, "yield_to_maturity": 3.0, "settlement_date": "1980-03-15", "maturity_date": "2008-02-29",
        "redemption_value": 67, "coupon_frequency": "annually", "day_count_convention": "actual_365",
    },
    # 157.8487126895
    {
        "coupon_rate": 10.0, "yield_to_maturity": 3.0, "settlement_date": "1980-02-15", "maturity_date": "1994-01-31",
        "redemption_value": 67, "coupon_frequency": "quarterly", "day_count_convention": "actual_365",
    },
    # 115.6898331534
    {
        "coupon_rate": 10.0, "yield_to_maturity": 10.0, "settlement_date": "2003-02-14", "maturity_date": "2009-10-01",
        "redemption_value": 130, "coupon_frequency": "semiannually", "day_count_convention": "actual_365",
    },
    # One coupon left: simple interest, also in durations; more days have accrued than the year of 360 days has
    {
        "coupon_rate": 0, "yield_to_maturity": 25, "settlement_date": "1992-12-03", "maturity_date": "1993-07-18",
        "coupon_frequency": "annually", "day_count_convention": "actual_365",
    },
    {
        "coupon_rate": 6, "yield_to_maturity": 5, "settlement_date": "2024-07-13", "maturity_date": "2024-07-15",
        "coupon_frequency": "annually", "day_count_convention": "actual_360",
    },
    {
        "coupon_rate": 6, "clean_price": 99, "settlement_date": "2024-07-13", "maturity_date": "2024-07-15",
        "coupon_frequency": "annually", "day_count_convention": "actual_360",
    },
    # On the date of a coupon a bond that yields its coupon is at par
    {
        "coupon_rate": 5, "yield_to_maturity": 5, "settlement_date": "2024-01-15", "maturity_date": "2025-01-15",
        "coupon_frequency": "annually", "day_count_convention": "actual_360",
    },
]

# Per coupon period.
LOWEST, HIGHEST = Decimal("-0.9"), Decimal(10)


def calculate(given, rounding):
    face, times = given.get("face_value", Decimal(100)), TIMES[given.get("coupon_frequency", "semiannually")]
    coupon = face * given["coupon_rate"] / PERCENT / times
    repaid = given.get("redemption_value", face)
    left, next_date, ahead, part, call = place_of(given, times)
    accrued = coupon * part

    def price(discount):
        """The dirty price when 1 a period later is worth the discount."""
        if left == 1:
            return (coupon + repaid) / (1 + ahead * (1 / discount - 1))
        # As worth at the first coupon: 1 + discount + discount² … of them, and what is repaid with the last.
        level = annuity.future_factor(discount - 1, left)
        return (coupon * level + repaid * discount ** (left - 1)) * power(discount, ahead)

    if left == 1 and ahead <= 0 and "clean_price" in given:
        raise Refusal("no-solution")
    if "yield_to_maturity" in given:
        rate = given["yield_to_maturity"] / PERCENT / times
        dirty = price(1 / (1 + rate))
        clean = dirty - accrued
    else:
        clean = given["clean_price"]
        dirty = clean + accrued
        rate = rate_of(price, dirty)
        if rate is None:
            raise Refusal("no-solution")
    if clean <= 0:
        raise Refusal("no-solution")
    worth = first = second = Decimal(0)
    for number in range(left):
        time = ahead + number
        value = (coupon + (repaid if number == left - 1 else 0)) / power(1 + rate, number)
        worth, first, second = worth + value, first + time * value, second + time * (time + 1) * value
    macaulay = first / worth / times
    if left == 1:
        # Simple interest: the price is (coupon + repaid)/(1 + ahead·rate).
        modified = macaulay / (1 + ahead * rate)
        convexity = 2 * modified**2
    else:
        modified = macaulay / (1 + rate)
        convexity = second / worth / (times * (1 + rate)) ** 2
    lower = price(1 / (1 + rate + Decimal("0.01") / PERCENT / times))
    reply = Reply(given)
    reply.put("yield_to_maturity", rounding.percent(rate * times * PERCENT))
    reply.put("clean_price", rounding.money(clean))
    reply.put("accrued_interest", rounding.money(accrued))
    reply.put("dirty_price", rounding.money(rounding.money(clean) + rounding.money(accrued)))
    reply.put("clean_price_per_100", rounding.number(clean * 100 / face, 6))
    reply.put("accrued_interest_per_100", rounding.number(accrued * 100 / face, 6))
    reply.put("dirty_price_per_100", rounding.number(dirty * 100 / face, 6))
    reply.put("current_yield", rounding.percent(coupon * times / clean * PERCENT))
    reply.put("macaulay_duration", rounding.number(macaulay, 4))
    reply.put("modified_duration", rounding.number(modified, 4))
    reply.put("convexity", rounding.number(convexity, 4))
    reply.put("price_value_of_basis_point", rounding.number((dirty - lower) * 100 / face, 6))
    if call is not None:
        until_call = rate_to_call(given, coupon, face, ahead, dirty, call)
        if until_call is None:
            reply.lacks("yield_to_call", "none")
            reply.lacks("yield_to_worst", "none")
        else:
            reply.put("yield_to_call", rounding.percent(until_call * times * PERCENT))
            reply.put("yield_to_worst", rounding.percent(min(until_call, rate) * times * PERCENT))
    reply.put("coupon_count", rounding.number(Decimal(left), 0))
    if next_date is not None:
        reply.put("next_coupon_date", next_date.isoformat())
    return reply.all()


def rate_of(price, dirty):
    """The yield a period at which that is the price; None where it is not between the bounds."""
    least, most = 1 / (1 + HIGHEST), 1 / (1 + LOWEST)
    # A yield at one of these bounds is not between them, whatever the last digits say.
    if not rates.settled(price(most) - dirty, dirty) > 0 > rates.settled(price(least) - dirty, dirty):
        return None
    return 1 / root_between(lambda discount: price(discount) - dirty, least, most) - 1


def rate_to_call(given, coupon, face, ahead, dirty, call):
    """The yield a period if the bond is called: of the coupons until then, and what is paid that day."""
    count, part, time = call
    final = given.get("call_price", face) + coupon * part
    if count == 0 or (count == 1 and part == 0):
        # All of it on one day: simple interest.
        return None if time <= 0 else ((count * coupon + final) / dirty - 1) / time

    def price(discount):
        worth = Decimal(0)
        for _ in range(count):
            worth = worth * discount + coupon
        return worth * power(discount, ahead) + final * power(discount, time)

    return rate_of(price, dirty)


def place_of(given, times):
    """(coupons to come, date of the next, part of its period that is left, part of it that has accrued, the call)."""
    if "years_to_maturity" in given:
        periods = given["years_to_maturity"] * times
        left = ceiling(periods)
        ahead = periods - (left - 1)
        if "years_to_call" not in given:
            return left, None, ahead, 1 - ahead, None
        time = given["years_to_call"] * times
        # The coupons come when the next one does, and whole periods after that.
        count = sum(ahead + number <= time for number in range(left))
        return left, None, ahead, 1 - ahead, (count, time - (ahead + count - 1), time)
    settlement, maturity = date.fromisoformat(given["settlement_date"]), date.fromisoformat(given["maturity_date"])
    coupons = [maturity]
    while coupons[-1] > settlement:
        coupons.append(coupon_before(maturity, 12 // times * len(coupons)))
    coupons.reverse()
    how = given.get("day_count_convention", "thirty_360")
    ahead, part = parts(coupons[0], coupons[1], settlement, how, times)
    left = len(coupons) - 1
    if "call_date" not in given:
        return left, coupons[1], ahead, part, None
    call = date.fromisoformat(given["call_date"])
    count = sum(coupon <= call for coupon in coupons[1:])
    _, accrued = parts(coupons[count], coupons[count + 1], call, how, times)
    time = ahead + (count - 1) + accrued if count else accrued - part
    return left, coupons[1], ahead, part, (count, accrued, time)


def parts(last, following, day, how, times):
    """What is left of a coupon period and what has accrued, both in periods: Excel's (E - A)/E and A/E."""
    if how in ("thirty_360", "thirty_e_360"):
        days = european_days(last, day) if how == "thirty_e_360" else american_days(last, day)
        accrued = Decimal(days * times) / 360
    else:
        length = (following - last).days if how == "actual_actual" else Decimal(how[-3:]) / times
        accrued = Decimal((day - last).days) / length
    return 1 - accrued, accrued


def coupon_before(maturity, months):
    """So many months before maturity; the last day of the month when maturity is on the last of its own."""
    year, month = divmod(maturity.year * 12 + maturity.month - 1 - months, 12)
    length = days_in(date(year, month + 1, 1))
    day = length if maturity.day == days_in(maturity) else min(maturity.day, length)
    return date(year, month + 1, day)


def days_in(day):
    return calendar.monthrange(day.year, day.month)[1]


def is_end_of_february(day):
    return day.month == 2 and day.day == days_in(day)


def american_days(start, end):
    """Months of 30 days: the rules one after the other, as the Securities Industry Association has them."""
    first, last = start.day, end.day
    if is_end_of_february(start):
        if is_end_of_february(end):
            last = 30
        first = 30
    if last == 31 and first >= 30:
        last = 30
    if first == 31:
        first = 30
    return (end.year - start.year) * 360 + (end.month - start.month) * 30 + last - first


def european_days(start, end):
    """Months of 30 days: a 31st is the 30th."""
    return (end.year - start.year) * 360 + (end.month - start.month) * 30 + min(end.day, 30) - min(start.day, 30)


def draw(random):
    times = random.choice(list(TIMES))
    if random.random() < 0.4:
        whole = Decimal(random.randint(1, 60)) / TIMES[times]
        when = {"years_to_maturity": random.choice([whole, Decimal(random.randint(1, 3000)) / 100])}
        call = {"years_to_call": earlier(random, when["years_to_maturity"], times)}
    else:
        settlement = near_month_end(random, date(2000, 1, 1) + timedelta(days=random.randint(0, 12_000)))
        days = random.randint(5, random.choice([200, 4000, 11_000]))
        maturity = near_month_end(random, settlement + timedelta(days=days))
        when = {"settlement_date": settlement.isoformat(), "maturity_date": maturity.isoformat()}
        if settlement >= maturity:
            maturity = settlement + timedelta(days=1)
            when["maturity_date"] = maturity.isoformat()
        call = {"call_date": earlier_date(random, settlement, maturity, times)}
    if next(iter(call.values())) is None or random.random() < 0.5:
        call = {}
    face = random.choice([Decimal(100), Decimal(1000), drawing.amount(random)])
    price = (face * random.randint(60, 140) / 100).quantize(Decimal("0.01"))
    return {
        **drawing.optional(random, "face_value", face, 1),
        "coupon_rate": drawing.rate(random, 0, 10),
        **random.choice([
            {"yield_to_maturity": drawing.rate(random, -2, 15, ("0", "1e-9", "-50", "1000", "-99"))},
            {"clean_price": max(min(price, Decimal("1e12")), Decimal("0.01"))},
        ]),
        **when,
        **drawing.optional(random, "redemption_value", near(random, face), 0.3),
        **call,
        **(drawing.optional(random, "call_price", near(random, face), 0.7) if call else {}),
        "coupon_frequency": times,
        **drawing.optional(random, "day_count_convention", random.choice(DAY_COUNTS), 0.8),
        **drawing.currency(random),
    }


def near(random, face):
    """Around the face value, mostly above."""
    return max(min((face * random.randint(95, 110) / 100).quantize(Decimal("0.01")), Decimal("1e12")), Decimal("0.01"))


def earlier(random, maturity, times):
    """A time before maturity: on the date of a coupon, or any; None where there is none."""
    back = random.choice([Decimal(random.randint(1, 40)) / TIMES[times], Decimal(random.randint(1, 1000)) / 100])
    call = Decimal(repr(float(maturity - back)))
    return call if Decimal("0.01") <= call < maturity else None


def earlier_date(random, settlement, maturity, times):
    call = random.choice([
        coupon_before(maturity, 12 // TIMES[times] * random.randint(1, 20)),
        near_month_end(random, settlement + timedelta(days=random.randint(1, max(1, (maturity - settlement).days)))),
    ])
    return call.isoformat() if settlement < call < maturity else None


def near_month_end(random, day):
    """Half of the days are moved to the last days of their month."""
    if random.random() < 0.5:
        return day
    return day.replace(day=days_in(day) - random.choice([0, 0, 1]))
