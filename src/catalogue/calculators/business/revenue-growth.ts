import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  fractional,
  growthRate,
  money,
  percentage,
  positiveAmount,
  years,
} from '#catalogue/declare/fields.ts';

export const revenueGrowth = defineCalculator({
  id: 'revenue-growth',
  name: 'Revenue Growth Calculator',
  synonyms: ['sales growth', 'growth rate of revenue', 'revenue forecast', 'revenue projection'],
  category: 'business',
  summary: 'Annual growth rate between two revenues, or the revenue that a growth rate leads to.',
  headline: [
    { when: 'given revenue_growth_rate', say: 'Revenue would be {final_revenue} after {years}' },
    { when: 'revenue_growth_rate < 0', say: 'Revenue fell by {|revenue_growth_rate|} a year' },
    { say: 'Revenue grew by {revenue_growth_rate} a year' },
  ],
  about:
    'Use it for a pitch, a plan or a review: it turns two revenues into a rate per year, or a rate into a future ' +
    'revenue. One rate hides good and bad years. Fast growth from a small base is rarely kept up for long.',
  input: {
    initial_revenue: positiveAmount('Annual revenue at the beginning'),
    years: years('Years of growth'),
    revenue_growth_rate: growthRate('Annual growth of the revenue; left out if final_revenue is given', {
      optional: true,
    }),
    final_revenue: amount('Annual revenue at the end; left out if revenue_growth_rate is given', {
      optional: true,
    }),
    currency: currency(),
  },
  output: {
    final_revenue: money('Annual revenue at the end'),
    revenue_growth_rate: { ...percentage('Annual growth of the revenue'), annualizedOver: 'years' },
    total_growth_pct: percentage('Growth of the revenue over all years', 'percent'),
    revenue_multiple: fractional('Annual revenue at the end divided by that at the beginning', 'ratio'),
  },
  rules: `
    require exactly one of final_revenue, revenue_growth_rate
  `,
  conventions: {
    timing: 'one revenue at the beginning and one at the end',
    compounding: 'annual, including parts of a year',
  },
  equations: `
    revenue_multiple    = final_revenue/initial_revenue           if final_revenue is given
                        = (1 + revenue_growth_rate/100)^years     otherwise
    total_growth_pct    = 100·(revenue_multiple − 1)
    final_revenue       = final_revenue                           if final_revenue is given
                        = initial_revenue·revenue_multiple        otherwise
    revenue_growth_rate = revenue_growth_rate                     if revenue_growth_rate is given
                        = 100·(revenue_multiple^(1/years) − 1)    if revenue_multiple > 0
                        = −100                                    otherwise
  `,
  references: ['CFA Institute, Quantitative Methods: Rates and Returns (geometric mean return)'],
  pictures: [{ kind: 'bars', of: ['initial_revenue', 'final_revenue'] }],
  laws: {
    rises: { final_revenue: ['initial_revenue', 'revenue_growth_rate'], total_growth_pct: ['final_revenue'] },
    falls: { revenue_growth_rate: ['initial_revenue'] },
    identities: ['initial_revenue·revenue_multiple = final_revenue'],
  },
});
