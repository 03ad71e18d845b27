import type { OutputField } from '#catalogue/fields.ts';

/**
 * The decimals that people read of a result, by its unit: those of the API have all of their own. Prices of one unit have four, as
 * markets quote them.
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

/** How many decimals of a number are shown to people; those that it does not have are not made up. */
export function shownDecimals({ schema }: Pick<OutputField, 'schema'>, decimal: string): number {
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  const decimals = decimalsByUnit[unit] ?? OTHER_DECIMALS;
  const size = Math.abs(Number(decimal));
  if (size === 0 || size >= 1) return decimals;
  return Math.min(20, Math.max(decimals, MIN_DIGITS - 1 - Math.floor(Math.log10(size))));
}
