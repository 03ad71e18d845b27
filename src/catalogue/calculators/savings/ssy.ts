import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, amount, currency, loanRate, money, duration } from '#catalogue/declare/fields.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { lastLaw, lastValue } from '#catalogue/law/last-figure.ts';

export const ssy = defineCalculator({
  id: 'ssy',
  name: 'Sukanya Samriddhi Yojana (SSY) Calculator',
  synonyms: ['sukanya samriddhi', 'girl child savings', 'daughter savings india', 'post office scheme'],
  category: 'savings',
  summary: 'Maturity value of a Sukanya Samriddhi account for a daughter, from yearly deposits.',
  headline: 'The account would pay {maturity_value} at maturity',
  about:
    'There are deposits for 15 years, and the account matures 21 years after it was opened. The rate is set each quarter by ' +
    'the government; this assumes that it stays. An account can be opened until the daughter is ten, and a part can be ' +
    'withdrawn for her education from 18 on, which is left out.',
  input: {
    annual_deposit: amount('Deposit of each year, from 250 to 150,000', { minimum: 250, maximum: 150000 }),
    annual_rate: loanRate('Annual interest rate', { maximum: 100, default: lastValue('in-savings', 'ssy_rate') }),
    current_age: age('Age of the daughter when the account is opened', { maximum: 10, optional: true }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Value at maturity'),
    total_deposits: money('All deposits'),
    interest_earned: money('All interest'),
    years_to_maturity: duration('Time from the opening to maturity'),
  },
  isBoundToCurrency: true,
  conventions: {
    timing: 'deposits at the beginning of each of the first 15 years',
    compounding: 'annual',
    forecast: constantRates,
  },
  law: lastLaw('in-savings', [], 'ssy_rate'),
  equations: `
    n                 = 15                 // Number of deposits
    i                 = annual_rate/100    // Return of a year, as a fraction
    maturity_value    = annual_deposit·s(n, i)·(1 + i)^7
    total_deposits    = n·annual_deposit
    interest_earned   = maturity_value − total_deposits
    years_to_maturity = n + 6
  `,
  references: ['India, Sukanya Samriddhi Account Scheme, 2019 (Government Savings Promotion Act, 1873)'],
  pictures: [{ kind: 'bars', of: ['total_deposits', 'interest_earned'] }],
  laws: {
    rises: { maturity_value: ['annual_deposit', 'annual_rate'] },
    identities: ['total_deposits + interest_earned = maturity_value'],
    unscaled: 'deposits are limited by the scheme',
  },
});
