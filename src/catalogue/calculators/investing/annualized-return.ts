import { preset } from '#catalogue/preset/preset.ts';
import { roi } from '#catalogue/calculators/business/roi.ts';

export const annualizedReturn = preset(roi, {
  id: 'annualized-return',
  name: 'Annualized Return Calculator',
  synonyms: ['annual return', 'yearly return', 'return per year', 'holding period return'],
  category: 'investing',
  summary: 'Return per year on an investment that was held for some years, with income and costs.',
  fixed: { inflation_rate: 0 },
  input: {
    initial_investment: {},
    final_value: {},
    years: { required: true },
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
});
