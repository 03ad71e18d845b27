import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rangesOf } from '#simulation/histogram.ts';
import { finish, type Progress, type Steps } from '#base/steps.ts';
import { readPlan, type PlanValues } from '#catalogue/plans/plan.ts';
import { currentMarket } from '#simulation/market.ts';
import {
  bootstrap,
  choleskyOf,
  lognormal,
  normal,
  studentT,
  twoRegime,
  type History,
  type Model,
} from '#simulation/models.ts';
import { helpSimulate, pathAlone, simulate } from '#simulation/monte-carlo.ts';
import { normalQuantile } from '#simulation/normal.ts';
import { layOut, takeBlock } from '#simulation/path-memory.ts';
import { correlation, mean, quantilesOf, studentTail, wilsonInterval } from '#simulation/statistics.ts';

const YEARS = 30;
const values: PlanValues = {
  current_savings: 1,
  years: YEARS,
  withdrawal_rate: 4,
  annual_contribution: 0,
  contribution_years: 0,
  withdrawal_timing: 'begin',
  withdrawal_adjustment: 'inflation',
  withdrawal_growth_rate: 0,
  annual_fee_pct: 0,
  stock_pct: 50,
};

interface Options {
  readonly paths?: number;
  readonly isAntithetic?: boolean;
  readonly seed?: number;
  readonly plan?: Partial<PlanValues>;
}

function simulation(
  model: Model,
  { paths = 20_000, isAntithetic = false, seed = 20_261_123, plan }: Options = {},
) {
  return {
    plan: readPlan({ ...values, ...plan }),
    model,
    fee: 0,
    paths,
    seed: { low: seed, high: 0 },
    isAntithetic,
  };
}

const run = (model: Model, options?: Options) => finish(simulate(simulation(model, options)));
const noInflation = { mean: 0, deviation: 0 };
const one = {
  assets: [{ mean: 0.05, deviation: 0.12, weight: 1 }],
  root: choleskyOf(1, [])!,
  inflation: noInflation,
};

/**
 * Calendar years from 1871 to 2025. The last three are those of Shiller's sheet in the state of May 2026,
 * whose dividends do not ship.
 */
function history(stockShare: number): History {
  const market = currentMarket();
  const yearly = (months: Float64Array, ...last: readonly number[]) => {
    const whole = Array.from({ length: 152 }, (_, year) =>
      months.slice(12 * year, 12 * year + 12).reduce((all, month) => all * month),
    );
    return Float64Array.from([...whole, ...last]);
  };
  return {
    stocks: yearly(market.stocks, 1.232_46, 1.258_190_67, 1.173_305_98),
    bonds: yearly(market.bonds(10), 0.994_81, 0.995_460_86, 1.079_186_83),
    inflation: yearly(market.inflation, 1.030_91, 1.030_004_83, 1.023_864_31),
    shares: new Float64Array(YEARS).fill(stockShare),
  };
}

/**
 * Of 1,000,000 paths of another program (NumPy's Philox), after inflation, 4 % at the beginning of each of 30
 * years.
 */
const references = {
  normal: [() => normal(one), 0.860_07],
  lognormal: [() => lognormal(one), 0.868_42],
  'years of history': [() => bootstrap(history(0.5), 1), 0.943_42],
  'blocks of 5 years': [() => bootstrap(history(0.5), 5), 0.933_85],
  'blocks of 10 years': [() => bootstrap(history(0.5), 10), 0.935],
  'years of history, three quarters in stocks': [() => bootstrap(history(0.75), 1), 0.934_72],
} as const;

