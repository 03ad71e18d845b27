import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { constantReturn } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  age,
  amount,
  currency,
  growthRate,
  money,
  omittable,
  percent,
  percentage,
  positiveAmount,
} from '#catalogue/declare/fields.ts';
import { currentAge, currentSavings, retirementAge } from '#catalogue/declare/shared-fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const retirementSavingsGap = defineCalculator({
  id: 'retirement-savings-gap',
  aliases: ['retirement-gap'],
  name: 'Retirement Savings Gap Calculator',
  synonyms: [
    'pension shortfall',
    '401k',
    'how much do i need to retire',
    'retirement income',
    'how much to save for retirement',
    'savings to retire on an income',
  ],
  category: 'retirement',
  summary:
    'Savings needed for a desired retirement income, projected savings at retirement, and the extra contributions that close the gap.',
  headline: [
    {
      when: 'corpus_gap > 0',
      say: 'Saving {extra_monthly_contribution} more a month would close your gap of {corpus_gap}',
    },
    { say: 'You are on track: you would retire with {|corpus_gap|} more than you need' },
  ],
  about:
    'Use it in the years in which you can still change something. It estimates what you will need, counts pensions ' +
    'and other income, compares it with what you are on course for, and says how much more to save each month. ' +
    'Revisit it once a year, as small changes early are easier than large ones late.',
  input: {
    target_annual_income: positiveAmount("Desired annual income in retirement, in today's money", { optional: true }),
    annual_income: positiveAmount('Annual income today, in place of target_annual_income', { optional: true }),
    income_replacement_pct: percent('Percentage of annual_income that is desired in retirement', {
      minimum: 0.01,
      maximum: 1000,
      optional: true,
    }),
    current_age: currentAge(),
    retirement_age: retirementAge(),
    current_savings: currentSavings(),
    monthly_contribution: amount('Monthly contribution until retirement'),
    contribution_growth_rate: growthRate('Increase of the contribution after each year', {
      minimum: -50,
      maximum: 100,
      default: 0,
    }),
    expected_return: growthRate('Annual return until retirement; nominal or effective, as rate_convention says', {
      default: 6,
    }),
    retirement_return: growthRate('Effective annual return during retirement, whatever the rate_convention', {
      default: 4,
    }),
    inflation_rate: growthRate('Annual inflation rate; the income rises with it', { minimum: -50, default: 2.5 }),
    end_age: age('Life expectancy: age until which the income is needed', { default: 90 }),
    other_annual_income: amount(
      "Annual pension and other income in retirement, in today's money; rises with inflation",
      {
        default: 0,
      },
    ),
    pension_start_age: age('Age from which other_annual_income is paid; without it, from retirement on', {
      optional: true,
    }),
    contribution_timing: contributionTiming('end'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    required_corpus: money('Savings needed at retirement'),
    projected_corpus: money('Projected savings at retirement'),
    corpus_gap: money('required_corpus minus projected_corpus; negative if the projected savings exceed the need'),
    extra_monthly_contribution: money(
      'Extra monthly contribution that closes the gap, starting now and growing at contribution_growth_rate; 0 without a gap',
    ),
    extra_lump_sum: money('Single extra contribution today that closes the gap instead; 0 if there is no gap'),
    annual_income_at_retirement: money("Withdrawal needed in the first year of retirement, in that year's money"),
    funded_pct: omittable(
      percentage('projected_corpus as a percentage of required_corpus; absent if no savings are required', 'percent'),
    ),
  },
  prominent: ['expected_return', 'inflation_rate', 'end_age'],
  rules: `
    require exactly one of target_annual_income, income_replacement_pct
    require exactly one of annual_income, target_annual_income
    require retirement_age > current_age
    require end_age > retirement_age
    require pension_start_age ≥ retirement_age
    require pension_start_age ≤ end_age
  `,
  conventions: {
    forecast: constantReturn,
    timing: {
      by: 'contribution_timing',
      options: {
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
    g    = contribution_growth_rate/100                             // Increase of the contribution per year, as a fraction
    b    = 1 + i                                                    if contribution_timing = begin    // Growth factor of a contribution within its month
         = 1                                                        otherwise
    r    = (1 + i)^12/(1 + g) − 1                                   // Annual return relative to that increase, as a fraction
    y(k) = floor(k/12)                                              // Full years in k months
    x(k) = k − 12·y(k)                                              // Months after the last full year
    d(k) = b·(1 + g)^y(k)·(s(12, i)·s(y(k), r)·(1 + i)^x(k)/(1 + g) + s(x(k), i))    // Future value after k months of contributions of 1 in the first year
    V(k) = current_savings·(1 + i)^k + monthly_contribution·d(k)    // Savings after k months

    T                           = target_annual_income                                           if target_annual_income is given    // Desired annual income, in today's money
                                = annual_income·income_replacement_pct/100                       otherwise
    N                           = max(0, T − other_annual_income)                                // Withdrawal per year beside the other income, in today's money
    p                           = pension_start_age − retirement_age                             if pension_start_age is given       // Years of retirement without the other income
                                = 0                                                              otherwise
    c                           = (1 + inflation_rate/100)^t                                     // Rise of prices until retirement
    annual_income_at_retirement = T·c                                                            if p > 0
                                = N·c                                                            otherwise
    j                           = (retirement_return − inflation_rate)/(100 + inflation_rate)    // Annual return in retirement after inflation, as a fraction
    m                           = end_age − retirement_age                                       // Years of retirement
    required_corpus             = c·(1 + j)·(T·a(p, j) + N·a(m − p, j)/(1 + j)^p)
    projected_corpus            = V(n)
    corpus_gap                  = required_corpus − projected_corpus
    extra_monthly_contribution  = max(0, corpus_gap)/d(n)
    extra_lump_sum              = max(0, corpus_gap)/(1 + i)^n
    funded_pct                  = 100·projected_corpus/required_corpus                           if N > 0 or p > 0
                                = absent: other_annual_income covers the desired income, so no savings are required.

    w(k) = T·c·(1 + inflation_rate/100)^k                              if k < p    // Withdrawal needed after k years of retirement
         = N·c·(1 + inflation_rate/100)^k                              otherwise
    Z(0) = projected_corpus
    W(0) = 0
    W(k) = W(k − 1) + min(Z(k − 1), w(k − 1))                          // Withdrawals of k years of retirement, while the savings last
    Z(k) = max(0, Z(k − 1) − w(k − 1))·(1 + retirement_return/100)     // Savings after k years of retirement
    u(k) = ceil((k − n)/12) − 1                                        // Full years of retirement before month k
    B(k) = V(k)                                                        if k ≤ n    // Savings after k months, before and in retirement
         = max(0, Z(u(k)) − w(u(k)))·(1 + retirement_return/100)^((k − n)/12 − u(k))    otherwise
    P(k) = monthly_contribution·(12·s(y(k), g) + x(k)·(1 + g)^y(k))    if k ≤ n    // Contributions less withdrawals in k months
         = monthly_contribution·12·s(t, g) − W(u(k) + 1)               otherwise
  `,
  references: [
    theoryOfInterest('§3.2, §3.3 (annuities), §3.4 (deferred annuities) and §4.7 (payments in geometric progression)'),
  ],
  schedule: {
    kind: 'plan',
    periodsPerYear: 12,
    goal: 'required_corpus',
    periods: 'n + 12·m',
    balance: 'B(k)',
    flow: 'P(k)',
  },
  laws: {
    rises: {
      required_corpus: [
        'target_annual_income',
        'income_replacement_pct',
        'pension_start_age',
        'inflation_rate',
        'end_age',
      ],
      projected_corpus: ['current_savings', 'monthly_contribution', 'contribution_growth_rate', 'expected_return'],
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
