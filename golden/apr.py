"""Annual percentage rate: the rate at which what is financed and all payments are worth the same."""

from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction

import annuity
import appendix_j
import drawing
from arithmetic import PERCENT, Refusal, in_units, nothing, root
from dates import periods_after

SOURCES = [
    "Regulation Z, 12 CFR 1026, appendix J, (b)(5), (b)(8), (c)(1) to (4), (c)(6)(iii) and (c)(7)(i): actuarial method",
    "Regulation Z, 12 CFR 1026.18(b): amount financed",
    "Ledgers in whole minor units: payments and the interest of each period rounded, the last payment settles the rest",
]

# Appendix J (b)(5): months of 30 days.
UNITS = {
    "weekly": (52, 7), "biweekly": (26, 14), "semimonthly": (24, 15), "monthly": (12, 30), "quarterly": (4, 90),
    "semiannually": (2, 180),
}
NEARLY = 1 - nothing(80)

# Appendix J, (c)(6)(iii): the payments of each of 30 years.
VARYING = [
    291.81, 300.18, 308.78, 317.61, 326.65, 335.92, 345.42, 355.15, 365.12, 375.33, 385.76, 385.42, 385.03, 384.62,
    384.17, 383.67, 383.13, 382.54, 381.90, 381.20, 380.43, 379.60, 378.68, 377.69, 376.60, 375.42, 374.13, 372.72,
    371.18, 369.50,
]

