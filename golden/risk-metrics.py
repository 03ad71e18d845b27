"""Risk and risk-adjusted return of past returns, also beside those of a benchmark."""

from decimal import Decimal

import drawing
from arithmetic import PERCENT, power, with_digits
from replies import Reply

SOURCES = [
    "Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd edition (2008): the returns of his tables, and 0.0255 for "
    "their monthly downside deviation at 0.5 percent, as in braverock/PerformanceAnalytics R/DownsideDeviation.R",
    "Rollinger and Hoffman, Sortino: a sharper ratio (Red Rock Capital): target downside deviation 2.264 %, Sortino ratio 4.417",
    "Sharpe, The Sharpe Ratio, Journal of Portfolio Management 21 (1994)",
]

BACON = [
    0.3, 2.6, 1.1, -1.0, 1.5, 2.5, 1.6, 6.7, -1.4, 4.0, -0.5, 8.1, 4.0, -3.7, -6.1, 1.7, -4.9, -2.2, 7.0, 5.8, -6.5, 2.4, -0.5, -0.9,
]
MARKET = [
    0.2, 2.5, 1.8, -1.1, 1.4, 1.8, 1.4, 6.5, -1.5, 4.2, -0.6, 8.3, 3.9, -3.8, -6.2, 1.5, -4.8, 2.1, 6.0, 5.6, -6.7, 1.9, -0.3, 0,
]
EXAMPLES = 2
CASES = [
    {"returns": BACON, "benchmark_returns": MARKET, "risk_free_rate": 2.4, "target_return": 6},
    # Rollinger and Hoffman: 2.264 percent and 4.417
    {"returns": [17, 15, 23, -5, 12, 9, 13, -4], "return_frequency": "annually"},
    # Bacon: a downside deviation of 2.55 percent a month
    {"returns": BACON, "return_frequency": "annually", "target_return": 0.5},
    # By hand: 1.1·0.5·1.2 = 0.66, half of the peak is lost
    {"returns": [10, -50, 20], "return_frequency": "annually"},
    # Nothing varies
    {"returns": [1, 1, 1, 1], "benchmark_returns": [0.5, 0.5, 0.5, 0.5]},
    # The benchmark itself, and a constant above it
    {"returns": [1.5, -2, 3.25], "benchmark_returns": [1.5, -2, 3.25], "return_frequency": "quarterly"},
    {"returns": [2.5, -1, 4.25], "benchmark_returns": [1.5, -2, 3.25], "return_frequency": "quarterly"},
    # Twice the benchmark, and no relation to it
    {"returns": [2, -4, 6, 1], "benchmark_returns": [1, -2, 3, 0.5]},
    {"returns": [1, -1, 1, -1], "benchmark_returns": [1, 1, -1, -1]},
    # All is lost
    {"returns": [5, -100, 30]},
    {"returns": [1000, -99.9999, 1000], "return_frequency": "daily"},
    {"returns": [0.01, -0.02], "benchmark_returns": [0, 0], "return_frequency": "daily", "risk_free_rate": -0.5},
    {"returns": [0.7, 1.1, -0.4, 0.2, -1.9, 2.2], "return_frequency": "weekly", "risk_free_rate": 4, "target_return": -99},
]
PER_YEAR = {"daily": 252, "weekly": 52, "monthly": 12, "quarterly": 4, "annually": 1}


def calculate(given, rounding):
    with with_digits(150):
        return metrics(given, rounding)


def mean_of(values):
    return sum(values, Decimal(0)) / len(values)


def spread_of(values):
    mean = mean_of(values)
    return (sum((value - mean) ** 2 for value in values) / (len(values) - 1)).sqrt()


