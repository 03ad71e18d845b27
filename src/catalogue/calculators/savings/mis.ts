import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, loanRate, money, positiveAmount } from '#catalogue/declare/fields.ts';
import { lastLaw, lastValue } from '#catalogue/law/last-figure.ts';

export const mis = defineCalculator({
  id: 'mis',
  name: 'Post Office Monthly Income Scheme (MIS) Calculator',
  synonyms: ['pomis', 'monthly income scheme', 'post office scheme'],
  category: 'savings',
  summary: 'Monthly interest of a deposit in the Monthly Income Scheme of the post office of India.',
  headline: 'The scheme would pay {monthly_interest} each month',
  about:
    'Interest is paid out each month for five years, and the deposit is paid back at the end. One person may deposit 9 lakh, ' +
    'joint holders 15 lakh. Income tax on the payments is left out.',
  input: {
    principal: positiveAmount('Deposit, up to 1,500,000 of joint holders', { minimum: 1000, maximum: 1500000 }),
    annual_rate: loanRate('Annual interest rate', { maximum: 100, default: lastValue('in-savings', 'mis_rate') }),
    currency: currency(),
  },
  output: {
    monthly_interest: money('Interest of each month'),
    interest_earned: money('All interest of five years'),
    maturity_value: money('Deposit paid back after five years'),
  },
  isBoundToCurrency: true,
  conventions: { timing: 'interest at the end of each month for five years', compounding: 'none' },
  law: lastLaw('in-savings', [], 'mis_rate'),
  equations: `
    monthly_interest = principal·annual_rate/1200
    interest_earned  = 60·monthly_interest
    maturity_value   = principal
  `,
  references: [
    'India, National Savings (Monthly Income Account) Scheme, 2019 (Government Savings Promotion Act, 1873)',
  ],
  pictures: [{ kind: 'bars', of: ['maturity_value', 'interest_earned'] }],
  laws: {
    rises: { interest_earned: ['principal', 'annual_rate'] },
    identities: ['100·interest_earned = 5·annual_rate·principal'],
    unscaled: 'deposits are limited by the scheme',
  },
});
