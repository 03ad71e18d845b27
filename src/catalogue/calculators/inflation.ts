import { constantRates } from '../conventions.ts';
import { defineCalculator } from '../define.ts';
import { amount, currency, growthRate, money, percentage, years } from '../fields.ts';

export const inflation = defineCalculator({
  id: 'inflation',
  name: 'Inflation Calculator',
  synonyms: ['cpi', 'cost of living', 'purchasing power', 'buying power'],
  category: 'personal-finance',
  summary: 'What prices become, and what money is still worth, after years of inflation.',
  input: {
    amount: amount('A price, or an amount of money, of today'),
    inflation_rate: growthRate('Yearly rise of prices'),
    years: years('How long prices rise', { minimum: 0 }),
    currency: currency(),
  },
  output: {
    future_cost: money('What will cost as much then as the amount does today'),
    price_increase: money('By how much that is more'),
    purchasing_power: money("What the amount, kept as cash, will buy then, in today's money"),
    purchasing_power_lost: money('By how much that is less'),
    cumulative_inflation_pct: percentage('Rise of prices over the whole time', 'percent'),
    purchasing_power_lost_pct: percentage('Fall of the value of money over the whole time', 'percent'),
  },
  conventions: {
    forecast: constantRates,
    timing: 'one amount at the beginning',
    compounding: 'yearly, also for parts of a year',
  },
  equations: `
    g = 1 + inflation_rate/100    // Growth of prices per year

    future_cost               = amount·g^years
    price_increase            = amount·(g^years − 1)
    purchasing_power          = amount·g^−years
    purchasing_power_lost     = amount·(1 − g^−years)
    cumulative_inflation_pct  = 100·(g^years − 1)
    purchasing_power_lost_pct = 100·(1 − g^−years)

    m    = ceil(12·years)    // Months, of which the last may be a part of one
    t(k) = years             if k = m    // Years after k months
         = k/12              otherwise
  `,
  references: ['S. G. Kellison, The Theory of Interest, 3rd edition (2009), §9.4 (inflation)'],
  schedule: {
    kind: 'price',
    periodsPerYear: 12,
    totals: { rise: 'price_increase', loss: 'purchasing_power_lost' },
    periods: 'm',
    balance: 'amount·g^t(k)',
    flow: 'amount·(1 − g^−t(k))',
    isVarying: true,
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
