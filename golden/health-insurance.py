"""Health plans compared: what a year costs, and the expenses at which a plan stops being the cheapest."""

from decimal import Decimal
from fractions import Fraction

import drawing
from replies import Reply

SOURCES = [
    "HealthCare.gov glossary: the deductible is paid in full, then the coinsurance, until the out-of-pocket maximum is reached; a 12,000 dollar bill "
    "with a deductible of 1,300, coinsurance of 20 percent and a maximum of 4,400 costs 3,440",
    "IRS Publication 969: contributions to a health savings account are deductible",
]


def plan(premium, deductible, share, most, **more):
    return {"monthly_premium": premium, "deductible": deductible, "coinsurance_pct": share, "max_out_of_pocket": most, **more}


def years(*expenses):
    return [{"annual_medical_expenses": one} for one in expenses]


EXAMPLES = 2
CASES = [
    {
        "plans": [
            {"name": "PPO", **plan(420, 1000, 20, 5000)},
            {"name": "HDHP", **plan(340, 3400, 10, 8000, hsa_eligible=True, annual_employer_contribution=600)},
        ],
        "scenarios": [
            {"name": "Healthy", "annual_medical_expenses": 500}, {"name": "Average", "annual_medical_expenses": 6000},
            {"name": "Surgery", "annual_medical_expenses": 60000},
        ],
        "annual_hsa_contribution": 3000, "marginal_tax_rate": 24, "currency": "USD",
    },
    # HealthCare.gov: 3,440
    {"plans": [plan(0, 1300, 20, 4400)], "scenarios": years(12000, 16800, 100000)},
    # The usual coinsurance
    {"plans": [{"monthly_premium": 300, "deductible": 500, "max_out_of_pocket": 3000}, plan(200, 2000, 30, 6000)], "scenarios": years(0, 1500)},
    # Three plans, crossed where maxima are reached
    {"plans": [plan(100, 6000, 40, 9000), plan(250, 3000, 20, 6000), plan(400, 0, 10, 2500)], "scenarios": years(0, 2000, 5000, 9000, 20000, 50000)},
    # The first of equal plans
    {"plans": [plan(200, 1000, 20, 3000), plan(200, 1000, 20, 3000)], "scenarios": years(0, 5000)},
    # Dearer without care by nothing, cheaper with the first of it
    {"plans": [plan(200, 1000, 20, 3000), plan(200, 500, 20, 3000)], "scenarios": years(0, 400, 700, 50000)},
    # Always the cheapest
    {"plans": [plan(300, 500, 10, 2000), plan(200, 500, 10, 2000)], "scenarios": years(10000)},
    # All is paid after the deductible, or nothing before the maximum
    {"plans": [plan(300, 500, 0, 2000), plan(200, 2500, 0, 2500)], "scenarios": years(100, 500, 1700, 1700.01, 9000)},
    {"plans": [plan(300, 0, 100, 2000), plan(250, 0, 50, 4000)], "scenarios": years(1200, 1300, 9000), "currency": "EUR"},
    {"plans": [plan(300, 0, 0, 0), plan(0, 1000000000000, 100, 1000000000000)], "scenarios": years(3600, 3600.01, 1000000000000)},
    # The tax saved is more than the premiums
    {"plans": [plan(10, 8000, 30, 9000, hsa_eligible=True), plan(90, 2000, 20, 5000, hsa_eligible=False)], "scenarios": years(0, 4000), "annual_hsa_contribution": 4000, "marginal_tax_rate": 37.5},
    {"plans": [plan(0, 0, 0, 0)], "scenarios": years(0), "currency": "JPY"},
]

HUNDRED = Fraction(100)


