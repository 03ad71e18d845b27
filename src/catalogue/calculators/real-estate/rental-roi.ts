import { constantRates } from '#catalogue/declare/conventions.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { rentalProperty } from './rental-property.ts';
import { loan, rentAndExpenses, withoutShares } from '#catalogue/parts/rental-presets.ts';

export const rentalRoi = preset(rentalProperty, {
  id: 'rental-roi',
  name: 'Rental ROI Calculator',
  synonyms: ['return on rental property', 'real estate roi', 'total return on property', 'irr'],
  category: 'real-estate',
  summary:
    'Total return on the cash invested in a rented property that is sold after some years, from cash flows, loan repayment and appreciation.',
  fixed: { ...withoutShares, income_growth_rate: 0 },
  input: {
    ...rentAndExpenses,
    ...loan,
    buying_costs: {},
    holding_years: {},
    appreciation_rate: {},
    selling_cost_pct: {},
  },
  output: {
    total_return_pct: {},
    annual_irr: {},
    sale_proceeds: {},
    cash_invested: { description: 'Cash invested: down payment and buying costs' },
  },
  conventions: {
    forecast: constantRates,
    timing:
      'rent and expenses the same every year; loan payments at the end of each month; for annual_irr, cash flows at the end of each year, the sale with the last',
    compounding: 'interest monthly, at one-twelfth of the nominal rate',
  },
});
