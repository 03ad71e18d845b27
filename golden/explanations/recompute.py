#!/usr/bin/env python3
"""Calculates the results of replies again from their explanations, and from nothing else.

    recompute.py < replies           replies with include=explanation, one JSON object a line

Every equation is read as it is shown and evaluated in decimals of 60 digits, or more where those do not decide. A sequence is followed from its start. What a step shows must come out: its case, its value, its numbers put in, its rows, and
to the last digit its result; and every result of the reply must be that of a step. Prints what does not, and how much was
compared. Only the standard library of Python 3.9 or newer is used.
"""

import json
import pathlib
import sys
from decimal import Decimal, InvalidOperation

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))

from bounded import EXACT, NOTHING, Arithmetic, Number, Undecided
from evaluation import Absent, Evaluation
from language import Unreadable, names_in, read_cases, read_condition, read_expression, read_head

DIGITS = (60, 480, 1920)
# A value that is shown with so many digits may be rounded; of one with fewer, no further digit up to the 40th is shown.
SHOWN_DIGITS = 20
KNOWN_DIGITS = 40
# What is smaller than this, where digits have cancelled, is shown as 0.
CANCELLED = Decimal("1e-60")
# Members of a reply that are not results.
OTHER_MEMBERS = {"explanation", "assumptions", "schedule", "chart", "omitted", "warnings", "currency"}


def shown_number(value, is_known=False):
    """What a number stands for that was rounded to 20 digits, or that is shown with all it has."""
    digits = len(value.as_tuple().digits)
    if digits < SHOWN_DIGITS and is_known:
        return Number(value)
    if not value:
        return Number(value, CANCELLED)
    kept = SHOWN_DIGITS if digits >= SHOWN_DIGITS else KNOWN_DIGITS
    return Number(value, Decimal((0, (5,), value.adjusted() - kept)))


def with_errors(expression, is_known):
    """An expression with its numbers as they are shown in it."""
    if not isinstance(expression, (tuple, list)):
        return expression
    if expression[:1] == ("number",):
        return ("bounded", shown_number(expression[1], is_known))
    return type(expression)(with_errors(part, is_known) for part in expression)


