import { rangesOf } from '#simulation/histogram.ts';
import { quantilesOf, reliable } from '#simulation/statistics.ts';
import { oftenSmall, money, optional, percentage, whole } from '#catalogue/declare/fields.ts';
import type { PictureDeclaration } from '#catalogue/declare/pictures.ts';
import { recordsOf } from '#catalogue/declare/structures.ts';

/** Outputs that tell of the paths of a simulation. */

/** The share of the paths on which the plan works, and how sure it is. */
export function successRates() {
  return {
    success_rate: percentage('Share of the paths on which every withdrawal was paid', 'percent'),
    success_rate_standard_error: oftenSmall(
      percentage('Standard error of success_rate; it halves with four times the paths', 'percent'),
    ),
    success_rate_lower: {
      ...percentage('Lower end of the 95% confidence interval of success_rate (Wilson)', 'percent'),
      label: 'Success rate, lower end',
    },
    success_rate_upper: {
      ...percentage('Upper end of the 95% confidence interval of success_rate (Wilson)', 'percent'),
      label: 'Success rate, upper end',
    },
  } as const;
}

/** The histogram of final balances, as an output; `counted` names what `count` counts: paths or cohorts. */
export function balanceRanges(count: 'path_count' | 'cohort_count', counted: string) {
  const ranges = recordsOf("Histogram of the final balances, in today's money", {
    min_balance: money('Lower end of the range'),
    max_balance: optional(
      money('Upper end of the range, which is not part of it; absent for the highest range'),
    ),
    [count]: whole(`Number of ${counted} with a final balance in the range`, 'count'),
  });
  return { ...ranges, label: 'Histogram of final balances' };
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

/** Percentiles of the final balances, with their confidence intervals, as an output. */
export function balancePercentiles() {
  return recordsOf("Final balances, in today's money", {
    percentile: whole('Percentile of all paths', 'percent'),
    balance: money('Balance'),
    lower: money('Lower end of the 95% confidence interval of the balance'),
    upper: money('Upper end of the 95% confidence interval of the balance'),
  });
}

/** The rows of that output. */
export function rowsOfBalances(balances: Float64Array, percentiles: readonly number[]) {
  return quantilesOf(balances, percentiles).map(({ percentile, value, lower, upper }) => ({
    percentile,
    balance: reliable(value),
    lower: reliable(lower),
    upper: reliable(upper),
  }));
}

/** Percentiles of the lowest annual withdrawals, as an output. */
export function withdrawalPercentiles() {
  return recordsOf("Lowest annual withdrawal of each path, in today's money", {
    percentile: whole('Percentile of all paths', 'percent'),
    annual_withdrawal: money('Lowest annual withdrawal'),
  });
}

/** The rows of that output; none of an empty sample. */
export function rowsOfWithdrawals(withdrawals: Float64Array, percentiles: readonly number[]) {
  if (withdrawals.length === 0) return [];
  return quantilesOf(withdrawals, percentiles).map(({ percentile, value }) => ({
    percentile,
    annual_withdrawal: reliable(value),
  }));
}

/** In which years paths run out of money, as an output. */
export function depletionsByYear() {
  return recordsOf('Paths that run out of money, by year', {
    year: whole('Year of the plan', 'ordinal'),
    age: optional(whole('Age in this year; absent without current_age', 'age')),
    path_count: whole('Number of paths that run out of money in this year', 'count'),
  });
}

/** The rows of that output; `depletions` has the number of paths for each year. */
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

/** One path, year by year, as an output. */
export function pathByYear(description: string) {
  return recordsOf(description, {
    year: whole('Year of the plan', 'ordinal'),
    annual_return: percentage('Return after fees'),
    inflation_rate: percentage('Inflation'),
    annual_withdrawal: money("Annual withdrawal, in today's money"),
    balance: money("Balance at the end of the year, in today's money"),
  });
}

/** The rows of that output. */
export function rowsOfPath(years: readonly PathYear[]) {
  return years.map(({ growth, inflation, spending, balance }, index) => ({
    year: index + 1,
    annual_return: reliable(100 * (growth - 1)),
    inflation_rate: reliable(100 * (inflation - 1)),
    annual_withdrawal: reliable(spending),
    balance: reliable(balance),
  }));
}
