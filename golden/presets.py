"""Presets: the second opinion on another calculator, with some of its inputs fixed and some of its outputs chosen."""

from arithmetic import Refusal, rounded
from modules import module_of

TOO_LARGE = "result-out-of-range"


class OfAnySize:
    """A rounding that gives None where another refuses."""

    def __init__(self, rounding):
        self.decimals = rounding.decimals

    def money(self, value):
        return self.number(value, self.decimals)

    def percent(self, value):
        return self.number(value, 4)

    def years(self, value):
        return self.number(value, 2)

    def number(self, value, decimals):
        try:
            return rounded(value, decimals)
        except Refusal:
            return None


class Preset:
    """
    All names but the new ones are those of the base.

    base      the id of the calculator
    output    names of outputs, in the order of replies
    fixed     inputs with the values that they always have; None for one that is absent
    input     names of inputs; without it all that are not fixed
    required  those that the base does not require
    defaults  of inputs, where they differ
    rename    from names to new ones; of the fields of records "list.field"
    idle      inputs that the base requires, on which no chosen output depends, with some values
    """

    def __init__(self, base, output, fixed=None, input=None, required=(), defaults=None, rename=None, idle=None):
        self.base = module_of(base)
        self.output, self.fixed, self.required = output, fixed or {}, required
        self.input = None if input is None else [*input, "currency"]
        self.defaults, self.rename, self.idle = defaults or {}, rename or {}, idle or {}

    def complete(self, module):
        """Gives a module the calculation, the drawing, the cases and the sources of the base beside its own."""
        module.SOURCES = [*self.base.SOURCES, *getattr(module, "SOURCES", [])]
        module.CASES = [*module.CASES, *(case for case in self.cases() if case not in module.CASES)]
        module.calculate, module.draw = self.calculate, self.draw

    def cases(self):
        """The cases of the base that agree with what is fixed, each once."""
        cases = []
        for given in self.base.CASES:
            agrees = all(given.get(name, value) == value for name, value in self.fixed.items())
            own = self.own_input(given)
            if agrees and self.has_required(given) and own not in cases:
                cases.append(own)
        return cases

    def draw(self, random):
        while True:
            given = self.base.draw(random)
            if self.has_required(given) and self.is_of_country(given):
                return self.own_input(given)

    def has_required(self, given):
        return all(name in given for name in self.required)

    def is_of_country(self, given):
        """The country decides which other inputs there may be."""
        return "country" not in self.fixed or given["country"] == self.fixed["country"]

    def own_input(self, given):
        return {self.own(name): value for name, value in given.items() if self.is_input(name)}

    def is_input(self, name):
        return name not in self.fixed and (self.input is None or name in self.input)

    def own(self, name):
        return self.rename.get(name, name)

    def calculate(self, given, rounding):
        names = {own: name for name, own in self.rename.items()}
        inputs = {names.get(own, own): value for own, value in given.items()}
        whole = {**self.idle, **self.defaults, **inputs, **self.fixed}
        reply = self.reply({name: value for name, value in whole.items() if value is not None}, rounding)
        output = {self.own(name): self.own_value(name, reply[name]) for name in self.output if name in reply}
        omitted = {self.own(name): reply["omitted"][name] for name in self.output if name in reply.get("omitted", {})}
        if not omitted:
            return output
        currency = {"currency": given["currency"].upper()} if "currency" in given else {}
        return {**output, **currency, "omitted": omitted}

    def reply(self, given, rounding):
        """That of the base, also where only outputs that are not chosen are too large."""
        try:
            return self.base.calculate(given, rounding)
        except Refusal as refusal:
            if refusal.code != TOO_LARGE:
                raise
        reply = self.base.calculate(given, OfAnySize(rounding))
        if any(reply.get(name, 0) is None for name in self.output):
            raise Refusal(TOO_LARGE)
        return reply

    def own_value(self, name, value):
        if not isinstance(value, list):
            return value
        return [{self.rename.get(f"{name}.{field}", field): one for field, one in item.items()} for item in value]
