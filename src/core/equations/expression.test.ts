import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { evaluateExpression, parseExpression } from './expression.ts';

const names = new Map<string, Decimal | string>(
  Object.entries({
    r: new Decimal('1e-300'),
    n: new Decimal(12),
    half: new Decimal(0.5),
    unknown: new Decimal(NaN),
    decimals: new Decimal(2),
    mode: 'begin',
  }),
);

function evaluate(text: string, digits = 40): Decimal {
  return evaluateExpression(parseExpression(text), names, digits);
}

describe('expressions', () => {
  // By hand, and √2 and ln 2 by OEIS A002193 and A002162.
  const expected = [
    ['2^half', '1.41421356237309504880168872420969807857'],
    ['ln(2)', '0.693147180559945309417232121458176568076'],
    ['2^−2 − 3·4/2', '-5.75'],
    ['0^half + 0^n + 0^0', '1'],
    ['(−2)^3', '-8'],
    ['floor(1/3·3) + ceil(−half)', '1'],
    ['max(−3, half, −n)', '0.5'],
    ['round(8.165) + round(−8.165)·10', '-73.53'],
    ['(half^(0 − n))^(1/n)', '2'],
  ] as const;
  for (const [text, value] of expected) {
    test(`${text} is ${value}`, () => {
      assert.equal(evaluate(text).toSignificantDigits(39).toString(), new Decimal(value).toString());
    });
  }

  test('with digits enough nothing is lost beside 1', () => {
    // By the binomial series: n·r + n·(n − 1)/2·r², and r/2 − r²/8.
    const whole = evaluate('((1 + r)^n − 1)/r', 640);
    assert.equal(whole.minus(12).toSignificantDigits(30).toString(), '6.6e-299');
    const part = evaluate('((1 + r)^half − 1)/r', 640);
    assert.equal(part.minus(0.5).toSignificantDigits(30).toString(), '-1.25e-301');
  });

  test('what has no value is NaN, and so is all that is made of it', () => {
    for (const text of ['1/0', 'ln(0)', 'ln(−1)', '(−1)^half', '0^(−1)', '0·(1/0)', 'unknown + 1']) {
      assert.ok(evaluate(text).isNaN(), text);
    }
  });

  test('a name must stand for a number', () => {
    assert.throws(() => evaluate('mode + 1'), /mode is not a number/);
    assert.throws(() => evaluate('other'), /other is not a number/);
  });
});
