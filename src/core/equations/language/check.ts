import type { DomainErrorCode } from '#base/errors.ts';
import { absenceOf, presentBy } from './absence.ts';
import { borrowedBy, checkCall, isRowOf } from './check-calls.ts';
import { isBuiltIn, library, type Known } from './known.ts';
import { checkNative, kindOfCases, knowParts, mayLackAnswer, type NativeCall } from './natives.ts';
import { mentionsOf } from './mentions.ts';
import { textOf } from './text.ts';
import {
  EquationError,
  type Condition,
  type Definition,
  type Expression,
  type Input,
  type Item,
  type IndexRange,
  type Rows,
  type Statement,
} from './tree.ts';

const problems: Readonly<Record<DomainErrorCode, true>> = {
  'goal-unreachable': true,
  'result-out-of-range': true,
  'no-solution': true,
};

/** Throws an EquationError where a statement names what is not known; afterwards what it defines is. */
export function checkStatement(statement: Statement, known: Known): void {
  if (statement.kind === 'definition') {
    checkDefinition(statement, known);
    return;
  }
  const { condition, code, message, position } = statement;
  checkCondition(condition, known);
  for (const part of message) if (typeof part !== 'string') checkExpression(part.above, known);
  if (!Object.hasOwn(problems, code)) {
    const all = Object.keys(problems).join(', ');
    throw new EquationError(position, `"${code}" is not a problem; these are: ${all}.`);
  }
  known.required.push(condition);
  for (const name of presentBy([condition], new Set())) known.absent.delete(name);
}

function checkDefinition(definition: Definition, known: Known): void {
  const { name, parameters, list, isStart, cases, position } = definition;
  const row = list === undefined ? undefined : known.rows[list];
  if (row !== undefined) checkRow(definition, row);
  else if (list !== undefined) checkItems(definition, list, known);
  const isFunction = list === undefined && (parameters !== undefined || isStart === true);
  const isStep = parameters !== undefined && known.open.has(name);
  const isTaken =
    known.names.has(name) ||
    known.functions.has(name) ||
    (isFunction && (isBuiltIn(name) || name in known.natives));
  // A result may have the name of an optional input, of which it is the value where that is given, or of a
  // list.
  const isList = known.inputs[name]?.kind === 'list';
  const isResult = (isList || (known.absent.has(name) && name in known.inputs)) && !isFunction;
  if (isTaken && !isStep && !isResult) throw new EquationError(position, `${name} is defined already.`);
  if (isStep && parameters.length > 1) {
    throw new EquationError(position, `The sequence ${name} has one index.`);
  }
  const within = parameters === undefined ? known : withParameters(known, parameters, row);
  for (const { value, when } of cases) {
    const here = withGiven(within, when);
    if (value !== undefined) checkValue(value, here, { isFunction, isField: list !== undefined });
    if (when !== undefined) checkCondition(when, within);
  }
  const kind = kindOfCases(definition, known);
  const missing =
    absenceOf(definition, known.absent, known.required) ??
    (mayLackAnswer(definition, known) ? name : undefined);
  if (isFunction && missing !== undefined) {
    throw new EquationError(
      position,
      `The function ${name} must always have a value; ${missing} may have none.`,
    );
  }
  if (isStart === true) {
    known.open.add(name);
    known.sequences.add(name);
  }
  if (isStep) known.open.delete(name);
  // A field that may be absent is no function.
  if (isFunction || (list !== undefined && missing === undefined)) {
    const borrowed = mentionsOf(definition).flatMap((one) => borrowedBy(one, known));
    known.borrowed.set(name, [...new Set(borrowed)]);
    known.functions.set(name, definition);
  }
  if (!isFunction) known.names.add(name);
  if (missing !== undefined) known.absent.add(name);
  else known.absent.delete(name);
  if (kind !== undefined) knowParts(name, kind, known);
}

/** The value of a case. A function is called often, and a native is not, but for a quick one in a field. */
function checkValue(value: Expression, known: Known, { isFunction, isField }: Often): void {
  if (value.kind === 'first') checkFirst(value, known);
  else if (value.kind === 'native' && !isFunction && (!isField || isQuick(value, known))) {
    checkNative(value, known, (operand) => checkExpression(operand, known));
  } else if (value.kind !== 'name' || isFunction || isField || !known.kinds.has(value.name)) {
    checkExpression(value, known);
  }
}

interface Often {
  readonly isFunction: boolean;
  readonly isField: boolean;
}

/** One that answers a whole number, without an arithmetic. */
function isQuick({ name }: NativeCall, { natives }: Known): boolean {
  const { answers, needsNoArithmetic } = natives[name]!;
  return answers === 'whole' && needsNoArithmetic === true;
}

/** An output has the items of an input. */
function checkItems({ parameters = [], position }: Definition, list: string, { inputs }: Known): void {
  if (inputs[list]?.kind !== 'list') throw new EquationError(position, `${list} is not a list of the input.`);
  if (parameters.length < 1 || parameters.length > 2) {
    throw new EquationError(
      position,
      `An item of ${list} has one index, and a second one for a list within it.`,
    );
  }
}

/** An output has a row for each word. */
function checkRow({ name, parameters = [], position }: Definition, { field }: Rows[string]): void {
  if (parameters.length === 1 && parameters[0] === field) return;
  throw new EquationError(position, `${name} has one index, ${field}.`);
}

function withParameters(known: Known, parameters: readonly string[], row?: Rows[string]): Known {
  const names = new Set([...known.names, ...parameters]);
  return { ...known, names, index: parameters[0]!, ...(row !== undefined && { row }) };
}

