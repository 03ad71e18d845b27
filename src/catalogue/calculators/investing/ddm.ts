import { constantRates } from '#catalogue/declare/forecasts.ts';
import { defineCalculator } from '#catalogue/declare/define.ts';
import { currency, growthRate, money, percentage, positiveAmount, wholeYears } from '#catalogue/declare/fields.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { records } from '#catalogue/declare/structures.ts';

export const ddm = defineCalculator({
  id: 'ddm',
  name: 'Dividend Discount Model (DDM) Calculator',
  synonyms: ['gordon growth', 'intrinsic value', 'stock valuation', 'fair value', 'two-stage model'],
  category: 'investing',
  summary: 'Value of a share as the present value of its dividends, which grow at one rate or in stages.',
  headline: 'A share is worth {value_per_share}',
  about:
    'A share is worth the dividends it will pay, discounted to today. The model suits mature companies with steady ' +
    'dividends; stages allow for faster growth at first. Small changes of growth or of the required return move the ' +
    'value a lot, so treat the result as a range.',
  input: {
    dividend_per_share: positiveAmount('Dividends of the past year', { minimum: 0.000001 }),
    required_return: growthRate('Return that investors require'),
    dividend_growth_rate: growthRate('Annual growth of the dividends; with stages, the growth after the last one'),
    stages: records(
      'Stages of other growth, from the first year on',
      {
        years: wholeYears('Number of years of the stage'),
        dividend_growth_rate: growthRate('Annual growth of the dividends in the stage'),
      },
      { minItems: 0, maxItems: 20, default: [] },
    ),
    currency: currency(),
  },
  output: {
    value_per_share: money('Present value of all dividends of a share'),
    next_year_dividends: money('Dividends of the next year'),
    forward_dividend_yield: percentage('Dividends of the next year as a percentage of the value'),
  },
  conventions: {
    forecast: constantRates,
    timing: 'dividends at the end of each year, the first a year from now; shares pay them for ever',
    compounding: 'annual',
  },
  equations: `
    r = required_return/100         // Required return, as a fraction
    g = dividend_growth_rate/100    // Growth of the dividends after all stages, as a fraction
    m = count(stages)               // Number of stages
    require required_return > dividend_growth_rate else no-solution: dividends that grow as fast as the required return for ever have no finite value: required_return must be above dividend_growth_rate

    q(j) = (1 + stages(j).dividend_growth_rate/100)/(1 + r)            // Growth of the discounted dividends per year in stage j, from 0
    c(0) = 1                                                           // Discounted dividends at the beginning, for 1 of the past year
    c(k) = c(k − 1)·q(k − 1)^stages(k − 1).years                       // Discounted dividends of the last year of stage k, from 1
    V    = sum(j = 0…m − 1, c(j)·q(j)·s(stages(j).years, q(j) − 1))    // Value of the dividends of all stages, for 1 of the past year
    W    = c(m)·(1 + g)/(r − g)                                        // Value of all later dividends, for 1 of the past year

    value_per_share        = dividend_per_share·(V + W)
    next_year_dividends    = dividend_per_share·(1 + stages(0).dividend_growth_rate/100)    if m > 0
                           = dividend_per_share·(1 + g)                                     otherwise
    forward_dividend_yield = 100·next_year_dividends/value_per_share
  `,
  references: [
    'M. J. Gordon, Dividends, Earnings, and Stock Prices, Review of Economics and Statistics 41 (1959)',
    theoryOfInterest('§4.7 (payments in geometric progression)'),
  ],
  pictures: [
    { kind: 'curve', over: 'required_return = 0.75·required_return…2·required_return', of: ['value_per_share'] },
  ],
  laws: {
    rises: {
      value_per_share: ['dividend_per_share', 'dividend_growth_rate'],
      next_year_dividends: ['dividend_per_share'],
    },
    falls: { value_per_share: ['required_return'] },
    identities: ['forward_dividend_yield·value_per_share = 100·next_year_dividends'],
  },
});
