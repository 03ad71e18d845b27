import { monthlyDates } from '#catalogue/parts/payoff-date.ts';

/** The code of loan-payoff. */
export const natives = monthlyDates;
