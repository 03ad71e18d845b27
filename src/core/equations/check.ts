import type { DomainErrorCode } from '../errors.ts';
import { absenceOf } from './absence.ts';
import { builtIn, isBuiltIn, library } from './library.ts';
import { calledIn } from './reach.ts';
import {
  EquationError,
  type Condition,
  type Definition,
  type Expression,
  type Input,
  type Inputs,
  type Range,
  type Statement,
} from './tree.ts';

/** What equations may name at a place: the inputs, and what stands above. */
export interface Known {
  readonly inputs: Inputs;
  readonly names: Set<string>;
  /** Those of them that may be without a value. */
  readonly absent: Set<string>;
  /** Those that were defined or used so far. */
  readonly functions: Map<string, Definition>;
  readonly sequences: Set<string>;
  /** Sequences that have a start, but no step yet. */
  readonly open: Set<string>;
  /** Functions that were defined with a sequence open: which of these they use. */
  readonly borrowed: Map<string, readonly string[]>;
  /** While the definition of a function is checked: its first parameter. */
  readonly index?: string;
  /** The inputs whose words were used so far. */
  readonly choices: Set<string>;
}

const problems: Readonly<Record<DomainErrorCode, true>> = {
  'goal-unreachable': true,
  'result-out-of-range': true,
  'no-solution': true,
};

export function createKnown(inputs: Inputs): Known {
  return {
    inputs,
    names: new Set(Object.keys(inputs)),
    absent: new Set(Object.keys(inputs).filter((name) => inputs[name]!.isOptional === true)),
    functions: new Map(),
    sequences: new Set(),
    open: new Set(),
    borrowed: new Map(),
    choices: new Set(),
  };
}

/** Throws an EquationError where a statement names what is not known; afterwards what it defines is. */
export function checkStatement(statement: Statement, known: Known): void {
  if (statement.kind === 'definition') {
    checkDefinition(statement, known);
    return;
  }
  const { condition, code, message, place } = statement;
  checkCondition(condition, known);
  for (const part of message) if (typeof part !== 'string') checkExpression(part.above, known);
  if (!Object.hasOwn(problems, code)) {
    const all = Object.keys(problems).join(', ');
    throw new EquationError(place, `"${code}" is not a problem; these are: ${all}.`);
  }
}

function checkDefinition(definition: Definition, known: Known): void {
  const { name, parameters, list, isStart, cases, place } = definition;
  if (list !== undefined) checkItems(definition, list, known);
  const isFunction = list === undefined && (parameters !== undefined || isStart === true);
  const isStep = parameters !== undefined && known.open.has(name);
  const isTaken = isFunction ? known.functions.has(name) || isBuiltIn(name) : known.names.has(name);
  // A result may have the name of an optional input, of which it is the value where that is given.
  const isResult = known.absent.has(name) && name in known.inputs && !isFunction;
  if (isTaken && !isStep && !isResult) throw new EquationError(place, `${name} is defined already.`);
  if (isStep && parameters.length > 1) {
    throw new EquationError(place, `The sequence ${name} has one index.`);
  }
  const within = parameters === undefined ? known : withParameters(known, parameters);
  for (const { value, when } of cases) {
    if (value?.kind === 'first') checkFirst(value, within);
    else if (value !== undefined) checkExpression(value, within);
    if (when !== undefined) checkCondition(when.condition, within);
  }
  const missing = absenceOf(definition, known.absent);
  if (isFunction && missing !== undefined) {
    throw new EquationError(
      place,
      `The function ${name} must always have a value; ${missing} may have none.`,
    );
  }
  if (isStart === true) {
    known.open.add(name);
    known.sequences.add(name);
  }
  if (isStep) known.open.delete(name);
  if (isFunction) {
    const borrowed = calledIn(definition).flatMap((one) => borrowedBy(one, known));
    known.borrowed.set(name, [...new Set(borrowed)]);
    known.functions.set(name, definition);
  } else {
    known.names.add(name);
  }
  if (missing !== undefined) known.absent.add(name);
  else known.absent.delete(name);
}

/** An output has the items of an input. */
function checkItems({ parameters = [], place }: Definition, list: string, { inputs }: Known): void {
  if (inputs[list]?.kind !== 'list') throw new EquationError(place, `${list} is not a list of the input.`);
  if (parameters.length !== 1) throw new EquationError(place, `An item of ${list} has one index.`);
}

function withParameters(known: Known, parameters: readonly string[]): Known {
  return { ...known, names: new Set([...known.names, ...parameters]), index: parameters[0]! };
}

function checkCondition(condition: Condition, known: Known): void {
  switch (condition.kind) {
    case 'word':
      checkWord(condition, known);
      return;
    case 'item-word':
      checkItemWord(condition, known);
      return;
    case 'presence':
      if (known.inputs[condition.name]?.kind === 'word') known.choices.add(condition.name);
      if (known.names.has(condition.name)) return;
      throw new EquationError(condition.place, `${condition.name} is neither an input nor defined above.`);
    case 'relation':
      checkExpression(condition.left, known);
      checkExpression(condition.right, known);
      return;
    case 'and':
    case 'or':
      checkCondition(condition.left, known);
      checkCondition(condition.right, known);
  }
}

function checkWord(condition: Condition & { readonly kind: 'word' }, { inputs, choices }: Known): void {
  const { name, word, place } = condition;
  const input = inputs[name];
  choices.add(name);
  if (input?.kind !== 'word' || input.words.includes(word)) return;
  throw new EquationError(place, `"${word}" is not a word of ${name}; ${input.words.join(', ')} are.`);
}

