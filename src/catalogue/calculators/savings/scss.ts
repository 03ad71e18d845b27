import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, loanRate, money, positiveAmount } from '#catalogue/declare/fields.ts';
import { lastLaw, lastValue } from '#catalogue/law/last-figure.ts';

export const scss = defineCalculator({
  id: 'scss',
  name: 'Senior Citizens Savings Scheme (SCSS) Calculator',
  synonyms: ['senior citizen savings', 'post office scheme', 'quarterly interest'],
  category: 'savings',
  summary: 'Quarterly interest of a deposit in the Senior Citizens Savings Scheme of India.',
  headline: 'The scheme would pay {quarterly_interest} each quarter',
  about:
    'Interest is paid out each quarter for five years, and the deposit is paid back at the end. It is open from 60 on, or ' +
    'from 55 after an early retirement, for at most 30 lakh in all accounts. Interest is taxable; tax is left out.',
  input: {
    principal: positiveAmount('Deposit, up to 3,000,000', { minimum: 1000, maximum: 3000000 }),
    annual_rate: loanRate('Annual interest rate', { maximum: 100, default: lastValue('in-savings', 'scss_rate') }),
    currency: currency(),
  },
  output: {
    quarterly_interest: money('Interest of each quarter'),
    interest_earned: money('All interest of five years'),
    maturity_value: money('Deposit paid back after five years'),
  },
  isBoundToCurrency: true,
  conventions: { timing: 'interest at the end of each quarter for five years', compounding: 'none' },
  law: lastLaw('in-savings', [], 'scss_rate'),
  equations: `
    quarterly_interest = principal·annual_rate/400
    interest_earned    = 20·quarterly_interest
    maturity_value     = principal
  `,
  references: ["India, Senior Citizens' Savings Scheme, 2019 (Government Savings Promotion Act, 1873)"],
  pictures: [{ kind: 'bars', of: ['maturity_value', 'interest_earned'] }],
  laws: {
    rises: { interest_earned: ['principal', 'annual_rate'] },
    identities: ['100·interest_earned = 5·annual_rate·principal'],
    unscaled: 'deposits are limited by the scheme',
  },
});
