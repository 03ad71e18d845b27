"""Rental property: what a rented property yields in its first year and until it is sold."""

from decimal import Decimal

import annuity
import drawing
import rates
import roots
from arithmetic import MONTHS, PERCENT, with_digits
from replies import Reply

SOURCES = [
    "Brueggeman, Fisher, Real Estate Finance and Investments, chapters 10 to 12",
    "CCIM Institute, glossary: capitalization rate, cash-on-cash, debt coverage ratio, gross rent multiplier",
]

EXAMPLES = 1
CASES = [
    {
        "property_price": 300000, "monthly_rent": 2600, "down_payment": 75000, "interest_rate": 6.75,
        "buying_costs": 9000, "annual_property_tax": 3300, "annual_insurance": 1500, "currency": "USD",
    },
    # no loan, no costs: 12 %, 8.3333 years of rent
    {
        "property_price": 200000, "monthly_rent": 2000, "down_payment": 200000, "interest_rate": 5, "vacancy_rate": 0,
        "management_fee_pct": 0, "maintenance_rate": 0,
    },
    # the rent just pays the loan
    {
        "property_price": 120000, "monthly_rent": 1000, "down_payment": 0, "interest_rate": 0, "loan_term": 10,
        "vacancy_rate": 0, "management_fee_pct": 0, "maintenance_rate": 0,
    },
    {
        "property_price": 38000000, "monthly_rent": 165000, "down_payment": 8000000, "interest_rate": 1.9,
        "loan_term": 35, "other_monthly_income": 5000, "other_annual_expenses": 180000, "currency": "JPY",
    },
    {
        "property_price": 1000000000000, "monthly_rent": 1000, "down_payment": 0, "interest_rate": 1000,
        "loan_term": 1, "vacancy_rate": 100,
    },
    {
        "property_price": 250000.5, "monthly_rent": 1450.75, "down_payment": 50000, "interest_rate": 4.4,
        "vacancy_rate": 8, "other_annual_expenses": 1200, "currency": "KWD",
    },
    {"property_price": 180000, "monthly_rent": 1900, "down_payment": 36000, "interest_rate": 7.5, "loan_term": 20},
    # held beyond the loan
    {
        "property_price": 300000, "monthly_rent": 2600, "down_payment": 75000, "interest_rate": 6.75, "loan_term": 15,
        "buying_costs": 9000, "annual_property_tax": 3300, "annual_insurance": 1500, "holding_years": 20,
        "appreciation_rate": -1, "income_growth_rate": 0, "selling_cost_pct": 0, "currency": "USD",
    },
    # Nothing is put in, and all is borrowed
    {"property_price": 100000, "monthly_rent": 900, "down_payment": 0, "interest_rate": 5, "currency": "eur"},
    # Costs that no rent pays: not just one rate
    {
        "property_price": 100000, "monthly_rent": 0.01, "down_payment": 100000, "interest_rate": 5,
        "other_annual_expenses": 1000000000,
    },
    {
        "property_price": 0.01, "monthly_rent": 1000000000000, "down_payment": 0.01, "interest_rate": 0,
        "holding_years": 50, "income_growth_rate": 1000,
    },
    {
        "property_price": 100000, "monthly_rent": 500, "down_payment": 20000, "interest_rate": 5, "loan_term": 5,
        "holding_years": 5, "selling_cost_pct": 100,
    },
    # Flows of the last years are next to nothing, and decide the rate
    {
        "property_price": 528100, "monthly_rent": 3538.27, "down_payment": 52810, "interest_rate": 0, "loan_term": 8,
        "buying_costs": 1e12, "maintenance_rate": 2.779, "annual_property_tax": 6043.54, "other_annual_expenses": 546.99,
        "holding_years": 25, "income_growth_rate": -99.99, "appreciation_rate": -99.99, "currency": "KWD",
    },
    # Rent and expenses apart: 12,000 less 4,000 are 8,000, then 12,600 less 4,400, then 13,230 less 4,840
    {
        "property_price": 100000, "monthly_rent": 1000, "down_payment": 100000, "interest_rate": 0, "vacancy_rate": 0,
        "management_fee_pct": 0, "maintenance_rate": 4, "holding_years": 3, "rent_growth_rate": 5, "expense_growth_rate": 10,
        "appreciation_rate": 0, "selling_cost_pct": 0,
    },
    # The management fee grows as the rent does; the rest as the expenses
    {
        "property_price": 300000, "monthly_rent": 2600, "down_payment": 75000, "interest_rate": 6.75, "buying_costs": 9000,
        "annual_property_tax": 3300, "annual_insurance": 1500, "annual_reserves": 1800, "rent_growth_rate": 2.5,
        "expense_growth_rate": 3.5, "holding_years": 15, "currency": "USD",
    },
    # One of them alone: the other has the growth of both
    {"property_price": 180000, "monthly_rent": 1900, "down_payment": 36000, "interest_rate": 7.5, "rent_growth_rate": 4},
    {"property_price": 180000, "monthly_rent": 1900, "down_payment": 36000, "interest_rate": 7.5, "expense_growth_rate": 4},
    # The same as income_growth_rate 3
    {
        "property_price": 180000, "monthly_rent": 1900, "down_payment": 36000, "interest_rate": 7.5, "income_growth_rate": -50,
        "rent_growth_rate": 3, "expense_growth_rate": 3,
    },
    {"property_price": 180000, "monthly_rent": 1900, "down_payment": 36000, "interest_rate": 7.5, "income_growth_rate": 3},
    # Reserves alone, and those that eat up the rent
    {
        "property_price": 240000, "monthly_rent": 2100, "down_payment": 60000, "interest_rate": 6, "annual_reserves": 2400,
        "currency": "EUR",
    },
    {
        "property_price": 240000, "monthly_rent": 2100, "down_payment": 240000, "interest_rate": 6, "annual_reserves": 90000,
    },
    # Rents that fall to next to nothing beside expenses that multiply
    {
        "property_price": 200000, "monthly_rent": 2000, "down_payment": 50000, "interest_rate": 5, "rent_growth_rate": -99,
        "expense_growth_rate": 1000, "holding_years": 20,
    },
    {
        "property_price": 38000000, "monthly_rent": 165000, "down_payment": 8000000, "interest_rate": 1.9, "loan_term": 35,
        "annual_reserves": 120000, "rent_growth_rate": 0, "expense_growth_rate": 2, "currency": "JPY",
    },
    {
        "property_price": 150000, "monthly_rent": 1200, "down_payment": 0, "interest_rate": 5, "buying_costs": 1,
        "annual_reserves": 1000.005, "rent_growth_rate": 1e-9, "currency": "KWD",
    },
    {
        "property_price": 250000, "monthly_rent": 2000, "down_payment": 50000, "interest_rate": 5.5, "loan_term": 10,
        "holding_years": 25, "rent_growth_rate": 3, "expense_growth_rate": 0, "annual_reserves": 500,
    },
]

