import { accumulationFactorAt, compoundedGrowth, fraction } from '#core/annuity.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import { defineCalculator, step, stepByCase } from '../define.ts';
import { currency, loanRate, money, months, percent, percentage, positiveAmount } from '../fields.ts';
import { compoundFrequency, compoundsStep, frequencyConvention, timesPerYear } from '../conventions.ts';

export const recurringDeposit = defineCalculator({
  id: 'recurring-deposit',
  name: 'Recurring Deposit (RD) Calculator',
  synonyms: ['monthly deposit', 'bank deposit'],
  category: 'savings',
  summary: "What equal monthly deposits at a bank grow to, by the quarterly rule of India's banks.",
  input: {
    monthly_deposit: positiveAmount({ description: 'Amount deposited at the beginning of each month' }),
    annual_rate: loanRate({ description: 'Nominal rate of interest' }),
    tenure_months: months({ description: 'Number of deposits' }),
    compound_frequency: compoundFrequency('quarterly'),
    tax_rate: percent({ description: 'Tax on the interest', default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('What is paid at the end of the last month, before tax'),
    total_deposits: money('All deposits'),
    interest_earned: money('All interest, before tax'),
    tax: money('Tax on all interest'),
    maturity_value_after_tax: money('What is left at the end after tax'),
    effective_annual_rate: percentage('Growth over one year, with compounding, before tax'),
  },
  conventions: {
    timing: 'deposits at the beginning of each month',
    compounding: frequencyConvention,
  },
  note: {
    steps: [
      compoundsStep,
      step('i', 'annual_rate/100/n', 'Interest per compounding period, as a fraction'),
      stepByCase('maturity_value', [
        { when: 'i = 0', equation: 'monthly_deposit·tenure_months' },
        {
          equation: 'monthly_deposit·((1 + i)^(n·tenure_months/12) − 1)/(1 − (1 + i)^(−n/12))',
        },
      ]),
      step('total_deposits', 'monthly_deposit·tenure_months'),
      step('interest_earned', 'maturity_value − total_deposits'),
      step('tax', 'interest_earned·tax_rate/100'),
      step('maturity_value_after_tax', 'maturity_value − tax'),
      step('effective_annual_rate', '100·((1 + i)^n − 1)'),
    ],
    references: [
      "The quarterly rule of India's banks: M = R·((1 + i)^q − 1)/(1 − (1 + i)^(−1/3)) for q quarters",
      'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §4.4 (annuities payable more often than interest is added)',
    ],
  },
  formula(a, input) {
    const compounds = timesPerYear[input.compound_frequency];
    const value = valueAfter(a, input, input.tenure_months);
    const deposits = a.multiply(input.monthly_deposit, input.tenure_months);
    const interest = a.subtract(value, deposits);
    const tax = a.multiply(interest, fraction(a, input.tax_rate));
    return {
      maturity_value: value,
      total_deposits: deposits,
      interest_earned: interest,
      tax,
      maturity_value_after_tax: a.subtract(value, tax),
      effective_annual_rate: a.multiply(compoundedGrowth(a, input.annual_rate, compounds, 1), 100),
    };
  },
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_deposits', growth: 'interest_earned' },
    course: (a, input) => ({
      periods: input.tenure_months,
      at: (month: number) => ({
        balance: valueAfter(a, input, month),
        flow: a.multiply(input.monthly_deposit, month),
      }),
    }),
  },
  laws: {
    rises: {
      maturity_value: ['monthly_deposit', 'annual_rate', 'tenure_months'],
      interest_earned: ['annual_rate', 'tenure_months'],
      tax: ['tax_rate'],
    },
    falls: { maturity_value_after_tax: ['tax_rate'] },
    identities: [
      'total_deposits + interest_earned = maturity_value_after_tax + tax',
      '100·(maturity_value − maturity_value_after_tax) = tax_rate·(maturity_value − monthly_deposit·tenure_months)',
    ],
  },
  examples: [
    {
      input: { monthly_deposit: 5000, annual_rate: 6.5, tenure_months: 36, currency: 'INR' },
      output: {
        maturity_value: 199121.86,
        total_deposits: 180000,
        interest_earned: 19121.86,
        tax: 0,
        maturity_value_after_tax: 199121.86,
        effective_annual_rate: 6.6602,
        currency: 'INR',
      },
    },
  ],
});

interface RecurringDeposit<N> {
  readonly monthly_deposit: N;
  readonly annual_rate: N;
  readonly compound_frequency: keyof typeof timesPerYear;
}

/** Every deposit grows by its months, each a part of a compounding period. */
function valueAfter<N>(a: Arithmetic<N>, input: RecurringDeposit<N>, months: number): N {
  const rate = compoundedGrowth(a, input.annual_rate, timesPerYear[input.compound_frequency], 12);
  return a.multiply(input.monthly_deposit, accumulationFactorAt(a, rate, months, 'begin'));
}
