import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { createBlock, createCode, createVariable, type Code } from '#core/equations/code/code.ts';
import { operandOf, type CallTerm } from '#core/equations/over-calls/call-terms.ts';
import { calls } from '#core/equations/over-calls/calls.ts';
import { byOptions } from './by-options.ts';
import { writeOutput, type Values } from './compile.ts';
import { makeFunction } from './make-function.ts';
import type { ScopedWriter, Written } from '#core/equations/code/scoped-writer.ts';
import type { Program } from '#core/equations/language/program.ts';
import { reach } from '#core/equations/language/reach.ts';
import {
  findOver,
  partsOf,
  substitute,
  substituteIn,
  type Over,
} from '#core/equations/language/substitution.ts';
import type { Table } from '#core/equations/code/table.ts';
import type { Definition, Expression } from '#core/equations/language/tree.ts';
import { findOpenCases, type ChosenOptions } from '#core/equations/language/chosen-options.ts';
import { writeProgram, type WrittenProgram } from '#core/equations/code/write.ts';

/** A value with the parts that it was calculated from: those that `substitute` replaces, in its order. */
interface WithParts<N, Value> {
  readonly value: Value;
  /** Undefined for a part that is absent. */
  readonly parts: () => readonly (Operand<N> | undefined)[];
}

/**
 * What a definition, or one call of a function, comes to; the value is undefined for what is not a number.
 */
export interface TracedValue<N> extends WithParts<N, Operand<N> | undefined> {
  /** The index of the case that was taken. */
  readonly taken: number;
  /**
   * Of a case with a sum or a root: its operand at an index, undefined for one that is not summed. Of a
   * search: whether its condition holds there.
   */
  readonly at?: (index: N) => WithParts<N, Operand<N> | boolean> | undefined;
}

/** A calculation with all that an explanation shows of it; each value is undefined where there is none. */
export interface Trace<N> {
  /** By the names of definitions. */
  readonly values: Readonly<Record<string, TracedValue<N> | undefined>>;
  /**
   * By the names of definitions that have several values: these by their names, undefined for what is not a
   * number.
   */
  readonly answers: Readonly<Record<string, () => Readonly<Record<string, Operand<N> | undefined>>>>;
  /** By the names of sequences: where they start. */
  readonly starts: Readonly<Record<string, () => TracedValue<N>>>;
  /**
   * By the names of functions, of sequences and of fields of outputs, of which a row may stand for a word.
   */
  readonly functions: Readonly<
    Record<string, (...operands: readonly (N | string)[]) => TracedValue<N> | undefined>
  >;
}

/**
 * The definitions that the outputs need, over an arithmetic; `called` is shown every call of a function or of
 * a sequence.
 */
export type TraceOver = <N>(
  a: Arithmetic<N>,
  values: Values,
  moneyDecimals: number,
  called: (name: string, operands: readonly Operand<N>[]) => void,
) => Trace<N>;

/** As `compileCalls`, for an explanation. */
export function compileTrace(program: Program, outputs: readonly string[]): TraceOver {
  return byOptions<TraceOver>(program, 'a, v, m, t, o', (chosen) => {
    const { statements, functions } = reach(program, chosen, outputs);
    const code = createCode<CallTerm>();
    const [values, starts]: [string[], string[]] = [[], []];
    const tracing: Tracing = { program, chosen, code };
    const writer = writeProgram(
      program,
      statements,
      chosen,
      createTable(),
      code,
      (definition, at, written) => {
        const { name } = definition;
        if (written === undefined) starts.push(`${name}: ${writeFunction(tracing, at, definition)}`);
        else values.push(`${name}: ${writeTraced(tracing, at, definition, written, {})}`);
      },
    );
    const called = statements.flatMap((one) =>
      one.kind === 'definition' && one.list !== undefined ? [one] : [],
    );
    const members = [...functions.filter(({ list }) => list === undefined), ...called].map(
      (one) => `${JSON.stringify(one.name)}: ${writeCalled(tracing, writer, one)}`,
    );
    const answers = [...program.kinds].flatMap(([name, kind]) =>
      typeof kind === 'object' && writer.definitions.has(name)
        ? [`${name}: ${writeAnswers(tracing, writer, name, Object.keys(kind))}`]
        : [],
    );
    const parts = Object.entries({ values, answers, starts, functions: members });
    const trace = parts.map(([name, written]) => `${name}: { ${written.join(', ')} }`).join(', ');
    return makeFunction(program, 'a, v, m, t, o', [...code.lines, `return { ${trace} };`]) as TraceOver;
  });
}

/** Calls in the function of a root are those of the search. */
function createTable(): Table<CallTerm> {
  const { root } = calls;
  let isSearching = false;
  return {
    ...calls,
    called: (code, name, operands) => {
      if (isSearching) return;
      const given = operands.map((one) => operandOf(code, one));
      code.lines.push(`t(${JSON.stringify(name)}, [${given.join(', ')}]);`);
    },
    root: {
      within: root.within,
      sequence: root.sequence,
      argument: (variable) => {
        isSearching = true;
        return root.argument(variable);
      },
      write: (code, written) => {
        isSearching = false;
        return root.write(code, written);
      },
    },
  };
}

type Parameters = Readonly<Record<string, CallTerm>>;
type CallWriter = ScopedWriter<CallTerm>;

