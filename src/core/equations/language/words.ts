import type { Case, Condition, Definition } from './tree.ts';

/** Words that choices of the input have; undefined for an optional one that was left out. */
export type Words = Readonly<Record<string, string | undefined>>;

/** Those that completed values have. */
export function chosenWords(choices: readonly string[], values: Readonly<Record<string, unknown>>): Words {
  return Object.fromEntries(
    choices.map((name) => [name, (values[name] as string | boolean | undefined)?.toString()]),
  );
}

/** The cases that words leave, in order. */
export interface OpenCases {
  readonly open: readonly { readonly one: Case; readonly index: number }[];
  /** Whether one of them always holds, which is the last. */
  readonly isDecided: boolean;
}

export function findOpenCases(cases: Definition['cases'], words: Words): OpenCases {
  const open: { one: Case; index: number }[] = [];
  for (const [index, one] of cases.entries()) {
    const holds = one.when === undefined ? true : decideByWords(one.when, words);
    if (holds !== false) open.push({ one, index });
    if (holds === true) return { open, isDecided: true };
  }
  return { open, isDecided: false };
}

/** Undefined where it depends on numbers, or on the word of a row. */
export function decideByWords(condition: Condition, words: Words): boolean | undefined {
  switch (condition.kind) {
    case 'word':
      return condition.name in words ? words[condition.name] === condition.word : undefined;
    case 'presence':
      if (!(condition.name in words)) return undefined;
      return (words[condition.name] !== undefined) === condition.isGiven;
    case 'item-word':
    case 'item-presence':
    case 'relation':
      return undefined;
    case 'and':
    case 'or': {
      const [left, right] = [decideByWords(condition.left, words), decideByWords(condition.right, words)];
      const decisive = condition.kind === 'or';
      if (left === decisive || right === decisive) return decisive;
      return left === undefined || right === undefined ? undefined : !decisive;
    }
  }
}

/** The words of other names. */
export function withoutWords(words: Words, names: readonly string[]): Words {
  return Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)));
}
