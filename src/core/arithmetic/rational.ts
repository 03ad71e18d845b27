import { MAX_RESULT, UNDECIDED, type Arithmetic, type Operand, type Units } from './arithmetic.ts';
import { outOfRange } from '#base/errors.ts';
import { fractionOf, type Fraction } from './fraction.ts';

/**
 * Exact fractions: most answers that balls leave open are ties of these, which no number of digits decides. A
 * value that is not rational, or would take too many bits, is unknown; so is whatever is made of it, and a
 * question about it is left open.
 */
export type Rational = BoundedFraction | typeof UNKNOWN;

/** Not reduced. */
interface BoundedFraction extends Fraction {
  /** As many as the numerator and the denominator have at most: known before they are multiplied out. */
  readonly bits: number;
}

/** Not undefined, which stands for what is absent. */
export const UNKNOWN = null;

/** Numbers of this size are multiplied in a few microseconds. */
const MAX_BITS = 4096;

const ZERO: Rational = { numerator: 0n, denominator: 1n, bits: 1 };
const EXACT_MAX_RESULT = of(MAX_RESULT);

function of(value: number): Rational {
  const { numerator, denominator } = fractionOf(value, 1);
  const size = Math.max(Math.abs(Number(numerator)), Number(denominator));
  // One more than the logarithm says covers the rounding of both.
  return bounded(Math.floor(Math.log2(size)) + 2, () => ({ numerator, denominator }));
}

/** What takes too many bits is never calculated. */
function bounded(bits: number, calculate: () => Fraction): Rational {
  if (bits > MAX_BITS) return UNKNOWN;
  const { numerator, denominator } = calculate();
  return { numerator, denominator, bits };
}

function ofUnits(units: Units, decimals: number): Rational {
  return divide(ofWhole(BigInt(units)), of(10 ** decimals));
}

function ofWhole(whole: bigint): Rational {
  return bounded(whole.toString(2).length, () => ({ numerator: whole, denominator: 1n }));
}

function rational(value: Operand<Rational>): Rational {
  return typeof value === 'number' ? of(value) : value;
}

function add(a: Operand<Rational>, b: Operand<Rational>): Rational {
  const [x, y] = [rational(a), rational(b)];
  if (x === UNKNOWN || y === UNKNOWN) return UNKNOWN;
  return bounded(x.bits + y.bits + 1, () => ({
    numerator: x.numerator * y.denominator + y.numerator * x.denominator,
    denominator: x.denominator * y.denominator,
  }));
}

function subtract(a: Operand<Rational>, b: Operand<Rational>): Rational {
  return add(a, negate(rational(b)));
}

function multiply(a: Operand<Rational>, b: Operand<Rational>): Rational {
  const [x, y] = [rational(a), rational(b)];
  if (x === UNKNOWN || y === UNKNOWN) return UNKNOWN;
  return bounded(x.bits + y.bits, () => ({
    numerator: x.numerator * y.numerator,
    denominator: x.denominator * y.denominator,
  }));
}

function divide(a: Operand<Rational>, b: Operand<Rational>): Rational {
  return multiply(a, inverse(rational(b)));
}

function inverse(a: Rational): Rational {
  if (a === UNKNOWN) return UNKNOWN;
  const { numerator, denominator, bits } = a;
  if (numerator === 0n) throw UNDECIDED;
  return numerator > 0n
    ? { numerator: denominator, denominator: numerator, bits }
    : { numerator: -denominator, denominator: -numerator, bits };
}

function negate(a: Rational): Rational {
  return a && { ...a, numerator: -a.numerator };
}

/** Of the values of exp, expm1, log and log1p, only that at a whole zero or one is rational. */
function onlyAt(a: Rational, whole: bigint, value: Rational): Rational {
  return a !== UNKNOWN && a.numerator === whole * a.denominator ? value : UNKNOWN;
}

/** The normal distribution has 1/2 below 0; no other rational value of it is known here. */
function quantile(p: Rational): Rational {
  return p !== UNKNOWN && 2n * p.numerator === p.denominator ? ZERO : UNKNOWN;
}

/** Rational where the periods are whole. */
function growthLess1(rate: Rational, periods: Operand<Rational>): Rational {
  const [factor, times] = [add(rate, 1), rational(periods)];
  if (factor === UNKNOWN || times === UNKNOWN || times.numerator % times.denominator !== 0n) return UNKNOWN;
  const count = times.numerator / times.denominator;
  const { numerator, denominator } = count < 0n ? inverse(factor)! : factor;
  const size = count < 0n ? -count : count;
  const power = bounded(factor.bits * Number(size), () => ({
    numerator: numerator ** size,
    denominator: denominator ** size,
  }));
  return subtract(power, 1);
}

/** −1, 0 or 1. */
function signOf(a: Rational): number {
  if (a === UNKNOWN) throw UNDECIDED;
  if (a.numerator === 0n) return 0;
  return a.numerator < 0n ? -1 : 1;
}

function floor(a: Rational): Units {
  if (a === UNKNOWN) throw UNDECIDED;
  const { numerator, denominator } = a;
  const quotient = numerator / denominator;
  return countOf(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

function ceiling(a: Rational): Units {
  return countOf(-BigInt(floor(negate(a))));
}

function round(a: Operand<Rational>, decimals: number): Units {
  const value = rational(a);
  const isNegative = signOf(value) < 0;
  const size = isNegative ? negate(value) : value;
  if (signOf(subtract(size, EXACT_MAX_RESULT)) > 0) throw outOfRange();
  // Half away from zero is half up, of the size.
  const units = BigInt(floor(add(multiply(size, of(10 ** decimals)), 0.5)));
  return countOf(isNegative ? -units : units);
}

/** A whole number as a count. */
function countOf(units: bigint): Units {
  return units > -(2n ** 53n) && units < 2n ** 53n ? Number(units) : units;
}

/** Numbers are searched for in doubles and decimals; here nothing is known of them. */
function unsearched(): never {
  throw UNDECIDED;
}

/** The exact implementation of `Arithmetic`; it leaves open what is not rational or too long. */
export const rationalArithmetic: Arithmetic<Rational> = {
  of,
  ofUnits,
  add,
  subtract,
  multiply,
  divide,
  negate,
  exp: (a) => onlyAt(a, 0n, of(1)),
  expm1: (a) => onlyAt(a, 0n, ZERO),
  log: (a) => onlyAt(a, 1n, ZERO),
  log1p: (a) => onlyAt(a, 0n, ZERO),
  growthLess1,
  normalDensity: () => UNKNOWN,
  normalCdf: (a) => onlyAt(a, 0n, of(0.5)),
  normalQuantile: quantile,
  isZero: (a) => signOf(a) === 0,
  compare: (a, b) => signOf(subtract(a, b)),
  floor,
  ceiling,
  digits: 0,
  enclose: unsearched,
  point: (a) => a,
  hull: () => UNKNOWN,
  certainSign: (a) => (a === UNKNOWN ? 0 : signOf(a)),
  round,
};
