import { exp, log } from './elementary.ts';
import { normalQuantile } from './normal.ts';
import type { Draws } from './philox.ts';

/** Draws what the years of a path bring: growth of the savings, before fees, and of prices, as factors. */
export interface Model {
  readonly draw: (draws: Draws, growth: Float64Array, inflation: Float64Array) => void;
}

/** Mean and standard deviation of a year, as fractions. */
export interface Moments {
  readonly mean: number;
  readonly deviation: number;
}

export interface Asset extends Moments {
  /** Of all savings, as a fraction. */
  readonly weight: number;
}

/** What all models of returns that are drawn from a distribution know. */
export interface Drawn {
  readonly assets: readonly Asset[];
  /** The lower triangle of the root of the matrix of correlations, row by row: `choleskyOf`. */
  readonly root: Float64Array;
  readonly inflation: Moments;
}

/** The distribution of a factor that is lognormal and has these moments: mean and deviation of its logarithm. */
function matched({ mean, deviation }: Moments): Moments {
  const ratio = deviation / (1 + mean);
  const variance = log(1 + ratio * ratio);
  return { mean: log(1 + mean) - variance / 2, deviation: Math.sqrt(variance) };
}

type Growth = (asset: number, deviate: number) => number;

/** Growth is lognormal. */
export function lognormal(drawn: Drawn): Model {
  const logs = drawn.assets.map(matched);
  return byDeviates(drawn, 0, () => (asset, deviate) => {
    const { mean, deviation } = logs[asset]!;
    return exp(mean + deviation * deviate);
  });
}

/** Returns are normal; one below −100 % is −100 %. */
export function normal(drawn: Drawn): Model {
  const { assets } = drawn;
  return byDeviates(drawn, 0, () => (asset, deviate) => {
    const { mean, deviation } = assets[asset]!;
    return Math.max(0, 1 + mean + deviation * deviate);
  });
}

/** Returns have the distribution of Student with their moments; all assets share the scale of a year. One below −100 % is −100 %. */
export function studentT(drawn: Drawn, degrees: number): Model {
  const { assets } = drawn;
  const variance = degrees / (degrees - 2);
  return byDeviates(drawn, degrees, (squares) => {
    const scale = Math.sqrt(degrees / squares / variance);
    return (asset, deviate) => {
      const { mean, deviation } = assets[asset]!;
      return Math.max(0, 1 + mean + deviation * (deviate * scale));
    };
  });
}

/** Of a year in calm or turbulent markets, in each of which growth is lognormal. */
export interface Regimes {
  readonly calm: Moments;
  readonly turbulent: Moments;
  /** Of a calm year to be followed by a turbulent one, and the other way round. */
  readonly onset: number;
  readonly end: number;
  readonly inflation: Moments;
}

/** The first year is turbulent as often as years are in the long run. */
export function twoRegime({ calm, turbulent, onset, end, inflation: prices }: Regimes): Model {
  const [inCalm, inTurbulence, priceLogs] = [matched(calm), matched(turbulent), matched(prices)];
  const uniforms = new Float64Array(3);
  const hasPrices = prices.deviation > 0;
  return {
    draw(draws, growth, inflation) {
      let isTurbulent = false;
      for (let year = 0; year < growth.length; year++) {
        draws.fill(year, hasPrices ? 3 : 2, uniforms);
        const chance: number = year === 0 ? onset / (onset + end) : isTurbulent ? 1 - end : onset;
        isTurbulent = uniforms[1]! < chance;
        const { mean, deviation } = isTurbulent ? inTurbulence : inCalm;
        growth[year] = exp(mean + deviation * normalQuantile(uniforms[0]!));
        inflation[year] = hasPrices
          ? exp(priceLogs.mean + priceLogs.deviation * normalQuantile(uniforms[2]!))
          : 1 + prices.mean;
      }
    },
  };
}

/** Years that happened, each with its inflation. */
export interface History {
  readonly stocks: Float64Array;
  readonly bonds: Float64Array;
  readonly inflation: Float64Array;
  /** The share of stocks in each year of the plan. */
  readonly shares: Float64Array;
}

/**
 * Years of history drawn at random, each the beginning of a block whose length is geometric with so many years as its mean; history
 * goes on with its first year after its last. D. N. Politis and J. P. Romano, The Stationary Bootstrap, Journal of the American
 * Statistical Association 89 (1994). Blocks of 1 year are the plain bootstrap.
 */
