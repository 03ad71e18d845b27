import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, growthRate, money, percentage, years } from '#catalogue/declare/fields.ts';
import {
  compoundFrequency,
  paymentConventions,
  paymentFrequency,
  paymentTiming,
} from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const presentValue = defineCalculator({
  id: 'present-value',
  name: 'Present Value Calculator',
  synonyms: ['pv', 'discounting', 'future amount worth now'],
  category: 'investing',
  summary: 'The present value of a future amount and of regular payments until then.',
  headline: [
    { when: 'payment = 0', say: '{future_value} in {years} would be worth {*present_value} today' },
    { say: 'The payments and the final amount would be worth {present_value} today' },
  ],
  about:
    'Money later is worth less than money now. Use it to decide what a future payment, a lease or an annuity is ' +
    'worth today, or which of two payment offers is better. The rate should be what you could earn elsewhere at ' +
    'similar risk; the result is sensitive to it.',
  input: {
    future_value: amount('Future amount, received at the end'),
    annual_rate: growthRate('Nominal annual discount rate'),
    years: years('Years until the future amount is received'),
    payment: amount('Regular payment received', { default: 0 }),
    payment_frequency: paymentFrequency('monthly'),
    payment_timing: paymentTiming('end'),
    compound_frequency: compoundFrequency('monthly'),
    currency: currency(),
  },
  output: {
    present_value: money('Present value of the future amount and the payments'),
    present_value_of_lump_sum: money('Present value of the future amount'),
    present_value_of_payments: money('Present value of the payments'),
    total_received: money('Future amount and all payments, undiscounted'),
    total_discount: money('Total received less its present value'),
    effective_annual_rate: percentage('Effective annual discount rate, with compounding'),
  },
  conventions: paymentConventions,
  equations: `
    n = compound_frequency       // Compounding periods per year
    p = payment_frequency        // Payments per year
    v = 1 + annual_rate/100/n    // Growth factor of a compounding period
    i = v^(n/p) − 1              // Effective rate per payment period, as a fraction
    c = ceil(p·years)            if payment_timing = begin    // Number of payments
      = floor(p·years)           otherwise

    present_value_of_lump_sum = future_value/v^(n·years)
    present_value_of_payments = payment·a(c, i)·(1 + i)    if payment_timing = begin
                              = payment·a(c, i)            otherwise
    present_value             = present_value_of_lump_sum + present_value_of_payments
    total_received            = future_value + payment·c
    total_discount            = total_received − present_value
    effective_annual_rate     = 100·(v^n − 1)
  `,
  references: [theoryOfInterest('§1.6 (present value), §3.2 and §3.3 (annuities) and §4.2 (other frequencies)')],
  pictures: [
    {
      kind: 'steps',
      of: [
        'present_value_of_lump_sum',
        'present_value_of_payments',
        '=present_value',
        'total_discount',
        '=total_received',
      ],
    },
  ],
  laws: {
    rises: { present_value: ['future_value', 'payment'], total_received: ['years', 'payment'] },
    falls: { present_value: ['annual_rate'], present_value_of_lump_sum: ['annual_rate'] },
    identities: [
      'present_value_of_lump_sum·(1 + effective_annual_rate/100)^years = future_value',
      'present_value_of_lump_sum + present_value_of_payments + total_discount = total_received',
    ],
  },
});
