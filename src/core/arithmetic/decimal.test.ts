import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createDecimalSubject, tallyContainment } from '../../../test/kit/accuracy/containment.ts';
import { UNDECIDED } from './arithmetic.ts';
import { createDecimalArithmetic } from './decimal.ts';
import { countDraws, drawSome } from '../../../test/kit/draws.ts';

const OPERATIONS = countDraws(1_000);

describe('decimal arithmetic', () => {
  test(`every result of ${OPERATIONS} random operations at 40 digits contains the value at 300`, () => {
    assert.deepEqual(tallyContainment(createDecimalSubject(40), 1, 0, OPERATIONS).escapes, []);
  });

  test('whole powers, which are multiplied, contain the powers of all that the rate may be', () => {
    const { arithmetic, reference, make, middle, radius } = createDecimalSubject(40);
    for (const rate of drawSome([0.07, 0.005, -0.5, 3])) {
      for (const periods of [1, 2, 12, -1, -12, 360, -360]) {
        const wide = make(rate, 1e-20);
        const power = arithmetic.growthLess1(wide, periods);
        for (const edge of [middle(wide).plus(radius(wide)), middle(wide).minus(radius(wide))]) {
          const exact = reference.expm1(reference.log1p(edge).times(periods));
          const distance = exact.minus(middle(power)).abs();
          assert.ok(distance.lessThanOrEqualTo(radius(power)), `(1 + ${rate})^${periods}`);
        }
      }
    }
  });

  test('takes a ball on a rounding boundary for a tie from 160 digits on, not before', () => {
    const fortieth = (digits: number) => {
      const a = createDecimalArithmetic(digits);
      // A third has no end, so what should be 0.025 is a ball around it.
      return a.round(a.multiply(a.divide(a.of(0.1), 3), 0.75), 2);
    };
    assert.throws(
      () => fortieth(80),
      (error) => error === UNDECIDED,
    );
    assert.equal(fortieth(160), 3);
  });

  test('so many periods that no double counts them are left open', () => {
    const a = createDecimalArithmetic(40);
    assert.throws(
      () => a.growthLess1(a.of(1e-300), Infinity),
      (error) => error === UNDECIDED,
    );
  });

  test('reads units to the last digit', () => {
    const a = createDecimalArithmetic(40);
    assert.equal(a.round(a.ofUnits(10n ** 23n - 1n, 2), 2), 10n ** 23n - 1n);
  });
});
