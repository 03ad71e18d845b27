import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, loanRate, money, months, percent, percentage, positiveAmount } from '#catalogue/declare/fields.ts';
import {
  compoundFrequency,
  contributionTiming,
  frequencyConvention,
  savingsConventions,
} from '#catalogue/declare/conventions.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const recurringDeposit = defineCalculator({
  id: 'recurring-deposit',
  name: 'Recurring Deposit (RD) Calculator',
  synonyms: ['monthly deposit', 'bank deposit', 'rd'],
  category: 'savings',
  summary:
    "The maturity value of equal monthly deposits at a bank, with the quarterly compounding of India's banks by default.",
  headline: [
    {
      when: 'tax > 0',
      say: 'You would receive {maturity_value} at maturity, or {maturity_value_after_tax} after tax',
    },
    { say: 'You would receive {maturity_value} at maturity' },
  ],
  about:
    'A recurring deposit makes saving a habit: the same amount every month at a fixed rate. Later deposits earn ' +
    'interest for a shorter time, so the result is well below that of one large deposit. Penalties for missed months ' +
    'are not included.',
  input: {
    monthly_deposit: positiveAmount('Amount deposited each month'),
    annual_rate: loanRate('Nominal annual interest rate'),
    tenure_months: months('Term in months: the number of deposits'),
    compound_frequency: compoundFrequency('quarterly'),
    contribution_timing: contributionTiming('begin'),
    tax_rate: percent('Tax rate on the interest', { default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Amount paid at the end of the last month, before tax'),
    total_deposits: money('Total deposits'),
    interest_earned: money('Total interest, before tax'),
    tax: money('Tax on the total interest'),
    maturity_value_after_tax: money('Amount paid at the end of the last month, after tax'),
    effective_annual_rate: percentage('Effective annual rate, with compounding and before tax'),
  },
  conventions: { timing: savingsConventions.timing, compounding: frequencyConvention },
  equations: `
    n    = compound_frequency                 // Compounding periods per year
    g    = 1 + annual_rate/100/n              // Growth factor of a compounding period
    i    = g^(n/12) − 1                       // Effective monthly rate, as a fraction
    V(k) = monthly_deposit·s(k, i)            if contribution_timing = end    // Value after k months
         = monthly_deposit·(1 + i)·s(k, i)    otherwise

    maturity_value           = V(tenure_months)
    total_deposits           = monthly_deposit·tenure_months
    interest_earned          = maturity_value − total_deposits
    tax                      = interest_earned·tax_rate/100
    maturity_value_after_tax = maturity_value − tax
    effective_annual_rate    = 100·(g^n − 1)

    after(k) = maturity_value_after_tax    if k = tenure_months    // Value after k months and the tax that is due
             = V(k)                        otherwise
    due(k)   = tax                         if k = tenure_months    // Tax at the end of month k
             = 0                           otherwise
  `,
  references: [
    "The quarterly rule of India's banks: M = R·((1 + i)^q − 1)/(1 − (1 + i)^(−1/3)) for q quarters",
    theoryOfInterest('§4.4 (annuities payable more often than interest is added)'),
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_deposits', growth: 'interest_earned', tax: 'tax' },
    periods: 'tenure_months',
    balance: 'V(k)',
    flow: 'monthly_deposit·k',
    columns: {
      tax: during(money('Tax on the interest'), 'due(k)'),
      balance_after_tax: atEnd(money('Balance after tax'), 'after(k)'),
    },
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
