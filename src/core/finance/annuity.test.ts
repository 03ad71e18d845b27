import { describe, test } from 'node:test';
import { assertNumber } from '../../../test/kit/expected-number.ts';
import { accumulationFactor, presentValueFactor } from './annuity.ts';

// Expected values: the textbook forms with 700 digits in Python's decimal module.

describe('accumulationFactor', () => {
  const cases = [
    [0, 1200, '1.2000000000000000000000000E+3'],
    [1e-300, 1200, '1.2000000000000000000000000E+3'],
    [1e-12, 1200, '1.2000000007194000002872804E+3'],
    [-1e-12, 1200, '1.1999999992806000002872804E+3'],
    [0.01, 120, '2.3003868945736650478769642E+2'],
    [-0.999999999999, 120, '1.0000000000010000000000010E+0'],
  ] as const;
  for (const [rate, periods, expected] of cases) {
    test(`sums ${periods} payments at a rate of ${rate}, to the last digit`, () => {
      assertNumber((a) => accumulationFactor(a, a.of(rate), periods), expected);
    });
  }
});

describe('presentValueFactor', () => {
  const cases = [
    [0, 360, '3.6000000000000000000000000E+2'],
    [1e-12, 360, '3.5999999993502000000784092E+2'],
    [-0.5, 3, '1.4000000000000000000000000E+1'],
    [0.01, 120, '6.9700522031397253354716999E+1'],
  ] as const;
  for (const [rate, periods, expected] of cases) {
    test(`of ${periods} payments at a rate of ${rate}, to the last digit`, () => {
      assertNumber((a) => presentValueFactor(a, a.of(rate), periods), expected);
    });
  }
});
