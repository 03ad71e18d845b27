import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, flag, money, positiveAmount, wholeNumber } from '#catalogue/declare/fields.ts';
import { lastFigure, lastLaw } from '#catalogue/law/last-figure.ts';

export const gratuity = defineCalculator({
  id: 'gratuity',
  name: 'Gratuity Calculator',
  synonyms: ['payment of gratuity act', 'end of service', '15/26', 'retirement benefit'],
  category: 'taxes',
  summary: 'Gratuity of an employee in India, and its tax-free part.',
  headline: 'You would receive a gratuity of {gratuity}',
  about:
    'Employees of establishments under the Act get 15 of 26 days of pay for each year of service, and more than six months ' +
    'count as a year. Others get half a month for each completed year. Pay is the last basic pay with dearness allowance. ' +
    'The Act requires five years of service, or one under a fixed term.',
  input: {
    monthly_basic_pay: positiveAmount('Last monthly basic pay with dearness allowance'),
    service_years: wholeNumber('Completed years of service', 'years', { maximum: 70 }),
    service_months: wholeNumber('Months of service beyond these years', 'months', { maximum: 11, default: 0 }),
    covered_by_act: flag(
      'Coverage of the employer by the Payment of Gratuity Act',
      { true: 'covered', false: 'not covered' },
      { default: true },
    ),
    currency: currency(),
  },
  output: {
    gratuity: money('Gratuity'),
    exempt_amount: money('Tax-free part of the gratuity'),
    taxable_amount: money('Taxable part of the gratuity'),
  },
  isBoundToCurrency: true,
  conventions: { timing: 'one payment at the end of service', compounding: 'none' },
  law: lastLaw('in-savings', ['gratuity_fraction', 'gratuity_exempt']),
  figures: {
    gratuity_fraction: lastFigure('in-savings', 'gratuity_fraction', 'Days of pay for each year, and days of a month'),
    gratuity_exempt: lastFigure('in-savings', 'gratuity_exempt', 'Maximum tax-free gratuity'),
  },
  equations: `
    counted        = service_years + 1              if covered_by_act = true and service_months > 6    // Years that count
                   = service_years                  otherwise
    gratuity       = gratuity_fraction(0)·monthly_basic_pay·counted/gratuity_fraction(1)    if covered_by_act = true
                   = monthly_basic_pay·counted/2    otherwise
    exempt_amount  = min(gratuity, gratuity_exempt)
    taxable_amount = gratuity − exempt_amount
  `,
  references: ['India, Payment of Gratuity Act, 1972, s. 4; Income-tax Act, 1961, s. 10(10)'],
  pictures: [{ kind: 'bars', of: ['exempt_amount', 'taxable_amount'] }],
  laws: {
    rises: { gratuity: ['monthly_basic_pay', 'service_years', 'service_months'] },
    identities: ['exempt_amount + taxable_amount = gratuity'],
    unscaled: 'the tax-free amount is of the law',
  },
});
