import { finding, saying } from '#catalogue/declare/rules.ts';
import { type ChanceValues, countDraws } from './chance.ts';

/**
 * These bound the memory, by years of paths, and the time, by random numbers, each of which takes about 15
 * ns.
 */
const MAX_PATH_YEARS = 4_000_000;
const MAX_DRAWS = 40_000_000;

interface PathValues extends ChanceValues {
  readonly years: number;
  readonly path_count: number;
  readonly antithetic: boolean;
}

/** The rule about the number of paths that a simulation may have, in the language of equations. */
export const pathRules: string = `
    most  = most_paths(inputs)     // Most paths of a simulation
    limit = path_limit(inputs)     // ${MAX_PATH_YEARS} divided by years, nor ${MAX_DRAWS} divided by years and by the random numbers of a year: one for each asset, one for random inflation, and one for every two degrees of freedom
    require path_count ≤ most else path_count: must not exceed {limit}; use fewer paths or years
`;

/** What this rule asks of code. */
export const pathFindings = {
  most_paths: finding('how many paths memory and time allow', (values: PathValues) => maxPaths(values)),
  path_limit: saying(
    'how many paths memory and time allow, and why',
    (values: PathValues) => `${maxPaths(values).toLocaleString('en-US')} for these ${causesOf(values)}`,
  ),
};

function maxPaths(values: PathValues): number {
  const step = values.antithetic ? 2 : 1;
  return step * Math.floor(Math.min(MAX_PATH_YEARS, MAX_DRAWS / countDraws(values)) / values.years / step);
}

/** The inputs that the bound follows from. */
function causesOf(values: PathValues): string {
  if (countDraws(values) * MAX_PATH_YEARS <= MAX_DRAWS) return 'years';
  const causes = ['years'];
  if (values.assets !== undefined) causes.push('assets');
  if (values.degrees_of_freedom !== undefined) causes.push('degrees_of_freedom');
  return `${causes.slice(0, -1).join(', ')} and ${causes.at(-1)}`;
}
