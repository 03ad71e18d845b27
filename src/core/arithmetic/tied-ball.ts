import { UNDECIDED, type Arithmetic, type Operand } from './arithmetic.ts';
import { ballArithmetic, type Ball } from './ball.ts';
import {
  commonDenominator,
  denominatorOf,
  denominatorOfGrowth,
  denominatorOfProduct,
  denominatorOfQuotient,
  denominatorTimes,
  isOnIt,
  type Approximation,
} from './denominators.ts';

/**
 * A ball with the denominator of the exact value, where that is known: it decides ties in doubles, unless
 * they have many digits.
 */
export interface TiedBall {
  readonly ball: Ball;
  readonly denominator: number;
}

/** Bounds the relative roundings of a few operations. */
const ROUNDING = 1e-15;

const ballOf = (value: Operand<TiedBall>) => (typeof value === 'number' ? value : value.ball);
const denominatorIn = (value: Operand<TiedBall>) =>
  typeof value === 'number' ? denominatorOf(value) : value.denominator;

const unknown = (ball: Ball): TiedBall => ({ ball, denominator: Infinity });

const sum = (name: 'add' | 'subtract') => (a: Operand<TiedBall>, b: Operand<TiedBall>) => ({
  ball: ballArithmetic[name](ballOf(a), ballOf(b)),
  denominator: commonDenominator(denominatorIn(a), denominatorIn(b)),
});

function multiply(a: Operand<TiedBall>, b: Operand<TiedBall>): TiedBall {
  const ball = ballArithmetic.multiply(ballOf(a), ballOf(b));
  return { ball, denominator: denominatorOfProduct(approximation(a), approximation(b)) };
}

function divide(a: Operand<TiedBall>, b: Operand<TiedBall>): TiedBall {
  const ball = ballArithmetic.divide(ballOf(a), ballOf(b));
  return { ball, denominator: denominatorOfQuotient(approximation(a), approximation(b)) };
}

function growthLess1(rate: TiedBall, periods: Operand<TiedBall>): TiedBall {
  const ball = ballArithmetic.growthLess1(rate.ball, ballOf(periods));
  return { ball, denominator: denominatorOfGrowth(approximation(rate), approximation(periods)) };
}

function approximation(value: Operand<TiedBall>): Approximation {
  const { middle, radius } = ballArithmetic.add(ballOf(value), 0);
  return { value: middle, error: radius, denominator: denominatorIn(value) };
}

/**
 * What balls decide, or else what is known of a value that is certainly on the whole number, or half one,
 * next to it.
 */
function decide<Answer>(byBall: () => Answer, byDenominator: () => Answer | undefined): Answer {
  try {
    return byBall();
  } catch (error) {
    if (error !== UNDECIDED) throw error;
  }
  const answer = byDenominator();
  if (answer === undefined) throw UNDECIDED;
  return answer;
}

/** The whole number that a value is for certain. */
function wholeOf({ ball: { middle, radius }, denominator }: TiedBall): number | undefined {
  const nearest = Math.round(middle);
  return isOnIt(Math.abs(middle - nearest) + radius, denominator) ? nearest + 0 : undefined;
}

function sign(value: TiedBall): number {
  return decide(
    () => ballArithmetic.compare(value.ball, 0),
    () => (wholeOf(value) === 0 ? 0 : undefined),
  );
}

const whole = (name: 'floor' | 'ceiling') => (value: TiedBall) =>
  decide(
    () => ballArithmetic[name](value.ball),
    () => wholeOf(value),
  );

/** Where the value is half a unit above a whole count for certain, it is rounded away from zero. */
function roundTie(value: Operand<TiedBall>, decimals: number): number | undefined {
  const { middle, radius } = ballArithmetic.add(ballOf(value), 0);
  const scale = 10 ** decimals;
  const size = Math.abs(middle) * scale;
  const tie = Math.floor(size) + 0.5;
  const distance = Math.abs(size - tie) + radius * scale + size * ROUNDING;
  if (!isOnIt(2 * distance, denominatorTimes(denominatorIn(value), scale))) return undefined;
  return Math.sign(middle) * (tie + 0.5);
}

/** Doubles that also decide what lies on a tie, such as amounts of half a cent. */
export const tiedBallArithmetic: Arithmetic<TiedBall> = {
  digits: ballArithmetic.digits,
  of: (value) => ({ ball: ballArithmetic.of(value), denominator: denominatorOf(value) }),
  ofUnits: (units, decimals) => ({
    ball: ballArithmetic.ofUnits(units, decimals),
    denominator: 10 ** decimals,
  }),
  add: sum('add'),
  subtract: sum('subtract'),
  multiply,
  divide,
  negate: ({ ball, denominator }) => ({ ball: ballArithmetic.negate(ball), denominator }),
  exp: ({ ball }) => unknown(ballArithmetic.exp(ball)),
  expm1: ({ ball }) => unknown(ballArithmetic.expm1(ball)),
  log: ({ ball }) => unknown(ballArithmetic.log(ball)),
  log1p: ({ ball }) => unknown(ballArithmetic.log1p(ball)),
  growthLess1,
  normalDensity: ({ ball }) => unknown(ballArithmetic.normalDensity(ball)),
  normalCdf: ({ ball }) => unknown(ballArithmetic.normalCdf(ball)),
  normalQuantile: ({ ball }) => unknown(ballArithmetic.normalQuantile(ball)),
  isZero: (a) => sign(a) === 0,
  compare: (a, b) => sign(sum('subtract')(a, b)),
  floor: whole('floor'),
  ceiling: whole('ceiling'),
  enclose: ({ ball }) => ballArithmetic.enclose(ball),
  // A double is found by searching, never a fraction.
  point: ({ ball }) => unknown(ballArithmetic.point(ball)),
  hull: (a, b) => unknown(ballArithmetic.hull(a.ball, b.ball)),
  certainSign: ({ ball }) => ballArithmetic.certainSign(ball),
  round: (a, decimals) =>
    decide(
      () => ballArithmetic.round(ballOf(a), decimals),
      () => roundTie(a, decimals),
    ),
};
