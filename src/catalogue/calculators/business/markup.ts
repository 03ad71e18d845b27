import { preset } from '#catalogue/preset/preset.ts';
import { marginMarkup } from './margin-markup.ts';

export const markup = preset(marginMarkup, {
  id: 'markup',
  name: 'Markup Calculator',
  synonyms: ['cost plus pricing', 'selling price from cost'],
  category: 'business',
  summary: 'Price, profit and margin of a product from its cost and a markup.',
  fixed: { price_per_unit: undefined, margin_pct: undefined },
  input: {
    cost_per_unit: {},
    markup_pct: { required: true, description: 'Profit as a percentage of the cost' },
  },
  output: {
    price_per_unit: { description: 'Price per unit before sales tax, rounded to the smallest unit of the currency' },
    profit_per_unit: {},
    margin_pct: {},
  },
  pictures: [{ kind: 'steps', of: ['cost_per_unit', 'profit_per_unit', '=price_per_unit'] }],
});
