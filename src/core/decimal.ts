import { Decimal } from 'decimal.js';
import { LARGEST_RESULT, UNDECIDED, type Arithmetic, type Operand, type Units } from './arithmetic.ts';
import { outOfRange } from './errors.ts';

/**
 * Ball arithmetic in decimals of a chosen precision: the slow, deciding counterpart of `ball.ts`.
 * decimal.js rounds its elementary functions correctly but for rare cases, by its own documentation; ten units in
 * the last place are allowed for.
 */
export interface DecimalBall {
  readonly middle: Decimal;
  readonly radius: Decimal;
}

const wholeRange = { maxE: 9e15, minE: -9e15, toExpNeg: -9e15, toExpPos: 9e15 };
/** A bound is kept with few digits and always rounded up. */
const Bound = Decimal.clone({ precision: 8, rounding: Decimal.ROUND_UP, ...wholeRange });
const NOTHING = new Bound(0);
/** Covers the roundings in a quotient's bound. */
const OUTWARD = new Bound('1.000001');
/** From so many digits on, a ball this narrow around a rounding boundary is taken to lie on it. */
const TIE_DIGITS = 80;
const TIE_WIDTH = new Bound('1e-30');
const SMALLEST_SCALE = new Bound('1e-20');
/** Below this size a series is used where the closed form would cancel. */
const SERIES_SIZE = 0.01;

/** Whole powers of 1 + x up to this exponent, for an x of at least this size, are multiplied with 20 digits to spare. */
const LARGEST_MULTIPLIED = 10_000;
const SMALLEST_MULTIPLIED = 1e-6;

/** What an arithmetic of so many digits works with. */
interface Precision {
  readonly digits: number;
  readonly Working: typeof Decimal;
  /** Some digits more, for the inside of functions. */
  readonly Guarded: typeof Decimal;
  /** More still, for what accumulates and cancels. */
  readonly Spare: typeof Decimal;
  /** Digits enough to hold any sum of two working numbers that matters. */
  readonly Wide: typeof Decimal;
  readonly rounding: Decimal;
  readonly functionRounding: Decimal;
}

/** An arithmetic of so many significant digits. From 80 digits on it also decides exact ties. */
export function createDecimalArithmetic(digits: number): Arithmetic<DecimalBall> {
  const constructor = (precision: number) =>
    Decimal.clone({ precision, rounding: Decimal.ROUND_HALF_EVEN, ...wholeRange });
  const precision: Precision = {
    digits,
    Working: constructor(digits),
    Guarded: constructor(digits + 10),
    Spare: constructor(digits + 20),
    Wide: constructor(2 * digits + 60),
    rounding: new Bound(`1e${1 - digits}`),
    functionRounding: new Bound(`1e${2 - digits}`),
  };
  return {
    digits,
    of: (value) => of(precision, value),
    ofUnits: (units, decimals) => ({
      middle: new precision.Working(`${units}e-${decimals}`),
      radius: NOTHING,
    }),
    add: (a, b) => sum(precision, ball(precision, a), ball(precision, b)),
    subtract: (a, b) => sum(precision, ball(precision, a), negate(ball(precision, b))),
    multiply: (a, b) => multiply(precision, ball(precision, a), ball(precision, b)),
    divide: (a, b) => divide(precision, ball(precision, a), ball(precision, b)),
    negate,
    exp: (a) => exp(precision, a),
    expm1: (a) => expm1(precision, a),
    log: (a) => log(precision, a),
    log1p: (a) => log1p(precision, a),
    growthLess1: (rate, periods) => growthLess1(precision, rate, periods),
    isZero: (a) => compare(precision, a, of(precision, 0)) === 0,
    compare: (a, b) => compare(precision, ball(precision, a), ball(precision, b)),
    floor: (a) => floor(precision, a),
    ceiling: (a) => countOf(new precision.Wide(String(floor(precision, negate(a)))).negated()),
    enclose,
    point: ({ middle }) => ({ middle, radius: NOTHING }),
    hull: (a, b) => hull(precision, a, b),
    certainSign: ({ middle, radius }) => (middle.abs().greaterThan(radius) ? Decimal.sign(middle) : 0),
    round: (a, decimals) => round(precision, ball(precision, a), decimals),
  };
}

function of({ Working }: Precision, value: number): DecimalBall {
  return { middle: new Working(value), radius: NOTHING };
}

function ball(precision: Precision, value: Operand<DecimalBall>): DecimalBall {
  return typeof value === 'number' ? of(precision, value) : value;
}

function negate({ middle, radius }: DecimalBall): DecimalBall {
  return { middle: middle.negated(), radius };
}