def calculate(given, rounding):
    plans = given["plans"]
    saved = fraction(given, "annual_hsa_contribution") * fraction(given, "marginal_tax_rate") / HUNDRED
    premiums = [12 * Fraction(one["monthly_premium"]) for one in plans]
    fixed = [
        premium - fraction(one, "annual_employer_contribution") - (saved if one.get("hsa_eligible", False) else 0)
        for premium, one in zip(premiums, plans)
    ]

    def cost(index, expenses):
        one = plans[index]
        deductible, most = Fraction(one["deductible"]), Fraction(one["max_out_of_pocket"])
        share = Fraction(one.get("coinsurance_pct", Decimal(20))) / HUNDRED
        above = expenses - deductible
        own = expenses if above <= 0 else deductible + share * above
        return fixed[index] + min(own, most)

    def bends(index):
        one = plans[index]
        deductible, most = Fraction(one["deductible"]), Fraction(one["max_out_of_pocket"])
        share = Fraction(one.get("coinsurance_pct", Decimal(20))) / HUNDRED
        return [deductible, deductible + (most - deductible) / share if share else deductible]

    def money(value):
        return rounding.money(Decimal(value.numerator) / Decimal(value.denominator))

    cheapest = min(range(len(plans)), key=lambda index: (fixed[index], index))
    crossings = []
    for other in range(len(plans)):
        places = sorted({Fraction(0), *bends(cheapest), *bends(other)})
        over = [cost(cheapest, place) - cost(other, place) for place in places]
        for low, high, before, after in zip(places, places[1:], over, over[1:]):
            if before <= 0 < after:
                crossings.append(low - before * (high - low) / (after - before))
                break
    reply = Reply(given)
    crossing = min(crossings) if crossings else None
    reason = "The plan that is the cheapest without care is the cheapest at all expenses."
    reply.may_lack("break_even_annual_medical_expenses", crossing, money, reason)
    worst = [cost(index, max(bends(index))) for index in range(len(plans))]
    reply.put("lowest_max_annual_cost", money(min(worst)))
    reply.put("lowest_max_cost_plan_index", Decimal(worst.index(min(worst))))
    reply.put("lowest_min_cost_plan_index", Decimal(cheapest))
    years = [Fraction(one["annual_medical_expenses"]) for one in given["scenarios"]]
    rows = []
    for index, one in enumerate(plans):
        row = {"name": one["name"]} if "name" in one else {}
        rows.append({**row, "annual_premium": money(premiums[index]), "min_annual_cost": money(fixed[index]), "max_annual_cost": money(worst[index]), "annual_costs": [money(cost(index, expenses)) for expenses in years]})
    reply.put("plans", rows)
    rows = []
    for one in given["scenarios"]:
        costs = [cost(index, Fraction(one["annual_medical_expenses"])) for index in range(len(plans))]
        row = {"name": one["name"]} if "name" in one else {}
        rows.append({
            **row, "cheapest_plan_index": Decimal(costs.index(min(costs))), "lowest_annual_cost": money(min(costs)),
            "highest_annual_cost": money(max(costs)),
        })
    reply.put("scenarios", rows)
    return reply.all()


def fraction(given, name):
    return Fraction(given.get(name, Decimal(0)))


def draw(random):
    def one(number):
        deductible = drawing.amount(random, 0, 8000, "0", "1e12")
        more = drawing.amount(random, 0, 9000, "0", "1e12")
        return {
            **drawing.optional(random, "name", f"Plan {number}"),
            "monthly_premium": drawing.amount(random, 0, 900, "0", "1e12"),
            "deductible": deductible,
            **drawing.optional(random, "coinsurance_pct", drawing.rate(random, 0, 50, ("0", "100", "1e-9"))),
            "max_out_of_pocket": min(Decimal(10) ** 12, Decimal(repr(float(deductible + more)))),
            **drawing.optional(random, "hsa_eligible", random.random() < 0.5),
            **drawing.optional(random, "annual_employer_contribution", drawing.amount(random, 0, 2000, "0", "1e12"), 0.3),
        }

    return {
        "plans": [one(number) for number in range(1, random.choice([1, 2, 2, 2, 3, 4]) + 1)],
        "scenarios": [
            {**drawing.optional(random, "name", f"Year {number}"), "annual_medical_expenses": drawing.amount(random, 0, 60_000, "0", "1e12")}
            for number in range(1, random.choice([1, 2, 3, 5]) + 1)
        ],
        **drawing.optional(random, "annual_hsa_contribution", drawing.amount(random, 0, 8000, "0", "1e12")),
        **drawing.optional(random, "marginal_tax_rate", drawing.rate(random, 0, 45, ("0", "100"))),
        **drawing.currency(random),
    }
