"""Mortgage refinance: whether a new loan in the place of an old one pays, both kept month by month."""

from decimal import Decimal

import annuity
import drawing
import rates
from arithmetic import in_units, with_digits
from replies import Reply

SOURCES = [
    "Both loans month by month: interest, the level payment, and what is owed when the home is left",
    "Ledgers in whole minor units: payment and interest rounded, the last payment settles the rest",
    "Federal Reserve, A Consumer's Guide to Mortgage Refinancings: the break-even period",
]

EXAMPLES = 1
CASES = [
    {
        "current_balance": 280000, "current_interest_rate": 7.25, "remaining_months": 324, "new_interest_rate": 5.75,
        "closing_costs": 6000, "currency": "USD",
    },
    # the Federal Reserve's guide: 6 % to 5.5 % on 200000 saves 63 to 64 a month, 2500 are back after about 40
    {"current_balance": 200000, "current_interest_rate": 6, "remaining_months": 360, "new_interest_rate": 5.5, "closing_costs": 2500},
    # shorter: the payment rises, no break-even
    {
        "current_balance": 180000, "current_interest_rate": 5, "remaining_months": 240, "new_interest_rate": 4, "closing_costs": 3000,
        "new_loan_term": 15, "holding_months": 60,
    },
    # no interest, no costs: 1500 against 625
    {
        "current_balance": 150000, "current_interest_rate": 0, "remaining_months": 100, "new_interest_rate": 0, "closing_costs": 0,
        "new_loan_term": 20,
    },
    {
        "current_balance": 250000, "current_interest_rate": 7, "remaining_months": 300, "new_interest_rate": 6, "closing_costs": 5000,
        "closing_cost_treatment": "financed", "holding_months": 36, "currency": "EUR",
    },
    {
        "current_balance": 25000000, "current_interest_rate": 2.1, "remaining_months": 300, "new_interest_rate": 0.9,
        "closing_costs": 700000, "new_loan_term": 25, "currency": "JPY",
    },
    # the old loan ends before
    {
        "current_balance": 90000, "current_interest_rate": 6.5, "remaining_months": 24, "new_interest_rate": 5, "closing_costs": 1000.5,
        "new_loan_term": 10, "holding_months": 48, "currency": "KWD",
    },
    {
        "current_balance": 0.01, "current_interest_rate": 1000, "remaining_months": 1, "new_interest_rate": 1000,
        "closing_costs": 1000000000, "new_loan_term": 1, "holding_months": 1,
    },
    {
        "current_balance": 400000, "current_interest_rate": 6.875, "remaining_months": 340, "new_interest_rate": 6.125,
        "closing_costs": 8000, "new_loan_term": 30, "holding_months": 500,
    },
    # Both loans month by month
    {
        "current_balance": 150000, "current_interest_rate": 6.25, "remaining_months": 180, "new_interest_rate": 6,
        "closing_costs": 6000, "new_loan_term": 15,
    },
    {
        "current_balance": 200000, "current_interest_rate": 7, "remaining_months": 300, "new_interest_rate": 6, "closing_costs": 5000,
        "closing_cost_treatment": "financed", "new_loan_term": 25,
    },
    {
        "current_balance": 200000, "current_interest_rate": 6, "remaining_months": 300, "new_interest_rate": 6, "closing_costs": 0,
        "new_loan_term": 25,
    },
    {
        "current_balance": 200000, "current_interest_rate": 6, "remaining_months": 300, "new_interest_rate": 6, "closing_costs": 0,
        "new_loan_term": 30,
    },
    # No costs, and the same loan: even from the first month on
    {
        "current_balance": 1000, "current_interest_rate": 0, "remaining_months": 12, "new_interest_rate": 0, "closing_costs": 0,
        "new_loan_term": 1,
    },
    # 100 a month against 50: 300 of costs are back after 6 months
    {
        "current_balance": 1200, "current_interest_rate": 0, "remaining_months": 12, "new_interest_rate": 0, "closing_costs": 300,
        "new_loan_term": 2,
    },
    {
        "current_balance": 1000, "current_interest_rate": 1000, "remaining_months": 1200, "new_interest_rate": 0, "closing_costs": 0.01,
        "new_loan_term": 100, "currency": "eur",
    },
    {
        "current_balance": 1000000000000, "current_interest_rate": 1e-100, "remaining_months": 1200, "new_interest_rate": 1000,
        "closing_costs": 1000000000000, "closing_cost_treatment": "financed",
    },
    # In cents; the new loan is an anchor: 200,000 at 6 % for 30 years, 1200.14 last, interest 231677.04
    {
        "current_balance": 200000, "current_interest_rate": 7.5, "remaining_months": 300, "new_interest_rate": 6, "closing_costs": 3000,
        "payment_rounding": "cent", "currency": "USD",
    },
    # The old loan is another: 427,500 at 3.875 %, 2012.53 last, interest 296195.87
    {
        "current_balance": 427500, "current_interest_rate": 3.875, "remaining_months": 360, "new_interest_rate": 3.25,
        "closing_costs": 8000.5, "closing_cost_treatment": "financed", "new_loan_term": 20, "payment_rounding": "cent",
    },
    # No interest: 333.33, 333.33 and 333.34 against 83.33 eleven times and 83.37
    {
        "current_balance": 1000, "current_interest_rate": 0, "remaining_months": 3, "new_interest_rate": 0, "closing_costs": 10,
        "new_loan_term": 1, "holding_months": 2, "payment_rounding": "cent",
    },
    # One payment
    {
        "current_balance": 1000, "current_interest_rate": 12, "remaining_months": 1, "new_interest_rate": 12, "closing_costs": 0,
        "new_loan_term": 1, "holding_months": 1, "payment_rounding": "cent",
    },
    # Half a cent a month is a cent: repaid in half of the months; the new loan all at the end
    {
        "current_balance": 0.06, "current_interest_rate": 0, "remaining_months": 12, "new_interest_rate": 0, "closing_costs": 0,
        "new_loan_term": 2, "holding_months": 8, "payment_rounding": "cent",
    },
    # Exactly even in cents: 100 a month against 50, 300 of costs after 6 months
    {
        "current_balance": 1200, "current_interest_rate": 0, "remaining_months": 12, "new_interest_rate": 0, "closing_costs": 300,
        "new_loan_term": 2, "payment_rounding": "cent",
    },
    {
        "current_balance": 25000000, "current_interest_rate": 2.1, "remaining_months": 300, "new_interest_rate": 0.9,
        "closing_costs": 700000, "new_loan_term": 25, "payment_rounding": "cent", "currency": "JPY",
    },
    {
        "current_balance": 90000.0005, "current_interest_rate": 6.5, "remaining_months": 24, "new_interest_rate": 5,
        "closing_costs": 1000.5005, "closing_cost_treatment": "financed", "new_loan_term": 10, "holding_months": 48,
        "payment_rounding": "cent", "currency": "KWD",
    },
    # Only cents decide: the same loan again
    {
        "current_balance": 200000, "current_interest_rate": 6, "remaining_months": 300, "new_interest_rate": 6, "closing_costs": 0,
        "new_loan_term": 25, "payment_rounding": "cent",
    },
    {
        "current_balance": 150000, "current_interest_rate": 6.25, "remaining_months": 180, "new_interest_rate": 6,
        "closing_costs": 6000, "new_loan_term": 15, "holding_months": 500, "payment_rounding": "cent",
    },
    {
        "current_balance": 1000000000000, "current_interest_rate": 1e-100, "remaining_months": 1200, "new_interest_rate": 1000,
        "closing_costs": 1000000000000, "closing_cost_treatment": "financed", "payment_rounding": "cent",
    },
]

