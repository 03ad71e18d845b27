import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { middleOf, radiusOf } from '../../../test/kit/accuracy/decimal-ball.ts';
import { UNDECIDED, type Arithmetic } from '../arithmetic/arithmetic.ts';
import { ballArithmetic } from '../arithmetic/ball.ts';
import type { DecimalBall } from '../arithmetic/decimal-ball.ts';
import { createDecimalArithmetic } from '../arithmetic/decimal.ts';
import { findRootInDoubles } from './root-doubles.ts';
import { findRoot, refineRoot } from './root.ts';
import { settle } from '../arithmetic/settle.ts';

type Curve = <N>(a: Arithmetic<N>, x: N) => N;

/** The root with so many decimals, decided. */
function decidedRoot(f: Curve, low: number, high: number, decimals: number): string {
  return settle((a) => {
    const x = findRoot(a, (x) => f(a, x), a.of(low), a.of(high));
    return String(a.round(x, decimals));
  });
}

const cube: Curve = (a, x) => a.subtract(a.multiply(a.multiply(x, x), x), 2);
const crossing: Curve = (a, x) => a.subtract(a.exp(a.negate(x)), x);

describe('findRoot', () => {
  // 2^(1/3) and the omega constant (OEIS A002580, A030178).
  test('narrows a root down to the digits that are asked for', () => {
    assert.equal(decidedRoot(cube, 0, 10, 12), '1259921049895');
    assert.equal(decidedRoot(cube, -1e6, 1e6, 4), '12599');
    assert.equal(decidedRoot(crossing, 0, 1, 12), '567143290410');
  });

  test('as wide as 60 digits, the answer still contains the root', () => {
    const a = createDecimalArithmetic(80);
    const x = findRoot(a, (x) => cube(a, x), a.of(0), a.of(10));
    assert.equal(a.round(x, 20), 125_992_104_989_487_316_477n, '1.25992104989487316476721… by OEIS A002580');
    assert.ok(radiusOf(x).lessThan('1e-75'));
  });

  test('from where doubles have ended, few turns lead to hundreds of digits', () => {
    const a = createDecimalArithmetic(640);
    let turns = 0;
    const count = (x: DecimalBall) => (turns++, cube(a, x));
    const x = refineRoot(a, count, { middle: 1.2599210498948732, radius: 1e-15 });
    assert.ok(turns <= 14, `${turns} turns`);
    const third = middleOf(x).pow(3).minus(2).abs();
    assert.ok(third.lessThan('1e-290') && radiusOf(x).lessThan('1e-290'));
    assert.equal(a.certainSign(a.subtract(a.multiply(a.multiply(x, x), x), 2)), 0, 'the root is left out');
  });

  test('a root that is met to its last digit is found, also with hundreds of digits', () => {
    const a = createDecimalArithmetic(640);
    const eighth = (x: DecimalBall) => a.subtract(a.multiply(x, 8), 1);
    const x = refineRoot(a, eighth, { middle: 0.125, radius: 1e-16 });
    assert.equal(a.compare(x, 0.125), 0);
    assert.ok(radiusOf(x).lessThan('1e-290'));
  });

  test('a falling function is the same', () => {
    assert.equal(
      decidedRoot((a, x) => a.negate(cube(a, x)), 0, 10, 6),
      '1259921',
    );
  });

  test('takes few turns where the function is smooth, also from afar', () => {
    for (const a of [ballArithmetic, createDecimalArithmetic(80)] as Arithmetic<unknown>[]) {
      let turns = 0;
      const count = (x: unknown) => (turns++, cube(a, x));
      findRoot(a, count, a.of(1e-9), a.of(1e9));
      assert.ok(turns <= 40, `${turns} turns with ${a.digits} digits`);
    }
  });

  test('a root that is flat is as wide as its digits leave it, never beside it', () => {
    const third: Curve = (a, x) => {
      const distance = a.subtract(x, 1.5);
      return a.multiply(a.multiply(distance, distance), distance);
    };
    assert.equal(decidedRoot(third, 0.1, 4, 4), '15000');
    const { middle, radius } = findRoot(
      ballArithmetic,
      // Multiplied out, so that the parts cancel.
      (x) => {
        const a = ballArithmetic;
        return a.add(a.multiply(a.add(a.multiply(a.add(x, -4.5), x), 6.75), x), -3.375);
      },
      ballArithmetic.of(0.1),
      ballArithmetic.of(4),
    );
    assert.ok(Math.abs(middle - 1.5) <= radius && radius < 1e-3, `${middle} ± ${radius}`);
  });

  test('a root at zero is found', () => {
    assert.equal(
      decidedRoot((a, x) => a.expm1(x), -3, 5, 4),
      '0',
    );
  });

  test('without certain signs that differ nothing is said', () => {
    for (const [low, high] of [
      [2, 3],
      [-3, -2],
    ] as const) {
      assert.throws(
        () =>
          findRoot(
            ballArithmetic,
            (x) => cube(ballArithmetic, x),
            ballArithmetic.of(low),
            ballArithmetic.of(high),
          ),
        (error) => error === UNDECIDED,
      );
    }
    assert.throws(
      () => findRoot(ballArithmetic, (x) => x, ballArithmetic.of(0), ballArithmetic.of(1)),
      (error) => error === UNDECIDED,
    );
  });
});

describe('findRootInDoubles', () => {
  const inDoubles = (f: Curve, low: number, high: number) =>
    findRootInDoubles(
      (x, error) => {
        const { middle, radius } = f(ballArithmetic, { middle: x, radius: 0 });
        error.bound = radius;
        return middle;
      },
      low,
      high,
    );

  test('the ball contains the root, and is hardly wider than a double', () => {
    const a = createDecimalArithmetic(60);
    const shapes: readonly ((shift: number) => Curve)[] = [
      (shift) => (b, x) => b.subtract(b.multiply(b.multiply(x, x), x), b.of(shift)),
      (shift) => (b, x) => b.subtract(b.exp(b.negate(x)), b.of(shift / 100)),
      (shift) => (b, x) => b.subtract(b.log1p(b.multiply(x, 1e6)), b.of(shift / 5)),
      (shift) => (b, x) => b.subtract(b.of(shift), b.multiply(x, 3)),
      (shift) => (b, x) => b.subtract(b.growthLess1(x, 20), b.of(shift)),
    ];
    for (const [index, shape] of shapes.entries()) {
      for (let shift = 0.37; shift < 60; shift *= 1.3) {
        const f = shape(shift);
        const found = inDoubles(f, 1e-9, 80);
        assert.ok(found !== undefined && found.radius < 1e-12 * found.middle, `${index}, ${shift}`);
        const x = findRoot(a, (x) => f(a, x), a.of(1e-9), a.of(80));
        const distance = middleOf(x).minus(found.middle).abs();
        assert.ok(distance.lessThanOrEqualTo(found.radius), `${index}, ${shift}: ${distance.toString()}`);
      }
    }
  });

  test('may be 0, or tell that signs are not certain', () => {
    assert.deepEqual(inDoubles((_, x) => x, -1, 1)?.middle, 0);
    assert.equal(inDoubles(cube, 2, 3), undefined);
    assert.equal(
      inDoubles((a, x) => a.multiply(x, a.subtract(a.of(0.3), 0.1 + 0.2)), -1, 1),
      undefined,
    );
    assert.equal(
      inDoubles((a, x) => a.multiply(a.multiply(x, x), x), 0, 1),
      undefined,
    );
  });
});
