import { preset } from '#catalogue/preset/preset.ts';
import { roi } from '#catalogue/calculators/business/roi.ts';

export const annualizedReturn = preset(roi, {
  id: 'annualized-return',
  name: 'Annualized Return Calculator',
  synonyms: ['annual return', 'yearly return', 'return per year', 'holding period return'],
  category: 'investing',
  summary: 'Return per year on an investment that was held for some years or between two dates, with income and costs.',
  headline: [
    { when: 'annualized_return < 0', say: 'The investment lost {|annualized_return|} a year' },
    { when: 'annualized_return', say: 'The investment earned {annualized_return} a year' },
    { when: 'total_return_pct < 0', say: 'The investment lost {|total_return_pct|} in total' },
    { say: 'The investment earned {total_return_pct} in total' },
  ],
  about:
    'Use it to compare investments that you held for different times: 30 percent in two years is better than 50 in ' +
    'five. Dividends and costs count. Less than a year is not annualized. Deposits on the way need the portfolio ' +
    'return calculator.',
  fixed: { inflation_rate: 0 },
  input: {
    initial_investment: {},
    final_value: {},
    years: { description: 'Holding period, instead of dates' },
    start_date: {},
    end_date: {},
    total_income: {},
    costs: {},
  },
  output: {
    roi: {
      name: 'total_return_pct',
      description: 'Total return: net profit as a percentage of the amount invested and the costs',
    },
    annualized_return: {},
  },
  rules: `
    require years is given or start_date is given or end_date is given else years: must be given unless start_date and end_date are
  `,
  pictures: [
    { kind: 'curve', over: 'final_value = 0.5·initial_investment…3·initial_investment', of: ['annualized_return'] },
  ],
});
