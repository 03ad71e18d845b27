import { compoundedGrowth, fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import {
  amount,
  choice,
  currency,
  loanRate,
  money,
  months,
  optionalMoney,
  percent,
  percentage,
  wholeYears,
} from '../fields.ts';
import { compoundFrequency, compoundsStep, frequencyConvention, timesPerYear } from '../conventions.ts';

const payouts = {
  cumulative: 'interest stays in the deposit and is paid at maturity',
  monthly: 'interest is paid out every month, at the lower rate that compounds to the same',
  quarterly: 'interest is paid out every 3 months',
  semiannually: 'interest is paid out every 6 months',
  annually: 'interest is paid out every year',
} as const;

export const fixedDeposit = defineCalculator({
  id: 'fixed-deposit',
  name: 'Fixed Deposit (FD) Calculator',
  synonyms: ['certificate of deposit', 'cd', 'term deposit', 'bank deposit'],
  category: 'savings',
  summary: 'What a fixed (term) deposit at a bank pays, cumulative or with interest paid out.',
  input: {
    principal: amount('Amount deposited'),
    annual_rate: loanRate('Nominal rate of interest'),
    tenure_years: wholeYears('Years of the term', { minimum: 0, maximum: 100, default: 0 }),
    tenure_months: months('Months of the term, beside the years', { minimum: 0, default: 0 }),
    compound_frequency: compoundFrequency('quarterly'),
    payout: choice('What becomes of the interest', payouts, { default: 'cumulative' }),
    tax_rate: percent('Tax on the interest', { default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('What is paid at the end of the term, before tax'),
    interest_earned: money('All interest, before tax'),
    interest_payout: optionalMoney('With a payout: the interest of each full period'),
    tax: money('Tax on all interest'),
    interest_after_tax: money('All interest after tax'),
    effective_annual_rate: percentage('Growth over one year, with compounding, before tax'),
  },
  rules: [
    {
      field: 'tenure_months',
      demand: 'must be at least 1 when tenure_years is 0',
      holds: ({ tenure_years, tenure_months }) => tenure_years + tenure_months > 0,
    },
    {
      field: 'tenure_months',
      demand: 'must not be more than 1,200 together with the months of tenure_years',
      holds: ({ tenure_years, tenure_months }) => 12 * tenure_years + tenure_months <= 1200,
    },
  ],
  conventions: {
    timing: { by: 'payout', words: payouts },
    compounding: frequencyConvention,
  },
  note: {
    steps: [
      compoundsStep,
      step('m', '12·tenure_years + tenure_months', 'Months of the term'),
      step('j', '(1 + annual_rate/100/n)^(n/12) − 1', 'Interest per month, as a fraction'),
      stepByCase(
        'k',
        [
          { when: 'payout = monthly', equation: '1' },
          { when: 'payout = quarterly', equation: '3' },
          { when: 'payout = semiannually', equation: '6' },
          { when: 'payout = annually', equation: '12' },
          { equation: 'm' },
        ],
        'Months between payouts',
      ),
      step('q', 'floor(m/k)', 'Full periods between payouts'),
      step('p', 'principal·((1 + j)^k − 1)', 'Interest of a full period'),
      step('interest_earned', 'p·q + principal·((1 + j)^(m − k·q) − 1)'),
      stepByCase('maturity_value', [
        { when: 'payout = cumulative', equation: 'principal + interest_earned' },
        { equation: 'principal + interest_earned − p·q' },
      ]),
      stepByCase('interest_payout', [
        { when: 'payout = monthly', equation: 'p' },
        { when: 'payout = quarterly', equation: 'p' },
        { when: 'payout = semiannually', equation: 'p' },
        { when: 'payout = annually', equation: 'p' },
      ]),
      step('tax', 'interest_earned·tax_rate/100'),
      step('interest_after_tax', 'interest_earned − tax'),
      step('effective_annual_rate', '100·((1 + j)^12 − 1)'),
    ],
    references: [
      'Reserve Bank of India (Interest Rate on Deposits) Directions, 2016',
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.8 (nominal rates)',
    ],
  },
  formula(a, input) {
    const compounds = timesPerYear[input.compound_frequency];
    const months = 12 * input.tenure_years + input.tenure_months;
    const rate = compoundedGrowth(a, input.annual_rate, compounds, 12);
    const { each, paid, rest } = interestOf(a, input, rate, months);
    const interest = a.add(paid, rest);
    const tax = a.multiply(interest, fraction(a, input.tax_rate));
    const isCumulative = input.payout === 'cumulative';
    return {
      maturity_value: a.add(input.principal, isCumulative ? interest : rest),
      interest_earned: interest,
      interest_payout: isCumulative ? undefined : each,
      tax,
      interest_after_tax: a.subtract(interest, tax),
      effective_annual_rate: a.multiply(compoundedGrowth(a, input.annual_rate, compounds, 1), 100),
    };
  },
  schedule: {
    kind: 'payout',
    periodsPerYear: 12,
    totals: { interest: 'interest_earned' },
    course(a, input) {
      const rate = compoundedGrowth(a, input.annual_rate, timesPerYear[input.compound_frequency], 12);
      return {
        periods: 12 * input.tenure_years + input.tenure_months,
        at: (month: number) => {
          const { paid, rest } = interestOf(a, input, rate, month);
          return input.payout === 'cumulative'
            ? { balance: a.add(input.principal, a.add(paid, rest)), flow: a.of(0) }
            : { balance: a.add(input.principal, rest), flow: paid };
        },
      };
    },
  },
  laws: {
    rises: {
      interest_earned: ['principal', 'annual_rate', 'tenure_years', 'tenure_months'],
      maturity_value: ['principal', 'annual_rate'],
      tax: ['tax_rate'],
    },
    falls: { interest_after_tax: ['tax_rate'] },
    identities: [
      'interest_earned·(100 − tax_rate) = 100·interest_after_tax',
      'tax + interest_after_tax = interest_earned',
    ],
  },
});

const monthsBetween = { monthly: 1, quarterly: 3, semiannually: 6, annually: 12 } as const;

interface Deposit<N> {
  readonly principal: N;
  readonly payout: keyof typeof payouts;
}

interface Interest<N> {
  /** Of a full period. */
  readonly each: N;
  /** Of all full periods until the month. */
  readonly paid: N;
  /** Of the part of a period since then. */
  readonly rest: N;
}

/** Until a month, at a rate per month. A cumulative deposit has one period, the whole time. */
function interestOf<N>(
  a: Arithmetic<N>,
  { principal, payout }: Deposit<N>,
  rate: N,
  month: number,
): Interest<N> {
  const length = payout === 'cumulative' ? Math.max(1, month) : monthsBetween[payout];
  const each = a.multiply(principal, a.growthLess1(rate, length));
  const paid = a.multiply(each, Math.floor(month / length));
  return { each, paid, rest: a.multiply(principal, a.growthLess1(rate, month % length)) };
}
