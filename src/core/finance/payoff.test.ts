import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertNumber } from '../../../test/kit/expected-number.ts';
import type { Arithmetic } from '../arithmetic/arithmetic.ts';
import { isRepaid, payOff } from './payoff.ts';
import { settle } from '../arithmetic/settle.ts';

// Expected values: paid month by month with 80 digits in Python's decimal module.

describe('payOff', () => {
  const cases = [
    [
      8000,
      0.005,
      150,
      63,
      '7.7794500000000000000000000E+3',
      '2.7946781484146289370003563E+1',
      '9.3279467814841462893700036E+3',
    ],
    [
      1000,
      0,
      300,
      4,
      '4.0000000000000000000000000E+2',
      '1.0000000000000000000000000E+2',
      '1.0000000000000000000000000E+3',
    ],
    [
      1000000,
      0.5,
      500001,
      33,
      '9.9999750000000000000000000E+5',
      '2.0568335017803241498768330E+5',
      '1.6205715350178032414987683E+7',
    ],
  ] as const;
  for (const [balance, rate, payment, periods, second, last, total] of cases) {
    test(`repays ${balance} at ${rate} by payments of ${payment} in ${periods}, to the last digit`, () => {
      const payoff = <N>(a: Arithmetic<N>) =>
        payOff(a, { balance: a.of(balance), rate: a.of(rate), payment: a.of(payment) });
      assert.equal(
        settle((a) => payoff(a).periods),
        periods,
      );
      assertNumber((a) => payoff(a).balanceAfter(2), second);
      assertNumber((a) => payoff(a).finalPayment, last);
      assertNumber((a) => payoff(a).totalPaid, total);
    });
  }

  test('more payments than can be counted are refused', () => {
    for (const [rate, payment] of [
      [0, 1e-300],
      [0, 1e-12],
      [1e-300, 1e-280],
    ] as const) {
      assert.throws(
        () => settle((a) => payOff(a, { balance: a.of(1e12), rate: a.of(rate), payment: a.of(payment) })),
        { name: 'DomainError', code: 'result-out-of-range' },
        `${payment} at ${rate}`,
      );
    }
    // 9e15 payments of 1 are the most.
    assert.equal(
      settle((a) => payOff(a, { balance: a.of(9e15), rate: a.of(0), payment: a.of(1) }).periods),
      9e15,
    );
  });

  test('a payment that comes out even is the last one', () => {
    const periods = (balance: number, rate: number, payment: number) =>
      settle((a) => payOff(a, { balance: a.of(balance), rate: a.of(rate), payment: a.of(payment) }).periods);
    // 201·1.01² = 102.01·(1.01 + 1)
    assert.equal(periods(201, 0.01, 102.01), 2);
    assert.equal(periods(1000, 0.01, 1010), 1);
    assert.equal(periods(1000, 0, 0.1), 10_000);
  });
});

test('a payment of just the interest repays nothing', () => {
  const debt = <N>(a: Arithmetic<N>, payment: number) => ({
    balance: a.of(1200),
    rate: a.divide(a.of(10), 1200),
    payment: a.of(payment),
  });
  assert.equal(
    settle((a) => isRepaid(a, debt(a, 10))),
    false,
  );
  assert.equal(
    settle((a) => isRepaid(a, debt(a, 10.01))),
    true,
  );
});
