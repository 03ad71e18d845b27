import { ratesOfAnnuity } from '#catalogue/parts/annuity-rates.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of interest-rate. */
export const natives = defineNatives({ annuity_rates: ratesOfAnnuity });
