import { mentions, mentionsIn } from './reach.ts';
import type { Condition, Definition, Expression } from './tree.ts';

/** The names that surely have a value where the condition holds. */
export function presentWhere(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'word':
      return [];
    case 'presence':
      return condition.isGiven ? [condition.name] : [];
    case 'item-word':
    case 'relation':
      return mentionsIn(condition);
    case 'and':
      return [...presentWhere(condition.left), ...presentWhere(condition.right)];
    case 'or':
      return common(presentWhere(condition.left), presentWhere(condition.right));
  }
}

/** The names that surely have a value where the condition does not hold. */
export function presentUnless(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'word':
    case 'item-word':
    case 'relation':
      return [];
    case 'presence':
      return condition.isGiven ? [] : [condition.name];
    case 'and':
      return common(presentUnless(condition.left), presentUnless(condition.right));
    case 'or':
      return [...presentUnless(condition.left), ...presentUnless(condition.right)];
  }
}

/** The names in an expression that may be absent, each once. */
export function absentIn(expression: Expression, absent: ReadonlySet<string>): readonly string[] {
  // The condition of "first" does not hold where it needs what is absent.
  const needed =
    expression.kind === 'first' ? [expression.from, expression.to].flatMap(mentions) : mentions(expression);
  return [...new Set(needed)].filter((name) => absent.has(name));
}

/** Which name, if any, may leave a definition without a value: one that it needs, or its own where no case may hold. */
export function absenceOf(
  { name, parameters = [], cases }: Definition,
  absent: ReadonlySet<string>,
): string | undefined {
  let unsure = without(absent, parameters);
  for (const { value, when } of cases) {
    if (value === undefined || value.kind === 'first') return name;
    const here = when === undefined ? unsure : without(unsure, presentWhere(when.condition));
    const [missing] = absentIn(value, here);
    if (missing !== undefined) return missing;
    if (when !== undefined) unsure = without(unsure, presentUnless(when.condition));
  }
  return cases.at(-1)!.when === undefined ? undefined : name;
}

function common(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((name) => others.includes(name));
}

function without(names: ReadonlySet<string>, removed: readonly string[]): ReadonlySet<string> {
  return new Set([...names].filter((name) => !removed.includes(name)));
}