NO_CASH = "No cash is invested."
NO_LOAN = "There is no loan."
NOT_ONE = "There is not exactly one internal rate of return."


def calculate(given, rounding):
    def of(name, default="0"):
        return given.get(name, Decimal(default))

    price, rent = given["property_price"], given["monthly_rent"] * MONTHS
    full = rent + of("other_monthly_income") * MONTHS
    income = full * (PERCENT - of("vacancy_rate", "5")) / PERCENT
    managed = income * of("management_fee_pct", "8") / PERCENT
    costs = managed + price * of("maintenance_rate", "1") / PERCENT
    costs += of("annual_property_tax") + of("annual_insurance") + of("other_annual_expenses")
    reserves = of("annual_reserves")
    operating, loan, cash = income - costs, price - given["down_payment"], given["down_payment"] + of("buying_costs")
    months, years = int(of("loan_term", "30")) * 12, int(of("holding_years", "10"))
    with with_digits(450):
        rate = rates.monthly(given["interest_rate"])
        payment = annuity.payment(loan, rate, months)
        owed = balance_after(loan, rate, payment, months, min(years * 12, months))
    debt = payment * MONTHS
    sale = price * (1 + of("appreciation_rate", "3") / PERCENT) ** years
    proceeds = sale * (PERCENT - of("selling_cost_pct", "6")) / PERCENT - owed
    common = of("income_growth_rate", "2")
    rises = [1 + given.get(name, common) / PERCENT for name in ("rent_growth_rate", "expense_growth_rate")]
    kept, spent, flows = income - managed, costs - managed + reserves, []
    for year in range(1, years + 1):
        flows.append(kept - spent - (debt if year * 12 <= months else 0))
        kept, spent = kept * rises[0], spent * rises[1]
    found = roots.rates_of([(0, -cash), *enumerate(flows, 1), (years, proceeds)]) if cash > 0 else []
    reply = Reply(given)
    reply.put("cap_rate", rounding.percent(operating / price * PERCENT))
    reply.put("gross_yield", rounding.percent(rent / price * PERCENT))
    on_cash = (operating - debt - reserves) / cash * PERCENT if cash > 0 else None
    reply.may_lack("cash_on_cash_return", on_cash, rounding.percent, NO_CASH)
    reply.put("net_operating_income", rounding.money(operating))
    reply.put("annual_cash_flow", rounding.money(operating - debt - reserves))
    reply.put("monthly_cash_flow", rounding.money((operating - debt - reserves) / MONTHS))
    reply.put("annual_effective_gross_income", rounding.money(income))
    reply.put("annual_operating_expenses", rounding.money(costs))
    reply.put("annual_debt_service", rounding.money(debt))
    reply.put("cash_invested", rounding.money(cash))
    reply.may_lack("dscr", operating / debt if loan > 0 else None, rounding.percent, NO_LOAN)
    reply.may_lack("annual_irr", found[0] * PERCENT if len(found) == 1 else None, rounding.percent, NOT_ONE)
    reply.put("sale_proceeds", rounding.money(proceeds))
    gain = (sum(flows) + proceeds - cash) / cash * PERCENT if cash > 0 else None
    reply.may_lack("total_return_pct", gain, rounding.percent, NO_CASH)
    reply.put("gross_rent_multiplier", rounding.percent(price / rent))
    reply.put("break_even_occupancy_pct", rounding.percent((costs + debt) / full * PERCENT))
    return reply.all()


