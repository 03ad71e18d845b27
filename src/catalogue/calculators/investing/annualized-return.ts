import { preset } from '#catalogue/preset/preset.ts';
import { roi } from '#catalogue/calculators/business/roi.ts';

export const annualizedReturn = preset(roi, {
  id: 'annualized-return',
  name: 'Annualized Return Calculator',
  synonyms: ['annual return', 'yearly return', 'return per year', 'holding period return'],
  category: 'investing',
  summary: 'Return per year on an investment that was held for some years or between two dates, with income and costs.',
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
