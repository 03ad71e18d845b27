import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import {
  add,
  divide,
  type ExactDecimal,
  floorRatio,
  formatNumber,
  formatPlain,
  multiply,
  readDecimal,
  roundToDecimals,
  roundToDigits,
  subtract,
} from './exact-decimal.ts';

/** decimal.js, with more digits than any result below has. */
const Reference = Decimal.clone({ precision: 2000, rounding: Decimal.ROUND_HALF_UP });
const plain = (value: Decimal) => (value.isZero() ? '0' : value.toFixed());

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 36n), max: 10n ** 36n }), fc.integer({ min: -320, max: 40 }))
  .map(([digits, exponent]) => `${digits}e${exponent}`);
const positive = decimals.filter((text) => !text.startsWith('-') && !text.startsWith('0'));
/** Few digits, so that halves are met. */
const short = fc
  .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -6, max: 3 }))
  .map(([digits, exponent]) => `${digits}e${exponent}`);

describe('exact decimals', () => {
  test('are read and written as they are', () => {
    for (const [text, expected] of [
      ['8.165', '8.165'],
      ['1e-7', '0.0000001'],
      ['1.5e+21', '1500000000000000000000'],
      ['-0.10', '-0.1'],
      ['0.000', '0'],
      ['-12e3', '-12000'],
    ] as const) {
      assert.equal(formatPlain(readDecimal(text)), expected);
    }
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        assert.equal(formatPlain(readDecimal(value)), plain(new Reference(value)));
      }),
    );
  });

  test('are added, subtracted and multiplied without a rounding', () => {
    const operations: readonly [
      (x: ExactDecimal, y: ExactDecimal) => ExactDecimal,
      (x: Decimal, y: Decimal) => Decimal,
    ][] = [
      [add, (x, y) => x.plus(y)],
      [subtract, (x, y) => x.minus(y)],
      [multiply, (x, y) => x.times(y)],
    ];
    fc.assert(
      fc.property(decimals, decimals, (x, y) => {
        for (const [ours, theirs] of operations) {
          assert.equal(
            formatPlain(ours(readDecimal(x), readDecimal(y))),
            plain(theirs(new Reference(x), new Reference(y))),
          );
        }
      }),
    );
  });

  test('are rounded half away from zero', () => {
    assert.equal(formatPlain(roundToDecimals(readDecimal('-2.345'), 2)), '-2.35');
    assert.equal(formatPlain(roundToDigits(readDecimal('99.95'), 3)), '100');
    fc.assert(
      fc.property(fc.oneof(decimals, short), fc.integer({ min: 1, max: 8 }), (text, places) => {
        const value = new Reference(text);
        assert.equal(
          formatPlain(roundToDecimals(readDecimal(text), places)),
          plain(value.toDecimalPlaces(places)),
        );
        assert.equal(
          formatPlain(roundToDigits(readDecimal(text), places)),
          plain(value.toSignificantDigits(places)),
        );
      }),
    );
  });

  test('are divided with one rounding', () => {
    const Short = Decimal.clone({ precision: 12, rounding: Decimal.ROUND_HALF_UP });
    fc.assert(
      fc.property(positive, positive, (x, y) => {
        const expected = new Short(x).div(y).toFixed();
        assert.equal(formatPlain(divide(readDecimal(x), readDecimal(y), 12)), expected);
      }),
    );
    // Exactly half of the last digit, and a part of 10^−30 less.
    assert.equal(formatPlain(divide(readDecimal('0.1234567890125'), readDecimal(1), 12)), '0.123456789013');
    const less = readDecimal('0.123456789012499999999999999999999999999999');
    assert.equal(formatPlain(divide(less, readDecimal(1), 12)), '0.123456789012');
  });

  test('have a whole part of their ratio', () => {
    const other = short.filter((text) => !/^-?0e/.test(text));
    fc.assert(
      fc.property(short, other, (x, y) => {
        const expected = new Reference(x).div(y).floor().toFixed();
        assert.equal(String(floorRatio(readDecimal(x), readDecimal(y))), expected.replace(/^-0$/, '0'));
      }),
    );
  });
});

test('exact decimals are written with an exponent where they are tiny or huge', () => {
  const Short = Decimal.clone({ toExpNeg: -8, toExpPos: 21, precision: 40 });
  for (const text of ['0', '5', '-0.25', '1e-7', '1.5e-8', '-1e-9', '999e18', '1e21', '-1.25e30', '123e-3']) {
    assert.equal(formatNumber(readDecimal(text), { min: -7, max: 21 }), new Short(text).toString(), text);
  }
  for (const text of ['12345678901234567890123', '0.1', '1e-9', '-12.5', '99999999999999999999.5']) {
    const rounded = roundToDigits(readDecimal(text), 20);
    assert.equal(formatNumber(rounded, { min: -7, max: 20 }, 20), new Short(text).toPrecision(20), text);
  }
});