describe('Monte Carlo', () => {
  for (const [name, [model, expected]] of Object.entries(references)) {
    test(`gives the share of another program within 4 standard errors: ${name}`, () => {
      const { successes, paths, standardError } = run(model());
      const distance = Math.abs(successes / paths - expected);
      assert.ok(distance < 4 * Math.hypot(standardError, 0.000_35), `${successes / paths}, not ${expected}`);
    });
  }

  test('without withdrawals, what is left has the quantiles and the mean of the closed forms', () => {
    const { finalBalances, paths } = run(lognormal(one), {
      plan: { withdrawal_rate: undefined, annual_withdrawal: 0 },
    });
    const variance = Math.log(1 + (0.12 / 1.05) ** 2);
    const middle = YEARS * (Math.log(1.05) - variance / 2);
    for (const { percentile, value, lower, upper } of quantilesOf(finalBalances, [5, 25, 50, 75, 95])) {
      const exact = Math.exp(middle + Math.sqrt(YEARS * variance) * normalQuantile(percentile / 100));
      // Twice as far as the interval of 95 % is nearly 4 standard errors.
      const reach = upper - lower;
      assert.ok(Math.abs(value - exact) < reach, `${percentile}: ${value}, not ${exact}`);
    }
    const expected = 1.05 ** YEARS;
    const deviation = expected * Math.sqrt(Math.exp(YEARS * variance) - 1);
    assert.ok(Math.abs(mean(finalBalances) - expected) < (4 * deviation) / Math.sqrt(paths));
  });

  test('Student’s distribution and two regimes have the moments that they say', () => {
    const moments = (model: Model) => {
      const growth = Array.from({ length: 3_000 }, (_, path) =>
        pathAlone(simulation(model), path).map((year) => year.growth),
      );
      const all = Float64Array.from(growth.flat());
      const middle = mean(all);
      return [middle, Math.sqrt(mean(all.map((factor) => (factor - middle) ** 2)))] as const;
    };
    const [meanOfT, deviationOfT] = moments(studentT(one, 5));
    assert.ok(
      Math.abs(meanOfT - 1.05) < 0.002 && Math.abs(deviationOfT - 0.12) < 0.004,
      `${meanOfT} ${deviationOfT}`,
    );
    const regimes = {
      calm: { mean: 0.08, deviation: 0.1 },
      turbulent: { mean: -0.1, deviation: 0.25 },
      onset: 0.1,
      end: 0.5,
      inflation: noInflation,
    };
    // A sixth of the years is turbulent.
    const expected = 1 + 0.08 * (5 / 6) - 0.1 / 6;
    const [meanOfTwo] = moments(twoRegime(regimes));
    assert.ok(Math.abs(meanOfTwo - expected) < 0.004, `${meanOfTwo}, not ${expected}`);
  });

  test('assets have the correlation that they are given', () => {
    const found = new Float64Array(2);
    const [xs, ys] = [new Float64Array(30_000), new Float64Array(30_000)];
    const assets = [
      { mean: 0, deviation: 0.1, weight: 1 },
      { mean: 0, deviation: 0.1, weight: 0 },
    ];
    const root = choleskyOf(2, [-0.6])!;
    const growthOf = (weights: readonly number[], path: number) => {
      const weighted = assets.map((asset, place) => ({ ...asset, weight: weights[place]! }));
      const model = normal({ assets: weighted, root, inflation: noInflation });
      return pathAlone(simulation(model), path).map(({ growth }) => growth);
    };
    for (let path = 0; path < 1_000; path++) {
      xs.set(growthOf([1, 0], path), path * YEARS);
      ys.set(growthOf([0, 1], path), path * YEARS);
    }
    found[0] = correlation(xs, ys)!;
    assert.ok(Math.abs(found[0] + 0.6) < 0.02, String(found[0]));
  });

  test('pairs of opposites estimate the same more steadily', () => {
    const [plain, paired] = [run(lognormal(one)), run(lognormal(one), { isAntithetic: true })];
    assert.ok(Math.abs(plain.successes - paired.successes) / plain.paths < 4 * plain.standardError);
    assert.ok(paired.standardError < plain.standardError, `${paired.standardError}`);
  });

  test('the interval of pairs of opposites has the share in about 95 of 100 simulations', () => {
    const truth = run(lognormal(one), { paths: 200_000 });
    let covered = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { successes, paths, standardError } = run(lognormal(one), {
        paths: 500,
        isAntithetic: true,
        seed,
      });
      const { lower, upper } = wilsonInterval(successes, paths, standardError);
      if (lower <= truth.successes / truth.paths && truth.successes / truth.paths <= upper) covered++;
    }
    // With 95 %, 285 of 300 and a standard deviation of 3.8; intervals of independent paths have 295 and more.
    assert.ok(covered >= 274 && covered <= 294, String(covered));
  });

  test("the tail of Student's distribution is the one that is printed", () => {
    for (const [t, degrees, tail] of [
      [3.078, 1, 0.1],
      [2.353, 3, 0.05],
      [2.776, 4, 0.025],
      [4.587, 10, 0.0005],
    ] as const)
      assert.ok(Math.abs(studentTail(t, degrees) / tail - 1) < 1e-3, String(t));
  });

  test('lasts for sure where hardly anything is withdrawn, and less often the more is', () => {
    const shares = [0.01, 3, 4, 5, 8].map(
      (withdrawal_rate) => run(lognormal(one), { plan: { withdrawal_rate } }).successes,
    );
    assert.equal(shares[0], 20_000);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => b - a),
    );
  });

  test('has the same digits however its paths are split among threads', () => {
    const asked = simulation(lognormal(one), { paths: 5_002, isAntithetic: true });
    const alone = finish(simulate(asked));
    // How many blocks another thread does between two of this one; the last one stops amid the work.
    for (const blocks of [0, 1, 3, 100]) {
      const steps = simulate(asked, { calculator: '', task: undefined });
      let helper: Steps<void> | undefined;
      let step = steps.next();
      while (step.done !== true) {
        const { done, total, shared } = step.value as Progress;
        assert.ok(done <= total);
        // What it needs is reserved before there is anything to share.
        if (shared !== undefined) helper ??= helpSimulate(asked, shared.memory);
        for (let block = 0; block < blocks; block++) helper?.next();
        step = steps.next();
      }
      assert.deepEqual(step.value, alone);
    }
  });

  test('does again what a thread has taken and not done', () => {
    const asked = simulation(lognormal(one), { paths: 5_000 });
    const steps = simulate(asked, { calculator: '', task: undefined });
    steps.next();
    const { shared } = steps.next().value as Progress;
    takeBlock(layOut({ paths: 5_000, years: YEARS, draws: 2 }, shared!.memory));
    assert.deepEqual(finish(steps), finish(simulate(asked)));
  });

  test('estimates the share on the way, from the paths that are done', () => {
    const asked = simulation(lognormal(one), { isAntithetic: true });
    const steps = simulate(asked);
    const { done, estimates } = steps.next().value as Progress;
    assert.deepEqual([done, estimates()], [0, {}]);
    for (let block = 0; block < 10; block++) steps.next();
    const progress = steps.next().value as Progress;
    const some = finish(simulate({ ...asked, paths: progress.done }));
    assert.deepEqual(progress.estimates(), {
      success_rate: (100 * some.successes) / some.paths,
      success_rate_standard_error: 100 * some.standardError,
    });
  });

  test('a path is the same alone as among all others', () => {
    for (const isAntithetic of [false, true]) {
      const asked = simulation(lognormal(one), { paths: 200, isAntithetic });
      const { balances } = finish(simulate(asked));
      for (const path of [0, 1, 77, 199]) {
        const alone = pathAlone(asked, path).map(({ balance }) => balance);
        assert.deepEqual(Float64Array.from(alone), balances.slice(path * YEARS, (path + 1) * YEARS));
      }
    }
  });
});

