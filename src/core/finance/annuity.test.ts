import { describe, test } from 'node:test';
import { assertNumber } from '../../../test/kit/expected-number.ts';
import {
  accumulationFactor,
  accumulationFactorAt,
  levelPayment,
  monthlyGrowth,
  presentValueFactor,
} from './annuity.ts';

// Expected values: the textbook forms with 700 digits in Python's decimal module.

describe('levelPayment', () => {
  const cases = [
    [0, '8.8888888888888888888888889E+2'],
    [1e-300, '8.8888888888888888888888889E+2'],
    [1e-12, '8.8888888904933333334293326E+2'],
    [0.01, '3.2915603101616141647347793E+3'],
    [0.5, '1.6000000000000000000000000E+5'],
  ] as const;
  for (const [rate, expected] of cases) {
    test(`repays 320000 over 360 periods at a rate of ${rate}, to the last digit`, () => {
      assertNumber((a) => levelPayment(a, a.of(320_000), a.of(rate), 360), expected);
    });
  }
});

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

  test('at the beginning of each period every payment earns one period more', () => {
    assertNumber((a) => accumulationFactorAt(a, a.of(0.5), 2, 'begin'), '3.75');
    assertNumber((a) => accumulationFactorAt(a, a.of(0.5), 2, 'end'), '2.5');
  });
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

describe('monthlyGrowth', () => {
  test('a nominal rate is a twelfth', () => {
    assertNumber((a) => monthlyGrowth(a, a.of(6), 'nominal'), '0.005');
  });

  test('twelve months compound to an effective rate, however small', () => {
    assertNumber((a) => monthlyGrowth(a, a.of(12), 'effective'), '9.4887929345829741263550692E-3');
    assertNumber((a) => monthlyGrowth(a, a.of(1e-12), 'effective'), '8.3333333333332951388888889E-16');
  });
});
