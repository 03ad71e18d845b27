import { debtFreeHeadline, planOutput } from '#catalogue/parts/debt-presets.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { debtPayoff } from './debt-payoff.ts';

export const debtSnowball = preset(debtPayoff, {
  id: 'debt-snowball',
  name: 'Debt Snowball Calculator',
  synonyms: ['snowball method', 'smallest debt first', 'get out of debt'],
  category: 'loans',
  summary:
    'Time and interest until several debts are paid off, smallest balance first, each freed payment going to the next debt.',
  headline: debtFreeHeadline,
  about:
    'Paying off the smallest balance first gives quick successes, which keep many people going. You pay the minimum ' +
    'on all debts, and the extra money goes to the smallest; when it is gone, its payment joins the next. It costs ' +
    'somewhat more interest than starting with the highest rate.',
  fixed: { method: 'snowball' },
  output: planOutput,
  conventions: {
    timing:
      'payments at the end of each month; what is left of the budget goes to the debt with the smallest balance at the beginning, of equal balances to the one with the highest annual_rate',
    compounding: 'interest monthly, at a twelfth of the nominal rate',
  },
});
