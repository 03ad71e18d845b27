import { UNDECIDED } from './arithmetic.ts';
import {
  exactly,
  fit,
  INWARD,
  isExactZero,
  nearOf,
  sizeOf,
  sum,
  type Bound,
  type DecimalBall,
} from './decimal-ball.ts';
import { fixedExp, fixedLn10, fixedLog1p } from './fixed-point.ts';
import { scaleBound, tenTo } from './ten.ts';

/**
 * Elementary functions of decimal balls, calculated in binary fixed point: the argument less a multiple of ln
 * 10.
 */

/** Digits inside of a function beyond those of its result. */
const GUARD_DIGITS = 8;
/**
 * Bits beyond those of the digits, so that all errors in fixed point are below half a unit of the last digit.
 */
const GUARD_BITS = 8;
const BITS_PER_DIGIT = Math.log2(10);
/** From here on nothing is left of a power, or too much. */
const MAX_EXPONENT = 1e15;
/**
 * What a function's value is off in units of its last digit, of which there are `GUARD_DIGITS` more than are
 * kept.
 */
const VALUE_ERROR: Bound = [2, 0];
const ONE = exactly(1);
const MINUS_ONE = exactly(-1);

const bitsOf = (digits: number) => Math.ceil(digits * BITS_PER_DIGIT) + GUARD_BITS;

/** e^x for all x of a ball. */
export function exp(digits: number, x: DecimalBall): DecimalBall {
  if (isExactZero(x)) return ONE;
  const spread = spreadOf(x);
  const near = nearOf(x);
  if (near > MAX_EXPONENT) throw UNDECIDED;
  if (near < -MAX_EXPONENT) return fit(digits, 0n, -MAX_EXPONENT / 4, [[1, 0]]);
  const inner = digits + GUARD_DIGITS;
  const tens = Math.round(near / Math.LN10);
  const bits = bitsBeside(tens, inner);
  const rest = fixed(x.middle, x.exponent, bits) - BigInt(tens) * fixedLn10(bits);
  const value = fit(Infinity, digitsOf(fixedExp(rest, bits), bits, inner), tens - inner);
  const [size, power] = sizeOf(value);
  return fit(digits, value.middle, value.exponent, [
    VALUE_ERROR,
    [size * spread * x.radius, power + x.exponent],
  ]);
}

/** For 0 ≤ r ≤ 1, e^r − 1 ≤ r·(1 + r): the bracket. */
function spreadOf({ radius, exponent }: DecimalBall): number {
  const reach = scaleBound(radius, exponent);
  if (!(reach <= 1)) throw UNDECIDED;
  return 1 + reach;
}

/** e^x − 1 for all x of a ball. */
export function expm1(digits: number, x: DecimalBall): DecimalBall {
  if (isExactZero(x)) return x;
  if (x.size + x.exponent > 0) return sum(digits, exp(digits + GUARD_DIGITS, x), MINUS_ONE);
  return smallFunction(digits, x, fixedExpm1, x.radius * spreadOf(x) * MAX_SLOPE);
}

/** Of e^x for |x| < 1. */
const MAX_SLOPE = 2.8;

const fixedExpm1 = (x: bigint, bits: number) => fixedExp(x, bits) - (1n << BigInt(bits));

/** The natural logarithm of all x of a ball. */
export function log(digits: number, x: DecimalBall): DecimalBall {
  const less1 = sum(exactDigits(digits, x), x, MINUS_ONE);
  return isSmall(less1) ? smallLog1p(digits, less1) : largeLog(digits, x);
}

/** ln(1 + x) for all x of a ball. */
export function log1p(digits: number, x: DecimalBall): DecimalBall {
  return isSmall(x) ? smallLog1p(digits, x) : largeLog(digits, sum(exactDigits(digits, x), x, ONE));
}

/** Digits that hold a number and 1 together, where both are of about the same size. */
const exactDigits = (digits: number, { size }: DecimalBall) => 2 * (digits + size);

/** Whether the middle is below a tenth. */
const isSmall = ({ size, exponent }: DecimalBall) => size + exponent < 0;

function smallLog1p(digits: number, x: DecimalBall): DecimalBall {
  if (isExactZero(x)) return x;
  const room = (1 + nearOf(x)) * INWARD - scaleBound(x.radius, x.exponent);
  if (!(room > 0)) throw UNDECIDED;
  return smallFunction(digits, x, fixedLog1p, x.radius / room);
}

function largeLog(digits: number, x: DecimalBall): DecimalBall {
  const [size, power] = sizeOf(x);
  const room = size * INWARD - scaleBound(x.radius, -power);
  if (!(room > 0 && x.middle > 0n)) throw UNDECIDED;
  const inner = digits + GUARD_DIGITS;
  // What is left is from 0.3 to 3.2.
  const tens = power + x.exponent + (size > 3.17 ? 1 : 0);
  const bits = bitsBeside(tens, inner);
  const rest = fixed(x.middle, x.exponent - tens, bits) - (1n << BigInt(bits));
  const value = fixedLog1p(rest, bits) + BigInt(tens) * fixedLn10(bits);
  return fit(digits, digitsOf(value, bits, inner), -inner, [VALUE_ERROR, [x.radius / room, inner - power]]);
}

/**
 * A function that is nearly its argument, where that is below 1: with all digits however small it is.
 * `inherited` is how far the radius moves its value, in units of the argument's last digit.
 */
function smallFunction(
  digits: number,
  x: DecimalBall,
  fixedFunction: (x: bigint, bits: number) => bigint,
  inherited: number,
): DecimalBall {
  const [size, power] = sizeOf(x);
  const first = power + x.exponent;
  // Such a value is within x² of x.
  if (size === 0 || first < -digits)
    return fit(digits, x.middle, x.exponent, [
      [inherited, 0],
      [size * size, power + first],
    ]);
  const inner = digits + GUARD_DIGITS - first;
  const bits = bitsOf(inner);
  const value = fixedFunction(fixed(x.middle, x.exponent, bits), bits);
  return fit(digits, digitsOf(value, bits, inner), -inner, [VALUE_ERROR, [inherited, x.exponent + inner]]);
}

/** Bits that hold so many digits, and the error of a multiple of ln 10 besides. */
function bitsBeside(tens: number, digits: number): number {
  return bitsOf(digits) + Math.ceil(Math.log2(Math.abs(tens) + 1));
}

/** middle·10^exponent in fixed point; the rest is cut off. */
function fixed(middle: bigint, exponent: number, bits: number): bigint {
  const shifted = middle << BigInt(bits);
  return exponent >= 0 ? shifted * tenTo(exponent) : shifted / tenTo(-exponent);
}

/** A fixed-point number in units of 10^−digits; the rest is cut off. */
function digitsOf(value: bigint, bits: number, digits: number): bigint {
  return (value * tenTo(digits)) >> BigInt(bits);
}
