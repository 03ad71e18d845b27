import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, amount, currency, flag, growthRate, money, percent } from '#catalogue/declare/fields.ts';
import { sameEachYear, taxYearOf, usFilingStatus } from '#catalogue/law/fields.ts';
import { iraFigures, iraLimit } from '#catalogue/law/ira.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    ...iraFigures,
    ira_deduction_phase_out_covered: 'Range of income in which the deduction falls to 0, with a plan at work',
    ira_deduction_phase_out_spouse_covered:
      'Range of income in which it falls, where only the spouse has a plan at work',
  },
  { packs: ['us-retirement'], by: 'tax_year', country: 'US' },
);

export const traditionalIra = defineCalculator({
  id: 'traditional-ira',
  name: 'Traditional IRA Calculator',
  synonyms: ['ira deduction', 'deductible ira', 'ira contribution limit', 'pre-tax retirement account'],
  category: 'retirement',
  summary: 'How much of a contribution to a traditional IRA is deductible, and what it grows to.',
  headline: 'You may deduct {deductible_annual_contribution} this year',
  about:
    'With a plan at work, of yours or of your spouse, income above a threshold lowers the deduction. What is not deductible ' +
    'may be contributed nevertheless, and is not taxed again when it is withdrawn. The forecast keeps the contribution, the ' +
    'limit and the deduction of the year.',
  input: {
    tax_year: taxYearOf('2026'),
    filing_status: usFilingStatus(),
    modified_agi: amount('Modified adjusted gross income of the year'),
    current_age: age('Age at the end of the year'),
    retirement_age: age('Age at retirement', { default: 67 }),
    annual_contribution: amount('Annual contribution; the limit if left out', { optional: true }),
    covered_at_work: flag(
      'Retirement plan at work that covers you',
      { true: 'covered', false: 'not covered' },
      { default: false },
    ),
    spouse_covered_at_work: flag(
      'Retirement plan at work that covers your spouse',
      { true: 'covered', false: 'not covered' },
      { default: false },
    ),
    current_savings: amount('Balance of the account today, from deducted contributions', { default: 0 }),
    expected_return: growthRate('Annual return', { default: 6 }),
    tax_rate: percent('Tax rate on income today', { default: 0 }),
    retirement_tax_rate: percent('Tax rate on withdrawals in retirement', { default: 0 }),
    currency: currency(),
  },
  output: {
    annual_contribution_limit: money('Contribution limit of the year'),
    deductible_annual_contribution: money('Deductible part of the contribution'),
    projected_corpus: money('Balance at retirement'),
    projected_corpus_after_tax: money('Balance at retirement less the tax on it'),
    tax_saved: money('Income tax that the deduction of one year saves'),
  },
  isBoundToCurrency: true,
  prominent: ['filing_status', 'covered_at_work', 'annual_contribution', 'tax_rate', 'retirement_tax_rate'],
  rules: `
    ${rules}
    require retirement_age ≥ current_age else retirement_age: must not be below current_age
    require spouse_covered_at_work = false or filing_status = married_joint or filing_status = married_separate else spouse_covered_at_work: must be false or left out unless married
  `,
  conventions: {
    timing: 'contributions at the end of each year, the first one at the end of this year',
    compounding: 'annual',
    forecast: sameEachYear,
  },
  figures,
  law,
  equations: `
    ${iraLimit}
    paid                           = min(annual_contribution, annual_contribution_limit)    if annual_contribution is given                                  // Contribution of each year
                                   = annual_contribution_limit                              otherwise
    from_income                    = ira_deduction_phase_out_covered(0)                     if covered_at_work = true                                        // Income from which the deduction falls
                                   = ira_deduction_phase_out_spouse_covered(0)              if spouse_covered_at_work = true and filing_status = married_joint
                                   = 0                                                      otherwise
    to_income                      = ira_deduction_phase_out_covered(1)                     if covered_at_work = true                                        // Income at which it is 0
                                   = ira_deduction_phase_out_spouse_covered(1)              if spouse_covered_at_work = true and filing_status = married_joint
                                   = 10000                                                  otherwise
    reduced                        = 10·ceil(annual_contribution_limit·(to_income − modified_agi)/(to_income − from_income)/10)    // Up to the next 10
    deductible                     = annual_contribution_limit                              if covered_at_work = false and spouse_covered_at_work = false    // Largest deduction
                                   = annual_contribution_limit                              if modified_agi ≤ from_income
                                   = 0                                                      if modified_agi ≥ to_income
                                   = min(annual_contribution_limit, max(200, reduced))      otherwise
    deductible_annual_contribution = min(paid, deductible)
    n                              = retirement_age − current_age                           // Years to retirement
    i                              = expected_return/100                                    // Return of a year, as a fraction
    projected_corpus               = current_savings·(1 + i)^n + paid·s(n, i)
    untaxed                        = n·(paid − deductible_annual_contribution)              // Contributions that were taxed before
    projected_corpus_after_tax     = projected_corpus − retirement_tax_rate/100·max(0, projected_corpus − untaxed)
    tax_saved                      = tax_rate/100·deductible_annual_contribution
  `,
  references: [
    'United States, 26 U.S.C. 219(b)(5), 219(g); Internal Revenue Service, Publication 590-A, Worksheet 1-2',
  ],
  pictures: [{ kind: 'bars', of: ['projected_corpus', 'projected_corpus_after_tax'] }],
  laws: {
    rises: { projected_corpus: ['current_savings', 'expected_return'], tax_saved: ['tax_rate'] },
    falls: { deductible_annual_contribution: ['modified_agi'], projected_corpus_after_tax: ['retirement_tax_rate'] },
    unscaled: 'limits are amounts of the law',
  },
});
