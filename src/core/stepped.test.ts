import { describe, test } from 'node:test';
import { assertNumber } from '../../test/expected-number.ts';
import { accumulatedSteps, sumOfSteps } from './stepped.ts';

// Expected values: payment by payment in Python's decimal module with 60 digits.
describe('payments that rise every year', () => {
  const cases = [
    [0.01, 12, 0.1, 'begin', 30, '3.7797318826235895803026362E+1'],
    [0.005, 4, 0.05, 'end', 11, '1.1792749322106263693380869E+1'],
    [0, 12, 0.03, 'end', 36, '3.7090800000000000000000000E+1'],
    [0.05, 1, 0.06, 'end', 7, '9.6529836335110000000000000E+0'],
    [-0.02, 12, -0.1, 'begin', 25, '1.8210237948208561243947283E+1'],
  ] as const;
  for (const [rate, perYear, increase, timing, periods, expected] of cases) {
    test(`${periods} of them, ${perYear} a year, at ${rate}, with ${increase} more each year`, () => {
      assertNumber(
        (a) => accumulatedSteps(a, { rate: a.of(rate), perYear, increase: a.of(increase), timing }, periods),
        expected,
      );
    });
  }

  test('add up', () => {
    // 12·1 + 12·1.1 + 6·1.21
    assertNumber(
      (a) => sumOfSteps(a, { rate: a.of(0.01), perYear: 12, increase: a.of(0.1), timing: 'end' }, 30),
      '3.246E+1',
    );
  });
});
