import { taxBehavior } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, percent, percentage } from '#catalogue/declare/fields.ts';

export const vat = defineCalculator({
  id: 'vat',
  name: 'Value Added Tax (VAT) Calculator',
  synonyms: ['gst', 'sales tax', 'tax', 'hst'],
  category: 'taxes',
  summary: 'Value-added tax (VAT or GST) added to a net price or extracted from a gross price.',
  headline: [
    {
      when: 'tax_behavior = inclusive',
      say: '{gross_amount} contains {vat_amount} of tax; without it, the price is {*net_amount}',
    },
    { say: 'The price is {gross_amount} with tax, of which {vat_amount} is tax' },
  ],
  about:
    'Add the tax to a net price, or find the tax inside a gross price; the second is not simply the rate times the ' +
    'price. Use the rate of the country and the kind of goods. For invoices with many lines, round each line or the ' +
    'total as your tax office requires.',
  isBoundToCurrency: true,
  input: {
    amount: amount('Price: net if tax_behavior is exclusive, gross if it is inclusive'),
    vat_rate: percent('VAT rate on the net price', { maximum: 1000 }),
    tax_behavior: taxBehavior(),
    discount_pct: percent('Discount on the amount, applied before tax', { default: 0 }),
    currency: currency(),
  },
  output: {
    net_amount: money('Net price, without tax'),
    vat_amount: money('Amount of tax'),
    gross_amount: money('Gross price: exactly the sum of the net price and the tax'),
    discount_amount: money('Discount on the amount'),
    vat_share_pct: percentage('Tax as a percentage of the gross price, by the rate', 'percent'),
  },
  conventions: {
    timing: 'one sale',
    compounding: 'none',
    rounding:
      'the discounted amount and then the tax are rounded to the smallest unit of the currency, so that net and tax add up to gross',
  },
  equations: `
    a               = round(amount·(1 − discount_pct/100))    // Amount after discount
    vat_amount      = round(a·vat_rate/(100 + vat_rate))      if tax_behavior = inclusive
                    = round(a·vat_rate/100)                   otherwise
    net_amount      = a − vat_amount                          if tax_behavior = inclusive
                    = a                                       otherwise
    gross_amount    = a                                       if tax_behavior = inclusive
                    = a + vat_amount                          otherwise
    discount_amount = round(amount) − a
    vat_share_pct   = 100·vat_rate/(100 + vat_rate)
  `,
  references: ['Council Directive 2006/112/EC on the common system of value added tax, Articles 73, 78, 79 and 226'],
  pictures: [{ kind: 'steps', of: ['net_amount', 'vat_amount', '=gross_amount'] }],
  laws: {
    unscaled: 'amounts are rounded to the smallest unit of the currency on the way',
    rises: {
      gross_amount: ['amount', 'vat_rate'],
      vat_amount: ['vat_rate', 'amount'],
      vat_share_pct: ['vat_rate'],
    },
    falls: { gross_amount: ['discount_pct'] },
    identities: ['net_amount + vat_amount = gross_amount', 'vat_rate·(100 − vat_share_pct) = 100·vat_share_pct'],
  },
});
