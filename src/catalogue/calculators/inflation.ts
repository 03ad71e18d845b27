import { constantRates } from '../conventions.ts';
import { fraction } from '#core/annuity.ts';
import { discounted, growthFactor } from '#core/growth.ts';
import { defineCalculator, step } from '../define.ts';
import { amount, currency, growthRate, money, percentage, years } from '../fields.ts';

export const inflation = defineCalculator({
  id: 'inflation',
  name: 'Inflation Calculator',
  synonyms: ['cpi', 'cost of living', 'purchasing power', 'buying power'],
  category: 'personal-finance',
  summary: 'What prices become, and what money is still worth, after years of inflation.',
  input: {
    amount: amount({ description: 'A price, or an amount of money, of today' }),
    inflation_rate: growthRate({ description: 'Yearly rise of prices' }),
    years: years({ description: 'How long prices rise', minimum: 0 }),
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
  note: {
    steps: [
      step('p', '(1 + inflation_rate/100)^years', 'What prices are multiplied by'),
      step('future_cost', 'amount·p'),
      step('price_increase', 'future_cost − amount'),
      step('purchasing_power', 'amount/p'),
      step('purchasing_power_lost', 'amount − purchasing_power'),
      step('cumulative_inflation_pct', '100·(p − 1)'),
      step('purchasing_power_lost_pct', '100·(1 − 1/p)'),
    ],
    references: ['S. G. Kellison, The Theory of Interest, 3rd edition (2009), §9.4 (inflation)'],
  },
  formula(a, input) {
    const rate = fraction(a, input.inflation_rate);
    const rise = a.growthLess1(rate, input.years);
    const fall = a.negate(a.growthLess1(rate, a.negate(input.years)));
    return {
      future_cost: a.multiply(input.amount, a.add(1, rise)),
      price_increase: a.multiply(input.amount, rise),
      purchasing_power: discounted(a, input.amount, rate, input.years),
      purchasing_power_lost: a.multiply(input.amount, fall),
      cumulative_inflation_pct: a.multiply(rise, 100),
      purchasing_power_lost_pct: a.multiply(fall, 100),
    };
  },
  schedule: {
    kind: 'price',
    periodsPerYear: 12,
    totals: { rise: 'price_increase', loss: 'purchasing_power_lost' },
    course(a, input) {
      const rate = fraction(a, input.inflation_rate);
      const months = Number(a.ceiling(a.multiply(input.years, 12)));
      return {
        periods: months,
        isVarying: true,
        at: (month: number) => {
          // The last month may be a part of one.
          const years = month === months ? input.years : a.divide(a.of(month), 12);
          const fall = a.negate(a.growthLess1(rate, a.negate(years)));
          return {
            balance: a.multiply(input.amount, growthFactor(a, rate, years)),
            flow: a.multiply(input.amount, fall),
          };
        },
      };
    },
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
  examples: [
    {
      input: { amount: 1000, inflation_rate: 3, years: 20, currency: 'USD' },
      output: {
        future_cost: 1806.11,
        price_increase: 806.11,
        purchasing_power: 553.68,
        purchasing_power_lost: 446.32,
        cumulative_inflation_pct: 80.6111,
        purchasing_power_lost_pct: 44.6324,
        currency: 'USD',
      },
    },
  ],
});
