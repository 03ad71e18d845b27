import { countedNatives } from '#catalogue/parts/counted-days.ts';

/** The code of auto-loan. */
export const natives = countedNatives;
