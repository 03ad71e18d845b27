"""The language of the equations in an explanation, as its texts show it, read into tuples."""

import re
from decimal import Decimal

TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?|[A-Za-z]\w*|[+−·/^(),=<≤>≥….;])")
WORD = re.compile(r"\s*([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)")
RELATIONS = ("=", "<", "≤", ">", "≥")
OVER = ("sum", "root", "first")
RESERVED = {"if", "otherwise", "and", "or", "is", "given", "absent", *OVER}


class Unreadable(Exception):
    """A text that is not of the language."""


class Reader:
    def __init__(self, text):
        self.text = text
        self.position = 0

    def peek(self):
        found = TOKEN.match(self.text, self.position)
        if found is None and self.text[self.position :].strip():
            raise Unreadable(f"{self.text!r} at {self.position}")
        return found[1] if found else ""

    def next(self):
        token = self.peek()
        found = TOKEN.match(self.text, self.position)
        if found:
            self.position = found.end()
        return token

    def take(self, token):
        return self.peek() == token and self.next() == token

    def expect(self, token):
        if not self.take(token):
            raise Unreadable(f"{self.text!r}: {token} expected at {self.position}")

    def take_word(self):
        """A word of a choice, such as "two-weeks", where a condition may end after it."""
        found = WORD.match(self.text, self.position)
        if found is None or found[1] in RESERVED:
            return None
        rest = Reader(self.text)
        rest.position = found.end()
        if rest.peek() not in ("", "and", "or", ";", ")"):
            return None
        self.position = found.end()
        return found[1]

    def end(self):
        if self.peek():
            raise Unreadable(f"{self.text!r}: the end expected at {self.position}")


def read_expression(text):
    reader = Reader(text)
    expression = read_sum(reader)
    reader.end()
    return expression


def read_condition(text):
    reader = Reader(text)
    condition = read_or(reader)
    reader.end()
    return condition


def read_cases(text):
    """A list of (value, condition); the value is None where there is none, the condition None where it holds otherwise."""
    reader = Reader(text)
    cases = []
    while True:
        if text[reader.position :].lstrip().startswith("no value"):
            reader.next()
            reader.next()
            value = None
        else:
            value = read_sum(reader)
        condition = None
        if reader.take("if"):
            condition = read_or(reader)
        else:
            reader.take("otherwise")
        cases.append((value, condition))
        if not reader.take(";"):
            reader.end()
            return cases


def read_head(text):
    """The name that a step defines, and its parameters: None of a number, [] of the start of a sequence."""
    reader = Reader(text)
    name = reader.next()
    if reader.take("."):
        name += "." + reader.next()
    if not reader.take("("):
        reader.end()
        return name, None
    if reader.take("0"):
        parameters = []
    else:
        parameters = [reader.next()]
        while reader.take(","):
            parameters.append(reader.next())
    reader.expect(")")
    reader.end()
    return name, parameters


def read_sum(reader):
    return read_operations(reader, ("+", "−"), lambda: read_operations(reader, ("·", "/"), lambda: read_factor(reader)))


def read_operations(reader, signs, read_operand):
    left = read_operand()
    while reader.peek() in signs:
        left = (reader.next(), left, read_operand())
    return left


def read_factor(reader):
    if reader.take("−"):
        return ("negation", read_factor(reader))
    left = read_operand(reader)
    return ("^", left, read_factor(reader)) if reader.take("^") else left


def read_operand(reader):
    if reader.take("("):
        inner = read_sum(reader)
        reader.expect(")")
        return inner
    token = reader.next()
    if token in OVER:
        return read_over(reader, token)
    if token[:1].isdigit():
        return ("number", Decimal(token))
    if not token[:1].isalpha() or token in RESERVED:
        raise Unreadable(f"{reader.text!r}: an operand expected at {reader.position}")
    if reader.take("."):
        token += "." + reader.next()
    if not reader.take("("):
        return ("name", token)
    operands = [read_sum(reader)]
    while reader.take(","):
        operands.append(read_sum(reader))
    reader.expect(")")
    field = reader.next() if reader.take(".") else None
    return ("call", token, operands, field)


def read_over(reader, kind):
    reader.expect("(")
    index = reader.next()
    reader.expect("=")
    low = read_sum(reader)
    reader.expect("…")
    high = read_sum(reader)
    reader.expect(",")
    within = read_or(reader) if kind == "first" else read_sum(reader)
    condition = read_or(reader) if kind == "sum" and reader.take("if") else None
    reader.expect(")")
    return (kind, index, low, high, within, condition)


def read_or(reader):
    left = read_and(reader)
    while reader.take("or"):
        left = ("or", left, read_and(reader))
    return left


def read_and(reader):
    left = read_relation(reader)
    while reader.take("and"):
        left = ("and", left, read_relation(reader))
    return left


def read_relation(reader):
    left = read_sum(reader)
    if reader.take("is"):
        is_given = reader.take("given")
        if not is_given:
            reader.expect("absent")
        return ("given" if is_given else "absent", left)
    relation = reader.next()
    if relation not in RELATIONS:
        raise Unreadable(f"{reader.text!r}: a relation expected at {reader.position}")
    start = reader.position
    word = reader.take_word() if relation == "=" else None
    if word is not None and not re.fullmatch(r"[A-Za-z]\w*", word):
        return ("word", left, word)
    reader.position = start
    return ("relation", relation, left, read_sum(reader))


def names_in(expression, bound=()):
    """The names that stand for numbers, but not the indices of sums, roots and searches."""
    kind = expression[0]
    if kind == "number":
        return set()
    if kind == "name":
        return set() if expression[1] in bound else {expression[1]}
    if kind == "call":
        return set().union(*(names_in(operand, bound) for operand in expression[2]))
    if kind in ("given", "absent", "word"):
        return set()
    if kind == "relation" and expression[2][0] == "call" and expression[2][3] is not None:
        # A field of an item may be a word, and so what it is compared with.
        return names_in(expression[2], bound)
    if kind in OVER:
        _, index, low, high, within, condition = expression
        inner = names_in(within, (*bound, index)) | (names_in(condition, (*bound, index)) if condition else set())
        return names_in(low, bound) | names_in(high, bound) | inner
    return set().union(*(names_in(part, bound) for part in expression[1:] if isinstance(part, tuple)))
