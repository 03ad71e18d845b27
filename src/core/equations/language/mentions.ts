import { isBuiltIn } from './known.ts';
import type { Condition, Expression, Statement } from './tree.ts';
import { findOpenCases, withoutOptions, type ChosenOptions } from './chosen-options.ts';

/** A value that needs something absent has no need of all else. */
export function mentionsOf(
  statement: Statement,
  known?: { readonly chosen: ChosenOptions; readonly absent: ReadonlySet<string> },
): readonly string[] {
  if (statement.kind === 'requirement') {
    const inserted = statement.message.flatMap((part) =>
      typeof part === 'string' ? [] : mentions(part.above),
    );
    return [...mentionsIn(statement.condition), ...inserted];
  }
  const { cases, parameters = [] } = statement;
  // A row has its own word in place of an input with the name.
  const open =
    known === undefined
      ? cases
      : findOpenCases(cases, withoutOptions(known.chosen, parameters)).open.map(({ one }) => one);
  const namesNeeded = (value: Expression) => {
    const missing = requiredIn(value).filter((name) => known?.absent.has(name) === true);
    return missing.length > 0 ? missing : mentions(value);
  };
  const mentioned = open.flatMap(({ value, when }) => [
    ...(value === undefined ? [] : namesNeeded(value)),
    ...(when === undefined ? [] : mentionsIn(when)),
  ]);
  return mentioned.filter((name) => !parameters.includes(name));
}

/** Read once: equations never change. */
const mentioned = new WeakMap<Expression | Condition, readonly string[]>();

function remembered<Whole extends Expression | Condition>(
  whole: Whole,
  read: (whole: Whole) => readonly string[],
): readonly string[] {
  let names = mentioned.get(whole);
  if (names === undefined) {
    names = [...new Set(read(whole))];
    mentioned.set(whole, names);
  }
  return names;
}

/** The names in a condition, each once. */
export function mentionsIn(condition: Condition): readonly string[] {
  return remembered(condition, namesInCondition);
}

function namesInCondition(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'word':
      return [];
    case 'item-word':
    case 'item-presence':
      return namesIn(condition.item);
    case 'presence':
      return [condition.name, ...holderOf(condition.name)];
    case 'relation':
      return [...namesIn(condition.left), ...namesIn(condition.right)];
    case 'and':
    case 'or':
      return [...namesInCondition(condition.left), ...namesInCondition(condition.right)];
  }
}

/** Whether the code of an expression may decide among cases. */
export function hasCases(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return false;
    case 'negation':
      return hasCases(expression.operand);
    case 'operation':
      return hasCases(expression.left) || hasCases(expression.right);
    case 'call':
      return !isBuiltIn(expression.name);
    case 'native':
    case 'sum':
    case 'root':
    case 'first':
      return true;
  }
}

/** The names in an expression, each once, also those of functions and of lists. */
export function mentions(expression: Expression): readonly string[] {
  return remembered(expression, namesIn);
}

function namesIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return [expression.name, ...holderOf(expression.name)];
    case 'negation':
      return namesIn(expression.operand);
    case 'operation':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case 'call':
      return [expression.name, ...expression.operands.flatMap(namesIn)];
    case 'native':
      return expression.operands.flatMap(namesIn);
    case 'sum':
    case 'root':
    case 'first': {
      const { index, from, to } = expression;
      const within = [
        ...('operand' in expression ? namesIn(expression.operand) : []),
        ...('condition' in expression ? namesInCondition(expression.condition) : []),
      ];
      return [...namesIn(from), ...namesIn(to), ...within.filter((name) => name !== index)];
    }
  }
}

/** The names without which an expression has no value: code is given also what is absent. */
export function requiredIn(value: Expression): readonly string[] {
  return value.kind === 'native' ? [] : mentions(value);
}

/** Of one of several values of a definition: that definition. */
function holderOf(name: string): readonly string[] {
  const end = name.indexOf('.');
  return end < 0 ? [] : [name.slice(0, end)];
}
