import { preset } from '#catalogue/preset/preset.ts';
import { incomeTax, incomeTaxOutput, incomeTaxPictures } from './income-tax.ts';

export const indiaIncomeTax = preset(incomeTax, {
  id: 'india-income-tax',
  name: 'India Income Tax Calculator',
  synonyms: ['new tax regime', 'old tax regime', 'section 87a', 'rebate', 'tax slabs', 'ay 2026-27', 'tax in india'],
  category: 'taxes',
  summary: 'Income tax of India for a year in the new or the old regime, with rebate, surcharge and cess.',
  headline: 'You would pay {tax} of income tax, {effective_tax_rate} of your income',
  about:
    'Compare the regimes by choosing one after the other. It takes the standard deduction of salaries, the rebate with its ' +
    'marginal relief, the surcharge with its own, and the cess, and rounds as section 516 says. Deductions of the old regime ' +
    'are entered as a sum. It leaves out gains at special rates.',
  fixed: {
    country: 'IN',
    region: undefined,
    filing_status: 'single',
    tax_rounding: 'exact',
    long_term_gains: 0,
    dependent_count: 0,
  },
  input: {
    tax_year: {},
    annual_income: { description: 'Annual salary before deductions; give this or taxable_income' },
    taxable_income: {},
    tax_regime: {},
    itemized_deductions: { description: 'Deductions of the old regime, such as those of section 80C' },
    age_at_year_end: { description: 'Age on the last day of the tax year, for the old regime' },
  },
  output: {
    ...incomeTaxOutput,
    tax_rebate: {},
    surcharge: {},
    cess: {},
    brackets: {},
  },
  pictures: incomeTaxPictures,
});