EXAMPLES = 3
CASES = [
    {"principal": 200000, "fees": 4000, "annual_rate": 6, "payment_count": 360, "currency": "USD"},
    # A home that is built in two parts, with mortgage insurance that ends after nine years
    {
        "principal": 150000, "fees": 3000, "advances": [{"amount": 150000, "period": 3}], "first_period_units": 6,
        "payment_streams": [{"payment": 2150, "payment_count": 108}, {"payment": 1975, "payment_count": 252}],
        "currency": "USD",
    },
    # Regulation Z, appendix J, (c)(1)(ii), by its dates: 11.82
    {
        "principal": 6000, "payment": 200, "payment_count": 36, "start_date": "1978-02-10",
        "first_payment_date": "1978-04-01",
    },
    # Regulation Z, appendix J, (c)(1)(iii), (iv) and (v), by their dates: 10.34, 8.97 and 14.96
    {
        "principal": 5000, "payment": 219.17, "payment_count": 24, "payment_frequency": "semimonthly",
        "start_date": "1978-02-23", "first_payment_date": "1978-03-01",
    },
    {
        "principal": 10000, "payment": 385, "payment_count": 40, "payment_frequency": "quarterly",
        "start_date": "1978-05-23", "first_payment_date": "1978-10-01",
    },
    {
        "principal": 500, "payment": 17.6, "payment_count": 30, "payment_frequency": "weekly",
        "start_date": "1978-03-20", "first_payment_date": "1978-04-21",
    },
    # Regulation Z, appendix J, (c)(5)(i) to (iv), by their dates: 11.45, 8.80, 8.76 and 11.36
    {
        "principal": 1000, "payment": 1080, "payment_count": 1, "start_date": "1978-01-03",
        "first_payment_date": "1978-09-15",
    },
    {
        "principal": 1000, "payment": 1044, "payment_count": 1, "start_date": "1978-07-15",
        "first_payment_date": "1979-01-15",
    },
    {
        "principal": 1000, "payment": 1135.19, "payment_count": 1, "start_date": "1977-01-15",
        "first_payment_date": "1978-07-15",
    },
    {
        "principal": 1000, "payment": 1240, "payment_count": 1, "start_date": "1978-01-03",
        "first_payment_date": "1980-01-03",
    },
    # Years are counted back from the payment; the second of two payments alone; quarters of five months
    {
        "principal": 1000, "payment": 1090, "payment_count": 1, "start_date": "2024-01-03",
        "first_payment_date": "2025-01-10",
    },
    {
        "principal": 1000, "payment": 1100, "payment_count": 2, "first_payment": 0, "start_date": "2025-11-30",
        "first_payment_date": "2026-01-31",
    },
    {
        "principal": 5000, "payment": 700, "payment_count": 9, "payment_frequency": "quarterly",
        "start_date": "2026-01-15", "first_payment_date": "2026-06-15", "fees": 40,
    },
    # Regulation Z, appendix J, (c)(1)(i): 9.69
    {"principal": 5000, "payment": 230, "payment_count": 24},
    # Regulation Z, appendix J, (c)(1)(ii): 11.82
    {"principal": 6000, "payment": 200, "payment_count": 36, "first_period_days": 19},
    # Regulation Z, appendix J, (c)(1)(iii): 10.34
    {
        "principal": 5000, "payment": 219.17, "payment_count": 24, "payment_frequency": "semimonthly",
        "first_period_units": 0, "first_period_days": 6,
    },
    # Regulation Z, appendix J, (c)(1)(iv): 8.97
    {
        "principal": 10000, "payment": 385, "payment_count": 40, "payment_frequency": "quarterly",
        "first_period_days": 39,
    },
    # Regulation Z, appendix J, (c)(1)(v): 14.96
    {
        "principal": 500, "payment": 17.6, "payment_count": 30, "payment_frequency": "weekly",
        "first_period_units": 4, "first_period_days": 4,
    },
    # Regulation Z, appendix J, (c)(2)(i): 10.08
    {"principal": 5000, "payment": 230, "payment_count": 24, "first_payment": 250},
    # Regulation Z, appendix J, (c)(3)(i): 10.50
    {"principal": 5000, "payment": 230, "payment_count": 24, "final_payment": 280},
    # Regulation Z, appendix J, (c)(4)(i): 10.90
    {"principal": 5000, "payment": 230, "payment_count": 24, "first_payment": 250, "final_payment": 280},
    # Adobe FormCalc reference, Apr(35000, 269.50, 360): 8.515404566
    {"principal": 35000, "payment": 269.5, "payment_count": 360},
    {"principal": 200000, "fees": 4000, "annual_rate": 6, "payment_count": 360},
    # No interest and no fees: 0
    {"principal": 12000, "annual_rate": 0, "payment_count": 48},
    # Fees alone are a finance charge
    {"principal": 12000, "fees": 500, "annual_rate": 0, "payment_count": 48},
    # What is borrowed is paid back
    {"principal": 0.01, "payment": 0.01, "payment_count": 1},
    {"principal": 1000000000000.0, "fees": 1, "annual_rate": 1000, "payment_count": 1200},
    {"principal": 3000000, "fees": 45000, "annual_rate": 2.475, "payment_count": 420, "currency": "JPY"},
    {
        "principal": 750.5, "fees": 12.345, "payment": 33.125, "payment_count": 26,
        "payment_frequency": "biweekly", "first_period_days": 3, "currency": "kwd",
    },
    # A payday loan: 45 for 255 over two weeks
    {"principal": 255, "fees": 0, "payment": 300, "payment_count": 1, "payment_frequency": "biweekly"},
    # A balloon
    {
        "principal": 180000, "fees": 2750, "annual_rate": 7.125, "payment_count": 60,
        "final_payment": 170000,
    },
    # Regulation Z, appendix J, (c)(5)(i) to (iv), one payment: 11.45, 8.80, 8.76 and 11.36
    {"principal": 1000, "payment": 1080, "payment_count": 1, "first_period_units": 0, "first_period_days": 255},
    {"principal": 1000, "payment": 1044, "payment_count": 1, "first_period_units": 6},
    {"principal": 1000, "payment": 1135.19, "payment_count": 1, "first_period_units": 18},
    {"principal": 1000, "payment": 1240, "payment_count": 1, "first_period_units": 24},
    # A payday loan, 15 for 14 days: 391.07; and a year of 365 days: 30
    {"principal": 100, "payment": 115, "payment_count": 1, "first_period_units": 0, "first_period_days": 14},
    {
        "principal": 100, "payment": 115, "payment_count": 1, "payment_frequency": "biweekly",
    },
    {"principal": 1000, "payment": 1300, "payment_count": 1, "first_period_units": 0, "first_period_days": 365},
    # One payment alone that is above 0, of a stream, the first and the last
    {
        "principal": 1000,
        "payment_streams": [{"payment": 0, "payment_count": 5}, {"payment": 1044, "payment_count": 1}],
    },
    {"principal": 1000, "payment": 1100, "payment_count": 2, "final_payment": 0},
    {"principal": 1000, "payment": 1100, "payment_count": 2, "first_payment": 0, "payment_frequency": "weekly"},
    # Days that make up a period or more, as the same in periods
    {"principal": 5000, "payment": 230, "payment_count": 24, "first_period_units": 0, "first_period_days": 45},
    {
        "principal": 59563.6, "payment_frequency": "biweekly", "fees": 3812.89, "first_period_days": 132,
        "annual_rate": 30.172, "payment_count": 59,
    },
    # Less is paid than was borrowed
    {"principal": 1000, "payment": 50, "payment_count": 19},
    # Almost nothing is paid
    {"principal": 5000, "fees": 10, "payment": 0.01, "payment_count": 2, "final_payment": 0},
    # One payment after a period, after two, and after days alone.
    {"principal": 1000, "payment": 1010, "payment_count": 1},
    {"principal": 1000, "payment": 1020.1, "payment_count": 1, "first_period_units": 2},
    {"principal": 1000, "payment": 1010, "payment_count": 1, "first_period_units": 0, "first_period_days": 15},
    # The payments are exactly what is financed, and a cent less.
    {"principal": 1200, "payment": 100, "payment_count": 12},
    {"principal": 1200, "payment": 100, "payment_count": 12, "final_payment": 99.99},
    {"principal": 1200, "annual_rate": 0, "payment_count": 7, "payment_frequency": "weekly"},
    {"principal": 1e12, "fees": 999999999999.99, "annual_rate": 1000, "payment_count": 1200},
    {
        "principal": 0.01, "payment": 1e12, "payment_count": 1200, "payment_frequency": "weekly",
        "first_period_units": 0, "first_period_days": 1,
    },
    {
        "principal": 5000, "annual_rate": 1e-9, "payment_count": 24, "first_payment": 0, "final_payment": 700,
        "first_period_units": 120, "first_period_days": 365, "payment_frequency": "semimonthly",
    },
    # Regulation Z, appendix J, (c)(6)(iii), a mortgage with varying payments: 9.80
    {
        "principal": 39688.56, "first_period_days": 21,
        "payment_streams": [{"payment": payment, "payment_count": 12} for payment in VARYING],
    },
    # Regulation Z, appendix J, (c)(7)(i), a construction loan: 10.25
    {
        "principal": 20000, "payment": 612.36, "payment_count": 240, "first_period_units": 8,
        "advances": [{"amount": 20000, "period": 2, "days": 2}, {"amount": 20000, "period": 5, "days": 8}],
    },
    # As (c)(1)(i) and (c)(4)(i), in streams: 9.69 and 10.90
    {"principal": 5000, "payment_streams": [{"payment": 230, "payment_count": 24}]},
    {
        "principal": 5000,
        "payment_streams": [
            {"payment": 250, "payment_count": 1}, {"payment": 230, "payment_count": 22},
            {"payment": 280, "payment_count": 1},
        ],
    },
    # Mortgage insurance that ends after 108 payments
    {
        "principal": 237500, "fees": 6125.5, "payment_rounding": "cent",
        "payment_streams": [{"payment": 1637.418, "payment_count": 108}, {"payment": 1501.185, "payment_count": 252}],
    },
    # Payments that are skipped, at the beginning and between
    {
        "principal": 1000, "fees": 25, "payment_frequency": "biweekly",
        "payment_streams": [
            {"payment": 0, "payment_count": 2}, {"payment": 60, "payment_count": 10},
            {"payment": 0, "payment_count": 3}, {"payment": 65.5, "payment_count": 8},
        ],
    },
    # As much as is financed, a cent less, and nothing
    {
        "principal": 300, "advances": [{"amount": 900, "period": 0, "days": 30}],
        "payment_streams": [{"payment": 200, "payment_count": 3}, {"payment": 100, "payment_count": 6}],
    },
    {
        "principal": 300, "advances": [{"amount": 900.01, "period": 1, "days": 0}], "first_period_units": 1,
        "payment_streams": [{"payment": 200, "payment_count": 3}, {"payment": 100, "payment_count": 6}],
    },
    {"principal": 300, "payment_streams": [{"payment": 0, "payment_count": 3}]},
    # An advance on the day of the first payment, and a day after the loan
    {
        "principal": 2500, "fees": 100, "payment": 310, "payment_count": 12, "first_period_days": 17,
        "advances": [{"amount": 500, "period": 1, "days": 17}, {"amount": 250, "period": 0, "days": 1}],
    },
    # Streams and advances together, in whole yen
    {
        "principal": 1200000, "fees": 30000, "currency": "JPY", "payment_rounding": "cent", "first_period_units": 4,
        "advances": [{"amount": 800000, "period": 1, "days": 12}, {"amount": 500000, "period": 3}],
        "payment_streams": [{"payment": 40000.5, "payment_count": 36}, {"payment": 61250, "payment_count": 24}],
    },
    {
        "principal": 0.01,
        "payment_streams": [{"payment": 1e12, "payment_count": 1199}, {"payment": 1, "payment_count": 1}],
        "advances": [{"amount": 1e12, "period": 120}], "first_period_units": 120, "payment_frequency": "weekly",
    },
    {"principal": 5000, "annual_rate": 9, "payment_count": 8, "payment_frequency": "quarterly", "fees": 50},
    {"principal": 5000, "annual_rate": 9, "payment_count": 4, "payment_frequency": "semiannually", "fees": 50},
    # In cents; an anchor: 200,000 at 6 % for 30 years, 1200.14 last
    {"principal": 200000, "annual_rate": 6, "payment_count": 360, "payment_rounding": "cent"},
    {
        "principal": 200000, "fees": 4000, "annual_rate": 6, "payment_count": 360, "payment_rounding": "cent",
        "currency": "USD",
    },
    # 320,000 at 7 %: 2126.33 last
    {"principal": 320000, "fees": 3200, "annual_rate": 7, "payment_count": 360, "payment_rounding": "cent"},
    # Payments as Regulation Z has them, in cents already: 9.69
    {"principal": 5000, "payment": 230, "payment_count": 24, "payment_rounding": "cent"},
    {
        "principal": 5000, "payment": 230.004, "payment_count": 24, "first_payment": 250.005,
        "final_payment": 280, "payment_rounding": "cent",
    },
    # No interest: 333.33, 333.33, 333.34, and 66.67 fourteen times, then 66.62
    {"principal": 1000, "annual_rate": 0, "payment_count": 3, "payment_rounding": "cent"},
    {"principal": 1000, "fees": 10, "annual_rate": 0, "payment_count": 15, "payment_rounding": "cent"},
    # One payment; half a cent is a cent, so that the loan is repaid in half of the payments; less is none
    {"principal": 1000, "annual_rate": 9, "payment_count": 1, "payment_rounding": "cent"},
    {"principal": 0.06, "fees": 0.01, "annual_rate": 0, "payment_count": 12, "payment_rounding": "cent"},
    {
        "principal": 0.01, "annual_rate": 0, "payment_count": 2, "first_payment": 5,
        "payment_rounding": "cent",
    },
    {"principal": 1, "fees": 0.5, "annual_rate": 0, "payment_count": 1200, "payment_rounding": "cent"},
    # Nothing in whole yen
    {"principal": 0.4, "annual_rate": 5, "payment_count": 12, "payment_rounding": "cent", "currency": "JPY"},
    {
        "principal": 3000000, "fees": 45000, "annual_rate": 2.475, "payment_count": 420, "currency": "JPY",
        "payment_rounding": "cent",
    },
    {
        "principal": 750.5, "fees": 12.345, "annual_rate": 33.125, "payment_count": 26,
        "payment_frequency": "biweekly", "first_period_days": 3, "currency": "kwd", "payment_rounding": "cent",
    },
    # A balloon is no ledger
    {
        "principal": 180000, "fees": 2750, "annual_rate": 7.125, "payment_count": 60,
        "final_payment": 170000, "payment_rounding": "cent",
    },
    {
        "principal": 5000, "annual_rate": 9, "payment_count": 8, "payment_frequency": "quarterly", "fees": 50,
        "first_payment": 700, "payment_rounding": "cent",
    },
    {
        "principal": 5000, "annual_rate": 9, "payment_count": 4, "payment_frequency": "semiannually",
        "fees": 50, "payment_rounding": "cent",
    },
]


