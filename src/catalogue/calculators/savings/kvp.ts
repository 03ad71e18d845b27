import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, loanRate, money, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { lastFigure, lastLaw, lastValue } from '#catalogue/law/last-figure.ts';

export const kvp = defineCalculator({
  id: 'kvp',
  name: 'Kisan Vikas Patra (KVP) Calculator',
  synonyms: ['kisan vikas patra', 'money doubles', 'post office certificate'],
  category: 'savings',
  summary: 'Time in which a Kisan Vikas Patra of India doubles, and what it pays.',
  headline: 'The certificate would pay {maturity_value} after {months_to_maturity} months',
  about:
    'The certificate pays twice its amount. The government prints the time with the rate; for another rate, this shows the ' +
    'nearest number of months in which interest that is added each year doubles an amount. Income tax on the doubled amount is left out.',
  input: {
    principal: positiveAmount('Amount of the certificate'),
    annual_rate: loanRate('Annual interest rate', {
      minimum: 0.1,
      maximum: 100,
      default: lastValue('in-savings', 'kvp_rate'),
    }),
    currency: currency(),
  },
  output: {
    maturity_value: money('Value at maturity'),
    interest_earned: money('All interest'),
    months_to_maturity: whole('Months to maturity', 'months'),
  },
  isBoundToCurrency: true,
  conventions: { timing: 'one deposit at the beginning', compounding: 'annual' },
  law: lastLaw('in-savings', ['kvp_months'], 'kvp_rate'),
  figures: {
    kvp_rate: lastFigure('in-savings', 'kvp_rate', 'Annual interest rate, in percent'),
    kvp_months: lastFigure('in-savings', 'kvp_months', 'Months to maturity at this rate'),
  },
  equations: `
    maturity_value     = 2·principal
    interest_earned    = principal
    months_to_maturity = kvp_months                                       if annual_rate = kvp_rate
                       = floor(12·ln(2)/ln(1 + annual_rate/100) + 0.5)    otherwise
  `,
  references: ['India, Kisan Vikas Patra Scheme, 2019 (Government Savings Promotion Act, 1873)'],
  pictures: [{ kind: 'bars', of: ['maturity_value', 'interest_earned'] }],
  laws: {
    rises: { maturity_value: ['principal'] },
    identities: ['maturity_value = 2·interest_earned'],
  },
});
