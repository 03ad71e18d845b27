import { defineCalculator } from '#catalogue/declare/define.ts';
import { loanRate, optional, percent, oftenSmall, percentage } from '#catalogue/declare/fields.ts';

export const taxEquivalentYield = defineCalculator({
  id: 'tax-equivalent-yield',
  name: 'Tax-Equivalent Yield Calculator',
  synonyms: ['taxable equivalent yield', 'municipal bond', 'muni', 'tax-free yield'],
  category: 'taxes',
  summary: 'The yield before tax at which a taxable bond leaves as much as a tax-free one.',
  headline:
    'A taxable bond has to yield {tax_equivalent_yield} a year to leave you as much as {tax_free_yield} tax-free',
  about:
    'Interest on municipal bonds is often free of tax, so a lower yield can leave you more. This finds the taxable ' +
    'yield that would match it at your tax rates. The higher your rate, the more a tax-free bond is worth. Risk and ' +
    'term should be similar for a fair comparison.',
  input: {
    tax_free_yield: loanRate('Yield of the tax-free bond'),
    marginal_tax_rate: percent('Marginal rate of income tax that the tax-free bond is exempt from', { maximum: 99 }),
    state_tax_rate: percent('Rate of state and local tax that the tax-free bond is exempt from, too', {
      default: 0,
      maximum: 99,
    }),
    taxable_yield: loanRate('Yield of a taxable bond to compare with, before tax', { optional: true }),
  },
  output: {
    tax_equivalent_yield: percentage('Tax-equivalent yield: taxable yield that leaves as much after tax'),
    taxable_yield_after_tax: optional(percentage('Yield of the taxable bond after tax; absent without taxable_yield')),
    tax_free_advantage_pct: optional(
      oftenSmall(
        percentage(
          'Advantage of the tax-free bond: its yield less that of the taxable bond after tax; absent without taxable_yield',
          'percent',
        ),
      ),
    ),
  },
  rules: `
    require marginal_tax_rate + state_tax_rate ≤ 99 else state_tax_rate: must not exceed 99 together with marginal_tax_rate
  `,
  conventions: {
    timing: 'interest is taxed in the year in which it is earned; neither tax is deducted from the other',
    compounding: 'none: the yields of one year',
  },
  equations: `
    t                       = (marginal_tax_rate + state_tax_rate)/100    // Both taxes, as a fraction of the interest
    tax_equivalent_yield    = tax_free_yield/(1 − t)
    taxable_yield_after_tax = taxable_yield·(1 − t)
    tax_free_advantage_pct  = tax_free_yield − taxable_yield_after_tax
  `,
  references: [
    'F. J. Fabozzi, Bond Markets, Analysis, and Strategies, chapter 5 (taxability of interest: equivalent taxable yield)',
    'United States Code, title 26, § 103 (interest on state and local bonds)',
  ],
  pictures: [{ kind: 'curve', over: 'marginal_tax_rate = 0…50', of: ['tax_equivalent_yield'], goal: 'taxable_yield' }],
  laws: {
    rises: {
      tax_equivalent_yield: ['tax_free_yield', 'marginal_tax_rate', 'state_tax_rate'],
      taxable_yield_after_tax: ['taxable_yield'],
      tax_free_advantage_pct: ['tax_free_yield', 'marginal_tax_rate', 'state_tax_rate'],
    },
    falls: {
      taxable_yield_after_tax: ['marginal_tax_rate', 'state_tax_rate'],
      tax_free_advantage_pct: ['taxable_yield'],
    },
    identities: [
      'tax_equivalent_yield·taxable_yield_after_tax = tax_free_yield·taxable_yield',
      '(tax_equivalent_yield − taxable_yield)·(100 − marginal_tax_rate − state_tax_rate) = 100·tax_free_advantage_pct',
    ],
  },
});
