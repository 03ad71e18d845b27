/**
 * What the calculators of one figure of a rental property have in common: they are presets of
 * rental-property.
 */

/** Management and maintenance are among the other expenses there. */
export const withoutShares = {
  other_monthly_income: 0,
  management_fee_pct: 0,
  maintenance_rate: 0,
  annual_reserves: 0,
  rent_growth_rate: undefined,
  expense_growth_rate: undefined,
} as const;

export const rentAndExpenses = {
  property_price: { description: 'Price of the property' },
  monthly_rent: {},
  vacancy_rate: { description: 'Vacancy: share of the rent that is not received' },
  annual_property_tax: {},
  annual_insurance: {},
  other_annual_expenses: {
    description:
      'All other annual operating expenses, such as management and maintenance, excluding loan payments',
  },
} as const;

export const loan = { down_payment: {}, interest_rate: {}, loan_term: {} } as const;

/** They have no reserves. */
export const annualCashFlow = {
  description: 'Annual cash flow: net operating income minus debt service; negative if cash must be added',
} as const;

/** Of those without a loan. */
export const firstYear = {
  timing: 'rent and expenses of the first year',
  compounding: 'no interest',
} as const;

/** Of those with a loan. */
export const firstYearWithLoan = {
  timing: 'rent, expenses and loan payments of the first year; loan payments at the end of each month',
  compounding: 'interest monthly, at one-twelfth of the nominal rate',
} as const;
