import { monthlyDates } from '#catalogue/parts/payoff-date.ts';

/** The code of credit-card-payoff. */
export const natives = monthlyDates;
