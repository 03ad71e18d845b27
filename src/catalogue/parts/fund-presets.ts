import { savingsConventions } from '#catalogue/declare/conventions.ts';
import { constantRates } from '#catalogue/declare/forecasts.ts';

/** What calculators of one kind of fund have in common. */

export const fundInput = {
  initial_investment: {},
  annual_return: {},
  years: {},
  expense_ratio: {},
  monthly_contribution: {},
  contribution_timing: {},
  rate_convention: {},
} as const;

export const fundOutput = {
  future_value: {},
  total_invested: {},
  wealth_gained: {},
} as const;

export const fundConventions = { ...savingsConventions, forecast: constantRates } as const;
