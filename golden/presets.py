"""Presets: the second opinion on another calculator, with some of its inputs fixed and some of its outputs chosen."""

from modules import module_of


class Preset:
    """
    base     the id of the calculator
    fixed    inputs of the base with the values that they always have
    input    names of inputs, from that of the base to that of the preset
    output   names of outputs, in the order of replies; of lists of records also {"list.field": "name"}
    idle     inputs that the base requires, on which no chosen output depends, with some values
    """

    def __init__(self, base, fixed, input, output, idle=None):
        self.base = module_of(base)
        self.fixed, self.input, self.output, self.idle = fixed, {**input, "currency": "currency"}, output, idle or {}

    def cases(self):
        """The cases of the base that agree with what is fixed, each once."""
        cases = []
        for given in self.base.CASES:
            agrees = all(given.get(name, value) == value for name, value in self.fixed.items())
            own = self.own_input(given)
            if agrees and own not in cases:
                cases.append(own)
        return cases

    def draw(self, random):
        return self.own_input(self.base.draw(random))

    def own_input(self, given):
        return {self.input[name]: value for name, value in given.items() if name in self.input}

    def calculate(self, given, rounding):
        inputs = {name: given[own] for name, own in self.input.items() if own in given}
        reply = self.base.calculate({**self.idle, **inputs, **self.fixed}, rounding)
        names = {name: own for name, own in self.output.items() if "." not in name}
        output = {own: self.own_value(name, reply[name]) for name, own in names.items() if name in reply}
        omitted = {own: reply["omitted"][name] for name, own in names.items() if name in reply.get("omitted", {})}
        if not omitted:
            return output
        currency = {"currency": given["currency"].upper()} if "currency" in given else {}
        return {**output, **currency, "omitted": omitted}

    def own_value(self, name, value):
        if not isinstance(value, list):
            return value
        return [{self.output.get(f"{name}.{field}", field): one for field, one in item.items()} for item in value]
