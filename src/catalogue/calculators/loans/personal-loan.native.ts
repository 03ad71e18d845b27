import { countedNatives } from '#catalogue/parts/counted-days.ts';

/** The code of personal-loan. */
export const natives = countedNatives;
