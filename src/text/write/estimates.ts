import type { Estimates } from '#base/steps.ts';

/** An estimate with its standard error, if that is known. */
export interface Estimate {
  readonly name: string;
  readonly value: number;
  readonly error: number | undefined;
}

const STANDARD_ERROR = '_standard_error';

/** Each estimate, together with the one that is its standard error. */
export function readEstimates(estimates: Estimates): readonly Estimate[] {
  return Object.entries(estimates)
    .filter(([name]) => !name.endsWith(STANDARD_ERROR))
    .map(([name, value]) => ({ name, value, error: estimates[`${name}${STANDARD_ERROR}`] }));
}
