import { once, type Code } from './code.ts';
import { callBuiltIn } from './built-ins.ts';
import { calculated, writeCases, writeCondition } from './cases.ts';
import { bindInputs, inputValue } from './input-values.ts';
import { inputAccess } from './javascript.ts';
import { placeOf, writeCount } from './lists.ts';
import { library } from '#core/equations/language/known.ts';
import { bindParts, isSearch, searchNative, writeNative } from './native-code.ts';
import type { NativeCall } from '#core/equations/language/natives.ts';
import { writeAt, written, type ScopedWriter, type Visit, type Written } from './scoped-writer.ts';
import type { Program } from '#core/equations/language/program.ts';
import { mentionsOf, hasCases } from '#core/equations/language/mentions.ts';
import { writeRoot } from './roots.ts';
import { where, type Bindings } from './bindings.ts';
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
} from '#core/equations/language/tree.ts';
import { createValues, type Value, type Values } from './values.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';

/** An item: a variable with its index, or the word that its row stands for. */
export type ItemPlace = { readonly index: string } | { readonly word: string };

export interface WrittenProgram<Term> extends ScopedWriter<Term> {
  readonly definitions: ReadonlyMap<string, Written<Term>>;
  /** Calculates all sequences up to an index, as far as that is decided. */
  readonly marches: (last: string) => readonly string[];
  /**
   * A field of an item of an output; of one that has a number for each item of another list, at that index.
   */
  readonly writeField: (block: Code<Term>, name: string, at: ItemPlace, inner?: string) => Written<Term>;
  /** Where a parameter stands for a word. */
  readonly atWord: (parameter: string, word: string) => ScopedWriter<Term>;
}

/**
 * Writes the code of definitions, in order, for one combination of options; each is calculated where it
 * stands. Further expressions over them, and over parameters, can be written after that.
 */
export function writeProgram<Term>(
  program: Program,
  statements: readonly Statement[],
  chosen: ChosenOptions,
  table: Table<Term>,
  code: Code<Term>,
  visit?: Visit<Term>,
): WrittenProgram<Term> {
  const writer = createWriter({
    program,
    chosen,
    required: [...program.given],
    table,
    values: createValues(table),
    sequences: new Map(),
  });
  const bindings = bindInputs(writer);
  const definitions = new Map<string, Written<Term>>();
  const fields = new Map<string, Definition>();
  const called = new Set(statements.flatMap((one) => (one.kind === 'definition' ? mentionsOf(one) : [])));
  let group: SequenceGroup<Term> = { starts: new Map(), steps: [] };
  for (const statement of statements) {
    if (statement.kind === 'definition' && statement.list !== undefined) {
      fields.set(statement.name, statement);
      const list = program.inputs[statement.list];
      // What is used again is calculated once.
      if (list !== undefined && called.has(statement.name))
        writeTable(writer, code, bindings, statement, inputAccess(statement.list, list));
    } else if (statement.kind === 'definition' && program.sequences.has(statement.name)) {
      if (statement.isStart === true) {
        visit?.(statement, writeAt(writer, bindings));
        const { value } = writeCases(writer, code, bindings, statement.cases);
        group.starts.set(statement.name, value!.term(code));
      } else {
        group.steps.push(statement);
      }
      if (group.steps.length < group.starts.size) continue;
      writeSequences(writer, code, bindings, group);
      group = { starts: new Map(), steps: [] };
    } else if (statement.kind === 'requirement') {
      const test = writeCondition(writer, code, bindings, statement.condition);
      table.demand(code, test, statement, (block, one) => writer.write(block, bindings, one).term(block));
      writer.required.push(statement.condition);
      for (const [name, bound] of where(writer, code, bindings, statement.condition, true))
        bindings.set(name, bound);
    } else {
      const { name } = statement;
      const chosen = writeCases(writer, code, bindings, statement.cases);
      const { value, presence } = chosen;
      definitions.set(name, written(chosen, code));
      visit?.(statement, writeAt(writer, bindings), definitions.get(name));
      bindings.set(name, { value, ...(presence !== undefined && { presence }) });
      bindParts(writer, bindings, name, program.kinds.get(name), definitions.get(name)!.value);
    }
  }
  return {
    ...writeAt(writer, bindings),
    definitions,
    marches: (last) => {
      const free = [...writer.sequences.values()].filter(({ isFree }) => isFree === true);
      return [...new Set(free.map(({ march }) => `${march!}(${last});`))];
    },
    writeField: createFieldWriter(writer, bindings, fields),
    atWord: (parameter, word) => writeAt(createRowWriter(writer, parameter, word), bindings),
  };
}

