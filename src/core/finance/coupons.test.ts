import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dateText, dayOf } from './calendar.ts';
import { positionAmongCoupons } from './coupons.ts';

describe('placeAmongCoupons', () => {
  // Excel's documentation of COUPDAYBS, COUPDAYS, COUPNCD and COUPNUM (2011-01-25, 2011-11-15); the others
  // counted by hand.
  const cases = [
    ['2011-01-25', '2011-11-15', 2, 'actual_actual', [2, '2011-05-15', 71, 181]],
    ['2014-03-01', '2014-12-01', 2, 'actual_actual', [2, '2014-06-01', 90, 182]],
    ['2008-02-15', '2017-11-15', 2, 'thirty_360', [20, '2008-05-15', 90, 180]],
    ['2024-05-31', '2024-11-30', 2, 'actual_actual', [1, '2024-11-30', 0, 183]],
    ['2024-05-30', '2024-11-30', 2, 'actual_actual', [2, '2024-05-31', 182, 183]],
    ['2023-03-31', '2024-02-29', 2, 'thirty_360', [2, '2023-08-31', 30, 180]],
    ['2023-03-31', '2024-02-29', 2, 'thirty_e_360', [2, '2023-08-31', 32, 180]],
    ['2024-02-29', '2034-08-31', 2, 'thirty_360', [21, '2024-08-31', 0, 180]],
    ['2023-01-15', '2030-01-15', 4, 'thirty_360', [28, '2023-04-15', 0, 90]],
    // Actual days over a fixed year: 71 of the 181 days, of which 180 or 182.5 accrue to a coupon.
    ['2011-01-25', '2011-11-15', 2, 'actual_360', [2, '2011-05-15', 71, 180]],
    ['2011-01-25', '2011-11-15', 2, 'actual_365', [2, '2011-05-15', 71, 182.5]],
  ] as const;
  for (const [settlement, maturity, frequency, dayCount, expected] of cases) {
    test(`on ${settlement}, due ${maturity}, ${frequency} a year, ${dayCount}`, () => {
      const { left, next, accruedDays, periodDays } = positionAmongCoupons(
        dayOf(settlement),
        dayOf(maturity),
        frequency,
        dayCount,
      );
      assert.deepEqual([left, dateText(next), accruedDays, periodDays], expected);
    });
  }
});
