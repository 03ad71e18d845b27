import { defineCalculator } from '../define.ts';
import { amount, choice, currency, money, percent, percentage } from '../fields.ts';

const directions = {
  add: 'the amount is without tax, which is added',
  remove: 'the amount contains the tax, which is taken out',
} as const;

export const vat = defineCalculator({
  id: 'vat',
  name: 'VAT Calculator',
  synonyms: ['gst', 'sales tax', 'tax'],
  category: 'taxes',
  summary: 'Value added tax (also GST) added to a price, or taken out of one that contains it.',
  input: {
    amount: amount('Price, without or with tax as direction says'),
    vat_rate: percent('Rate of the tax on the price without it', { maximum: 1000 }),
    direction: choice('Whether tax is added or taken out', directions, { default: 'add' }),
    discount_rate: percent('Discount on the amount, before tax is figured', { default: 0 }),
    currency: currency(),
  },
  output: {
    net_amount: money('Price without tax'),
    vat_amount: money('The tax'),
    gross_amount: money('Price with tax: the sum of the two, to the last minor unit'),
    discount: money('Discount on the amount'),
    vat_share_of_gross: percentage('Tax in percent of the price with tax, by the rate', 'percent'),
  },
  answers: ['gross_amount', 'net_amount'],
  conventions: {
    timing: 'one sale',
    compounding: 'none',
    rounding:
      'the discounted amount and then the tax are rounded to the minor unit, so that net and tax add up to gross',
  },
  equations: `
    a                  = round(amount·(1 − discount_rate/100))    // Amount after the discount
    vat_amount         = round(a·vat_rate/(100 + vat_rate))       if direction = remove
                       = round(a·vat_rate/100)                    otherwise
    net_amount         = a − vat_amount                           if direction = remove
                       = a                                        otherwise
    gross_amount       = a                                        if direction = remove
                       = a + vat_amount                           otherwise
    discount           = round(amount) − a
    vat_share_of_gross = 100·vat_rate/(100 + vat_rate)
  `,
  references: [
    'Council Directive 2006/112/EC on the common system of value added tax, Articles 73, 78, 79 and 226',
  ],
  laws: {
    unscaled: 'amounts are rounded to the minor unit on the way',
    rises: {
      gross_amount: ['amount', 'vat_rate'],
      vat_amount: ['vat_rate', 'amount'],
      vat_share_of_gross: ['vat_rate'],
    },
    falls: { gross_amount: ['discount_rate'] },
    identities: [
      'net_amount + vat_amount = gross_amount',
      'vat_rate·(100 − vat_share_of_gross) = 100·vat_share_of_gross',
    ],
  },
});
