import { futureValueHeadline } from '#catalogue/declare/headline.ts';
import { fundConventions, fundInput, fundOutput } from '#catalogue/parts/fund-presets.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { expenseRatio } from './expense-ratio.ts';

export const mutualFund = preset(expenseRatio, {
  id: 'mutual-fund',
  name: 'Mutual Fund Calculator',
  synonyms: ['fund investment', 'front-end load', 'back-end load', 'sales charge', 'fund returns'],
  category: 'investing',
  summary: 'Future value of a mutual fund with its expense ratio, entry load and exit load, and what these cost.',
  headline: futureValueHeadline,
  about:
    'Some funds charge when you buy or sell, and all of them every year. See what these charges take from the ' +
    'result, and compare share classes: a load can be worth paying for a lower annual fee if you stay long. Taxes on ' +
    'distributions are not considered.',
  fixed: { comparison_expense_ratio: 0, tracking_difference_rate: 0 },
  input: { ...fundInput, entry_load_pct: {}, exit_load_pct: {} },
  output: {
    ...fundOutput,
    cost_of_fees: {
      description: 'Cost of fees and loads: their amount and the growth they would have earned',
    },
    total_loads: {},
  },
  conventions: fundConventions,
});