def metrics(given, rounding):
    returns, market = given["returns"], given.get("benchmark_returns", [])
    periods = PER_YEAR[given.get("return_frequency", "monthly")]
    free, target = given.get("risk_free_rate", Decimal(0)), given.get("target_return", Decimal(0))
    year = Decimal(periods).sqrt()
    worth, peak, lost = Decimal(1), Decimal(1), Decimal(0)
    for one in returns:
        worth *= 1 + one / PERCENT
        peak = max(peak, worth)
        lost = max(lost, (peak - worth) / peak)
    deviation = Decimal(0) if len(set(returns)) == 1 else spread_of(returns) * year
    missed = [min(Decimal(0), one - target / periods) for one in returns]
    downside = mean_of([one ** 2 for one in missed]).sqrt() * year
    excess = mean_of(returns) * periods - free
    reply = Reply(given)
    growth = power(worth, Decimal(periods) / len(returns)) if worth else Decimal(0)
    annual = (growth - 1) * PERCENT if len(returns) >= periods else None
    reply.may_lack("annualized_return", annual, rounding.percent, "Returns of less than a year are not annualized.")
    reply.put("mean_return", rounding.percent(mean_of(returns) * periods))
    reply.put("volatility", rounding.percent(deviation))
    reply.put("downside_deviation", rounding.percent(downside))
    reply.put("max_drawdown_pct", rounding.percent(lost * PERCENT))
    put = lambda name, value, reason, decimals=4: reply.may_lack(  # noqa: E731
        name, value, lambda number: rounding.number(number, decimals), reason,
    )
    put("sharpe_ratio", excess / deviation if deviation else None, "The returns do not vary.")
    put("sortino_ratio", (excess + free - target) / downside if downside else None, "No return is below the target.")
    if market:
        beside(returns, market, periods, (excess, free, deviation), put, reply, rounding)
    return reply.all()


def beside(returns, market, periods, own, put, reply, rounding):
    excess, free, deviation = own
    year = Decimal(periods).sqrt()
    means = mean_of(returns), mean_of(market)
    products = sum((one - means[0]) * (other - means[1]) for one, other in zip(returns, market))
    squares = sum((other - means[1]) ** 2 for other in market)
    varies, is_flat = len(set(market)) > 1, len(set(returns)) == 1
    beta = products / squares if varies else None
    differences = [one - other for one, other in zip(returns, market)]
    error = spread_of(differences) * year if len(set(differences)) > 1 else Decimal(0)
    gained = (means[0] - means[1]) * periods
    # Beta is 0 where the sum of rational products is, of which decimals leave a trace.
    is_related = beta is not None and abs(products) > Decimal("1e-60")
    if beta is not None:
        put("treynor_ratio", excess / PERCENT / beta if is_related else None, "Beta is 0.", 6)
    put(
        "information_ratio", gained / error if error else None,
        "The returns differ from the benchmark by the same in each period.",
    )
    put("beta", beta, "The returns of the benchmark do not vary.")
    alpha = None if beta is None else excess - beta * (means[1] * periods - free)
    reply.may_lack("alpha", alpha, rounding.percent, "The returns of the benchmark do not vary.")
    reply.put("tracking_error", rounding.percent(error))
    is_defined = varies and not is_flat
    correlation = products / (squares * sum((one - means[0]) ** 2 for one in returns)).sqrt() if is_defined else None
    put("correlation", correlation, "The returns or those of the benchmark do not vary.")


def draw(random):
    count = random.choice([3, 6, 12, 24, 36])

    def one():
        return drawing.rate(random, -6, 8, ("0", "-99", "1e-9", "100"))

    returns = [one() for _ in range(count)]
    return {
        "returns": returns,
        **drawing.optional(random, "benchmark_returns", [one() for _ in returns], 0.6),
        **drawing.optional(random, "return_frequency", random.choice(list(PER_YEAR))),
        **drawing.optional(random, "risk_free_rate", drawing.rate(random, 0, 6, ("0", "-99", "1e-9", "1000"))),
        **drawing.optional(random, "target_return", drawing.rate(random, 0, 10, ("0", "-99", "1e-9", "1000"))),
    }