NEVER = "No month of both loans leaves a saving."
NEVER_SIMPLE = "The payments do not save the closing costs while both loans run."


def calculate(given, rounding):
    cents = rounding.decimals if given.get("payment_rounding") == "cent" else None
    balance, costs = (booked(given[name], cents) for name in ("current_balance", "closing_costs"))
    financed = costs if given.get("closing_cost_treatment") == "financed" else Decimal(0)
    with with_digits(450):
        old = Loan(balance, given["current_interest_rate"], int(given["remaining_months"]), cents)
        new = Loan(balance + financed, given["new_interest_rate"], int(given.get("new_loan_term", 30)) * 12, cents)
        both = min(old.months, new.months)
        kept = int(given.get("holding_months", 84))
        saving = rates.settled(old.payment - new.payment, old.payment)
        savings = [old.cost(month) - new.cost(month) - costs + financed for month in range(1, both + 1)]
        evens = (month for month, one in enumerate(savings, 1) if rates.settled(one, balance + costs) >= 0)
        leaving = old.cost(min(kept, old.months)) - new.cost(min(kept, new.months)) - costs + financed
        lifetime = old.cost(old.months) - new.cost(new.months) - costs + financed
        simple = rates.settled_ceiling(costs / saving) if saving > 0 else None
    whole = next(evens, None)
    is_in_time = simple is not None and simple <= both
    reply = Reply(given)
    if not is_in_time:
        reply.lacks("simple_break_even_month", NEVER_SIMPLE)
    reply.put("monthly_payment_saved", rounding.money(old.payment - new.payment))
    reply.put("current_monthly_payment", rounding.money(old.payment))
    reply.put("new_monthly_payment", rounding.money(new.payment))
    reply.put("new_loan_amount", rounding.money(new.loan))
    reply.may_lack("break_even_month", whole and Decimal(whole), Decimal, NEVER)
    if is_in_time:
        reply.put("simple_break_even_month", Decimal(simple))
    reply.put("total_saved", rounding.money(lifetime))
    reply.put("interest_saved", rounding.money(old.interest() - new.interest()))
    reply.put("total_saved_at_exit", rounding.money(leaving))
    if cents is not None:
        reply.put("current_final_payment", rounding.money(old.last))
        reply.put("new_final_payment", rounding.money(new.last))
    return reply.all()


