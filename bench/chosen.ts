import type { AnyCalculator } from '#catalogue/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { suggest } from '#cli/arguments.ts';

/** The calculators with these ids, or all where none is named. Ends the process where there is no such calculator. */
export function chooseCalculators(ids: readonly string[]): readonly AnyCalculator[] {
  const all: readonly AnyCalculator[] = catalogue;
  const known = all.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    process.stderr.write(`There is no calculator "${unknown}"; ${suggest(unknown, known)}\n`);
    process.exit(2);
  }
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}
