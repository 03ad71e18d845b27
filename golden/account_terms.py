"""The terms of a loan account: its dates, its rates on each day, and its level payments."""

import calendar
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction

import day_counts
from arithmetic import Refusal, in_units
from dates import months_after, periods_after

PER_YEAR = {"weekly": 52, "biweekly": 26, "semimonthly": 24, "monthly": 12, "quarterly": 4, "semiannually": 2}
COMPOUNDS = {**PER_YEAR, "annually": 1, "daily": 365}
RANKS = (
    "due_date_change rate_change interest_pause holiday offset advance fee charge_waiver payment refund recast reage write_off"
).split()


def nearest(value):
    """Whole cents, half away from zero."""
    sign = -1 if value < 0 else 1
    return Fraction(sign * ((2 * abs(value) + 1) // 2))


def up(value):
    return Fraction(-(-value // 1))


class Terms:
    CHOICES = {
        "year_split": ["day_start", "day_end"], "partial_month": ["actual_share", "thirty_days"],
        "due_date_rule": ["last_day", "next_first"],
        "payment_method": ["level", "equal_principal", "interest_only", "bullet", "flat"],
        "level_payment_rule": ["root", "regular", "thirty_over_365", "shared_out"],
        "payment_rounding": ["cent", "cent_up", "unit"],
        "interest_rounding": ["cent_once", "cent_per_piece", "cent_down", "cent_carried", "daily_cent"],
        "allocation_order": ["fees_interest_principal", "interest_principal_fees", "interest_fees_principal", "principal_first"],
        "payment_interest_rule": ["accrued", "due"],
        "prepayment_effect": ["shorter_term", "lower_payment", "paid_ahead", "final_payment"],
        "late_payment_effect": ["accrues_final", "arrears_separate", "compounding_monthly"],
        "arrears_forecast_rule": ["paid_on_report_date", "unpaid"],
        "holiday_interest": ["capitalized", "deferred", "collected", "waived"],
        "rate_change_effect": ["new_payment", "new_term", "same_payment"],
        "advance_effect": ["new_payment", "same_payment"],
        "reage_interest_treatment": ["recalculated", "equal_share"],
        "charge_timing": ["on_date", "next_payment"], "rest": ["daily", "due_date"],
        "settlement_rule": ["actuarial", "full_period", "rule_of_78", "uk_2004", "add_on"],
        "settlement_interest_rule": ["to_day", "before_day"],
    }

    def __init__(self, given, decimals):
        chosen = {name: given.get(name, words[0]) for name, words in self.CHOICES.items()}
        self.decimals, self.given, self.chosen = decimals, given, chosen
        self.start = date.fromisoformat(given["start_date"])
        self.first = date.fromisoformat(given["first_payment_date"]) if "first_payment_date" in given else None
        self.listed = [date.fromisoformat(due["date"]) for due in given.get("due_dates", [])]
        self.per_year = PER_YEAR[given.get("payment_frequency", "monthly")]
        self.convention = given.get("day_count_convention", "thirty_360")
        self.principal = self.units(given["principal"])
        self.payment = self.units(given["payment"]) if "payment" in given else None
        self.count = self.counted(given)
        self.method, self.late, self.holiday = chosen["payment_method"], chosen["late_payment_effect"], chosen["holiday_interest"]
        self.interest_rounding, self.rest = chosen["interest_rounding"], chosen["rest"]
        self.collected, self.prepayment = chosen["payment_interest_rule"], chosen["prepayment_effect"]
        self.rate_change, self.advance = chosen["rate_change_effect"], chosen["advance_effect"]
        self.reaging, self.charge_timing = chosen["reage_interest_treatment"], chosen["charge_timing"]
        self.settlement_rule = chosen["settlement_rule"]
        self.plans_arrears = chosen["arrears_forecast_rule"] == "paid_on_report_date"
        self.order = (
            ["principal", "interest", "fees"] if chosen["allocation_order"] == "principal_first"
            else chosen["allocation_order"].split("_")
        )
        self.interest_only = self.per_year * int(given.get("interest_only_months", 0)) // 12
        self.balloon, self.offset = self.units(given.get("balloon_amount", 0)), self.units(given.get("offset_balance", 0))
        self.late_fee, self.grace = self.units(given.get("late_fee", 0)), int(given.get("late_grace_days", 0))
        self.late_rate, self.credit_rate = Fraction(given.get("late_annual_rate", 0)), Fraction(given.get("credit_balance_rate", 0))
        self.fee_pct, self.apr = given.get("early_repayment_fee_pct", Decimal(0)), given.get("apr")
        cap = given.get("interest_cap_pct")
        self.cap = None if cap is None else self.principal * Fraction(cap) / 100
        self.daily_cap = Fraction(given["daily_interest_cap_pct"]) if "daily_interest_cap_pct" in given else None
        self.read_events(given)
        self.weights, self.covered = {}, 0
        self.weigh_periods(self.due_day, self.count)

    def counted(self, given):
        if self.listed:
            return len(self.listed)
        if "payment_count" in given:
            return int(given["payment_count"])
        return -(-self.per_year * int(given["tenure_months"]) // 12) if "tenure_months" in given else None

    def units(self, value):
        return Fraction(in_units(Decimal(value), self.decimals)) * 10**self.decimals

    def shown(self, rounding):
        return lambda cents: rounding.money(Decimal(cents.numerator) / cents.denominator / 10**self.decimals)

    def read_events(self, given):
        events = [{**event, "day": date.fromisoformat(event["date"]), "place": place} for place, event in enumerate(given.get("events", []))]
        if self.rate_change == "new_payment":
            events += [
                {"kind": "rate_end", "day": date.fromisoformat(one["end_date"]) + timedelta(days=1), "place": one["place"]}
                for one in events if one["kind"] == "rate_change" and "end_date" in one
            ]
        self.events = sorted(events, key=lambda event: (event["day"], RANKS.index(event["kind"].replace("rate_end", "rate_change")), event["place"]))
        ended = [(one["kind"], one["day"], date.fromisoformat(one["end_date"]), one) for one in self.events if "end_date" in one]
        self.holidays = [(begin, end) for kind, begin, end, _ in ended if kind == "holiday"]
        self.pauses = [(begin, end) for kind, begin, end, _ in ended if kind == "interest_pause"]
        self.pauses += self.holidays if self.holiday == "waived" else []
        self.specials = [(begin, end, one["annual_rate"]) for kind, begin, end, one in ended if kind == "rate_change"]
        self.changes = [(one["day"], one["annual_rate"]) for one in self.events if one["kind"] == "rate_change" and "end_date" not in one]
        self.moves = [(begin, end) for kind, begin, end, _ in ended if kind == "due_date_change"]
        past = [one["day"] for one in self.events if one["kind"] in ("payment", "refund", "fee", "charge_waiver", "write_off", "reage")]
        self.as_of = date.fromisoformat(given["as_of_date"]) if "as_of_date" in given else max(past, default=self.start)
        self.paid_days = {one["day"] for one in self.events if one["kind"] == "payment" and one["day"] > self.as_of}
        settlement = given.get("settlement_date", given.get("as_of_date"))
        self.settlement = self.as_of if settlement is None else date.fromisoformat(settlement)
        if settlement is not None and self.chosen["settlement_interest_rule"] == "before_day":
            self.settlement = max(self.settlement - timedelta(days=1), self.start)

    # Dates

    def due_day(self, number):
        if self.listed:
            if number <= len(self.listed):
                return self.start if number == 0 else self.listed[number - 1]
            return months_after(self.listed[-1], number - len(self.listed))
        base, periods = (self.start, number) if self.first is None else (self.first, number - 1)
        return self.after(base, periods, self.chosen["due_date_rule"])

    def after(self, base, periods, rule="last_day"):
        day = periods_after(base, periods, self.per_year)
        if self.per_year > 12:
            return day
        return day + timedelta(days=1) if rule == "next_first" and day.day < base.day else day

    def moved_day(self, number):
        days = self.due_day
        for old, new in self.moves:
            days = self.moved(days, old, new)
        return days(number)

    def moved(self, days, old, new):
        place = next((number for number in range(1, 1201) if days(number) == old), None)
        if place is None:
            raise Refusal("no-solution")
        if self.listed:
            return lambda number: days(number) if number < place else days(number) + (new - old)
        return lambda number: days(number) if number < place else self.after(new, number - place)

    # Parts of a year: each day weighs, in months of 30 days, as its actual month has days

    def weigh_periods(self, due_day, last):
        self.weights, self.covered = {}, 0
        if not self.is_shared():
            return
        for number in range(1, (last or 1) + 1):
            begin, end = self.start if number == 1 else due_day(number - 1), due_day(number)
            move = next((old for old, new in self.moves if new == end and old < new and due_day != self.due_day), None)
            if move is None:
                self.weigh(begin, end)
            else:
                self.weigh(begin, move)
                self.weigh_forward(move, end)

    def is_shared(self):
        return self.convention == "thirty_360" and self.chosen["partial_month"] == "actual_share"

    def weigh(self, begin, end):
        """Whole months between the dates, and days at the beginning as part of the month that ends with them."""
        if not self.is_shared():
            return
        self.covered = begin.toordinal()
        length = (end - begin).days
        if self.per_year in (52, 26):
            self.put(begin, end, 364)
        elif self.per_year == 24 and length <= 17:
            is_february = end.month == 2 and (end + timedelta(days=1)).day == 1
            self.put(begin, end, 24 * max(12 if is_february else 13, length))
        else:
            on = most(lambda months: months_after(begin, months) <= end)
            back = most(lambda months: months_after(end, -months) >= begin)
            if months_after(begin, on) == end and months_after(end, -back) != begin:
                self.weigh_forward(begin, end)
                return
            for month in range(back):
                self.put_month(months_after(end, -month - 1), months_after(end, -month))
            rest = months_after(end, -back)
            self.put(begin, rest, 12 * (rest - months_after(end, -back - 1)).days)

    def cover(self, begin, end):
        if self.is_shared() and self.covered < end.toordinal():
            self.weigh(max(begin, date.fromordinal(self.covered)), end)

    def weigh_forward(self, begin, end):
        months = 0
        while months_after(begin, months) < end:
            month = months_after(begin, months), months_after(begin, months + 1)
            self.put(month[0], min(month[1], end), 12 * (month[1] - month[0]).days)
            months += 1

    def put_month(self, begin, end):
        self.put(begin, end, 12 * (end - begin).days)

    def put(self, begin, end, weight):
        for days in range((end - begin).days):
            self.weights[begin.toordinal() + days + 1] = weight
        self.covered = max(self.covered, end.toordinal())

    def part(self, begin, end):
        if not self.is_shared():
            return day_counts.year_part(self.convention, begin, end, self.chosen["year_split"])
        while self.covered < end.toordinal():
            month = date.fromordinal(self.covered or begin.toordinal())
            if self.per_year in (52, 26):
                self.put(month, months_after(month, 1), 364)
            else:
                self.put_month(month, months_after(month, 1))
        counts = {}
        for day in range(begin.toordinal() + 1, end.toordinal() + 1):
            counts[self.weights[day]] = counts.get(self.weights[day], 0) + 1
        return sum((Fraction(days, weight) for weight, days in counts.items()), Fraction(0))

    # Rates: of the day that ends on a date

    def rate(self, day):
        if any(begin <= day <= end for begin, end in self.pauses):
            return Fraction(0)
        return self.rate_of_payments(day, True)

    def rate_of_payments(self, day, is_charged=False):
        """Without pauses; and without rates that end, unless these bring payments of their own."""
        is_special = is_charged or self.rate_change == "new_payment"
        special = [rate for begin, end, rate in self.specials if begin <= day <= end and is_special]
        lasting = [rate for begin, rate in self.changes if begin <= day]
        return self.nominal((special or lasting or [self.given["annual_rate"]])[-1])

    def nominal(self, rate):
        compounds = COMPOUNDS[self.given["compound_frequency"]] if "compound_frequency" in self.given else self.per_year
        if compounds == self.per_year:
            return Fraction(rate)
        growth = (1 + rate / 100 / compounds) ** (Decimal(compounds) / self.per_year)
        return Fraction(((growth - 1) * self.per_year * 100).quantize(Decimal("1e-40")))

    def capped(self, grown, amount, days):
        return grown if self.daily_cap is None else min(grown, amount * self.daily_cap / 100 * days)

    def pieces(self, begin, end):
        """Days between changes of the rate: a change holds from the night before its date."""
        changes = [day for day, _ in self.changes]
        spans = [(one, other) for one, other, *_ in [*self.pauses, *self.specials]]
        nights = {day - timedelta(days=1) for day in [*changes, *(one for one, _ in spans)]} | {other for _, other in spans}
        stops = [begin, *sorted(night for night in nights if begin < night < end), end]
        return list(zip(stops, stops[1:]))

    # Level payments

    def level(self, balance, accrued, day, number, last, due_day, early, is_paid):
        """Early is what was paid towards the next payment alone."""
        count = last - number + 1 - (1 if is_paid and number < last else 0)
        rate = self.rate_of_payments(day + timedelta(days=1))
        balloon = min(self.balloon, max(balance + early, Fraction(0)))
        if self.method == "equal_principal":
            return nearest((balance + early - balloon) / count)
        if self.method == "flat":
            return self.rounded((balance + early + self.flat_interest(rate, number, last, due_day)) / count)
        rule = self.chosen["level_payment_rule"]
        if rule in ("regular", "thirty_over_365"):
            per_period = rate / 100 / self.per_year * (1 if rule == "regular" else Fraction(360, 365))
            if per_period == 0:
                return self.rounded((balance + early - balloon) / count)
            growth = (1 + as_decimal(per_period)) ** count
            grown = as_decimal(balance) * growth + as_decimal(early) * growth / (1 + as_decimal(per_period))
            level = (grown - as_decimal(balloon)) * as_decimal(per_period) / (growth - 1)
            return self.rounded(level)
        factors = [
            rate / 100 * self.part(day if index == number else due_day(index - 1), due_day(index)) for index in range(number, last + 1)
        ]
        grown, worth = as_decimal(balance), Decimal(0)
        for index, factor in enumerate(factors):
            grown += grown * as_decimal(factor) + (as_decimal(accrued + early) if index == 0 else 0)
            worth += worth * as_decimal(factor) + (0 if index == 0 and is_paid else 1)
        level = self.rounded((grown - as_decimal(balloon)) / worth)
        return self.shared(level, balance, accrued, factors, early, balloon) if rule == "shared_out" else level

    def shared(self, level, balance, accrued, factors, early, balloon):
        def off_by(payment):
            left = balance
            for index, factor in enumerate(factors):
                owed = left + nearest(left * factor + (accrued if index == 0 else 0))
                left = owed - payment + (early if index == 0 else 0)
            return left - balloon

        share = nearest(off_by(level) / len(factors))
        return level + share if abs(off_by(level + share)) < abs(off_by(level)) else level

    def flat_interest(self, rate, number, last, due_day):
        begins = [self.start if index == 1 else due_day(index - 1) for index in range(number, last + 1)]
        return sum(
            (nearest(self.principal * rate / 100 * self.part(begin, due_day(number + index))) for index, begin in enumerate(begins)),
            Fraction(0),
        )

    def rounded(self, cents):
        """By the choice; what is nearer to a tie than 60 digits tell is one."""
        if isinstance(cents, Decimal):
            cents = Fraction(cents.quantize(Decimal(1).scaleb(-50)))
        how = self.chosen["payment_rounding"]
        unit = 10**self.decimals if how == "unit" else 1
        return (up if how == "cent_up" else nearest)(cents / unit) * unit


def as_decimal(value):
    return Decimal(value.numerator) / value.denominator if isinstance(value, Fraction) else Decimal(value)


def most(is_so):
    months = 0
    while is_so(months + 1):
        months += 1
    return months
