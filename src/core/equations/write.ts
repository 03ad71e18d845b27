import type { Code } from '../code.ts';
import {
  ABSENT,
  calculated,
  writeCases,
  writeCondition,
  type Bound,
  type Chosen,
  type Presence,
  type Scope,
} from './cases.ts';
import { inputPlace } from './javascript.ts';
import { placeOf, writeCount } from './lists.ts';
import { isBuiltIn, library, type BuiltIn } from './library.ts';
import type { Program } from './program.ts';
import { writeRoot } from './roots.ts';
import {
  readSequence,
  writeFirst,
  writeSequences,
  writeSum,
  type SequenceGroup,
  type SequenceWriter,
} from './sequences.ts';
import type { Direction, Table } from './table.ts';
import type { Definition, Expression, NumberInput, Operator, Statement, WordInput } from './tree.ts';
import { createValues, type Value, type Values } from './values.ts';
import type { Words } from './words.ts';

/** A definition in the code; `value` is its term, which is undefined where it never has one. */
export interface Written<Term> {
  readonly value: Term | undefined;
  readonly presence?: Presence;
  /** The index of the case that was taken, −1 where there is no value: a number, or a variable. */
  readonly taken: string;
}

export interface WrittenProgram<Term> {
  readonly definitions: ReadonlyMap<string, Written<Term>>;
  /** A field of an item of an output; the index is a variable. */
  readonly writeField: (block: Code<Term>, name: string, index: string) => Written<Term>;
  readonly write: (
    block: Code<Term>,
    expression: Expression,
    parameters: Readonly<Record<string, Term>>,
  ) => Term;
}

/**
 * Writes the code of definitions, in order, for one combination of words; each is calculated where it stands. Further
 * expressions over them, and over parameters, can be written after that.
 */
export function writeProgram<Term>(
  program: Program,
  statements: readonly Statement[],
  words: Words,
  table: Table<Term>,
  code: Code<Term>,
): WrittenProgram<Term> {
  const writer = createWriter(program, words, table);
  const scope = createScope(writer);
  const definitions = new Map<string, Written<Term>>();
  const fields = new Map<string, Definition>();
  let group: SequenceGroup<Term> = { starts: new Map(), steps: [] };
  for (const statement of statements) {
    if (statement.kind === 'definition' && statement.list !== undefined)
      fields.set(statement.name, statement);
    else if (statement.kind === 'definition' && program.sequences.has(statement.name)) {
      if (statement.isStart === true) {
        const { value } = writeCases(writer, code, scope, statement.cases);
        group.starts.set(statement.name, value!.term(code));
      } else {
        group.steps.push(statement);
      }
      if (group.steps.length < group.starts.size) continue;
      writeSequences(writer, code, scope, group);
      group = { starts: new Map(), steps: [] };
    } else if (statement.kind === 'requirement') {
      const test = writeCondition(writer, code, scope, statement.condition);
      table.demand(code, test, statement, (block, one) => writer.write(block, scope, one).term(block));
    } else {
      const chosen = writeCases(writer, code, scope, statement.cases);
      const { value, presence } = chosen;
      definitions.set(statement.name, written(chosen, code));
      scope.set(statement.name, { value, ...(presence !== undefined && { presence }) });
    }
  }
  return {
    definitions,
    writeField: (block, name, index) => {
      const { parameters, cases } = fields.get(name)!;
      const term = table.ofIndex(index);
      const within = new Map(scope).set(parameters![0]!, { value: { term: () => term } });
      return written(writeCases(writer, block, within, cases), block);
    },
    write: (block, expression, parameters) => {
      const given = new Map(scope);
      for (const [name, term] of Object.entries(parameters)) given.set(name, { value: { term: () => term } });
      return writer.write(block, given, expression).term(block);
    },
  };
}

function written<Term>({ value, presence, taken }: Chosen<Term>, code: Code<Term>): Written<Term> {
  return { value: value?.term(code), taken, ...(presence !== undefined && { presence }) };
}

interface Writer<Term> extends SequenceWriter<Term> {
  readonly program: Program;
  readonly values: Values<Term>;
}

function createWriter<Term>(program: Program, words: Words, table: Table<Term>): Writer<Term> {
  const writer: Writer<Term> = {
    program,
    words,
    table,
    values: createValues(table),
    sequences: new Map(),
    write: (code, scope, expression) => writeExpression(writer, code, scope, expression),
    writeField: (code, scope, item) => placeOf(writer, code, scope, item).place,
    writeFirst: (code, scope, expression) => writeFirst(writer, code, scope, expression),
  };
  return writer;
}

/** The inputs that may be absent. */
function createScope<Term>(writer: Writer<Term>): Map<string, Bound<Term>> {
  const scope = new Map<string, Bound<Term>>();
  for (const [name, input] of Object.entries(writer.program.inputs)) {
    if (input.isOptional !== true) continue;
    if (input.kind !== 'word') {
      const presence = { test: `${inputPlace(name, input)} !== undefined` };
      const value = input.kind === 'number' ? inputValue(writer, name) : undefined;
      scope.set(name, { value, presence });
    } else if (writer.words[name] === undefined) {
      scope.set(name, ABSENT);
    }
  }
  return scope;
}

