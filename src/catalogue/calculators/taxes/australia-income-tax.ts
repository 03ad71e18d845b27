import { preset } from '#catalogue/preset/preset.ts';
import { incomeTax, incomeTaxOutput, incomeTaxPictures } from './income-tax.ts';

export const australiaIncomeTax = preset(incomeTax, {
  id: 'australia-income-tax',
  name: 'Australia Income Tax Calculator',
  synonyms: ['ato', 'medicare levy', 'low income tax offset', 'resident tax rates', 'tax in australia'],
  category: 'taxes',
  summary: 'Income tax of Australia for a year with the low income offset and the Medicare levy.',
  headline: 'You would pay {tax} of income tax and Medicare levy, {effective_tax_rate} of your income',
  about:
    'It applies the rates for residents, the low income tax offset and the Medicare levy of a single person. It leaves out ' +
    'the levy surcharge, the threshold for families and seniors, other offsets and study loans.',
  fixed: {
    country: 'AU',
    region: undefined,
    filing_status: 'single',
    tax_regime: 'new',
    tax_rounding: 'exact',
    long_term_gains: 0,
    itemized_deductions: 0,
    dependent_count: 0,
    age_at_year_end: undefined,
  },
  input: {
    tax_year: {},
    annual_income: {},
    taxable_income: {},
  },
  output: {
    ...incomeTaxOutput,
    tax_offset: {},
    medicare_levy: {},
    brackets: {},
  },
  pictures: incomeTaxPictures,
});
