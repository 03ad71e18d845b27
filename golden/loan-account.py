"""Loan account: terms, then what happened day by day, by the conventions that published schedules need."""

from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction

import day_counts
import drawing
from account_terms import PER_YEAR, Terms, nearest
from arithmetic import Refusal
from dates import months_after
from replies import Reply

SOURCES = [
    "Kellison, The Theory of Interest, 3rd edition, section 5.3: amortization schedules",
    "ISDA, 2006 ISDA Definitions, section 4.16: day count fractions",
    "Apache Fineract, FSharp.Finance.Personal and CapSens loan-creator: published schedules, each with the convention that meets it",
    "The Consumer Credit (Early Settlement) Regulations 2004 (SI 2004/1483): settlement figures",
]

EXAMPLES = 2
CASES = [
    {
        "principal": 5000, "annual_rate": 12, "payment_count": 6, "start_date": "2022-11-01", "day_count_convention": "actual_365",
        "level_payment_rule": "thirty_over_365", "payment_rounding": "unit", "prepayment_effect": "lower_payment",
        "events": [
            {"date": "2022-12-01", "kind": "payment", "amount": 1000},
            {"date": "2023-01-01", "kind": "payment", "amount": 2000},
        ],
        "currency": "USD",
    },
    {
        "principal": 1500, "annual_rate": 292, "start_date": "2022-11-26", "day_count_convention": "actual_365", "payment": 456.88,
        "interest_rounding": "cent_down", "interest_cap_pct": 100, "daily_interest_cap_pct": 0.8, "as_of_date": "2023-01-05",
        "events": [
            {"date": "2022-11-30", "kind": "payment", "amount": 456.88},
            {"date": "2022-12-31", "kind": "fee", "amount": 20, "name": "Late fee"},
            {"date": "2023-01-05", "kind": "payment", "amount": 456.88},
        ],
        "currency": "GBP",
    },
    # 1,000 at 10 % by actual days over 365: 171.55 five times, then 171.54
    {"principal": 1000, "annual_rate": 10, "tenure_months": 6, "start_date": "2024-01-01", "day_count_convention": "actual_365"},
    # Published: 32.85 five times, then 32.87; 68.14, then 68.12; 16.90, then 16.91 after a change of the rate
    {"principal": 192.22, "annual_rate": 9.99, "tenure_months": 6, "start_date": "2024-01-15", "first_payment_date": "2024-02-01"},
    {
        "principal": 331.77, "annual_rate": 10.65, "payment_count": 5, "start_date": "2023-12-12",
        "day_count_convention": "actual_actual_isda", "year_split": "day_end", "level_payment_rule": "shared_out",
    },
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01",
        "events": [{"date": "2024-02-16", "kind": "rate_change", "annual_rate": 4}],
    },
    # Published: nothing paid, a settlement in the middle of a month, and a pause of six days
    {"principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01", "as_of_date": "2024-07-15"},
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01", "settlement_date": "2024-02-15",
        "events": [{"date": "2024-02-01", "kind": "payment", "amount": 17.01}],
    },
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01", "settlement_date": "2024-02-15",
        "settlement_rule": "full_period", "events": [{"date": "2024-02-01", "kind": "payment", "amount": 17.01}],
    },
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01",
        "events": [{"date": "2024-02-05", "kind": "interest_pause", "end_date": "2024-02-10"}],
    },
    # A payment above what is owed, refused; and a refund that takes it
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01",
        "events": [{"date": "2024-02-01", "kind": "payment", "amount": 500}],
    },
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01", "credit_balance_rate": 8,
        "events": [
            {"date": "2024-02-01", "kind": "payment", "amount": 500},
            {"date": "2024-03-01", "kind": "refund", "amount": 402},
        ],
    },
    # Repaid, and drawn on again: nothing was due on the dates between
    {
        "principal": 100, "annual_rate": 7, "payment_count": 6, "start_date": "2024-01-01",
        "events": [
            {"date": "2024-02-01", "kind": "payment", "amount": 100.58},
            {"date": "2024-04-15", "kind": "advance", "amount": 50},
        ],
    },
    # UK early settlement: 3,984.00 after 12 of 48 payments
    {
        "principal": 5000, "annual_rate": 13.1475, "payment_count": 48, "payment": None, "start_date": "2010-03-01",
        "day_count_convention": "actual_365", "settlement_rule": "uk_2004", "apr": 14, "settlement_date": "2011-03-01",
    },
]
CASES[-1].pop("payment")


