import type { InputValues, Rule } from '#catalogue/declare/define.ts';
import type { Origin } from './origin.ts';

/** A rule of the base, by its place there, in the names of a preset. */
export interface RenamedRule {
  readonly index: number;
  readonly field: string;
  readonly demand: string;
}

/**
 * The rules that can be broken here: not those of fixed inputs, nor those that name one. A test holds that
 * none of these is.
 */
export function renamedRules({ base, inputs }: Origin): readonly RenamedRule[] {
  const isAbsent = (name: string) => name in base.input && !inputs.has(name);
  const names = /[a-z]\w*/g;
  return (base.rules ?? []).flatMap(({ field, demand }, index) => {
    if (isAbsent(field) || demand.match(names)?.some(isAbsent) === true) return [];
    const renamed = demand.replace(names, (name) => inputs.get(name) ?? name);
    return [{ index, field: inputs.get(field)!, demand: renamed }];
  });
}

/** Those rules of the base, held against the values that a preset gives it. */
export function applyRenamed(
  renamed: readonly RenamedRule[],
  rules: readonly Rule<never>[],
  toBase: (values: InputValues) => InputValues,
): readonly Rule<never>[] {
  return renamed.map(({ index, field, demand }) => {
    const { holds, within } = rules[index]!;
    return {
      field: field as never,
      demand,
      holds: (values: InputValues) => holds(toBase(values) as never),
      ...(within !== undefined && { within: (values: InputValues) => within(toBase(values) as never) }),
    };
  });
}
