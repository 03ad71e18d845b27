import { constantRates } from '#catalogue/declare/forecasts.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { dividendReinvestment } from './dividend-reinvestment.ts';

export const drip = preset(dividendReinvestment, {
  id: 'drip',
  name: 'DRIP Calculator',
  synonyms: ['dividend reinvestment plan', 'dividend snowball', 'compounding dividends', 'dividend growth'],
  category: 'investing',
  summary:
    'Growth of shares in a dividend reinvestment plan (DRIP), and the advantage over having the dividends paid out.',
  headline: [
    {
      when: 'reinvestment_advantage > 0',
      say: 'Your shares would be worth {future_value} after {years}, {reinvestment_advantage} more than with dividends paid out',
    },
    { say: 'Your shares would be worth {future_value} after {years}' },
  ],
  about:
    'A dividend reinvestment plan buys more shares with each dividend, often without a fee. This compares it with ' +
    'taking the dividends as cash. In most countries reinvested dividends are taxed like those paid out, so enter ' +
    'the tax.',
  fixed: { dividends_reinvested: true },
  input: {
    initial_investment: {},
    dividend_yield: {},
    price_growth_rate: { description: 'Annual growth of the share price' },
    years: {},
    dividend_growth_rate: {
      description: 'Annual growth of the dividend per share, from the second year on',
    },
    dividend_tax_rate: {},
    dividend_frequency: {},
    annual_contribution: {},
  },
  output: {
    future_value: {},
    total_dividends: { description: 'All dividends after tax, which buy shares' },
    reinvestment_advantage: {
      description: 'Advantage of reinvesting the dividends over having them paid out',
    },
    next_year_dividends: {},
  },
  conventions: {
    forecast: constantRates,
    timing: 'dividends at the end of each period, contributions at the end of each year',
    compounding: 'dividends, after tax, buy shares at the price of the day',
  },
});
