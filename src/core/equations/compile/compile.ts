import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import type { BoundedCode, BoundedTerm } from '#core/equations/code/bounded-code.ts';
import { roundUnits } from '#core/equations/over-doubles/bounded-functions.ts';
import { createBlock, createCode, createVariable, type Code } from '#core/equations/code/code.ts';
import { operandOf, type CallTerm } from '#core/equations/over-calls/call-terms.ts';
import { calls } from '#core/equations/over-calls/calls.ts';
import { createDoubles } from '#core/equations/over-doubles/doubles.ts';
import type { ExactTerm } from '#core/equations/over-doubles/exact-doubles.ts';
import { inputAccess } from '#core/equations/code/javascript.ts';
import type { Program } from '#core/equations/language/program.ts';
import type { Table } from '#core/equations/code/table.ts';
import { reach } from '#core/equations/language/reach.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';
import type { Written } from '#core/equations/code/scoped-writer.ts';
import { byOptions } from './by-options.ts';
import { makeFunction } from './make-function.ts';
import { writeProgram, type ItemPlace, type WrittenProgram } from '#core/equations/code/write.ts';

/** The values of a request, which validation has checked. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The answers to the outputs, in their order, or undefined where doubles do not decide one of them. That of
 * an output without a value is undefined, and `omitted` is given the reason, where there is one.
 */
export type InDoubles<Answer = number> = (
  values: Values,
  omitted?: Map<string, string>,
) => readonly (Answer | undefined)[] | undefined;

/** A number; of a date that of its day, and the answer is its text, and of a boolean 1 or 0. */
export interface NumberOutput {
  readonly name: string;
  readonly decimals: number;
  readonly kind?: string;
  /** Of one that code answers and that is no number: rounds what is in it over balls. */
  readonly round?: (answer: unknown, omitted: Map<string, string> | undefined) => unknown;
}

/**
 * An output with as many items as the list of the input that has its name, or with a row for each word of a
 * choice.
 */
export interface ListOutput {
  readonly name: string;
  /** A text has no decimals: it is that of the input, or the word of the row. */
  readonly fields: readonly {
    readonly name: string;
    readonly decimals: number | undefined;
    readonly kind?: string;
    /** Another list of the input: the field has a number for each of its items. */
    readonly over?: string;
  }[];
}

/** A course that code answers, by its name in the equations: the answer is a function that returns it. */
export interface CourseOutput {
  readonly name: string;
  readonly isCourse: true;
}

/** Writes the answer to an output: an expression. */
export type AnswerWriter = (code: BoundedCode, term: BoundedTerm, decimals: number) => string;

/**
 * The equations as a function over doubles, made on the first call for each combination of options. Each
 * answer is a count of units of 10^−decimals, unless another writer is given; another table decides more,
 * and takes longer.
 */
export function compileDoubles<Answer = number>(
  program: Program,
  outputs: readonly (NumberOutput | ListOutput | CourseOutput)[],
  moneyDecimals: number,
  writeAnswer: AnswerWriter = roundUnits,
  createTable: (moneyDecimals: number) => Table<ExactTerm> = createDoubles,
): InDoubles<Answer> {
  const doubles = createTable(moneyDecimals);
  return byOptions<InDoubles<Answer>>(program, DOUBLES_PARAMETERS, (chosen) => {
    const lines = writeDoubles(program, outputs, chosen, doubles, writeAnswer);
    return makeFunction(program, DOUBLES_PARAMETERS, lines, outputs) as InDoubles<Answer>;
  });
}

/** The values, and the reasons of what has no value. */
const DOUBLES_PARAMETERS = 'v, o';

/** The body of the function for one combination of options. */
export function writeDoubles(
  program: Program,
  outputs: readonly (NumberOutput | ListOutput | CourseOutput)[],
  chosen: ChosenOptions,
  doubles: Table<ExactTerm>,
  writeAnswer: AnswerWriter = roundUnits,
): readonly string[] {
  const names = outputs.map(({ name }) => wholeOf(name));
  const { statements } = reach(program, chosen, names);
  const code = createCode<BoundedTerm>();
  const write = (block: BoundedCode, term: BoundedTerm, decimals: number, kind: string | undefined) =>
    answerOfKind(kind, writeAnswer(block, term, decimals));
  const written = writeProgram(program, statements, chosen, doubles, code);
  const answers = outputs.map((output, index) => {
    if ('fields' in output) {
      return writeItems(program, code, written, output, write, (parts) => `[${parts.join(', ')}]`);
    }
    if ('isCourse' in output) {
      const part = { kind: 'name', name: output.name, position: { line: 1, column: 1 } } as const;
      const isNever = written.definitions.get(wholeOf(output.name))?.value === undefined;
      return isNever ? 'undefined' : `() => ${written.write(code, part, {}).value}`;
    }
    const { name, decimals, kind, round } = output;
    return writeOutput(code, name, written.definitions.get(name)!, (block, term) =>
      round === undefined ? write(block, term, decimals, kind) : `w[${index}].round(${term.value}, o)`,
    );
  });
  const lines = [...code.lines, `return [${answers.join(', ')}];`];
  const callsCode = statements.some(
    (one) => one.kind === 'definition' && one.cases.some(({ value }) => value?.kind === 'native'),
  );
  return callsCode ? ['try {', ...lines, UNLESS_UNDECIDED] : lines;
}

