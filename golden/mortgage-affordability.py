"""Mortgage affordability: the most expensive home that an income affords by the ratios of lenders."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import MONTHS, PERCENT, Refusal

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 3.2: the payment for a loan",
    "28/36 qualifying ratios of the United States; GDS 39 % and TDS 44 % of Canada, with half of condominium fees",
    "Interest Act (Canada), section 6: rates that compound half-yearly",
    "Bank Act (Canada), section 418: no uninsured loan above 80 %; CMHC, Calculating GDS/TDS: no home insurance in them",
    "Mortgagee Letter 2023-05, appendix 1.0: 1.75 % at once, 0.55 % a year above 15 years and 0.40 % up to 15, above 95 % "
    "of the price and 90 %; 12 U.S.C. 1709(b)(9): 3.5 % down; private mortgage insurance of 0.7 % a year as in piti",
    "HUD Handbook 4000.1: 31/43; 38 CFR 36.4340(d): 41 %; 12 U.S.C. 4902: private mortgage insurance above 80 %",
    "CMHC, premiums for homeowner loans: 2.80, 3.10 and 4.00 % up to 85, 90 and 95 %, and 0.20 % beyond 25 years",
    "Department of Finance Canada, 24 September 2024: insured below 1.5 million; 5 % of 500,000 and 10 % of the rest",
]

EXAMPLES = 1
CASES = [
    {
        "annual_income": 120000, "down_payment": 80000, "interest_rate": 6.5, "monthly_debt_payments": 600,
        "annual_insurance": 1800, "currency": "USD",
    },
    # debts decide
    {"annual_income": 90000, "down_payment": 0, "interest_rate": 7, "monthly_debt_payments": 1200},
    # no interest, no tax: 28 % of 6000 over 300 months and the down payment
    {"annual_income": 72000, "down_payment": 20000, "interest_rate": 0, "loan_term": 25, "property_tax_rate": 0},
    {
        "annual_income": 110000, "down_payment": 60000, "interest_rate": 5.25, "loan_term": 25,
        "lending_guideline": "canada", "monthly_debt_payments": 450, "monthly_fees": 400, "monthly_heating": 120,
        "compounding_convention": "semiannually", "property_tax_rate": 0.9, "currency": "CAD",
    },
    # debts take more than 36 %
    {"annual_income": 60000, "down_payment": 10000, "interest_rate": 6, "monthly_debt_payments": 3000},
    {
        "annual_income": 9000000, "down_payment": 5000000, "interest_rate": 1.5, "loan_term": 35, "max_front_end_dti": 30,
        "max_back_end_dti": 35, "property_tax_rate": 0.3, "currency": "JPY",
    },
    {
        "annual_income": 1000000000000, "down_payment": 0, "interest_rate": 1000, "loan_term": 1,
        "property_tax_rate": 0,
    },
    # the tax on the down payment alone is above the limit
    {"annual_income": 84000, "down_payment": 1000000, "interest_rate": 6, "property_tax_rate": 2.5},
    {
        "annual_income": 84000, "down_payment": 300000, "interest_rate": 6, "property_tax_rate": 2.5,
        "monthly_fees": 250,
    },
    {
        "annual_income": 25000.5, "down_payment": 4000.125, "interest_rate": 4.4, "max_back_end_dti": 40,
        "max_front_end_dti": 40, "currency": "KWD",
    },
    # Nothing is left for a loan, but nothing is missing either
    {"annual_income": 12000, "down_payment": 10000, "interest_rate": 5, "monthly_debt_payments": 360, "property_tax_rate": 0},
    {"annual_income": 12000, "down_payment": 10000, "interest_rate": 5, "max_front_end_dti": 0, "property_tax_rate": 0},
    {"annual_income": 0.01, "down_payment": 0, "interest_rate": 5, "loan_term": 100, "max_back_end_dti": 100},
    {
        "annual_income": 1000000000000, "down_payment": 1000000000000, "interest_rate": 1e-100,
        "property_tax_rate": 0, "compounding_convention": "semiannually",
    },
    {
        "annual_income": 60000, "down_payment": 0, "interest_rate": 1000, "loan_term": 100, "lending_guideline": "canada",
        "compounding_convention": "semiannually", "mortgage_insurance_type": "custom",
    },
]

# A published answer: 442,639.66 with 223.21 of mortgage insurance a month and 86.44 % of the price borrowed
# (finance.rajeevprakash.com, house affordability: 150,000 a year, taxes 600, insurance 120 and fees 75 a month).
CASES += [
    {
        "annual_income": 150000, "down_payment": 60000, "interest_rate": 6.75, "monthly_debt_payments": 500,
        "property_tax_rate": 0, "annual_insurance": 8640, "monthly_fees": 75, "pmi_rate": 0.7, "currency": "USD",
    },
    # The insurance would be due from 400,000 on and is not affordable there: exactly 80 % is borrowed
    {"annual_income": 102500, "down_payment": 80000, "interest_rate": 6.5, "monthly_debt_payments": 150, "pmi_rate": 1},
    # Below 80 % nothing is insured
    {"annual_income": 100000, "down_payment": 150000, "interest_rate": 6.5, "pmi_rate": 1},
    {"annual_income": 100000, "down_payment": 0, "interest_rate": 6.5, "pmi_rate": 1, "home_insurance_rate": 0.5},
    # FHA: 31 %, a financed premium, an annual one whatever the down payment, and at least 3.5 % down
    {
        "annual_income": 90000, "down_payment": 20000, "interest_rate": 6.25, "monthly_debt_payments": 400,
        "lending_guideline": "us_fha", "mortgage_insurance_rate": 0.55, "mortgage_insurance_premium_pct": 1.75,
        "min_down_payment_pct": 3.5, "home_insurance_rate": 0.4, "currency": "USD",
    },
    # 7,000 are 3.5 % of 200,000
    {
        "annual_income": 120000, "down_payment": 7000, "interest_rate": 6.25, "lending_guideline": "us_fha",
        "mortgage_insurance_rate": 0.55, "mortgage_insurance_premium_pct": 1.75, "min_down_payment_pct": 3.5,
    },
    # 43 % for all debts decides
    {
        "annual_income": 90000, "down_payment": 20000, "interest_rate": 6.25, "monthly_debt_payments": 1500,
        "lending_guideline": "us_fha",
    },
    # VA: 41 % for all, also for housing alone; with a limit of its own
    {"annual_income": 84000, "down_payment": 0, "interest_rate": 6, "lending_guideline": "us_va", "mortgage_insurance_premium_pct": 2.15},
    {"annual_income": 84000, "down_payment": 0, "interest_rate": 6, "lending_guideline": "us_va", "max_back_end_dti": 50},
    {"annual_income": 84000, "down_payment": 5000, "interest_rate": 6, "lending_guideline": "us_va", "max_front_end_dti": 30},
    # At least half of the price: nothing is insured, though the income affords more
    {"annual_income": 200000, "down_payment": 100000, "interest_rate": 5, "pmi_rate": 0.8, "min_down_payment_pct": 50},
    {"annual_income": 200000, "down_payment": 100000, "interest_rate": 5, "min_down_payment_pct": 100},
    # Canada: 25,000 are 5 % of 500,000; 45,000 the least for 700,000; 75,000 for 1,000,000; 125,000 for all below 1,500,000
    *(
        {
            "annual_income": income, "down_payment": down, "interest_rate": 4.5, "loan_term": 25, "lending_guideline": "canada",
            "mortgage_insurance_type": "cmhc", "compounding_convention": "semiannually", "currency": "CAD",
        }
        for income, down in (
            (180000, 25000), (220000, 45000), (300000, 75000), (500000, 150000), (900000, 299000), (900000, 320000),
            (95000, 60000), (95000, 40000), (110000, 50000), (140000, 100000), (100000, 80000), (150000, 0.01),
        )
    ),
    # 0.2 points more beyond 25 years; and a rate that the lender must test
    {
        "annual_income": 120000, "down_payment": 50000, "interest_rate": 6.5, "lending_guideline": "canada",
        "mortgage_insurance_type": "cmhc", "compounding_convention": "semiannually", "monthly_heating": 100, "currency": "CAD",
    },
]

# What the guideline requires where nothing is said of insurance.
CASES += [
    # Canada: 20,000 are 5 % of 400,000, and 4 % of 380,000 are 15,200; the income would afford more
    {
        "annual_income": 100000, "down_payment": 20000, "interest_rate": 5, "loan_term": 25, "lending_guideline": "canada",
        "compounding_convention": "semiannually", "currency": "CAD",
    },
    # Home insurance does not count in Canada: the same price, and the insurance is shown
    {
        "annual_income": 100000, "down_payment": 20000, "interest_rate": 5, "loan_term": 25, "lending_guideline": "canada",
        "compounding_convention": "semiannually", "annual_insurance": 2400, "home_insurance_rate": 0.3, "currency": "CAD",
    },
    {
        "annual_income": 90000, "down_payment": 60000, "interest_rate": 5, "loan_term": 30, "lending_guideline": "canada",
        "compounding_convention": "semiannually", "annual_insurance": 1500, "monthly_fees": 300, "monthly_debt_payments": 500,
    },
    # With custom insurance there is none in Canada either, and 20 % is down if it is said
    {
        "annual_income": 100000, "down_payment": 20000, "interest_rate": 5, "loan_term": 35, "lending_guideline": "canada",
        "mortgage_insurance_type": "custom", "min_down_payment_pct": 20, "annual_insurance": 2400, "currency": "USD",
    },
    # Conventional: 0.7 % is due above 80 %; without interest, tax and debts 2,800 a month pay 1/360 and 0.7/1200 of the loan
    {"annual_income": 120000, "down_payment": 0, "interest_rate": 0, "property_tax_rate": 0},
    {"annual_income": 120000, "down_payment": 0, "interest_rate": 0, "property_tax_rate": 0, "pmi_rate": 0},
    {"annual_income": 120000, "down_payment": 0, "interest_rate": 0, "property_tax_rate": 0, "mortgage_insurance_type": "custom"},
    {"annual_income": 120000, "down_payment": 60000, "interest_rate": 6.5, "annual_insurance": 1800, "currency": "EUR"},
    # FHA: 1.75 % financed, 0.55 % a year; 0.4 % up to 15 years
    *(
        {"annual_income": 90000, "down_payment": 20000, "interest_rate": 6.25, "lending_guideline": "us_fha", **more}
        for more in (
            {"loan_term": 30}, {"loan_term": 16}, {"loan_term": 15}, {"mortgage_insurance_rate": 0.5},
            {"mortgage_insurance_premium_pct": 0}, {"min_down_payment_pct": 10}, {"min_down_payment_pct": 0},
            {"pmi_rate": 0}, {"mortgage_insurance_type": "custom"}, {"down_payment": 7000},
            {"down_payment": 0, "min_down_payment_pct": 0}, {"down_payment": 0, "mortgage_insurance_type": "custom"},
        )
    ),
]

# A premium and a minimum of one's own.
CASES += [
    {
        "annual_income": income, "down_payment": down, "interest_rate": 6, "mortgage_insurance_type": "custom",
        "mortgage_insurance_premium_pct": 1.5, "min_down_payment_pct": 5,
    }
    for down in (40000, 4000) for income in (80000, 90000, 100000)
]

# FHA by loan-to-value ratio, term and loan; VA by down payment and use; limits; and the rate that is tested in Canada.
CASES += [
    *(
        {"annual_income": income, "down_payment": down, "interest_rate": 6.5, "lending_guideline": "us_fha", "loan_term": term}
        for income, down, term in (
            (120000, 60000, 30), (1200000, 100000, 30), (120000, 40000, 15), (120000, 20000, 15), (600000, 300000, 15),
            (600000, 130000, 15), (600000, 50000, 15), (330000, 60000, 30), (330000, 30000, 30), (300000, 150000, 15),
        )
    ),
    *(
        {"annual_income": 120000, "down_payment": down, "interest_rate": 6.5, "lending_guideline": "us_va", "va_funding_fee_type": use}
        for down in (0, 25000, 40000, 70000) for use in ("first_use", "later", "exempt")
    ),
    {
        "annual_income": 1200000, "down_payment": 100000, "interest_rate": 6.5, "lending_guideline": "us_fha",
        "loan_limit": 1249125,
    },
    {"annual_income": 250000, "down_payment": 100000, "interest_rate": 6.5, "loan_limit": 500000.5},
    *(
        {
            "annual_income": 120000, "down_payment": 100000, "interest_rate": rate, "loan_term": 25,
            "lending_guideline": "canada", "qualifying_rate_rule": test,
        }
        for rate, test in ((4.5, "by_guideline"), (3, "by_guideline"), (4.5, "none"), (4.5, "minimum_qualifying_rate"))
    ),
]

# Percent for housing, percent for housing and debts, and the share of fees that counts.
GUIDELINES = {
    "us_conventional": (Decimal(28), Decimal(36), Decimal(1)),
    "us_fha": (Decimal(31), Decimal(43), Decimal(1)),
    "us_va": (None, Decimal(41), Decimal(1)),
    "canada": (Decimal(39), Decimal(44), Decimal("0.5")),
}


def calculate(given, rounding):
    def of(name, default="0"):
        return given.get(name, Decimal(default))

    housing, total, fee_share = GUIDELINES[given.get("lending_guideline", "us_conventional")]
    total = given.get("max_back_end_dti", total)
    housing = given.get("max_front_end_dti", total if housing is None else housing)
    income, debts, down = given["annual_income"] / MONTHS, of("monthly_debt_payments"), given["down_payment"]
    budget = min(income * housing / PERCENT, income * total / PERCENT - debts)
    fixed = of("monthly_fees") * fee_share + of("monthly_heating")
    is_canada = given.get("lending_guideline") == "canada"
    usual = "semiannually" if is_canada else "monthly"
    named = given.get("compounding_convention", "by_guideline")
    times = {"monthly": 12, "semiannually": 2}[usual if named == "by_guideline" else named]
    test = given.get("qualifying_rate_rule", "by_guideline")
    tested = given["interest_rate"]
    if test == "minimum_qualifying_rate" or (test == "by_guideline" and is_canada):
        tested = max(tested + 2, Decimal("5.25"))
    actual, per_loan = (
        annuity.payment(Decimal(1), rates.per_period(one, times, 12), int(of("loan_term", "30")) * 12)
        for one in (given["interest_rate"], tested)
    )
    tax, cover = (of(*one) / PERCENT / MONTHS for one in (("property_tax_rate", "1.1"), ("home_insurance_rate",)))

    def bill(price, premium, annual):
        """What a month costs: payment, tax, insurance, mortgage insurance, and all else."""
        loan = price - down
        paid = loan * (PERCENT + premium) / PERCENT * per_loan
        return paid, price * tax, of("annual_insurance") / MONTHS + price * cover, loan * annual / PERCENT / MONTHS, fixed

    def counted(costs):
        """CMHC counts principal, interest, taxes and heat, and no home insurance."""
        return sum(costs) - (costs[2] if is_canada else 0)

    # Without a loan, a month must not cost more than there is.
    if rates.settled(budget - counted(bill(down, Decimal(0), Decimal(0))), income) < 0:
        raise Refusal("goal-unreachable")
    price, premium, annual = dearest(given, lambda *terms: counted(bill(*terms)), budget)
    costs = bill(price, premium, annual)
    monthly = counted(costs)
    return {
        "max_home_price": rounding.money(price),
        "max_loan_amount": rounding.money(price - down),
        "monthly_payment": rounding.money((price - down) * (PERCENT + premium) / PERCENT * actual),
        "monthly_property_tax": rounding.money(costs[1]),
        "monthly_insurance": rounding.money(costs[2]),
        "monthly_mortgage_insurance": rounding.money(costs[3]),
        "mortgage_insurance_premium": rounding.money((price - down) * premium / PERCENT),
        "qualifying_rate": rounding.percent(tested),
        "qualifying_monthly_payment": rounding.money(costs[0]),
        "monthly_housing_payment": rounding.money(monthly),
        "front_end_dti": rounding.percent(monthly / income * PERCENT),
        "back_end_dti": rounding.percent((monthly + debts) / income * PERCENT),
    }


def dearest(given, cost, budget):
    """The price within the budget, and the insurance due at it: bracket by bracket, each up to a price, until one is too dear."""
    down, found = given["down_payment"], None
    share = required(given)["min_down_payment_pct"]
    bound = down * PERCENT / share if share > 0 else None
    if "loan_limit" in given:
        bound = min(one for one in (bound, down + given["loan_limit"]) if one is not None)
    for top, premium, annual in brackets(given):
        low, slope = cost(down, premium, annual), cost(down + 1, premium, annual) - cost(down, premium, annual)
        affordable = down + max(budget - low, Decimal(0)) / slope
        ends = [one for one in (affordable, top, bound) if one is not None]
        if found is None or min(ends) > found[0]:
            found = min(ends), premium, annual
        if top is None or affordable < top:
            break
    return found


def brackets(given):
    """Up to which price which premium and annual insurance is due, in percent of the loan."""
    down, zero = given["down_payment"], Decimal(0)
    terms = required(given)
    if is_cmhc(given):
        more = Decimal("0.2") if given.get("loan_term", 30) > 25 else zero
        highest = 20 * down if 20 * down <= 500000 else min(500000 + (down - 25000) * 10, Decimal("1499999.99"))
        shares = ((85, "2.8"), (90, "3.1"), (95, "4"))
        insured = [(min(highest, down / (1 - Decimal(share) / PERCENT)), Decimal(pct) + more, zero) for share, pct in shares]
        return [(5 * down, zero, zero), *(one for one in insured if one[0] > 5 * down)]
    premium, always = terms["mortgage_insurance_premium_pct"], terms["mortgage_insurance_rate"]
    guideline = given.get("lending_guideline", "us_conventional")
    by_guideline = given.get("mortgage_insurance_type", "by_guideline") == "by_guideline"
    if by_guideline and guideline == "us_va" and "mortgage_insurance_premium_pct" not in given:
        # 38 U.S.C. 3729(b)(2): by the down payment in percent of the price.
        use = given.get("va_funding_fee_type", "first_use")
        fees = ("0", "0", "0") if use == "exempt" else ("1.25", "1.5", "2.15" if use == "first_use" else "3.3")
        return [(top, Decimal(fee), always) for top, fee in zip((10 * down, 20 * down, None), fees)]
    if by_guideline and guideline == "us_fha" and "mortgage_insurance_rate" not in given:
        return fha_brackets(down, given.get("loan_term", 30) <= 15, premium)
    return [(5 * down, premium, always), (None, premium, always + terms["pmi_rate"])]


# Mortgagee Letter 2023-05: (up to which loan-to-value ratio, annual premium), of a base loan up to 726,200 and above.
FHA = {
    False: ([(95, "0.5"), (None, "0.55")], [(95, "0.7"), (None, "0.75")]),
    True: ([(90, "0.15"), (None, "0.4")], [(78, "0.15"), (90, "0.4"), (None, "0.65")]),
}


def fha_brackets(down, is_short, premium):
    large, found = down + 726200, []
    small, above = ([(None if share is None else down * 100 / (100 - share), Decimal(rate)) for share, rate in table] for table in FHA[is_short])
    for top, rate in small:
        found.append((large if top is None else min(top, large), premium, rate))
    for top, rate in above:
        if top is None or top > large:
            found.append((top, premium, rate))
    return [one for place, one in enumerate(found) if place == 0 or one[0] is None or one[0] > found[place - 1][0]]


def is_cmhc(given):
    kind = given.get("mortgage_insurance_type", "by_guideline")
    return kind == "cmhc" or (kind == "by_guideline" and given.get("lending_guideline") == "canada")


def required(given):
    """The terms of the mortgage insurance: those of the guideline, replaced by those given."""
    terms = dict.fromkeys(("pmi_rate", "mortgage_insurance_rate", "mortgage_insurance_premium_pct", "min_down_payment_pct"), Decimal(0))
    if given.get("mortgage_insurance_type", "by_guideline") == "by_guideline":
        guideline = given.get("lending_guideline", "us_conventional")
        if guideline == "us_conventional":
            terms["pmi_rate"] = Decimal("0.7")
        if guideline == "us_fha":
            terms["mortgage_insurance_premium_pct"] = Decimal("1.75")
            terms["min_down_payment_pct"] = Decimal("3.5")
    return {name: given.get(name, value) for name, value in terms.items()}


def draw(random):
    guideline = drawing.optional(random, "lending_guideline", random.choice(list(GUIDELINES)), 0.7)
    kind = drawing.optional(random, "mortgage_insurance_type", random.choice(["by_guideline", "custom", "custom", "cmhc"]), 0.6)
    insured, share_hard = is_cmhc({**guideline, **kind}), ("0", "1e-9", "100")
    has_no_pmi = {**guideline}.get("lending_guideline") in ("us_fha", "us_va") and kind.get("mortgage_insurance_type", "by_guideline") == "by_guideline"
    least = drawing.optional(random, "min_down_payment_pct", drawing.rate(random, 0, 25, share_hard), 0.3)
    insurance = {
        **({} if has_no_pmi else drawing.optional(random, "pmi_rate", drawing.rate(random, 0, 2, share_hard))),
        **drawing.optional(random, "mortgage_insurance_rate", drawing.rate(random, 0, 2, share_hard), 0.3),
        **drawing.optional(random, "mortgage_insurance_premium_pct", drawing.rate(random, 0, 4, share_hard), 0.3),
    }
    is_fha = has_no_pmi and guideline.get("lending_guideline") == "us_fha" and "mortgage_insurance_rate" not in insurance
    terms = drawing.whole(random, 1, 30, (15, 16, 25, 26, 30)) if insured else drawing.whole(random, 1, 40, (1, 2, 15, 16, 100))
    must_pay = insured or required({**guideline, **kind, **least})["min_down_payment_pct"] > 0
    return {
        "annual_income": drawing.amount(random, 20_000, 400_000),
        "down_payment": drawing.amount(random, 1, 200_000, *(["0.01"] if must_pay else ["0"])),
        **kind,
        **(drawing.optional(random, "pmi_rate", Decimal(0), 0.1) if insured else insurance),
        **drawing.optional(random, "va_funding_fee_type", random.choice(["first_use", "later", "exempt"]), 0.4),
        **drawing.optional(random, "loan_limit", drawing.amount(random, 50_000, 1_500_000), 0.2),
        **drawing.optional(random, "qualifying_rate_rule", random.choice(["by_guideline", "minimum_qualifying_rate", "none"]), 0.4),
        **least,
        **drawing.optional(random, "home_insurance_rate", drawing.rate(random, 0, 2, share_hard), 0.3),
        "interest_rate": drawing.rate(random, 0, 12),
        **drawing.optional(random, "monthly_debt_payments", drawing.amount(random, 0, 2_000, "0")),
        **drawing.optional(random, "loan_term", terms),
        **guideline,
        **drawing.optional(random, "max_front_end_dti", drawing.rate(random, 20, 50, ("0", "1e-9", "100")), 0.3),
        **drawing.optional(random, "max_back_end_dti", drawing.rate(random, 30, 60, ("0", "1e-9", "100")), 0.3),
        **drawing.optional(random, "property_tax_rate", drawing.rate(random, 0, 3, ("0", "1e-9", "100"))),
        **drawing.optional(random, "annual_insurance", drawing.amount(random, 0, 5_000, "0", "1e5")),
        **drawing.optional(random, "monthly_fees", drawing.amount(random, 0, 500, "0", "1e5")),
        **drawing.optional(random, "monthly_heating", drawing.amount(random, 0, 200, "0", "1e5"), 0.3),
        **drawing.optional(random, "compounding_convention", random.choice(["by_guideline", "monthly", "semiannually"])),
        **(drawing.optional(random, "currency", "CAD" if insured else "USD") if insured or is_fha else drawing.currency(random)),
    }
