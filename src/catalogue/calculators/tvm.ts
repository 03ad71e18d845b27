import { annuityRates } from '#core/annuity-rate.ts';
import { accumulationFactor, presentValueFactor, type PaymentTiming } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { DomainError } from '#core/errors.ts';
import { growthFactor, logRatio } from '#core/growth.ts';
import { annuityConventions, paymentTiming, periodsPerYear } from '../conventions.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  count,
  currency,
  fractional,
  growthRate,
  money,
  omittable,
  optional,
  percentage,
  signedAmount,
} from '../fields.ts';

export const tvm = defineCalculator({
  id: 'tvm',
  name: 'Time Value of Money Calculator',
  synonyms: ['financial calculator', 'annuity', 'number of periods'],
  category: 'savings',
  summary:
    'Present value, payment, future value, number of periods or rate: the one that is left out, from the other four.',
  input: {
    present_value: signedAmount(
      'Amount at the beginning; what is paid is negative, what is received positive',
      { optional: true },
    ),
    payment: signedAmount('Payment in each period; negative when paid', { optional: true }),
    future_value: signedAmount('Amount at the end; negative when paid', { optional: true }),
    periods: count('Number of periods', 'periods', { optional: true }),
    annual_rate: growthRate('Nominal rate', { optional: true }),
    payment_timing: paymentTiming('end'),
    periods_per_year: periodsPerYear(12),
    currency: currency(),
  },
  output: {
    present_value: money('Amount at the beginning'),
    payment: money('Payment in each period'),
    future_value: money('Amount at the end'),
    periods: fractional('Number of periods, with parts of one when it is what was calculated', 'periods'),
    annual_rate: percentage('Nominal rate; where two rates fit, the higher one'),
    other_annual_rate: optional(percentage('The second rate, where two fit')),
    effective_annual_rate: omittable(percentage('Annual rate that the periods of a year compound to')),
    net_interest: money('All that is received less all that is paid'),
  },
  rules: [
    {
      field: 'present_value',
      demand:
        'must be such that exactly one of present_value, payment, future_value, periods and annual_rate is left out',
      holds: ({ present_value, payment, future_value, periods, annual_rate }) =>
        [present_value, payment, future_value, periods, annual_rate].filter((value) => value === undefined)
          .length === 1,
    },
  ],
  conventions: annuityConventions,
  note: {
    steps: [
      stepByCase('effective_annual_rate', [
        {
          when: 'annual_rate is given',
          equation: '100·((1 + annual_rate/(100·periods_per_year))^periods_per_year − 1)',
        },
        { words: 'what the calculated annual_rate, unrounded, compounds to' },
      ]),
      stepByCase('annual_rate', [
        { when: 'annual_rate is given', equation: 'annual_rate' },
        {
          words:
            'the rate at which present_value + payment·a + future_value·w = 0; the higher one where two fit',
        },
      ]),
      stepByCase('other_annual_rate', [{ words: 'the lower rate that fits, where there is one' }]),
      step('i', 'annual_rate/(100·periods_per_year)', 'Interest per period, as a fraction'),
      stepByCase(
        'q',
        [{ when: 'payment_timing = begin', equation: '1 + i' }, { equation: '1' }],
        'Factor for the timing of payments',
      ),
      stepByCase('periods', [
        { when: 'periods is given', equation: 'periods' },
        { when: 'i = 0', equation: '−(present_value + future_value)/payment' },
        { equation: 'ln((payment·q − future_value·i)/(payment·q + present_value·i))/ln(1 + i)' },
      ]),
      step('w', '(1 + i)^−periods', 'Discount factor'),
      stepByCase(
        'a',
        [{ when: 'i = 0', equation: 'periods' }, { equation: 'q·(1 − w)/i' }],
        'Present value of payments of 1',
      ),
      stepByCase('present_value', [
        { when: 'present_value is given', equation: 'present_value' },
        { equation: '−payment·a − future_value·w' },
      ]),
      stepByCase('payment', [
        { when: 'payment is given', equation: 'payment' },
        { equation: '−(present_value + future_value·w)/a' },
      ]),
      stepByCase('future_value', [
        { when: 'future_value is given', equation: 'future_value' },
        { equation: '−(present_value + payment·a)/w' },
      ]),
      step('net_interest', 'present_value + payment·periods + future_value'),
    ],
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 to §3.7 (annuities, unknown time and rate)',
      'Hewlett-Packard, HP-12C User’s Guide, appendix on formulas (cash-flow sign convention)',
    ],
  },
  formula(a, input) {
    const { periods_per_year: perYear } = input;
    const { presentValue, payment, futureValue, periods, rate, otherRate } = complete(a, input);
    return {
      present_value: presentValue,
      payment,
      future_value: futureValue,
      periods,
      annual_rate: input.annual_rate ?? a.multiply(rate, 100 * perYear),
      other_annual_rate: otherRate && a.multiply(otherRate, 100 * perYear),
      effective_annual_rate: a.multiply(a.growthLess1(rate, perYear), 100),
      net_interest: a.add(a.add(presentValue, futureValue), a.multiply(payment, periods)),
    };
  },
  laws: {
    when: 'payment_timing = end',
    falls: {
      present_value: ['payment', 'future_value'],
      payment: ['present_value', 'future_value'],
      future_value: ['present_value', 'payment'],
    },
    identities: [
      'present_value·annual_rate + payment·100·periods_per_year·(1 − (1 + annual_rate/(100·periods_per_year))^−periods) = −future_value·annual_rate·(1 + annual_rate/(100·periods_per_year))^−periods',
      'effective_annual_rate = 100·((1 + annual_rate/(100·periods_per_year))^periods_per_year − 1)',
    ],
  },
});