function checkItemWord(
  { item: { name, operands, field, place }, word, place: at }: Condition & { readonly kind: 'item-word' },
  known: Known,
): void {
  const list = known.inputs[name];
  const input = list?.kind === 'list' ? list.fields[field!] : undefined;
  if (operands.length !== 1 || input?.kind !== 'word') {
    throw new EquationError(place, `${name}(k).${field} is not a choice.`);
  }
  checkExpression(operands[0]!, known);
  if (input.words.includes(word)) return;
  throw new EquationError(at, `"${word}" is not a word of ${field}; ${input.words.join(', ')} are.`);
}

/** As `checkStatement`. */
export function checkExpression(expression: Expression, known: Known): void {
  switch (expression.kind) {
    case 'number':
      return;
    case 'name':
      checkName(expression, known);
      return;
    case 'negation':
      checkExpression(expression.operand, known);
      return;
    case 'operation':
      checkExpression(expression.left, known);
      checkExpression(expression.right, known);
      return;
    case 'call':
      if (isList(expression.operands[0], known) && expression.name === 'count') return;
      for (const operand of expression.operands) checkExpression(operand, known);
      if (known.inputs[expression.name]?.kind === 'list') checkItem(expression, known);
      else checkCall(expression, known);
      return;
    case 'sum':
    case 'root':
      checkRange(expression, known);
      checkExpression(expression.operand, withIndex(known, expression));
      return;
    case 'first':
      throw new EquationError(expression.place, '"first" must be the whole value of a case.');
  }
}

function isList(operand: Expression | undefined, { inputs }: Known): boolean {
  return operand?.kind === 'name' && inputs[operand.name]?.kind === 'list';
}

/** An item of a list, or a field of it. */
function checkItem({ name, operands, field, place }: Call, { inputs }: Known): void {
  const { item, fields } = inputs[name] as Input & { readonly kind: 'list' };
  if (operands.length !== 1) throw new EquationError(place, `An item of ${name} has one index.`);
  const numbers = Object.keys(fields).filter((one) => fields[one]!.kind === 'number');
  if (item === undefined ? numbers.includes(field ?? '') : field === undefined) return;
  const expected = item === undefined ? `have the fields ${numbers.join(', ')}` : 'are numbers';
  throw new EquationError(place, `The items of ${name} ${expected}.`);
}

function checkFirst(expression: Expression & { readonly kind: 'first' }, known: Known): void {
  checkRange(expression, known);
  checkCondition(expression.condition, withIndex(known, expression));
}

function checkRange({ from, to }: Range, known: Known): void {
  checkExpression(from, known);
  checkExpression(to, known);
}

function withIndex(known: Known, { index, place }: Range): Known {
  if (known.names.has(index)) throw new EquationError(place, `${index} is defined already.`);
  return { ...known, names: new Set([...known.names, index]) };
}

function checkName({ name, place }: Expression & { readonly kind: 'name' }, known: Known): void {
  const input = known.inputs[name];
  if (input?.kind === 'word') known.choices.add(name);
  if (input?.kind === 'word' && input.numbers === undefined) {
    throw new EquationError(
      place,
      `${name} is a choice, not a number; a condition can compare it with a word.`,
    );
  }
  if (input?.kind === 'list') {
    throw new EquationError(
      place,
      `${name} is a list; ${name}(k) is an item, and count(${name}) how many there are.`,
    );
  }
  if (known.names.has(name)) return;
  const isFunction = known.functions.has(name) || library.has(name) || isBuiltIn(name);
  const hint = isFunction ? `; the function needs its operands: ${name}(…)` : '';
  throw new EquationError(place, `${name} is neither an input nor defined above${hint}.`);
}

type Call = Omit<Expression & { readonly kind: 'call' }, 'kind'>;

function checkCall({ name, operands, place }: Call, known: Known): void {
  const { functions } = known;
  const definition = functions.get(name) ?? library.get(name);
  const count = definition?.parameters?.length ?? 1;
  const takes = definition !== undefined ? [count, count] : isBuiltIn(name) ? builtIn[name] : undefined;
  if (takes === undefined) {
    const all = new Set([...Object.keys(builtIn), ...library.keys(), ...functions.keys()]);
    throw new EquationError(place, `${name} is not a function; these are: ${[...all].join(', ')}.`);
  }
  const [least, most] = takes as readonly [number, number];
  if (operands.length < least || operands.length > most) {
    const expected = least === most ? String(least) : `${least} to ${most}`;
    const noun = most === 1 ? 'operand' : 'operands';
    throw new EquationError(place, `${name} takes ${expected} ${noun}, not ${operands.length}.`);
  }
  if (definition !== undefined) functions.set(name, definition);
  checkIndex({ name, operands, place }, known);
}

/**
 * While a sequence has no step yet, it may be used only at k − 1, and what uses it only at k or k − 1: so each of its values
 * needs only those before it.
 */
function checkIndex({ name, operands, place }: Call, known: Known): void {
  const isOpen = known.open.has(name);
  const [borrowed] = borrowedBy(name, known);
  if (borrowed === undefined) return;
  const { index } = known;
  const [at] = operands as readonly [Expression];
  const isSame = at.kind === 'name' && at.name === index;
  const isBefore =
    at.kind === 'operation' &&
    at.operator === '−' &&
    at.left.kind === 'name' &&
    at.left.name === index &&
    at.right.kind === 'number' &&
    at.right.text === '1';
  if (index !== undefined && (isBefore || (isSame && !isOpen))) return;
  const where = index === undefined ? 'below its equation for k' : `at ${index} − 1`;
  throw new EquationError(place, `The sequence ${borrowed} may be used here only ${where}.`);
}

/** The sequences without a step that a function needs. */
function borrowedBy(name: string, { open, borrowed }: Known): readonly string[] {
  return [name, ...(borrowed.get(name) ?? [])].filter((one) => open.has(one));
}
