import { once, type Code } from './code.ts';
import { callBuiltIn } from './built-ins.ts';
import { calculated, writeCases, writeCondition } from './cases.ts';
import { inputPlace, presenceTest } from './javascript.ts';
import { placeOf, writeCount } from './lists.ts';
import { library } from '#core/equations/language/library.ts';
import { bindParts, isCallable, isSearch, searchNative, writeNative } from './native-code.ts';
import type { NativeCall } from '#core/equations/language/natives.ts';
import { writeAt, written, type PlaceWriter, type Visit, type Written } from './places.ts';
import type { Program } from '#core/equations/language/program.ts';
import { calledIn, hasCases } from '#core/equations/language/mentions.ts';
import { writeRoot } from './roots.ts';
import { ABSENT, where, type Bound, type Scope } from './scope.ts';
import {
  indexOf,
  readSequence,
  writeFirst,
  writeSequences,
  writeSum,
  writeTable,
  type SequenceGroup,
  type SequenceWriter,
} from './sequences.ts';
import type { Table } from './table.ts';
import type {
  Definition,
  Expression,
  Item,
  NumberInput,
  Operator,
  Statement,
  WordInput,
} from '#core/equations/language/tree.ts';
import { createValues, type Value, type Values } from './values.ts';
import type { Words } from '#core/equations/language/words.ts';

/** An item: a variable with its index, or the word that its row stands for. */
export type ItemPlace = { readonly index: string } | { readonly word: string };

export interface WrittenProgram<Term> extends PlaceWriter<Term> {
  readonly definitions: ReadonlyMap<string, Written<Term>>;
  /**
   * A field of an item of an output; of one that has a number for each item of another list, at that index.
   */
  readonly writeField: (block: Code<Term>, name: string, at: ItemPlace, inner?: string) => Written<Term>;
  /** Where a parameter stands for a word. */
  readonly atWord: (parameter: string, word: string) => PlaceWriter<Term>;
}

/**
 * Writes the code of definitions, in order, for one combination of words; each is calculated where it stands.
 * Further expressions over them, and over parameters, can be written after that.
 */
