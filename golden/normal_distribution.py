"""The standard normal distribution in decimals of any number of digits, from series that the program does not use.

The error function is summed as M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), 7.1.5 has it, with
digits for what cancels; the program has 26.2.11, continued fractions and Taylor series of Mills' ratio. Quantiles are found by
Newton's method from a bisection.

    normal_distribution.py           prints the values that src/core/arithmetic/normal.test.ts compares with
"""

import functools
import json
from decimal import Decimal, getcontext, localcontext


@functools.lru_cache(maxsize=None)
def pi(precision):
    """The Gauss-Legendre algorithm (E. Salamin and R. Brent, 1976)."""
    with localcontext() as context:
        context.prec = precision + 10
        a, b, t, p = Decimal(1), 1 / Decimal(2).sqrt(), Decimal("0.25"), Decimal(1)
        while abs(a - b) > Decimal(1).scaleb(-precision - 5):
            mean = (a + b) / 2
            b, t, a, p = (a * b).sqrt(), t - p * (a - mean) ** 2, mean, 2 * p
        return (a + b) ** 2 / (4 * t)


def density(x):
    """e^(−x²/2)/√(2π)"""
    return (-x * x / 2).exp() / (2 * pi(getcontext().prec)).sqrt()


def distribution(x):
    """(1 + erf(x/√2))/2; also where next to nothing is left of it, with all digits."""
    wanted = getcontext().prec
    if x * x > 5 * (wanted + 300):
        # Less than 10^−(digits + 300) is left.
        return Decimal(0) if x < 0 else Decimal(1)
    with localcontext() as context:
        # Terms grow to e^(x²/2), and a tail is as small as its inverse.
        context.prec = wanted + int(abs(x) ** 2 * Decimal("0.44")) + 20
        half_square = x * x / 2
        term = total = x
        enough = Decimal(1).scaleb(-context.prec)
        k = 0
        while abs(term) > enough or k < half_square:
            k += 1
            term = -term * half_square / k
            total += term / (2 * k + 1)
        value = Decimal("0.5") + total / (2 * pi(context.prec)).sqrt()
    return +value


def quantile(p):
    """Where the distribution function is p, for p from 10^−100 to 1 − 10^−100."""
    wanted = getcontext().prec
    if p == Decimal("0.5"):
        return Decimal(0)
    with localcontext() as context:
        context.prec = 30 + 2 * max(0, -p.adjusted())
        low, high = Decimal(-25), Decimal(25)
        while high - low > Decimal("1e-6"):
            middle = (low + high) / 2
            low, high = (middle, high) if distribution(middle) < p else (low, middle)
        context.prec = wanted + 40 + 2 * max(0, -p.adjusted())
        x, step = (low + high) / 2, Decimal(1)
        while abs(step) > Decimal(1).scaleb(-wanted // 2 - 10):
            step = (distribution(x) - p) / density(x)
            x -= step
    return +x


POINTS = ["0", "1e-20", "0.0625", "-0.3", "0.5", "-1", "1.96", "-2.326", "3.0902", "-4.5", "6", "-8.3", "12.25", "-20.125", "-30"]
PROBABILITIES = ["1e-100", "1e-12", "0.001", "0.01", "0.025", "0.05", "0.31", "0.5", "0.9", "0.975", "0.999", "0.999999999999"]


def values():
    getcontext().prec = 120
    return {
        "density": {x: str(density(Decimal(x))) for x in POINTS},
        "distribution": {x: str(distribution(Decimal(x))) for x in POINTS},
        "quantile": {p: str(quantile(Decimal(p))) for p in PROBABILITIES},
    }


if __name__ == "__main__":
    print(json.dumps(values(), indent=2))
