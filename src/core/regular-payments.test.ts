import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertNumber } from '../../test/expected-number.ts';
import { ballArithmetic } from './ball.ts';
import { accumulatePayments, countPayments, discountPayments } from './regular-payments.ts';

// Expected values: every payment by itself, carried to the end and to the beginning, in Python's decimal module.

describe('regular payments of 100', () => {
  const cases = [
    [12, 'end', 6, 12, 1, 12, '1.2335562372899913757941523E+3', '1.1618932066816410083550131E+3'],
    [12, 'begin', 6, 12, 1, 12, '1.2397240184764413326731231E+3', '1.1677026727150492133967882E+3'],
    [4, 'end', 8, 1, 2.5, 10, '1.0921057569868352623024891E+3', '9.0095958044680120776534485E+2'],
    [4, 'begin', 8, 1, 2.6, 11, '1.2226954749542871894028703E+3', '1.0009595804468012077653449E+3'],
    [1, 'begin', 5, 365, 0.5, 1, '1.0253133650096747619469851E+2', '1.0000000000000000000000000E+2'],
    [12, 'end', 0, 4, 10, 120, '1.2000000000000000000000000E+4', '1.2000000000000000000000000E+4'],
  ] as const;
  for (const [perYear, timing, rate, compounds, years, count, grown, worth] of cases) {
    test(`${perYear} a year at the ${timing}, ${rate} % added ${compounds} times, ${years} years`, () => {
      const terms = { perYear, timing, compounds };
      assert.equal(countPayments(ballArithmetic, terms, ballArithmetic.of(years)), count);
      assertNumber(
        (a) => accumulatePayments(a, { ...terms, payment: a.of(100), ratePercent: a.of(rate) }, a.of(years)),
        grown,
      );
      assertNumber(
        (a) => discountPayments(a, { ...terms, payment: a.of(100), ratePercent: a.of(rate) }, a.of(years)),
        worth,
      );
    });
  }
});