export function writeProgram<Term>(
  program: Program,
  statements: readonly Statement[],
  words: Words,
  table: Table<Term>,
  code: Code<Term>,
  visit?: Visit<Term>,
): WrittenProgram<Term> {
  const writer = createWriter({
    program,
    words,
    required: [...program.given],
    table,
    values: createValues(table),
    sequences: new Map(),
  });
  const scope = createScope(writer);
  const definitions = new Map<string, Written<Term>>();
  const fields = new Map<string, Definition>();
  const called = new Set(statements.flatMap((one) => (one.kind === 'definition' ? calledIn(one) : [])));
  let group: SequenceGroup<Term> = { starts: new Map(), steps: [] };
  for (const statement of statements) {
    if (statement.kind === 'definition' && statement.list !== undefined) {
      fields.set(statement.name, statement);
      const list = program.inputs[statement.list];
      // What is used again is calculated once.
      if (list !== undefined && called.has(statement.name))
        writeTable(writer, code, scope, statement, inputPlace(statement.list, list));
    } else if (statement.kind === 'definition' && program.sequences.has(statement.name)) {
      if (statement.isStart === true) {
        visit?.(statement, writeAt(writer, scope));
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
      writer.required.push(statement.condition);
      for (const [name, bound] of where(writer, code, scope, statement.condition, true))
        scope.set(name, bound);
    } else {
      const { name } = statement;
      const chosen = writeCases(writer, code, scope, statement.cases);
      const { value, presence } = chosen;
      definitions.set(name, written(chosen, code));
      visit?.(statement, writeAt(writer, scope), definitions.get(name));
      scope.set(name, { value, ...(presence !== undefined && { presence }) });
      bindParts(writer, scope, name, program.kinds.get(name), definitions.get(name)!.value);
    }
  }
  return {
    ...writeAt(writer, scope),
    definitions,
    writeField: createFieldWriter(writer, scope, fields),
    atWord: (parameter, word) => writeAt(createRowWriter(writer, parameter, word), scope),
  };
}

/** Fields of the items of outputs, by their names. */
function createFieldWriter<Term>(
  writer: Writer<Term>,
  scope: Scope<Term>,
  fields: ReadonlyMap<string, Definition>,
): WrittenProgram<Term>['writeField'] {
  const { program, table } = writer;
  return (block, name, at, inner) => {
    const { parameters, cases, place } = fields.get(name)!;
    const [parameter, other] = parameters as readonly [string, string?];
    const isRow = 'word' in at;
    const own = isRow ? createRowWriter(writer, parameter, at.word) : writer;
    const within = new Map(scope);
    if (!isRow) within.set(parameter, indexOf(table, at.index));
    if (other !== undefined) within.set(other, indexOf(table, inner!));
    if (!program.functions.has(name)) return written(writeCases(own, block, within, cases), block);
    // As a call, so that other fields find it calculated.
    const operands = parameters!.map((one) => ({ kind: 'name', name: one, place }) as const);
    return written({ value: writeCall(own, block, within, { kind: 'call', name, operands, place }) }, block);
  };
}

interface Writer<Term> extends SequenceWriter<Term> {
  readonly program: Program;
  readonly values: Values<Term>;
}

type Shared<Term> = Omit<Writer<Term>, 'write' | 'writeField' | 'isWritable' | 'isSearch' | 'search'>;

function createWriter<Term>(shared: Shared<Term>): Writer<Term> {
  const writer: Writer<Term> = {
    ...shared,
    write: (code, scope, expression) => writeExpression(writer, code, scope, expression),
    writeField: (code, scope, item) => placeOf(writer, code, scope, item).place,
    isWritable: (expression) =>
      expression.kind === 'native'
        ? isCallable(shared, expression)
        : expression.kind !== 'root' || shared.table.root !== undefined,
    isSearch: (expression) => expression.kind === 'first' || isSearch(shared.program, expression),
    search: (code, scope, expression) =>
      expression.kind === 'first'
        ? writeFirst(writer, code, scope, expression)
        : searchNative(writer, code, scope, expression as NativeCall),
  };
  return writer;
}

/** For the equations of a row, whose parameter stands for its word. */
function createRowWriter<Term>(writer: Writer<Term>, row: string, word: string): Writer<Term> {
  return createWriter({ ...writer, words: { ...writer.words, [row]: word }, row });
}

/** The inputs that may be absent. */
function createScope<Term>(writer: Writer<Term>): Map<string, Bound<Term>> {
  const scope = new Map<string, Bound<Term>>();
  for (const [name, input] of Object.entries(writer.program.inputs)) {
    if (input.isOptional !== true) continue;
    if (input.kind !== 'word') {
      const presence = { test: presenceTest(name) };
      const value = input.kind === 'number' ? inputValue(writer, name) : undefined;
      scope.set(name, { value, presence, isInput: true });
    } else if (writer.words[name] === undefined) {
      scope.set(name, { ...ABSENT, isInput: true });
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
    case 'native':
      return writeNative(writer, code, scope, expression);
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
  call: Item,
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
  const called = program.functions.get(name) ?? library.get(name);
  if (called?.list !== undefined && called.list in program.rows)
    return writeRow(writer, code, scope, called, call);
  const operands = given.map((one) => writeExpression(writer, code, scope, one));
  if (called === undefined) return callBuiltIn(writer, name, operands, outputOf(program, given[0]!));
  const terms = operands.map((one) => one.term(code));
  const own = sequences.has(name)
    ? readSequence(writer, code, name, terms[0]!)
    : table.ownFunction?.(code, name, terms);
  table.called?.(code, name, terms);
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
  if (chosen.isMerged || called.list !== undefined) code.terms.set(key, value.term(code));
  return value;
}

/** A field of a row, of which the operand names the word. */
function writeRow<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  { name, parameters, cases }: Definition,
  { operands }: Item,
): Value<Term> {
  const [parameter] = parameters as readonly [string];
  const operand = (operands[0] as Expression & { readonly kind: 'name' }).name;
  const word = operand === parameter ? writer.words[parameter]! : operand;
  const term = once(code, `${name}(${word})`, () =>
    writeCases(createRowWriter(writer, parameter, word), code, scope, cases).value!.term(code),
  );
  return { term: () => term };
}

function outputOf({ outputs }: Program, expression: Expression): string | undefined {
  return expression.kind === 'name' && outputs.includes(expression.name) ? expression.name : undefined;
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
