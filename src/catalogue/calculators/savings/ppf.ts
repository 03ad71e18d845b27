import { defineCalculator } from '#catalogue/define.ts';
import { amount, choice, currency, loanRate, money, wholeYears } from '#catalogue/fields.ts';

const frequencies = {
  annually: 'the whole amount at once',
  monthly: 'one-twelfth of the amount each month',
} as const;

const timings = {
  begin: 'deposits by the 5th of April or of each month, which earn interest from that month on',
  end: 'deposits after the 5th of March, which earn no interest in their year, or of each month, which earn it from the next month on',
} as const;

export const ppf = defineCalculator({
  id: 'ppf',
  name: 'Public Provident Fund (PPF) Calculator',
  synonyms: ['public provident fund', 'tax saving'],
  category: 'savings',
  summary: "The maturity value of India's Public Provident Fund (PPF), with extensions.",
  input: {
    annual_deposit: amount(
      'Deposit in each financial year: from 500 to 150,000, or 0 in an account with current_savings',
      { maximum: 150_000 },
    ),
    annual_rate: loanRate('Annual interest rate of the scheme, assumed constant', { default: 7.1 }),
    years: wholeYears(
      'Term: 15 years, or more with extensions of 5 years each; for an account with current_savings, the remaining years or extensions of 5 years each',
      { default: 15, maximum: 50 },
    ),
    deposit_frequency: choice('Deposits within the financial year', frequencies, { default: 'annually' }),
    deposit_timing: choice('Deposit timing', timings, { default: 'begin' }),
    current_savings: amount('Balance of the account at the start', { default: 0 }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Balance of the account at the end'),
    total_deposits: money('Total deposits over the term'),
    interest_earned: money('Total interest over the term'),
    first_year_interest: money('Interest in the first year'),
    final_year_interest: money('Interest in the last year'),
  },
  rules: [
    {
      field: 'annual_deposit',
      demand: 'must be at least 500, or 0 with current_savings',
      holds: ({ annual_deposit, current_savings }) =>
        annual_deposit >= 500 || (annual_deposit === 0 && current_savings > 0),
    },
    {
      field: 'years',
      demand: 'must be 15, 20, 25, 30, 35, 40, 45 or 50; with current_savings, 1 to 15 are also allowed',
      holds: ({ years, current_savings }) => (years >= 15 && years % 5 === 0) || (years <= 15 && current_savings > 0),
    },
  ],
  conventions: {
    timing: { by: 'deposit_timing', words: timings },
    compounding:
      'simple interest each month on the lowest balance between the 5th and the end of the month, credited once a year',
  },
  equations: `
    r    = annual_rate/100                          // Annual interest rate, as a fraction
    m    = 12                                       if deposit_frequency = annually and deposit_timing = begin    // Months of interest that deposits earn in their own year, on average
         = 0                                        if deposit_frequency = annually
         = 6.5                                      if deposit_timing = begin
         = 5.5                                      otherwise
    d    = annual_deposit·(1 + r·m/12)              // Deposits of a year with their interest, at its end
    V(k) = current_savings·(1 + r)^k + d·s(k, r)    // Balance after k years

    maturity_value      = V(years)
    total_deposits      = annual_deposit·years
    interest_earned     = maturity_value − current_savings − total_deposits
    first_year_interest = (current_savings + annual_deposit·m/12)·r
    final_year_interest = (V(years − 1) + annual_deposit·m/12)·r
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
      maturity_value: ['annual_deposit', 'annual_rate', 'years', 'current_savings'],
      interest_earned: ['annual_rate', 'years'],
      final_year_interest: ['years'],
    },
    identities: [
      'current_savings + total_deposits + interest_earned = maturity_value',
      'annual_rate·(interest_earned − final_year_interest + current_savings + total_deposits − annual_deposit − current_savings) + 100·first_year_interest = 100·final_year_interest',
    ],
  },
});
