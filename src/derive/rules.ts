import type { InputValues, Rule } from '#catalogue/define.ts';

const none: readonly Rule<never>[] = [];

/** The rules that values break; the values are valid individually and include the defaults. */
export function brokenRules(
  rules: readonly Rule<never>[] = none,
  completed: InputValues,
): readonly Rule<never>[] {
  let broken: Rule<never>[] | undefined;
  // A loop costs a fifth of a filter, and almost always there is no broken rule.
  for (const rule of rules) if (!rule.holds(completed as never)) (broken ??= []).push(rule);
  return broken ?? none;
}
