import type { Program } from './program.ts';
import type { Condition, Definition, Expression, Statement } from './tree.ts';

/** What is calculated where only some of the definitions are asked for. */
export interface Reached {
  /** Requirements, and definitions that these or what is asked for need; functions are not among them. */
  readonly statements: readonly Statement[];
  readonly functions: readonly Definition[];
}

/** What these outputs, or these expressions, need. */
export function reach(
  program: Program,
  outputs: readonly string[],
  expressions: readonly Expression[] = [],
): Reached {
  const needed = new Set([...outputs, ...expressions.flatMap(mentions)]);
  const statements: Statement[] = [];
  // A definition needs only what stands above it.
  for (const statement of program.statements.toReversed()) {
    if (statement.kind === 'definition' && !needed.has(keyOf(statement))) continue;
    for (const key of mentionsOf(statement)) needed.add(key);
    if (statement.kind === 'requirement' || statement.parameters === undefined) statements.unshift(statement);
  }
  return { statements, functions: [...program.functions.values()].filter((one) => needed.has(keyOf(one))) };
}

/** A number and a function may have the same name. */
function keyOf({ name, parameters }: Definition): string {
  return parameters === undefined ? name : calledKey(name);
}

function calledKey(name: string): string {
  return `${name}()`;
}

function mentionsOf(statement: Statement): readonly string[] {
  if (statement.kind === 'requirement') {
    const inserted = statement.message.flatMap((part) =>
      typeof part === 'string' ? [] : mentions(part.above),
    );
    return [...mentionsIn(statement.condition), ...inserted];
  }
  return statement.cases.flatMap(({ value, when }) => [
    ...(value === undefined ? [] : mentions(value)),
    ...(when === undefined ? [] : mentionsIn(when.condition)),
  ]);
}

export function mentionsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'word':
      return [];
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
  }
}
