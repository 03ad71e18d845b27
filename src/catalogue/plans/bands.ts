import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { columnOf, quantilesOf, reliable } from '#simulation/statistics.ts';
import { money } from '#catalogue/declare/fields.ts';
import {
  atEnd,
  type Course,
  type CoursePoint,
  type Strand,
  type ValueColumn,
} from '#catalogue/declare/schedule.ts';

/** Percentiles of the balances of many paths by year, as columns of a schedule. */

const bands = {
  lowest_balance: [0, 'Lowest balance of all'],
  balance_p10: [10, '10th percentile of the balances of all'],
  balance_p25: [25, '25th percentile of the balances of all'],
  median_balance: [50, 'Median balance of all'],
  balance_p75: [75, '75th percentile of the balances of all'],
  balance_p90: [90, '90th percentile of the balances of all'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

const percentiles = Object.values(bands).map(([percentile]) => percentile);

/** The bands that a chart shades. */
export const shadedBands = [
  ['balance_p10', 'balance_p90', 'Middle 80%'],
  ['balance_p25', 'balance_p75', 'Middle 50%'],
] as const;

/** The columns; `paths` is the plural noun for the paths. */
export function bandColumns(paths: string): Readonly<Record<string, ValueColumn>> {
  return Object.fromEntries(
    Object.entries(bands).map(([name, [, words]]) => {
      const [label = words] = words.split(' of ');
      return [name, atEnd({ ...money(`${words} ${paths}, in today's money`), label })];
    }),
  );
}

/** The percentiles by year, of balances by path and year in the money of the first year. */
export function bandCourse<N>(
  a: Arithmetic<N>,
  years: number,
  balances: Float64Array,
  strands: readonly Strand[],
): Course<N> {
  const none = a.of(0);
  const quantilesIn = quantilesByYear(balances, years);
  const pointAt = (period: number): CoursePoint<N> => {
    if (period === 0) return { balance: none, flow: none };
    const quantiles = quantilesIn(period - 1);
    const columns = Object.fromEntries(
      Object.keys(bands).map((name, place) => [name, a.of(quantiles[place]!)]),
    );
    return { balance: none, flow: none, columns };
  };
  // Each column asks for the point by itself.
  const points: CoursePoint<N>[] = [];
  return { periods: years, strands, at: (period) => (points[period] ??= pointAt(period)) };
}

/** By the balances of a simulation, which a page asks for twice: for its schedule and its chart. */
const known = new WeakMap<Float64Array, (readonly number[])[]>();

/** The percentiles of the balances at the end of each year. */
function quantilesByYear(balances: Float64Array, years: number): (year: number) => readonly number[] {
  let found = known.get(balances);
  if (found === undefined) known.set(balances, (found = []));
  return (year) =>
    (found[year] ??= quantilesOf(columnOf(balances, years, year), percentiles).map(({ value }) =>
      reliable(value),
    ));
}

const MOST_STRANDS = 60;

/**
 * Some of the paths, evenly among them, from the savings of the beginning on; `marked` is one with a name.
 */
export function strandsOf(
  savings: number,
  years: number,
  balances: Float64Array,
  marked?: { readonly path: number; readonly name: string },
): readonly Strand[] {
  const count = balances.length / years;
  const valuesOf = (path: number) => [savings, ...balances.slice(path * years, (path + 1) * years)];
  const shown = Math.min(MOST_STRANDS, count);
  const strands = Array.from({ length: shown }, (_, place) => ({
    values: valuesOf(Math.floor((place * count) / shown)),
  }));
  return marked === undefined ? strands : [...strands, { name: marked.name, values: valuesOf(marked.path) }];
}
