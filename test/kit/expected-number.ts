import assert from 'node:assert/strict';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { createDecimalArithmetic } from '#core/arithmetic/decimal.ts';
import { middleOf } from './accuracy/decimal-ball.ts';
import { createReference } from './accuracy/reference.ts';

const { Number: Wide, ofDouble } = createReference(60);
const decimalArithmetic = createDecimalArithmetic(40);
/** A ball wider than this, beside its value, has lost digits to cancellation. */
const WIDEST = '1e-11';

/**
 * Both arithmetics give the expected number, which has 26 digits: the ball contains it and is narrow,
 * decimals show it.
 */
export function assertNumber(compute: <N>(a: Arithmetic<N>) => N, expected: string): void {
  const exact = new Wide(expected);
  const rounding = exact.abs().times('1e-25');
  const ball = compute(ballArithmetic);
  const radius = ofDouble(ball.radius).plus(rounding);
  assert.ok(
    exact.minus(ofDouble(ball.middle)).abs().lessThanOrEqualTo(radius),
    `${ball.middle} ± ${ball.radius}, not ${expected}`,
  );
  assert.ok(
    radius.lessThanOrEqualTo(exact.abs().times(WIDEST)),
    `${ball.middle} ± ${ball.radius} is too wide`,
  );
  const middle = middleOf(compute(decimalArithmetic));
  assert.ok(exact.minus(middle).abs().lessThanOrEqualTo(rounding), `${middle.toString()}, not ${expected}`);
}
