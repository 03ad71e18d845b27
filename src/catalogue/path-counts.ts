import { rangesOf } from '#simulation/histogram.ts';
import { money, optional, whole } from './fields.ts';
import type { PictureDeclaration } from './pictures.ts';
import { recordsOf } from './structures.ts';

/** Outputs that count the paths of a simulation. */

/** The histogram of final balances, as an output; `counted` is the plural noun for what `count` counts. */
export function balanceRanges(count: 'path_count' | 'cohort_count', counted: string) {
  return recordsOf("Histogram of the final balances, in today's money", {
    min_balance: money('Lower end of the range'),
    max_balance: optional(
      money('Upper end of the range, which is not part of it; absent for the highest range'),
    ),
    [count]: whole(`Number of ${counted} with a final balance in the range`, 'count'),
  });
}

/** The picture of that output. */
export function balanceHistogram(count: 'path_count' | 'cohort_count'): PictureDeclaration {
  return {
    kind: 'list',
    name: 'histogram',
    list: 'final_balance_ranges',
    of: [count],
    places: 'min_balance',
    each: 'Final balance',
    form: 'columns',
  };
}

/** The rows of that output. */
export function rowsOfBalanceRanges(balances: Float64Array, count: string) {
  return rangesOf(balances).map(({ lower, upper, count: found }) => ({
    min_balance: lower,
    max_balance: upper,
    [count]: found,
  }));
}

/** In which years paths run out of money; `depletions` has their number for each year. */
export function rowsOfDepletions(depletions: readonly number[], currentAge: number | undefined) {
  return depletions.flatMap((count, index) =>
    count === 0
      ? []
      : [
          {
            year: index + 1,
            age: currentAge === undefined ? undefined : currentAge + index,
            path_count: count,
          },
        ],
  );
}
