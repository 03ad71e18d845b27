import { monthlyDates } from '#catalogue/parts/payoff-date.ts';

/** The code of mortgage-payoff. */
export const natives = monthlyDates;
