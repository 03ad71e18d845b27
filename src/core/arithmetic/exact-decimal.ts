import { decimalText } from './rounding.ts';
import { absolute, countDigits, floorQuotient, tenTo } from './ten.ts';

/** A decimal with all its digits: `digits`·10^`exponent`. */
export interface ExactDecimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** The decimal that a text writes, such as "8.165" or "1e-7", or the shortest text of a double. */
export function readDecimal(value: string | number): ExactDecimal {
  const [mantissa, exponent = '0'] = String(value).split('e') as [string, string?];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

export function multiply(x: ExactDecimal, y: ExactDecimal): ExactDecimal {
  return { digits: x.digits * y.digits, exponent: x.exponent + y.exponent };
}

export function add(x: ExactDecimal, y: ExactDecimal): ExactDecimal {
  const exponent = Math.min(x.exponent, y.exponent);
  return { digits: digitsFrom(x, exponent) + digitsFrom(y, exponent), exponent };
}

export function subtract(x: ExactDecimal, y: ExactDecimal): ExactDecimal {
  return add(x, { digits: -y.digits, exponent: y.exponent });
}

/** The largest whole number that is not above x/y; y is not 0. */
export function floorRatio(x: ExactDecimal, y: ExactDecimal): bigint {
  const exponent = Math.min(x.exponent, y.exponent);
  const [over, under] = [digitsFrom(x, exponent), digitsFrom(y, exponent)];
  return under < 0n ? floorQuotient(-over, -under) : floorQuotient(over, under);
}

/** x/y, rounded once to so many significant digits, half away from zero; both are above 0. */
export function divide(x: ExactDecimal, y: ExactDecimal, significant: number): ExactDecimal {
  // One or two digits more than are wanted, the last of them standing for all that follow.
  const spare = Math.max(0, significant + 1 + countDigits(y.digits) - countDigits(x.digits));
  const scaled = x.digits * tenTo(spare);
  const quotient = scaled / y.digits;
  const isWhole = quotient * y.digits === scaled;
  const digits = isWhole ? quotient * 10n : quotient * 10n + 1n;
  return roundToDigits({ digits, exponent: x.exponent - y.exponent - spare - 1 }, significant);
}

/** Half away from zero. */
export function roundToDigits(value: ExactDecimal, significant: number): ExactDecimal {
  const surplus = countDigits(absolute(value.digits)) - significant;
  return roundToExponent(value, value.exponent + surplus);
}

/** Half away from zero. */
export function roundToDecimals(value: ExactDecimal, decimals: number): ExactDecimal {
  return roundToExponent(value, -decimals);
}

function roundToExponent(value: ExactDecimal, exponent: number): ExactDecimal {
  if (exponent <= value.exponent) return value;
  const unit = tenTo(exponent - value.exponent);
  const size = (2n * absolute(value.digits) + unit) / (2n * unit);
  return { digits: value.digits < 0n ? -size : size, exponent };
}

/** Without zeros at the end of the digits. */
export function simplify({ digits, exponent }: ExactDecimal): ExactDecimal {
  if (digits === 0n) return { digits, exponent: 0 };
  const text = String(digits);
  const zeros = text.length - text.replace(/0+$/, '').length;
  return { digits: digits / tenTo(zeros), exponent: exponent + zeros };
}

/** The shortest text without an exponent: "0.25", "1200". */
export function formatPlain({ digits, exponent }: ExactDecimal): string {
  return exponent >= 0 ? String(digits * tenTo(exponent)) : decimalText(digits, -exponent);
}

/** The power of ten of the first digit: 2 for 128, −3 for 0.0015, 0 for 0. */
export function leadingExponent({ digits, exponent }: ExactDecimal): number {
  return digits === 0n ? 0 : countDigits(absolute(digits)) - 1 + exponent;
}

/**
 * The shortest text, or one of so many significant digits, which a value with more of them must have been
 * rounded to. Where the first digit is below 10^`min`, or from 10^`max` on, it has an exponent: "1.25e-9".
 */
export function formatNumber(
  value: ExactDecimal,
  { min, max }: { readonly min: number; readonly max: number },
  significant = 1,
): string {
  const { digits, exponent } = simplify(value);
  const first = leadingExponent({ digits, exponent });
  const sign = digits < 0n ? '-' : '';
  const text = String(absolute(digits)).padEnd(significant, '0');
  if (first < min || first >= max) {
    const fraction = text.length === 1 ? '' : `.${text.slice(1)}`;
    return `${sign}${text.slice(0, 1)}${fraction}e${first < 0 ? '-' : '+'}${Math.abs(first)}`;
  }
  if (first < 0) return `${sign}0.${'0'.repeat(-first - 1)}${text}`;
  const whole = text.slice(0, first + 1).padEnd(first + 1, '0');
  const fraction = text.slice(first + 1);
  return sign + (fraction === '' ? whole : `${whole}.${fraction}`);
}

/** The largest power of ten that is a double is 10^22. */
const MAX_DOUBLE_POWER = 22;

/** The nearest double. */
export function toNumber({ digits, exponent }: ExactDecimal): number {
  const near = Number(digits);
  // A quotient of two doubles is rounded once, as a text is, which is slower to read.
  if (Number.isSafeInteger(near) && exponent <= 0 && exponent >= -MAX_DOUBLE_POWER)
    return near / Number(tenTo(-exponent));
  return Number(`${digits}e${exponent}`);
}

export function isEqual(x: ExactDecimal, y: ExactDecimal): boolean {
  return subtract(x, y).digits === 0n;
}

function digitsFrom({ digits, exponent }: ExactDecimal, from: number): bigint {
  return digits * tenTo(exponent - from);
}
