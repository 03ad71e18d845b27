import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, choice, currency, flag, loanRate, money, ordinal, wholeYears } from '#catalogue/declare/fields.ts';
import { lastLaw, lastValue } from '#catalogue/law/last-figure.ts';
import { records } from '#catalogue/declare/structures.ts';

const frequencies = {
  annually: 'the whole amount at once',
  monthly: 'one-twelfth of the amount each month',
} as const;

const timings = {
  begin: 'deposits by the 5th of April or of each month, which earn interest from that month on',
  end: 'deposits after the 5th of March, which earn no interest in their year, or of each month, which earn it from the next month on',
} as const;

const extensions = {
  true: 'extensions have the same deposits',
  false: 'nothing is deposited after 15 years, and the balance earns interest',
} as const;

function yearNumber() {
  return ordinal('Year, 1 for the first one of the calculation', { maximum: 50 });
}

export const ppf = defineCalculator({
  id: 'ppf',
  name: 'Public Provident Fund (PPF) Calculator',
  synonyms: ['public provident fund', 'tax saving'],
  category: 'savings',
  summary:
    "The maturity value of India's Public Provident Fund (PPF), with extensions, and with deposits and rates that differ from year to year.",
  headline: 'The account would have {maturity_value} after {years}',
  about:
    'It follows the rules of the scheme: interest on the lowest balance between the fifth and the end of the month, ' +
    'credited once a year. Deposit early in the financial year to earn more. The government sets the rate each ' +
    'quarter, so future years are an assumption. Loans and withdrawals before maturity are not considered.',
  isBoundToCurrency: true,
  input: {
    annual_deposit: amount(
      'Deposit in each financial year: from 500 to 150,000, or 0 in an account with current_savings',
      { maximum: 150_000 },
    ),
    annual_rate: loanRate('Annual interest rate of the scheme, in years without one of their own', {
      default: lastValue('in-savings', 'ppf_rate'),
    }),
    years: wholeYears(
      'Term: 15 years, or more with extensions of 5 years each; for an account with current_savings, the remaining years or extensions of 5 years each',
      { default: 15, maximum: 50 },
    ),
    deposit_frequency: choice('Deposits within the financial year', frequencies, { default: 'annually' }),
    deposit_timing: choice('Deposit timing', timings, { default: 'begin' }),
    current_savings: amount('Balance of the account at the start', { default: 0 }),
    elapsed_years: wholeYears(
      'Financial years of the account that have passed, of which current_savings are the balance',
      {
        minimum: 0,
        maximum: 49,
        default: 0,
      },
    ),
    extended_with_deposits: flag('Whether deposits go on after 15 years', extensions, { default: true }),
    deposits: records(
      'Years with another deposit than annual_deposit',
      {
        year: yearNumber(),
        amount: amount(
          'Deposit in that year: from 500 to 150,000, or 0 in an extension or in an account with current_savings',
          {
            maximum: 150_000,
          },
        ),
      },
      { minItems: 0, maxItems: 50, default: [] },
    ),
    annual_rates: records(
      'Years with another rate than annual_rate',
      { year: yearNumber(), annual_rate: loanRate('Annual interest rate of the scheme in that year') },
      { minItems: 0, maxItems: 50, default: [] },
    ),
    currency: currency(),
  },
  output: {
    maturity_value: money('Balance of the account at the end'),
    total_deposits: money('Total deposits over the term'),
    interest_earned: money('Total interest over the term'),
    first_year_interest: money('Interest in the first year'),
    final_year_interest: money('Interest in the last year'),
  },
  prominent: ['annual_rate', 'years'],
  rules: `
    small         = first(j = 0…count(deposits) − 1, deposits(j).amount > 0 and deposits(j).amount < 500 or deposits(j).amount = 0 and elapsed_years + deposits(j).year ≤ 15 and current_savings = 0)    // Index of the first deposit below 500 that is not allowed
    wrong_deposit = first(j = 0…count(deposits) − 1, deposits(j).year > years or sum(k = 0…j − 1, 1 if deposits(k).year = deposits(j).year) > 0)    // Index of the first deposit after the last year, or in the year of one before it
    wrong_rate    = first(j = 0…count(annual_rates) − 1, annual_rates(j).year > years or sum(k = 0…j − 1, 1 if annual_rates(k).year = annual_rates(j).year) > 0)    // Index of the first rate after the last year, or in the year of one before it
    require annual_deposit ≥ 500 or annual_deposit = 0 and current_savings > 0 else annual_deposit: must be at least 500, or 0 with current_savings
    require elapsed_years > 0 or years ≥ 15 and 5·floor(years/5) = years or years ≤ 15 and current_savings > 0 else years: must be 15, 20, 25, 30, 35, 40, 45 or 50; with current_savings, 1 to 15 are also allowed
    require elapsed_years = 0 or elapsed_years + years ≥ 15 and 5·floor((elapsed_years + years)/5) = elapsed_years + years else years: must end with the 15th year of the account or an extension of 5 years, together with elapsed_years
    require small is absent else deposits(small).amount: must be at least 500, or 0 in an extension or with current_savings
    require wrong_deposit is absent else deposits(wrong_deposit).year: must be a year of the calculation that no other item has
    require wrong_rate is absent else annual_rates(wrong_rate).year: must be a year of the calculation that no other item has
  `,
  conventions: {
    timing: { by: 'deposit_timing', options: timings },
    compounding:
      'simple interest each month on the lowest balance between the 5th and the end of the month, credited once a year',
  },
  law: lastLaw('in-savings', [], 'ppf_rate'),
  equations: `
    m    = 12                                            if deposit_frequency = annually and deposit_timing = begin                  // Months of interest that deposits earn in their own year, on average
         = 0                                             if deposit_frequency = annually
         = 6.5                                           if deposit_timing = begin
         = 5.5                                           otherwise
    A(k) = sum(j = 0…count(deposits) − 1, deposits(j).amount if deposits(j).year = k)    if sum(j = 0…count(deposits) − 1, 1 if deposits(j).year = k) > 0            // Deposit of year k
         = 0                                             if extended_with_deposits = false and elapsed_years + k > 15
         = annual_deposit                                otherwise
    r(k) = sum(j = 0…count(annual_rates) − 1, annual_rates(j).annual_rate if annual_rates(j).year = k)/100    if sum(j = 0…count(annual_rates) − 1, 1 if annual_rates(j).year = k) > 0    // Interest rate of year k, as a fraction
         = annual_rate/100                               otherwise
    V(0) = current_savings
    V(k) = V(k − 1)·(1 + r(k)) + A(k)·(1 + r(k)·m/12)    // Balance after k years
    D(0) = 0
    D(k) = D(k − 1) + A(k)                               // Deposits of k years

    maturity_value      = V(years)
    total_deposits      = D(years)
    interest_earned     = maturity_value − current_savings − total_deposits
    first_year_interest = (current_savings + A(1)·m/12)·r(1)
    final_year_interest = (V(years − 1) + A(years)·m/12)·r(years)
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
    flow: 'D(k)',
  },
  laws: {
    when: ({ deposits = [], annual_rates = [], extended_with_deposits = true }) =>
      extended_with_deposits === true &&
      [deposits, annual_rates].every((one) => (one as readonly unknown[]).length === 0),
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