def calculate(given, rounding):
    return Account(Terms(given, rounding.decimals)).answer(rounding)


class Account:
    def __init__(self, terms):
        self.terms = terms
        self.day, self.balance, self.unpaid, self.fees = terms.start, terms.principal, Fraction(0), Fraction(0)
        self.raw, self.charged, self.piece, self.carried = Fraction(0), Fraction(0), Fraction(0), Fraction(0)
        self.period_interest, self.deferred, self.early, self.ahead = Fraction(0), Fraction(0), Fraction(0), Fraction(0)
        self.pending, self.resting, self.offset = Fraction(0), Fraction(0), terms.offset
        self.dues, self.settled_on, self.due_on, self.frozen = [], None, None, None
        self.next, self.last, self.due_day = 1, terms.count, terms.due_day
        self.accrued = self.paid = self.repaid = self.interest = self.fees_paid = self.written_off = Fraction(0)
        self.payments, self.final, self.payoff = 0, Fraction(0), terms.start
        self.flows, self.next_payment, self.overpaid = [], None, None
        self.level = terms.payment if terms.payment is not None else self.level_now()
        if terms.moves:
            self.due_day = terms.moved_day
            terms.weigh_periods(self.due_day, self.last)

    # What bears interest, and its interest

    def bearing(self):
        terms = self.terms
        if self.frozen is not None:
            return Fraction(0)
        if self.balance < 0:
            return self.balance
        if terms.method == "flat":
            return terms.principal if self.balance else Fraction(0)
        more = {
            "accrues_final": Fraction(0), "arrears_separate": -sum(due["principal"] for due in self.dues),
            "compounding_monthly": self.unpaid,
        }[terms.late]
        resting = self.resting if self.balance else Fraction(0)
        return max(self.balance + resting + more - self.offset, Fraction(0))

    def accrue(self, day):
        terms, amount = self.terms, self.bearing()
        if day <= self.day:
            return
        late = Fraction(0)
        if self.dues and terms.late_rate:
            late = self.arrears() * terms.late_rate / 100 * terms.part(self.day, day)
        for begin, end in terms.pieces(self.day, day) if amount else []:
            rate = terms.credit_rate if amount < 0 else terms.rate(end)
            grown = amount * rate / 100 * terms.part(begin, end)
            if amount > 0:
                grown = terms.capped(grown, amount, (end - begin).days)
            if terms.interest_rounding == "daily_cent":
                days = (end - begin).days
                grown = nearest(grown / days) * days
            if terms.cap is not None:
                grown = min(grown, max(terms.cap - self.accrued - self.raw + self.charged - self.piece, Fraction(0)))
            self.piece += grown
            if end < day:
                self.close_piece()
        self.piece += late
        self.day = day

    def close_piece(self):
        self.raw += nearest(self.piece) if self.terms.interest_rounding == "cent_per_piece" else self.piece
        self.piece = Fraction(0)

    def charge(self, is_due):
        self.close_piece()
        how = self.terms.interest_rounding
        if how in ("cent_down", "exact"):
            whole = self.raw
        else:
            whole = Fraction(self.raw // 1) if self.raw < 0 else nearest(self.raw)
        added = whole - self.charged
        if how == "cent_carried":
            self.carried += self.raw - whole
            cent = 1 if self.carried >= 1 else -1 if self.carried <= -1 else 0
            self.carried -= cent
            added += cent
        self.unpaid += added
        self.period_interest += added
        self.accrued += added
        self.charged = whole
        if is_due or how == "cent_carried":
            self.raw = self.charged = Fraction(0)

    def payable(self):
        return Fraction(self.unpaid // 1) if self.terms.interest_rounding == "cent_down" else self.unpaid

    # The level payment

    def level_now(self):
        terms = self.terms
        number = max(self.next, terms.interest_only + 1)
        if self.last is None or number > self.last:
            return self.level
        is_later = number > self.next
        day = self.due_day(number - 1) if is_later else self.day
        # All that is owed, less what is demanded already and what is deferred
        unpaid = self.payable() - self.deferred - self.arrears()
        accrued = Fraction(0) if is_later else self.raw - self.charged + self.piece + max(unpaid, Fraction(0))
        is_paid = bool(self.early) and self.early >= self.level and number < self.last
        early = Fraction(0) if is_paid or is_later else self.early
        balance = max(self.balance + min(unpaid, Fraction(0)), Fraction(0))
        return terms.level(balance, accrued, day, number, self.last, self.due_day, early, is_paid)

    # What happens

    def pay(self, amount, is_planned=False):
        terms = self.terms
        self.close_piece()
        is_all = self.is_cleared_by(amount)
        if is_all or terms.collected == "accrued" or self.last is not None and self.next > self.last:
            self.charge(False)
        if is_all:
            self.fees, self.pending = self.fees + self.pending, Fraction(0)
        if not is_planned:
            self.clear_fraction(amount)
        rest, fees_before = amount, self.fees
        # One payment has one share of the interest; fees are paid before what is repaid early
        is_one = amount <= self.level + (self.frozen or 0)
        beyond = amount if is_planned else max(amount - self.arrears(), Fraction(0))
        set_aside = min(self.fees, beyond) if terms.order[-1] == "fees" else Fraction(0)
        for part in terms.order:
            here = rest if part == "fees" else max(rest - set_aside, Fraction(0))
            if part == "fees":
                paid = min(here, self.fees)
                self.fees -= paid
                self.fees_paid += paid
            elif part == "interest":
                due = self.payable()
                share = self.frozen if self.frozen is not None and is_one and self.next < self.last else due
                paid = max(min(here, due, share), Fraction(0))
                self.pay_interest(paid, due)
            else:
                paid = max(min(here, self.balance), Fraction(0))
                self.reduce(paid)
            rest -= paid
        if rest > 0:
            self.reduce(rest)
        self.paid += amount
        self.flows.append((self.day, fees_before - self.fees - amount, False))
        if is_planned:
            return Fraction(0)
        rest = amount - (fees_before - self.fees)
        before = rest
        for due in self.dues:
            paid = min(rest, due["amount"])
            due["amount"] -= paid
            rest -= paid
        self.dues = [due for due in self.dues if due["amount"] > 0]
        on_top = rest < before or self.settled_on == self.day
        if rest < before:
            self.settled_on = self.day
        if on_top:
            return rest
        early = max(min(rest, self.level - self.early), Fraction(0))
        self.early += early
        return rest - early

    def is_cleared_by(self, amount):
        """Whether an amount pays all, with the interest up to the day."""
        owed = max(self.balance, self.owed_now())
        return amount > owed - 1 if self.terms.interest_rounding == "exact" else amount >= owed

    def owed_now(self):
        other = self.looked_at(self.day)
        other.charge(False)
        return other.fees + other.pending + other.payable() + other.balance

    def clear_fraction(self, amount):
        """What differs from the debt by less than a cent pays it, where interest is not rounded."""
        rest = amount - self.fees - self.payable() - self.balance
        if self.terms.interest_rounding == "exact" and abs(rest) < 1 and self.unpaid + rest >= 0:
            self.unpaid += rest
            self.accrued += rest

    def pay_interest(self, paid, due):
        self.unpaid -= paid
        self.interest += paid
        if self.terms.interest_rounding == "cent_down" and paid == due and self.unpaid:
            self.accrued -= self.unpaid
            self.unpaid = self.raw = self.charged = Fraction(0)

    def reduce(self, paid):
        self.balance -= paid
        self.repaid += paid
        if self.terms.rest == "due_date" and self.day != self.due_on:
            self.resting += paid

    def refund(self, amount):
        self.close_piece()
        self.charge(False)
        due = self.payable()
        interest = min(max(due, -amount), Fraction(0)) if self.balance < 0 else Fraction(0)
        self.pay_interest(interest, due)
        self.balance += amount + interest
        self.repaid -= amount + interest
        self.paid -= amount
        self.flows.append((self.day, amount, False))

    def happen(self, event):
        terms, kind = self.terms, event["kind"]
        amount = terms.units(event.get("amount", Decimal(0)))
        self.close_piece()
        if kind == "fee":
            if terms.charge_timing == "next_payment":
                self.pending += amount
            else:
                self.fees += amount
        elif kind == "charge_waiver":
            if amount > self.fees + self.pending:
                raise Refusal("no-solution")
            due = min(amount, self.fees)
            self.fees -= due
            self.pending -= amount - due
        elif kind == "rate_change":
            if terms.rate_change == "new_payment":
                self.level = self.level_now()
            elif terms.rate_change == "new_term":
                self.last = None
        elif kind == "advance":
            self.balance += amount
            self.flows.append((self.day, amount, True))
            if terms.advance == "new_payment":
                self.level = self.level_now()
        elif kind in ("recast", "rate_end"):
            self.level = self.level_now()
        elif kind == "offset":
            self.offset = amount
        elif kind == "write_off":
            self.write_off(amount)
        elif kind == "refund":
            self.refund(amount)
        elif kind == "reage":
            self.reage(event)
        elif kind == "payment":
            if self.day > terms.as_of:
                given, amount = amount, min(amount, self.owed_now())
                if amount == 0 and given > 0:
                    return
            self.note(amount)
            excess = self.pay(amount)
            if excess > 0 and terms.prepayment == "paid_ahead":
                self.ahead += excess
            if excess > 0 and terms.prepayment == "lower_payment":
                self.level = self.level_now()
            if self.balance < 0 and self.overpaid is None:
                self.overpaid = event

    def write_off(self, amount):
        if amount > max(self.balance, Fraction(0)):
            raise Refusal("no-solution")
        self.written_off += amount
        self.balance -= amount
        room = self.payable() + self.balance
        for due in self.dues:
            due["amount"] = min(due["amount"], room)
            room -= due["amount"]
        self.dues = [due for due in self.dues if due["amount"] > 0]

    def reage(self, event):
        terms, before, old = self.terms, self.next - 1, self.due_day
        self.charge(True)
        self.dues, self.early = [], Fraction(0)
        first, count = date.fromisoformat(event["end_date"]), int(event["payment_count"])
        self.due_day = lambda number: old(number) if number <= before else terms.after(first, number - before - 1)
        self.last = before + count
        terms.weigh(self.day, self.due_day(self.next))
        for number in range(self.next + 1, self.last + 1):
            terms.weigh(self.due_day(number - 1), self.due_day(number))
        if terms.reaging == "recalculated":
            self.level = self.level_now()
        else:
            self.level, self.frozen = nearest(self.balance / count), nearest(self.payable() / count)

    def fall_due(self):
        terms = self.terms
        self.charge(True)
        self.fees += self.pending
        self.pending = self.resting = Fraction(0)
        self.due_on = self.day
        holiday = next((one for one in terms.holidays if one[0] <= self.day <= one[1]), None)
        if holiday is None or terms.holiday == "collected":
            self.demand(holiday is not None)
        elif terms.holiday == "capitalized":
            interest = self.payable()
            self.unpaid -= interest
            self.balance += interest
        else:
            self.deferred += self.period_interest
        is_end = holiday is not None and self.due_day(self.next + 1) > holiday[1]
        is_start = self.next == terms.interest_only and terms.payment is None
        self.period_interest = Fraction(0)
        self.next += 1
        terms.cover(self.day, self.due_day(self.next))
        if is_end or is_start:
            self.level = self.level_now()

    def demand(self, is_bare):
        terms = self.terms
        interest = self.period_interest + self.deferred
        everything = self.payable() + self.balance - self.arrears()
        if self.is_at_end():
            demanded = everything + self.early
        elif self.frozen is not None:
            demanded = min(everything, self.level + self.frozen)
        elif is_bare or self.next <= terms.interest_only or terms.method in ("interest_only", "bullet"):
            demanded = min(everything, interest)
        elif terms.method == "equal_principal":
            demanded = min(everything, self.level + interest)
        else:
            ahead = min(self.ahead, max(self.level - self.period_interest, Fraction(0)))
            self.ahead -= ahead
            demanded = min(everything + self.early, self.level - ahead + self.deferred)
        least = self.period_interest if terms.collected == "due" and self.early > 0 else Fraction(0)
        amount = max(demanded - self.early, least)
        self.early = self.deferred = Fraction(0)
        if self.day > terms.as_of and amount + self.fees > 0 and self.next_payment is None:
            self.next_payment = (self.day, amount + self.fees)
        if self.day <= terms.as_of or self.day in terms.paid_days:
            if amount > 0:
                principal = max(amount - self.period_interest, Fraction(0))
                self.dues.append({"day": self.day, "amount": amount, "principal": principal, "late": False})
            return
        late = self.arrears() if terms.plans_arrears or self.is_at_end() else Fraction(0)
        self.plan(amount + late + self.fees)

    def is_at_end(self):
        return self.last is not None and self.next >= self.last

    def arrears(self):
        return sum((due["amount"] for due in self.dues), Fraction(0))

    def plan(self, amount):
        if amount <= 0:
            return
        owed = self.fees + self.payable() + self.balance
        if owed <= 0:
            return
        self.pay(min(amount, owed), True)
        if self.terms.plans_arrears or not self.is_owing():
            self.dues = []
        self.note(amount)

    def plan_rest(self):
        """Of what fell due on a day after the position that has payments of its own."""
        rest = sum((due["amount"] for due in self.dues if due["day"] == self.day), Fraction(0))
        if rest > 0:
            before, paid = self.payments, self.final
            self.plan(rest + self.fees)
            if self.payments > before:
                self.payments, self.final = before, paid + self.final
            self.dues = [due for due in self.dues if due["day"] != self.day]

    def note(self, amount):
        self.payments, self.final, self.payoff = self.payments + 1, amount, self.day

    # The whole account

    def has_due(self):
        if not self.is_owing():
            return False
        if self.next > (self.last or 0) + 1200:
            raise Refusal("goal-unreachable")
        return True

    def is_owing(self):
        """With the interest up to the day."""
        if self.balance < 0:
            return self.balance + self.fees + self.pending + self.payable() > 0
        if self.balance > 0 or self.fees > 0 or self.pending > 0:
            return True
        grown = self.raw + self.piece
        if self.terms.interest_rounding == "cent_down":
            return self.unpaid + grown - self.charged >= 1
        if self.terms.interest_rounding != "exact":
            grown = Fraction(grown // 1) if grown < 0 else nearest(grown)
        return self.unpaid + grown > self.charged

    def pass_over(self, day):
        """What would have been due while nothing was owed is not demanded when the account is drawn on again."""
        while self.due_day(self.next) <= day:
            self.next += 1
            self.terms.cover(self.due_day(self.next - 1), self.due_day(self.next))

    def late_days(self):
        grace = timedelta(days=self.terms.grace + 1)
        return [due["day"] + grace for due in self.dues if not due["late"]] if self.terms.late_fee else []

    def run(self):
        terms, events = self.terms, list(self.terms.events)
        seen, is_planned = {}, False
        while True:
            stops = [day for day in {terms.as_of, terms.settlement} if day not in seen] + self.late_days()
            stops += [events[0]["day"]] if events else []
            stops += [self.due_day(self.next)] if self.has_due() else []
            if not stops:
                return seen
            day = max(self.day, min(stops))
            due = self.has_due() and self.due_day(self.next) <= day
            late = [day for day_late in self.late_days() if day_late <= day]
            if due or late or events and events[0]["day"] == day:
                self.accrue(day)
            for one in self.dues:
                if terms.late_fee and not one["late"] and one["day"] + timedelta(days=terms.grace) < self.day:
                    one["late"] = True
                    self.fees += terms.late_fee
            if due:
                self.fall_due()
            if events and events[0]["day"] == day and not self.has_due():
                self.pass_over(day)
            while events and events[0]["day"] == day:
                self.happen(events.pop(0))
            if day in terms.paid_days:
                self.plan_rest()
            is_position = day == terms.as_of and not is_planned
            if day in (terms.as_of, terms.settlement) and day not in seen:
                seen[day] = self.looked_at(day)
            if is_position:
                is_planned = True
                if terms.plans_arrears and self.arrears() > 0:
                    self.accrue(day)
                    self.plan(self.arrears() + self.fees)

    def looked_at(self, day):
        """A copy of the account, with the interest up to a day."""
        other = object.__new__(Account)
        other.__dict__.update(self.__dict__)
        other.dues = [dict(due) for due in self.dues]
        other.flows = list(self.flows)
        other.accrue(day)
        return other

    def interest_of_a_day(self):
        before, after = self.looked_at(self.day), self.looked_at(self.day)
        before.close_piece()
        after.close_piece()
        after.accrue(self.day + timedelta(days=1))
        after.close_piece()
        return after.raw - before.raw

    def answer(self, rounding):
        terms = self.terms
        seen = self.run()
        if self.overpaid is not None and self.balance < 0:
            raise Refusal("no-solution")
        now, settled = seen[terms.as_of], seen[terms.settlement]
        money = terms.shown(rounding)
        charged = now.looked_at(now.day)
        charged.charge(False)
        today = next((due for due in now.dues if due["day"] == now.day), None)
        coming = (today["day"], today["amount"]) if today else self.next_payment
        amount, rebate = self.settlement(settled)
        daily = now.interest_of_a_day() if now.balance >= 0 else Fraction(0)
        fee = nearest(max(settled.balance, Fraction(0)) * Fraction(terms.fee_pct) / 100)
        reply = Reply(terms.given)
        reply.put_all({
            **({} if terms.method in ("interest_only", "bullet") else {"payment": money(now.level)}), "payment_count": Decimal(self.payments), "payoff_date": self.payoff.isoformat(),
            "balance": money(now.balance), "accrued_interest": money(charged.payable()),
            "unpaid_fees": money(now.fees + now.pending),
            "arrears_amount": money(sum((due["amount"] for due in now.dues if due["day"] < now.day), Fraction(0))),
            "past_due_days": Decimal(max([0, *((now.day - due["day"]).days for due in now.dues)])),
        })
        if coming is None:
            for name in ("next_payment_date", "next_payment"):
                reply.lacks(name, "No payment follows.")
        else:
            reply.put_all({"next_payment_date": coming[0].isoformat(), "next_payment": money(coming[1])})
        reply.put_all({
            "settlement_amount": money(amount), "daily_interest": money(nearest(daily)), "early_repayment_fee": money(fee),
        })
        if rebate is None:
            reply.lacks("interest_rebate", "The settlement rule gives no rebate of interest.")
        else:
            reply.put("interest_rebate", money(rebate))
        reply.put_all({
            "final_payment": money(self.final), "total_paid": money(self.paid), "total_principal": money(self.repaid),
            "total_interest": money(self.interest), "total_fees": money(self.fees_paid),
            "total_written_off": money(self.written_off),
        })
        return reply.all()

    def settlement(self, settled):
        terms, rule = self.terms, self.terms.settlement_rule

        def owed_on(day):
            other = settled.looked_at(day)
            other.charge(False)
            return other.fees + other.pending + other.payable() + other.balance

        if rule == "actuarial":
            return owed_on(settled.day), None
        if rule == "full_period":
            is_over = settled.last is not None and settled.next > settled.last
            is_running = not is_over and settled.day not in (settled.due_on, terms.start)
            return owed_on(settled.due_day(settled.next) if is_running else settled.day), None
        by_day = {}
        for day, amount in self.payments_of_days():
            by_day[day] = by_day.get(day, 0) + amount
        payments = [(day, amount) for day, amount in by_day.items() if amount > 0]
        left = [amount for day, amount in payments if day > settled.day]
        all_left = sum((amount for _, amount in self.payments_of_days()), Fraction(0))
        all_left -= sum((amount for _, amount in settled.payments_of_days()), Fraction(0))
        remaining = all_left + settled.fees + settled.pending
        if rule == "add_on":
            return remaining, Fraction(0)
        if rule == "rule_of_78":
            count, rest = len(payments), len(left)
            rebate = nearest(self.interest * rest * (rest + 1) / (count * (count + 1))) if count else Fraction(0)
        else:
            rebate = remaining - self.uk_amount(settled)
        rebate = max(rebate, Fraction(0))
        return remaining - rebate, rebate

    def payments_of_days(self):
        """Payments less refunds, without what paid fees; further advances are none."""
        return [(day, -flow) for day, flow, is_advance in self.flows if not is_advance]

    def uk_amount(self, settled):
        monthly = (1 + self.terms.apr / 100) ** (Decimal(1) / 12) - 1
        growth = 1 + monthly.quantize(Decimal("0.000001"))

        def grown(day):
            months = 0
            while months_after(day, months + 1) <= settled.day:
                months += 1
            begin = months_after(day, months)
            part = Decimal((settled.day - begin).days) / (months_after(day, months + 1) - begin).days
            return growth**months * growth**part

        flows = [(self.terms.start, self.terms.principal), *((day, flow) for day, flow, _ in settled.flows)]
        total = sum(Decimal(flow.numerator) / flow.denominator * grown(day) for day, flow in flows)
        return nearest(Fraction(total)) + settled.fees + settled.pending


def draw(random):
    start = date(2015, 1, 1) + timedelta(days=random.randint(0, 4000))
    frequency = random.choice(["monthly"] * 6 + list(PER_YEAR))
    months = random.randint(1, 60)
    per_year = PER_YEAR[frequency]
    principal = drawing.amount(random, 500, 100_000, "1", "1e9")
    convention = random.choice(["thirty_360"] * 3 + day_counts.CONVENTIONS)
    choices = Terms.CHOICES
    end = months_after(start, months)
    span = (end - start).days
    given = {
        "principal": principal,
        "annual_rate": drawing.rate(random, 0, 30, ("0", "1e-9", "300")),
        "start_date": start.isoformat(),
        **drawing.optional(random, "first_payment_date", (start + timedelta(days=random.randint(1, 70))).isoformat(), 0.3),
        **({} if frequency == "monthly" else {"payment_frequency": frequency}),
        **({} if convention == "thirty_360" else {"day_count_convention": convention}),
        **{name: random.choice(words) for name, words in choices.items() if random.random() < 0.15},
        **drawing.currency(random),
    }
    how = random.random()
    if how < 0.7:
        given["tenure_months"] = Decimal(months)
        given |= drawing.optional(random, "interest_only_months", Decimal(random.randint(0, months - 1)), 0.15)
        given |= drawing.optional(random, "balloon_amount", (principal / 4).quantize(Decimal("0.01")), 0.1)
    elif how < 0.9:
        given["payment_count"] = Decimal(random.randint(1, 60))
    else:
        given.pop("payment_method", None)
        given["payment"] = (principal / 10).quantize(Decimal("0.01")) + 1
    if convention == "thirty_360":
        given |= drawing.optional(random, "compound_frequency", random.choice(["semiannually", "monthly", "daily"]), 0.1)
    payments = given.get("payment_count", Decimal(1200))
    if per_year * given.get("interest_only_months", 0) >= 12 * payments or per_year * months > 14400:
        given.pop("interest_only_months", None)
    if given.get("rate_change_effect") == "new_term":
        given.pop("balloon_amount", None)
        if given.get("payment_method") in ("interest_only", "bullet"):
            given.pop("payment_method")
    if given.get("settlement_rule") == "uk_2004":
        given["apr"] = drawing.rate(random, 1, 40, ("0",))
    for name, value in {
        "offset_balance": principal / 10, "late_fee": Decimal(15), "late_grace_days": Decimal(random.randint(0, 40)),
        "late_annual_rate": Decimal(8), "credit_balance_rate": Decimal(4), "interest_cap_pct": Decimal(random.randint(1, 60)),
        "daily_interest_cap_pct": Decimal("0.02"), "early_repayment_fee_pct": Decimal(random.randint(0, 5)),
    }.items():
        given |= drawing.optional(random, name, value.quantize(Decimal("0.01")), 0.08)
    given |= drawing.optional(random, "as_of_date", (start + timedelta(days=random.randint(0, span + 30))).isoformat(), 0.5)
    given |= drawing.optional(random, "settlement_date", (start + timedelta(days=random.randint(0, span + 30))).isoformat(), 0.4)
    events = [draw_event(random, start, span, principal, months) for _ in range(random.choice([0, 0, 1, 2, 4, 8]))]
    if events:
        given["events"] = events
    return given


def draw_event(random, start, span, principal, months):
    kind = random.choice(["payment"] * 8 + ["fee", "charge_waiver", "rate_change", "rate_change", "advance", "holiday", "interest_pause", "recast", "reage", "offset", "write_off", "refund"])
    day = start + timedelta(days=random.randint(0, span + 20))
    event = {"date": day.isoformat(), "kind": kind}
    share = {"payment": 12, "fee": 200, "charge_waiver": 300, "advance": 5, "offset": 3, "write_off": 8, "refund": 20}
    if kind in share:
        event["amount"] = (principal * random.randint(0, 30) / 10 / max(months, 4) * 10 / share[kind]).quantize(Decimal("0.01"))
    if kind == "rate_change":
        event["annual_rate"] = drawing.rate(random, 0, 30, ("0", "1e-9"))
    if kind in ("holiday", "interest_pause", "reage") or kind == "rate_change" and random.random() < 0.2:
        event["end_date"] = (day + timedelta(days=random.randint(1, 100))).isoformat()
    if kind == "reage":
        event["payment_count"] = Decimal(random.randint(1, 24))
    return event
