import { taxBehavior } from '#catalogue/declare/conventions.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  flag,
  money,
  optional,
  part,
  percent,
  percentage,
} from '#catalogue/declare/fields.ts';
import { label, records, recordsOf, textOutput } from '#catalogue/declare/structures.ts';

const bases = {
  true: 'on the price with the taxes above it in the list',
  false: 'on the price before tax',
} as const;

const roundings = {
  together: 'all taxes together are rounded once, and split so that they add up',
  each: 'each tax is rounded by itself, as on invoices that list every tax; their sum is the tax',
} as const;

export const salesTax = defineCalculator({
  id: 'sales-tax',
  name: 'Sales Tax Calculator',
  synonyms: [
    'discount',
    'tax on a purchase',
    'price with tax',
    'checkout price',
    'state sales tax',
    'discount and tax',
    'gst and pst',
    'price plus tax',
  ],
  category: 'taxes',
  summary: 'Sales tax on a price or in it, at one rate or several, stacked or compounded, after an optional discount.',
  headline: [
    {
      when: 'tax_behavior = inclusive',
      say: '{gross_amount} contains {sales_tax} of tax; without it, the price is {*net_amount}',
    },
    { say: 'The price is {gross_amount} with tax, of which {sales_tax} is tax' },
  ],
  about:
    'Use it to find the price at the register, or the tax inside a receipt. Several rates, such as those of a state, ' +
    'a county and a city, can be added or applied one on top of another. Whether an item is taxed at all depends on ' +
    'the place.',
  input: {
    amount: amount('Price: before tax if tax_behavior is exclusive, with tax if it is inclusive'),
    sales_tax_rate: percent('Sales tax rate: state and local rates together', { maximum: 1000, optional: true }),
    sales_taxes: records(
      'Several sales taxes in place of one rate',
      {
        name: label('Name of the tax', { optional: true }),
        sales_tax_rate: part('Rate of the tax', { maximum: 1000 }),
        compounded: flag('Whether the tax is charged on other taxes', bases, { default: false }),
      },
      { minItems: 0, maxItems: 20, default: [] },
    ),
    tax_behavior: taxBehavior(),
    tax_rounding: choice('Rounding of several taxes', roundings, { default: 'together' }),
    discount_pct: percent('Discount on the price, applied before tax', { default: 0 }),
    currency: currency(),
  },
  output: {
    net_amount: money('Price after the discount, before sales tax'),
    sales_tax: money('Sales tax'),
    gross_amount: money('Price with sales tax: exactly the sum of the price before tax and the tax'),
    effective_sales_tax_rate: percentage('All taxes as a percentage of the price before tax, by the rates', 'percent'),
    sales_taxes: recordsOf('Taxes in the order given; they add up to sales_tax', {
      name: optional(textOutput('Name of the tax, if given')),
      sales_tax: money('Amount of the tax'),
    }),
  },
  rules: `
    require sales_tax_rate is given exactly if count(sales_taxes) = 0 else sales_tax_rate: must be given exactly when sales_taxes is not
  `,
  conventions: {
    timing: 'one sale',
    compounding: 'a tax may be charged on the taxes above it, no interest',
    rounding: {
      by: 'tax_rounding',
      options: {
        together:
          'the discounted price and then all tax together are rounded to the smallest unit of the currency, so that both add up to the price with tax; each of several taxes is the difference of rounded running totals',
        each: 'the discounted price and then each tax are rounded to the smallest unit of the currency, also a tax that others are charged on, of which they take the unrounded amount',
      },
    },
  },
  equations: `
    n    = count(sales_taxes)                                                 // Number of taxes
    a    = round(amount·(1 − discount_pct/100))                               // Price after discount
    T(0) = 0
    T(k) = T(k − 1) + (1 + T(k − 1))·sales_taxes(k − 1).sales_tax_rate/100    if sales_taxes(k − 1).compounded = true    // First k taxes on a price of 1
         = T(k − 1) + sales_taxes(k − 1).sales_tax_rate/100                   otherwise
    t    = sales_tax_rate/100                                                 if sales_tax_rate is given                 // All taxes on a price of 1
         = T(n)                                                               otherwise

    base                     = a/(1 + t)                                  if tax_behavior = inclusive    // Price before tax, in the rounding of each tax
                             = a                                          otherwise
    tax(j)                   = round(base·(T(j + 1) − T(j)))              if tax_rounding = each         // Amount of tax j
                             = round(base·T(j + 1)) − round(base·T(j))    otherwise
    effective_sales_tax_rate = 100·t
    sales_tax                = round(base·t)                              if sales_tax_rate is given
                             = sum(k = 1…n, tax(k − 1))                   otherwise
    net_amount               = a − sales_tax                              if tax_behavior = inclusive
                             = a                                          otherwise
    gross_amount             = a                                          if tax_behavior = inclusive
                             = a + sales_tax                              otherwise
    sales_taxes.sales_tax(j) = tax(j)
  `,
  references: [
    'Streamlined Sales and Use Tax Agreement, section 324 (rounding of the tax to a whole cent, of state and local taxes together) and section 327 (sales price)',
    'Revenu Québec, Basic Rules for Applying the GST/HST and QST, IN-203-V (rates of 5 and 9.975 percent; until 2012 the QST was charged on the GST)',
  ],
  pictures: [{ kind: 'steps', of: ['net_amount', 'sales_tax', '=gross_amount'] }],
  laws: {
    unscaled: 'amounts are rounded to the smallest unit of the currency on the way',
    rises: { gross_amount: ['amount', 'sales_tax_rate'], sales_tax: ['amount', 'sales_tax_rate'] },
    falls: { gross_amount: ['discount_pct'] },
    identities: ['net_amount + sales_tax = gross_amount'],
  },
});
