/** Words that several calculators let the caller choose from, each with what it means. */

export const paymentRoundings = {
  exact: 'nothing is rounded but the results',
  cent: "a lender's ledger: payment and monthly interest are rounded to the minor unit, and the last payment settles the rest",
} as const;

export const contributionTimings = {
  begin: 'contributions at the beginning of each month',
  end: 'contributions at the end of each month',
} as const;

export const rateConventions = {
  nominal: 'the yearly rate is nominal: a twelfth of it is earned each month',
  effective: 'the yearly rate is effective: twelve months compound to it',
} as const;