/** What is written, and where. */
interface Tracing {
  readonly program: Program;
  readonly chosen: ChosenOptions;
  readonly code: Code<CallTerm>;
}

/** A function of the code; for a field of an output with a row for each word one that takes a word. */
function writeCalled(tracing: Tracing, writer: WrittenProgram<CallTerm>, definition: Definition): string {
  const { list = '', parameters = [] } = definition;
  const rows = tracing.program.rows[list];
  if (rows === undefined) return writeFunction(tracing, writer, definition);
  const [parameter] = parameters as readonly [string];
  const byWord = rows.options.map((word) => {
    const chosen = { ...tracing.chosen, [parameter]: word };
    const only = { ...definition, parameters: [] };
    const at = writer.atWord(parameter, word);
    return `${JSON.stringify(word)}: ${writeFunction({ ...tracing, chosen }, at, only)}`;
  });
  return `(word) => ({ ${byWord.join(', ')} })[word]()`;
}

/** A function of the code. */
function writeFunction(tracing: Tracing, writer: CallWriter, definition: Definition): string {
  const { parameters: names = [], isStart, cases } = definition;
  const variables = isStart === true ? [] : names.map(() => createVariable(tracing.code));
  const parameters = Object.fromEntries(
    variables.map((variable, index) => [names[index]!, { text: variable, isPlain: false }]),
  );
  const body = createBlock(tracing.code);
  const written = writer.writeCases(body, cases, parameters);
  const traced = writeTraced({ ...tracing, code: body }, writer, definition, written, parameters);
  return `(${variables.join(', ')}) => {\n${body.lines.join('\n')}\nreturn ${traced};\n}`;
}

/** The writer of a traced value. */
function writeTraced(
  { program, chosen, code }: Tracing,
  writer: CallWriter,
  { name, cases }: Definition,
  written: Written<CallTerm>,
  parameters: Parameters,
): string {
  const { open } = findOpenCases(cases, chosen);
  return writeOutput(code, name, written, (block, term) => {
    const at: Tracing = { program, chosen, code: block };
    const choose = (members: readonly string[]) => `({ ${members.join(', ')} })[${written.taken}]`;
    const valued = open.flatMap(({ one, index }) =>
      one.value === undefined ? [] : [{ value: one.value, index }],
    );
    const parts = valued.map(
      ({ value, index }) => `${index}: ${writeParts(at, writer, partsOf(substitute, value), parameters)}`,
    );
    const overs = valued.flatMap(({ value, index }) => {
      const over = findOver(value);
      return over === undefined ? [] : [`${index}: ${writeOver(at, writer, over, parameters)}`];
    });
    const members = [
      `value: ${program.kinds.has(name) ? 'undefined' : operandOf(block, term)}`,
      `taken: ${written.taken}`,
      `parts: ${choose(parts)}`,
      ...(overs.length === 0 ? [] : [`at: ${choose(overs)}`]),
    ];
    return `{ ${members.join(', ')} }`;
  });
}

/** A function of the code that gives the values of expressions. */
function writeParts(
  { program, code }: Tracing,
  writer: CallWriter,
  parts: readonly Expression[],
  parameters: Parameters,
): string {
  const body = createBlock(code);
  const values = parts.map((value) => {
    if (value.kind === 'name' && program.kinds.has(value.name)) return 'undefined';
    const written = writer.writeCases(body, [{ value }], parameters);
    return writeOutput(body, '', written, operandOf);
  });
  return `() => {\n${body.lines.join('\n')}\nreturn [${values.join(', ')}];\n}`;
}

/** A function of the code that gives the values of a definition by their names. */
function writeAnswers(tracing: Tracing, writer: CallWriter, name: string, parts: readonly string[]): string {
  const names = parts.map((part): Expression => ({
    kind: 'name',
    name: `${name}.${part}`,
    position: NOWHERE,
  }));
  const [variable, given] = [createVariable(tracing.code), writeParts(tracing, writer, names, {})];
  const members = parts.map((part, index) => `${part}: ${variable}[${index}]`);
  return `() => {\nconst ${variable} = (${given})();\nreturn { ${members.join(', ')} };\n}`;
}

const NOWHERE = { line: 0, column: 0 };

/** A function of the code that gives what is summed, searched or solved, at an index. */
function writeOver(
  { program, chosen, code }: Tracing,
  writer: CallWriter,
  over: Over,
  given: Parameters,
): string {
  const variable = createVariable(code);
  const parameters = { ...given, [over.index]: { text: variable, isPlain: false } };
  const body = createBlock(code);
  if (over.kind === 'sum' && over.condition !== undefined) {
    body.lines.push(`if (!(${writer.writeCondition(body, over.condition, parameters)})) return;`);
  }
  const value =
    over.kind === 'first'
      ? writer.writeCondition(body, over.condition, parameters)
      : operandOf(body, writer.write(body, over.operand, parameters));
  const within =
    over.kind === 'first' ? partsOf(substituteIn, over.condition) : partsOf(substitute, over.operand);
  const parts = writeParts({ program, chosen, code: body }, writer, within, parameters);
  return `(${variable}) => {\n${body.lines.join('\n')}\nreturn { value: ${value}, parts: ${parts} };\n}`;
}
