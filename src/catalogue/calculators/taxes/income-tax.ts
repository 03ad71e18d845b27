import { type AnyDeclaration, defineCalculator } from '#catalogue/declare/define.ts';
import {
  age,
  amount,
  choice,
  currency,
  money,
  optionalMoney,
  percentage,
  wholeNumber,
} from '#catalogue/declare/fields.ts';
import { recordsOf } from '#catalogue/declare/structures.ts';
import { country, filingStatus, placeRules, region, statusRules, taxRegime, taxYear } from '#catalogue/law/fields.ts';
import {
  incomeTaxEquations,
  incomeTaxFigures,
  incomeTaxPacks,
  incomeTaxReferences,
} from '#catalogue/law/income-tax.ts';
import { taxTable } from '#catalogue/law/tax-table.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(incomeTaxFigures, { packs: incomeTaxPacks, by: 'tax_year' });

/** What the law of each country answers. */
export const incomeTaxOutput = {
  taxable_income: {},
  tax: {},
  marginal_tax_rate: {},
  effective_tax_rate: {},
  annual_income_after_tax: {},
} as const;

export const incomeTaxPictures: AnyDeclaration['pictures'] = [
  { kind: 'curve', over: 'annual_income = 0…2·annual_income', of: ['tax', 'annual_income_after_tax'] },
  {
    kind: 'curve',
    name: 'rates',
    over: 'annual_income = 0…2·annual_income',
    of: ['marginal_tax_rate', 'effective_tax_rate'],
    kinks: ['marginal_tax_rate', 'tax'],
  },
];

