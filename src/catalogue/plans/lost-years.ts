import type { Moments } from '#simulation/models.ts';
import { studentTail } from '#simulation/statistics.ts';

/** The moments of percentages. */
export function moments(meanPct: number, deviationPct: number): Moments {
  return { mean: meanPct / 100, deviation: deviationPct / 100 };
}

/** Which returns a model has so seldom below −100% that nothing is changed when these are −100%. */

/**
 * Of standard deviations between the mean and −100%: with fewer, more than one in a million is below that.
 */
const MIN_DEVIATIONS = 4.753_424_308_823;
/** The share of years of student_t that may be below −100%. */
const MAX_LOST_YEARS = 1e-4;

export function isNormalEnough({ mean, deviation }: Moments): boolean {
  return 1 + mean >= MIN_DEVIATIONS * deviation;
}

/** Also without degrees of freedom, which another rule demands. */
export function isStudentEnough(degrees: number | undefined): (asset: Moments) => boolean {
  if (degrees === undefined) return () => true;
  return ({ mean, deviation }) => {
    const scale = deviation * Math.sqrt((degrees - 2) / degrees);
    return scale === 0 || studentTail((1 + mean) / scale, degrees) <= MAX_LOST_YEARS;
  };
}
