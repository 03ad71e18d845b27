import { mentions, mentionsIn } from './mentions.ts';
import type { Condition, Definition, Expression } from './tree.ts';

type Names = Pick<ReadonlySet<string>, 'has'>;

/** What a condition decides of names, where it holds and where it does not. */
export interface Decided {
  /** Those that surely have a value. */
  readonly present: readonly string[];
  /** Those that surely have none. */
  readonly absent: readonly string[];
}

export function decidedBy(condition: Condition, holds: boolean): Decided {
  switch (condition.kind) {
    case 'word':
      return { present: [], absent: [] };
    case 'item-word':
    case 'item-presence':
    case 'relation':
      return { present: holds ? mentionsIn(condition) : [], absent: [] };
    case 'presence': {
      if (condition.isGiven !== holds) return { present: [], absent: [condition.name] };
      return { present: mentionsIn(condition), absent: [] };
    }
    case 'and':
    case 'or': {
      const [left, right] = [decidedBy(condition.left, holds), decidedBy(condition.right, holds)];
      const join = (condition.kind === 'and') === holds ? union : common;
      return { present: join(left.present, right.present), absent: join(left.absent, right.absent) };
    }
  }
}

/**
 * The names that surely have a value where all these conditions, of requirements, hold and those in `absent`
 * have none: of "x is given or y is given" it is y where x is absent.
 */
export function presentBy(conditions: readonly Condition[], absent: Names): readonly string[] {
  return conditions.flatMap((condition): readonly string[] => {
    const { kind } = condition;
    if (kind !== 'and' && kind !== 'or') return decidedBy(condition, true).present;
    const parts = [condition.left, condition.right].filter((one) => !isExcluded(one, absent));
    const [left = [], right = left] = parts.map((one) => presentBy([one], absent));
    return kind === 'and' ? union(left, right) : common(left, right);
  });
}

/** Whether a condition cannot hold, as it needs what is absent. */
function isExcluded(condition: Condition, absent: Names): boolean {
  if (condition.kind !== 'or') return decidedBy(condition, true).present.some((name) => absent.has(name));
  return isExcluded(condition.left, absent) && isExcluded(condition.right, absent);
}

/** The names in an expression that may be absent, each once; a list is, where an item of it is named. */
export function absentIn(expression: Expression, absent: Names): readonly string[] {
  return [...new Set(neededBy(expression))].filter((name) => absent.has(name));
}

/** The names without which an expression has no value. */
function neededBy(expression: Expression): readonly string[] {
  // Its condition does not hold where it needs what is absent.
  if (expression.kind === 'first') return [expression.from, expression.to].flatMap(mentions);
  if (expression.kind !== 'native') return mentions(expression);
  // Code is told of a name that it is absent.
  return expression.operands.filter(({ kind }) => kind !== 'name').flatMap(mentions);
}

/**
 * Which name, if any, may leave a definition without a value, where the conditions `required` hold: one that
 * it needs, or its own where no case may hold.
 */
export function absenceOf(
  { name, parameters = [], cases }: Definition,
  absent: ReadonlySet<string>,
  required: readonly Condition[],
): string | undefined {
  let known: Known = { unsure: without(absent, parameters), never: new Set() };
  for (const { value, when } of cases) {
    if (value === undefined || value.kind === 'first') return name;
    const { unsure, never } = where(known, when, true);
    const [missing] = absentIn(value, without(unsure, presentBy(required, never)));
    if (missing !== undefined) return missing;
    known = where(known, when, false);
  }
  return cases.at(-1)!.when === undefined ? undefined : name;
}

/** The names that may have no value, and those that surely have none. */
interface Known {
  readonly unsure: ReadonlySet<string>;
  readonly never: ReadonlySet<string>;
}

function where({ unsure, never }: Known, condition: Condition | undefined, holds: boolean): Known {
  if (condition === undefined) return { unsure, never };
  const { present, absent } = decidedBy(condition, holds);
  return { unsure: without(unsure, present), never: new Set([...never, ...absent]) };
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...some, ...others];
}

function common(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((name) => others.includes(name));
}

function without(names: ReadonlySet<string>, removed: readonly string[]): ReadonlySet<string> {
  return new Set([...names].filter((name) => !removed.includes(name)));
}
