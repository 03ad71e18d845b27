import { preset } from '#catalogue/preset/preset.ts';
import { incomeTax, incomeTaxOutput, incomeTaxPictures } from './income-tax.ts';

export const usIncomeTax = preset(incomeTax, {
  id: 'us-income-tax',
  name: 'US Federal Income Tax Calculator',
  synonyms: ['federal tax brackets', 'irs', 'form 1040', 'standard deduction', 'tax in the united states'],
  category: 'taxes',
  summary: 'Federal income tax of the United States for a year, bracket by bracket.',
  headline: 'You would pay {tax} of federal income tax, {effective_tax_rate} of your income',
  about:
    'It takes the standard deduction or the deductions you enter, taxes long-term gains at their own rates, and subtracts ' +
    'the child tax credit. It leaves out state and local taxes, the alternative minimum tax, the earned income credit, ' +
    'the refunded part of the child credit and the deduction for business income.',
  fixed: { country: 'US', region: undefined, tax_regime: 'new' },
  output: {
    ...incomeTaxOutput,
    long_term_gains_tax: {},
    net_investment_income_tax: {},
    child_tax_credit: {},
    brackets: {},
  },
  pictures: incomeTaxPictures,
});
