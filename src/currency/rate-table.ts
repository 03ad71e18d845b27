import { Decimal } from 'decimal.js';
import type { SourceId } from './source.ts';

/**
 * `gate.ts` admits quotes of at most 36 digits: a product of two, or of an amount and a rate, is exact here.
 */
export const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP, ...plainNotation() });
/** A rate as it is served; decimal.js rounds a quotient once, and half away from zero. */
const Served = Decimal.clone({ precision: 12, rounding: Decimal.ROUND_HALF_UP, ...plainNotation() });

/** One currency against the euro, and who says so. */
export interface Quote {
  readonly perEuro: Decimal;
  readonly source: SourceId;
  readonly observedOn?: string;
}

/** Every supported currency, the euro included, by code. A table never changes once it is made. */
export interface RateTable {
  readonly quotes: ReadonlyMap<string, Quote>;
}

const ratesByTable = new WeakMap<RateTable, Map<string, Readonly<Record<string, string>>>>();

function plainNotation() {
  return { toExpNeg: -9e15, toExpPos: 9e15 };
}

/**
 * How many units of `to` one unit of `from` buys: the exact quotient of their quotes, rounded to 12
 * significant digits, half away from zero; 1 for the same currency. Decimal text that is a JSON number
 * without an exponent, and that `Number` and `String` carry unchanged. Undefined when either is not in the
 * table.
 */
export function rate(table: RateTable, from: string, to: string): string | undefined {
  return table.quotes.has(to) ? rates(table, from)?.[to] : undefined;
}

/**
 * The rates from one base to every currency of the table, itself included, by code; kept for the table's
 * life.
 */
export function rates(table: RateTable, base: string): Readonly<Record<string, string>> | undefined {
  let byBase = ratesByTable.get(table);
  if (byBase === undefined) ratesByTable.set(table, (byBase = new Map()));
  const kept = byBase.get(base);
  if (kept !== undefined) return kept;
  const basePerEuro = table.quotes.get(base)?.perEuro;
  if (basePerEuro === undefined) return undefined;

  const computed = Object.fromEntries(
    [...table.quotes].map(([code, { perEuro }]) => [code, new Served(perEuro).div(basePerEuro).toFixed()]),
  );
  byBase.set(base, computed);
  return computed;
}

/**
 * What an amount comes to at a rate: the exact product, rounded half away from zero to the decimals of the
 * minor unit of the currency it is converted to. Decimal text in, decimal text out, without trailing zeros.
 */
export function convert(amount: string, rate: string, minorUnit: number): string {
  return new Exact(amount).times(rate).toDecimalPlaces(minorUnit).toFixed();
}
