import { fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { amount, choice, currency, growthRate, optionalMoney, percentage } from '../fields.ts';

const directions = {
  apr_to_apy: 'annual_rate is the nominal rate (APR), the effective rate (APY) is sought',
  apy_to_apr: 'annual_rate is the effective rate (APY), the nominal rate (APR) is sought',
} as const;

const frequencies = {
  annually: 'interest is added once a year',
  semiannually: 'interest is added twice a year',
  quarterly: 'interest is added 4 times a year',
  monthly: 'interest is added 12 times a year',
  biweekly: 'interest is added 26 times a year',
  weekly: 'interest is added 52 times a year',
  daily: 'interest is added 365 times a year',
  continuously: 'interest is added at every moment',
} as const;

/** Times a year; continuous compounding has no count. */
const counts = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  biweekly: 26,
  weekly: 52,
  daily: 365,
  continuously: undefined,
} as const;

export const aprApy = defineCalculator({
  id: 'apr-apy',
  name: 'APR to APY Calculator',
  synonyms: ['effective rate', 'nominal rate', 'annual percentage yield'],
  category: 'savings',
  summary: 'Nominal and effective yearly rates (APR and APY), each from the other, at any compounding.',
  input: {
    annual_rate: growthRate('The rate that is known'),
    direction: choice('Which rate it is', directions, { default: 'apr_to_apy' }),
    compound_frequency: choice('How often interest is added', frequencies, { default: 'monthly' }),
    amount: amount('For interest_in_a_year: the amount that earns it', { optional: true }),
    currency: currency(),
  },
  output: {
    apr: percentage('Nominal rate: the sum of the rates of all periods of a year'),
    apy: percentage('Effective rate: growth over one year, with compounding'),
    difference: percentage('Effective less nominal rate'),
    continuous_rate: percentage(
      'Nominal rate with the same effective rate when interest is added at every moment',
    ),
    interest_in_a_year: optionalMoney('With an amount: what it earns in one year'),
  },
  conventions: {
    timing: 'one amount for one year',
    compounding: { by: 'compound_frequency', words: frequencies },
  },
  note: {
    steps: [
      stepByCase(
        'n',
        Object.entries(counts).flatMap(([word, count]) =>
          count === undefined ? [] : [{ when: `compound_frequency = ${word}`, equation: String(count) }],
        ),
        'Times a year that interest is added',
      ),
      step('r', 'annual_rate/100', 'The rate that is known, as a fraction'),
      stepByCase(
        'g',
        [
          { when: 'direction = apy_to_apr', equation: 'ln(1 + r)' },
          { when: 'compound_frequency = continuously', equation: 'r' },
          { equation: 'n·ln(1 + r/n)' },
        ],
        'Growth of a year, as a natural logarithm',
      ),
      stepByCase('apr', [
        { when: 'direction = apr_to_apy', equation: 'annual_rate' },
        { when: 'compound_frequency = continuously', equation: '100·g' },
        { equation: '100·n·((1 + r)^(1/n) − 1)' },
      ]),
      stepByCase('apy', [
        { when: 'direction = apy_to_apr', equation: 'annual_rate' },
        { when: 'compound_frequency = continuously', words: '100·(e^g − 1)' },
        { equation: '100·((1 + r/n)^n − 1)' },
      ]),
      stepByCase('difference', [
        { when: 'compound_frequency = continuously', words: 'apy − apr' },
        { equation: 'apy − apr' },
      ]),
      step('continuous_rate', '100·g'),
      stepByCase('interest_in_a_year', [
        { when: 'compound_frequency = continuously', words: 'amount·apy/100' },
        { when: 'amount ≥ 0', equation: 'amount·apy/100' },
      ]),
    ],
    references: [
      'U.S. Regulation DD (12 CFR 1030), Appendix A (annual percentage yield)',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.8 and §1.9 (nominal rates, force of interest)',
    ],
  },
  formula(a, input) {
    const known = fraction(a, input.annual_rate);
    const count = counts[input.compound_frequency];
    const isNominal = input.direction === 'apr_to_apy';
    const apr = isNominal ? known : nominalOf(a, known, count);
    const apy = isNominal ? effectiveOf(a, known, count) : known;
    return {
      apr: a.multiply(apr, 100),
      apy: a.multiply(apy, 100),
      difference: a.multiply(a.subtract(apy, apr), 100),
      continuous_rate: a.multiply(logGrowthOf(a, apr, apy, count), 100),
      interest_in_a_year: input.amount && a.multiply(input.amount, apy),
    };
  },
  laws: {
    rises: { apy: ['annual_rate'], apr: ['annual_rate'], continuous_rate: ['annual_rate'] },
    identities: ['apr + difference = apy', 'ln(1 + apy/100)·100 = continuous_rate'],
  },
});

/** (1 + r/n)^n − 1, and its limit e^r − 1. */
function effectiveOf<N>(a: Arithmetic<N>, nominal: N, count: number | undefined): N {
  return count === undefined ? a.expm1(nominal) : a.growthLess1(a.divide(nominal, count), count);
}

/** n·((1 + r)^(1/n) − 1), and its limit ln(1 + r). */
function nominalOf<N>(a: Arithmetic<N>, effective: N, count: number | undefined): N {
  const logGrowth = a.log1p(effective);
  return count === undefined ? logGrowth : a.multiply(a.expm1(a.divide(logGrowth, count)), count);
}

/** From the rate that is nearer to it, so that a growth near −100 % keeps its digits. */
function logGrowthOf<N>(a: Arithmetic<N>, nominal: N, effective: N, count: number | undefined): N {
  if (count === undefined) return nominal;
  return count === 1 ? a.log1p(effective) : a.multiply(a.log1p(a.divide(nominal, count)), count);
}
