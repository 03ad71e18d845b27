import { preset } from '#catalogue/preset/preset.ts';
import { incomeTax, incomeTaxOutput, incomeTaxPictures } from './income-tax.ts';

export const germanIncomeTax = preset(incomeTax, {
  id: 'german-income-tax',
  name: 'German Income Tax Calculator',
  synonyms: ['einkommensteuer', 'grundtarif', 'splittingtarif', 'solidarity surcharge', 'tax in germany'],
  category: 'taxes',
  summary: 'Income tax and solidarity surcharge of Germany for a year, from the taxable income.',
  headline: 'You would pay {tax} of income tax and surcharge, {effective_tax_rate} of your taxable income',
  about:
    'It applies the tariff of section 32a to the taxable income, for one person or for spouses with a joint return, and adds ' +
    'the solidarity surcharge. It leaves out church tax, the comparison of child benefit with the child allowance, the ' +
    'progression clause and capital income.',
  fixed: {
    country: 'DE',
    region: undefined,
    tax_regime: 'new',
    tax_rounding: 'exact',
    long_term_gains: 0,
    itemized_deductions: 0,
    dependent_count: 0,
    age_at_year_end: undefined,
  },
  input: {
    tax_year: {},
    filing_status: { description: 'Filing status', words: ['single', 'married_joint', 'married_separate'] },
    annual_income: { description: 'Income of the year, of which nothing is deducted; give this or taxable_income' },
    taxable_income: {},
  },
  output: {
    ...incomeTaxOutput,
    surcharge: {},
  },
  pictures: incomeTaxPictures,
});
