"""PPF: India's Public Provident Fund, kept month by month."""

from decimal import Decimal

import drawing
from arithmetic import MONTHS, PERCENT

SOURCES = [
    "Government of India, Public Provident Fund Scheme, 2019: interest on the lowest balance between the 5th and the "
    "end of each month, credited once a year",
]

EXAMPLES = 2
CASES = [
    {"annual_deposit": 150000, "currency": "INR"},
    # Rates and deposits that change
    {
        "annual_deposit": 100000,
        "deposits": [{"year": 3, "amount": 150000}, {"year": 15, "amount": 500}],
        "annual_rates": [{"year": 1, "annual_rate": 8}, {"year": 2, "annual_rate": 7.9}],
        "currency": "INR",
    },
    {"annual_deposit": 150000, "annual_rate": 7.1, "years": 50, "current_savings": 1000000000000.0},
    # Published example (Asianet News): 40,68,209, of which interest 18,18,209, in whole rupees
    {"annual_deposit": 150000, "currency": "JPY"},
    {"annual_deposit": 500, "annual_rate": 1000, "years": 15},
    # Published example of the scheme (Asianet News): 24,40,926, of which interest 10,90,926, in whole rupees
    {"annual_deposit": 90000, "currency": "JPY"},
    {"annual_deposit": 500, "annual_rate": 1e-09, "deposit_frequency": "monthly"},
    {"annual_deposit": 60000, "deposit_frequency": "monthly", "currency": "INR"},
    {"annual_deposit": 12000, "deposit_frequency": "monthly", "deposit_timing": "end", "years": 20, "annual_rate": 7.6},
    {"annual_deposit": 100000, "deposit_timing": "end", "years": 25, "current_savings": 250000},
    {"annual_deposit": 500, "annual_rate": 0},
    {
        "annual_deposit": 1000.125, "annual_rate": 8, "currency": "KWD", "current_savings": 33.333,
        "deposit_frequency": "monthly",
    },
    {"annual_deposit": 50000, "annual_rate": 8.7, "years": 30},
    # An account in its tenth year, extended once without deposits, and with a deposit in the last year all the same
    {"annual_deposit": 120000, "current_savings": 1850000, "elapsed_years": 9, "years": 11, "extended_with_deposits": False, "currency": "INR"},
    {
        "annual_deposit": 120000, "current_savings": 1850000, "elapsed_years": 9, "years": 11, "extended_with_deposits": False,
        "deposits": [{"year": 11, "amount": 60000}, {"year": 2, "amount": 0}], "deposit_frequency": "monthly",
    },
    # By hand: 15 deposits of 1,000 without interest, and 10 percent of 15,000 for the last year
    {
        "annual_deposit": 1000, "annual_rate": 0, "years": 20, "extended_with_deposits": False,
        "annual_rates": [{"year": 20, "annual_rate": 10}],
    },
    {"annual_deposit": 5000, "elapsed_years": 20, "years": 5, "current_savings": 100000, "deposit_timing": "end"},
    {"annual_deposit": 5000, "years": 20, "deposits": [{"year": year, "amount": 0} for year in range(16, 21)], "currency": "JPY"},
    {"annual_deposit": 500, "years": 50, "annual_rates": [{"year": year, "annual_rate": 1000} for year in range(1, 51)]},
    # A running account
    {"annual_deposit": 150000, "current_savings": 600000, "years": 10},
    # An extension with deposits
    {"annual_deposit": 150000, "current_savings": 4000000, "years": 5},
    # Three extensions without deposits
    {"annual_deposit": 0, "current_savings": 4000000, "years": 15},
    # One year without deposits
    {"annual_deposit": 0, "current_savings": 4000000, "years": 1},
    {"annual_deposit": 150000, "annual_rate": 1000, "years": 50},
    {"annual_deposit": 150000, "annual_rate": 1000, "years": 50, "current_savings": 1000000000000},
    {"annual_deposit": 500, "annual_rate": 1e-100, "years": 15, "deposit_timing": "end", "currency": "inr"},
    {"annual_deposit": 12000, "years": 1, "current_savings": 0.01, "deposit_frequency": "monthly", "deposit_timing": "end"},
]


