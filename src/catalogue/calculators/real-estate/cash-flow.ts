import { preset } from '#catalogue/preset/preset.ts';
import { rentalProperty } from './rental-property.ts';
import {
  annualCashFlow,
  firstYearWithLoan,
  loan,
  rentAndExpenses,
  withoutShares,
} from '#catalogue/parts/rental-presets.ts';

export const cashFlow = preset(rentalProperty, {
  id: 'cash-flow',
  name: 'Rental Cash Flow Calculator',
  synonyms: ['rental income', 'positive cash flow', 'dscr', 'debt service coverage'],
  category: 'real-estate',
  summary:
    'Monthly and annual cash flow of a rented property: rent after vacancy, operating expenses and loan payments.',
  headline: [
    { when: 'monthly_cash_flow < 0', say: 'The property would cost you {|monthly_cash_flow|} a month' },
    { say: 'The property would bring you {monthly_cash_flow} a month' },
  ],
  about:
    'A rental that looks profitable on paper can still cost you money every month. Enter the rent, a realistic ' +
    'vacancy and all expenses, and see what is left after the loan payment. The debt service coverage ratio is the ' +
    'figure that lenders look at. Income tax and large repairs are not included.',
  fixed: withoutShares,
  input: { ...rentAndExpenses, ...loan },
  output: {
    monthly_cash_flow: {},
    annual_cash_flow: annualCashFlow,
    net_operating_income: {},
    annual_debt_service: {},
    dscr: {},
  },
  conventions: firstYearWithLoan,
  hasSchedule: false,
  pictures: [{ kind: 'steps', of: ['=net_operating_income', '−annual_debt_service', '=annual_cash_flow'] }],
});