describe('statistics', () => {
  test('quantiles are of type 7', () => {
    // R: quantile(c(1, 2, 4, 8), c(0, .1, .5, .9, 1))
    const sample = Float64Array.of(8, 1, 4, 2);
    assert.deepEqual(
      quantilesOf(sample, [0, 10, 50, 90, 100]).map(({ value }) => Number(value.toFixed(12))),
      [1, 1.3, 3, 6.8, 8],
    );
    assert.deepEqual(sample, Float64Array.of(8, 1, 4, 2));
  });

  test('quantiles are those of sorted values, in whatever order they come', () => {
    const percentiles = [0, 5, 10, 50, 90, 100];
    const ofPlace: readonly ((place: number) => number)[] = [
      (place) => (place * 0.618_033_988_75) % 1,
      (place) => place,
      (place) => 2_500 - place,
      (place) => (place * 7_919) % 5,
      (place) => Math.abs(place - 900),
      () => 1,
      (place) => ((place * 7_919) % 4_001) - 2_000,
      (place) => (place % 2 === 0 ? 1 : -1) * 10 ** (((place * 31) % 300) - 150),
      (place) => 1_000_000 + ((place * 7_919) % 2_003) / 1e4,
    ];
    for (const of of ofPlace) {
      // Short samples are divided; ranges are counted in long ones.
      for (const length of [1, 2, 40, 2_001, 20_001]) {
        const values = Float64Array.from({ length }, (_, place) => of(place));
        const sorted = values.toSorted();
        assert.deepEqual(quantilesOf(values, percentiles), quantilesOf(sorted, percentiles));
        const [lowest, , , middle, , highest] = quantilesOf(values, percentiles);
        assert.deepEqual([lowest!.value, highest!.value], [sorted[0], sorted.at(-1)]);
        if (length % 2 === 1) assert.equal(middle!.value, sorted[(length - 1) / 2]);
        if (length < 2_001) continue;
        const hundredths = Array.from({ length: 101 }, (_, percentile) => percentile);
        for (const { percentile, value } of quantilesOf(values, hundredths)) {
          const place = ((length - 1) / 100) * percentile;
          const expected = sorted[place]!;
          // A place that is whole may be so but for the last digit, and have a little of the value beside it.
          const size = Math.max(...sorted.subarray(Math.max(0, place - 1), place + 2).map(Math.abs));
          assert.ok(Math.abs(value - expected) <= 1e-11 * size, `${value}, not ${expected}`);
        }
      }
    }
  });

  test('the interval of Wilson has the ends that are printed', () => {
    // R. G. Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (const [hits, n, lower, upper] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const found = wilsonInterval(hits, n);
      assert.deepEqual(
        [found.lower.toFixed(4), found.upper.toFixed(4)],
        [lower.toFixed(4), upper.toFixed(4)],
      );
    }
  });

  test('a matrix of correlations has a root only if it can be one', () => {
    assert.equal(choleskyOf(3, [0.9, 0.9, -0.9]), undefined);
    assert.ok(choleskyOf(3, [0.9, 0.9, 0.9]) !== undefined);
    // Perfectly correlated assets are allowed, and move alike.
    assert.deepEqual([...choleskyOf(2, [1])!], [1, 1, 0]);
    assert.equal(choleskyOf(3, [1, 0.5, 0.6]), undefined);
  });
});

test('a histogram has equal ranges with round ends up to the 95th percentile, and one for all beyond', () => {
  const ranges = rangesOf(Float64Array.from({ length: 1000 }, (_, value) => 999 - value));
  assert.deepEqual(ranges.slice(0, 2), [
    { lower: 0, upper: 50, count: 50 },
    { lower: 50, upper: 100, count: 50 },
  ]);
  assert.equal(ranges.length, 20);
  assert.deepEqual(ranges.at(-1), { lower: 950, upper: undefined, count: 50 });
  assert.deepEqual(rangesOf(new Float64Array(100)), [{ lower: 0, upper: 1, count: 100 }]);
  // A double just below the end of a range lies on it.
  assert.deepEqual(
    rangesOf(Float64Array.of(0.8, 1.9999999999999998, 2, 3)).map(({ count }) => count),
    [1, 3],
  );
});
