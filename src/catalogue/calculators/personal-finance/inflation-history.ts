import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  money,
  omittable,
  percentage,
  precise,
  fractional,
} from '#catalogue/declare/fields.ts';
import { type Estimate, estimatedFor } from '#catalogue/declare/usual.ts';
import { pastDate } from '#catalogue/declare/structures.ts';
import { natives } from './inflation-history.native.ts';

const indexes = {
  us_cpi:
    'consumer prices of all urban households in the United States, not seasonally adjusted (CPI-U); estimates before 1913',
} as const;

const unpublished: Estimate = {
  months: ['2025-10'],
  detail:
    'The consumer price index of this month was never published; the geometric mean of the months before and after is used.',
};

export const inflationHistory = defineCalculator({
  id: 'inflation-history',
  name: 'Inflation History Calculator',
  synonyms: [
    'cpi calculator',
    'purchasing power in the past',
    'what was a dollar worth',
    'worth today',
    'purchasing power in 1980',
    'inflation since',
  ],
  category: 'personal-finance',
  summary: 'Value of an amount of one month in the money of another, by U.S. consumer prices since 1871.',
  headline: 'What cost {amount} on {start_date} costs {*adjusted_amount} at the prices of {end_date}',
  about:
    'It answers what an old price or salary would be today, or in any later month. The index is that of the United ' +
    'States; other countries had other inflation. The quality of goods changes too, so a comparison over a century ' +
    'is only a rough one.',
  isBoundToCurrency: true,
  input: {
    amount: amount('Price or amount of money at the start date'),
    start_date: estimatedFor(pastDate('Date of the amount; only its month counts'), unpublished),
    end_date: estimatedFor(pastDate('Date to convert to; only its month counts'), unpublished),
    index_type: choice('Price index', indexes, { default: 'us_cpi' }),
    currency: currency(),
  },
  output: {
    adjusted_amount: money('Amount at the prices of the end date'),
    inflation_factor: precise(fractional('Price level at the end date divided by that at the start date', 'ratio')),
    cumulative_inflation_pct: percentage('Inflation from the start date to the end date', 'percent'),
    average_inflation_rate: omittable(
      percentage('Average annual inflation (geometric); absent if both dates are in the same month'),
    ),
  },
  conventions: {
    timing:
      'one index value for each month; for October 2025, which was not published, the geometric mean of the months before and after',
    compounding: 'annual, for the average rate',
  },
  native: natives,
  equations: `
    before                   = consumer_prices(start_date)
    after                    = consumer_prices(end_date)
    inflation_factor         = after.index/before.index
    adjusted_amount          = amount·inflation_factor
    cumulative_inflation_pct = 100·(inflation_factor − 1)
    months                   = after.month − before.month                // Months between both dates
    average_inflation_rate   = 100·(inflation_factor^(12/months) − 1)    if months > 0
                             = absent: Both dates are in the same month.
  `,
  references: [
    'U.S. Bureau of Labor Statistics, Consumer Price Index for All Urban Consumers',
    'Robert J. Shiller, Irrational Exuberance: consumer prices before 1913',
  ],
  rules: `
    require end_date ≥ start_date
  `,
  pictures: [{ kind: 'curve', over: 'end_date = start_date…end_date', of: ['adjusted_amount'] }],
  laws: {
    rises: { adjusted_amount: ['amount'] },
    identities: ['100·inflation_factor = 100 + cumulative_inflation_pct'],
  },
});
