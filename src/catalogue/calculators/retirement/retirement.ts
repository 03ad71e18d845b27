import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, growthRate, money, withdrawalRate } from '#catalogue/declare/fields.ts';
import { currentAge, currentSavings, retirementAge } from '#catalogue/declare/shared-fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const retirement = defineCalculator({
  id: 'retirement',
  name: 'Retirement Calculator',
  synonyms: ['401k', '403b', 'ira', 'roth', 'pension', 'nest egg', 'superannuation', 'social security'],
  category: 'retirement',
  summary:
    'Savings at retirement from current savings and monthly contributions, and the retirement income they provide.',
  headline: 'You would retire with {projected_corpus}, which gives you {monthly_retirement_income} a month',
  about:
    'A good start for a plan: it shows whether what you save today leads where you want to be. Enter a return after ' +
    "inflation, and the results are in today's money. Taxes, Social Security and other pensions are not included, " +
    'and markets do not return the same every year; the Monte Carlo calculator shows what that means.',
  input: {
    current_age: currentAge(),
    retirement_age: retirementAge(),
    current_savings: currentSavings(),
    monthly_contribution: amount('Monthly contribution until retirement'),
    expected_return: growthRate("Annual return on the savings; after inflation for results in today's money"),
    withdrawal_rate: withdrawalRate('Annual withdrawal as a percentage of the savings', { default: 4 }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    projected_corpus: money('Savings at retirement'),
    total_contributions: money('All monthly contributions, excluding current savings'),
    contributions_including_savings: money('All monthly contributions and current savings'),
    monthly_retirement_income: money('Monthly retirement income: one-twelfth of the annual withdrawal'),
  },
  rules: `
    require retirement_age > current_age
  `,
  conventions: savingsConventions,
  equations: `
    i    = (1 + expected_return/100)^(1/12) − 1                                if rate_convention = effective    // Monthly return, as a fraction
         = expected_return/1200                                                otherwise
    n    = 12·(retirement_age − current_age)                                   // Number of months until retirement
    V(k) = current_savings·(1 + i)^k + monthly_contribution·(1 + i)·s(k, i)    if contribution_timing = begin    // Savings after k months
         = current_savings·(1 + i)^k + monthly_contribution·s(k, i)            otherwise

    projected_corpus                = V(n)
    total_contributions             = monthly_contribution·n
    contributions_including_savings = current_savings + total_contributions
    monthly_retirement_income       = projected_corpus·withdrawal_rate/1200
  `,
  references: [theoryOfInterest('§3.2 and §3.3 (accumulated values of annuities)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_contributions' },
    periods: 'n',
    balance: 'V(k)',
    flow: 'monthly_contribution·k',
  },
  laws: {
    rises: {
      projected_corpus: ['current_savings', 'monthly_contribution', 'expected_return'],
      monthly_retirement_income: ['withdrawal_rate', 'current_savings'],
      total_contributions: ['monthly_contribution', 'retirement_age'],
    },
    falls: { total_contributions: ['current_age'] },
    identities: ['1200·monthly_retirement_income = projected_corpus·withdrawal_rate'],
  },
});
