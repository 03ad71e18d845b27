import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, amount, currency, growthRate, money, percent, positiveAmount, whole } from '#catalogue/declare/fields.ts';
import { records } from '#catalogue/declare/structures.ts';
import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { taxYearOf } from '#catalogue/law/fields.ts';
import { readLaw } from '#catalogue/law/read-law.ts';

const { figures, law, rules } = readLaw(
  {
    elective_deferral: 'Limit of deferrals from pay',
    catch_up_50: 'Addition to the limit from the age of 50',
    catch_up_60_to_63: 'Addition to the limit at the ages of 60 to 63, instead of the other one',
    annual_additions: 'Limit of all contributions of a year, without the additions for age',
  },
  { packs: ['us-retirement'], by: 'tax_year', country: 'US' },
);

export const plan401k = defineCalculator({
  id: '401k',
  name: '401(k) Calculator',
  synonyms: [
    '401 k',
    'employer match',
    'elective deferral',
    'catch-up contribution',
    'workplace retirement plan',
    '403b',
  ],
  category: 'retirement',
  summary: 'Savings in a 401(k) at retirement, with the match of the employer and the limits of the law.',
  headline: 'You would have {projected_corpus} at retirement',
  about:
    'A share of the pay is deferred up to the limit of the year and your age, and the employer matches a part of it in tiers. ' +
    'Limits of later years are not known: they stay, or grow at the rate you enter. It leaves out vesting, fees, taxes and ' +
    'the rule that high earners must make additions for age as Roth contributions.',
  input: {
    tax_year: taxYearOf('2026'),
    current_age: age('Age at the end of this year'),
    retirement_age: age('Age at retirement', { default: 67 }),
    annual_salary: positiveAmount('Annual pay before deductions'),
    salary_growth_rate: growthRate('Annual growth of the pay', { default: 0 }),
    deferral_pct: percent('Share of the pay that is deferred'),
    match_tiers: records(
      'Match of the employer, tier by tier',
      {
        match_pct: percent('Match, in percent of the deferral in the tier', { maximum: 500 }),
        up_to_pct: percent('Deferral up to which the tier goes, in percent of the pay'),
      },
      { minItems: 0, maxItems: 5, default: [] },
    ),
    limit_growth_rate: growthRate('Annual growth of the limits of the law', { default: 0 }),
    current_savings: amount('Balance of the plan today', { default: 0 }),
    expected_return: growthRate('Annual return'),
    currency: currency(),
  },
  output: {
    projected_corpus: money('Balance at retirement'),
    total_contributions: money('All deferrals'),
    total_employer_contributions: money('All contributions of the employer'),
    missed_annual_match: money('Match of the first year that a higher deferral would have earned'),
    wealth_gained: money('Balance less all contributions and the balance of today'),
    years_at_limit: whole('Number of years in which the deferral reaches the limit', 'years'),
  },
  isBoundToCurrency: true,
  prominent: ['retirement_age', 'match_tiers', 'current_savings'],
  rules: `
    ${rules}
    require retirement_age > current_age
    wrong = first(j = 1…count(match_tiers) − 1, match_tiers(j).up_to_pct ≤ match_tiers(j − 1).up_to_pct)    // Index of the first tier that ends below the one before
    require wrong is absent else match_tiers(wrong).up_to_pct: must be above that of the tier before
  `,
  conventions: {
    timing: 'contributions at the end of each year, the first ones at the end of this year; the pay grows once a year',
    compounding: 'annual',
    forecast: constantReturn,
  },
  figures,
  law,
  equations: `
    n                            = retirement_age − current_age                          // Years to retirement
    S(k)                         = annual_salary·(1 + salary_growth_rate/100)^(k − 1)    // Pay in year k
    g(k)                         = (1 + limit_growth_rate/100)^(k − 1)                   // Growth of the limits until year k
    years(k)                     = current_age + k − 1                                   // Age in year k
    catch_up(k)                  = catch_up_60_to_63                                     if years(k) ≥ 60 and years(k) ≤ 63    // Addition to the limit in year k
                                 = catch_up_50                                           if years(k) ≥ 50
                                 = 0                                                     otherwise
    limit(k)                     = (elective_deferral + catch_up(k))·g(k)                // Limit of deferrals in year k
    wished(k)                    = deferral_pct/100·S(k)                                 // Deferral without a limit
    D(k)                         = min(wished(k), limit(k))                              // Deferral of year k
    below(j)                     = match_tiers(j − 1).up_to_pct                          if j > 0                              // Where a tier begins, in percent of the pay
                                 = 0                                                     otherwise
    matched(d, s)                = sum(j = 0…count(match_tiers) − 1, match_tiers(j).match_pct/100·max(0, min(d, match_tiers(j).up_to_pct/100·s) − below(j)/100·s))    // Match of a deferral d from a pay s
    room(k)                      = max(0, annual_additions·g(k) − min(D(k), elective_deferral·g(k)))    // What the employer may contribute
    M(k)                         = min(matched(D(k), S(k)), room(k))                     // Match of year k
    B(0)                         = current_savings                                       // Balance at the beginning
    B(k)                         = B(k − 1)·(1 + expected_return/100) + D(k) + M(k)      // Balance after year k
    projected_corpus             = B(n)
    total_contributions          = sum(k = 1…n, D(k))
    total_employer_contributions = sum(k = 1…n, M(k))
    wealth_gained                = projected_corpus − current_savings − total_contributions − total_employer_contributions
    missed_annual_match          = max(0, min(matched(limit(1), S(1)), max(0, annual_additions − min(limit(1), elective_deferral))) − M(1))
    years_at_limit               = sum(k = 1…n, 1 if wished(k) ≥ limit(k))
  `,
  references: [
    'United States, 26 U.S.C. 402(g), 414(v), 415(c); Internal Revenue Service, Notice 2025-67 (limits of 2026)',
  ],
  pictures: [{ kind: 'bars', of: ['total_contributions', 'total_employer_contributions', 'wealth_gained'] }],
  laws: {
    rises: { projected_corpus: ['current_savings', 'expected_return'], total_contributions: ['deferral_pct'] },
    identities: [
      'current_savings + total_contributions + total_employer_contributions + wealth_gained = projected_corpus',
    ],
    unscaled: 'limits are amounts of the law',
  },
});
