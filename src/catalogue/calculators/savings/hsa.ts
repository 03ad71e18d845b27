import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, amount, choice, currency, flag, growthRate, money, percent } from '#catalogue/declare/fields.ts';
import { sameEachYear, taxYearOf } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    hsa_limit: 'Contribution limit of the year',
    hsa_catch_up_55: 'Addition to the limit from the age of 55',
    social_security_rate_employee: 'Social security tax of the employee, in percent',
    medicare_rate_employee: 'Medicare tax of the employee, in percent',
  },
  { packs: ['us-retirement', 'us-payroll'], by: 'tax_year', country: 'US' },
);

export const hsa = defineCalculator({
  id: 'hsa',
  name: 'Health Savings Account (HSA) Calculator',
  synonyms: [
    'hsa contribution limit',
    'high deductible health plan',
    'hdhp',
    'triple tax advantage',
    'medical savings',
  ],
  category: 'savings',
  summary: 'Tax that contributions to a health savings account save, and what the account grows to.',
  headline: 'You would save {tax_saved} of tax this year',
  about:
    'Contributions are deducted from income, and those through payroll are free of social security and Medicare tax as ' +
    'well. Medical expenses are paid from the account without tax. It needs a health plan with a high deductible. The ' +
    'forecast keeps the contribution and the limit of the year.',
  input: {
    tax_year: taxYearOf('2026'),
    coverage_type: choice(
      'Coverage of the health plan',
      { self: 'one person', family: 'a family' },
      { default: 'self' },
    ),
    current_age: age('Age at the end of the year'),
    retirement_age: age('Age at retirement', { default: 65 }),
    annual_contribution: amount('Annual contribution, with that of the employer; the limit if left out', {
      optional: true,
    }),
    annual_medical_expenses: amount('Annual medical expenses paid from the account', { default: 0 }),
    marginal_tax_rate: percent('Income tax rate on the next dollar, federal and state', { default: 0 }),
    payroll_deducted: flag(
      'Contribution by a deduction from pay',
      { true: 'from pay, free of social security and Medicare tax', false: 'paid by yourself' },
      { default: true },
    ),
    expected_return: growthRate('Annual return', { default: 5 }),
    currency: currency(),
  },
  output: {
    annual_contribution_limit: money('Contribution limit of the year'),
    tax_saved: money('Tax that the contribution of one year saves'),
    projected_corpus: money('Balance at retirement'),
  },
  isBoundToCurrency: true,
  prominent: ['coverage_type', 'annual_contribution', 'marginal_tax_rate'],
  rules: `
    ${rules}
    most = hsa_limit + hsa_catch_up_55    if covered_by_tax_year is given and current_age ≥ 55    // contribution limit of the year
         = hsa_limit                      if covered_by_tax_year is given
    require annual_contribution ≤ most else annual_contribution: must not exceed the limit of the year, {most}
    require retirement_age ≥ current_age else retirement_age: must not be below current_age
  `,
  conventions: {
    timing: 'contributions and expenses at the end of each year',
    compounding: 'annual',
    forecast: sameEachYear,
  },
  figures,
  law,
  equations: `
    annual_contribution_limit = hsa_limit + hsa_catch_up_55                               if current_age ≥ 55
                              = hsa_limit                                                 otherwise
    paid                      = annual_contribution                                       if annual_contribution is given    // Contribution of each year
                              = annual_contribution_limit                                 otherwise
    payroll                   = social_security_rate_employee + medicare_rate_employee    if payroll_deducted = true         // Payroll taxes, in percent
                              = 0                                                         otherwise
    tax_saved                 = paid·(marginal_tax_rate + payroll)/100
    projected_corpus          = max(0, paid − annual_medical_expenses)·s(retirement_age − current_age, expected_return/100)
  `,
  references: ['United States, 26 U.S.C. 223, 3121(a)(18); Internal Revenue Service, Publication 969'],
  pictures: [{ kind: 'bars', of: ['annual_contribution_limit', 'tax_saved'] }],
  laws: {
    rises: { tax_saved: ['marginal_tax_rate'], projected_corpus: ['retirement_age'] },
    falls: { projected_corpus: ['annual_medical_expenses'] },
    unscaled: 'limits are amounts of the law',
  },
});
