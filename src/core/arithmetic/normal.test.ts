import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { middleOf, radiusOf } from '../../../test/kit/accuracy/decimal-ball.ts';
import { createRandom } from '../../../test/kit/accuracy/random.ts';
import { createReference } from '../../../test/kit/accuracy/reference.ts';
import { countDraws } from '../../../test/kit/draws.ts';
import { UNDECIDED } from './arithmetic.ts';
import { ballArithmetic, type Ball } from './ball.ts';
import { createDecimalArithmetic } from './decimal.ts';
import { exactly, fit, type DecimalBall } from './decimal-ball.ts';
import { normalCdf, normalDensity } from './decimal-normal.ts';
import { pairedArithmetic } from './paired.ts';

/** 120 digits by other series in Python's decimals: golden/normal_distribution.py. */
const recorded = JSON.parse(
  readFileSync(new URL('../../../golden/recorded/normal-distribution.json', import.meta.url), 'utf8'),
) as Readonly<Record<'density' | 'distribution' | 'quantile', Readonly<Record<string, string>>>>;
const Exact = Decimal.clone({ precision: 800, minE: -9e15, maxE: 9e15 });
const isOpen = (error: unknown) => error === UNDECIDED;
const POINTS = countDraws(80);
const DIGITS = [40, 80, 110];

/** Contains the value, and is no wider than this. */
function assertContains(ball: DecimalBall, value: Decimal, widest: Decimal.Value, what: string): void {
  const slack = value.abs().times('1e-118');
  const distance = middleOf(ball).minus(value).abs();
  assert.ok(distance.lte(radiusOf(ball).plus(slack)), `${what}: ${value.toString()} is left out`);
  assert.ok(radiusOf(ball).lte(widest), `${what} is wide`);
}

function assertBall({ middle, radius }: Ball, value: Decimal, widest: number, what: string): void {
  // A number in short is read as its decimal form, which is another one.
  // oxlint-disable-next-line oxc/number-arg-out-of-range -- up to 100 since ES2018
  const distance = new Exact(middle.toPrecision(100)).minus(value).abs();
  assert.ok(distance.lte(radius), `${what}: ${value.toString()} is not within ${radius} of ${middle}`);
  assert.ok(radius <= widest, `${what} is wide: ${radius}`);
}

describe('the normal distribution in decimals', () => {
  test('has the values of other series, also where next to nothing is left, with as many digits as are asked for', () => {
    for (const digits of DIGITS) {
      for (const [name, calculate] of [
        ['density', normalDensity],
        ['distribution', normalCdf],
      ] as const) {
        for (const [x, text] of Object.entries(recorded[name])) {
          const value = new Exact(text);
          assertContains(
            calculate(digits, exactly(x)),
            value,
            value.times(`1e${1 - digits}`),
            `${name} ${x}`,
          );
        }
      }
    }
  });

  test('has their quantiles', () => {
    for (const digits of DIGITS) {
      const a = createDecimalArithmetic(digits);
      for (const [p, text] of Object.entries(recorded.quantile)) {
        const value = new Exact(text);
        const widest = Decimal.max(value.abs(), 1).times(`1e${2 - digits}`);
        assertContains(a.normalQuantile(exactly(p)), value, widest, `quantile ${p}`);
      }
    }
  });

  test('is symmetric with 640 digits, and its quantile is its inverse', () => {
    const a = createDecimalArithmetic(640);
    for (const x of ['0.7', '3.3', '12', '25.3', '26', '40']) {
      const both = a.add(normalCdf(640, exactly(x)), normalCdf(640, exactly(`-${x}`)));
      assertContains(both, new Exact(1), '1e-638', x);
    }
    for (const p of ['0.05', '0.5', '1e-30', '0.99']) {
      const again = a.normalCdf(a.normalQuantile(exactly(p)));
      assertContains(again, new Exact(p), new Exact(p).times('1e-636'), p);
    }
  });

  test('is next to nothing far out, however many digits there are', () => {
    for (const x of ['-216', '-1e13', '-5e200']) {
      for (const ball of [normalCdf(640, exactly(x)), normalDensity(640, exactly(x))]) {
        assert.equal(ball.middle, 0n);
        assertContains(ball, new Exact(0), '1e-9999', x);
      }
    }
    assertContains(normalCdf(640, exactly('1e13')), new Exact(1), '1e-638', '1e13');
  });

  test('of wide balls contains the ends, and is nearly as narrow as they allow', () => {
    const reference = createReference(120);
    for (const [middle, radius] of [
      [0, 0.5],
      [-3, 1e-3],
      [2, 0.25],
      [-9, 1e-20],
      [0.1, 3],
    ] as const) {
      const x = fit(40, BigInt(Math.round(middle * 1e6)) * 10n ** 34n, -40, [[radius, 40]]);
      for (const end of [middle - radius, middle + radius, middle]) {
        const point = new reference.Number(middle).plus(
          end === middle ? 0 : Math.sign(end - middle) * radius,
        );
        const value = reference.normalCdf(point);
        assertContains(normalCdf(40, x), value, radius * 0.5, `Φ of ${middle} ± ${radius}`);
        assertContains(
          normalDensity(40, x),
          reference.normalDensity(point),
          radius * 0.3,
          `φ of ${middle} ± ${radius}`,
        );
      }
    }
  });
});

