import { debtFreeHeadline, planOutput } from '#catalogue/parts/debt-presets.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { debtPayoff } from './debt-payoff.ts';

export const debtAvalanche = preset(debtPayoff, {
  id: 'debt-avalanche',
  name: 'Debt Avalanche Calculator',
  synonyms: ['avalanche method', 'highest interest first', 'get out of debt', 'debt stacking'],
  category: 'loans',
  summary:
    'Time and interest until several debts are paid off, highest interest rate first, each freed payment going to the next debt.',
  headline: debtFreeHeadline,
  about:
    'Paying the highest interest rate first costs the least in interest. You pay the minimum on all debts, and ' +
    'everything else goes to the most expensive one. If the first debt takes so long that you might give up, compare ' +
    'it with the snowball: the difference in cost is often small.',
  fixed: { method: 'avalanche' },
  output: planOutput,
  conventions: {
    timing:
      'payments at the end of each month; what is left of the budget goes to the debt with the highest annual_rate, of equal rates to the one with the smallest balance at the beginning',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
});