def balance_after(loan, rate, payment, months, count):
    """Month by month; nothing after the last payment."""
    for _ in range(count):
        loan = loan * (1 + rate) - payment
    return loan if count < months else Decimal(0)


def draw(random):
    price = drawing.amount(random, 50_000, 900_000)
    share = random.choice(["0", "0.1", "0.2", "0.25", "0.5", "1"])
    down = min(Decimal(repr(float(f"{price * Decimal(share):.12g}"))), price)
    rent = Decimal(repr(float(f"{max(price * random.randint(20, 120) / 10_000, Decimal('0.01')):.6g}")))
    rents = [rent, rent, drawing.amount(random, 200, 5_000)]
    share_hard = ("0", "1e-9", "100")
    # With −99.99 % a year the flows of 50 years are of sizes that no search for a rate takes: the program refuses them.
    return {
        "property_price": price,
        "monthly_rent": min(random.choice(rents), Decimal(10**12)),
        "down_payment": down,
        "interest_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "loan_term", drawing.whole(random, 1, 40, (1, 2, 100))),
        **drawing.optional(random, "buying_costs", drawing.amount(random, 0, 30_000, "0")),
        **drawing.optional(random, "other_monthly_income", drawing.amount(random, 0, 300, "0"), 0.3),
        **drawing.optional(random, "vacancy_rate", drawing.rate(random, 0, 15, share_hard)),
        **drawing.optional(random, "management_fee_pct", drawing.rate(random, 0, 12, share_hard)),
        **drawing.optional(random, "maintenance_rate", drawing.rate(random, 0, 3, share_hard)),
        **drawing.optional(random, "annual_property_tax", drawing.amount(random, 0, 8_000, "0")),
        **drawing.optional(random, "annual_insurance", drawing.amount(random, 0, 3_000, "0"), 0.3),
        **drawing.optional(random, "other_annual_expenses", drawing.amount(random, 0, 3_000, "0"), 0.3),
        **drawing.optional(random, "holding_years", drawing.whole(random, 1, 30, (1, 2, 50))),
        **drawing.optional(random, "income_growth_rate", drawing.rate(random, -3, 6, ("0", "1e-9", "-99", "1000"))),
        **drawing.optional(random, "rent_growth_rate", drawing.rate(random, -3, 6, ("0", "1e-9", "-99", "1000")), 0.3),
        **drawing.optional(random, "expense_growth_rate", drawing.rate(random, -3, 6, ("0", "1e-9", "-99", "1000")), 0.3),
        **drawing.optional(random, "annual_reserves", drawing.amount(random, 0, 3_000, "0"), 0.3),
        **drawing.optional(random, "appreciation_rate", drawing.rate(random, -3, 8, ("0", "1e-9", "-99", "1000"))),
        **drawing.optional(random, "selling_cost_pct", drawing.rate(random, 0, 10, share_hard)),
        **drawing.currency(random),
    }