function writeExpression<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  expression: Expression,
): Value<Term> {
  const { values } = writer;
  switch (expression.kind) {
    case 'number':
      return values.literal(expression.text);
    case 'name':
      return scope.get(expression.name)?.value ?? inputValue(writer, expression.name);
    case 'negation':
      return values.negate(writeExpression(writer, code, scope, expression.operand));
    case 'operation': {
      const written = writeExpression(writer, code, scope, expression.left);
      // Cases on the right have blocks of their own, where they find what was calculated before.
      const left = hasCases(expression.right) ? calculated(written, code) : written;
      return values[operations[expression.operator]](
        left,
        writeExpression(writer, code, scope, expression.right),
      );
    }
    case 'call':
      return writeCall(writer, code, scope, expression);
    case 'sum':
      return writeSum(writer, code, scope, expression);
    case 'root':
      return writeRoot(writer, code, scope, expression);
    case 'first':
      throw new Error('"first" is the whole value of a case.');
  }
}

function writeCall<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  call: Expression & { readonly kind: 'call' },
): Value<Term> {
  const { name, operands: given } = call;
  const { program, table, sequences } = writer;
  const list = program.inputs[name];
  if (list?.kind === 'list') {
    const { place, described } = placeOf(writer, code, scope, call);
    // Not read before the index is known.
    const term = table.input(code, place, { ...(described as NumberInput), isOptional: true });
    return { term: () => term };
  }
  if (name === 'count') return writeCount(writer, given[0]!);
  const operands = given.map((one) => writeExpression(writer, code, scope, one));
  const called = program.functions.get(name) ?? library.get(name);
  if (called === undefined) return callBuiltIn(writer, name, operands);
  const terms = operands.map((one) => one.term(code));
  const own = sequences.has(name)
    ? readSequence(writer, code, name, terms[0]!)
    : table.ownFunction?.(code, name, terms);
  const key = `${name}(${terms.map(table.keyOf).join(', ')})`;
  const known = own ?? code.terms.get(key);
  if (known !== undefined) return { term: () => known };
  const inner = new Map(scope);
  for (const [index, parameter] of called.parameters!.entries()) {
    inner.set(parameter, { value: calculated(operands[index]!, code) });
  }
  // A function always has a value.
  const chosen = writeCases(writer, code, inner, called.cases);
  const value = chosen.value!;
  if (chosen.isMerged) code.terms.set(key, value.term(code));
  return value;
}

function hasCases(expression: Expression): boolean {
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
    case 'sum':
    case 'root':
    case 'first':
      return true;
  }
}

const operations = {
  '+': 'add',
  '−': 'subtract',
  '·': 'multiply',
  '/': 'divide',
  '^': 'power',
} as const satisfies Readonly<Record<Operator, string>>;

function inputValue<Term>({ program, words, table, values }: Writer<Term>, name: string): Value<Term> {
  const input = program.inputs[name];
  if (input?.kind === 'number') return { term: (code) => table.input(code, inputPlace(name, input), input) };
  return values.literal(String((input as WordInput).numbers![words[name]!]));
}

function callBuiltIn<Term>(
  { table, values }: Writer<Term>,
  name: string,
  operands: readonly Value<Term>[],
): Value<Term> {
  if (!isBuiltIn(name)) throw new Error(`${name} is not a function`);
  const functions: Readonly<Record<BuiltIn, () => Value<Term>>> = {
    ln: () => values.ln(operands[0]!),
    exp: () => values.exp(operands[0]!),
    floor: () => wholeNumberOf('floor', operands[0]!),
    ceil: () => wholeNumberOf('ceil', operands[0]!),
    count: () => {
      throw new Error('"count" counts a list.');
    },
    round: () => ({ term: (code) => table.roundMoney(code, operands[0]!.term(code)) }),
    above: () => ({ term: (code) => table.moneyAbove(code, operands[0]!.term(code)) }),
    max: () => operands.reduce((a, b) => extremeOf('max', a, b)),
    min: () => operands.reduce((a, b) => extremeOf('min', a, b)),
  };
  const wholeNumberOf = (direction: Direction, { term, quotient }: Value<Term>): Value<Term> => ({
    term: (code) => {
      const parts = quotient?.map((one) => one.term(code));
      return (
        (parts && table.wholeQuotient?.(code, parts[0]!, parts[1]!, direction)) ??
        table.wholeNumber(code, term(code), direction)
      );
    },
  });
  const extremeOf = (which: 'max' | 'min', a: Value<Term>, b: Value<Term>): Value<Term> => ({
    term: (code) => table.extreme(code, which, a.term(code), b.term(code)),
  });
  return functions[name]();
}
