import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { fundConventions, fundInput, fundOutput } from '#catalogue/parts/fund-presets.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { expenseRatio } from './expense-ratio.ts';

export const etf = preset(expenseRatio, {
  id: 'etf',
  name: 'ETF Calculator',
  synonyms: ['exchange-traded fund', 'index fund', 'ter', 'tracking difference', 'etf savings plan'],
  category: 'investing',
  summary:
    'Future value of an exchange-traded fund (ETF) with its expense ratio and tracking difference, and what these cost.',
  headline: futureValueHeadline,
  about:
    'Use it to plan with an exchange-traded fund. Besides the expense ratio, a fund may lag or beat its index; that ' +
    'is the tracking difference. Trading costs, the spread and taxes are not included.',
  fixed: { comparison_expense_ratio: 0, entry_load_pct: 0, exit_load_pct: 0 },
  input: {
    ...fundInput,
    annual_return: { description: 'Annual return of the index' },
    tracking_difference_rate: {},
  },
  output: {
    ...fundOutput,
    cost_of_fees: {
      description: 'Cost of fees and tracking: their amount and the growth they would have earned',
    },
  },
  conventions: fundConventions,
});
