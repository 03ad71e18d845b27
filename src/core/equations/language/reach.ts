import { isBuiltIn } from './library.ts';
import type { Program } from './program.ts';
import type { Condition, Definition, Expression, Statement } from './tree.ts';
import { findOpenCases, withoutWords, type Words } from './words.ts';

/** What is calculated where only some of the definitions are asked for. */
export interface Reached {
  /**
   * Requirements, and definitions that these or what is asked for need; functions other than sequences are
   * not among them.
   */
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
  const absent = findAbsent(program, words);
  const isNeeded = (statement: Statement) =>
    statement.kind === 'requirement' || keysOf(statement).some((key) => needed.has(key));
  const echoes = findEchoes(program);
  // What stands between the start of a sequence and its step may need the step, which stands below.
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const [place, statement] of program.statements.entries()) {
      if (!isNeeded(statement)) continue;
      for (const key of mentionsOf(statement, { words, absent })) {
        if (!(echoes.get(key)! >= place)) needed.add(key);
      }
    }
  }
  const isCalculated = (one: Statement) =>
    one.kind === 'requirement' ||
    one.parameters === undefined ||
    one.list !== undefined ||
    program.sequences.has(one.name);
  const statements = program.statements.filter((one) => isNeeded(one) && isCalculated(one));
  return { statements, functions: [...program.functions.values()].filter(isNeeded) };
}

/** The places of the definitions with the name of an input, which down to there stands for the input. */
function findEchoes({ statements, inputs }: Program): ReadonlyMap<string, number> {
  return new Map(
    statements.flatMap((one, place): [string, number][] =>
      one.kind === 'definition' && one.parameters === undefined && one.name in inputs
        ? [[one.name, place]]
        : [],
    ),
  );
}

/**
 * The names that have no value in any of the cases that the words leave; those of inputs may stand for the
 * input.
 */
function findAbsent({ statements, inputs }: Program, words: Words): ReadonlySet<string> {
  const absent = new Set<string>();
  for (const statement of statements) {
    if (statement.kind === 'requirement' || statement.parameters !== undefined) continue;
    if (statement.name in inputs) continue;
    const { open } = findOpenCases(statement.cases, words);
    const isAbsent = open.every(({ one: { value } }) => {
      return value === undefined || requiredIn(value).some((name) => absent.has(name));
    });
    if (isAbsent) absent.add(statement.name);
  }
  return absent;
}

/** Ends the key of a function. */
const CALLED = '()';

/** A number and a function may have the same name; a field of an output is both. */
function keysOf({ name, parameters, list, isStart }: Definition): readonly string[] {
  if (list !== undefined) return [name, calledKey(name)];
  return [parameters === undefined && isStart !== true ? name : calledKey(name)];
}

function calledKey(name: string): string {
  return `${name}${CALLED}`;
}

/** The functions that a definition uses. */
export function calledIn(definition: Definition): readonly string[] {
  return mentionsOf(definition).flatMap((key) => (key.endsWith(CALLED) ? key.slice(0, -CALLED.length) : []));
}

/** A value that needs something absent has no need of all else. */
function mentionsOf(
  statement: Statement,
  known?: { readonly words: Words; readonly absent: ReadonlySet<string> },
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
      : findOpenCases(cases, withoutWords(known.words, parameters)).open.map(({ one }) => one);
  const namesIn = (value: Expression) => {
    const names = mentions(value);
    const missing = requiredIn(value).filter((name) => known?.absent.has(name) === true);
    return missing.length > 0 ? missing : names;
  };
  const mentioned = open.flatMap(({ value, when }) => [
    ...(value === undefined ? [] : namesIn(value)),
    ...(when === undefined ? [] : mentionsIn(when)),
  ]);
  return mentioned.filter((name) => !parameters.includes(name));
}

export function mentionsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'word':
      return [];
    case 'item-word':
    case 'item-presence':
      return mentions(condition.item);
    case 'presence':
      return [condition.name, ...holderOf(condition.name)];
    case 'relation':
      return [...mentions(condition.left), ...mentions(condition.right)];
    case 'and':
    case 'or':
      return [...mentionsIn(condition.left), ...mentionsIn(condition.right)];
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

/** The names in an expression; those of functions are followed by "()". */
export function mentions(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return [expression.name, ...holderOf(expression.name)];
    case 'negation':
      return mentions(expression.operand);
    case 'operation':
      return [...mentions(expression.left), ...mentions(expression.right)];
    case 'call':
      return [calledKey(expression.name), ...expression.operands.flatMap(mentions)];
    case 'native':
      return expression.operands.flatMap(mentions);
    case 'sum':
    case 'root':
    case 'first': {
      const { index, from, to } = expression;
      const within = [
        ...('operand' in expression ? mentions(expression.operand) : []),
        ...('condition' in expression ? mentionsIn(expression.condition) : []),
      ];
      return [...mentions(from), ...mentions(to), ...within.filter((name) => name !== index)];
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
