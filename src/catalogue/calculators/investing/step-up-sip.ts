import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, growthRate, money, positiveAmount } from '#catalogue/declare/fields.ts';
import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { investmentReturn, investmentYears } from '#catalogue/declare/shared-fields.ts';
import { contributionTiming, rateConvention, savingsConventions } from '#catalogue/declare/conventions.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const stepUpSip = defineCalculator({
  id: 'step-up-sip',
  name: 'Step-Up SIP Calculator',
  synonyms: ['top-up sip', 'increasing investment'],
  category: 'investing',
  summary: 'The future value of a monthly investment that is raised every year, compared with one that stays the same.',
  headline: [
    {
      when: 'step_up_advantage > 0',
      say: 'You would have {future_value} after {years}, {step_up_advantage} more than without the step-up',
    },
    { say: futureValueHeadline },
  ],
  about:
    'As your income grows, your savings can grow with it. A small raise each year makes a large difference over ' +
    'decades, and here you see it next to the plan without raises. Choose a raise that you can keep up, such as a ' +
    'part of your usual pay raise.',
  input: {
    monthly_investment: positiveAmount('Monthly investment in the first year'),
    annual_return: investmentReturn(),
    years: investmentYears(),
    step_up_rate: growthRate('Increase of the monthly investment after every 12 months', {
      minimum: 0,
      maximum: 100,
      default: 10,
    }),
    contribution_timing: contributionTiming('begin'),
    rate_convention: rateConvention(),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end of the last month'),
    total_invested: money('Total of all investments'),
    wealth_gained: money('Gain: the future value less the total invested'),
    final_monthly_investment: money('Monthly investment in the last month'),
    future_value_without_step_up: money('Future value with the same amount invested every month'),
    step_up_advantage: money('Increase of the future value by the step-up'),
  },
  conventions: savingsConventions,
  equations: `
    i    = (1 + annual_return/100)^(1/12) − 1                        if rate_convention = effective    // Monthly return, as a fraction
         = annual_return/1200                                        otherwise
    n    = max(1, floor(12·years + 0.5))                             // Number of months
    g    = step_up_rate/100                                          // Annual step-up, as a fraction
    b    = 1 + i                                                     if contribution_timing = begin    // Growth factor of a payment within its month
         = 1                                                         otherwise
    j    = (1 + i)^12 − 1                                            // Effective annual return, as a fraction
    r    = (1 + j)/(1 + g) − 1                                       // Annual return relative to the step-up, as a fraction
    y(k) = floor(k/12)                                               // Full years in k months
    m(k) = k − 12·y(k)                                               // Months after the last full year
    V(k) = monthly_investment·b·((1 + g)^y(k)·(s(12, i)·s(y(k), r)·(1 + i)^m(k)/(1 + g) + s(m(k), i)))    // Value after k months
    I(k) = monthly_investment·(12·s(y(k), g) + m(k)·(1 + g)^y(k))    // Invested in k months

    future_value                 = V(n)
    total_invested               = I(n)
    wealth_gained                = future_value − total_invested
    final_monthly_investment     = monthly_investment·(1 + g)^(ceil(n/12) − 1)
    future_value_without_step_up = monthly_investment·b·s(n, i)
    step_up_advantage            = future_value − future_value_without_step_up
  `,
  references: [theoryOfInterest('§4.7 (payments in geometric progression) and §3.3 (annuity-due)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { contribution: 'total_invested' },
    periods: 'n',
    balance: 'V(k)',
    flow: 'I(k)',
  },
  pictures: [
    { kind: 'schedule' },
    { kind: 'curve', over: 'years = 1…years', of: ['future_value', 'future_value_without_step_up'] },
  ],
  laws: {
    rises: {
      future_value: ['monthly_investment', 'annual_return', 'step_up_rate'],
      total_invested: ['years', 'step_up_rate'],
      step_up_advantage: ['step_up_rate', 'annual_return'],
      final_monthly_investment: ['years', 'step_up_rate'],
    },
    identities: [
      'future_value − step_up_advantage = future_value_without_step_up',
      'monthly_investment·(1 + step_up_rate/100)^(ceil(max(1, floor(12·years + 0.5))/12) − 1) = final_monthly_investment',
    ],
  },
});
