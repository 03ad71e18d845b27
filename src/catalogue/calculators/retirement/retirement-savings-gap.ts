import { constantReturn, contributionTiming, rateConvention, savingsConventions } from '#catalogue/conventions.ts';
import { defineCalculator } from '#catalogue/define.ts';
import { age, amount, currency, growthRate, money, omittable, percentage, positiveAmount } from '#catalogue/fields.ts';
import { currentAge, currentSavings, retirementAge } from '#catalogue/shared-fields.ts';
import { above } from '#catalogue/rules.ts';
import { theoryOfInterest } from '#catalogue/references.ts';

export const retirementSavingsGap = defineCalculator({
  id: 'retirement-savings-gap',
  aliases: ['retirement-gap'],
  name: 'Retirement Savings Gap Calculator',
  synonyms: ['pension shortfall', '401k', 'how much do i need to retire', 'retirement income'],
  category: 'retirement',
  summary:
    'Savings needed for a desired retirement income, projected savings at retirement, and the extra contributions that close the gap.',
  input: {
    target_annual_income: positiveAmount("Desired annual income in retirement, in today's money"),
    current_age: currentAge(),
    retirement_age: retirementAge(),
    current_savings: currentSavings(),
    monthly_contribution: amount('Monthly contribution until retirement'),
    expected_return: growthRate('Annual return until retirement', { default: 6 }),
    retirement_return: growthRate('Annual return during retirement', { default: 4 }),
    inflation_rate: growthRate('Annual inflation rate; the income rises with it', { minimum: -50, default: 2.5 }),
    end_age: age('Life expectancy: age until which the income is needed', { default: 90 }),
    other_annual_income: amount(
      "Annual pension and other income in retirement, in today's money; rises with inflation",
      {
        default: 0,
      },
    ),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    required_corpus: money('Savings needed at retirement'),
    projected_corpus: money('Projected savings at retirement'),
    corpus_gap: money('required_corpus minus projected_corpus; negative if the projected savings exceed the need'),
    extra_monthly_contribution: money(
      'Extra monthly contribution, starting now, that closes the gap; 0 if there is no gap',
    ),
    extra_lump_sum: money('Single extra contribution today that closes the gap instead; 0 if there is no gap'),
    annual_income_at_retirement: money("Withdrawal needed in the first year of retirement, in that year's money"),
    funded_pct: omittable(
      percentage('projected_corpus as a percentage of required_corpus; absent if no savings are required', 'percent'),
    ),
  },
  rules: [above('retirement_age', 'current_age'), above('end_age', 'retirement_age')],
  conventions: {
    forecast: constantReturn,
    timing: {
      by: 'contribution_timing',
      words: {
        begin: 'contributions at the beginning of each month, income at the beginning of each year',
        end: 'contributions at the end of each month, income at the beginning of each year',
      },
    },
    compounding: savingsConventions.compounding,
  },
  equations: `
    i    = (1 + expected_return/100)^(1/12) − 1                     if rate_convention = effective    // Monthly return, as a fraction
         = expected_return/1200                                     otherwise
    t    = retirement_age − current_age                             // Years until retirement
    n    = 12·t                                                     // Number of months until retirement
    d(k) = (1 + i)·s(k, i)                                          if contribution_timing = begin    // Future value of contributions of 1 after k months
         = s(k, i)                                                  otherwise
    V(k) = current_savings·(1 + i)^k + monthly_contribution·d(k)    // Savings after k months

    annual_income_at_retirement = max(0, target_annual_income − other_annual_income)·(1 + inflation_rate/100)^t
    j                           = (retirement_return − inflation_rate)/(100 + inflation_rate)    // Annual return in retirement after inflation, as a fraction
    m                           = end_age − retirement_age                                       // Years of retirement
    required_corpus             = annual_income_at_retirement·(1 + j)·a(m, j)
    projected_corpus            = V(n)
    corpus_gap                  = required_corpus − projected_corpus
    extra_monthly_contribution  = max(0, corpus_gap)/d(n)
    extra_lump_sum              = max(0, corpus_gap)/(1 + i)^n
    funded_pct                  = 100·projected_corpus/required_corpus                           if target_annual_income > other_annual_income
                                = absent: other_annual_income covers target_annual_income, so no savings are required.
  `,
  references: [theoryOfInterest('§3.2, §3.3 (annuities) and §4.7 (payments in geometric progression)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    goal: 'required_corpus',
    periods: 'n',
    balance: 'V(k)',
    flow: 'monthly_contribution·k',
  },
  laws: {
    rises: {
      required_corpus: ['target_annual_income', 'inflation_rate', 'end_age'],
      projected_corpus: ['current_savings', 'monthly_contribution', 'expected_return'],
      funded_pct: ['current_savings', 'other_annual_income'],
    },
    falls: {
      required_corpus: ['other_annual_income', 'retirement_return'],
      corpus_gap: ['current_savings', 'monthly_contribution'],
      extra_monthly_contribution: ['current_savings', 'monthly_contribution'],
    },
    identities: [
      'required_corpus − corpus_gap = projected_corpus',
      'funded_pct·required_corpus = 100·projected_corpus',
    ],
  },
});
