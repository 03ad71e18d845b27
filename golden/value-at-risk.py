"""Value at risk and expected shortfall: historical, normal, and adjusted by Cornish and Fisher."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, Refusal, floor, power, with_digits
from normal_distribution import density, quantile

SOURCES = [
    "Hull, Options, Futures, and Other Derivatives, section on the model-building approach: 2 % a day on 10 million at 99 % is 465,300 a day "
    "and 1,471,300 in ten",
    "Hyndman and Fan, Sample Quantiles in Statistical Packages, American Statistician 50 (1996): type 7, as quantile() in R",
    "Maillard, A User's Guide to the Cornish Fisher Expansion (2012)",
]

DAYS = Decimal(252)
WEEKS = [1.2, -0.8, 0.3, -2.1, 0.9, -1.4, 0.6, 2.3, -0.2, 0.4, -3.5, 1.1, 0.8, -0.6, 1.9, -1.1, 0.2, 0.7, -0.9, 1.5]
SPIKES = [0.4, -0.3, 0.2, -3.1, 0.6, -0.7, 0.1, 2.9, -0.2, 0.5, -0.9, 0.8, 0.3, -0.4, 1.1, -1.2, 0.2, 0.6, -0.5, 0.7]
EXAMPLES = 3
CASES = [
    {"portfolio_value": 100000, "returns": WEEKS, "currency": "USD"},
    # Hull: 465,300, as √252·2 is 31.749015732775 percent a year
    {
        "portfolio_value": 10000000, "mean_return": 0, "volatility": 31.749015732775087, "model": "normal",
        "confidence_level_pct": 99, "currency": "USD",
    },
    {"portfolio_value": 100000, "returns": SPIKES, "model": "cornish_fisher", "confidence_level_pct": 99, "horizon_days": 10},
    # Hull: 1,471,300
    {
        "portfolio_value": 10000000, "mean_return": 0, "volatility": 31.749015732775087, "model": "normal",
        "confidence_level_pct": 99, "horizon_days": 10,
    },
    {"portfolio_value": 100000, "returns": WEEKS, "model": "normal"},
    # On a return itself: with 21, the place of 95 percent is 1
    {"portfolio_value": 2500, "returns": [-5, -3, *range(1, 20)]},
    {"portfolio_value": 2500, "returns": [3, 1], "confidence_level_pct": 50},
    # More returns are as bad as the value at risk than its place says
    {"portfolio_value": 1000, "returns": [-3, -2, -2, 0, 1], "confidence_level_pct": 75},
    # Outside the range of the expansion: too skewed, too light in its tails, both at once; a longer horizon brings it back
    {"portfolio_value": 1000000, "returns": [0.5] * 9 + [9], "model": "cornish_fisher", "confidence_level_pct": 99},
    {"portfolio_value": 1000000, "returns": [0.5] * 9 + [-9], "model": "cornish_fisher", "confidence_level_pct": 99},
    {"portfolio_value": 100000, "returns": WEEKS, "model": "cornish_fisher"},
    {"portfolio_value": 100000, "returns": [-1, 1], "model": "cornish_fisher"},
    {"portfolio_value": 100000, "returns": [*[0.1, -0.1] * 20, -4, 4], "model": "cornish_fisher"},
    {"portfolio_value": 100000, "returns": [*[0.1, -0.1] * 20, -4, 4], "model": "cornish_fisher", "horizon_days": 5},
    # Returns that do not vary
    {"portfolio_value": 1000, "returns": [0.5, 0.5, 0.5], "model": "cornish_fisher"},
    {"portfolio_value": 1000, "returns": [0.5, 0.5, 0.5], "model": "normal", "horizon_days": 4},
    {"portfolio_value": 1000, "returns": [0.5, 0.5, 0.5], "horizon_days": 4},
    # A gain even then
    {"portfolio_value": 5000, "mean_return": 800, "volatility": 1, "model": "normal", "confidence_level_pct": 50},
    {"portfolio_value": 1000000000000, "mean_return": -99.9999, "volatility": 1000, "model": "normal", "confidence_level_pct": 99.9999, "horizon_days": 2400},
    {"portfolio_value": 0.01, "returns": [-100, 1000], "confidence_level_pct": 99.9999},
    {"portfolio_value": 1000000, "mean_return": 7, "volatility": 0, "model": "normal", "horizon_days": 252, "currency": "JPY"},
]


def calculate(given, rounding):
    with with_digits(150):
        lost, beyond = losses(given)
        return {
            "value_at_risk": rounding.money(given["portfolio_value"] * lost / PERCENT),
            "value_at_risk_pct": rounding.percent(lost),
            "expected_shortfall": rounding.money(given["portfolio_value"] * beyond / PERCENT),
            "expected_shortfall_pct": rounding.percent(beyond),
        }


def losses(given):
    """In percent: the value at risk and the expected shortfall."""
    rare = 1 - given.get("confidence_level_pct", Decimal(95)) / PERCENT
    days = given.get("horizon_days", Decimal(1))
    returns = given.get("returns", [])
    model = given.get("model", "historical")
    if model == "historical":
        ordered = sorted(returns)
        place = (len(ordered) - 1) * rare
        index = floor(place)
        above = ordered[min(index + 1, len(ordered) - 1)]
        found = (index + 1 - place) * ordered[index] + (place - index) * above
        tail = [one for one in ordered if one <= ordered[index]]
        return -found * days.sqrt(), -sum(tail) / len(tail) * days.sqrt()
    if returns:
        mean = sum(returns) / len(returns)
        moments = [sum((one - mean) ** order for one in returns) / len(returns) for order in (2, 3, 4)]
        deviation = (moments[0] * len(returns) / (len(returns) - 1)).sqrt()
    else:
        mean, deviation, moments = given["mean_return"] / DAYS, given["volatility"] / DAYS.sqrt(), [Decimal(0)] * 3
    if len(set(returns)) == 1:
        return -mean * days, -mean * days
    at = quantile(rare)
    skew = kurtosis = Decimal(0)
    if model == "cornish_fisher":
        skew = moments[1] / power(moments[0], Decimal("1.5")) / days.sqrt()
        kurtosis = (moments[2] / moments[0] ** 2 - 3) / days
        if not is_rising(skew, kurtosis):
            raise Refusal("result-out-of-range")
    # Hermite polynomials, of which each is the integral of the next one times the density.
    hermite = [Decimal(1), at, at ** 2 - 1, at ** 3 - 3 * at]
    factors = [Decimal(0), 1 - skew ** 2 / 36, skew / 6, kurtosis / 24 - skew ** 2 / 18]
    # −(2z³ − 5z)/36 is −(z³ − 3z)/18 − z/36.
    reached = sum(factor * value for factor, value in zip(factors, hermite))
    mean_beyond = -density(at) / rare * sum(factor * value for factor, value in zip(factors[1:], hermite))
    scale = deviation * days.sqrt()
    return -(mean * days + reached * scale), -(mean * days + mean_beyond * scale)


def is_rising(skew, kurtosis):
    """Maillard's domain: the slope of the adjusted quantile, α·z² + β·z + γ, is nowhere below 0."""
    alpha = kurtosis / 8 - skew ** 2 / 6
    lowest = 1 - kurtosis / 8 + 5 * skew ** 2 / 36 - (skew / 3) ** 2 / (4 * alpha) if alpha > 0 else Decimal(-1)
    return lowest >= 0


def draw(random):
    model = random.choice(["historical", "normal", "cornish_fisher"])
    returns = [drawing.rate(random, -3, 3, ("0", "-99", "1e-9", "50")) for _ in range(random.choice([5, 20, 21, 60]))]
    if model == "cornish_fisher":
        # Two opposite days that stand out give tails heavy enough for most of these.
        returns += [sign * drawing.rate(random, 4, 7, ("50",)) for sign in (1, -1)]
    figures = {
        "mean_return": drawing.rate(random, -5, 15, ("0", "-99", "1e-9", "1000")),
        "volatility": drawing.rate(random, 5, 40, ("0", "1e-9", "1000")),
    }
    level = random.choice([Decimal(90), Decimal(95), Decimal("97.5"), Decimal(99), Decimal("99.9")])
    return {
        "portfolio_value": drawing.amount(random, 1000, 1_000_000),
        **(figures if model == "normal" and random.random() < 0.6 else {"returns": returns}),
        **({} if model == "historical" and random.random() < 0.5 else {"model": model}),
        **drawing.optional(random, "confidence_level_pct", level),
        **drawing.optional(random, "horizon_days", drawing.whole(random, 1, 30, (1, 2400))),
        **drawing.currency(random),
    }