def calculate(given, rounding):
    is_ledger = given.get("payment_rounding") == "cent"

    def booked(value):
        return in_units(value, rounding.decimals) if is_ledger else value

    per_year, days = UNITS[given.get("payment_frequency", "monthly")]
    loan, advances, runs = booked(given["principal"]), given.get("advances", []), streams(given, booked)
    count = sum(number for _, number in runs) or int(given["payment_count"])
    if runs:
        level, last = runs[0][0], runs[-1][0]
    elif "payment" in given:
        last = level = booked(given["payment"])
    else:
        rate = given["annual_rate"] / PERCENT / per_year
        last = level = booked(annuity.payment(loan, rate, count))
        if is_ledger and "final_payment" not in given:
            count, last = settle(loan, rate, level, count, booked)
    financed = given["principal"] - given.get("fees", Decimal(0)) + sum(one["amount"] for one in advances)
    # By when it is paid: the first payment, those between, the last.
    last = booked(given["final_payment"]) if "final_payment" in given else last
    first = booked(given.get("first_payment", level)) if count > 1 else Decimal(0)
    runs = runs or [(first, min(1, count - 1)), (level, max(0, count - 2)), (last, 1)]
    total = sum(payment * number for payment, number in runs)
    # (b)(5): odd days are less than a period.
    carried, odd = divmod(int(given.get("first_period_days", 0)), days)
    whole = int(given.get("first_period_units", 1)) + carried
    if "start_date" in given:
        whole, odd, _ = appendix_j.unit_periods(*dates_of(given), per_year)
    part = Decimal(odd) / days

    def excess(discount):
        """Present worth of all payments less all advances, when 1 a period later is worth the discount now."""
        rate = 1 / discount - 1
        worth = Decimal(0)
        for payment, number in reversed(runs):
            worth = payment * sum_of_powers(discount, number) + worth * discount**number
        lent = financed
        for one in advances:
            odd = 1 + one.get("days", Decimal(0)) / days * rate
            lent -= one["amount"] * (1 - discount ** int(one["period"]) / odd)
        return worth * discount**whole / (1 + part * rate) - lent

    if total < financed * NEARLY:
        raise Refusal("no-solution")
    rate = Decimal(0)
    paid = [number for number, payment in enumerate(each_of(runs)) if payment > 0]
    is_single = len(paid) == 1 and not advances
    if is_single:
        per_year, rate = single(given, paid[0], total / financed)
    if total <= financed / NEARLY:
        rate = Decimal(0)
    elif not is_single:
        rate = 1 / root(excess) - 1
    output = {
        "apr": rounding.percent(rate * per_year * PERCENT),
        "finance_charge": rounding.money(total - financed),
        "amount_financed": rounding.money(financed),
        "total_of_payments": rounding.money(total),
        "payment": rounding.money(level),
    }
    effective = (annuity.growth(rate, per_year) - 1) * PERCENT
    if effective <= Decimal("1e21"):
        output["effective_annual_rate"] = rounding.percent(effective)
    if is_ledger:
        output["final_payment"] = rounding.money(last)
    return output


