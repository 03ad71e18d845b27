import { defineNatives } from '#catalogue/declare/define.ts';
import { monthlyDates } from '#catalogue/parts/payoff-date.ts';
import { monthlyLumpSums } from '#catalogue/parts/prepayments.ts';

/** The code of credit-card-payoff. */
export const natives = defineNatives({ ...monthlyDates, ...monthlyLumpSums });
