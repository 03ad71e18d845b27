import { compoundedGrowth } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { growthFactor } from '#core/growth.ts';
import { accumulatePayments, countPayments, type RegularPayments } from '#core/regular-payments.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, currency, growthRate, money, percentage, years } from '../fields.ts';
import {
  compoundFrequency,
  constantReturn,
  paymentConventions,
  paymentCountSteps,
  paymentFrequency,
  paymentTiming,
  timesPerYear,
} from '../conventions.ts';

export const futureValue = defineCalculator({
  id: 'future-value',
  name: 'Future Value Calculator',
  synonyms: ['fv', 'growth of savings'],
  category: 'investing',
  summary: 'What an amount and regular payments grow to.',
  input: {
    present_value: amount({ description: 'Amount at the start' }),
    annual_rate: growthRate({ description: 'Nominal rate of interest' }),
    years: years({ description: 'How long the amounts grow' }),
    payment: amount({ description: 'Regular payment into it', default: 0 }),
    payment_frequency: paymentFrequency('monthly'),
    payment_timing: paymentTiming('end'),
    compound_frequency: compoundFrequency('monthly'),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end'),
    future_value_of_lump_sum: money('What of it the amount at the start has grown to'),
    future_value_of_payments: money('What of it the payments have grown to'),
    total_payments: money('All regular payments'),
    total_interest: money('Value at the end less all that was paid in'),
    effective_annual_rate: percentage('Growth over one year, with compounding'),
  },
  conventions: { ...paymentConventions, forecast: constantReturn },
  note: {
    steps: [
      ...paymentCountSteps('annual_rate'),
      step('future_value_of_lump_sum', 'present_value·(1 + annual_rate/100/n)^(n·years)'),
      stepByCase(
        's',
        [{ when: 'i = 0', equation: 'c' }, { equation: '((1 + i)^c − 1)/i' }],
        'What payments of 1 at the end of each period grow to until the last',
      ),
      stepByCase('future_value_of_payments', [
        { when: 'payment_timing = begin', equation: 'payment·s·(1 + i)^(p·years − c + 1)' },
        { equation: 'payment·s·(1 + i)^(p·years − c)' },
      ]),
      step('future_value', 'future_value_of_lump_sum + future_value_of_payments'),
      step('total_payments', 'payment·c'),
      step('total_interest', 'future_value − present_value − total_payments'),
      step('effective_annual_rate', '100·((1 + annual_rate/100/n)^n − 1)'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §3.2 and §3.3 (accumulated values of annuities) and §4.2 (other frequencies)',
    ],
  },
  formula(a, input) {
    const { annual_rate: rate, present_value: start } = input;
    const payments = paymentsOf(input);
    const [lumpSum, paid] = valuesAfter(a, input, input.years);
    const total = a.add(lumpSum, paid);
    const totalPayments = a.multiply(input.payment, countPayments(a, payments, input.years));
    return {
      future_value: total,
      future_value_of_lump_sum: lumpSum,
      future_value_of_payments: paid,
      total_payments: totalPayments,
      total_interest: a.subtract(total, a.add(start, totalPayments)),
      effective_annual_rate: a.multiply(compoundedGrowth(a, rate, payments.compounds, 1), 100),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_payments', growth: 'total_interest' },
    course(a, input) {
      const payments = paymentsOf(input);
      const months = Number(a.ceiling(a.multiply(input.years, 12)));
      return {
        periods: months,
        at: (month: number) => {
          if (month === 0) return { balance: input.present_value, flow: a.of(0) };
          // The last month may be a part of one.
          const years = month === months ? input.years : a.divide(a.of(month), 12);
          return {
            balance: a.add(...valuesAfter(a, input, years)),
            flow: a.multiply(input.payment, countPayments(a, payments, years)),
          };
        },
      };
    },
  },
  laws: {
    rises: {
      future_value: ['present_value', 'annual_rate', 'payment'],
      total_payments: ['payment', 'years'],
      effective_annual_rate: ['annual_rate'],
    },
    identities: [
      'present_value + total_payments + total_interest = future_value_of_lump_sum + future_value_of_payments',
      'present_value·(1 + effective_annual_rate/100)^years = future_value_of_lump_sum',
    ],
  },
  examples: [
    {
      input: { present_value: 10000, annual_rate: 6, years: 10, payment: 200, currency: 'USD' },
      output: {
        future_value: 50969.84,
        future_value_of_lump_sum: 18193.97,
        future_value_of_payments: 32775.87,
        total_payments: 24000,
        total_interest: 16969.84,
        effective_annual_rate: 6.1678,
        currency: 'USD',
      },
    },
  ],
});

interface Growing<N> {
  readonly present_value: N;
  readonly annual_rate: N;
  readonly payment: N;
  readonly payment_frequency: keyof typeof timesPerYear;
  readonly payment_timing: 'begin' | 'end';
  readonly compound_frequency: keyof typeof timesPerYear;
}

function paymentsOf<N>(input: Growing<N>): RegularPayments<N> {
  return {
    payment: input.payment,
    perYear: timesPerYear[input.payment_frequency],
    timing: input.payment_timing,
    ratePercent: input.annual_rate,
    compounds: timesPerYear[input.compound_frequency],
  };
}

/** What the amount at the start and the payments have grown to. */
function valuesAfter<N>(a: Arithmetic<N>, input: Growing<N>, years: N): [N, N] {
  const payments = paymentsOf(input);
  const perPeriod = compoundedGrowth(a, input.annual_rate, payments.compounds, payments.compounds);
  const grown = growthFactor(a, perPeriod, a.multiply(years, payments.compounds));
  return [a.multiply(input.present_value, grown), accumulatePayments(a, payments, years)];
}
