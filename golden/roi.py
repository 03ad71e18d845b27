"""ROI: what an investment returned, in all and a year."""

from datetime import date, timedelta
from decimal import Decimal

import drawing
import rates
from arithmetic import PERCENT, power, with_digits
from replies import Reply

SOURCES = [
    "CFA Program Curriculum, Quantitative Methods: holding period return, annualized return",
    "Brealey, Myers, Allen, Principles of Corporate Finance: rates of return",
]

# Global Investment Performance Standards (2020), provision 4.A.7 and others: for less than a year they must not be
SHORT = "Returns of less than a year are not annualized."
EXAMPLES = 1
CASES = [
    {"initial_investment": 10000, "final_value": 13000, "years": 3, "total_income": 900, "costs": 250, "currency": "USD"},
    # 1.21 is the square of 1.1
    {"initial_investment": 1000, "final_value": 1210, "years": 2},
    # Investopedia's article on ROI: 50000 to 70000 over 5 years is 40 %, 6.96 % a year
    {"initial_investment": 50000, "final_value": 70000, "years": 5},
    # Investopedia's article on annualized total return: 23.74 % over 575 days are 14.5 % a year
    {"initial_investment": 10000, "final_value": 12374, "start_date": "2023-01-01", "end_date": "2024-07-29"},
    # A year of 365 days, and one day more in a leap year; a single day
    {"initial_investment": 10000, "final_value": 11000, "start_date": "2023-03-01", "end_date": "2024-02-29"},
    {"initial_investment": 10000, "final_value": 11000, "start_date": "2023-03-01", "end_date": "2024-03-01", "inflation_rate": 3},
    {"initial_investment": 10000, "final_value": 10010, "start_date": "2024-02-28", "end_date": "2024-02-29", "costs": 5},
    {"initial_investment": 1, "final_value": 1000, "start_date": "2024-02-28", "end_date": "2024-02-29"},
    {"initial_investment": 1, "final_value": 0, "start_date": "1900-01-01", "end_date": "2199-12-31"},
    # all is lost
    {"initial_investment": 12500, "final_value": 0, "years": 2.5},
    {"initial_investment": 800000, "final_value": 640000, "years": 0.5, "total_income": 20000, "currency": "JPY"},
    {"initial_investment": 0.01, "final_value": 1000000000000, "years": 200},
    # nothing gained
    {"initial_investment": 2500, "final_value": 2500, "years": 7},
    {"initial_investment": 1000, "final_value": 900, "years": 1, "total_income": 350.125, "costs": 49.5, "currency": "KWD"},
    # Costs eat all
    {"initial_investment": 100, "final_value": 100, "costs": 100},
    {"initial_investment": 0.01, "final_value": 0, "costs": 0, "total_income": 0, "years": 200},
    # So much in so short a time that no reply has the yearly growth
    {"initial_investment": 1, "final_value": 1000, "years": 0.01},
    {"initial_investment": 1, "final_value": 1000, "years": 0.01, "currency": "eur"},
    {"initial_investment": 1000000000000, "final_value": 1000000000000, "total_income": 0.01, "years": 200},
    {"initial_investment": 3, "final_value": 4, "years": 0.01},
    # 1.21 is the square of 1.1, which is what prices rise by; and all is lost
    {"initial_investment": 1000, "final_value": 1210, "years": 2, "inflation_rate": 10},
    {"initial_investment": 1000, "final_value": 0, "years": 2, "inflation_rate": -50},
]


def calculate(given, rounding):
    spent = given["initial_investment"] + given.get("costs", 0)
    back = given["final_value"] + given.get("total_income", 0)
    reply = Reply(given)
    reply.put("roi", rounding.percent((back - spent) / spent * PERCENT))
    reply.put("net_profit", rounding.money(back - spent))
    growth = yearly(back / spent, held(given)) if held(given) >= 1 else None
    reply.may_lack("annualized_return", growth, rounding.percent, SHORT)
    reply.may_lack("real_annualized_return", real(given, growth), rounding.percent, SHORT)
    reply.put("total_cost", rounding.money(spent))
    reply.put("total_returned", rounding.money(back))
    return reply.all()


def held(given):
    """Years, of 365 days between dates."""
    if "start_date" in given:
        return Decimal((date.fromisoformat(given["end_date"]) - date.fromisoformat(given["start_date"])).days) / 365
    return given.get("years", 1)


def yearly(growth, years):
    """The percent a year that come to the growth of all years."""
    if growth == 0:
        return -PERCENT
    with with_digits(rates.ENOUGH):
        return (power(growth, 1 / years) - 1) * PERCENT


def real(given, growth):
    """The percent a year beyond those of prices."""
    if growth is None:
        return None
    with with_digits(rates.ENOUGH):
        return (PERCENT + growth) / (PERCENT + given.get("inflation_rate", 0)) * PERCENT - PERCENT


def period(random):
    """Years, two dates or neither."""
    if random.random() < 0.6:
        return drawing.optional(random, "years", drawing.years(random), 0.8)
    start = date(2000, 1, 1) + timedelta(days=random.randint(0, 12_000))
    end = start + timedelta(days=int(drawing.whole(random, 60, 9000, (1, 365, 366))))
    return {"start_date": start.isoformat(), "end_date": end.isoformat()}


def draw(random):
    return {
        "initial_investment": drawing.amount(random),
        "final_value": drawing.amount(random, hard_low="0"),
        **period(random),
        **drawing.optional(random, "total_income", drawing.amount(random, 0, 10_000, "0", "1e12")),
        **drawing.optional(random, "costs", drawing.amount(random, 0, 5_000, "0", "1e12")),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, -2, 8, ("0", "1e-9", "-50", "1000"))),
        **drawing.currency(random),
    }
