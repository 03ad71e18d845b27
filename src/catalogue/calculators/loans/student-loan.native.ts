import { monthlyDates } from '#catalogue/parts/payoff-date.ts';

/** The code of student-loan. */
export const natives = monthlyDates;
