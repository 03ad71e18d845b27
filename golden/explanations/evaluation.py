"""Evaluates what `language` has read."""

import re
from datetime import date
from decimal import Decimal, localcontext

import normal_distribution
from bounded import EXACT, NOTHING, ONE, Number
from language import OVER

ZERO = Number(NOTHING)
NORMAL = {
    "normal_density": normal_distribution.density,
    "normal_cdf": normal_distribution.distribution,
    "normal_quantile": normal_distribution.quantile,
}
BUILT_IN = {*NORMAL, "ln", "exp", "floor", "ceil", "round", "above", "min", "max", "count"}


DATE = re.compile(r"\d{4}-\d\d-\d\d")


def is_number(given):
    return isinstance(given, Decimal) or (isinstance(given, str) and DATE.fullmatch(given) is not None)


def number_of(given):
    """A number of the input; a date is its day, counted from 1 January 1970."""
    if isinstance(given, str):
        given = Decimal((date.fromisoformat(given) - date(1970, 1, 1)).days)
    return Number(given)


class Absent(Exception):
    """A name without a value."""


class Function:
    def __init__(self):
        self.parameters = []
        self.cases = []
        self.start = None
        # Of a sequence: what is known of it, from its start on.
        self.known = []
        self.answers = {}


class Evaluation:
    """What is known while the steps of an explanation are followed, from the first to the last."""

    def __init__(self, arithmetic, inputs, money_decimals):
        self.a = arithmetic
        self.inputs = inputs
        self.money_decimals = money_decimals
        self.names = {name: number_of(value) for name, value in inputs.items() if is_number(value)}
        # Names of what code answered; it has a value of its own, or several by their names.
        self.answered = set()
        self.functions = {}
        # Calls during the search for a root are not those that a row shows.
        self.is_searching = False

    def define(self, name, parameters, cases):
        function = self.functions.setdefault(name, Function())
        if not parameters:
            function.start = cases
            return
        function.parameters = parameters
        function.cases = cases

    def knows(self, name):
        """Whether a call is one of the language, of a step, or of a list."""
        return name in BUILT_IN or name in self.functions or name in self.inputs

    def last_index(self, name):
        """The last index at which anything needed a sequence."""
        return len(self.functions[name].known) - 1 if self.functions[name].known else None

    def take(self, cases, bound):
        """The value of the first case that holds, its condition, and its expression."""
        for value, condition in cases:
            if condition is None or self.holds(condition, bound):
                if value is None:
                    raise Absent("no value")
                return self.value(value, bound), condition, value
        raise Absent("no case")

    def call(self, name, operands):
        """As `take`, of a function or a sequence."""
        function = self.functions.get(name)
        if function is None:
            raise Absent(name)
        if function.start is not None:
            return self.follow(function, int(operands[0].value))
        if self.is_searching:
            return self.take(function.cases, dict(zip(function.parameters, operands)))
        key = tuple(one if isinstance(one, str) else (one.value, one.error) for one in operands)
        if key not in function.answers:
            function.answers[key] = self.take(function.cases, dict(zip(function.parameters, operands)))
        return function.answers[key]

    def recall(self, name, operands):
        """As `call`, with operands as they are shown: what was called with the numbers that these are."""
        if name not in self.functions:
            raise Absent(name)
        answers = self.functions[name].answers
        near = [key for key in answers if all(map(is_near, key, operands))]
        if not near:
            return self.call(name, operands)
        return answers[min(near, key=lambda key: sum(map(distance, key, operands)))]

    def follow(self, function, index):
        """A sequence, from what is known of it up to an index."""
        if not function.known:
            function.known.append(self.take(function.start, {}))
        while len(function.known) <= index:
            bound = {function.parameters[0]: Number(Decimal(len(function.known)))}
            function.known.append(self.take(function.cases, bound))
        return function.known[index]

    def value(self, expression, bound):
        kind = expression[0]
        if kind == "number":
            return Number(expression[1])
        if kind == "bounded":
            return expression[1]
        if kind == "name":
            return self.named(expression[1], bound)
        if kind == "negation":
            return self.a.negate(self.value(expression[1], bound))
        if kind == "call":
            return self.called(expression, bound)
        if kind == "sum":
            return self.total(expression, bound)
        if kind == "first":
            return self.search(expression, bound)
        if kind == "root":
            return self.root(expression, bound)
        operate = {
            "+": self.a.add,
            "−": self.a.subtract,
            "·": self.a.multiply,
            "/": self.a.divide,
            "^": self.a.power,
        }[kind]
        return operate(self.value(expression[1], bound), self.value(expression[2], bound))

    def named(self, name, bound):
        if name in bound:
            return bound[name]
        if name not in self.names:
            raise Absent(name)
        return self.names[name]

    def called(self, expression, bound):
        _, name, given, field = expression
        if name == "count":
            return Number(Decimal(len(self.inputs[given[0][1]])))
        operands = [self.operand(one, bound, name) for one in given]
        if isinstance(self.inputs.get(name), list):
            item = self.inputs[name][int(operands[0].value)]
            if field is not None and field not in item:
                raise Absent(field)
            return number_of(item if field is None else item[field])
        if name in self.functions:
            return self.call(name, operands)[0]
        return self.built_in(name, operands)

    def operand(self, expression, bound, name):
        """A number; for the row of an output that stands for a word, that word."""
        if expression[0] == "name" and "." in name:
            word = bound.get(expression[1], expression[1])
            if isinstance(word, str) and word not in self.names:
                return word
        return self.value(expression, bound)

    def built_in(self, name, operands):
        a, first = self.a, operands[0]
        if name == "ln":
            return a.ln(first)
        if name == "exp":
            return a.exp(first)
        if name in NORMAL:
            return a.normal(NORMAL[name], first)
        if name == "floor":
            return Number(a.floor(first))
        if name == "ceil":
            return a.negate(Number(a.floor(a.negate(first))))
        if name == "round":
            return Number(a.round(first, self.money_decimals))
        if name == "above":
            unit = Number(ONE.scaleb(-self.money_decimals))
            return a.multiply(a.add(Number(a.floor(a.divide(first, unit))), Number(ONE)), unit)
        if name in ("min", "max"):
            sign = 1 if name == "max" else -1
            for other in operands[1:]:
                if a.compare(other, first) == sign:
                    first = other
            return first
        raise Absent(f"the function {name}")

    def range(self, low, high, bound):
        ends = [self.value(end, bound).value for end in (low, high)]
        return range(int(ends[0]), int(ends[1]) + 1)

    def total(self, expression, bound):
        _, index, low, high, within, condition = expression
        total = ZERO
        for k in self.range(low, high, bound):
            inner = {**bound, index: Number(Decimal(k))}
            if condition is None or self.holds(condition, inner):
                total = self.a.add(total, self.value(within, inner))
        return total

    def search(self, expression, bound):
        _, index, low, high, within, _ = expression
        for k in self.range(low, high, bound):
            if self.holds(within, {**bound, index: Number(Decimal(k))}):
                return Number(Decimal(k))
        raise Absent("nothing found")

    def holds(self, condition, bound):
        """What needs an absent value does not hold."""
        kind = condition[0]
        if kind == "and":
            return self.holds(condition[1], bound) and self.holds(condition[2], bound)
        if kind == "or":
            return self.holds(condition[1], bound) or self.holds(condition[2], bound)
        if kind in ("given", "absent"):
            return self.is_given(condition[1], bound) == (kind == "given")
        try:
            return self.holds_relation(condition, bound)
        except Absent:
            return False

    def is_given(self, left, bound):
        if left[0] == "name":
            return any(left[1] in known for known in (self.names, self.inputs, self.answered))
        _, name, given, field = left
        return field in self.inputs[name][int(self.value(given[0], bound).value)]

    def holds_relation(self, condition, bound):
        left = condition[1] if condition[0] == "word" else condition[2]
        word = self.word_of(left, bound)
        if word is not None:
            other = condition[2] if condition[0] == "word" else condition[3][1]
            return word == bound.get(other, other)
        if condition[0] == "word":
            return False
        _, relation, _, right = condition
        sign = self.a.compare(self.value(left, bound), self.value(right, bound))
        return {"=": sign == 0, "<": sign < 0, "≤": sign <= 0, ">": sign > 0, "≥": sign >= 0}[relation]

    def word_of(self, left, bound):
        """The word of a choice of the input; it may stand for a number, too, which a step says."""
        if left[0] == "name":
            given = bound.get(left[1], self.inputs.get(left[1]))
        elif left[0] == "call" and left[3] is not None:
            given = self.inputs[left[1]][int(self.value(left[2][0], bound).value)].get(left[3])
        else:
            return None
        if isinstance(given, bool):
            return "true" if given else "false"
        return given if isinstance(given, str) and not is_number(given) else None

    def find_over(self, expression):
        """The first sum, search or root in an expression."""
        if not isinstance(expression, (tuple, list)):
            return None
        if expression and expression[0] in OVER:
            return expression
        return next(filter(None, map(self.find_over, expression)), None)

    def root(self, expression, bound):
        """Where the signs of a function at both ends of an interval meet: halved, or cut by the secant, until all digits are used."""
        _, index, low, high, within, _ = expression
        ends = [self.value(end, bound).value for end in (low, high)]
        self.is_searching = True
        found = find_root(self.a, lambda x: self.value(within, {**bound, index: Number(x)}), *ends)
        self.is_searching = False
        return found