interface TvmInput<N> {
  readonly present_value: N | undefined;
  readonly payment: N | undefined;
  readonly future_value: N | undefined;
  readonly periods: number | undefined;
  readonly annual_rate: N | undefined;
  readonly payment_timing: PaymentTiming;
  readonly periods_per_year: number;
}

interface Whole<N> {
  readonly presentValue: N;
  readonly payment: N;
  readonly futureValue: N;
  readonly periods: N;
  /** Per period, as a fraction. */
  readonly rate: N;
  readonly otherRate?: N | undefined;
}

/** The five of them; what is left out is calculated, and stands for 0 in what does not need it. */
function complete<N>(a: Arithmetic<N>, input: TvmInput<N>): Whole<N> {
  const presentValue = input.present_value ?? a.of(0);
  const payment = input.payment ?? a.of(0);
  const futureValue = input.future_value ?? a.of(0);
  const timing = input.payment_timing;
  if (input.annual_rate === undefined) {
    const annuity = { presentValue, payment, futureValue, periods: input.periods!, timing };
    const [rate, otherRate] = requireRates(annuityRates(a, annuity));
    return { presentValue, payment, futureValue, periods: a.of(input.periods!), rate, otherRate };
  }
  const rate = a.divide(input.annual_rate, 100 * input.periods_per_year);
  const due = timing === 'begin' ? a.add(1, rate) : a.of(1);
  if (input.periods === undefined) {
    const paid = a.multiply(payment, due);
    return {
      presentValue,
      payment,
      futureValue,
      rate,
      periods: periodsOf(a, presentValue, paid, futureValue, rate),
    };
  }
  const periods = input.periods;
  const known = { presentValue, payment, futureValue, periods: a.of(periods), rate };
  const discounted = a.multiply(futureValue, growthFactor(a, rate, -periods));
  const factor = a.multiply(due, presentValueFactor(a, rate, periods));
  if (input.payment === undefined) {
    return { ...known, payment: a.negate(a.divide(a.add(presentValue, discounted), factor)) };
  }
  if (input.present_value === undefined) {
    return { ...known, presentValue: a.negate(a.add(a.multiply(payment, factor), discounted)) };
  }
  const saved = a.multiply(payment, a.multiply(due, accumulationFactor(a, rate, periods)));
  const grown = a.multiply(presentValue, growthFactor(a, rate, periods));
  return { ...known, futureValue: a.negate(a.add(grown, saved)) };
}

function requireRates<N>(rates: readonly N[]): readonly [N, N?] {
  const [rate, other] = rates;
  if (rate !== undefined) return other === undefined ? [rate] : [rate, other];
  throw new DomainError(
    'no-solution',
    'no annual_rate makes these amounts worth nothing together: what is paid must be negative, what is received positive, ' +
      'and the payments must be large enough for the amounts at the beginning and the end',
  );
}

/** Kellison, §3.6 (unknown time). `paid` is the payment, moved to the end of the period. */
function periodsOf<N>(a: Arithmetic<N>, presentValue: N, paid: N, futureValue: N, rate: N): N {
  const missing = a.add(presentValue, futureValue);
  if (a.isZero(missing)) return a.of(0);
  const before = a.add(paid, a.multiply(presentValue, rate));
  const after = a.subtract(paid, a.multiply(futureValue, rate));
  const isReached = a.compare(before, 0) * a.compare(after, 0) > 0;
  if (isReached) {
    const change = a.negate(a.multiply(missing, rate));
    const periods = a.isZero(rate)
      ? a.negate(a.divide(missing, paid))
      : a.divide(logRatio(a, after, before, change), a.log1p(rate));
    if (a.compare(periods, 0) > 0) return periods;
  }
  throw new DomainError(
    'no-solution',
    'no number of periods leads from present_value to future_value: the payment must be larger, or of the other sign',
  );
}
