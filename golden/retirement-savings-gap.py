"""Retirement gap: what a desired income needs, what is saved by then, and what closes the gap."""

from decimal import Decimal

import annuity
import drawing
import rates
import savings
from arithmetic import PERCENT
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, sections 3.2 and 3.3 (accumulated values)",
    "The income at the beginning of each year of retirement, rising with prices, each discounted on its own",
]

EXAMPLES = 2
CASES = [
    {
        "target_annual_income": 50000, "current_age": 35, "retirement_age": 65, "current_savings": 60000,
        "monthly_contribution": 800, "other_annual_income": 20000, "currency": "USD",
    },
    # 80 percent of pay, contributions that rise with it, and a pension from 67 on
    {
        "annual_income": 75000, "income_replacement_pct": 80, "current_age": 40, "retirement_age": 62, "current_savings": 150000,
        "monthly_contribution": 900, "contribution_growth_rate": 3, "other_annual_income": 28000, "pension_start_age": 67,
        "currency": "USD",
    },
    {
        "target_annual_income": 40000, "current_age": 40, "retirement_age": 67, "current_savings": 0,
        "monthly_contribution": 0,
    },
    # a surplus
    {
        "target_annual_income": 24000, "current_age": 50, "retirement_age": 60, "current_savings": 1500000,
        "monthly_contribution": 0,
    },
    # By hand: 30,000 for five years and 10,000 for fifteen are 300,000; 100 a month, then 110, are 2,520
    {
        "target_annual_income": 30000, "current_age": 60, "retirement_age": 62, "end_age": 82, "current_savings": 0, "monthly_contribution": 100,
        "contribution_growth_rate": 10, "expected_return": 0, "retirement_return": 0, "inflation_rate": 0,
        "other_annual_income": 20000, "pension_start_age": 67,
    },
    # A pension that covers all, but late, at the end, or at once
    *[
        {
            "target_annual_income": 20000, "current_age": 50, "retirement_age": 60, "current_savings": 90000, "monthly_contribution": 0,
            "other_annual_income": 25000, "pension_start_age": start, "contribution_growth_rate": 5,
        }
        for start in (65, 90, 60)
    ],
    {
        "annual_income": 100, "income_replacement_pct": 0.01, "current_age": 20, "retirement_age": 21, "current_savings": 0,
        "monthly_contribution": 1, "contribution_growth_rate": 100, "end_age": 22, "pension_start_age": 22,
    },
    # Contributions that fall as fast as money grows
    {
        "target_annual_income": 12000, "current_age": 30, "retirement_age": 60, "current_savings": 0, "monthly_contribution": 500,
        "contribution_growth_rate": 5, "expected_return": 5, "rate_convention": "effective", "contribution_timing": "begin",
    },
    {
        "target_annual_income": 12000, "current_age": 30, "retirement_age": 60, "current_savings": 0, "monthly_contribution": 500,
        "contribution_growth_rate": -50, "expected_return": 9, "currency": "JPY",
    },
    # no return, no inflation: 750000 needed, 190000 saved
    {
        "target_annual_income": 30000, "current_age": 30, "retirement_age": 60, "current_savings": 10000,
        "monthly_contribution": 500, "expected_return": 0, "retirement_return": 0, "inflation_rate": 0,
        "end_age": 85,
    },
    # the return in retirement only keeps up with prices
    {
        "target_annual_income": 4000000, "current_age": 45, "retirement_age": 65, "current_savings": 15000000,
        "monthly_contribution": 50000, "expected_return": 3, "retirement_return": 1, "inflation_rate": 1,
        "currency": "JPY",
    },
    {
        "target_annual_income": 36000, "current_age": 29, "retirement_age": 64, "current_savings": 20000,
        "monthly_contribution": 650, "contribution_timing": "begin", "rate_convention": "effective",
        "currency": "EUR",
    },
    {
        "target_annual_income": 0.01, "current_age": 100, "retirement_age": 129, "current_savings": 1000,
        "monthly_contribution": 0, "end_age": 130, "expected_return": -10,
    },
    {
        "target_annual_income": 1000000000000, "current_age": 64, "retirement_age": 65, "current_savings": 0,
        "monthly_contribution": 1000000, "end_age": 130, "inflation_rate": 10, "currency": "KWD",
    },
    {
        "target_annual_income": 60000, "current_age": 55, "retirement_age": 62, "current_savings": 700000,
        "monthly_contribution": 2500, "other_annual_income": 25000, "end_age": 95,
    },
    {
        "target_annual_income": 45000, "current_age": 25, "retirement_age": 70, "current_savings": 5000,
        "monthly_contribution": 400, "inflation_rate": 3, "expected_return": 8,
    },
    {
        "target_annual_income": 45000, "current_age": 48, "retirement_age": 66, "current_savings": 210000,
        "monthly_contribution": 900, "retirement_return": 3, "contribution_timing": "begin",
    },
    {
        "target_annual_income": 80000, "current_age": 33, "retirement_age": 55, "current_savings": 300000,
        "monthly_contribution": 4000, "currency": "CAD",
    },
    # Other income covers everything
    {
        "target_annual_income": 20000, "current_age": 35, "retirement_age": 65, "current_savings": 60000,
        "monthly_contribution": 800, "other_annual_income": 25000,
    },
    {
        "target_annual_income": 100, "current_age": 0, "retirement_age": 129, "end_age": 130, "current_savings": 0,
        "monthly_contribution": 1000000000000, "expected_return": 1000, "inflation_rate": -50, "retirement_return": 0,
    },
    {
        "target_annual_income": 20000, "current_age": 64, "retirement_age": 65, "end_age": 66, "current_savings": 20000,
        "monthly_contribution": 0, "expected_return": 0, "inflation_rate": 0, "currency": "eur", "other_annual_income": 20000,
    },
]

