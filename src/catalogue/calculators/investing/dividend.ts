import { defineCalculator } from '#catalogue/declare/define.ts';
import {
  amount,
  currency,
  loanRate,
  money,
  optional,
  percentage,
  positiveAmount,
  quantity,
} from '#catalogue/declare/fields.ts';

export const dividend = defineCalculator({
  id: 'dividend',
  name: 'Dividend Calculator',
  synonyms: ['dividend income', 'dividend yield', 'yield on cost', 'stock dividend', 'passive income'],
  category: 'investing',
  summary: 'Annual and monthly dividends of shares, their dividend yield, and their yield on cost.',
  headline: 'You would receive {annual_dividends} of dividends a year',
  about:
    'It shows the income that your shares pay, and two yields. The dividend yield compares with what the share costs ' +
    'today, the yield on cost with what you paid. A very high yield often means that the market expects a cut.',
  input: {
    shares: quantity('Number of shares', 'shares'),
    current_price: positiveAmount('Current price of a share'),
    dividend_per_share: amount('Annual dividend per share; left out if dividend_yield is given', {
      optional: true,
    }),
    dividend_yield: loanRate(
      'Annual dividends as a percentage of the current price; left out if dividend_per_share is given',
      { optional: true, maximum: 100 },
    ),
    average_cost: positiveAmount('Average cost of a share, for the yield on cost', { optional: true }),
    currency: currency(),
  },
  output: {
    market_value: money('Market value of the shares'),
    annual_dividends: money('Annual dividends'),
    monthly_dividends: money('One-twelfth of the annual dividends'),
    dividend_yield: percentage('Annual dividends as a percentage of the current price'),
    yield_on_cost_pct: optional(
      percentage(
        'Annual dividends as a percentage of the average cost; absent without average_cost',
        'percent per year',
      ),
    ),
  },
  rules: `
    require exactly one of dividend_per_share, dividend_yield
  `,
  conventions: { timing: 'dividends of one year, before tax', compounding: 'none' },
  equations: `
    d                 = dividend_per_share                  if dividend_per_share is given    // Annual dividend per share
                      = current_price·dividend_yield/100    otherwise
    market_value      = shares·current_price
    annual_dividends  = shares·d
    monthly_dividends = annual_dividends/12
    dividend_yield    = dividend_yield                      if dividend_yield is given
                      = 100·d/current_price                 otherwise
    yield_on_cost_pct = 100·d/average_cost                  if average_cost is given
  `,
  references: ['CFA Institute, CFA Program Curriculum, Equity: dividend yield'],
  pictures: [{ kind: 'curve', over: 'shares = 0…2·shares', of: ['annual_dividends'] }],
  laws: {
    rises: {
      annual_dividends: ['shares', 'dividend_per_share', 'dividend_yield'],
      market_value: ['shares', 'current_price'],
    },
    falls: { yield_on_cost_pct: ['average_cost'] },
    identities: ['market_value·dividend_yield = 1200·monthly_dividends'],
  },
});
