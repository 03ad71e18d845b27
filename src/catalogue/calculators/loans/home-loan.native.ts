import { countedNatives } from '#catalogue/parts/counted-days.ts';

/** The code of home-loan. */
export const natives = countedNatives;
