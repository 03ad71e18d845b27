import { defineCalculator } from '#catalogue/define.ts';
import { amount, choice, currency, money, percent, percentage } from '#catalogue/fields.ts';

const directions = {
  add: 'the amount is net, and tax is added',
  remove: 'the amount is gross, and the tax in it is extracted',
} as const;

export const vat = defineCalculator({
  id: 'vat',
  name: 'VAT Calculator',
  synonyms: ['gst', 'sales tax', 'tax'],
  category: 'taxes',
  summary: 'Value-added tax (VAT or GST) added to a net price or extracted from a gross price.',
  input: {
    amount: amount('Price: net if direction is add, gross if it is remove'),
    vat_rate: percent('VAT rate on the net price', { maximum: 1000 }),
    direction: choice('Direction of the calculation', directions, { default: 'add' }),
    discount_rate: percent('Discount on the amount, applied before tax', { default: 0 }),
    currency: currency(),
  },
  output: {
    net_amount: money('Net price, without tax'),
    vat_amount: money('Amount of tax'),
    gross_amount: money('Gross price: exactly the sum of the net price and the tax'),
    discount: money('Discount on the amount'),
    vat_share_of_gross: percentage('Tax as a percentage of the gross price, by the rate', 'percent'),
  },
  answers: ['gross_amount', 'net_amount'],
  conventions: {
    timing: 'one sale',
    compounding: 'none',
    rounding:
      'the discounted amount and then the tax are rounded to the minor unit, so that net and tax add up to gross',
  },
  equations: `
    a                  = round(amount·(1 − discount_rate/100))    // Amount after discount
    vat_amount         = round(a·vat_rate/(100 + vat_rate))       if direction = remove
                       = round(a·vat_rate/100)                    otherwise
    net_amount         = a − vat_amount                           if direction = remove
                       = a                                        otherwise
    gross_amount       = a                                        if direction = remove
                       = a + vat_amount                           otherwise
    discount           = round(amount) − a
    vat_share_of_gross = 100·vat_rate/(100 + vat_rate)
  `,
  references: ['Council Directive 2006/112/EC on the common system of value added tax, Articles 73, 78, 79 and 226'],
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
