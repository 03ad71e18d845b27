import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  growthRate,
  optionalMoney,
  oftenSmall,
  percentage,
} from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

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
  name: 'APR and APY Calculator',
  synonyms: ['apy', 'effective rate', 'nominal rate', 'annual percentage yield'],
  category: 'savings',
  summary: 'Conversion between the nominal and the effective annual rate (APR and APY) for any compounding frequency.',
  headline: [
    { when: 'given apr', say: 'An APR of {apr} is an APY of {*apy}' },
    { say: 'An APY of {apy} is an APR of {*apr}' },
  ],
  about:
    'Lenders advertise the APR and savings accounts the APY, and each looks better that way. Convert one to the ' +
    'other before you compare. The difference grows with the rate and with how often interest is added. The APR here ' +
    'is the nominal rate, without fees; for a loan with fees, use the annual percentage rate calculator.',
  input: {
    apr: growthRate('Nominal annual rate; give either the APR or the APY', { optional: true }),
    apy: growthRate('Effective annual rate; give either the APR or the APY', { optional: true }),
    compound_frequency: choice('Compounding frequency', frequencies, { default: 'monthly' }, counts),
    principal: amount('Amount that earns annual_interest', { optional: true }),
    currency: currency(),
  },
  output: {
    apr: percentage('Nominal annual rate: the sum of the rates of all periods of a year'),
    apy: percentage('Effective annual rate, with compounding'),
    rate_spread_pct: oftenSmall(percentage('Effective rate less nominal rate')),
    continuous_annual_rate: percentage('Nominal rate with the same effective rate under continuous compounding'),
    annual_interest: optionalMoney('Interest on the principal in one year; only with principal'),
  },
  rules: `
    require exactly one of apr, apy
  `,
  conventions: {
    timing: 'one amount for one year',
    compounding: { by: 'compound_frequency', options: frequencies },
  },
  equations: `
    n                      = compound_frequency             // Compounding periods per year, 0 for continuous compounding
    x                      = apr/100                        if apr is given    // Nominal rate, as a fraction
                           = ln(1 + apy/100)                if compound_frequency = continuously
                           = n·((1 + apy/100)^(1/n) − 1)    otherwise
    y                      = apy/100                        if apy is given    // Effective rate, as a fraction
                           = exp(x) − 1                     if compound_frequency = continuously
                           = (1 + x/n)^n − 1                otherwise
    apr                    = 100·x
    apy                    = 100·y
    rate_spread_pct        = 100·(y − x)
    continuous_annual_rate = 100·x                          if compound_frequency = continuously
                           = 100·n·ln(1 + x/n)              otherwise
    annual_interest        = principal·y
  `,
  references: [
    'U.S. Regulation DD (12 CFR 1030), Appendix A (annual percentage yield)',
    theoryOfInterest('§1.8 and §1.9 (nominal rates, force of interest)'),
  ],
  pictures: [
    { kind: 'curve', over: 'apr = 0…25', of: ['apy', 'apr'], name: 'by_apr' },
    { kind: 'curve', over: 'apy = 0…25', of: ['apy', 'apr'], name: 'by_apy' },
  ],
  laws: {
    rises: { apy: ['apr'], apr: ['apy'], continuous_annual_rate: ['apr', 'apy'] },
    identities: ['apr + rate_spread_pct = apy', 'ln(1 + apy/100)·100 = continuous_annual_rate'],
  },
});
