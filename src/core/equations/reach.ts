import type { Program } from './program.ts';
import type { Condition, Definition, Expression, Statement } from './tree.ts';
import { findOpenCases, type Words } from './words.ts';

/** What is calculated where only some of the definitions are asked for. */
export interface Reached {
  /** Requirements, and definitions that these or what is asked for need; functions other than sequences are not among them. */
  readonly statements: readonly Statement[];
  readonly functions: readonly Definition[];
}

/** What these outputs, or these expressions, need in the cases that the words leave. */
export function reach(
  program: Program,
  words: Words,
  outputs: readonly string[],
  expressions: readonly Expression[] = [],
): Reached {
  const fields = program.statements.flatMap((one) =>
    one.kind === 'definition' && one.list !== undefined && outputs.includes(one.list) ? [one.name] : [],
  );
  const needed = new Set([...outputs, ...fields, ...expressions.flatMap(mentions)]);
  const isNeeded = (statement: Statement) => statement.kind === 'requirement' || needed.has(keyOf(statement));
  // What stands between the start of a sequence and its step may need the step, which stands below.
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const statement of program.statements.filter(isNeeded)) {
      for (const key of mentionsOf(statement, words)) needed.add(key);
    }
  }
  const isCalculated = (one: Statement) =>
    one.kind === 'requirement' ||
    one.parameters === undefined ||
    one.list !== undefined ||
    program.sequences.has(one.name);
  const statements = program.statements.filter((one) => isNeeded(one) && isCalculated(one));
  return { statements, functions: [...program.functions.values()].filter((one) => needed.has(keyOf(one))) };
}

/** Ends the key of a function. */
const CALLED = '()';

/** A number and a function may have the same name. */
function keyOf({ name, parameters, list, isStart }: Definition): string {
  const isNumber = parameters === undefined && isStart !== true;
  return isNumber || list !== undefined ? name : calledKey(name);
}

function calledKey(name: string): string {
  return `${name}${CALLED}`;
}

/** The functions that a definition uses. */
export function calledIn(definition: Definition): readonly string[] {
  return mentionsOf(definition).flatMap((key) => (key.endsWith(CALLED) ? key.slice(0, -CALLED.length) : []));
}

function mentionsOf(statement: Statement, words?: Words): readonly string[] {
  if (statement.kind === 'requirement') {
    const inserted = statement.message.flatMap((part) =>
      typeof part === 'string' ? [] : mentions(part.above),
    );
    return [...mentionsIn(statement.condition), ...inserted];
  }
  const { cases, parameters = [] } = statement;
  const open = words === undefined ? cases : findOpenCases(cases, words).open.map(({ one }) => one);
  const mentioned = open.flatMap(({ value, when }) => [
    ...(value === undefined ? [] : mentions(value)),
    ...(when === undefined ? [] : mentionsIn(when.condition)),
  ]);
  return mentioned.filter((name) => !parameters.includes(name));
}

export function mentionsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'word':
      return [];
    case 'item-word':
      return mentions(condition.item);
    case 'presence':
      return [condition.name];
    case 'relation':
      return [...mentions(condition.left), ...mentions(condition.right)];
    case 'and':
    case 'or':
      return [...mentionsIn(condition.left), ...mentionsIn(condition.right)];
  }
}

/** The names in an expression; those of functions are followed by "()". */
export function mentions(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return [expression.name];
    case 'negation':
      return mentions(expression.operand);
    case 'operation':
      return [...mentions(expression.left), ...mentions(expression.right)];
    case 'call':
      return [calledKey(expression.name), ...expression.operands.flatMap(mentions)];
    case 'sum':
    case 'root':
    case 'first': {
      const { index, from, to } = expression;
      const within =
        expression.kind === 'first' ? mentionsIn(expression.condition) : mentions(expression.operand);
      return [...mentions(from), ...mentions(to), ...within.filter((name) => name !== index)];
    }
  }
}