function size(value: Decimal): Decimal {
  return new Bound(value).abs();
}

function isExactZero({ middle, radius }: DecimalBall): boolean {
  return middle.isZero() && radius.isZero();
}

/** A sum that fits the precision whole has no error of its own, so that exact inputs stay exact. */
function sum({ digits, Working, Wide, rounding }: Precision, x: DecimalBall, y: DecimalBall): DecimalBall {
  const exact = Wide.add(x.middle, y.middle);
  const middle = new Working(exact.toSignificantDigits(digits));
  const error = middle.equals(exact) ? NOTHING : size(middle).times(rounding);
  return { middle, radius: x.radius.plus(y.radius).plus(error) };
}

function isExact(x: DecimalBall, y: DecimalBall): boolean {
  return x.radius.isZero() && y.radius.isZero();
}

function multiply({ Working, Wide, rounding }: Precision, x: DecimalBall, y: DecimalBall): DecimalBall {
  const middle = Working.mul(x.middle, y.middle);
  if (isExact(x, y) && Wide.mul(x.middle, y.middle).equals(middle)) return { middle, radius: NOTHING };
  const inherited = size(x.middle)
    .times(y.radius)
    .plus(size(y.middle).times(x.radius))
    .plus(x.radius.times(y.radius));
  return { middle, radius: inherited.plus(size(middle).times(rounding)) };
}

/** A quotient that comes out even has no error, so that the ties of plain fractions are decided at once. */
function divide({ Working, Wide, rounding }: Precision, x: DecimalBall, y: DecimalBall): DecimalBall {
  const room = requirePositive(Wide.sub(y.middle.abs(), y.radius));
  const middle = Working.div(x.middle, y.middle);
  if (isExact(x, y) && Wide.mul(middle, y.middle).equals(x.middle)) return { middle, radius: NOTHING };
  const inherited = x.radius.plus(size(middle).times(y.radius)).times(OUTWARD).dividedBy(room).times(OUTWARD);
  return { middle, radius: inherited.plus(size(middle).times(rounding)) };
}

function requirePositive(value: Decimal): Decimal {
  if (value.lessThanOrEqualTo(0) || value.isNaN()) throw UNDECIDED;
  return value;
}

/** For 0 ≤ r ≤ 1, e^r − 1 ≤ r + r². */
function relativeSpread(radius: Decimal): Decimal {
  if (radius.greaterThan(1)) throw UNDECIDED;
  return radius.plus(radius.times(radius));
}

function functionBall({ digits, Working, functionRounding }: Precision, value: Decimal, inherited: Decimal) {
  const middle = new Working(value.toSignificantDigits(digits));
  return { middle, radius: inherited.plus(size(middle).times(functionRounding)) };
}

function exp(precision: Precision, a: DecimalBall): DecimalBall {
  const value = precision.Guarded.exp(a.middle);
  return functionBall(precision, value, size(value).times(relativeSpread(a.radius)).times(2));
}

function expm1(precision: Precision, a: DecimalBall): DecimalBall {
  if (isExactZero(a)) return a;
  const isSmall = a.middle.abs().lessThan(SERIES_SIZE);
  const value = isSmall ? expm1Series(precision, a.middle) : precision.Guarded.exp(a.middle).minus(1);
  const slope = size(value.plus(1));
  return functionBall(precision, value, slope.times(relativeSpread(a.radius)).times(2));
}

function expm1Series({ digits, Guarded }: Precision, x: Decimal): Decimal {
  let term = new Guarded(x);
  let total = term;
  const enough = term.abs().times(`1e${-digits - 8}`);
  for (let k = 2; term.abs().greaterThan(enough); k++) {
    term = term.times(x).dividedBy(k);
    total = total.plus(term);
  }
  return total;
}

function log(precision: Precision, a: DecimalBall): DecimalBall {
  const room = requirePositive(precision.Wide.sub(a.middle, a.radius));
  return functionBall(precision, precision.Guarded.ln(a.middle), a.radius.dividedBy(room));
}

function log1p(precision: Precision, a: DecimalBall): DecimalBall {
  if (isExactZero(a)) return a;
  const onePlus = precision.Wide.add(a.middle, 1);
  const room = requirePositive(onePlus.minus(a.radius));
  const isSmall = a.middle.abs().lessThan(SERIES_SIZE);
  const value = isSmall ? log1pSeries(precision, a.middle) : precision.Guarded.ln(onePlus);
  return functionBall(precision, value, a.radius.dividedBy(room));
}