def distance(known, shown):
    if isinstance(shown, str):
        return NOTHING
    return EXACT.subtract(known[0], shown.value).copy_abs()


def is_near(known, shown):
    if isinstance(known, str) or isinstance(shown, str):
        return known == shown
    return distance(known, shown) <= EXACT.add(known[1], shown.error)


def find_root(a, function, low, high):
    """Between two places at which the signs of a function differ for certain: secants, or halves where they are slow."""
    with localcontext(a.context):
        at_low, at_high = function(low), function(high)
        sign = sign_of(at_low)
        if sign == 0 or sign_of(at_high) != -sign:
            raise Absent("the signs at the ends of a root do not differ")
        f_low, f_high, is_secant = at_low.value, at_high.value, True
        while (span := high - low) > Decimal(10) ** (20 - a.digits) * high.copy_abs():
            middle = (low + high) / 2
            if is_secant:
                least = span * Decimal("1e-9")
                middle = min(max((low * f_high - high * f_low) / (f_high - f_low), low + least), high - least)
            at_middle = function(middle)
            if sign_of(at_middle) == 0:
                return fenced(a, function, sign, middle)
            # The end that stays counts half (the Illinois rule), so that both come near.
            if sign_of(at_middle) == sign:
                low, f_low, f_high = middle, at_middle.value, f_high / 2
            else:
                high, f_high, f_low = middle, at_middle.value, f_low / 2
            is_secant = not is_secant or (high - low) * 2 < span
        return Number((low + high) / 2, span)


def fenced(a, function, sign, middle):
    """What is so near to a root that its sign there is not known, with how far the root may be away."""
    reach = Decimal(10) ** (10 - a.digits) * middle.copy_abs()
    while sign_of(function(middle - reach)) != sign or sign_of(function(middle + reach)) != -sign:
        reach *= 1000
    return Number(middle, reach)


def sign_of(number):
    """0 where the digits do not tell."""
    if number.value.copy_abs() <= number.error:
        return 0
    return 1 if number.value > 0 else -1
