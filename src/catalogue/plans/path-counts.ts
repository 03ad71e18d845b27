import { rangesOf } from '#simulation/histogram.ts';
import { quantilesOf, reliable } from '#simulation/statistics.ts';
import { money, optional, whole } from '#catalogue/declare/fields.ts';
import type { PictureDeclaration } from '#catalogue/declare/pictures.ts';
import { recordsOf } from '#catalogue/declare/structures.ts';

/** Outputs that tell of the paths of a simulation. */

/** The histogram of final balances, as an output; `counted` names what `count` counts: paths or cohorts. */
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

/** Percentiles of the final balances, with their confidence intervals. */
export function rowsOfBalances(balances: Float64Array, percentiles: readonly number[]) {
  return quantilesOf(balances, percentiles).map(({ percentile, value, lower, upper }) => ({
    percentile,
    balance: reliable(value),
    lower: reliable(lower),
    upper: reliable(upper),
  }));
}

/** Percentiles of annual withdrawals; none of an empty sample. */
export function rowsOfWithdrawals(withdrawals: Float64Array, percentiles: readonly number[]) {
  if (withdrawals.length === 0) return [];
  return quantilesOf(withdrawals, percentiles).map(({ percentile, value }) => ({
    percentile,
    annual_withdrawal: reliable(value),
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

type PathYear = Readonly<Record<'growth' | 'inflation' | 'spending' | 'balance', number>>;

/** One path, year by year. */
export function rowsOfPath(years: readonly PathYear[]) {
  return years.map(({ growth, inflation, spending, balance }, index) => ({
    year: index + 1,
    annual_return: reliable(100 * (growth - 1)),
    inflation_rate: reliable(100 * (inflation - 1)),
    annual_withdrawal: reliable(spending),
    balance: reliable(balance),
  }));
}