def each_of(runs):
    return [payment for payment, number in runs for _ in range(number)]


def dates_of(given):
    return [date.fromisoformat(given[name]) for name in ("start_date", "first_payment_date")]


def single(given, later, growth):
    """Periods per year, and the rate a period, of one payment for one advance: (b)(5)(v) to (vii)."""
    if "start_date" in given:
        start, first = dates_of(given)
        per_year = UNITS[given.get("payment_frequency", "monthly")][0]
        years, part, unit = appendix_j.term(start, periods_after(first, later, per_year), per_year)
        return single_rate(growth, years + Fraction(part, unit))
    days, months = int(given.get("first_period_days", 0)), Decimal(0)
    periods = int(given.get("first_period_units", 1)) + later
    frequency = given.get("payment_frequency", "monthly")
    if frequency in ("weekly", "biweekly"):
        days += periods * UNITS[frequency][1]
    else:
        months = Decimal(12 * periods) / UNITS[frequency][0]
    # In parts of a year that both days and months are whole numbers of.
    return single_rate(growth, Fraction(days, 365) + Fraction(months) / 12)


def single_rate(growth, term):
    if term <= 1:
        return Decimal(term.denominator) / term.numerator, growth - 1
    years = int(term)
    rest = Decimal((term - years).numerator) / (term - years).denominator
    return 1, 1 / root(lambda discount: growth * discount**years - (1 + rest * (1 / discount - 1))) - 1


