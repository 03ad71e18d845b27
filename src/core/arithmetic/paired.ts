import { UNDECIDED, type Arithmetic, type Operand } from './arithmetic.ts';
import { ballArithmetic, type Ball } from './ball.ts';
import { countExactOperation } from '#base/effort.ts';
import { UNKNOWN, rationalArithmetic, type Rational } from './rational.ts';

/**
 * A ball with the exact fraction beside it, where there is one: each decision is made by the one of them that
 * can. So a tie of plain fractions is decided also in a formula that has logarithms elsewhere.
 */
export interface Paired {
  readonly ball: Ball;
  readonly exact: Rational;
}

/** Contains everything, and decides nothing. */
const ANYWHERE: Ball = { middle: 0, radius: Infinity };

function pair(ball: () => Ball, exact: () => Rational): Paired {
  countExactOperation();
  return { ball: attempt(ball) ?? ANYWHERE, exact: attempt(exact) ?? UNKNOWN };
}

function decide<Answer>(byBall: () => Answer, exactly: () => Answer): Answer {
  return attempt(byBall) ?? exactly();
}

/** Undefined where the digits at hand do not decide. */
function attempt<Answer>(run: () => Answer): Answer | undefined {
  try {
    return run();
  } catch (error) {
    if (error !== UNDECIDED) throw error;
    return undefined;
  }
}

const ballOf = (value: Operand<Paired>) => (typeof value === 'number' ? value : value.ball);
const exactOf = (value: Operand<Paired>) => (typeof value === 'number' ? value : value.exact);

type Binary = 'add' | 'subtract' | 'multiply' | 'divide';
type Unary = 'negate' | 'exp' | 'expm1' | 'log' | 'log1p' | 'normalDensity' | 'normalCdf' | 'normalQuantile';
type Whole = 'floor' | 'ceiling';

const binary = (name: Binary) => (a: Operand<Paired>, b: Operand<Paired>) =>
  pair(
    () => ballArithmetic[name](ballOf(a), ballOf(b)),
    () => rationalArithmetic[name](exactOf(a), exactOf(b)),
  );

const unary = (name: Unary) => (a: Paired) =>
  pair(
    () => ballArithmetic[name](a.ball),
    () => rationalArithmetic[name](a.exact),
  );

const whole = (name: Whole) => (a: Paired) =>
  decide(
    () => ballArithmetic[name](a.ball),
    () => rationalArithmetic[name](a.exact),
  );

/** The implementation of `Arithmetic` for what balls alone leave open. */
export const pairedArithmetic: Arithmetic<Paired> = {
  digits: ballArithmetic.digits,
  of: (value) => ({ ball: ballArithmetic.of(value), exact: rationalArithmetic.of(value) }),
  ofUnits: (units, decimals) => ({
    ball: ballArithmetic.ofUnits(units, decimals),
    exact: rationalArithmetic.ofUnits(units, decimals),
  }),
  add: binary('add'),
  subtract: binary('subtract'),
  multiply: binary('multiply'),
  divide: binary('divide'),
  negate: unary('negate'),
  exp: unary('exp'),
  expm1: unary('expm1'),
  log: unary('log'),
  log1p: unary('log1p'),
  normalDensity: unary('normalDensity'),
  normalCdf: unary('normalCdf'),
  normalQuantile: unary('normalQuantile'),
  growthLess1: (rate, periods) =>
    pair(
      () => ballArithmetic.growthLess1(rate.ball, ballOf(periods)),
      () => rationalArithmetic.growthLess1(rate.exact, exactOf(periods)),
    ),
  isZero: (a) =>
    decide(
      () => ballArithmetic.isZero(a.ball),
      () => rationalArithmetic.isZero(a.exact),
    ),
  compare: (a, b) =>
    decide(
      () => ballArithmetic.compare(ballOf(a), ballOf(b)),
      () => rationalArithmetic.compare(exactOf(a), exactOf(b)),
    ),
  floor: whole('floor'),
  ceiling: whole('ceiling'),
  enclose: (a) => ballArithmetic.enclose(a.ball),
  // A double is found by searching, never a fraction.
  point: (a) => ({ ball: ballArithmetic.point(a.ball), exact: UNKNOWN }),
  hull: (a, b) => ({ ball: ballArithmetic.hull(a.ball, b.ball), exact: UNKNOWN }),
  certainSign: (a) => ballArithmetic.certainSign(a.ball) || rationalArithmetic.certainSign(a.exact),
  round: (a, decimals) =>
    decide(
      () => ballArithmetic.round(ballOf(a), decimals),
      () => rationalArithmetic.round(exactOf(a), decimals),
    ),
};
