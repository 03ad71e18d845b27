/**
 * What the calculators of one order of debts have in common: they are presets of debt-payoff, with the method
 * fixed.
 */

/** What these answer, and debt-payoff itself. */
export const debtFreeHeadline = [
  {
    when: 'interest_saved > 0',
    say: 'You would be debt-free in {months_to_payoff}, and save {interest_saved} of interest',
  },
  { say: 'You would be debt-free in {months_to_payoff}' },
] as const;

export const planOutput = {
  months_to_payoff: {},
  payoff_date: {},
  total_interest: {},
  total_paid: {},
  months_saved: {},
  interest_saved: {},
  debts: {},
} as const;
