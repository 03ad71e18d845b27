import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { annuityRates } from './annuity-rate.ts';
import type { PaymentTiming } from './annuity.ts';
import { settle } from '../arithmetic/settle.ts';

function ratesOf(periods: number, amounts: readonly [number, number, number], timing: PaymentTiming = 'end') {
  return settle((a) => {
    const [presentValue, payment, futureValue] = amounts;
    const rates = annuityRates(a, {
      presentValue: a.of(presentValue),
      payment: a.of(payment),
      futureValue: a.of(futureValue),
      periods,
      timing,
    });
    return rates.map((rate) => String(a.round(a.multiply(rate, 100), 6)));
  });
}

describe('annuityRates', () => {
  // Roots of the sum of the discounted payments, by scan and bisection in Python with 60 digits. The first
  // five were reported to numpy-financial, formulajs and Apache POI as cases that fail there.
  const cases = [
    [8, [-440000, 263175, 25500], 'end', ['58387791']],
    [348, [790000, -157119 / 12, 0], 'end', ['1651836']],
    [37, [-40000, -7200, 4477839], 'end', ['10646164']],
    [22, [20000, 30000, -82257625], 'end', ['35397960']],
    [22, [10000, 10000, -313562750], 'end', ['52522783']],
    [360, [360000, -1000, 0], 'end', ['0']],
    [360, [360000, -1000.5, 0], 'begin', ['279']],
    [1, [-100, 0, 110], 'end', ['10000000']],
    [10, [-100, 30, -120], 'end', ['22517284', '-20957770']],
    [2, [100, -220, 121], 'end', ['158323970']],
    [20, [-100, 5, -100], 'end', []],
    [5, [100, 200, 0], 'end', []],
    [5, [0, 0, 0], 'begin', []],
  ] as const;
  for (const [periods, amounts, timing, expected] of cases) {
    test(`of ${amounts.join(', ')} over ${periods} periods, paid at the ${timing}`, () => {
      assert.deepEqual(ratesOf(periods, amounts, timing), expected);
    });
  }
});
