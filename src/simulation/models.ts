import { log } from './elementary.ts';
import { currentKernel, type Kernel } from './kernel.ts';
import type { Draws } from './philox.ts';

/**
 * Draws the years of several paths, path by path: growth of the savings before fees, and of prices, as
 * factors. Both arrays have the same even length of at most MAX_LENGTH; what follows the last whole path is
 * unused.
 */
export interface Model {
  /** Numbers drawn for each year. */
  readonly draws: number;
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

/**
 * The distribution of a factor that is lognormal and has these moments: mean and deviation of its logarithm.
 */
function matched({ mean, deviation }: Moments): Moments {
  const ratio = deviation / (1 + mean);
  const variance = log(1 + ratio * ratio);
  return { mean: log(1 + mean) - variance / 2, deviation: Math.sqrt(variance) };
}

/** Growth is lognormal. */
export function lognormal(drawn: Drawn): Model {
  const logs = drawn.assets.map(matched);
  return byDeviates(drawn, 0, ({ exponentials }, length) => {
    for (const [asset, { mean, deviation }] of logs.entries())
      exponentials(asset * length, length, mean, deviation);
  });
}

/** Returns are normal; one below −100 % is −100 %. */
export function normal(drawn: Drawn): Model {
  return byDeviates(drawn, 0, ({ numbers }, length) => {
    for (const [asset, { mean, deviation }] of drawn.assets.entries()) {
      for (let index = asset * length; index < (asset + 1) * length; index++)
        numbers[index] = Math.max(0, 1 + mean + deviation * numbers[index]!);
    }
  });
}

/**
 * Returns have the distribution of Student with their moments; all assets share the scale of a year. One
 * below −100 % is −100 %.
 */
export function studentT(drawn: Drawn, degrees: number): Model {
  const variance = degrees / (degrees - 2);
  return byDeviates(drawn, degrees, ({ numbers }, length, squares) => {
    for (let year = 0; year < length; year++) {
      const scale = Math.sqrt(degrees / numbers[squares * length + year]! / variance);
      for (const [asset, { mean, deviation }] of drawn.assets.entries()) {
        const index = asset * length + year;
        numbers[index] = Math.max(0, 1 + mean + deviation * (numbers[index]! * scale));
      }
    }
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
  const [inCalm, inTurbulence] = [matched(calm), matched(turbulent)];
  const rows = prices.deviation > 0 ? 4 : 2;
  return {
    draws: rows,
    draw(draws, growth, inflation) {
      const kernel = currentKernel();
      const { numbers } = kernel;
      const { length } = growth;
      kernel.draw(draws, rows, length);
      kernel.quantiles(0, length);
      let isTurbulent = false;
      for (let index = 0; index < length; index++) {
        const chance: number =
          index % draws.years === 0 ? onset / (onset + end) : isTurbulent ? 1 - end : onset;
        isTurbulent = numbers[length + index]! < chance;
        const { mean, deviation } = isTurbulent ? inTurbulence : inCalm;
        numbers[index] = mean + deviation * numbers[index]!;
      }
      kernel.exponentials(0, length, 0, 1);
      growth.set(numbers.subarray(0, length));
      drawPrices(kernel, prices, 2, inflation);
    },
  };
}

/** Growth of prices from a row of draws, or without any where it is constant. */
function drawPrices(
  { numbers, quantiles, exponentials }: Kernel,
  prices: Moments,
  row: number,
  inflation: Float64Array,
) {
  const { length } = inflation;
  if (prices.deviation === 0) return void inflation.fill(1 + prices.mean);
  const { mean, deviation } = matched(prices);
  quantiles(row * length, length);
  exponentials(row * length, length, mean, deviation);
  inflation.set(numbers.subarray(row * length, (row + 1) * length));
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
 * Years of history drawn at random, each the beginning of a block whose length is geometric with so many
 * years as its mean; history goes on with its first year after its last. D. N. Politis and J. P. Romano, The
 * Stationary Bootstrap, Journal of the American Statistical Association 89 (1994). Blocks of 1 year are the
 * plain bootstrap.
 */
export function bootstrap({ stocks, bonds, inflation: prices, shares }: History, blockYears: number): Model {
  const count = stocks.length;
  return {
    draws: 2,
    draw(draws, growth, inflation) {
      const { numbers, draw } = currentKernel();
      const { length } = growth;
      const { years } = draws;
      draw(draws, 2, length);
      let drawn = 0;
      for (let index = 0; index < length; index++) {
        const year = index % years;
        const begins = year === 0 || numbers[length + index]! * blockYears < 1;
        drawn = begins ? Math.floor(numbers[index]! * count) : (drawn + 1) % count;
        const share = shares[year]!;
        growth[index] = share * stocks[drawn]! + (1 - share) * bonds[drawn]!;
        inflation[index] = prices[drawn]!;
      }
    },
  };
}

/**
 * Replaces the deviates of the assets, a row for each, by their growth; the row `squares` has sums of
 * squares.
 */
type Grow = (kernel: Kernel, length: number, squares: number) => void;

/** How many numbers a year of such a model draws: pairs, as the generator makes two at a time. */
export function countDraws(assets: number, hasRandomPrices: boolean, degrees: number): number {
  const rows = assets + (hasRandomPrices ? 1 : 0) + Math.ceil(degrees / 2);
  return rows + (rows % 2);
}

/**
 * Correlated normal deviates for the assets, then one for prices; then, for `degrees`, a sum of so many
 * squares of deviates.
 */
function byDeviates({ assets, root, inflation: prices }: Drawn, degrees: number, grow: Grow): Model {
  const count = assets.length;
  const weights = Float64Array.from(assets, ({ weight }) => weight);
  const squares = count + (prices.deviation > 0 ? 1 : 0);
  const rows = countDraws(count, prices.deviation > 0, degrees);
  return {
    draws: rows,
    draw(draws, growth, inflation) {
      const kernel = currentKernel();
      const { length } = growth;
      kernel.draw(draws, rows, length);
      kernel.quantiles(0, count * length);
      drawPrices(kernel, prices, count, inflation);
      // The last asset first: each is a sum of the deviates before it.
      for (let asset = count - 1; asset >= 0; asset--)
        kernel.combine(asset * length, asset + 1, length, root, (asset * (asset + 1)) / 2);
      if (degrees > 0) sumSquares(kernel, squares, degrees, length);
      grow(kernel, length, squares);
      kernel.combine(0, count, length, weights);
      growth.set(kernel.numbers.subarray(0, length));
    },
  };
}

/**
 * Writes chi-squared deviates to the first row: two squares are −2·ln u, the last one of an odd number is
 * that of a deviate.
 */
function sumSquares(kernel: Kernel, first: number, degrees: number, length: number): void {
  const { numbers } = kernel;
  const pairs = Math.floor(degrees / 2);
  const last = first + pairs;
  kernel.logarithms(first * length, pairs * length);
  if (degrees % 2 === 1) kernel.quantiles(last * length, length);
  for (let year = 0; year < length; year++) {
    let sum = 0;
    for (let row = first; row < last; row++) sum += -2 * numbers[row * length + year]!;
    const deviate = degrees % 2 === 1 ? numbers[last * length + year]! : 0;
    numbers[first * length + year] = sum + deviate * deviate;
  }
}

/** How far below 0 a square may be by rounding alone. */
const ROUNDING = 1e-12;

/**
 * The root L of a matrix of correlations, L·Lᵀ, row by row, from those of each pair: 1 with 2, 1 with 3 …,
 * then 2 with 3 …; undefined where no such matrix can be: where one asset cannot go with some others as it is
 * said to.
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
