"""Answers that may lack an output: it is left out and named with its reason in `omitted`, after all others."""

from arithmetic import Refusal

TOO_LARGE = "The result exceeds 1e21."


class Reply:
    def __init__(self, given):
        self.given = given
        self.output = {}
        self.reasons = {}
        self.too_large = {}

    def put(self, name, rounded):
        self.output[name] = rounded

    def put_all(self, outputs):
        self.output.update(outputs)

    def lacks(self, name, reason):
        self.reasons[name] = reason

    def may_lack(self, name, value, rounding, reason=None):
        """An output that has no value for this reason, or one that is too large."""
        if value is None:
            self.lacks(name, reason)
            return
        try:
            rounded = rounding(value)
        except Refusal:
            rounded = None
        if rounded is None:
            self.too_large[name] = TOO_LARGE
        else:
            self.output[name] = rounded

    def all(self):
        """The members in their order: the currency stands before what is omitted."""
        omitted = {**self.reasons, **self.too_large}
        if not omitted:
            return self.output
        if self.given.get("currency") is not None:
            self.output["currency"] = self.given["currency"].upper()
        return {**self.output, "omitted": omitted}
