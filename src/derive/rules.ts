import type { InputValues, Rule } from '#catalogue/define.ts';

const none: readonly Rule<never>[] = [];

/** The rules that values do not keep, which are valid one by one and have the defaults filled in. */
export function brokenRules(
  rules: readonly Rule<never>[] = none,
  completed: InputValues,
): readonly Rule<never>[] {
  let broken: Rule<never>[] | undefined;
  // A loop costs a fifth of a filter, and nearly always there is nothing to find.
  for (const rule of rules) if (!rule.holds(completed as never)) (broken ??= []).push(rule);
  return broken ?? none;
}
