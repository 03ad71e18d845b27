import { compoundedGrowth } from '#core/annuity.ts';
import { discounted } from '#core/growth.ts';
import { countPayments, discountPayments } from '#core/regular-payments.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, currency, growthRate, money, percentage, years } from '../fields.ts';
import {
  compoundFrequency,
  paymentConventions,
  paymentCountSteps,
  paymentFrequency,
  paymentTiming,
  timesPerYear,
} from '../conventions.ts';

export const presentValue = defineCalculator({
  id: 'present-value',
  name: 'Present Value Calculator',
  synonyms: ['pv', 'discounting', 'worth today'],
  category: 'investing',
  summary: 'What an amount in the future and regular payments until then are worth today.',
  input: {
    future_value: amount({ description: 'Amount received at the end' }),
    annual_rate: growthRate({ description: 'Nominal rate at which the future is discounted' }),
    years: years({ description: 'Time until the end' }),
    payment: amount({ description: 'Regular payment received', default: 0 }),
    payment_frequency: paymentFrequency('monthly'),
    payment_timing: paymentTiming('end'),
    compound_frequency: compoundFrequency('monthly'),
    currency: currency(),
  },
  output: {
    present_value: money('Value today'),
    present_value_of_lump_sum: money('What of it the amount at the end is worth'),
    present_value_of_payments: money('What of it the payments are worth'),
    total_received: money('The amount at the end and all payments, undiscounted'),
    total_discount: money('All that is received less its value today'),
    effective_annual_rate: percentage('Discount rate over one year, with compounding'),
  },
  conventions: paymentConventions,
  note: {
    steps: [
      ...paymentCountSteps('annual_rate'),
      step('present_value_of_lump_sum', 'future_value/(1 + annual_rate/100/n)^(n·years)'),
      stepByCase(
        'a',
        [{ when: 'i = 0', equation: 'c' }, { equation: '(1 − (1 + i)^−c)/i' }],
        'What payments of 1 at the end of each period are worth today',
      ),
      stepByCase('present_value_of_payments', [
        { when: 'payment_timing = begin', equation: 'payment·a·(1 + i)' },
        { equation: 'payment·a' },
      ]),
      step('present_value', 'present_value_of_lump_sum + present_value_of_payments'),
      step('total_received', 'future_value + payment·c'),
      step('total_discount', 'total_received − present_value'),
      step('effective_annual_rate', '100·((1 + annual_rate/100/n)^n − 1)'),
    ],
    isComplete: true,
    references: [
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.6 (present value), §3.2 and §3.3 (annuities) and §4.2 (other frequencies)',
    ],
  },
  formula(a, input) {
    const { annual_rate: ratePercent, years } = input;
    const compounds = timesPerYear[input.compound_frequency];
    const perYear = timesPerYear[input.payment_frequency];
    const payments = {
      payment: input.payment,
      perYear,
      timing: input.payment_timing,
      ratePercent,
      compounds,
    };
    const perPeriod = compoundedGrowth(a, ratePercent, compounds, compounds);
    const lumpSum = discounted(a, input.future_value, perPeriod, a.multiply(years, compounds));
    const paid = discountPayments(a, payments, years);
    const value = a.add(lumpSum, paid);
    const received = a.add(input.future_value, a.multiply(input.payment, countPayments(a, payments, years)));
    return {
      present_value: value,
      present_value_of_lump_sum: lumpSum,
      present_value_of_payments: paid,
      total_received: received,
      total_discount: a.subtract(received, value),
      effective_annual_rate: a.multiply(compoundedGrowth(a, ratePercent, compounds, 1), 100),
    };
  },
  laws: {
    rises: { present_value: ['future_value', 'payment'], total_received: ['years', 'payment'] },
    falls: { present_value: ['annual_rate'], present_value_of_lump_sum: ['annual_rate'] },
    identities: [
      'present_value_of_lump_sum·(1 + effective_annual_rate/100)^years = future_value',
      'present_value_of_lump_sum + present_value_of_payments + total_discount = total_received',
    ],
  },
  examples: [
    {
      input: { future_value: 100000, annual_rate: 5, years: 10, payment: 500, currency: 'USD' },
      output: {
        present_value: 107856.78,
        present_value_of_lump_sum: 60716.1,
        present_value_of_payments: 47140.68,
        total_received: 160000,
        total_discount: 52143.22,
        effective_annual_rate: 5.1162,
        currency: 'USD',
      },
    },
  ],
});
