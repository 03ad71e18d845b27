import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decimalText } from './rounding.ts';

describe('decimalText', () => {
  const cases = [
    [212_897, 2, '2128.97'],
    [83_000, 4, '8.3'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [-816, 2, '-8.16'],
    [100, 2, '1'],
    [-1200, 2, '-12'],
    [0, 2, '0'],
    [0, 0, '0'],
    [-7, 0, '-7'],
    [1, 4, '0.0001'],
    [1234, 3, '1.234'],
    [1_234_567, 6, '1.234567'],
    [1, 12, '0.000000000001'],
    [9_007_199_254_740_991, 2, '90071992547409.91'],
    [2n ** 60n, 2, '11529215046068469.76'],
    [-(10n ** 23n), 2, '-1000000000000000000000'],
    [10n ** 23n + 5n, 2, '1000000000000000000000.05'],
  ] as const;
  for (const [units, decimals, text] of cases) {
    test(`${units} units of 10^-${decimals} are written ${text}`, () => {
      assert.equal(decimalText(units, decimals), text);
    });
  }

  test('a number that is exact as one is written as JSON writes it', () => {
    for (let units = -30_000; units <= 30_000; units += 7) {
      assert.equal(decimalText(units, 2), JSON.stringify(units / 100));
      assert.equal(
        decimalText(units, 4),
        JSON.stringify(units / 10_000).replace(/^(-?)(\d)e-5$/, '$10.0000$2'),
      );
    }
  });
});
