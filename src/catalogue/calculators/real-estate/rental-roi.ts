import { constantRates } from '#catalogue/declare/forecasts.ts';
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
  headline: [
    {
      when: 'total_return_pct < 0',
      say: 'You would lose {|total_return_pct|} of your cash over {holding_years}',
    },
    { when: 'total_return_pct', say: 'Your cash would earn {total_return_pct} over {holding_years}' },
    { say: 'The sale would bring you {sale_proceeds} after {holding_years}' },
  ],
  about:
    'The return of a rental has three sources: cash flow, the loan that tenants repay for you, and the price at the ' +
    'sale. This adds them up over the years you hold the property. Appreciation usually decides the result, so also ' +
    'look at it with none. Income tax and depreciation are not considered.',
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
