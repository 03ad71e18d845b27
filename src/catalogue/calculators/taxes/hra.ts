import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, flag, money, months, positiveAmount } from '#catalogue/declare/fields.ts';
import { taxYearOf } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    hra_metro_share_metro: 'Share of the salary in metropolitan cities, in percent',
    hra_metro_share_other: 'Share of the salary in other places, in percent',
  },
  { packs: ['in-savings'], by: 'tax_year', country: 'IN' },
);

export const hra = defineCalculator({
  id: 'hra',
  name: 'House Rent Allowance (HRA) Calculator',
  synonyms: ['hra exemption', 'rent allowance', 'section 10(13a)', 'old tax regime'],
  category: 'taxes',
  summary: 'Tax-free part of a house rent allowance in India, under the old tax regime.',
  headline: 'Your tax-free house rent allowance is {exempt_amount}',
  about:
    'The tax-free part is the least of three amounts: the allowance, the rent less a tenth of the salary, and a share of the ' +
    'salary that is higher in metropolitan cities. Salary is basic pay and the dearness allowance that counts for pensions. ' +
    'The new tax regime has no such exemption.',
  input: {
    tax_year: taxYearOf('2025-26'),
    monthly_basic_pay: positiveAmount('Monthly basic pay'),
    monthly_dearness_allowance: amount('Monthly dearness allowance that counts for pensions', { default: 0 }),
    monthly_hra: positiveAmount('Monthly house rent allowance'),
    monthly_rent: amount('Monthly rent'),
    metro_city: flag(
      'Home in a metropolitan city as the rules name them: Delhi, Mumbai, Kolkata and Chennai',
      { true: 'in such a city', false: 'elsewhere' },
      { default: false },
    ),
    months: months('Number of months', { maximum: 12, default: 12 }),
    currency: currency(),
  },
  output: {
    exempt_amount: money('Tax-free part of the allowance for these months'),
    taxable_amount: money('Taxable part of the allowance for these months'),
  },
  isBoundToCurrency: true,
  prominent: ['metro_city'],
  rules: `
    ${rules}
  `,
  conventions: { timing: 'the same amounts each month', compounding: 'none' },
  figures,
  law,
  equations: `
    salary         = monthly_basic_pay + monthly_dearness_allowance    // Salary of a month
    share          = hra_metro_share_metro                             if metro_city = true    // Share of the salary, in percent
                   = hra_metro_share_other                             otherwise
    exempt_amount  = months·max(0, min(monthly_hra, monthly_rent − salary/10, share/100·salary))
    taxable_amount = months·monthly_hra − exempt_amount
  `,
  references: ['India, Income-tax Act, 1961, s. 10(13A); Income-tax Rules, 1962, rule 2A'],
  pictures: [{ kind: 'bars', of: ['exempt_amount', 'taxable_amount'] }],
  laws: {
    rises: { exempt_amount: ['monthly_rent', 'monthly_hra'] },
    identities: ['exempt_amount + taxable_amount = months·monthly_hra'],
  },
});
