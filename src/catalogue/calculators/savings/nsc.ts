import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, loanRate, money, positiveAmount } from '#catalogue/declare/fields.ts';
import { lastLaw, lastValue } from '#catalogue/law/last-figure.ts';

export const nsc = defineCalculator({
  id: 'nsc',
  name: 'National Savings Certificate (NSC) Calculator',
  synonyms: ['national savings certificate', 'post office certificate', '80c'],
  category: 'savings',
  summary: 'Maturity value of a National Savings Certificate of India after five years.',
  headline: 'The certificate would pay {maturity_value} after five years',
  about:
    'Interest is added each year and paid with the certificate after five years. The rate is that of the day of purchase. ' +
    'Interest is taxable; tax is left out, and so is the deduction of section 80C.',
  input: {
    principal: positiveAmount('Amount of the certificate'),
    annual_rate: loanRate('Annual interest rate', { maximum: 100, default: lastValue('in-savings', 'nsc_rate') }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Value after five years'),
    interest_earned: money('All interest'),
  },
  isBoundToCurrency: true,
  conventions: { timing: 'one deposit at the beginning', compounding: 'annual' },
  law: lastLaw('in-savings', [], 'nsc_rate'),
  equations: `
    maturity_value  = principal·(1 + annual_rate/100)^5
    interest_earned = maturity_value − principal
  `,
  references: [
    'India, National Savings Certificates (VIII Issue) Scheme, 2019 (Government Savings Promotion Act, 1873)',
  ],
  pictures: [{ kind: 'bars', of: ['maturity_value', 'interest_earned'] }],
  laws: {
    rises: { maturity_value: ['principal', 'annual_rate'] },
    identities: ['principal + interest_earned = maturity_value'],
  },
});
