/**
 * What the calculators of one order of debts have in common: they are presets of debt-payoff, with the method
 * fixed.
 */

export const planOutput = {
  months_to_payoff: {},
  payoff_date: {},
  total_interest: {},
  total_paid: {},
  months_saved: {},
  interest_saved: {},
  debts: {},
} as const;
