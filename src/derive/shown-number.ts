import { Decimal } from 'decimal.js';
import type { Expression } from '#core/equations/tree.ts';

/** Digits of the values in an explanation: more than a double has, so that every rounding can be checked. */
const SHOWN_DIGITS = 20;
/** A value that has no further digits up to this one is shown with those that it has. */
export const KNOWN_DIGITS = 40;
/** Powers of ten from which on to which a number in an equation is written without one. */
const [MIN_PLAIN, MAX_PLAIN] = [-7, 21];

const Shown = Decimal.clone({ precision: KNOWN_DIGITS, toExpNeg: MIN_PLAIN - 1, toExpPos: MAX_PLAIN });

/** A value as a number in JSON: with 20 digits it may be rounded, with fewer it is not. */
export function shownNumber(value: Decimal): string {
  const known = new Shown(value).toSignificantDigits(KNOWN_DIGITS);
  return known.precision() < SHOWN_DIGITS ? known.toString() : known.toPrecision(SHOWN_DIGITS);
}

/** Digits that a person reads, and decimals that are never cut, so that an amount has its cents. */
const [SHORT_DIGITS, SHORT_DECIMALS] = [10, 2];

/** A number of an explanation without the digits that only a check of it needs. */
export function shortNumber(text: string): string {
  const number = new Decimal(text);
  return number.toSignificantDigits(Math.max(SHORT_DIGITS, number.e + 1 + SHORT_DECIMALS)).toString();
}

/** A value as it is put into an equation: 12.5, or 1.25·10^−9. */
export function shownExpression(value: Decimal): Expression {
  const [number, exponent] = shownNumber(value.abs()).split('e') as [string, string?];
  const mantissa: Expression = { kind: 'number', text: number };
  const shown = exponent === undefined ? mantissa : timesPowerOfTen(mantissa, Number(exponent));
  return value.isNegative() && !value.isZero() ? { kind: 'negation', operand: shown } : shown;
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
