#!/usr/bin/env python3
"""Second opinions: every calculator evaluated once more, from its references and not from the program.

    golden.py make [ID …]            writes <id>.golden.json beside the calculator, and the examples of all calculators
                                     to src/catalogue/examples.json
    golden.py check [ID …]           compares these files with what would be written, and prints a table
    golden.py draw ID COUNT SEED     prints random cases, one JSON object a line: {"input": …, "output": …} or "problem"
         --ordinary                  only inputs as people type them, none of the hard ones
    golden.py inputs COUNT SEED [ID …]
                                     prints random ordinary inputs, a line for each calculator: {"id": …, "inputs": […]}
    golden.py answer ID TIMES        prints the same of inputs, one a line, calculated with so many times the digits

One module a calculator, golden/<id>.py:

    SOURCES = ['…']                  where the definitions are from
    CASES = [{…}, …]                 inputs that must be among the cases: examples first, then edges
    EXAMPLES = 1                     how many of the first cases are examples
    def calculate(given, rounding)   the outputs by name, rounded; absent ones left out; raises Refusal
    def draw(random)                 a random input, ordinary or hard

That of a preset has PRESET = Preset(…) beside its cases, which gives it all else.

Numbers of inputs are Decimals, exactly as written. Only the standard library of Python 3.9 or newer is used.
"""

import functools
import json
import pathlib
import random
import sys
from decimal import Decimal

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from arithmetic import Refusal, Rounding, use_digits  # noqa: E402
from drawing import OrdinaryRandom  # noqa: E402
from modules import module_of  # noqa: E402

CATALOGUE = HERE.parent / "src" / "catalogue"
TARGET = CATALOGUE / "calculators"
EXAMPLES = CATALOGUE / "examples.json"
LEAST_CASES = 40
DRAWN_SEED = 20261122
OTHER_MODULES = {"golden", "arithmetic", "dates", "account_terms", "day_counts", "annuity", "appendix_j", "calendars", "counted_days", "debt_presets", "drawing", "independence", "ledgers", "loan_ledgers", "modules", "mortgage_insurance", "normal_distribution", "options", "payoffs", "plans", "presets", "rates", "rental_presets", "replies", "roots", "savings", "statutes"}


def all_ids():
    return sorted(path.stem for path in HERE.glob("*.py") if path.stem not in OTHER_MODULES)


@functools.lru_cache(typed=True)
def quoted(value):
    """A text, a truth or nothing as JSON."""
    return json.dumps(value, ensure_ascii=False)