def booked(value, cents):
    """As a ledger in whole minor units has it; without one as it is."""
    return value if cents is None else in_units(value, cents)


class Loan:
    """What has been paid after each month, what is owed then, and the last payment."""

    def __init__(self, loan, percent, months, cents):
        self.loan, self.months, self.last = loan, months, Decimal(0)
        rate = rates.monthly(percent)
        self.payment = booked(annuity.payment(loan, rate, months), cents)
        self.paid, self.balances = [Decimal(0)], [loan]
        for month in range(1, months + 1):
            owed = self.balances[-1] + booked(self.balances[-1] * rate, cents)
            part = self.payment
            if cents is not None:
                part = owed if month == months else min(owed, self.payment)
                self.last = part if part > 0 else self.last
            self.paid.append(self.paid[-1] + part)
            self.balances.append(owed - part)
        self.balances[-1] = Decimal(0)

    def cost(self, month):
        """What has been paid after so many months, and what is owed then."""
        return self.paid[month] + self.balances[month]

    def interest(self):
        return self.cost(self.months) - self.loan


def draw(random):
    return {
        "current_balance": drawing.amount(random, 20_000, 800_000),
        "current_interest_rate": drawing.rate(random, 0, 12),
        "remaining_months": drawing.whole(random, 6, 360, (1, 2, 480)),
        "new_interest_rate": drawing.rate(random, 0, 10),
        "closing_costs": drawing.amount(random, 0, 12_000, "0"),
        **drawing.optional(random, "new_loan_term", drawing.whole(random, 1, 40, (1, 2))),
        **drawing.optional(random, "closing_cost_treatment", random.choice(["upfront", "financed"])),
        **drawing.optional(random, "holding_months", drawing.whole(random, 1, 400, (1, 1200))),
        **drawing.optional(random, "payment_rounding", random.choice(["exact", "cent"]), 0.7),
        **drawing.currency(random),
    }
