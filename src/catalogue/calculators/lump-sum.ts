import { constantRates } from '../conventions.ts';
import { defineCalculator } from '../define.ts';
import { currency, growthRate, money, percent, percentage, positiveAmount, years } from '../fields.ts';

export const lumpSum = defineCalculator({
  id: 'lump-sum',
  name: 'Lump Sum Calculator',
  synonyms: ['one-time investment', 'single investment', 'windfall', 'inheritance'],
  category: 'investing',
  summary: 'What one investment grows to, after fees, tax and inflation.',
  input: {
    investment: positiveAmount('Amount invested at the start'),
    annual_return: growthRate('Effective return before fees'),
    years: years('How long the amount stays invested'),
    annual_fee: percent('Share of the value that a year costs, taken at its end', {
      default: 0,
      maximum: 99,
    }),
    tax_rate: percent('Tax on the gain, due at the end; a loss is not taxed', { default: 0 }),
    inflation_rate: growthRate('Yearly rise of prices', { default: 0 }),
    currency: currency(),
  },
  output: {
    future_value: money('Value at the end, after fees and before tax'),
    wealth_gained: money('Value at the end less the investment'),
    total_return_pct: percentage('Gain before tax, in percent of the investment', 'percent'),
    cost_of_fees: money('What the value at the end would be higher without fees'),
    tax: money('Tax on the gain'),
    after_tax_value: money('Value at the end, after tax'),
    annual_return_after_tax: percentage('Yearly growth from the investment to the value after tax'),
    real_value: money("Value after tax, in today's money"),
  },
  conventions: {
    forecast: constantRates,
    timing: 'one investment at the beginning; fees at the end of each year, tax at the end',
    compounding: 'yearly, also for parts of a year',
  },
  equations: `
    growth(t) = ((1 + annual_return/100)·(1 − annual_fee/100))^t    // Growth in t years, after fees

    future_value            = investment·growth(years)
    wealth_gained           = investment·(growth(years) − 1)
    total_return_pct        = 100·(growth(years) − 1)
    cost_of_fees            = investment·(1 + annual_return/100)^years·(1 − (1 − annual_fee/100)^years)
    tax                     = max(0, wealth_gained)·tax_rate/100
    after_tax_value         = future_value − tax
    annual_return_after_tax = 100·((after_tax_value/investment)^(1/years) − 1)
    real_value              = after_tax_value/(1 + inflation_rate/100)^years

    m    = ceil(12·years)    // Months, of which the last may be a part of one
    t(k) = years             if k = m    // Years after k months
         = k/12              otherwise
  `,
  references: [
    'S. G. Kellison, The Theory of Interest, 3rd edition (2009), §1.5 (compound interest) and §9.4 (inflation)',
  ],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { growth: 'wealth_gained' },
    periods: 'm',
    balance: 'investment·growth(t(k))',
    flow: '0',
  },
  laws: {
    rises: {
      future_value: ['investment', 'annual_return'],
      after_tax_value: ['investment', 'annual_return'],
      cost_of_fees: ['annual_fee'],
    },
    falls: {
      future_value: ['annual_fee'],
      after_tax_value: ['tax_rate', 'annual_fee'],
      real_value: ['inflation_rate'],
    },
    identities: [
      'investment·(1 + annual_return_after_tax/100)^years = after_tax_value',
      'future_value + cost_of_fees = investment·(1 + annual_return/100)^years',
      'real_value·(1 + inflation_rate/100)^years + tax = investment + wealth_gained',
    ],
  },
});
