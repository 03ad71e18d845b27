import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { suggest } from '#cli/arguments.ts';

/**
 * The calculators with these ids, or all of them for an empty list. An unknown id ends the process with a
 * message.
 */
export function chooseCalculators(ids: readonly string[]): readonly AnyCalculator[] {
  const all: readonly AnyCalculator[] = catalogue;
  const known = all.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    process.stderr.write(`No such calculator: "${unknown}"; ${suggest(unknown, known)}\n`);
    process.exit(2);
  }
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
}
