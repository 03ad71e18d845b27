import type { Arithmetic, Operand, Units } from '#core/arithmetic/arithmetic.ts';
import { dateText } from '#core/finance/calendar.ts';
import { DomainError, outOfRange } from '#base/errors.ts';

/** What the code that rounds results may call, as `h`. */

/** The reasons of outputs without a value, by their names; undefined where nobody asks. */
type Omitted = Map<string, string> | undefined;

export function roundNumber<N>(a: Arithmetic<N>, value: N, decimals: number, name: string): Units {
  try {
    return a.round(value, decimals);
  } catch (error) {
    throw isOutOfRange(error) ? outOfRange(name) : error;
  }
}

export function roundOrOmit<N>(
  a: Arithmetic<N>,
  value: N,
  decimals: number,
  name: string,
  omitted: Omitted,
): Units | undefined {
  try {
    return a.round(value, decimals);
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    omitted?.set(name, 'The result exceeds 1e21.');
    return undefined;
  }
}

function isOutOfRange(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'result-out-of-range';
}

/** The date of a day, which is a whole number. */
export function dayText<N>(a: Arithmetic<N>, day: Operand<N>): string {
  return dateText(typeof day === 'number' ? day : Number(a.round(day, 0)));
}

/** Of a number that is 1 or 0, or a truth that code answered. */
export function isOne<N>(a: Arithmetic<N>, flag: Operand<N> | boolean): boolean {
  return typeof flag === 'boolean' ? flag : a.round(flag, 0) === 1;
}
