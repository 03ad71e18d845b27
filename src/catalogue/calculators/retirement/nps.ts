import { defineCalculator } from '#catalogue/declare/define.ts';
import { age, currency, growthRate, loanRate, money, percent, positiveAmount } from '#catalogue/declare/fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { lastFigure, lastLaw } from '#catalogue/law/last-figure.ts';

export const nps = defineCalculator({
  id: 'nps',
  name: 'National Pension System (NPS) Calculator',
  synonyms: ['nps pension', 'tier 1', 'annuity', 'pension india'],
  category: 'retirement',
  summary: 'Savings, lump sum and monthly pension of the National Pension System of India.',
  headline: 'You would get a pension of {monthly_pension} a month',
  about:
    'At the end, a part of the savings buys an annuity, and the rest is paid as a lump sum. Subscribers outside of the ' +
    'government must use at least 20 percent for an annuity, and none up to 8 lakh. It assumes one return and one rate of ' +
    'the annuity, and leaves out charges and tax.',
  input: {
    monthly_contribution: positiveAmount('Monthly contribution'),
    current_age: age('Age today'),
    retirement_age: age('Age at retirement', { maximum: 85, default: 60 }),
    expected_return: growthRate('Annual return'),
    annuity_pct: percent('Part of the savings that buys an annuity', { default: 20 }),
    annuity_rate: loanRate('Annual pension in percent of the price of the annuity', { maximum: 100 }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    projected_corpus: money('Savings at retirement'),
    total_contributions: money('All contributions'),
    wealth_gained: money('Savings less all contributions'),
    lump_sum_amount: money('Part paid as a lump sum'),
    annuity_amount: money('Part that buys an annuity'),
    monthly_pension: money('Pension of each month from the annuity'),
  },
  isBoundToCurrency: true,
  rules: `
    require retirement_age > current_age
    i         = (1 + expected_return/100)^(1/12) − 1    if rate_convention = effective    // Return of a month
              = expected_return/1200                    otherwise
    n         = 12·(retirement_age − current_age)
    both      = monthly_contribution·s(n, i)·(1 + i)    if contribution_timing = begin    // savings at retirement
              = monthly_contribution·s(n, i)            otherwise
    nps_least = nps_annuity_min                         // minimum of the law
    require annuity_pct ≥ nps_annuity_min or both ≤ nps_all_as_lump_sum_up_to else annuity_pct: must be at least {nps_least}, as the savings are above the limit up to which all may be paid as a lump sum
  `,
  conventions: savingsConventions,
  law: lastLaw('in-savings', ['nps_annuity_min', 'nps_all_as_lump_sum_up_to']),
  figures: {
    nps_annuity_min: lastFigure('in-savings', 'nps_annuity_min', 'Minimum part for an annuity, in percent'),
    nps_all_as_lump_sum_up_to: lastFigure(
      'in-savings',
      'nps_all_as_lump_sum_up_to',
      'Savings up to which all may be paid as a lump sum',
    ),
  },
  equations: `
    i                   = (1 + expected_return/100)^(1/12) − 1    if rate_convention = effective    // Return of a month
                        = expected_return/1200                    otherwise
    n                   = 12·(retirement_age − current_age)       // Number of contributions
    projected_corpus    = monthly_contribution·s(n, i)·(1 + i)    if contribution_timing = begin
                        = monthly_contribution·s(n, i)            otherwise
    total_contributions = n·monthly_contribution
    wealth_gained       = projected_corpus − total_contributions
    annuity_amount      = annuity_pct/100·projected_corpus
    lump_sum_amount     = projected_corpus − annuity_amount
    monthly_pension     = annuity_amount·annuity_rate/1200
  `,
  references: [
    'India, Pension Fund Regulatory and Development Authority (Exits and Withdrawals under the National Pension System) Regulations, as amended on 16 December 2025',
  ],
  pictures: [{ kind: 'bars', of: ['lump_sum_amount', 'annuity_amount'] }],
  laws: {
    rises: {
      projected_corpus: ['monthly_contribution', 'expected_return'],
      monthly_pension: ['annuity_pct', 'annuity_rate'],
    },
    identities: [
      'lump_sum_amount + annuity_amount = projected_corpus',
      'total_contributions + wealth_gained = projected_corpus',
    ],
    unscaled: 'the limit of the lump sum is an amount of the law',
  },
});
