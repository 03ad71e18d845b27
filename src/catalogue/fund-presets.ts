import { constantRates } from './conventions.ts';

/** What calculators of one kind of fund have in common. */

export const fundInput = {
  initial_investment: {},
  annual_return: {},
  years: {},
  expense_ratio: {},
  monthly_contribution: {},
} as const;

export const fundOutput = {
  future_value: {},
  total_invested: {},
  wealth_gained: {},
} as const;

export const fundConventions = {
  forecast: constantRates,
  timing: 'contributions at the end of each month',
  compounding: 'monthly, at the effective monthly return after fees',
} as const;
