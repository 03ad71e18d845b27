import { during, atEnd } from '#catalogue/declare/schedule.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  annualPercent,
  currency,
  growthRate,
  money,
  percent,
  percentage,
  positiveAmount,
  years,
} from '#catalogue/declare/fields.ts';
import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';

export const lumpSum = defineCalculator({
  id: 'lump-sum',
  name: 'Lump Sum Calculator',
  synonyms: ['one-time investment', 'single investment', 'windfall', 'inheritance'],
  category: 'investing',
  summary: 'The future value of a one-time investment after fees, tax and inflation.',
  headline: [
    {
      when: 'tax > 0',
      say: 'You would have {future_value} after {years}, or {future_value_after_tax} after tax',
    },
    { say: futureValueHeadline },
  ],
  about:
    'Use it for money that you invest once and leave alone, such as a bonus or an inheritance. Fees and inflation ' +
    'look small for one year and are large after twenty, so enter them and compare. It assumes the same return every ' +
    'year and a tax at the end, on the gain.',
  input: {
    initial_investment: positiveAmount('Amount invested at the start'),
    annual_return: growthRate('Effective annual return before fees'),
    years: years('Investment period'),
    annual_fee_pct: annualPercent('Annual fee as a percentage of the value, charged at the end of each year', {
      default: 0,
      maximum: 99,
    }),
    tax_rate: percent('Tax rate on the gain, due at the end; a loss is not taxed', { default: 0 }),
    inflation_rate: growthRate('Annual inflation rate', { default: 0 }),
    currency: currency(),
  },
  output: {
    future_value: money('Final value after fees and before tax'),
    wealth_gained: money('Gain after fees and before tax'),
    total_return_pct: percentage('Gain before tax as a percentage of the investment', 'percent'),
    cost_of_fees: money('Reduction of the final value by fees'),
    tax: money('Tax on the gain'),
    future_value_after_tax: money('Final value after fees and tax'),
    annual_return_after_tax: percentage('Annual growth from the investment to future_value_after_tax'),
    real_future_value_after_tax: money("Final value after fees and tax, in today's money"),
  },
  conventions: {
    forecast: constantRates,
    timing: 'one investment at the beginning; fees at the end of each year, tax at the end',
    compounding: 'annual, including parts of a year',
  },
  equations: `
    growth(t) = ((1 + annual_return/100)·(1 − annual_fee_pct/100))^t    // Growth factor over t years, after fees

    future_value                = initial_investment·growth(years)
    wealth_gained               = initial_investment·(growth(years) − 1)
    total_return_pct            = 100·(growth(years) − 1)
    cost_of_fees                = initial_investment·(1 + annual_return/100)^years·(1 − (1 − annual_fee_pct/100)^years)
    tax                         = max(0, wealth_gained)·tax_rate/100
    future_value_after_tax      = future_value − tax
    annual_return_after_tax     = 100·(growth(1) − 1)                                                if tax_rate = 0 or wealth_gained ≤ 0
                                = 100·((future_value_after_tax/initial_investment)^(1/years) − 1)    otherwise
    real_future_value_after_tax = future_value_after_tax/(1 + inflation_rate/100)^years

    m        = ceil(12·years)                     // Months, the last of which may be partial
    t(k)     = years                              if k = m    // Years after k months
             = k/12                               otherwise
    after(k) = future_value_after_tax             if k = m    // Value then, after the tax that is due
             = initial_investment·growth(t(k))    otherwise
    due(k)   = tax                                if k = m    // Tax at the end of month k
             = 0                                  otherwise
  `,
  references: [theoryOfInterest('§1.5 (compound interest) and §9.4 (inflation)')],
  schedule: {
    kind: 'growth',
    periodsPerYear: 12,
    totals: { growth: 'wealth_gained', tax: 'tax' },
    periods: 'm',
    balance: 'initial_investment·growth(t(k))',
    flow: '0',
    columns: {
      tax: during(money('Tax on the gain'), 'due(k)'),
      balance_after_tax: atEnd(money('Balance after tax'), 'after(k)'),
    },
  },
  laws: {
    rises: {
      future_value: ['initial_investment', 'annual_return'],
      future_value_after_tax: ['initial_investment', 'annual_return'],
      cost_of_fees: ['annual_fee_pct'],
    },
    falls: {
      future_value: ['annual_fee_pct'],
      future_value_after_tax: ['tax_rate', 'annual_fee_pct'],
      real_future_value_after_tax: ['inflation_rate'],
    },
    identities: [
      'initial_investment·(1 + annual_return_after_tax/100)^years = future_value_after_tax',
      'future_value + cost_of_fees = initial_investment·(1 + annual_return/100)^years',
      'real_future_value_after_tax·(1 + inflation_rate/100)^years + tax = initial_investment + wealth_gained',
    ],
  },
});
