"""A plan on paths that chance draws: the generator in whole numbers, its deviates and returns in floats."""

import math
from decimal import Decimal
from statistics import NormalDist

import drawing
import plans
from plans import exact, quantile

SOURCES = [
    "J. K. Salmon, M. A. Moraes, R. O. Dror and D. E. Shaw, Parallel random numbers: as easy as 1, 2, 3, SC11 (2011): Philox4x32-10",
    "M. J. Wichura, Algorithm AS 241, Applied Statistics 37 (1988), as statistics.NormalDist has it",
    "D. N. Politis and J. P. Romano, The Stationary Bootstrap, Journal of the American Statistical Association 89 (1994)",
    "E. B. Wilson, Journal of the American Statistical Association 22 (1927)",
    *plans.SOURCES,
]
PERCENTILES = [5, 10, 25, 50, 75, 90, 95]
MILLION = {"current_savings": 1000000}
USUAL = {"mean_return": 5, "volatility": 12}
FEW = {"path_count": 100, "seed": "20261123"}
TURBULENT = {
    "model": "two_regime", "mean_return": 8, "volatility": 10, "turbulent_mean_return": -12, "turbulent_volatility": 28,
    "turbulence_onset_pct": 10, "turbulent_years": 1.5,
}
TWO = [
    {"name": "Stocks", "weight_pct": 60, "mean_return": 7, "volatility": 17},
    {"name": "Bonds", "weight_pct": 40, "mean_return": 3, "volatility": 6},
]
THREE = [{"weight_pct": weight, "mean_return": 4, "volatility": 15} for weight in (50, 30, 20)]

EXAMPLES = 3
CASES = [
    {
        **MILLION, "current_age": 65, "withdrawal_rate": 4, "mean_return": 7, "volatility": 12, "inflation_rate": 2.5,
        "seed": "42", "currency": "USD",
    },
    {
        "current_savings": 600000, "current_age": 62, "annual_withdrawal": 35000, "years": 25, "assets": TWO, "correlations": [0.2],
        "inflation_rate": 2.5, "inflation_volatility": 1.5,
        "incomes": [{"name": "Pension", "annual_amount": 12000, "start_age": 67}],
        "one_time_flows": [{"age": 71, "amount": -40000}], "path_count": 200, "seed": "7", "currency": "USD",
    },
    {
        **MILLION, "withdrawal_rate": 4, "model": "block_bootstrap", "block_years": 5, "stock_pct": 40,
        "glide_path": [{"year": 20, "stock_pct": 70}], "path_count": 200, "seed": "7", "currency": "USD",
    },
    # The default seed
    {**MILLION, "withdrawal_rate": 4, **USUAL, "path_count": 100},
    {**MILLION, "withdrawal_rate": 4.2, "model": "normal", **USUAL, **FEW},
    {**MILLION, "withdrawal_rate": 4.2, "model": "student_t", "degrees_of_freedom": 5, **USUAL, **FEW},
    {**MILLION, "withdrawal_rate": 4.2, "model": "student_t", "degrees_of_freedom": 8, "assets": TWO, **FEW},
    {**MILLION, "withdrawal_rate": 4.2, "model": "bootstrap", "stock_pct": 50, **FEW},
    {**MILLION, "withdrawal_rate": 4.2, "model": "block_bootstrap", "block_years": 5, "bond_maturity_years": 5, **FEW},
    {**MILLION, "withdrawal_rate": 4.2, **TURBULENT, **FEW},
    {**MILLION, "withdrawal_rate": 4.2, **TURBULENT, "inflation_rate": 3, "inflation_volatility": 2, **FEW, "current_age": 60},
    {**MILLION, "withdrawal_rate": 4, "assets": TWO, "correlations": [0.2], "inflation_rate": 2.5, "inflation_volatility": 1.5, **FEW},
    {**MILLION, "annual_withdrawal": 50000, "assets": THREE, "correlations": [0.5, -0.25, 0.1], **FEW, "withdrawal_timing": "end"},
    # Two that move alike
    {**MILLION, "annual_withdrawal": 50000, "assets": TWO, "correlations": [1], **FEW},
    {**MILLION, "withdrawal_rate": 4, **USUAL, **FEW, "antithetic": True, "path_index": 7},
    {**MILLION, "withdrawal_rate": 4, **USUAL, "path_count": 100, "seed": "18446744073709551615", "path_index": 0},
    *({**MILLION, "spending_rule": rule, **({} if rule in plans.FIXED_BY_RULE else {"withdrawal_rate": 5}), "mean_return": 7,
       "volatility": 15, "inflation_rate": 3, "inflation_volatility": 2, **FEW}
      for rule in plans.RULES[1:] if rule != "cape_based"),
    # Nothing is drawn: all paths end alike.
    {**MILLION, "withdrawal_rate": 3, "mean_return": 4, "volatility": 0, "years": 10, **FEW},
    {"current_savings": 0.01, "annual_contribution": 12000, "contribution_years": 35, "years": 35, "annual_withdrawal": 0,
     "mean_return": 8, "volatility": 16, "inflation_rate": 3, **FEW, "currency": "INR"},
    {**MILLION, "withdrawal_rate": 90, **USUAL, "years": 2, **FEW, "currency": "JPY"},
    {**MILLION, "withdrawal_rate": 4, **USUAL, "years": 1, **FEW, "path_index": 99, "annual_fee_pct": 1},
    {**MILLION, "withdrawal_rate": 4, "model": "bootstrap", "stock_pct": 20, "glide_path": [{"year": 15, "stock_pct": 80}], **FEW},
]

