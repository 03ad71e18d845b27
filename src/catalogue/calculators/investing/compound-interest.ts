import { timesPerYear } from '#catalogue/declare/conventions.ts';
import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, choice, currency, growthRate, money, percentage, years } from '#catalogue/declare/fields.ts';
import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

const frequencies = {
  annually: 'interest is added once a year',
  quarterly: 'interest is added 4 times a year',
  monthly: 'interest is added 12 times a year',
  daily: 'interest is added 365 times a year',
} as const;

export const compoundInterest = defineCalculator({
  id: 'compound-interest',
  name: 'Compound Interest Calculator',
  synonyms: ['compounding', 'savings growth', 'interest on interest'],
  category: 'investing',
  summary: 'The future value of an amount with compound interest, which is added to it and earns interest itself.',
  headline: futureValueHeadline,
  about:
    'Use it to see what time does to money: interest earns interest, so growth speeds up year by year. The more ' +
    'often interest is added, the more there is at the end, though the step from monthly to daily matters little. ' +
    'For regular deposits on top, use the future value or SIP calculator. Taxes and inflation are not deducted.',
  input: {
    principal: amount('Initial amount'),
    annual_rate: growthRate('Nominal annual interest rate'),
    years: years('Term', { minimum: 0 }),
    compound_frequency: choice('Compounding frequency', frequencies, { default: 'annually' }, timesPerYear),
    currency: currency(),
  },
  output: {
    future_value: money('Amount at the end of the term'),
    interest_earned: money('Total interest'),
    effective_annual_rate: percentage('Effective annual rate, with compounding'),
  },
  conventions: {
    forecast: constantReturn,
    timing: 'one amount at the beginning',
    compounding: { by: 'compound_frequency', options: frequencies },
  },
  equations: `
    n        = compound_frequency         // Compounding periods per year
    i        = annual_rate/100/n          // Interest rate per compounding period, as a fraction
    value(t) = principal·(1 + i)^(n·t)    // Value after t years

    future_value          = value(years)
    interest_earned       = principal·((1 + i)^(n·years) − 1)
    effective_annual_rate = 100·((1 + i)^n − 1)

    m    = ceil(12·years)    // Months, the last of which may be partial
    t(k) = years             if k = m    // Years after k months
         = k/12              otherwise
  `,
  references: [theoryOfInterest('§1.5 and §1.8 (compound interest, nominal rates)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { growth: 'interest_earned' },
    periods: 'm',
    balance: 'value(t(k))',
    flow: '0',
  },
  laws: {
    rises: { future_value: ['principal', 'annual_rate'], effective_annual_rate: ['annual_rate'] },
    identities: ['principal + interest_earned = future_value'],
  },
});
