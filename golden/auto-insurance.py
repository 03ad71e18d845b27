"""Auto insurance: what deductibles cost, a claim now and then taken into account."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT
from replies import Reply

SOURCES = [
    "Expected cost: the premium, and the deductible times the probability of a claim",
    "Break-even: the difference of the deductibles over that of the premiums, as in fearlessfinance.com, Figuring out the best car insurance deductible",
]

EXAMPLES = 1
CASES = [
    {
        "options": [
            {"name": "Low", "annual_premium": 1000, "deductible": 250}, {"name": "Middle", "annual_premium": 800, "deductible": 500},
            {"name": "High", "annual_premium": 540, "deductible": 1000},
        ],
        "claim_probability_pct": 6, "currency": "USD",
    },
    # fearlessfinance.com: 250 to 500 saves 200 a year, even after 15 months
    {"options": [{"annual_premium": 1000, "deductible": 250}, {"annual_premium": 800, "deductible": 500}]},
    # fearlessfinance.com: 500 to 1000 saves 260 a year, even after 23 months
    {"options": [{"annual_premium": 800, "deductible": 500}, {"annual_premium": 540, "deductible": 1000}]},
    # The other way round
    {"options": [{"annual_premium": 540, "deductible": 1000}, {"annual_premium": 800, "deductible": 500}]},
    # Even in cost at 50 percent: the first one counts
    {"options": [{"annual_premium": 900, "deductible": 100}, {"annual_premium": 800, "deductible": 300}], "claim_probability_pct": 50},
    # The premium does not fall
    {"options": [{"annual_premium": 800, "deductible": 500}, {"annual_premium": 800, "deductible": 1000}]},
    {"options": [{"annual_premium": 700, "deductible": 500}, {"annual_premium": 800, "deductible": 1000}]},
    # One deductible: the lowest premium
    {"options": [{"annual_premium": 800, "deductible": 500}, {"annual_premium": 790, "deductible": 500}, {"annual_premium": 795, "deductible": 500}]},
    # Two insurers for each deductible: the lowest premiums are compared
    {
        "options": [
            {"annual_premium": 810, "deductible": 500}, {"annual_premium": 640, "deductible": 1000},
            {"annual_premium": 790, "deductible": 500}, {"annual_premium": 650, "deductible": 1000},
        ],
    },
    # More saved than a claim costs
    {"options": [{"annual_premium": 2000, "deductible": 0}, {"annual_premium": 1000, "deductible": 500}], "claim_probability_pct": 100},
    {"options": [{"annual_premium": 0, "deductible": 0}, {"annual_premium": 0, "deductible": 0}], "claim_probability_pct": 0},
    {"options": [{"annual_premium": 1000000000000, "deductible": 0}, {"annual_premium": 0, "deductible": 0.01}]},
    {"options": [{"annual_premium": 0.01, "deductible": 0}, {"annual_premium": 0, "deductible": 1000000000000}], "claim_probability_pct": 1e-9},
    {"options": [{"annual_premium": 84000, "deductible": 0}, {"annual_premium": 61500, "deductible": 100000}], "currency": "JPY"},
    {"options": [{"annual_premium": 212.125, "deductible": 50}, {"annual_premium": 180.5, "deductible": 150}], "currency": "KWD"},
]

NOT_LOWER = "The highest deductible does not lower the premium."


def calculate(given, rounding):
    options = given["options"]
    probability = given.get("claim_probability_pct", Decimal(5)) / PERCENT
    costs = [option["annual_premium"] + option["deductible"] * probability for option in options]
    low = min(options, key=lambda option: (option["deductible"], option["annual_premium"]))
    high = min(options, key=lambda option: (-option["deductible"], option["annual_premium"]))
    added, saved = high["deductible"] - low["deductible"], low["annual_premium"] - high["annual_premium"]
    pays = added > 0 and saved > 0
    reply = Reply(given)
    reply.put("options", [
        {**({"name": option["name"]} if "name" in option else {}), "expected_annual_cost": rounding.money(cost)}
        for option, cost in zip(options, costs)
    ])
    reply.put("cheapest_option_index", Decimal(costs.index(min(costs))))
    reply.may_lack("break_even_years", added / saved if pays else None, rounding.years, NOT_LOWER)
    reply.may_lack("break_even_claim_probability_pct", PERCENT * saved / added if pays else None, rounding.percent, NOT_LOWER)
    return reply.all()


def draw(random):
    premium = drawing.amount(random, 600, 3000, "0.01", "1e12")

    def option(step):
        return {
            **drawing.optional(random, "name", random.choice(["A", "Quote ü", "C"]), 0.4),
            "annual_premium": (premium * (100 - step * random.randint(2, 12)) / 100).quantize(Decimal("0.01")),
            "deductible": random.choice([Decimal(0), Decimal(250), Decimal(500), Decimal(1000), drawing.amount(random, 100, 3000, "0")]),
        }

    return {
        "options": [option(step) for step in range(random.choice([2, 2, 3, 4]))],
        **drawing.optional(random, "claim_probability_pct", drawing.rate(random, 0, 20, ("0", "1e-9", "100"))),
        **drawing.currency(random),
    }
