import { preset } from '#catalogue/preset/preset.ts';
import { marginMarkup } from './margin-markup.ts';

export const markup = preset(marginMarkup, {
  id: 'markup',
  name: 'Markup Calculator',
  synonyms: ['cost plus pricing', 'selling price from cost'],
  category: 'business',
  summary: 'Price, profit and margin of a product from its cost and a markup.',
  fixed: { selling_price: undefined, target_margin: undefined },
  input: {
    cost: { name: 'cost_per_unit' },
    target_markup: { name: 'markup_pct', required: true, description: 'Profit as a percentage of the cost' },
  },
  output: {
    price: { name: 'price_per_unit', description: 'Price per unit before sales tax, rounded to the minor unit' },
    profit: { name: 'profit_per_unit' },
    margin: { name: 'margin_pct' },
  },
});
