import { isBuiltIn } from './known.ts';
import { mentions } from './mentions.ts';
import type { Condition, Expression } from './tree.ts';
import type { ChosenOptions } from './chosen-options.ts';

/** What stands in the place of a part that has a value of its own. */
type Replace = (part: Expression) => Expression;

/** Around a part. */
interface Around {
  readonly replace: Replace;
  /** What a name stands for that an item's word is compared with. */
  readonly chosen: ChosenOptions;
  /** The indices of sums, searches and roots, which have no one value; nor has what needs them. */
  readonly bound: ReadonlySet<string>;
}

/**
 * An expression with its parts replaced that have values of their own: names, items of lists and calls of
 * functions other than the built-in ones, from left to right. A call that is all there is keeps its name, and
 * its operands are replaced.
 */
export function substitute(expression: Expression, replace: Replace, chosen: ChosenOptions = {}): Expression {
  const isKept =
    expression.kind === 'call' &&
    expression.field === undefined &&
    !isBuiltIn(expression.name) &&
    !expression.name.includes('.');
  if (!isKept) return within(expression, { replace, chosen, bound: new Set() });
  return { ...expression, operands: expression.operands.map((one) => evaluated(one, replace)) };
}

/** As `substitute`, of a condition. */
export function substituteIn(condition: Condition, replace: Replace, chosen: ChosenOptions = {}): Condition {
  return withinCondition(condition, { replace, chosen, bound: new Set() });
}

/** What `substitute` replaces in a whole. */
export function partsOf<Whole>(
  substituteWhole: (whole: Whole, replace: Replace) => Whole,
  whole: Whole,
): readonly Expression[] {
  const parts: Expression[] = [];
  substituteWhole(whole, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

function within(expression: Expression, around: Around): Expression {
  const { replace, bound } = around;
  const inner = (one: Expression) => within(one, around);
  switch (expression.kind) {
    case 'number':
    case 'native':
      return expression;
    case 'name':
      return bound.has(expression.name) ? expression : replace(expression);
    case 'negation':
      return { ...expression, operand: inner(expression.operand) };
    case 'operation':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case 'call': {
      const isKept = isBuiltIn(expression.name) && expression.name !== 'count';
      if (!isKept && !mentions(expression).some((name) => bound.has(name))) return replace(expression);
      return { ...expression, operands: expression.operands.map(inner) };
    }
    case 'sum':
    case 'root':
    case 'first': {
      const { index, from, to } = expression;
      const end = (one: Expression) =>
        mentions(one).some((name) => bound.has(name)) ? inner(one) : evaluated(one, replace);
      const range = { from: end(from), to: end(to) };
      return withinOver({ ...expression, ...range }, { ...around, bound: new Set([...bound, index]) });
    }
  }
}

function withinOver(over: Over, around: Around): Over {
  if (over.kind === 'first') return { ...over, condition: withinCondition(over.condition, around) };
  const operand = within(over.operand, around);
  if (over.kind === 'root' || over.condition === undefined) return { ...over, operand };
  return { ...over, operand, condition: withinCondition(over.condition, around) };
}

/** In the place of the whole, unless it is a number. */
function evaluated(expression: Expression, replace: Replace): Expression {
  return expression.kind === 'number' ? expression : replace(expression);
}

function withinCondition(condition: Condition, around: Around): Condition {
  const inner = (one: Condition) => withinCondition(one, around);
  switch (condition.kind) {
    case 'word':
    case 'presence':
    case 'item-presence':
      return condition;
    case 'item-word':
      return { ...condition, word: around.chosen[condition.word] ?? condition.word };
    case 'relation': {
      const { left, right } = condition;
      return { ...condition, left: within(left, around), right: within(right, around) };
    }
    case 'and':
    case 'or':
      return { ...condition, left: inner(condition.left), right: inner(condition.right) };
  }
}

export type Over = Expression & { readonly kind: 'sum' | 'root' | 'first' };

/** The first sum, search or root in an expression. */
export function findOver(expression: Expression): Over | undefined {
  switch (expression.kind) {
    case 'number':
    case 'name':
    case 'native':
      return undefined;
    case 'negation':
      return findOver(expression.operand);
    case 'operation':
      return findOver(expression.left) ?? findOver(expression.right);
    case 'call':
      return expression.operands.map(findOver).find((one) => one !== undefined);
    case 'sum':
    case 'root':
    case 'first':
      return expression;
  }
}
