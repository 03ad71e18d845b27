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
  headline: 'The property has a cap rate of {cap_rate}',
  about:
    'Investors compare properties by their cap rate because it leaves the financing out: the same building has the ' +
    'same cap rate for a buyer with cash and for one with a loan. Use it to compare similar properties in the same ' +
    'market, or to estimate a price from an income. It says nothing about growth in rent, repairs to come, or your ' +
    'loan.',
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
