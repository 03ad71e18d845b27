import { ratesOfAnnuity } from '#catalogue/parts/annuity-rates.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of tvm. */
export const natives = defineNatives({ annuity_rates: ratesOfAnnuity });
