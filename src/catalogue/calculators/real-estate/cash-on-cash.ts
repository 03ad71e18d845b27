import { preset } from '#catalogue/preset/preset.ts';
import { rentalProperty } from './rental-property.ts';
import {
  annualCashFlow,
  firstYearWithLoan,
  loan,
  rentAndExpenses,
  withoutShares,
} from '#catalogue/parts/rental-presets.ts';

export const cashOnCash = preset(rentalProperty, {
  id: 'cash-on-cash',
  name: 'Cash-on-Cash Return Calculator',
  synonyms: ['coc return', 'return on cash invested', 'rental cash yield'],
  category: 'real-estate',
  summary:
    'Cash-on-cash return of a rented property: its cash flow of the first year, after the loan payments, as a share of the cash invested.',
  headline: [
    {
      when: 'cash_on_cash_return < 0',
      say: 'You would have to add {|annual_cash_flow|} in the first year: a cash-on-cash return of {*cash_on_cash_return}',
    },
    { when: 'cash_on_cash_return', say: 'Your cash would earn {cash_on_cash_return} in the first year' },
    { say: 'The property would bring {annual_cash_flow} a year, with no cash invested' },
  ],
  about:
    'It answers what your own money earns in the first year, which is what matters when most of the price is ' +
    'borrowed. Compare it with what the same cash would earn elsewhere. Appreciation, loan repayment and taxes are ' +
    'left out; the rental ROI and rental property calculators include them.',
  fixed: withoutShares,
  input: {
    ...rentAndExpenses,
    ...loan,
    buying_costs: {},
  },
  output: {
    cash_on_cash_return: {},
    annual_cash_flow: annualCashFlow,
    cash_invested: { description: 'Cash invested: down payment and buying costs' },
  },
  conventions: firstYearWithLoan,
  hasSchedule: false,
  pictures: [{ kind: 'curve', over: 'monthly_rent = 0…2·monthly_rent', of: ['cash_on_cash_return'] }],
});
