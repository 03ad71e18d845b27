import { compoundFrequency, frequencyConvention } from '#catalogue/declare/conventions.ts';
import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, fractional, growthRate, money, precise, years } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const timeValue = defineCalculator({
  id: 'time-value',
  name: 'Present and Future Value Calculator',
  synonyms: ['time value', 'discounting', 'discount factor', 'compounding', 'value of money today'],
  category: 'savings',
  summary: 'Future value of an amount today, or present value of an amount in the future.',
  headline: [
    {
      when: 'not given present_value',
      say: 'You would need {present_value} today to have {future_value} in {years}',
    },
    { say: '{present_value} today would be worth {*future_value} in {years}' },
  ],
  about:
    'It answers the two basic questions of finance for a single amount: what will it become, and what is a future ' +
    'amount worth now? Use it for an inheritance, a bond without coupons or a promise to pay. For regular payments, ' +
    'use the present value or future value calculator.',
  input: {
    present_value: amount('Amount today; left out if future_value is given', { optional: true }),
    future_value: amount('Amount in the future; left out if present_value is given', { optional: true }),
    annual_rate: growthRate('Nominal annual interest or discount rate'),
    years: years('Time between the two amounts'),
    compound_frequency: compoundFrequency('annually'),
    currency: currency(),
  },
  output: {
    present_value: money('Amount today'),
    future_value: money('Amount in the future'),
    growth_factor: precise(fractional('Growth factor: future value of one unit of money today', 'ratio')),
    discount_factor: precise(
      fractional('Discount factor: present value of one unit of money in the future', 'ratio'),
      12,
    ),
  },
  rules: `
    require exactly one of future_value, present_value
  `,
  conventions: {
    forecast: constantReturn,
    timing: 'one amount at the beginning, and its value at the end',
    compounding: frequencyConvention,
  },
  equations: `
    n               = compound_frequency              // Compounding periods per year
    i               = annual_rate/100/n               // Interest rate per compounding period, as a fraction
    growth_factor   = (1 + i)^(n·years)
    discount_factor = (1 + i)^(−n·years)
    present_value   = present_value                   if present_value is given
                    = future_value·discount_factor    otherwise
    future_value    = future_value                    if future_value is given
                    = present_value·growth_factor     otherwise

    m    = ceil(12·years)    // Number of months, including a partial last one
    t(k) = years             if k = m    // Years after k months
         = k/12              otherwise
  `,
  references: [theoryOfInterest('§1.5 to §1.8 (compound interest, present value, nominal rates)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    periods: 'm',
    balance: 'present_value·(1 + i)^(n·t(k))',
    flow: '0',
  },
  laws: {
    rises: {
      present_value: ['future_value'],
      future_value: ['present_value', 'annual_rate'],
      growth_factor: ['annual_rate'],
    },
    falls: { discount_factor: ['annual_rate'] },
    identities: ['growth_factor·discount_factor = 1', 'present_value·growth_factor = future_value'],
  },
});