/** The definition that a name belongs to. */
function wholeOf(name: string): string {
  return name.replace(/\..*/, '');
}

/** What code answers may be undecided, also when a part of it is read. */
const UNLESS_UNDECIDED = '} catch (error) { if (error !== h.UNDECIDED) throw error; }';

function answerOfKind(kind: string | undefined, answer: string): string {
  if (kind === 'date') return `h.dateText(${answer})`;
  return kind === 'boolean' ? `${answer} === 1` : answer;
}

/** The place of an answer. Where there is none, `o` is given the reason. */
export function writeOutput<Term>(
  code: Code<Term>,
  name: string,
  { value, presence }: Written<Term>,
  write: (block: Code<Term>, term: Term) => string,
): string {
  if (value !== undefined && presence === undefined) return write(code, value);
  const answer = createVariable(code);
  const block = createBlock(code);
  if (value !== undefined) block.lines.push(`${answer} = ${write(block, value)};`);
  const reason = presence?.reason;
  code.lines.push(`let ${answer};`, `if (${presence!.test}) {`, ...block.lines, '}');
  if (reason !== undefined) {
    code.lines.push(`else if (${reason} !== undefined) o?.set(${JSON.stringify(name)}, ${reason});`);
  }
  return answer;
}

/** A variable with the items of an output; `collect` makes one of its fields. */
function writeItems<Term>(
  program: Program,
  code: Code<Term>,
  written: WrittenProgram<Term>,
  { name: list, fields }: ListOutput,
  write: (block: Code<Term>, term: Term, decimals: number, kind: string | undefined) => string,
  collect: (parts: readonly string[]) => string,
): string {
  const writeItem = (body: Code<Term>, at: ItemPlace, textOf: (field: string) => string) =>
    fields.map(({ name, decimals, kind, over }) => {
      if (decimals === undefined) return textOf(name);
      const writeAt = (block: Code<Term>, inner?: string) => {
        const field = written.writeField(block, `${list}.${name}`, at, inner);
        return writeOutput(block, list, field, (code, term) => write(code, term, decimals, kind));
      };
      if (over === undefined) return writeAt(body);
      return writeLoop(body, inputAccess(over, program.inputs[over]!), writeAt);
    });
  const rows = program.rows[list];
  if (rows !== undefined) {
    const all = rows.options.map((word) => collect(writeItem(code, { word }, () => JSON.stringify(word))));
    return `[${all.join(', ')}]`;
  }
  const place = inputAccess(list, program.inputs[list]!);
  return writeLoop(code, place, (body, index) =>
    collect(writeItem(body, { index }, (name) => `${place}[${index}][${JSON.stringify(name)}]`)),
  );
}

/** A variable with what is written for each item of a list. */
function writeLoop<Term>(
  code: Code<Term>,
  list: string,
  writeItem: (body: Code<Term>, index: string) => string,
): string {
  const [items, index] = [createVariable(code), createVariable(code)];
  const body = createBlock(code);
  const item = writeItem(body, index);
  code.lines.push(
    `const ${items} = [];`,
    `for (let ${index} = 0; ${index} < ${list}.length; ${index}++) {`,
    ...body.lines,
    `${items}.push(${item});`,
    '}',
  );
  return items;
}

/**
 * The outputs over an arithmetic, undefined where there is no value; `omitted` is given the reason, where
 * there is one. Throws a DomainError where a requirement does not hold.
 */
export type OverArithmetic<Items = never> = <N>(
  a: Arithmetic<N>,
  values: Values,
  moneyDecimals: number,
  omitted?: Map<string, string>,
) => Readonly<Record<string, Operand<N> | Items | undefined>>;

/** The equations as calls of an arithmetic, made on the first call for each combination of options. */
export function compileCalls<Items = never>(
  program: Program,
  outputs: readonly (string | ListOutput)[],
): OverArithmetic<Items> {
  return byOptions(program, CALL_PARAMETERS, (chosen) => {
    const lines = writeCalls(program, outputs, chosen);
    return makeFunction(program, CALL_PARAMETERS, lines) as OverArithmetic<Items>;
  });
}

/** Of the arithmetic, the values, the decimals of money, and the reasons of what has no value. */
export const CALL_PARAMETERS = 'a, v, m, o';

/** The body of the function for one combination of options. */
export function writeCalls(
  program: Program,
  outputs: readonly (string | ListOutput)[],
  chosen: ChosenOptions,
): readonly string[] {
  const names = outputs.map((output) => (typeof output === 'string' ? output : output.name));
  const { statements } = reach(program, chosen, names);
  const code = createCode<CallTerm>();
  const written = writeProgram(program, statements, chosen, calls, code);
  const members = outputs.map((output) => {
    if (typeof output === 'string') {
      return `${output}: ${writeOutput(code, output, written.definitions.get(output)!, operandOf)}`;
    }
    const { name, fields } = output;
    const collect = (parts: readonly string[]) =>
      `{ ${parts.map((part, index) => `${fields[index]!.name}: ${part}`).join(', ')} }`;
    return `${name}: ${writeItems(program, code, written, output, operandOf, collect)}`;
  });
  return [...code.lines, `return { ${members.join(', ')} };`];
}
