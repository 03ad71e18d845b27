import {
  formatNumber,
  leadingExponent,
  readDecimal,
  roundToDigits,
  simplify,
  type ExactDecimal,
} from '#core/arithmetic/exact-decimal.ts';
import type { Expression } from '#core/equations/language/tree.ts';

/** Digits of the values in an explanation: more than a double has, so that every rounding can be checked. */
const SHOWN_DIGITS = 20;
/** A value that has no further digits up to this one is shown with those that it has. */
export const KNOWN_DIGITS = 40;
/** Between these powers of ten a number is written without one. */
const PLAIN = { min: -7, max: 21 } as const;

/** A value as a number in JSON: with 20 digits it may be rounded, with fewer it is not. */
export function shownNumber(value: ExactDecimal): string {
  const known = simplify(roundToDigits(value, KNOWN_DIGITS));
  const isShort = String(known.digits).replace('-', '').length < SHOWN_DIGITS;
  if (isShort) return formatNumber(known, PLAIN);
  return formatNumber(roundToDigits(known, SHOWN_DIGITS), { ...PLAIN, max: SHOWN_DIGITS }, SHOWN_DIGITS);
}

/** Digits that a person reads, and decimals that are never cut, so that an amount has its cents. */
const [SHORT_DIGITS, SHORT_DECIMALS] = [10, 2];

/** A number of an explanation without the digits that only a check of it needs. */
export function shortNumber(text: string): string {
  const number = readDecimal(text);
  const digits = Math.max(SHORT_DIGITS, leadingExponent(number) + 1 + SHORT_DECIMALS);
  return formatNumber(roundToDigits(number, digits), PLAIN);
}

/** A value as it is put into an equation: 12.5, or 1.25·10^−9. */
export function shownExpression({ digits, exponent: last }: ExactDecimal): Expression {
  const size = { digits: digits < 0n ? -digits : digits, exponent: last };
  const [number, exponent] = shownNumber(size).split('e') as [string, string?];
  const mantissa: Expression = { kind: 'number', text: number };
  const shown = exponent === undefined ? mantissa : timesPowerOfTen(mantissa, Number(exponent));
  return digits < 0n ? { kind: 'negation', operand: shown } : shown;
}

function timesPowerOfTen(left: Expression, exponent: number): Expression {
  const size: Expression = { kind: 'number', text: String(Math.abs(exponent)) };
  const right: Expression = {
    kind: 'operation',
    operator: '^',
    left: { kind: 'number', text: '10' },
    right: exponent < 0 ? { kind: 'negation', operand: size } : size,
  };
  return { kind: 'operation', operator: '·', left, right };
}
