import type { Step, StepCase } from '../define.ts';

/** How the text of a formula changes where some of its inputs are fixed and some names are others. */

type Fixed = ReadonlyMap<string, number | string | undefined>;
export type Renames = ReadonlyMap<string, string>;

/**
 * The symbol of a step that defines nothing: it ends the calculation where its condition does not hold. What comes of it is
 * in its words, such as "goal-unreachable: …".
 */
const REQUIREMENT = 'require';

/** A case without a value, such as "absent: The balance never ends.". */
const isAbsence = (text: string): boolean => text.startsWith('absent:');

/** Whether equations alone say what a step is. */
export function isWritten(step: Step): boolean {
  return isRequirement(step) || step.cases.every(({ words = '', equation }) => equation ?? isAbsence(words));
}

const isRequirement = ({ symbol }: Step): boolean => symbol === REQUIREMENT;

const inBraces = /\{[^{}]*\}/g;
/** Not the name of a field, which follows a point. */
const namePattern = /(?<![\w.])[A-Za-z]\w*/g;

export function namesIn(text: string): readonly string[] {
  return text.match(namePattern) ?? [];
}

/** Replaces names in a formula. */
export function renameIn(text: string, names: Renames): string {
  return text.replace(namePattern, (name) => names.get(name) ?? name);
}

/** Replaces names in sentences: only those with an underscore, as others may be words of the language. */
export function renameInProse(text: string, names: Renames): string {
  return text.replace(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g, (name) => names.get(name) ?? name);
}

/** A condition without what fixed words decide; true or false where they decide all of it. */
function foldCondition(text: string, fixed: Fixed): string | boolean {
  const alternatives: string[] = [];
  for (const alternative of text.split(' or ')) {
    const parts = alternative.split(' and ').map((part) => decide(part.trim(), fixed) ?? part.trim());
    if (parts.includes(false)) continue;
    const open = parts.filter((part) => part !== true);
    if (open.length === 0) return true;
    alternatives.push(open.join(' and '));
  }
  return alternatives.length === 0 ? false : alternatives.join(' or ');
}

/** Undefined where no fixed word decides. */
function decide(relation: string, fixed: Fixed): boolean | undefined {
  const presence = /^(\w+) is (given|absent)$/.exec(relation);
  if (presence !== null && fixed.has(presence[1]!)) {
    return (fixed.get(presence[1]!) !== undefined) === (presence[2] === 'given');
  }
  // A condition on what is absent does not hold.
  if (namesIn(relation).some((name) => fixed.has(name) && fixed.get(name) === undefined)) return false;
  const word = /^(\w+)\s*=\s*([a-z][\w-]*)$/.exec(relation);
  if (word === null || !fixed.has(word[1]!)) return undefined;
  const value = fixed.get(word[1]!);
  return typeof value === 'number' ? undefined : value === word[2];
}

/** The steps without the cases that fixed words exclude; the first that they decide is the general one. */
export function foldSteps(steps: readonly Step[], fixed: Fixed): readonly Step[] {
  return steps.flatMap((step) => {
    const cases: StepCase[] = [];
    for (const { when, ...one } of step.cases) {
      const holds = when === undefined || foldCondition(when, fixed);
      if (step.symbol === REQUIREMENT && holds === true) continue;
      if (step.symbol === REQUIREMENT && holds === false) throw new Error(`"${when}" never holds`);
      if (holds === false) continue;
      cases.push(typeof holds === 'string' ? { ...one, when: holds } : one);
      if (holds === true) break;
    }
    return cases.length === 0 ? [] : [{ ...step, cases }];
  });
}

/**
 * What some names need: the steps, and all names in them; requirements are always needed. Steps may refer to each other in
 * any order.
 */
export function reachSteps(
  steps: readonly Step[],
  needed: readonly string[],
): { readonly steps: readonly Step[]; readonly names: ReadonlySet<string> } {
  const names = new Set([...needed, REQUIREMENT]);
  const isReached = ({ symbol }: Step) => names.has(namesIn(symbol)[0]!);
  let known = -1;
  while (known < names.size) {
    known = names.size;
    for (const step of steps.filter(isReached)) {
      const [, ...parameters] = namesIn(step.symbol);
      const texts = step.cases.flatMap((one) => [one.when ?? '', one.equation ?? '', namingWords(step, one)]);
      for (const name of texts.flatMap(namesIn)) if (!parameters.includes(name)) names.add(name);
    }
  }
  return { steps: steps.filter(isReached), names };
}

/** The part of what a case says in words that may name steps: of messages, what stands in braces. */
function namingWords(step: Step, { words = '' }: StepCase): string {
  return isRequirement(step) || isAbsence(words) ? (words.match(inBraces) ?? []).join(' ') : words;
}

/** The steps with other names, also in what they say in words. */
export function renameSteps(steps: readonly Step[], names: Renames): readonly Step[] {
  return steps.map(({ symbol, cases, meaning }) => ({
    symbol: renameIn(symbol, names),
    cases: cases.map(({ when, equation, words }) => ({
      ...(when !== undefined && { when: renameIn(when, names) }),
      ...(equation !== undefined && { equation: renameIn(equation, names) }),
      ...(words !== undefined && {
        words: renameInProse(words, names).replace(inBraces, (formula) => renameIn(formula, names)),
      }),
    })),
    ...(meaning !== undefined && { meaning: renameInProse(meaning, names) }),
  }));
}

/** A fixed number as formulas write it. */
export function literalOf(value: number): string {
  const text = String(Math.abs(value));
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${value} cannot be written without an exponent`);
  return value < 0 ? `(−${text})` : text;
}