function checkCondition(condition: Condition, known: Known): void {
  switch (condition.kind) {
    case 'word':
      checkWord(condition, known);
      return;
    case 'item-word':
      checkItemWord(condition, known);
      return;
    case 'item-presence':
      checkItem(condition.item, { ...known, given: new Set([textOf(condition.item)]) });
      for (const operand of condition.item.operands) checkExpression(operand, known);
      return;
    case 'presence':
      if (known.inputs[condition.name]?.kind === 'word') known.choices.add(condition.name);
      if (known.names.has(condition.name)) return;
      throw new EquationError(condition.position, `${condition.name} is neither an input nor defined above.`);
    case 'relation':
      checkExpression(condition.left, known);
      checkExpression(condition.right, known);
      return;
    case 'and':
    case 'or':
      checkCondition(condition.left, known);
      checkCondition(condition.right, condition.kind === 'and' ? withGiven(known, condition.left) : known);
  }
}

function checkWord(condition: Condition & { readonly kind: 'word' }, { inputs, choices, row }: Known): void {
  const { name, word, position } = condition;
  const input = inputs[name];
  const isRow = name === row?.field;
  const options = isRow ? row.options : input?.kind === 'word' ? input.options : undefined;
  if (options === undefined) throw new EquationError(position, `${name} is not a choice.`);
  if (!isRow) choices.add(name);
  if (options.includes(word)) return;
  throw new EquationError(position, `"${word}" is not a word of ${name}; ${options.join(', ')} are.`);
}

function checkItemWord(
  { item, word, position: at }: Condition & { readonly kind: 'item-word' },
  known: Known,
): void {
  const { name, operands, field, position } = item;
  const list = known.inputs[name];
  const input = list?.kind === 'list' ? list.fields[field!] : undefined;
  if (operands.length !== 1 || input?.kind !== 'word') {
    throw new EquationError(position, `${name}(k).${field} is not a choice.`);
  }
  checkExpression(operands[0]!, known);
  const { row } = known;
  const options = word === row?.field ? row.options : [word];
  if (options.every((one) => input.options.includes(one))) return;
  throw new EquationError(at, `"${word}" is not a word of ${field}; ${input.options.join(', ')} are.`);
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
      if (isRowOf(expression, known)) return;
      for (const operand of expression.operands) checkExpression(operand, known);
      if (known.inputs[expression.name]?.kind === 'list') checkItem(expression, known);
      else checkCall(expression, known);
      return;
    case 'sum':
    case 'root': {
      checkRange(expression, known);
      const within = withIndex(known, expression);
      const condition = expression.kind === 'sum' ? expression.condition : undefined;
      checkExpression(expression.operand, withGiven(within, condition));
      if (condition !== undefined) checkCondition(condition, within);
      return;
    }
    case 'first':
    case 'native': {
      const name = expression.kind === 'first' ? '"first"' : expression.name;
      throw new EquationError(expression.position, `${name} must be the whole value of a case.`);
    }
  }
}

function isList(operand: Expression | undefined, { inputs }: Known): boolean {
  return operand?.kind === 'name' && inputs[operand.name]?.kind === 'list';
}

/** With the fields of records that are there where a condition holds. */
function withGiven(known: Known, condition: Condition | undefined): Known {
  if (condition?.kind === 'and') return withGiven(withGiven(known, condition.left), condition.right);
  if (condition?.kind !== 'item-presence' || !condition.isGiven) return known;
  return { ...known, given: new Set([...(known.given ?? []), textOf(condition.item)]) };
}

/** An item of a list, or a field of it. */
function checkItem(call: Item, { inputs, given }: Known): void {
  const { name, operands, field, position } = call;
  const { item, fields } = inputs[name] as Input & { readonly kind: 'list' };
  if (operands.length !== 1) throw new EquationError(position, `An item of ${name} has one index.`);
  const numbers = Object.keys(fields).filter((one) => fields[one]!.kind === 'number');
  if (item === undefined ? numbers.includes(field ?? '') : field === undefined) {
    if (fields[field ?? '']?.isOptional !== true || given?.has(textOf(call)) === true) return;
    throw new EquationError(
      position,
      `${textOf(call)} may be absent; a condition must say that it is given.`,
    );
  }
  const expected = item === undefined ? `have the fields ${numbers.join(', ')}` : 'are numbers';
  throw new EquationError(position, `The items of ${name} ${expected}.`);
}

function checkFirst(expression: Expression & { readonly kind: 'first' }, known: Known): void {
  checkRange(expression, known);
  checkCondition(expression.condition, withIndex(known, expression));
}

function checkRange({ from, to }: IndexRange, known: Known): void {
  checkExpression(from, known);
  checkExpression(to, known);
}

function withIndex(known: Known, { index, position }: IndexRange): Known {
  if (known.names.has(index) || known.functions.has(index))
    throw new EquationError(position, `${index} is defined already.`);
  return { ...known, names: new Set([...known.names, index]) };
}

function checkName({ name, position }: Expression & { readonly kind: 'name' }, known: Known): void {
  const input = known.inputs[name];
  if (input?.kind === 'word') known.choices.add(name);
  if (input?.kind === 'word' && input.numbers === undefined) {
    throw new EquationError(
      position,
      `${name} is a choice, not a number; a condition can compare it with a word.`,
    );
  }
  if (input?.kind === 'list') {
    throw new EquationError(
      position,
      `${name} is a list; ${name}(k) is an item, and count(${name}) how many there are.`,
    );
  }
  if (input?.kind === 'text' || known.kinds.has(name)) {
    throw new EquationError(position, `${name} is not a number.`);
  }
  if (known.names.has(name)) return;
  const isFunction = known.functions.has(name) || library.has(name) || isBuiltIn(name);
  const hint = isFunction ? `; the function needs its operands: ${name}(…)` : '';
  throw new EquationError(position, `${name} is neither an input nor defined above${hint}.`);
}