describe('the normal distribution in doubles', () => {
  test('has the values of other series within its bounds, which are a few units in the last place', () => {
    for (const [x, text] of Object.entries(recorded.distribution)) {
      const value = new Exact(text);
      const size = Math.max(Number(text) * (1 + Number(x) ** 2), Number(x) > 0 ? 0.1 : 0);
      assertBall(
        ballArithmetic.normalCdf(ballArithmetic.of(Number(x))),
        value,
        4e-15 * size + 1e-130,
        `Φ(${x})`,
      );
    }
    for (const [x, text] of Object.entries(recorded.density)) {
      const widest = 2e-15 * Number(text) * (1 + Number(x) ** 2) + 1e-130;
      assertBall(
        ballArithmetic.normalDensity(ballArithmetic.of(Number(x))),
        new Exact(text),
        widest,
        `φ(${x})`,
      );
    }
    for (const [p, text] of Object.entries(recorded.quantile)) {
      const q = Math.min(Number(p), 1 - Number(p));
      const widest = 3e-15 * Math.max(1, Math.abs(Number(text))) + (Number(p) > 0.5 ? 1e-15 / q : 0);
      assertBall(
        ballArithmetic.normalQuantile(ballArithmetic.of(Number(p))),
        new Exact(text),
        widest,
        `quantile ${p}`,
      );
    }
  });

  test(`contains what many digits give at ${POINTS} random points, and at the ends of their balls`, () => {
    const reference = createReference(60);
    const { unit, pick } = createRandom(1, 'normal distribution');
    for (let i = 0; i < POINTS; i++) {
      const x = (2 * unit() - 1) * pick([0.2, 2, 6, 12]);
      const radius = pick([0, 1e-15, 1e-6, 0.01, 1]) * unit();
      for (const side of [-1, 0, 1]) {
        const point = reference.ofDouble(x).plus(reference.ofDouble(radius).times(side));
        const [cdf, density] = [reference.normalCdf(point), reference.normalDensity(point)];
        assertBall(ballArithmetic.normalCdf({ middle: x, radius }), cdf, 1, `Φ(${x} ± ${radius})`);
        assertBall(ballArithmetic.normalDensity({ middle: x, radius }), density, 1, `φ(${x} ± ${radius})`);
      }
    }
  });

  test('is known where it is rational', () => {
    const half = pairedArithmetic.normalCdf(pairedArithmetic.of(0));
    assert.equal(pairedArithmetic.compare(half, 0.5), 0);
    assert.equal(pairedArithmetic.isZero(pairedArithmetic.normalQuantile(pairedArithmetic.of(0.5))), true);
  });

  // M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), tables 26.1 and 26.5; OEIS
  // A220510.
  const published: readonly [string, () => Ball, number][] = [
    ['Φ(1)', () => ballArithmetic.normalCdf(ballArithmetic.of(1)), 0.841344746068543],
    ['Φ(2)', () => ballArithmetic.normalCdf(ballArithmetic.of(2)), 0.977249868051821],
    ['φ(1)', () => ballArithmetic.normalDensity(ballArithmetic.of(1)), 0.241970724519143],
    ['Φ⁻¹(0.95)', () => ballArithmetic.normalQuantile(ballArithmetic.of(0.95)), 1.644853626951473],
    ['Φ⁻¹(0.975)', () => ballArithmetic.normalQuantile(ballArithmetic.of(0.975)), 1.95996398454005],
    ['Φ⁻¹(0.99)', () => ballArithmetic.normalQuantile(ballArithmetic.of(0.99)), 2.326347874040841],
  ];
  for (const [name, calculate, value] of published) {
    test(`${name} has the published digits`, () => {
      assert.ok(Math.abs(calculate().middle - value) < 6e-15);
    });
  }

  test('leaves open the quantile of what may be no probability, or is too wide', () => {
    for (const [middle, radius] of [
      [0, 0],
      [1, 0],
      [-0.1, 0],
      [1e-20, 1e-19],
      [0.5, 0.4],
      [NaN, 0],
    ] as const) {
      assert.throws(() => ballArithmetic.normalQuantile({ middle, radius }), isOpen, `${middle} ± ${radius}`);
    }
    assert.throws(() => createDecimalArithmetic(40).normalQuantile(exactly(1)), isOpen);
  });

  test('of no number is none', () => {
    assert.ok(Number.isNaN(ballArithmetic.normalCdf({ middle: NaN, radius: 0 }).radius));
    assert.ok(Number.isNaN(ballArithmetic.normalDensity({ middle: NaN, radius: 0 }).radius));
    assert.equal(ballArithmetic.normalCdf({ middle: -50, radius: 0 }).middle, 0);
    assert.equal(ballArithmetic.normalCdf({ middle: 50, radius: 0 }).middle, 1);
  });
});
