import { countedNatives } from '#catalogue/parts/counted-days.ts';

/** The code of heloc. */
export const natives = countedNatives;
