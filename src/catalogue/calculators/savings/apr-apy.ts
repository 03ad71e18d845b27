import { defineCalculator } from '#catalogue/define.ts';
import { amount, choice, currency, growthRate, optionalMoney, percentage } from '#catalogue/fields.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

const directions = {
  apr_to_apy: 'from the nominal rate (APR) in annual_rate to the effective rate (APY)',
  apy_to_apr: 'from the effective rate (APY) in annual_rate to the nominal rate (APR)',
} as const;

const frequencies = {
  annually: 'interest is added once a year',
  semiannually: 'interest is added twice a year',
  quarterly: 'interest is added 4 times a year',
  monthly: 'interest is added 12 times a year',
  biweekly: 'interest is added 26 times a year',
  weekly: 'interest is added 52 times a year',
  daily: 'interest is added 365 times a year',
  continuously: 'interest is added continuously',
} as const;

/** Compounding periods per year; 0 stands for continuous compounding, which has no number of them. */
const counts = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  biweekly: 26,
  weekly: 52,
  daily: 365,
  continuously: 0,
} as const;

export const aprApy = defineCalculator({
  id: 'apr-apy',
  name: 'APR to APY Calculator',
  synonyms: ['effective rate', 'nominal rate', 'annual percentage yield'],
  category: 'savings',
  summary: 'Conversion between the nominal and the effective annual rate (APR and APY) for any compounding frequency.',
  input: {
    annual_rate: growthRate('Known rate: nominal or effective, depending on direction'),
    direction: choice('Direction of the conversion', directions, { default: 'apr_to_apy' }),
    compound_frequency: choice('Compounding frequency', frequencies, { default: 'monthly' }, counts),
    amount: amount('Amount that earns interest_in_a_year', { optional: true }),
    currency: currency(),
  },
  output: {
    apr: percentage('Nominal annual rate: the sum of the rates of all periods of a year'),
    apy: percentage('Effective annual rate, with compounding'),
    difference: percentage('Effective rate less nominal rate'),
    continuous_rate: percentage('Nominal rate with the same effective rate under continuous compounding'),
    interest_in_a_year: optionalMoney('Interest on the amount in one year; absent without an amount'),
  },
  conventions: {
    timing: 'one amount for one year',
    compounding: { by: 'compound_frequency', words: frequencies },
  },
  equations: `
    n                  = compound_frequency       // Compounding periods per year, 0 for continuous compounding
    r                  = annual_rate/100          // Known rate, as a fraction
    x                  = r                        if direction = apr_to_apy    // Nominal rate, as a fraction
                       = ln(1 + r)                if compound_frequency = continuously
                       = n·((1 + r)^(1/n) − 1)    otherwise
    y                  = r                        if direction = apy_to_apr    // Effective rate, as a fraction
                       = exp(r) − 1               if compound_frequency = continuously
                       = (1 + r/n)^n − 1          otherwise
    apr                = 100·x
    apy                = 100·y
    difference         = 100·(y − x)
    continuous_rate    = 100·x                    if compound_frequency = continuously
                       = 100·n·ln(1 + x/n)        otherwise
    interest_in_a_year = amount·y
  `,
  references: [
    'U.S. Regulation DD (12 CFR 1030), Appendix A (annual percentage yield)',
    theoryOfInterest('§1.8 and §1.9 (nominal rates, force of interest)'),
  ],
  laws: {
    rises: { apy: ['annual_rate'], apr: ['annual_rate'], continuous_rate: ['annual_rate'] },
    identities: ['apr + difference = apy', 'ln(1 + apy/100)·100 = continuous_rate'],
  },
});
