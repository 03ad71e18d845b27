import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, growthRate, money, percentage, years } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const inflation = defineCalculator({
  id: 'inflation',
  name: 'Inflation Calculator',
  synonyms: ['cpi', 'cost of living', 'purchasing power', 'buying power'],
  category: 'personal-finance',
  summary: 'Future prices and the remaining purchasing power of money after years of inflation.',
  headline: 'What costs {amount} today would cost {*future_cost} in {years}',
  about:
    'Use it to see what a goal in the future will really cost, or what a fixed amount will still buy. It applies one ' +
    'rate to every year. For what prices did in the past, use the inflation history; your own costs, such as rent or ' +
    'tuition, may rise faster than the average.',
  input: {
    amount: amount("Price or amount of money, in today's money"),
    inflation_rate: growthRate('Annual inflation rate'),
    years: years('Years of inflation', { minimum: 0 }),
    currency: currency(),
  },
  output: {
    future_cost: money('Future cost of what the amount buys today'),
    price_increase: money('Price increase: the future cost less the amount'),
    purchasing_power: money("Future purchasing power of the amount kept as cash, in today's money"),
    purchasing_power_lost: money('Purchasing power lost: the amount less its future purchasing power'),
    cumulative_inflation_pct: percentage('Cumulative inflation over all years', 'percent'),
    purchasing_power_lost_pct: percentage(
      'Purchasing power lost over all years, as a percentage of the amount',
      'percent',
    ),
  },
  conventions: {
    forecast: constantRates,
    timing: 'a single amount at the beginning',
    compounding: 'annual, including fractions of a year',
  },
  equations: `
    g = 1 + inflation_rate/100    // Growth factor of prices per year

    future_cost               = amount·g^years
    price_increase            = amount·(g^years − 1)
    purchasing_power          = amount·g^−years
    purchasing_power_lost     = amount·(1 − g^−years)
    cumulative_inflation_pct  = 100·(g^years − 1)
    purchasing_power_lost_pct = 100·(1 − g^−years)

    m    = ceil(12·years)    // Number of months, including a partial last one
    t(k) = years             if k = m    // Years after k months
         = k/12              otherwise
  `,
  references: [theoryOfInterest('§9.4 (inflation)')],
  schedule: {
    kind: 'price',
    periodsPerYear: 12,
    totals: { rise: 'price_increase', loss: 'purchasing_power_lost' },
    periods: 'm',
    balance: 'amount·g^t(k)',
    flow: 'amount·(1 − g^−t(k))',
  },
  laws: {
    rises: {
      future_cost: ['amount', 'inflation_rate'],
      cumulative_inflation_pct: ['inflation_rate'],
      purchasing_power_lost_pct: ['inflation_rate'],
    },
    falls: { purchasing_power: ['inflation_rate'] },
    identities: [
      'purchasing_power·future_cost = amount·amount',
      '(100 + cumulative_inflation_pct)·(100 − purchasing_power_lost_pct) = 10000',
      'amount − purchasing_power_lost = purchasing_power',
    ],
  },
});