export const incomeTax = defineCalculator({
  id: 'income-tax',
  name: 'Income Tax Calculator',
  synonyms: ['tax bracket', 'tax slab', 'tax on salary', 'marginal rate', 'how much tax', 'federal tax'],
  category: 'taxes',
  summary:
    'Income tax of a year by the law of a country, bracket by bracket, with the marginal and the effective rate.',
  headline: 'You would pay {tax} of income tax, {effective_tax_rate} of your income',
  about:
    'It applies the statute of the year to one resident taxpayer, with the credits that everybody has, and says on which ' +
    'days its figures are law. It leaves out state, local and church taxes, the alternative minimum tax, credits with ' +
    'conditions of their own, and the rounding of payroll. It is an estimate and not advice: check a return with the ' +
    'calculator of the tax authority.',
  input: {
    country: country(),
    tax_year: taxYear(),
    region: region(),
    filing_status: filingStatus(),
    annual_income: amount('Annual income before deductions, excluding long-term gains; give this or taxable_income', {
      optional: true,
    }),
    taxable_income: amount('Taxable income, including long-term gains; give this or annual_income', { optional: true }),
    long_term_gains: amount('Long-term capital gains and qualified dividends; United States', { default: 0 }),
    itemized_deductions: amount('Deductions that the taxpayer claims; United States, and the old regime of India', {
      default: 0,
    }),
    dependent_count: wholeNumber('Number of children with a child credit or reduction', 'count', {
      maximum: 20,
      default: 0,
    }),
    age_at_year_end: age('Age on the last day of the tax year; United States and India', { optional: true }),
    tax_regime: taxRegime(),
    tax_rounding: choice(
      'Rounding of the tax; United States',
      {
        exact: 'the rate schedules of the law',
        tax_table: 'the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000',
      },
      { default: 'exact' },
    ),
    currency: currency(),
  },
  output: {
    taxable_income: money('Income that is taxed, after deductions and allowances'),
    tax: money('Income tax of the year'),
    marginal_tax_rate: percentage('Tax on the next unit of income, without roundings of the law', 'percent'),
    effective_tax_rate: percentage('Tax as a percentage of the income', 'percent'),
    annual_income_after_tax: money('Income, with gains, less the tax'),
    long_term_gains_tax: optionalMoney('Tax on long-term gains; absent without the country US'),
    net_investment_income_tax: optionalMoney('Net investment income tax; absent without the country US'),
    child_tax_credit: optionalMoney('Child tax credit, without what is refunded; absent without the country US'),
    tax_rebate: optionalMoney('Rebate, with its marginal relief; absent without the country IN'),
    surcharge: optionalMoney(
      'Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE',
    ),
    cess: optionalMoney('Health and education cess; absent without the country IN'),
    federal_tax: optionalMoney('Federal tax; absent without the country CA'),
    provincial_tax: optionalMoney('Tax of the province; absent without the country CA'),
    tax_offset: optionalMoney('Low income tax offset; absent without the country AU'),
    medicare_levy: optionalMoney('Medicare levy; absent without the country AU'),
    brackets: recordsOf('Brackets of national tax; none for the formula of Germany', {
      lower_bound: money('Income above which the bracket begins'),
      upper_bound: optionalMoney('Income up to which it goes; absent in the last bracket'),
      tax_rate: percentage('Rate of the bracket', 'percent'),
      taxable_amount: money('Part of the taxable income in the bracket, without long-term gains'),
      tax: money('Tax on that part'),
    }),
  },
  isBoundToCurrency: true,
  prominent: ['region', 'filing_status', 'annual_income', 'taxable_income', 'long_term_gains', 'tax_regime'],
  rules: `
    require exactly one of annual_income, taxable_income
    ${rules}
    ${placeRules}
    ${statusRules}
    require tax_regime = new or country = IN else tax_regime: must be left out unless the country is IN
    require tax_rounding = exact or country = US else tax_rounding: must be left out unless the country is US
    require long_term_gains = 0 or country = US else long_term_gains: must be left out unless the country is US
    require itemized_deductions = 0 or country = US or country = IN else itemized_deductions: must be left out unless the country is US or IN
    require itemized_deductions = 0 or taxable_income is absent else itemized_deductions: must be left out with taxable_income
    require itemized_deductions ≤ annual_income + long_term_gains
    require long_term_gains ≤ taxable_income
  `,
  conventions: { timing: 'the income of one tax year', compounding: 'none' },
  figures,
  law,
  equations: `
    income = annual_income     if annual_income is given    // Income that was given
           = taxable_income    otherwise
    ${taxTable}
    ${incomeTaxEquations}

    taxable_income             = taxable(income)
    tax                        = due(income, 1)
    marginal_tax_rate          = 100·(due(income + 1, 0) − due(income, 0))
    earned                     = total(income)                                              // All income
    effective_tax_rate         = 100·tax/earned                                             if earned > 0
                               = 0                                                          otherwise
    annual_income_after_tax    = earned − tax
    long_term_gains_tax        = us_regular(income, 1) − T(ordinary(income), 1)             if country = US
    net_investment_income_tax  = us_investment(income)                                      if country = US
    child_tax_credit           = us_credit(income, 1)                                       if country = US
    tax_rebate                 = rebate(taxable_income)                                     if country = IN
    surcharge                  = M(taxable_income) − R(taxable_income)                      if country = IN
                               = solidarity(de_income_tax(income, 1), 1)                    if country = DE
    cess                       = M(taxable_income)·cess_rate/100                            if country = IN
    federal_tax                = federal(taxable_income, 0)                                 if country = CA
    provincial_tax             = provincial(taxable_income, 0)                              if country = CA
    tax_offset                 = offset(taxable_income)                                     if country = AU
    medicare_levy              = levy(taxable_income)                                       if country = AU
    spread                     = ordinary(income)                                           if country = US               // What is spread over the brackets
                               = taxable_income                                             otherwise
    part(k, x)                 = max(0, min(x, brackets(k + 1).over) − brackets(k).over)    if k < count(brackets) − 1    // Part of it in a bracket
                               = max(0, x − brackets(k).over)                               otherwise
    brackets.lower_bound(j)    = brackets(j).over
    brackets.upper_bound(j)    = brackets(j + 1).over                                       if j < count(brackets) − 1
    brackets.tax_rate(j)       = brackets(j).rate
    brackets.taxable_amount(j) = part(j, spread)
    brackets.tax(j)            = part(j, spread)·brackets(j).rate/100
  `,
  references: incomeTaxReferences,
  pictures: incomeTaxPictures,
  laws: {
    when: 'annual_income is given',
    rises: { tax: ['annual_income', 'long_term_gains'], taxable_income: ['annual_income'] },
    falls: { tax: ['itemized_deductions', 'dependent_count'] },
    identities: ['annual_income_after_tax + tax = annual_income + long_term_gains'],
    unscaled: 'brackets are amounts of the law',
  },
});