ALIKE = "All paths end alike."
NORMAL = NormalDist()
WORD = 2**32


def words_of(seed, path, year, block):
    a, b, c, d = path, 0, year, block
    first, second = seed % WORD, seed // WORD
    for _ in range(10):
        x, y = 0xD2511F53 * a, 0xCD9E8D57 * c
        a, b, c, d = y // WORD ^ b ^ first, y % WORD, x // WORD ^ d ^ second, x % WORD
        first, second = (first + 0x9E3779B9) % WORD, (second + 0xBB67AE85) % WORD
    return a, b, c, d


class Chance:
    """The uniform numbers of a path."""

    def __init__(self, seed, path, is_mirrored):
        self.seed, self.path, self.is_mirrored = seed, path, is_mirrored

    def of(self, year, count):
        numbers = []
        for block in range((count + 1) // 2):
            words = words_of(self.seed, self.path, year, block)
            for upper, lower in (words[:2], words[2:]):
                u = ((upper >> 12) * WORD + lower + 0.5) / 2**52
                numbers.append(1 - u if self.is_mirrored else u)
        return numbers[:count]


def logs(mean, deviation):
    """Mean and deviation of the logarithm of a lognormal factor with these moments."""
    variance = math.log1p((deviation / (1 + mean)) ** 2)
    return math.log1p(mean) - variance / 2, math.sqrt(variance)


def factor(moments, deviate):
    mean, deviation = logs(*moments)
    return math.exp(mean + deviation * deviate)


class Returns:
    """Growth and inflation of the years of a path."""

    def __init__(self, given, plan):
        number = lambda name: float(given.get(name, 0)) / 100
        self.plan, self.given = plan, given
        self.model = given.get("model", "lognormal")
        assets = given.get("assets") or [{"weight_pct": Decimal(100), **given}]
        if self.model not in ("bootstrap", "block_bootstrap"):
            self.assets = [
                (float(one["weight_pct"]) / 100, (float(one["mean_return"]) / 100, float(one["volatility"]) / 100))
                for one in assets
            ]
            self.root = self.cholesky(list(map(float, given.get("correlations", []))))
        self.prices = (number("inflation_rate"), number("inflation_volatility"))
        self.turbulent = (number("turbulent_mean_return"), number("turbulent_volatility"))
        self.onset = number("turbulence_onset_pct")

    def cholesky(self, pairs):
        count = len(self.assets)
        matrix = [[1.0] * count for _ in range(count)]
        places = iter(pairs or [0.0] * (count * count))
        for row in range(count):
            for column in range(row + 1, count):
                matrix[row][column] = matrix[column][row] = next(places)
        root = [[0.0] * count for _ in range(count)]
        for row in range(count):
            for column in range(row + 1):
                rest = matrix[row][column] - sum(root[row][k] * root[column][k] for k in range(column))
                if row == column:
                    root[row][row] = math.sqrt(rest) if rest > 1e-12 else 0.0
                elif root[column][column] > 0:
                    root[row][column] = rest / root[column][column]
        return root

    def inflation(self, u):
        return factor(self.prices, NORMAL.inv_cdf(u)) if self.prices[1] > 0 else 1 + self.prices[0]

    def years(self, chance):
        return list(getattr(self, "of_history" if "bootstrap" in self.model else self.model)(chance))

    def drawn(self, chance, growth_of, degrees=0):
        count = len(self.assets)
        with_prices = int(self.prices[1] > 0)
        for year in range(self.plan.years):
            numbers = chance.of(year, count + with_prices + (degrees + 1) // 2)
            independent = [NORMAL.inv_cdf(u) for u in numbers[:count]]
            rest = numbers[count + with_prices :]
            square = sum(-2 * math.log(u) for u in rest[: degrees // 2])
            if degrees % 2 == 1:
                square += NORMAL.inv_cdf(rest[-1]) ** 2
            growth = 0.0
            for (weight, moments), row in zip(self.assets, self.root):
                growth += weight * growth_of(moments, sum(a * b for a, b in zip(row, independent)), square)
            yield growth, self.inflation(numbers[count] if with_prices else None)

    def lognormal(self, chance):
        return self.drawn(chance, lambda moments, deviate, _: factor(moments, deviate))

    def normal(self, chance):
        return self.drawn(chance, lambda moments, deviate, _: max(0.0, 1 + moments[0] + moments[1] * deviate))

    def student_t(self, chance):
        degrees = int(self.given["degrees_of_freedom"])

        def growth(moments, deviate, square):
            t = deviate / math.sqrt(square / degrees) / math.sqrt(degrees / (degrees - 2))
            return max(0.0, 1 + moments[0] + moments[1] * t)

        return self.drawn(chance, growth, degrees)

    def two_regime(self, chance):
        end = 1 / float(self.given["turbulent_years"])
        is_turbulent = False
        for year in range(self.plan.years):
            numbers = chance.of(year, 3 if self.prices[1] > 0 else 2)
            if year == 0:
                likely = self.onset / (self.onset + end)
            else:
                likely = 1 - end if is_turbulent else self.onset
            is_turbulent = numbers[1] < likely
            moments = self.turbulent if is_turbulent else self.assets[0][1]
            yield factor(moments, NORMAL.inv_cdf(numbers[0])), self.inflation(numbers[-1])

    def of_history(self, chance):
        years = calendar_years(int(self.given.get("bond_maturity_years", 10)))
        length = float(self.given.get("block_years", 1))
        at = 0
        for year in range(self.plan.years):
            where, begins = chance.of(year, 2)
            at = int(where * len(years)) if year == 0 or begins * length < 1 else (at + 1) % len(years)
            stocks, bonds, prices = years[at]
            share = self.plan.shares[year]
            yield share * stocks + (1 - share) * bonds, prices


def calendar_years(maturity, known={}):
    past = plans.market()
    if maturity not in known:
        months = [month for month in range(past.returns - 11) if (past.first + month) % 12 == 0]
        known[maturity] = [
            (past.growth(month, 12, 1.0, maturity)[0], *past.growth(month, 12, 0.0, maturity)) for month in months
        ]
    return known[maturity]


def default_seed(text):
    def hashed(characters):
        value = 0x811C9DC5
        for character in characters:
            value = (value ^ ord(character)) * 0x01000193 % WORD
        return value

    return hashed(reversed(text)) * WORD + hashed(text)


def calculate(given, rounding):
    plan = plans.Plan(given)
    returns = Returns(given, plan)
    seed = int(given["seed"]) if "seed" in given else default_seed(given.get("model", "lognormal"))
    count, is_paired = int(given.get("path_count", 10_000)), given.get("antithetic", False)
    worlds, results = [], []
    for path in range(count):
        chance = Chance(seed, path // 2, path % 2 == 1) if is_paired else Chance(seed, path, False)
        world = [(growth * (1 - plan.fee), prices) for growth, prices in returns.years(chance)]
        worlds.append(world)
        results.append(plans.walk(plan, world))
    final = [balances[-1] for balances, _, _ in results]
    least = [min(spendings[plan.saving_years :], default=0.0) for _, spendings, _ in results]
    lasting = [failed is None for _, _, failed in results]
    money = lambda value: rounding.money(exact(value))
    percent = lambda value: rounding.percent(exact(value))
    output = {
        "success_rate": rounding.percent(plans.share(sum(lasting), count)),
        "success_rate_standard_error": percent(100 * standard_error(lasting, is_paired)),
        **{f"success_rate_{end}": percent(100 * value) for end, value in wilson(sum(lasting), count, standard_error(lasting, True) if is_paired else 0.0).items()},
        "final_balances": [
            {
                "percentile": p,
                "balance": money(quantile(final, p)),
                **{end: money(value) for end, value in order_interval(final, p / 100).items()},
            }
            for p in PERCENTILES
        ],
        "final_balance_ranges": plans.ranges(final, "path_count"),
        "mean_final_balance": money(math.fsum(final) / count),
        "lowest_annual_withdrawals": [
            {"percentile": p, "annual_withdrawal": money(quantile(least, p))} for p in PERCENTILES
        ],
        "depletions": depletions(given, plan, results),
    }
    window = max(1, min(10, plan.years // 2))
    real = [[growth / prices for growth, prices in world] for world in worlds]
    omitted = {}
    for name, part in (("sequence_risk_correlation", slice(0, window)), ("late_return_correlation", slice(-window, None))):
        found = correlation(final, [math.fsum(world[part]) / window for world in real])
        if found is None:
            omitted[name] = ALIKE
        else:
            output[name] = rounding.number(exact(found), 4)
    output["seed"] = str(seed)
    if "path_index" in given:
        place = int(given["path_index"])
        balances, spendings, _ = results[place]
        output["path"] = [
            {
                "year": year + 1,
                "annual_return": percent(100 * (growth - 1)),
                "inflation_rate": percent(100 * (prices - 1)),
                "annual_withdrawal": money(spendings[year]),
                "balance": money(balances[year]),
            }
            for year, (growth, prices) in enumerate(worlds[place])
        ]
    if omitted:
        currency = {"currency": given["currency"].upper()} if "currency" in given else {}
        output |= {**currency, "omitted": omitted}
    return output


def standard_error(lasting, is_paired):
    shares = [(a + b) / 2 for a, b in zip(lasting[::2], lasting[1::2])] if is_paired else list(map(float, lasting))
    mean = math.fsum(shares) / len(shares)
    return math.sqrt(math.fsum((share - mean) ** 2 for share in shares) / len(shares) / len(shares))


def wilson(hits, n, error=0.0):
    """Of paired paths: with as many independent ones as have this standard error (Korn and Graubard, 1998)."""
    z, share, paths = NORMAL.inv_cdf(0.975), hits / n, n
    n = share * (1 - share) / error**2 if error > 0 else n
    reach = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    middle, whole = share + z * z / (2 * n), 1 + z * z / n
    return {
        "lower": 0.0 if hits == 0 else (middle - reach) / whole,
        "upper": 1.0 if hits == paths else (middle + reach) / whole,
    }


def order_interval(values, p):
    values, n = sorted(values), len(values)
    reach = NORMAL.inv_cdf(0.975) * math.sqrt(n * p * (1 - p))
    rank = lambda place: values[min(max(place, 1), n) - 1]
    return {"lower": rank(math.floor(n * p - reach)), "upper": rank(math.ceil(n * p + reach) + 1)}


def correlation(xs, ys):
    mean_x, mean_y = math.fsum(xs) / len(xs), math.fsum(ys) / len(ys)
    xx = math.fsum((x - mean_x) ** 2 for x in xs)
    yy = math.fsum((y - mean_y) ** 2 for y in ys)
    if xx == 0 or yy == 0:
        return None
    return math.fsum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / math.sqrt(xx * yy)


def depletions(given, plan, results):
    rows = []
    for year in range(plan.years):
        count = sum(failed == year for _, _, failed in results)
        if count > 0:
            age = {"age": int(given["current_age"]) + year} if "current_age" in given else {}
            rows.append({"year": year + 1, **age, "path_count": count})
    return rows


def draw(random):
    years = random.choice([1, 5, 10, 20, 30, 40])
    model = random.choice(["lognormal", "normal", "student_t", "bootstrap", "block_bootstrap", "two_regime"])
    rates = {"mean_return": drawing.rate(random, 0, 12, ("0", "-5", "20")), "volatility": Decimal(random.randint(1, 18))}
    if model in ("lognormal", "student_t", "normal") and random.random() < 0.4:
        rates = {"assets": [{**one} for one in TWO], "correlations": [Decimal(random.randint(-9, 9)) / 10]}
    more = {
        # Fewer, or more volatility, and more than one year in ten thousand would lose everything.
        "student_t": {"degrees_of_freedom": drawing.whole(random, 10, 16)},
        "block_bootstrap": {"block_years": drawing.whole(random, 1, 10)},
        "two_regime": {key: value for key, value in TURBULENT.items() if key.startswith("turbul")},
    }.get(model, {})
    is_history = "bootstrap" in model
    prices = {} if is_history else {
        **drawing.optional(random, "inflation_rate", drawing.rate(random, 0, 6, ("0", "-2", "20"))),
        **drawing.optional(random, "inflation_volatility", drawing.rate(random, 0, 3, ("0", "5"))),
    }
    paths = 2 * random.randint(50, 100)
    return {
        **plans.draw_plan(random, years),
        "years": Decimal(years),
        **plans.draw_rule(random, [rule for rule in plans.RULES if rule != "cape_based"]),
        "model": model,
        **({} if is_history else rates),
        **more,
        **prices,
        "path_count": Decimal(paths),
        "seed": str(random.getrandbits(64)),
        **drawing.optional(random, "antithetic", random.random() < 0.5),
        **drawing.optional(random, "path_index", drawing.whole(random, 0, paths - 1), 0.3),
        **drawing.optional(random, "currency", random.choice(["USD", "EUR", "INR"])),
    }