/** Powers of whole exponents by multiplication, a hundred times as fast, where no more than the spare digits cancel. */
function growthLess1(precision: Precision, rate: DecimalBall, periods: Operand<DecimalBall>): DecimalBall {
  const whole = wholeNumberOf(periods);
  if (!(Math.abs(whole) <= LARGEST_MULTIPLIED) || rate.middle.abs().lessThan(SMALLEST_MULTIPLIED)) {
    return expm1(precision, multiply(precision, log1p(precision, rate), ball(precision, periods)));
  }
  const room = requirePositive(precision.Wide.add(rate.middle, 1).minus(rate.radius));
  const spread = relativeSpread(rate.radius.dividedBy(room).times(Math.abs(whole)).times(2));
  const power = new precision.Spare(1).plus(rate.middle).pow(whole);
  return functionBall(precision, power.minus(1), size(power).times(spread));
}

/** The number where it is a whole one for certain, otherwise NaN. */
function wholeNumberOf(value: Operand<DecimalBall>): number {
  if (typeof value === 'number') return Number.isInteger(value) ? value : NaN;
  return value.radius.isZero() && value.middle.isInteger() ? value.middle.toNumber() : NaN;
}

/** ln(1 + x) = 2 artanh(x / (2 + x)). */
function log1pSeries({ digits, Guarded, Wide }: Precision, x: Decimal): Decimal {
  const z = new Guarded(x).dividedBy(Wide.add(x, 2));
  const square = z.times(z);
  let power = z;
  let total = z;
  const enough = z.abs().times(`1e${-digits - 8}`);
  for (let k = 3; power.abs().greaterThan(enough); k += 2) {
    power = power.times(square);
    total = total.plus(power.dividedBy(k));
  }
  return total.times(2);
}

/** Whether a ball that straddles a boundary is narrow enough, beside `scale`, to be taken to lie on it. */
function decidesTie({ digits }: Precision, radius: Decimal, scale: Decimal): boolean {
  return digits >= TIE_DIGITS && radius.lessThanOrEqualTo(scale.times(TIE_WIDTH));
}

function compare(precision: Precision, x: DecimalBall, y: DecimalBall): number {
  const { middle, radius } = sum(precision, x, negate(y));
  if (middle.abs().greaterThan(radius)) return middle.isPositive() ? 1 : -1;
  // A difference that has cancelled to nothing keeps no trace of how large its parts were.
  const scale = Bound.max(size(x.middle), size(y.middle), SMALLEST_SCALE);
  if (radius.isZero() || decidesTie(precision, radius, scale)) return 0;
  throw UNDECIDED;
}

function floor(precision: Precision, { middle, radius }: DecimalBall): Units {
  const low = precision.Wide.sub(middle, radius).floor();
  const high = precision.Wide.add(middle, radius).floor();
  const isDecided =
    low.equals(high) || (high.minus(low).equals(1) && decidesTie(precision, radius, new Bound(1)));
  if (!isDecided) throw UNDECIDED;
  return countOf(high);
}

/** Half a unit in the last place of a double, and some slack for the bound's own rounding; the least for what underflows. */
function enclose({ middle, radius }: DecimalBall): { readonly middle: number; readonly radius: number } {
  const near = middle.toNumber();
  return { middle: near, radius: radius.toNumber() * (1 + 2 ** -50) + Math.abs(near) * 1.2e-16 + 2 ** -1072 };
}

function hull({ Working, Wide, rounding }: Precision, a: DecimalBall, b: DecimalBall): DecimalBall {
  const middle = Working.add(a.middle, b.middle).dividedBy(2);
  const half = size(Wide.sub(a.middle, b.middle)).dividedBy(2).plus(Bound.max(a.radius, b.radius));
  const rounded = size(a.middle).plus(size(b.middle)).times(rounding);
  return { middle, radius: half.plus(rounded) };
}

function round(precision: Precision, { middle, radius }: DecimalBall, decimals: number): Units {
  if (middle.abs().greaterThan(LARGEST_RESULT)) throw outOfRange();
  const scale = new precision.Wide(10).pow(decimals);
  const spread = new Bound(scale).times(radius);
  const scaled = new precision.Wide(middle).times(scale).abs();
  const low = scaled.minus(spread).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  const high = scaled.plus(spread).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  // On a tie the larger size is the one away from zero.
  const isTie = high.minus(low).equals(1) && decidesTie(precision, spread, new Bound(1));
  if (!low.equals(high) && !isTie) throw UNDECIDED;
  const units = middle.isNegative() ? high.negated() : high;
  return countOf(units);
}

/** A whole number as a count. */
function countOf(units: Decimal): Units {
  return units.abs().lessThan(2 ** 53) ? units.toNumber() + 0 : BigInt(units.toFixed(0));
}
