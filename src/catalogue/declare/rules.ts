import type { Answer, Native } from '#core/equations/language/natives.ts';

/** Code of rules, for what no condition of equations says. */

interface RuleNative<Declared extends Answer, Answered> extends Native {
  readonly answers: Declared;
  readonly of: (_: unknown, ...operands: never[]) => Answered;
}

/**
 * A whole number that a rule compares with another, or the index of an item at fault, if there is one.
 * `description` says what it finds: a phrase.
 */
export function finding(
  description: string,
  find: (...operands: never[]) => number | undefined,
): RuleNative<'whole?', number | undefined> {
  const of = (_: unknown, ...operands: never[]) => find(...operands);
  return {
    description,
    answers: 'whole?',
    needsNoArithmetic: true,
    of: Object.defineProperty(of, 'length', { value: find.length + 1 }),
  };
}

/** What a message of a rule says: a text. */
export function saying(
  description: string,
  say: (...operands: never[]) => string,
): RuleNative<'text', string> {
  const of = (_: unknown, ...operands: never[]) => say(...operands);
  return {
    description,
    answers: 'text',
    of: Object.defineProperty(of, 'length', { value: say.length + 1 }),
  };
}
