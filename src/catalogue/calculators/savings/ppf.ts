import { defineCalculator } from '#catalogue/define.ts';
import { amount, choice, currency, loanRate, money, wholeYears } from '#catalogue/fields.ts';

const deposits = {
  yearly: 'the whole amount by 5 April, so that it earns interest for 12 months',
  monthly: 'one-twelfth by the 5th of each month, so that it earns interest from that month on',
  monthly_late: 'one-twelfth after the 5th of each month, so that it earns interest from the next month on',
  year_end: 'the whole amount after 5 March, so that it earns no interest in its year',
} as const;

/** Months of interest that the deposits of a year earn in that year, on average. */
const monthsEarned = { yearly: 12, monthly: 6.5, monthly_late: 5.5, year_end: 0 } as const;

export const ppf = defineCalculator({
  id: 'ppf',
  name: 'PPF Calculator',
  synonyms: ['public provident fund', 'tax saving'],
  category: 'savings',
  summary: "The maturity value of India's Public Provident Fund (PPF), with extensions.",
  input: {
    annual_deposit: amount(
      'Deposit in each financial year: from 500 to 150,000, or 0 in an account with a current_balance',
      { maximum: 150_000 },
    ),
    annual_rate: loanRate('Annual interest rate of the scheme, assumed constant', { default: 7.1 }),
    years: wholeYears(
      'Term: 15 years, or more with extensions of 5 years each; for an account with a current_balance, the remaining years or extensions of 5 years each',
      { default: 15, maximum: 50 },
    ),
    deposit_pattern: choice('Deposit pattern within the financial year', deposits, { default: 'yearly' }, monthsEarned),
    current_balance: amount('Balance of the account at the start', { default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Balance of the account at the end'),
    total_deposits: money('Total deposits over the term'),
    interest_earned: money('Total interest over the term'),
    first_year_interest: money('Interest in the first year'),
    last_year_interest: money('Interest in the last year'),
  },
  rules: [
    {
      field: 'annual_deposit',
      demand: 'must be at least 500, or 0 with a current_balance',
      holds: ({ annual_deposit, current_balance }) =>
        annual_deposit >= 500 || (annual_deposit === 0 && current_balance > 0),
    },
    {
      field: 'years',
      demand: 'must be 15, 20, 25, 30, 35, 40, 45 or 50; with a current_balance, 1 to 15 are also allowed',
      holds: ({ years, current_balance }) => (years >= 15 && years % 5 === 0) || (years <= 15 && current_balance > 0),
    },
  ],
  conventions: {
    timing: { by: 'deposit_pattern', words: deposits },
    compounding:
      'simple interest each month on the lowest balance between the 5th and the end of the month, credited once a year',
  },
  equations: `
    r    = annual_rate/100                          // Annual interest rate, as a fraction
    m    = deposit_pattern                          // Months of interest that deposits earn in their own year, on average
    d    = annual_deposit·(1 + r·m/12)              // Deposits of a year with their interest, at its end
    V(k) = current_balance·(1 + r)^k + d·s(k, r)    // Balance after k years

    maturity_value      = V(years)
    total_deposits      = annual_deposit·years
    interest_earned     = maturity_value − current_balance − total_deposits
    first_year_interest = (current_balance + annual_deposit·m/12)·r
    last_year_interest  = (V(years − 1) + annual_deposit·m/12)·r
  `,
  references: [
    'Government of India, Public Provident Fund Scheme, 2019 (limits of deposits, interest, maturity and extension)',
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 1,
    totals: { contribution: 'total_deposits', growth: 'interest_earned' },
    periods: 'years',
    balance: 'V(k)',
    flow: 'annual_deposit·k',
  },
  laws: {
    rises: {
      maturity_value: ['annual_deposit', 'annual_rate', 'years', 'current_balance'],
      interest_earned: ['annual_rate', 'years'],
      last_year_interest: ['years'],
    },
    identities: [
      'current_balance + total_deposits + interest_earned = maturity_value',
      'annual_rate·(interest_earned − last_year_interest + current_balance + total_deposits − annual_deposit − current_balance) + 100·first_year_interest = 100·last_year_interest',
    ],
  },
});