COVERED = "other_annual_income covers the desired income, so no savings are required."


def calculate(given, rounding):
    years = int(given["retirement_age"] - given["current_age"])
    retired = int(given.get("end_age", 90) - given["retirement_age"])
    rate = rates.monthly(given.get("expected_return", Decimal(6)), given.get("rate_convention", "nominal"))
    timing = given.get("contribution_timing", "end")
    prices = 1 + rates.fraction(given.get("inflation_rate", Decimal("2.5")))
    later = 1 + rates.fraction(given.get("retirement_return", Decimal(4)))
    wanted = given.get("target_annual_income")
    if wanted is None:
        wanted = given["annual_income"] * given["income_replacement_pct"] / PERCENT
    less = max(wanted - given.get("other_annual_income", Decimal(0)), Decimal(0))
    begins = given.get("pension_start_age", given["retirement_age"]) - given["retirement_age"]
    incomes = [(wanted if year < begins else less) * prices ** (years + year) for year in range(retired)]
    income = incomes[0]
    required = sum((one / later**year for year, one in enumerate(incomes)), start=Decimal(0))
    # What 1 a month comes to, and more after each year.
    step = 1 + rates.fraction(given.get("contribution_growth_rate", Decimal(0)))
    a_year, grown = savings.paid_in(rate, 12, timing), annuity.growth(rate, 12)
    paid = Decimal(0)
    for year in range(years):
        paid = paid * grown + a_year * step**year
    projected = given["current_savings"] * annuity.growth(rate, years * 12) + given["monthly_contribution"] * paid
    missing = max(required - projected, Decimal(0))
    reply = Reply(given)
    reply.put("required_corpus", rounding.money(required))
    reply.put("projected_corpus", rounding.money(projected))
    reply.put("corpus_gap", rounding.money(required - projected))
    reply.put("extra_monthly_contribution", rounding.money(missing / paid))
    reply.put("extra_lump_sum", rounding.money(missing / annuity.growth(rate, years * 12)))
    reply.put("annual_income_at_retirement", rounding.money(income))
    ratio = projected / required * PERCENT if less > 0 or begins > 0 else None
    reply.may_lack("funded_pct", ratio, rounding.percent, COVERED)
    return reply.all()


def draw(random):
    now = drawing.whole(random, 18, 64, (0, 60))
    retiring = random.choice([now + 1, now + random.randint(1, 40)])
    hard = ("0", "1e-9", "-50", "1000")
    end = min(retiring + random.randint(1, 35), Decimal(130))
    wanted = {"target_annual_income": drawing.amount(random, 10_000, 150_000)}
    if random.random() < 0.3:
        share = drawing.rate(random, 40, 100, ("0.01", "1000"))
        wanted = {"annual_income": drawing.amount(random, 20_000, 200_000), "income_replacement_pct": share}
    last = int(end if retiring >= 90 else min(end, 90))
    pension = Decimal(random.randint(int(retiring), max(int(retiring), last)))
    growing = drawing.rate(random, -3, 8, ("0", "-50", "100", "1e-9"))
    return {
        **wanted,
        "current_age": now,
        "retirement_age": retiring,
        "current_savings": drawing.amount(random, 0, 800_000, "0"),
        "monthly_contribution": drawing.amount(random, 0, 5_000, "0"),
        **drawing.optional(random, "contribution_growth_rate", growing, 0.4),
        **drawing.optional(random, "pension_start_age", pension, 0.3),
        **drawing.optional(random, "expected_return", rates.growing(random, drawing)),
        **drawing.optional(random, "retirement_return", rates.growing(random, drawing, -2, 10)),
        **drawing.optional(random, "inflation_rate", drawing.rate(random, -2, 8, hard)),
        **(drawing.optional(random, "end_age", end, 0.6) if retiring < 90 else {"end_age": end}),
        **drawing.optional(random, "other_annual_income", drawing.amount(random, 0, 60_000, "0")),
        **drawing.optional(random, "contribution_timing", random.choice(["begin", "end"])),
        **drawing.optional(random, "rate_convention", random.choice(["nominal", "effective"])),
        **drawing.currency(random),
    }
