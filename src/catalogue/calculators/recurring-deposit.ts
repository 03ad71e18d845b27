import { defineCalculator } from '../define.ts';
import { currency, loanRate, money, months, percent, percentage, positiveAmount } from '../fields.ts';
import { compoundFrequency, frequencyConvention } from '../conventions.ts';

export const recurringDeposit = defineCalculator({
  id: 'recurring-deposit',
  name: 'Recurring Deposit (RD) Calculator',
  synonyms: ['monthly deposit', 'bank deposit'],
  category: 'savings',
  summary: "What equal monthly deposits at a bank grow to, by the quarterly rule of India's banks.",
  input: {
    monthly_deposit: positiveAmount('Amount deposited at the beginning of each month'),
    annual_rate: loanRate('Nominal rate of interest'),
    tenure_months: months('Number of deposits'),
    compound_frequency: compoundFrequency('quarterly'),
    tax_rate: percent('Tax on the interest', { default: 0 }),
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
  equations: `
    n    = compound_frequency                 // Compounding periods per year
    g    = 1 + annual_rate/100/n              // Growth per compounding period
    i    = g^(n/12) − 1                       // Interest per month, as a fraction
    V(k) = monthly_deposit·(1 + i)·s(k, i)    // Value after k months

    maturity_value           = V(tenure_months)
    total_deposits           = monthly_deposit·tenure_months
    interest_earned          = maturity_value − total_deposits
    tax                      = interest_earned·tax_rate/100
    maturity_value_after_tax = maturity_value − tax
    effective_annual_rate    = 100·(g^n − 1)
  `,
  references: [
    "The quarterly rule of India's banks: M = R·((1 + i)^q − 1)/(1 − (1 + i)^(−1/3)) for q quarters",
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §4.4 (annuities payable more often than interest is added)',
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_deposits', growth: 'interest_earned' },
    periods: 'tenure_months',
    balance: 'V(k)',
    flow: 'monthly_deposit·k',
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
});