def streams(given, booked):
    """Pairs of a payment and how often it is made."""
    return [(booked(one["payment"]), int(one["payment_count"])) for one in given.get("payment_streams", [])]


def settle(balance, rate, level, count, booked):
    """The number of payments in a ledger, and the last one."""
    for number in range(1, count + 1):
        owed = balance + booked(balance * rate)
        if owed <= level or number == count:
            return number, owed
        balance = owed - level
    raise AssertionError("there is a payment")


def sum_of_powers(discount, count):
    """1 + discount + discount² … : so many terms."""
    return annuity.future_factor(discount - 1, count)


def draw(random):
    loan = drawing.amount(random, 500, 500_000)
    count = int(drawing.whole(random, 1, 360, (1, 2, 1200)))
    frequency = drawing.optional(random, "payment_frequency", random.choice(list(UNITS)), 0.4)
    units = drawing.optional(random, "first_period_units", drawing.whole(random, 0, 3, (0, 1, 120)), 0.3)
    odd = Decimal(random.randint(1, 40))
    odd_days = drawing.optional(random, "first_period_days", odd, 1 if units.get("first_period_units") == 0 else 0.2)
    form = random.choice(["rate", "payment", "streams"])
    has_advances = form != "rate" and random.random() < 0.4
    advances = drawn_advances(random, loan, frequency, units, odd_days) if has_advances else []
    dated = drawn_dates(random) if not advances and random.random() < 0.3 else {}
    if dated:
        units, odd_days = {}, dated
    return {
        "principal": loan,
        **drawing.optional(random, "fees", (loan * random.randint(0, 12) / 100).quantize(Decimal("0.0001"))),
        **drawn_payments(random, form, loan, loan + sum(one["amount"] for one in advances), count),
        **frequency,
        **units,
        **odd_days,
        **({"advances": advances} if advances else {}),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
    }


