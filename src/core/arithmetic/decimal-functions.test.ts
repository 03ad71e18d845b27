import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { middleOf, radiusOf } from '../../../test/kit/accuracy/decimal-ball.ts';
import { drawSome } from '../../../test/kit/draws.ts';
import { createReference } from '../../../test/kit/accuracy/reference.ts';
import { UNDECIDED } from './arithmetic.ts';
import { exactly, fit, type DecimalBall } from './decimal-ball.ts';
import { exp, expm1, log, log1p } from './decimal-functions.ts';

// decimal.js in textbook form, which shares nothing with fixed point.
const reference = createReference(700);
const functions = { exp, expm1, log, log1p };

/** Contains the value, and is nearly as narrow as its digits allow. */
function assertContains(ball: DecimalBall, value: ReturnType<typeof middleOf>, digits: number): void {
  const distance = middleOf(ball).minus(value).abs();
  const slack = value.abs().times(`1e${-digits - 10}`);
  assert.ok(distance.lessThanOrEqualTo(radiusOf(ball).plus(slack)), `${value.toString()} is left out`);
  assert.ok(
    radiusOf(ball).lessThanOrEqualTo(value.abs().times(`1e${2 - digits}`)),
    `${value.toString()} is wide`,
  );
}

describe('elementary functions of decimals', () => {
  // OEIS A001113, A002162, A002392 and A039661, of which the argument is A000796.
  const pi =
    '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798';
  const published = [
    [
      'e',
      () => exp(90, exactly(1)),
      '2.718281828459045235360287471352662497757247093699959574966967627724076630353547594571382178525166427',
    ],
    [
      'ln 2',
      () => log(90, exactly(2)),
      '0.693147180559945309417232121458176568075500134360255254120680009493393621969694715605863326996418687',
    ],
    [
      'ln 10',
      () => log1p(90, exactly(9)),
      '2.302585092994045684017991454684364207601101488628772976033327900967572609677352480235997205089598298',
    ],
    [
      'e^π',
      () => exp(90, fit(100, BigInt(pi.replace('.', '')), -101)),
      '23.14069263277926900572908636794854738026610624260021199344504640952434235069045278351697199706754921',
    ],
  ] as const;
  for (const [name, compute, digits] of published) {
    test(`${name} has the published digits`, () => {
      assertContains(compute(), new reference.Number(digits), 90);
    });
  }

  test('with any number of digits they contain the value, however small or large it is', () => {
    for (const x of drawSome([
      1e-300, -1e-17, 0.005, -0.09999, 0.1, -0.7, 1.0000001, 3.17, 744.44, -36.7, 1e12, 5e-324,
    ])) {
      const point = new reference.Number(x);
      for (const name of ['exp', 'expm1', 'log', 'log1p'] as const) {
        const isDefined = name.startsWith('exp') ? Math.abs(x) < 800 : x > (name === 'log' ? 0 : -1);
        if (!isDefined) continue;
        const value = reference[name](point);
        for (const digits of [40, 160, 640])
          assertContains(functions[name](digits, exactly(x)), value, digits);
      }
    }
  });

  test('what is left of −1 keeps its digits', () => {
    const near = log1p(40, exactly(-0.9999999999999999));
    assertContains(near, reference.log(new reference.Number('1e-16')), 40);
  });

  test('arguments beyond all bounds are left open, or are nothing', () => {
    const isOpen = (error: unknown) => error === UNDECIDED;
    assert.throws(() => exp(40, exactly(1e16)), isOpen);
    assert.throws(() => exp(40, fit(40, -1n, 16, [[2, 0]])), isOpen, 'what may be above 0 is not nothing');
    assert.throws(() => log(40, exactly(0)), isOpen);
    assert.throws(() => log(40, exactly(-1)), isOpen);
    assert.throws(() => log1p(40, exactly(-1)), isOpen);
    assert.throws(() => log1p(40, fit(40, -9n, -1, [[2, 0]])), isOpen, 'may be below −1');
    assert.ok(radiusOf(exp(40, exactly(-1e16))).lessThan('1e-1000000'));
  });
});