def calculate(given, rounding):
    years = int(given.get("years", 15))
    opening = given.get("current_savings", Decimal(0))
    balance, credits, deposits = opening, [], []
    others = {int(one["year"]): one["amount"] for one in given.get("deposits", [])}
    rates = {int(one["year"]): one["annual_rate"] for one in given.get("annual_rates", [])}
    is_monthly = given.get("deposit_frequency") == "monthly"
    is_early = given.get("deposit_timing", "begin") == "begin"
    for year in range(1, years + 1):
        is_extended = given.get("elapsed_years", 0) + year > 15
        usual = 0 if is_extended and not given.get("extended_with_deposits", True) else given["annual_deposit"]
        deposits.append(others.get(year, usual))
        rate = rates.get(year, given.get("annual_rate", Decimal("7.1"))) / PERCENT / MONTHS
        balance, credited = after_a_year(balance, deposits[-1], rate, is_monthly, is_early)
        credits.append(credited)
    return {
        "maturity_value": rounding.money(balance),
        "total_deposits": rounding.money(sum(deposits, Decimal(0))),
        "interest_earned": rounding.money(sum(credits)),
        "first_year_interest": rounding.money(credits[0]),
        "final_year_interest": rounding.money(credits[-1]),
    }


def after_a_year(balance, deposit, rate, is_monthly, is_early):
    """The balance at the end of a year, and the interest that is credited then."""
    interest = Decimal(0)
    for month in range(12):
        due = deposit / MONTHS if is_monthly else deposit if month == (0 if is_early else 11) else 0
        balance += due if is_early else 0
        interest += balance * rate
        balance += 0 if is_early else due
    return balance + interest, interest


def draw(random):
    balance = drawing.optional(random, "current_savings", drawing.amount(random, 1, 5_000_000), 0.4)
    deposit = drawing.amount(random, 500, 150_000, "500", "150000")
    terms = [15, 20, 25, 30, 35, 40, 45, 50]
    given = {
        "annual_deposit": Decimal(0) if balance and random.random() < 0.3 else max(deposit, Decimal(500)),
        **drawing.optional(random, "annual_rate", drawing.rate(random, 0, 12)),
        **({"years": Decimal(random.choice([*range(1, 15), *terms]))} if balance else
           drawing.optional(random, "years", Decimal(random.choice(terms)))),
        **drawing.optional(random, "deposit_frequency", random.choice(["annually", "monthly"])),
        **drawing.optional(random, "deposit_timing", random.choice(["begin", "end"])),
        **balance,
        **drawing.currency(random),
    }
    if balance and random.random() < 0.4:
        elapsed = random.randint(1, 30)
        given.update(elapsed_years=Decimal(elapsed), years=Decimal(random.choice([one - elapsed for one in range(15, 51, 5) if one > elapsed])))
    years, elapsed = int(given.get("years", 15)), int(given.get("elapsed_years", 0))

    def some():
        return sorted(random.sample(range(1, years + 1), random.randint(0, min(4, years))), key=lambda _: random.random())

    def other(year):
        is_free = bool(balance) or elapsed + year > 15
        return Decimal(0) if is_free and random.random() < 0.4 else max(drawing.amount(random, 500, 150_000, "500", "150000"), Decimal(500))

    deposits = [{"year": Decimal(year), "amount": other(year)} for year in some()]
    changed = [{"year": Decimal(year), "annual_rate": drawing.rate(random, 0, 12)} for year in some()]
    return {
        **given,
        **drawing.optional(random, "extended_with_deposits", random.random() < 0.4, 0.4),
        **drawing.optional(random, "deposits", deposits, 0.3),
        **drawing.optional(random, "annual_rates", changed, 0.3),
    }
