import type { Case, Condition, Definition } from './tree.ts';

/** The options of the choices of an input, by name; undefined where an optional one was left out. */
export type ChosenOptions = Readonly<Record<string, string | undefined>>;

/** Those of completed values. */
export function chosenOptions(
  choices: readonly string[],
  values: Readonly<Record<string, unknown>>,
): ChosenOptions {
  return Object.fromEntries(
    choices.map((name) => [name, (values[name] as string | boolean | undefined)?.toString()]),
  );
}

/** The cases that the chosen options leave, in order. */
export interface OpenCases {
  readonly open: readonly { readonly one: Case; readonly index: number }[];
  /** Whether one of them always holds, which is the last. */
  readonly isDecided: boolean;
}

export function findOpenCases(cases: Definition['cases'], chosen: ChosenOptions): OpenCases {
  const open: { one: Case; index: number }[] = [];
  for (const [index, one] of cases.entries()) {
    const holds = one.when === undefined ? true : decideByOptions(one.when, chosen);
    if (holds !== false) open.push({ one, index });
    if (holds === true) return { open, isDecided: true };
  }
  return { open, isDecided: false };
}

/** Undefined where it depends on numbers, or on the option of a row. */
export function decideByOptions(condition: Condition, chosen: ChosenOptions): boolean | undefined {
  switch (condition.kind) {
    case 'word':
      return condition.name in chosen ? chosen[condition.name] === condition.word : undefined;
    case 'presence':
      if (!(condition.name in chosen)) return undefined;
      return (chosen[condition.name] !== undefined) === condition.isGiven;
    case 'item-word':
    case 'item-presence':
    case 'relation':
      return undefined;
    case 'and':
    case 'or': {
      const [left, right] = [
        decideByOptions(condition.left, chosen),
        decideByOptions(condition.right, chosen),
      ];
      const decisive = condition.kind === 'or';
      if (left === decisive || right === decisive) return decisive;
      return left === undefined || right === undefined ? undefined : !decisive;
    }
  }
}

/** Those of other names. */
export function withoutOptions(chosen: ChosenOptions, names: readonly string[]): ChosenOptions {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name)));
}