def as_json(value):
    """JSON as the program writes it: decimals in plain notation, without zeros at the end."""
    if isinstance(value, Decimal):
        text = format(value.normalize(), "f")
        return "0" if text in ("-0", "0") else text
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(name)}: {as_json(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(as_json, value)) + "]"
    if isinstance(value, float):
        raise TypeError("a float has no exact value")
    return quoted(value)


def input_json(value):
    """As `as_json`, but numbers as they are written in requests, which may have exponents."""
    if isinstance(value, Decimal):
        # The shortest text of the same double.
        double = float(value)
        if Decimal(repr(double)) != value:
            raise ValueError(f"{value} is not a double")
        return repr(int(double)) if double.is_integer() and abs(double) < 1e15 else repr(double)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(name)}: {input_json(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(input_json, value)) + "]"
    return quoted(value)


DECODER = json.JSONDecoder(parse_float=Decimal, parse_int=Decimal)


def parse(text):
    return DECODER.decode(text)


def exact(given):
    """The input with its numbers as Decimals, as a request would carry them."""
    return parse(input_json(decimals(given)))


def decimals(value):
    if isinstance(value, bool) or value is None or isinstance(value, (str, Decimal)):
        return value
    if isinstance(value, (int, float)):
        return Decimal(repr(value))
    if isinstance(value, dict):
        return {name: decimals(one) for name, one in value.items()}
    return [decimals(one) for one in value]


def answer(module, given):
    """One case: the input, and its output or problem."""
    given = exact(given)
    try:
        output = module.calculate(given, Rounding(given.get("currency")))
    except Refusal as refusal:
        return {"input": given, "problem": refusal.code}
    if given.get("currency") is not None:
        output["currency"] = given["currency"].upper()
    return {"input": given, "output": output}


def line_of(case):
    members = [f'"input": {input_json(case["input"])}']
    members += [f'"{name}": {as_json(case[name])}' for name in ("output", "problem", "example") if name in case]
    return "{" + ", ".join(members) + "}"


def cases_of(module):
    generator = random.Random(DRAWN_SEED)
    cases = [answer(module, given) for given in module.CASES]
    for case in cases[: getattr(module, "EXAMPLES", 1)]:
        case["example"] = True
    while len(cases) < LEAST_CASES:
        cases.append(answer(module, module.draw(generator)))
    return cases


def text_of(name):
    module = module_of(name)
    lines = ",\n".join(f"    {line_of(case)}" for case in cases_of(module))
    sources = ", ".join(json.dumps(source, ensure_ascii=False) for source in module.SOURCES)
    return f'{{\n  "origin": "golden/{name}.py",\n  "sources": [{sources}],\n  "cases": [\n{lines}\n  ]\n}}\n'


def path_of(name):
    """Beside the calculator."""
    return next(TARGET.rglob(f"{name}.ts")).with_name(f"{name}.golden.json")


def kept_cases(name):
    path = path_of(name)
    return parse(path.read_text(encoding="utf-8"))["cases"] if path.exists() else []


def examples_of(cases):
    """The cases marked as examples, as the lines of the file that the service reads."""
    return [line_of({"input": case["input"], "output": case["output"]}) for case in cases if case.get("example")]


def write_examples():
    lists = {name: ",\n    ".join(examples_of(kept_cases(name))) for name in all_ids()}
    members = ",\n".join(f'  "{name}": [\n    {lines}\n  ]' for name, lines in lists.items() if lines)
    EXAMPLES.write_text(f"{{\n{members}\n}}\n", encoding="utf-8")


def make(names):
    for name in names:
        path_of(name).write_text(text_of(name), encoding="utf-8")
        print(name)
    write_examples()


def check(names):
    faults = 0
    examples = parse(EXAMPLES.read_text(encoding="utf-8"))
    print(f"{'calculator':28} {'cases':>6} {'differ':>7}")
    for name in names:
        expected = parse(text_of(name))["cases"]
        found = kept_cases(name)
        differ = sum(one != other for one, other in zip(expected, found)) + abs(len(expected) - len(found))
        differ += examples_of(expected) != [line_of(example) for example in examples.get(name, [])]
        faults += differ
        print(f"{name:28} {len(expected):6} {differ:7}")
    sys.exit(1 if faults else 0)


def draw(name, count, seed, kind=random.Random):
    module = module_of(name)
    generator = kind(f"{name} {seed}")
    for _ in range(int(count)):
        print(line_of(answer(module, module.draw(generator))))


def answer_lines(name, times):
    use_digits(times)
    module = module_of(name)
    for line in sys.stdin:
        print(line_of(answer(module, parse(line))))


def inputs(names, count, seed):
    for name in names:
        module, generator = module_of(name), OrdinaryRandom(f"{name} {seed}")
        drawn = ", ".join(input_json(decimals(module.draw(generator))) for _ in range(int(count)))
        print(f'{{"id": "{name}", "inputs": [{drawn}]}}')


def main(arguments):
    command, *rest = arguments or ["help"]
    if command == "make":
        make(rest or all_ids())
    elif command == "check":
        check(rest or all_ids())
    elif command == "draw" and len(rest) == 3:
        draw(*rest)
    elif command == "draw" and len(rest) == 4 and rest[3] == "--ordinary":
        draw(*rest[:3], OrdinaryRandom)
    elif command == "inputs" and len(rest) >= 2:
        inputs(rest[2:] or all_ids(), *rest[:2])
    elif command == "answer" and len(rest) == 2:
        answer_lines(rest[0], int(rest[1]))
    else:
        print(__doc__.strip())
        sys.exit(0 if command == "help" else 2)


if __name__ == "__main__":
    main(sys.argv[1:])