class Recalculation:
    """One explanation, evaluated with so many digits."""

    def __init__(self, explanation, digits):
        self.a = Arithmetic(digits)
        inputs = {**explanation["inputs"], **figures_in(explanation)}
        self.evaluation = Evaluation(self.a, inputs, int(explanation["money_decimals"]))
        self.steps = explanation["steps"]
        self.faults = []
        self.compared = {"steps": 0, "results": 0, "equations": 0, "open": 0, "rows": 0}
        self.results = {}
        self.decimals = {}

    def run(self):
        for step in self.steps:
            self.recalculate(step)
        for step in self.steps:
            for row in [] if step["symbol"] in self.evaluation.answered else step.get("rows", []):
                try:
                    self.check_row(step, row)
                    self.compared["rows"] += 1
                except Undecided:
                    self.compared["open"] += 1
            self.check_ends(step)

    def fault(self, what, symbol, *details):
        self.faults.append(" ".join([f"{symbol}: {what}", *map(str, details)]))

    def recalculate(self, step):
        name, parameters = read_head(step["symbol"])
        if self.is_answered(step):
            self.take_answer(name, step)
            return
        if self.evaluation.inputs.get(name) == step["equation"]:
            # The number that the word of a choice stands for, which nothing else says.
            self.evaluation.names[name] = shown_number(step["value"], is_known=True)
            return
        condition = step.get("condition", "otherwise")
        if "cases" not in step and condition != "otherwise":
            if not self.evaluation.holds(read_condition(condition), {}):
                self.fault("does not hold:", step["symbol"], condition)
        if parameters is not None:
            self.evaluation.define(name, parameters, read_cases(step["equation"]))
            if parameters:
                return
        cases = step.get("cases", step["equation"])
        value, condition, taken = self.evaluation.take(read_cases(cases), {})
        if parameters is None:
            self.evaluation.names[name] = value
        self.compared["steps"] += 1
        if taken != read_expression(step["equation"]):
            self.fault("another case holds than", step["symbol"], step["equation"])
        if "cases" in step:
            self.check_condition(step["symbol"], condition, step)
        self.check_value(step["symbol"], value, step)
        self.check_numbers(step["symbol"], step, value)
        if "result" in step and "decimals" in step:
            self.check_result(name, value, step)

    def is_answered(self, step):
        """What code finds, which no equation says, is taken as it is shown: a value, or one of several by its name."""
        equation = read_cases(step["equation"])[0][0]
        if equation is None or equation[0] not in ("name", "call"):
            return False
        if equation[0] == "name":
            # A function of such values is calculated.
            return "(" not in step["symbol"] and equation[1].split(".")[0] in self.evaluation.answered
        return equation[3] is None and not self.evaluation.knows(equation[1])

    def take_answer(self, name, step):
        self.evaluation.answered.add(name)
        for one in [step, *step.get("rows", [])]:
            if "value" in one:
                self.evaluation.names[one["symbol"]] = shown_number(one["value"])
        if "decimals" in step:
            self.check_result(name, self.evaluation.names[name], step)

    def check_condition(self, symbol, condition, shown):
        said = shown["condition"]
        if condition != (None if said == "otherwise" else read_condition(said)):
            self.fault("another condition holds than", symbol, said)

    def check_value(self, symbol, value, shown):
        if "value" not in shown:
            self.fault("has no value", symbol)
            return
        reach = EXACT.add(shown_number(shown["value"]).error, value.error)
        if EXACT.subtract(value.value, shown["value"]).copy_abs() > reach:
            self.fault("comes to", symbol, value.value, "and not", shown["value"])

    def check_numbers(self, symbol, shown, value):
        """With numbers put in, the equation comes to the same as far as the digits of these numbers reach."""
        if "with_numbers" not in shown:
            return
        equation = read_expression(shown["with_numbers"])
        if names_in(equation):
            self.fault("has no number for", symbol, *names_in(equation))
            return
        for is_known in (True, False):
            try:
                again = self.evaluation.value(with_errors(equation, is_known), {})
            except Undecided:
                self.compared["open"] += 1
                return
            if EXACT.subtract(again.value, value.value).copy_abs() <= EXACT.add(again.error, value.error):
                self.compared["equations"] += 1
                return
        self.fault("comes to", symbol, again.value, "with", shown["with_numbers"])

    def check_result(self, name, value, step):
        try:
            result = self.a.round(value, int(step["decimals"]))
        except Undecided:
            # The digits that are shown of what code found may be too few.
            if not self.evaluation.answered:
                raise
            self.compared["open"] += 1
            result = step["result"]
        self.results[name] = result
        if result != step["result"]:
            self.fault("rounds to", name, result, "and not", step["result"])

    def check_row(self, step, row):
        if " = " in row["symbol"]:
            self.check_term(step, row)
            return
        head, operands = row["symbol"].split("(", 1)
        given = read_expression(f"f({operands}")[2]
        values = [self.evaluation.operand(with_errors(one, True), {}, head) for one in given]
        value, condition, _ = self.evaluation.recall(head, values)
        if "condition" in row:
            self.check_condition(row["symbol"], condition, row)
        self.check_value(row["symbol"], value, row)
        self.check_numbers(row["symbol"], row, value)
        if "decimals" in row:
            self.decimals[head] = int(row["decimals"])
            self.check_result(row["symbol"], value, row)

    def check_term(self, step, row):
        """A term of a sum, a turn of a search, or a place of a root."""
        index, place = row["symbol"].split(" = ")
        over = self.evaluation.find_over(read_expression(step["equation"]))
        bound = {index: self.evaluation.value(with_errors(read_expression(place), True), {})}
        if over[1] != index:
            self.fault("has no index", step["symbol"], index)
        if over[0] == "first":
            holds = self.evaluation.holds(over[4], bound)
            again = self.evaluation.holds(with_errors(read_condition(row["with_numbers"]), True), {})
            if not holds == again == row["holds"]:
                self.fault("does not hold as said at", step["symbol"], row["symbol"])
            return
        value = self.evaluation.value(over[4], bound)
        self.check_value(row["symbol"], value, row)
        self.check_numbers(row["symbol"], row, value)

    def check_ends(self, step):
        """The rows of a sequence are the first, the second and the last that anything needed."""
        name, parameters = read_head(step["symbol"])
        last = self.evaluation.last_index(name) if parameters else None
        if last is None:
            return
        wanted = [index for index in (1, 2, last) if index <= last]
        expected = [f"{name}({index})" for index in sorted(set(wanted))]
        if [row["symbol"] for row in step["rows"]] != expected:
            self.fault("has other rows than", step["symbol"], *expected)

    def check_reply(self, reply):
        for name, index, field, value in results_in(reply):
            if index is not None and name in self.evaluation.answered:
                continue
            result = self.result_of(name, index, field, None if index is None else reply[name][index])
            if result != value:
                place = name if index is None else f"{name}.{field}({index})"
                self.fault("comes to", place, result, "and the reply says", value)
            self.compared["results"] += 1

    def result_of(self, name, index, field, item):
        """A result of a reply; of a list, a field of an item."""
        if index is None:
            return self.results.get(name)
        head = f"{name}.{field}"
        if head not in self.decimals:
            return None
        [parameter] = self.evaluation.functions[head].parameters
        row = item.get(parameter)
        value, _, _ = self.evaluation.call(head, [row if isinstance(row, str) else Number(Decimal(index))])
        return self.a.round(value, self.decimals[head])


