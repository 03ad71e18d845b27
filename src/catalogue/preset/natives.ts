import { renameInProse, type Names } from '#core/equations/language/names.ts';
import type { Natives } from '#core/equations/language/natives.ts';
import type { HiddenValue } from '#catalogue/declare/define.ts';
import { DomainError } from '#base/errors.ts';
import type { Origin } from './origin.ts';

/**
 * What code answers, with the names of the preset in its problems, and the fixed words and empty lists that
 * it is given.
 */
export function ownNatives(
  { base, fixed, names }: Origin,
  natives: Natives | undefined,
): { readonly native?: Natives; readonly fixed?: Readonly<Record<string, HiddenValue>> } {
  if (natives === undefined) return {};
  const options = [...fixed].flatMap(([name, value]): [string, HiddenValue][] => {
    // What stands for a number has a step.
    const isNumber = typeof value === 'number' || base.input[name]!.numbers !== undefined;
    return isNumber ? [] : [[name, typeof value === 'object' ? value : value?.toString()]];
  });
  return { native: renamedNatives(names, natives), fixed: Object.fromEntries(options) };
}

/** The same code, with the names of the preset in its problems. */
export function renamedNatives(names: Names, natives: Natives): Natives {
  const own = Object.entries(natives).map(([name, { of, ...native }]) => {
    const renamed: typeof of = (a, ...operands) => withOwnNames(names, () => of(a, ...operands));
    return [name, { ...native, of: Object.defineProperty(renamed, 'length', { value: of.length }) }];
  });
  return Object.fromEntries(own) as Natives;
}

/** Problems name fields as the preset does. */
function withOwnNames<T>(names: Names, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, renameInProse(error.message, names));
  }
}