export function bootstrap({ stocks, bonds, inflation: prices, shares }: History, blockYears: number): Model {
  const uniforms = new Float64Array(2);
  const count = stocks.length;
  return {
    draw(draws, growth, inflation) {
      let drawn = 0;
      for (let year = 0; year < growth.length; year++) {
        draws.fill(year, 2, uniforms);
        const begins = year === 0 || uniforms[1]! * blockYears < 1;
        drawn = begins ? Math.floor(uniforms[0]! * count) : (drawn + 1) % count;
        const share = shares[year]!;
        growth[year] = share * stocks[drawn]! + (1 - share) * bonds[drawn]!;
        inflation[year] = prices[drawn]!;
      }
    },
  };
}

/** Correlated normal deviates for the assets, then one for prices; then, for `degrees`, a sum of so many squares of deviates. */
function byDeviates(
  { assets, root, inflation: prices }: Drawn,
  degrees: number,
  growthOf: (squares: number) => Growth,
) {
  const count = assets.length;
  const weights = Float64Array.from(assets, ({ weight }) => weight);
  const priceLogs = matched(prices);
  const hasPrices = prices.deviation > 0;
  const firstSquare = count + (hasPrices ? 1 : 0);
  const total = firstSquare + Math.ceil(degrees / 2);
  const uniforms = new Float64Array(total + 1);
  const deviates = new Float64Array(count);
  const fixed = degrees === 0 ? growthOf(1) : undefined;
  return {
    draw(draws: Draws, growth: Float64Array, inflation: Float64Array) {
      for (let year = 0; year < growth.length; year++) {
        draws.fill(year, total, uniforms);
        for (let asset = 0; asset < count; asset++) deviates[asset] = normalQuantile(uniforms[asset]!);
        const assetGrowth = fixed ?? growthOf(sumOfSquares(uniforms, firstSquare, degrees));
        let sum = 0;
        let place = 0;
        for (let asset = 0; asset < count; asset++) {
          let deviate = 0;
          for (let other = 0; other <= asset; other++) deviate += root[place++]! * deviates[other]!;
          sum += weights[asset]! * assetGrowth(asset, deviate);
        }
        growth[year] = sum;
        inflation[year] = hasPrices
          ? exp(priceLogs.mean + priceLogs.deviation * normalQuantile(uniforms[count]!))
          : 1 + prices.mean;
      }
    },
  } satisfies Model;
}

/** Chi-squared: two squares are −2·ln u, and a last one of an odd number is that of a deviate. */
function sumOfSquares(uniforms: Float64Array, first: number, degrees: number): number {
  let sum = 0;
  let place = first;
  for (let left = degrees; left > 0; left -= 2) {
    const u = uniforms[place++]!;
    const deviate = left === 1 ? normalQuantile(u) : 0;
    sum += left === 1 ? deviate * deviate : -2 * log(u);
  }
  return sum;
}

/** How far below 0 a square may be by rounding alone. */
const ROUNDING = 1e-12;

/**
 * The root L of a matrix of correlations, L·Lᵀ, row by row, from those of each pair: 1 with 2, 1 with 3 …, then 2 with 3 …; undefined
 * where no such matrix can be: where one asset cannot go with some others as it is said to.
 */
export function choleskyOf(count: number, pairs: readonly number[]): Float64Array | undefined {
  const between = (a: number, b: number) => pairs[(a * (2 * count - a - 1)) / 2 + (b - a - 1)] ?? 0;
  const root = new Float64Array((count * (count + 1)) / 2);
  const at = (row: number, column: number) => (row * (row + 1)) / 2 + column;
  for (let row = 0; row < count; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = row === column ? 1 : between(column, row);
      for (let k = 0; k < column; k++) rest -= root[at(row, k)]! * root[at(column, k)]!;
      const diagonal = root[at(column, column)]!;
      if (row !== column) {
        if (diagonal === 0 && Math.abs(rest) > ROUNDING) return undefined;
        root[at(row, column)] = diagonal === 0 ? 0 : rest / diagonal;
      } else {
        if (rest < -ROUNDING) return undefined;
        root[at(row, row)] = rest <= ROUNDING ? 0 : Math.sqrt(rest);
      }
    }
  }
  return root;
}
