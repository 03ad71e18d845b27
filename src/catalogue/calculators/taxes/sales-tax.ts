import { preset } from '#catalogue/preset/preset.ts';
import { vat } from './vat.ts';

export const salesTax = preset(vat, {
  id: 'sales-tax',
  name: 'Sales Tax Calculator',
  synonyms: ['tax on a purchase', 'price with tax', 'checkout price', 'state sales tax', 'discount and tax'],
  category: 'taxes',
  summary: 'Sales tax on a price, and the price with tax, after an optional discount.',
  fixed: { tax_behavior: 'exclusive' },
  input: {
    amount: { description: 'Price before sales tax' },
    vat_rate: { name: 'sales_tax_rate', description: 'Sales tax rate: state and local rates together' },
    discount_pct: { description: 'Discount on the price, applied before tax' },
  },
  output: {
    net_amount: { description: 'Price after the discount, before sales tax' },
    vat_amount: { name: 'sales_tax', description: 'Sales tax' },
    gross_amount: {
      description: 'Price with sales tax: exactly the sum of the price before tax and the tax',
    },
  },
  references: [
    'Streamlined Sales and Use Tax Agreement, section 324 (rounding of the tax to a whole cent) and section 327 (sales price)',
  ],
  conventions: {
    timing: 'one sale',
    compounding: 'none',
    rounding:
      'the discounted price and then the tax are rounded to the minor unit, so that both add up to the price with tax',
  },
});
