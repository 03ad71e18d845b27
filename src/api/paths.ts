/** What the paths of the API begin with. */
export const VERSION = '/v1';

/** The paths of a calculator's operations and of laws, below the version segment. */

export function calculatorPath(id: string): string {
  return `/calculators/${id}`;
}

export function calculationPath(id: string): string {
  return `/calculate/${id}`;
}

export function solvePath(id: string): string {
  return `/solve/${id}`;
}

export function sweepPath(id: string): string {
  return `/sweep/${id}`;
}

/** Of the law of an ID, or of all. */
export function lawPath(id?: string): string {
  return id === undefined ? '/law' : `/law/${id}`;
}

export function sqlPath(engine: string, id: string): string {
  return `/sql/${engine}/${id}`;
}
