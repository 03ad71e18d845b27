import { regionsOf } from '#catalogue/law/fields.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { incomeTax, incomeTaxOutput, incomeTaxPictures } from './income-tax.ts';

export const ukIncomeTax = preset(incomeTax, {
  id: 'uk-income-tax',
  name: 'UK Income Tax Calculator',
  synonyms: ['hmrc', 'paye', 'personal allowance', 'scottish income tax', 'tax in the united kingdom', 'higher rate'],
  category: 'taxes',
  summary: 'Income tax of the United Kingdom for a year, with the bands of Scotland.',
  headline: 'You would pay {tax} of income tax, {effective_tax_rate} of your income',
  about:
    'It takes the personal allowance, which falls above 100,000, and the bands of England, Wales and Northern Ireland or of ' +
    'Scotland. It leaves out savings and dividends, the marriage allowance, the child benefit charge, National Insurance ' +
    'and student loans.',
  fixed: {
    country: 'GB',
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
    region: { description: 'Part of the United Kingdom; Scotland has bands of its own', words: regionsOf('GB') },
    annual_income: {},
    taxable_income: {},
  },
  output: {
    ...incomeTaxOutput,
    brackets: {},
  },
  pictures: incomeTaxPictures,
});