/** Fields of the items of outputs, by their names. */
function createFieldWriter<Term>(
  writer: Writer<Term>,
  bindings: Bindings<Term>,
  fields: ReadonlyMap<string, Definition>,
): WrittenProgram<Term>['writeField'] {
  const { program, table } = writer;
  return (block, name, at, inner) => {
    const { parameters, cases, position } = fields.get(name)!;
    const [parameter, other] = parameters as readonly [string, string?];
    const isRow = 'word' in at;
    const own = isRow ? createRowWriter(writer, parameter, at.word) : writer;
    const within = new Map(bindings);
    if (!isRow) within.set(parameter, indexOf(table, at.index));
    if (other !== undefined) within.set(other, indexOf(table, inner!));
    if (!program.functions.has(name)) return written(writeCases(own, block, within, cases), block);
    // As a call, so that other fields find it calculated.
    const operands = parameters!.map((one) => ({ kind: 'name', name: one, position }) as const);
    return written(
      { value: writeCall(own, block, within, { kind: 'call', name, operands, position }) },
      block,
    );
  };
}

interface Writer<Term> extends SequenceWriter<Term> {
  readonly program: Program;
  readonly values: Values<Term>;
}

type Shared<Term> = Omit<Writer<Term>, 'write' | 'writeOption' | 'writeField' | 'isSearch' | 'search'>;

function createWriter<Term>(shared: Shared<Term>): Writer<Term> {
  const writer: Writer<Term> = {
    ...shared,
    write: (code, bindings, expression) => writeExpression(writer, code, bindings, expression),
    writeOption: (name) => inputAccess(name, shared.program.inputs[name]!),
    writeField: (code, bindings, item) => placeOf(writer, code, bindings, item),
    isSearch: (expression) => expression.kind === 'first' || isSearch(shared.program, expression),
    search: (code, bindings, expression) =>
      expression.kind === 'first'
        ? writeFirst(writer, code, bindings, expression)
        : searchNative(writer, code, bindings, expression as NativeCall),
  };
  return writer;
}

/** For the equations of a row, whose parameter stands for its word. */
function createRowWriter<Term>(writer: Writer<Term>, row: string, word: string): Writer<Term> {
  return createWriter({ ...writer, chosen: { ...writer.chosen, [row]: word }, row });
}

function writeExpression<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  expression: Expression,
): Value<Term> {
  const { values } = writer;
  switch (expression.kind) {
    case 'number':
      return values.literal(expression.text);
    case 'name':
      return bindings.get(expression.name)?.value ?? inputValue(writer, expression.name);
    case 'negation':
      return values.negate(writeExpression(writer, code, bindings, expression.operand));
    case 'operation': {
      const written = writeExpression(writer, code, bindings, expression.left);
      // Cases on the right have blocks of their own, where they find what was calculated before.
      const left = hasCases(expression.right) ? calculated(written, code) : written;
      return values[operations[expression.operator]](
        left,
        writeExpression(writer, code, bindings, expression.right),
      );
    }
    case 'call':
      return writeCall(writer, code, bindings, expression);
    case 'native':
      return writeNative(writer, code, bindings, expression);
    case 'sum':
      return writeSum(writer, code, bindings, expression);
    case 'root':
      return writeRoot(writer, code, bindings, expression);
    case 'first':
      throw new Error('"first" is the whole value of a case.');
  }
}

function writeCall<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  bindings: Bindings<Term>,
  call: Item,
): Value<Term> {
  const { name, operands: given } = call;
  const { program, table, sequences } = writer;
  const list = program.inputs[name];
  if (list?.kind === 'list') {
    const { access, described } = placeOf(writer, code, bindings, call);
    // Not read before the index is known.
    const term = table.input(code, access, { ...(described as NumberInput), isOptional: true });
    return { term: () => term };
  }
  if (name === 'count') return writeCount(writer, given[0]!);
  const called = program.functions.get(name) ?? library.get(name);
  if (called?.list !== undefined && called.list in program.rows)
    return writeRow(writer, code, bindings, called, call);
  const operands = given.map((one) => writeExpression(writer, code, bindings, one));
  if (called === undefined) return callBuiltIn(writer, name, operands, outputOf(program, given[0]!));
  const terms = operands.map((one) => one.term(code));
  const own = sequences.has(name)
    ? readSequence(writer, code, name, terms[0]!)
    : table.ownFunction?.(code, name, terms);
  table.called?.(code, name, terms);
  const key = `${name}(${terms.map(table.keyOf).join(', ')})`;
  const known = own ?? code.terms.get(key);
  if (known !== undefined) return { term: () => known };
  const inner = new Map(bindings);
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
  bindings: Bindings<Term>,
  { name, parameters, cases }: Definition,
  { operands }: Item,
): Value<Term> {
  const [parameter] = parameters as readonly [string];
  const operand = (operands[0] as Expression & { readonly kind: 'name' }).name;
  const word = operand === parameter ? writer.chosen[parameter]! : operand;
  const term = once(code, `${name}(${word})`, () =>
    writeCases(createRowWriter(writer, parameter, word), code, bindings, cases).value!.term(code),
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
