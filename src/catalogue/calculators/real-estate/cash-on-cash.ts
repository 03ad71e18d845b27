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