def drawn_dates(random):
    start = date(2020, 1, 1) + timedelta(days=random.randint(0, 3000))
    first = start + timedelta(days=random.choice([random.randint(1, 90), random.randint(1, 800)]))
    return {"start_date": start.isoformat(), "first_payment_date": first.isoformat()}


def drawn_payments(random, form, loan, lent, count):
    if form == "streams":
        steps = min(count, random.choice([1, 2, 3, 6, 30]))
        total = lent * random.randint(95, 250) / 100
        return {
            "payment_streams": [
                {"payment": bounded(total * random.choice([0, 70, 90, 100, 110, 140]) / 100 / count, 0),
                 "payment_count": Decimal(count // steps)}
                for _ in range(steps)
            ]
        }
    first = drawing.optional(random, "first_payment", (loan / count).quantize(Decimal("0.01")), 0.2)
    if form == "payment":
        price = {"payment": bounded(lent * random.randint(95, 250) / 100 / count, "0.01")}
    else:
        price = {"annual_rate": drawing.rate(random, 0, 25)}
    return {
        **price,
        "payment_count": Decimal(count),
        **(first if count > 1 else {}),
        **drawing.optional(random, "final_payment", (loan / count / 2).quantize(Decimal("0.01")), 0.2),
    }


def drawn_advances(random, loan, frequency, units, odd_days):
    """Some that are not before the first one, and not after the first payment."""
    whole, odd = int(units.get("first_period_units", 1)), int(odd_days.get("first_period_days", 0))
    _, days = UNITS[frequency.get("payment_frequency", "monthly")]
    advances = []
    for _ in range(random.choice([1, 2, 5])):
        period = random.randint(0, whole)
        part = random.randint(0, odd if period == whole else days)
        if period + part > 0:
            amount = bounded(loan * random.randint(1, 300) / 100, "0.01")
            advances.append({"amount": amount, "period": Decimal(period), "days": Decimal(part)})
    return advances


def bounded(amount, low):
    return min(max(amount.quantize(Decimal("0.01")), Decimal(low)), Decimal("1e12"))
