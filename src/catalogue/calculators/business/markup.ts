import { preset } from '#catalogue/preset/preset.ts';
import { marginMarkup } from './margin-markup.ts';

export const markup = preset(marginMarkup, {
  id: 'markup',
  name: 'Markup Calculator',
  synonyms: ['cost plus pricing', 'selling price from cost'],
  category: 'business',
  summary: 'Price, profit and margin of a product from its cost and a markup.',
  headline: 'You would charge {price_per_unit} per unit, for a profit of {profit_per_unit}',
  about:
    'Use it to set a price from a cost. It also shows the margin, which is what you compare with other businesses ' +
    'and what has to pay for overhead. Check the result against what customers pay elsewhere.',
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
