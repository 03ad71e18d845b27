import {
  divide,
  formatPlain,
  multiply,
  readDecimal,
  roundToDecimals,
  type ExactDecimal,
} from '#core/arithmetic/exact-decimal.ts';
import type { SourceId } from '#currency/sources/source.ts';

/** Of a rate as it is served. */
const SIGNIFICANT_DIGITS = 12;

/** One currency, and who quotes it. */
export interface Quote {
  /** For 1 unit of a base that all quotes of a table have in common. */
  readonly units: ExactDecimal;
  readonly source: SourceId;
  readonly observedOn?: string;
}

/** Every supported currency by code, the common base included. A table never changes once it is made. */
export interface RateTable {
  readonly quotes: ReadonlyMap<string, Quote>;
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
  return formatPlain(divide(quote.units, base.units, SIGNIFICANT_DIGITS));
}

/**
 * What an amount comes to at a rate: the exact product, rounded half away from zero to the decimals of the
 * minor unit of the currency it is converted to. Decimal text in, decimal text out, without trailing zeros.
 */
export function convert(amount: string, rate: string, minorUnit: number): string {
  return formatPlain(roundToDecimals(multiply(readDecimal(amount), readDecimal(rate)), minorUnit));
}
