import { preset } from '#catalogue/preset/preset.ts';
import { rentalProperty } from './rental-property.ts';
import { firstYear, rentAndExpenses, withoutShares } from '#catalogue/parts/rental-presets.ts';

export const capRate = preset(rentalProperty, {
  id: 'cap-rate',
  name: 'Cap Rate Calculator',
  synonyms: ['capitalization rate', 'net operating income', 'noi'],
  category: 'real-estate',
  summary:
    'Capitalization rate of a rented property: net operating income of its first year as a share of the price, before any loan.',
  fixed: withoutShares,
  input: rentAndExpenses,
  output: {
    cap_rate: { description: 'Net operating income of a year as a share of the price' },
    net_operating_income: {},
  },
  conventions: firstYear,
  hasSchedule: false,
  pictures: [{ kind: 'curve', over: 'monthly_rent = 0…2·monthly_rent', of: ['cap_rate'] }],
});
