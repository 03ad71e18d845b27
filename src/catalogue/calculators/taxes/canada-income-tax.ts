import { regionsOf } from '#catalogue/law/fields.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { incomeTax, incomeTaxOutput, incomeTaxPictures } from './income-tax.ts';

export const canadaIncomeTax = preset(incomeTax, {
  id: 'canada-income-tax',
  name: 'Canada Income Tax Calculator',
  synonyms: ['cra', 'provincial tax', 'ontario tax', 'quebec tax', 'tax in canada'],
  category: 'taxes',
  summary: 'Federal and provincial income tax of Canada for a year, from the taxable income.',
  headline: 'You would pay {tax} of income tax, {effective_tax_rate} of your income',
  about:
    'It applies the federal and the provincial law of the year with the basic personal amounts, the surtax, reduction and ' +
    'health premium of Ontario, the reduction of British Columbia and the abatement of Quebec. Payroll may differ from the ' +
    'law of the year. It leaves out all other credits, and contributions.',
  fixed: {
    country: 'CA',
    filing_status: 'single',
    tax_regime: 'new',
    tax_rounding: 'exact',
    long_term_gains: 0,
    itemized_deductions: 0,
    age_at_year_end: undefined,
  },
  input: {
    tax_year: {},
    region: { required: true, description: 'Province or territory', words: regionsOf('CA') },
    annual_income: {},
    taxable_income: {},
    dependent_count: { description: 'Number of children, for the reduction of Ontario' },
  },
  output: {
    ...incomeTaxOutput,
    federal_tax: {},
    provincial_tax: {},
    brackets: {},
  },
  pictures: incomeTaxPictures,
});
