import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, amount, currency, growthRate, money, percent } from '#catalogue/declare/fields.ts';
import { sameEachYear, taxYearOf, usFilingStatus } from '#catalogue/law/fields.ts';
import { iraFigures, iraLimit } from '#catalogue/law/ira.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    ...iraFigures,
    roth_ira_phase_out: 'Income from which the limit falls, and income at which it is 0',
  },
  { packs: ['us-retirement'], by: 'tax_year', country: 'US' },
);

export const rothIra = defineCalculator({
  id: 'roth-ira',
  name: 'Roth IRA Calculator',
  synonyms: ['roth contribution limit', 'roth phase-out', 'backdoor roth', 'tax-free retirement account'],
  category: 'retirement',
  summary: 'How much you may pay into a Roth IRA with your income, and what it grows to.',
  headline: 'You may contribute {allowed_annual_contribution} this year',
  about:
    'Income above a threshold lowers the limit, and above a second one there is none. The forecast keeps the contribution ' +
    'and the limit of the year, and compares the account with one whose returns are taxed every year. It leaves out the ' +
    'credit for savers and contributions of a spouse without pay.',
  input: {
    tax_year: taxYearOf('2026'),
    filing_status: usFilingStatus(),
    modified_agi: amount('Modified adjusted gross income of the year'),
    current_age: age('Age at the end of the year'),
    retirement_age: age('Age at retirement', { default: 67 }),
    annual_contribution: amount('Wished annual contribution; the allowed one if left out', { optional: true }),
    current_savings: amount('Balance of the account today', { default: 0 }),
    expected_return: growthRate('Annual return', { default: 6 }),
    tax_rate: percent('Annual tax on returns outside of the account', { default: 0 }),
    currency: currency(),
  },
  output: {
    annual_contribution_limit: money('Limit without regard to the income'),
    allowed_annual_contribution: money('Limit with this income'),
    projected_corpus: money('Balance at retirement'),
    taxable_projected_corpus: money('Balance of a taxable account with the same contributions'),
    tax_saved: money('Difference from the taxable account'),
  },
  isBoundToCurrency: true,
  prominent: ['filing_status', 'annual_contribution', 'current_savings'],
  rules: `
    ${rules}
    require retirement_age ≥ current_age else retirement_age: must not be below current_age
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
    above                       = roth_ira_phase_out(1) − modified_agi                     // Income up to the end of the range
    reduced                     = 10·ceil(annual_contribution_limit·above/(roth_ira_phase_out(1) − roth_ira_phase_out(0))/10)    // Up to the next 10
    allowed_annual_contribution = annual_contribution_limit                                if modified_agi ≤ roth_ira_phase_out(0)
                                = 0                                                        if above ≤ 0
                                = min(annual_contribution_limit, max(200, reduced))        otherwise
    paid                        = min(annual_contribution, allowed_annual_contribution)    if annual_contribution is given    // Contribution of each year
                                = allowed_annual_contribution                              otherwise
    n                           = retirement_age − current_age                             // Years to retirement
    i                           = expected_return/100                                      // Return of a year, as a fraction
    t                           = i·(1 − tax_rate/100)                                     if i > 0                           // Return after tax
                                = i                                                        otherwise
    projected_corpus            = current_savings·(1 + i)^n + paid·s(n, i)
    taxable_projected_corpus    = current_savings·(1 + t)^n + paid·s(n, t)
    tax_saved                   = projected_corpus − taxable_projected_corpus
  `,
  references: [
    'United States, 26 U.S.C. 219(b)(5), 408A(c)(3); Internal Revenue Service, Publication 590-A, Worksheet 2-2',
  ],
  pictures: [{ kind: 'bars', of: ['projected_corpus', 'taxable_projected_corpus'] }],
  laws: {
    rises: { projected_corpus: ['current_savings', 'expected_return'], tax_saved: ['tax_rate'] },
    falls: { allowed_annual_contribution: ['modified_agi'] },
    identities: ['taxable_projected_corpus + tax_saved = projected_corpus'],
    unscaled: 'limits are amounts of the law',
  },
});
