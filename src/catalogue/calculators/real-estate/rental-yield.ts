import { preset } from '#catalogue/preset/preset.ts';
import { rentalProperty } from './rental-property.ts';
import { firstYear, rentAndExpenses, withoutShares } from '#catalogue/parts/rental-presets.ts';

export const rentalYield = preset(rentalProperty, {
  id: 'rental-yield',
  name: 'Rental Yield Calculator',
  synonyms: ['gross yield', 'net yield', 'buy to let yield', 'rental return'],
  category: 'real-estate',
  summary:
    'Gross and net rental yield of a property: its rent, before and after vacancy and operating expenses, as a share of the price.',
  headline: 'The property yields {gross_yield} a year before expenses, and {net_yield} after them',
  about:
    'The gross yield is quick to compare and often quoted in listings; the net yield is what matters, since costs ' +
    'differ from property to property. Both ignore how you pay for the property. To see the effect of a loan, use ' +
    'the cash flow or cash-on-cash calculator.',
  fixed: withoutShares,
  input: rentAndExpenses,
  output: {
    gross_yield: { description: 'Gross rental yield: annual rent when fully rented as a share of the price' },
    cap_rate: {
      name: 'net_yield',
      description: 'Net rental yield: annual rent after vacancy and operating expenses as a share of the price',
    },
    net_operating_income: {
      description: 'Annual rent after vacancy and operating expenses, before any loan',
    },
  },
  conventions: firstYear,
  hasSchedule: false,
  pictures: [{ kind: 'curve', over: 'monthly_rent = 0…2·monthly_rent', of: ['gross_yield', 'net_yield'] }],
});
