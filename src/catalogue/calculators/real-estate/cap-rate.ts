import { preset } from '#catalogue/preset/preset.ts';
import { rentalProperty } from './rental-property.ts';

export const capRate = preset(rentalProperty, {
  id: 'cap-rate',
  name: 'Cap Rate Calculator',
  synonyms: ['capitalization rate', 'net operating income', 'noi'],
  category: 'real-estate',
  summary:
    'Capitalization rate of a rented property: net operating income of its first year as a share of the price, before any loan.',
  fixed: { other_monthly_income: 0, management_rate: 0, maintenance_rate: 0 },
  input: {
    purchase_price: { name: 'property_price' },
    monthly_rent: { description: 'Monthly rent when fully let' },
    vacancy_rate: { description: 'Share of the rent that is not received' },
    annual_property_tax: { description: 'Annual property tax' },
    annual_insurance: { description: 'Annual insurance' },
    other_annual_costs: {
      name: 'other_annual_expenses',
      description: 'All other operating costs a year, such as management and maintenance; no loan payments',
    },
  },
  output: {
    cap_rate: { description: 'Net operating income of a year as a share of the price' },
    net_operating_income: {},
  },
  conventions: { timing: 'rent and costs of the first year', compounding: 'no interest' },
});