def figures_in(explanation):
    """Published figures by their symbols; a band has the step from the rate of the band before."""
    figures = {}
    for figure in explanation.get("figures", []):
        value = figure["value"]
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rates = [Decimal(0), *(band["rate"] for band in value)]
            value = [{**band, "step": band["rate"] - before} for band, before in zip(value, rates)]
        figures[figure["symbol"]] = value
    return figures


def results_in(reply):
    """Every number of a reply: its name, the index of its item, its field, its value."""
    for name, value in reply.items():
        if name in OTHER_MEMBERS:
            continue
        if isinstance(value, Decimal):
            yield name, None, None, value
        for index, item in enumerate(value if isinstance(value, list) else []):
            for field, one in item.items() if isinstance(item, dict) else [(None, item)]:
                if isinstance(one, Decimal):
                    yield name, index, field, one


def check_with(digits, reply):
    """The faults of a reply, and how much was compared."""
    try:
        recalculation = Recalculation(reply["explanation"], digits)
        recalculation.run()
        recalculation.check_reply(reply)
        return recalculation.faults, recalculation.compared
    except Undecided:
        return ["the digits do not decide"], {}
    except (Unreadable, Absent, InvalidOperation, ZeroDivisionError, KeyError) as error:
        return [f"{type(error).__name__}: {error}"], {}


def check(reply, totals):
    """More digits tell what 60 take for a tie, such as half a cent less 1e-300."""
    for digits in DIGITS:
        faults, compared = check_with(digits, reply)
        if not faults:
            break
    for name, count in compared.items():
        totals[name] = totals.get(name, 0) + count
    return faults


def main():
    totals = {}
    replies = faulty = 0
    for line in sys.stdin:
        reply = json.loads(line, parse_float=Decimal, parse_int=Decimal)
        faults = check(reply, totals)
        replies += 1
        faulty += bool(faults)
        for fault in faults:
            print(f"reply {replies}: {fault}")
    print(json.dumps({"replies": replies, "faulty": faulty, **totals}))
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
