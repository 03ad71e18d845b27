import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createBallSubject, tallyContainment } from '../../../test/kit/accuracy/containment.ts';
import { measureElementary } from '../../../test/kit/accuracy/elementary.ts';
import { Decimal } from 'decimal.js';
import { createRandom } from '../../../test/kit/accuracy/random.ts';
import { UNDECIDED } from './arithmetic.ts';
import { ballArithmetic as a, nestedSum } from './ball.ts';
import { countDraws } from '../../../test/kit/draws.ts';

/** What ball.ts assumes of the machine. */
const ASSUMED_ULPS = 2;
const OPERATIONS = countDraws(20_000);
const SUMS = countDraws(3_000);
/** For a busy machine; a quiet one takes a tenth. */
const timeout = 60_000;

describe('ball arithmetic', () => {
  test(
    `every result of ${OPERATIONS} random operations contains the true value, every decision is right`,
    { timeout },
    () => {
      const { escapes, undecided } = tallyContainment(createBallSubject(), 1, 0, OPERATIONS);
      assert.deepEqual(escapes, []);
      assert.ok(undecided < OPERATIONS / 5, `${undecided} undecided`);
    },
  );

  test('the elementary functions of this machine err by less than is allowed for', { timeout }, () => {
    for (const { name, ulps, at } of measureElementary(1, 0, countDraws(8000))) {
      assert.ok(ulps <= ASSUMED_ULPS, `Math.${name}(${at}) errs by ${ulps} ulp`);
    }
  });

  test('sums and differences of exact numbers are exact', () => {
    assert.deepEqual(a.subtract(a.of(1.125), 1.125), { middle: 0, radius: 0 });
    assert.deepEqual(a.add(a.of(400_000), -80_000), { middle: 320_000, radius: 0 });
  });

  test('a nested sum contains the true value, whichever numbers of its balls they are', { timeout }, () => {
    const Exact = Decimal.clone({ precision: 400, minE: -9e15, maxE: 9e15 });
    // A number in short is read as its decimal form, which is another one.
    // oxlint-disable-next-line oxc/number-arg-out-of-range -- up to 100 since ES2018
    const exactly = (value: number) => new Exact(value.toPrecision(100));
    const random = createRandom(1, 'nested sum').unit;
    const draw = (size: number) => {
      const middle = random() < 0.1 ? Math.round(8 * random()) / 8 : (2 * random() - 1) * size;
      const radius = random() < 0.3 ? 0 : Math.abs(middle) * 10 ** (-17 + 12 * random());
      const point = exactly(middle).plus(exactly(radius).times(Math.sign(random() - 0.5)));
      return { ball: { middle, radius }, point };
    };
    for (let round = 0; round < SUMS; round++) {
      const size = 10 ** (300 * random() ** 4 * Math.sign(random() - 0.7));
      const factors = [draw(1), draw(1.1), { ball: a.of(1), point: new Exact(1) }];
      const [first, ...terms] = Array.from({ length: 2 + Math.floor(40 * random()) }, () => draw(size));
      const which = terms.map(() => Math.floor(3 * random()));
      const { middle, radius } = nestedSum(
        first!.ball,
        factors.map(({ ball }) => ball),
        which,
        terms.map(({ ball }) => ball),
      );
      const exact = terms.reduce(
        (sum, { point }, index) => sum.times(factors[which[index]!]!.point).plus(point),
        first!.point,
      );
      const allowed = exactly(radius).plus(exact.abs().times('1e-90'));
      const distance = exact.minus(exactly(middle)).abs();
      assert.ok(distance.lte(allowed), `${exact.toString()} is not within ${radius} of ${middle}`);
    }
  });

  test('a decimal that is no double is a ball around it', () => {
    assert.ok(a.of(0.1).radius > 0);
    assert.ok(a.of(1e15 + 0.125).radius > 0.02, 'its decimal form is not the double');
    assert.equal(a.of(320_000).radius, 0);
  });

  test('a quotient of subnormal numbers keeps its radius', () => {
    // The divisor may be any number from 4.0e-314 to 6.0e-314, so the quotient one from 8.2e-11 to 1.24e-10.
    const { middle, radius } = a.divide({ middle: 5e-324, radius: 0 }, { middle: 5e-314, radius: 1e-314 });
    assert.ok(middle + radius >= 1.235e-10 && middle - radius <= 8.2e-11, `${middle} ± ${radius}`);
    const narrow = a.divide({ middle: 5e-324, radius: 0 }, { middle: 5e-314, radius: 1e-317 });
    assert.ok(narrow.radius >= 1.9e-14, `${narrow.middle} ± ${narrow.radius}`);
  });

  test('a quotient that underflows contains what a wide divisor allows for', () => {
    const divisor = { middle: -393_368_089_830_072.1, radius: 389_961_389_628_031.6 };
    const { middle, radius } = a.divide({ middle: 1e-300, radius: 1.2000002e-316 }, divisor);
    // With the divisor −3406700202040.5, which is in it; 30 digits in Python's decimal module.
    assert.ok(middle - radius <= -2.935391847e-313, `${middle} ± ${radius}`);
  });

  test('units are read exactly or with a radius', () => {
    assert.ok(Math.abs(a.ofUnits(816, 2).middle - 8.16) <= a.ofUnits(816, 2).radius);
    assert.ok(a.ofUnits(10n ** 23n + 1n, 2).radius > 0);
    assert.equal(a.isZero(a.ofUnits(0, 2)), true);
  });

  test('refuses only what is surely beyond 1e21', () => {
    assert.throws(() => a.round(a.of(1.1e21), 2), { name: 'DomainError' });
    assert.throws(
      () => a.round({ middle: 1.1e21, radius: 2e20 }, 2),
      (error) => error === UNDECIDED,
    );
  });

  test('leaves open what a ball does not decide', () => {
    const open = [
      () => a.round(a.of(8.165), 2),
      () => a.floor(a.multiply(a.of(0.1), 10)),
      () => a.compare(a.of(0.3), a.add(a.of(0.1), 0.2)),
      () => a.isZero(a.subtract(a.of(0.3), a.add(a.of(0.1), 0.2))),
      () => a.divide(1, a.subtract(a.of(0.3), a.add(a.of(0.1), 0.2))),
      () => a.log(a.subtract(a.of(0.3), a.add(a.of(0.1), 0.2))),
      () => a.exp({ middle: 0, radius: 2 }),
      () => a.round(a.of(1e18), 2),
      () => a.round(a.exp(a.of(1000)), 2),
    ];
    for (const [index, ask] of open.entries()) {
      assert.throws(ask, (error) => error === UNDECIDED, `question ${index}`);
    }
  });
});
