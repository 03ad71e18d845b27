import type { OutputField } from '#catalogue/declare/fields.ts';

/**
 * The decimals that people read of a result, by its unit: those of the API have all of their own. Prices of
 * one unit have four, as markets quote them.
 */
const decimalsByUnit: Readonly<Record<string, number>> = {
  percent: 2,
  'percent per year': 2,
  'percent per period': 2,
  'price per 100': 4,
  currency: 4,
  units: 4,
  shares: 4,
  years: 2,
  periods: 2,
  months: 1,
  days: 1,
};
/** Ratios, factors and coefficients. */
const OTHER_DECIMALS = 3;
/** Of a small number, as a daily rate of 0.0137 percent. */
const MIN_DIGITS = 3;

function usualDecimals({ schema }: Pick<OutputField, 'schema'>): number {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  return decimalsByUnit[unit] ?? OTHER_DECIMALS;
}

/** How many decimals of a number are shown to people; those that it does not have are not made up. */
export function shownDecimals(output: Pick<OutputField, 'schema'>, decimal: string): number {
  const decimals = usualDecimals(output);
  const size = Math.abs(Number(decimal));
  if (size === 0 || size >= 1) return decimals;
  return Math.min(20, Math.max(decimals, MIN_DIGITS - 1 - Math.floor(Math.log10(size))));
}

/**
 * The decimals that every number of a column has, so that they line up: those of the number that needs most.
 */
export function columnDecimals(
  output: Pick<OutputField, 'schema'>,
  numbers: readonly (string | undefined)[],
): number {
  return neededDecimals(usualDecimals(output), numbers);
}

/** The number of decimals that some number needs, up to a limit. */
export function neededDecimals(most: number, numbers: readonly (string | undefined)[]): number {
  const counts = numbers.map((number) => {
    const decimals =
      Number(number ?? 0)
        .toFixed(most)
        .split('.')[1] ?? '';
    return decimals.replace(/0+$/, '').length;
  });
  return Math.max(0, ...counts);
}
