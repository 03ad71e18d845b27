import { Decimal } from 'decimal.js';
import type { SourceId } from './source.ts';

/**
 * `gate.ts` admits quotes of at most 36 digits: a product of two, or of an amount and a rate, is exact here.
 */
export const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP, ...plainNotation() });
/** A rate as it is served; decimal.js rounds a quotient once, and half away from zero. */
const Served = Decimal.clone({ precision: 12, rounding: Decimal.ROUND_HALF_UP, ...plainNotation() });

/** One currency, and who quotes it. */
export interface Quote {
  /** For 1 unit of a base that all quotes of a table have in common. */
  readonly units: Decimal;
  readonly source: SourceId;
  readonly observedOn?: string;
}

/** Every supported currency by code, the common base included. A table never changes once it is made. */
export interface RateTable {
  readonly quotes: ReadonlyMap<string, Quote>;
}

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
  const [base, quote] = [table.quotes.get(from), table.quotes.get(to)];
  if (base === undefined || quote === undefined) return undefined;
  return new Served(quote.units).div(base.units).toFixed();
}

/**
 * What an amount comes to at a rate: the exact product, rounded half away from zero to the decimals of the
 * minor unit of the currency it is converted to. Decimal text in, decimal text out, without trailing zeros.
 */
export function convert(amount: string, rate: string, minorUnit: number): string {
  return new Exact(amount).times(rate).toDecimalPlaces(minorUnit).toFixed();
}
