import { preset } from '#catalogue/preset/preset.ts';
import { roi } from '#catalogue/calculators/business/roi.ts';

export const investmentReturn = preset(roi, {
  id: 'investment-return',
  name: 'Investment Return Calculator',
  synonyms: ['profit on investment', 'gain on investment', 'real return on investment', 'performance'],
  category: 'investing',
  summary: 'Profit and return on an investment, in total, per year, and per year after inflation.',
  headline: [
    {
      when: 'net_profit < 0',
      say: 'The investment lost {|net_profit|}, a return of {total_return_pct}',
    },
    {
      when: 'annualized_return',
      say: 'The investment earned {net_profit}, a return of {annualized_return} a year',
    },
    { say: 'The investment earned {net_profit}, a return of {total_return_pct}' },
  ],
  about:
    'It gives a complete answer for one investment: the profit, the total return, the return per year, and what ' +
    'inflation left of it. Include dividends, rent or interest you received, and all costs. Taxes are not deducted.',
  fixed: { start_date: undefined, end_date: undefined },
  input: {
    initial_investment: {},
    final_value: {},
    years: { required: true },
    total_income: {},
    costs: {},
    inflation_rate: {},
  },
  output: {
    net_profit: { description: 'Net profit: final value and income minus the amount invested and the costs' },
    roi: {
      name: 'total_return_pct',
      description: 'Total return: net profit as a percentage of the amount invested and the costs',
    },
    annualized_return: {},
    real_annualized_return: {},
  },
  pictures: [{ kind: 'steps', of: ['final_value', 'total_income', '−initial_investment', '−costs', '=net_profit'] }],
});
