import { Decimal } from 'decimal.js';
import { LARGEST_RESULT, UNDECIDED, type Arithmetic, type Operand, type Units } from './arithmetic.ts';
import { DomainError } from './errors.ts';

/**
 * Ball arithmetic in decimals of a chosen precision: the slow, deciding counterpart of `ball.ts`.
 * decimal.js rounds its elementary functions correctly but for rare cases, by its own documentation; ten units in
 * the last place are allowed for.
 */
export interface DecimalBall {
  readonly middle: Decimal;
  readonly radius: Decimal;
}

/** A bound is kept with few digits and always rounded up. */
const Bound = Decimal.clone({ precision: 8, rounding: Decimal.ROUND_UP, ...exponents() });
const NOTHING = new Bound(0);
/** From so many digits on, a ball this narrow around a rounding boundary is taken to lie on it. */
const TIE_DIGITS = 80;
const TIE_WIDTH = new Bound('1e-30');
/** Below this size a series is used where the closed form would cancel. */
const SERIES_SIZE = 0.01;

function exponents() {
  return { maxE: 9e15, minE: -9e15, toExpNeg: -9e15, toExpPos: 9e15 };
}

/** An arithmetic of so many significant digits. From 80 digits on it also decides exact ties. */
export function createDecimalArithmetic(digits: number): Arithmetic<DecimalBall> {
  const Working = Decimal.clone({ precision: digits, rounding: Decimal.ROUND_HALF_EVEN, ...exponents() });
  const Guarded = Decimal.clone({ precision: digits + 10, rounding: Decimal.ROUND_HALF_EVEN, ...exponents() });
  const Wide = Decimal.clone({ precision: 2 * digits + 60, rounding: Decimal.ROUND_HALF_EVEN, ...exponents() });
  const rounding = new Bound(`1e${1 - digits}`);
  const functionRounding = new Bound(`1e${2 - digits}`);

  const of = (value: number): DecimalBall => ({ middle: new Working(value), radius: NOTHING });
  const ball = (value: Operand<DecimalBall>) => (typeof value === 'number' ? of(value) : value);
  const size = (value: Decimal) => new Bound(value).abs();
  const isExactZero = (a: DecimalBall) => a.middle.isZero() && a.radius.isZero();

  /** The sum when it fits the precision whole, so that exact inputs stay exact. */
  function sum(x: Decimal, y: Decimal, radius: Decimal): DecimalBall {
    const exact = Wide.add(x, y);
    const middle = new Working(exact.toSignificantDigits(digits));
    const error = middle.equals(exact) ? NOTHING : size(middle).times(rounding);
    return { middle, radius: radius.plus(error) };
  }

  function add(a: Operand<DecimalBall>, b: Operand<DecimalBall>): DecimalBall {
    const [x, y] = [ball(a), ball(b)];
    return sum(x.middle, y.middle, x.radius.plus(y.radius));
  }

  function subtract(a: Operand<DecimalBall>, b: Operand<DecimalBall>): DecimalBall {
    const [x, y] = [ball(a), ball(b)];
    return sum(x.middle, y.middle.negated(), x.radius.plus(y.radius));
  }

  function multiply(a: Operand<DecimalBall>, b: Operand<DecimalBall>): DecimalBall {
    const [x, y] = [ball(a), ball(b)];
    const middle = Working.mul(x.middle, y.middle);
    const inherited = size(x.middle)
      .times(y.radius)
      .plus(size(y.middle).times(x.radius))
      .plus(x.radius.times(y.radius));
    return { middle, radius: inherited.plus(size(middle).times(rounding)) };
  }

  function divide(a: Operand<DecimalBall>, b: Operand<DecimalBall>): DecimalBall {
    const [x, y] = [ball(a), ball(b)];
    const room = Wide.sub(y.middle.abs(), y.radius);
    if (!room.isPositive() || room.isZero()) throw UNDECIDED;
    const middle = Working.div(x.middle, y.middle);
    const inherited = x.radius.plus(size(middle).times(y.radius).times('1.000001')).dividedBy(room);
    return { middle, radius: inherited.times('1.000001').plus(size(middle).times(rounding)) };
  }

  /** For 0 ≤ r ≤ 1, e^r − 1 ≤ r + r². */
  function relativeSpread(radius: Decimal): Decimal {
    if (radius.greaterThan(1)) throw UNDECIDED;
    return radius.plus(radius.times(radius));
  }

  function functionBall(value: Decimal, inherited: Decimal): DecimalBall {
    const middle = new Working(value.toSignificantDigits(digits));
    return { middle, radius: inherited.plus(size(middle).times(functionRounding)) };
  }

  function exp(a: DecimalBall): DecimalBall {
    const value = Guarded.exp(a.middle);
    return functionBall(value, size(value).times(relativeSpread(a.radius)).times(2));
  }

  function expm1(a: DecimalBall): DecimalBall {
    if (isExactZero(a)) return a;
    const value = a.middle.abs().lessThan(SERIES_SIZE) ? expm1Series(a.middle) : Guarded.exp(a.middle).minus(1);
    return functionBall(value, size(value.plus(1)).times(relativeSpread(a.radius)).times(2));
  }

  function expm1Series(x: Decimal): Decimal {
    let term = new Guarded(x);
    let total = term;
    const enough = term.abs().times(`1e${-digits - 8}`);
    for (let k = 2; term.abs().greaterThan(enough); k++) {
      term = term.times(x).dividedBy(k);
      total = total.plus(term);
    }
    return total;
  }

  function log(a: DecimalBall): DecimalBall {
    const room = Wide.sub(a.middle, a.radius);
    if (!room.isPositive() || room.isZero()) throw UNDECIDED;
    return functionBall(Guarded.ln(a.middle), a.radius.dividedBy(room));
  }

  function log1p(a: DecimalBall): DecimalBall {
    if (isExactZero(a)) return a;
    const onePlus = Wide.add(a.middle, 1);
    const room = onePlus.minus(a.radius);
    if (!room.isPositive() || room.isZero()) throw UNDECIDED;
    const value = a.middle.abs().lessThan(SERIES_SIZE) ? log1pSeries(a.middle) : Guarded.ln(onePlus);
    return functionBall(value, a.radius.dividedBy(room));
  }

  /** ln(1 + x) = 2 artanh(x / (2 + x)). */
  function log1pSeries(x: Decimal): Decimal {
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
  function decidesTie(radius: Decimal, scale: Decimal): boolean {
    return digits >= TIE_DIGITS && radius.lessThanOrEqualTo(scale.times(TIE_WIDTH));
  }

  function compare(a: Operand<DecimalBall>, b: Operand<DecimalBall>): number {
    const [x, y] = [ball(a), ball(b)];
    const { middle, radius } = subtract(x, y);
    if (middle.abs().greaterThan(radius)) return middle.isPositive() ? 1 : -1;
    if (radius.isZero() || decidesTie(radius, Bound.max(size(x.middle), size(y.middle)))) return 0;
    throw UNDECIDED;
  }

  function floor(a: DecimalBall): number {
    const low = Wide.sub(a.middle, a.radius).floor();
    const high = Wide.add(a.middle, a.radius).floor();
    if (low.equals(high)) return low.toNumber() + 0;
    if (high.minus(low).equals(1) && decidesTie(a.radius, new Bound(1))) return high.toNumber() + 0;
    throw UNDECIDED;
  }

  const ceiling = (a: DecimalBall) => -floor({ middle: a.middle.negated(), radius: a.radius }) + 0;

  function round(a: Operand<DecimalBall>, decimals: number): Units {
    const { middle, radius } = ball(a);
    if (middle.abs().greaterThan(LARGEST_RESULT)) {
      throw new DomainError('result-out-of-range', 'a result is beyond 1e21; smaller amounts, rates or durations have one');
    }
    const scale = new Wide(10).pow(decimals);
    const spread = new Bound(scale).times(radius);
    const scaled = new Wide(middle).times(scale).abs();
    const low = scaled.minus(spread).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
    const high = scaled.plus(spread).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
    // On a tie the larger size is the one away from zero.
    const decided = low.equals(high) || (high.minus(low).equals(1) && decidesTie(spread, new Bound(1)));
    if (!decided) throw UNDECIDED;
    const units = middle.isNegative() ? high.negated() : high;
    return units.abs().lessThan(2 ** 53) ? units.toNumber() + 0 : BigInt(units.toFixed(0));
  }

  return { of, add, subtract, multiply, divide, exp, expm1, log, log1p, compare, floor, ceiling, round };
}
