import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  age,
  amount,
  currency,
  fractional,
  growthRate,
  money,
  omittable,
  percent,
  percentage,
  positiveAmount,
  wholeNumber,
} from '#catalogue/declare/fields.ts';
import { taxYearOf, usFilingStatus } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  { brackets: 'Brackets of ordinary income' },
  { packs: ['us-income-tax'], by: 'tax_year', country: 'US' },
);

export const rothConversion = defineCalculator({
  id: 'roth-conversion',
  name: 'Roth Conversion Calculator',
  synonyms: ['roth ladder', 'convert traditional ira', 'pro-rata rule', 'fill the bracket', 'backdoor roth'],
  category: 'retirement',
  summary: 'Gain of converting a traditional IRA to a Roth IRA: tax now against tax at withdrawal.',
  headline: [
    { when: 'roth_advantage < 0', say: 'Converting would cost you {|roth_advantage|} after tax' },
    { say: 'Converting would gain you {roth_advantage} after tax' },
  ],
  about:
    'It converts at the beginning of each year, a fixed amount or as much as fills the brackets up to a rate, and pays the tax ' +
    'from other savings, which would have grown. Contributions without a deduction come back free of tax in proportion to ' +
    'all your traditional IRAs. It leaves out state tax, long-term gains and required distributions.',
  input: {
    tax_year: taxYearOf('2026'),
    filing_status: usFilingStatus(),
    account_balance: positiveAmount('Balance of all traditional IRAs'),
    nondeductible_basis: amount('Contributions in it for which there was no deduction', { default: 0 }),
    annual_conversion: amount('Amount converted each year; give this or target_marginal_tax_rate', { optional: true }),
    target_marginal_tax_rate: percent(
      'Highest rate of the brackets that conversions fill; give this or annual_conversion',
      {
        optional: true,
      },
    ),
    taxable_income: amount('Taxable income of a year without conversions'),
    current_age: age('Age today'),
    years: wholeNumber('Number of years with a conversion', 'years', { minimum: 1, maximum: 40, default: 5 }),
    expected_return: growthRate('Annual return', { default: 6 }),
    retirement_tax_rate: percent('Tax rate on withdrawals from the traditional IRA'),
    tax_rate: percent('Annual tax on returns outside of the accounts', { default: 0 }),
    currency: currency(),
  },
  output: {
    total_converted: money('All conversions'),
    total_tax: money('Tax on all conversions'),
    effective_tax_rate: percentage('Tax as a percentage of the conversions; 0 without any', 'percent'),
    projected_corpus: money('Value of both accounts after tax, when the last year of a conversion is over'),
    unconverted_corpus: money('Value without conversions after tax, with the savings that paid the tax'),
    roth_advantage: money('Difference between the two; negative where converting does not pay'),
    break_even_age: omittable(fractional('Age from which withdrawals make conversions pay', 'years')),
  },
  isBoundToCurrency: true,
  prominent: ['filing_status', 'nondeductible_basis', 'annual_conversion', 'target_marginal_tax_rate', 'years'],
  rules: `
    ${rules}
    require exactly one of annual_conversion, target_marginal_tax_rate
    require nondeductible_basis ≤ account_balance
  `,
  conventions: {
    timing: 'a conversion at the beginning of each year, and its tax at the same time',
    compounding: 'annual',
    forecast: 'the return, the income and the brackets stay the same every year',
  },
  figures,
  law,
  equations: `
    i                  = expected_return/100                                    // Return of a year, as a fraction
    t                  = i·(1 − tax_rate/100)                                   if i > 0                         // Return after tax
                       = i                                                      otherwise
    T(x)               = brackets(x, brackets)                                  // Tax on ordinary income of x
    above              = first(j = 0…count(brackets) − 1, brackets(j).rate > target_marginal_tax_rate)    // Index of the first bracket that is not filled
    room               = max(0, brackets(above).over − taxable_income)          if above is given                // Income up to it
                       = account_balance                                        otherwise
    W(0)               = account_balance                                        // Balance at the beginning
    free(k)            = nondeductible_basis/(account_balance·(1 + i)^k)        // Part of the balance after k years that is free of tax
    whole(k)           = annual_conversion                                      if annual_conversion is given    // Conversion of year k + 1 without regard to the balance
                       = account_balance·(1 + i)^k                              if free(k) ≥ 1
                       = room/(1 − free(k))                                     otherwise
    W(k)               = max(0, W(k − 1) − whole(k − 1))·(1 + i)                // Balance after year k
    converted(k)       = min(W(k − 1), whole(k − 1))                            // Conversion of year k
    tax_of(k)          = T(taxable_income + converted(k)·max(0, 1 − free(k − 1))) − T(taxable_income)    // Tax on it
    total_converted    = sum(k = 1…years, converted(k))
    total_tax          = sum(k = 1…years, tax_of(k))
    effective_tax_rate = 100·total_tax/total_converted                          if total_converted > 0
                       = 0                                                      otherwise
    kept               = sum(k = 1…years, tax_of(k)·(1 + t)^(years − k + 1))    // Savings that paid the tax, with their returns
    rate               = retirement_tax_rate/100                                // Tax rate on withdrawals, as a fraction
    grown              = account_balance·(1 + i)^years                          // Balance without conversions
    left               = W(years)                                               // Balance that was not converted
    basis              = left·free(years)                                       // Part of it that is free of tax
    projected_corpus   = grown − rate·(left − min(left, basis))
    unconverted_corpus = grown − rate·max(0, grown − nondeductible_basis) + kept
    roth_advantage     = projected_corpus − unconverted_corpus
    later(m)           = rate·(max(0, grown·(1 + i)^m − nondeductible_basis) − max(0, left·(1 + i)^m − basis)) − kept·(1 + t)^m    // Advantage m years after the last conversion
    wait               = first(m = 0…60, later(m) ≥ 0)                          // Years until conversions pay
    break_even_age     = current_age + years + wait                             if wait is given
                       = absent: Conversions do not pay within 60 years at these rates.
  `,
  references: [
    'United States, 26 U.S.C. 1(j), 408(d)(1), 408(d)(2), 408A(d)(3); Internal Revenue Service, Form 8606 and its instructions',
  ],
  pictures: [{ kind: 'bars', of: ['projected_corpus', 'unconverted_corpus'] }],
  laws: {
    rises: { roth_advantage: ['retirement_tax_rate'] },
    identities: ['unconverted_corpus + roth_advantage = projected_corpus'],
    unscaled: 'brackets are amounts of the law',
  },
});
