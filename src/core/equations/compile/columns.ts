import { UNDECIDED, type Arithmetic, type Units } from '#core/arithmetic/arithmetic.ts';
import { createBlock, createCode, createVariable, type Code } from '#core/equations/code/code.ts';
import { takeOutInvariants } from '#core/equations/code/invariants.ts';
import type { Merged, Table } from '#core/equations/code/table.ts';
import type { ScopedWriter } from '#core/equations/code/scoped-writer.ts';
import { writeProgram } from '#core/equations/code/write.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';
import { mentions } from '#core/equations/language/mentions.ts';
import { readExpression, type Program } from '#core/equations/language/program.ts';
import { reach } from '#core/equations/language/reach.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import { numberOf, type CallTerm } from '#core/equations/over-calls/call-terms.ts';
import { calls } from '#core/equations/over-calls/calls.ts';
import { roundUnits } from '#core/equations/over-doubles/bounded-functions.ts';
import type { ExactTerm } from '#core/equations/over-doubles/exact-doubles.ts';
import { byOptions, type Values } from './compile.ts';
import { makeFunction } from './make-function.ts';

/** What fills columns: expressions over all that a program defines. */
export interface ColumnTexts {
  readonly periods: string;
  /** 0 or 1. */
  readonly firstPeriod: number;
  /** What there is after k periods, by names. */
  readonly states: Readonly<Record<string, string>>;
  /** What flows in period k. */
  readonly flows: Readonly<Record<string, string>>;
  readonly cells: readonly Cell[];
}

/**
 * A cell of the row of the periods after j until k: of the state x, the text has x_k, x_j and x_0, after so
 * many periods, and of a flow x_sum, which is that of the row, and x_until, that of all periods until k.
 */
export interface Cell {
  readonly name: string;
  readonly text: string;
  readonly decimals: number;
}

/** The rows of certain values. */
export interface Filler {
  readonly periods: number;
  /**
   * Fills the rows from `from` to before `to`, of `step` periods each, with whole counts of the last decimal
   * place. What is not decided stays NaN, which the columns begin with; the last column has it wherever
   * another one has. A row that is `running` begins with the first period.
   */
  readonly fill: (
    columns: readonly Float64Array[],
    from: number,
    to: number,
    step: number,
    running: boolean,
  ) => void;
}

/** Undefined where what stands before the rows is not decided. */
export type Columns = (values: Values) => Filler | undefined;

/**
 * One loop over doubles that fills columns, made on the first call for each combination of options; rows are
 * `single` periods, or longer.
 */
export function compileColumns(
  program: Program,
  texts: ColumnTexts,
  moneyDecimals: number,
  table: Table<ExactTerm>,
  isSingle: boolean,
): Columns {
  const read = readTexts(program, texts);
  const open = byOptions<Columns>(program, 'v', (chosen) => {
    const lines = writeColumns(program, texts, read, chosen, { moneyDecimals, table, isSingle });
    return makeFunction(program, 'v', lines) as Columns;
  });
  return (values) =>
    unlessUndecided(() => {
      const filler = open(values);
      if (filler === undefined) return undefined;
      return { ...filler, fill: (...given) => unlessUndecided(() => filler.fill(...given)) };
    });
}

/** What code answers may be undecided. */
function unlessUndecided<Answer>(attempt: () => Answer): Answer | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error !== UNDECIDED) throw error;
    return undefined;
  }
}

interface Read {
  readonly periods: Expression;
  readonly states: readonly (readonly [name: string, Expression])[];
  readonly flows: readonly (readonly [name: string, Expression])[];
  readonly cells: readonly Expression[];
}

function readTexts(program: Program, texts: ColumnTexts): Read {
  const cells = readCells(program, texts);
  const mentioned = new Set(cells.flatMap(mentions));
  const readAll = (all: Readonly<Record<string, string>>, isNeeded: (name: string) => boolean) =>
    Object.entries(all).flatMap(([name, text]) =>
      isNeeded(name) ? [[name, readExpression(program, text, ['k'])] as const] : [],
    );
  return {
    periods: readExpression(program, texts.periods, []),
    states: readAll(texts.states, (name) => ['k', 'j', '0'].some((at) => mentioned.has(`${name}_${at}`))),
    flows: readAll(texts.flows, (name) => mentioned.has(`${name}_sum`)),
    cells,
  };
}

/** What a text mentions of states and flows. */
export function partsIn(text: string): readonly string[] {
  return text.match(/\w+_(?:k|j|0|sum|until)\b/g) ?? [];
}

function readCells(program: Program, { cells }: Pick<ColumnTexts, 'cells'>): readonly Expression[] {
  return cells.map(({ text }) => readExpression(program, text, partsIn(text)));
}

interface Form {
  readonly moneyDecimals: number;
  readonly table: Table<ExactTerm>;
  readonly isSingle: boolean;
}

/** The variables of the loop over rows: a row has the periods from i to k, and j is the one before them. */
interface Loop {
  readonly i: string;
  readonly j: string;
  readonly k: string;
  readonly row: string;
  /** Of the columns. */
  readonly columns: readonly string[];
}

/** A turn of the loop. */
interface Turn {
  readonly body: Code<ExactTerm>;
  /** What it begins with, where that is not what the one before has ended with. */
  readonly start: Code<ExactTerm>;
  readonly kept: readonly Merged<ExactTerm>[];
}

/** The body of the function for one combination of options. */
function writeColumns(
  program: Program,
  { cells, firstPeriod: first }: ColumnTexts,
  read: Read,
  chosen: ChosenOptions,
  form: Form,
): readonly string[] {
  const needed = [...read.states, ...read.flows].map(([, one]) => one);
  const { statements } = reach(program, chosen, [], [read.periods, ...needed]);
  const code = createCode<ExactTerm>();
  const writer = writeProgram(program, statements, chosen, form.table, code);
  const count = form.table.index(code, writer.write(code, read.periods, {}));
  const variables = { i: '', j: '', k: '', row: '', begun: '' };
  for (const name of Object.keys(variables)) variables[name as keyof typeof variables] = createVariable(code);
  const loop = { ...variables, columns: cells.map(() => createVariable(code)) };
  const { body, start, kept } = writeTurn(writer, code, read, cells, form, loop);
  const { i, j, k, row, begun, columns } = loop;
  const turn = takeOutInvariants(body.lines, i, j, k, row, ...columns);
  const begin = `${row} * step + ${first}`;
  const periods = form.isSingle
    ? `${k} = ${begin}, ${j} = ${k} - 1`
    : `${k} = Math.min(${count}, ${begin} + step - 1), ${i} = running ? ${first} : ${begin}, ${j} = ${i} - 1`;
  const again = [`if (${begun} !== ${j}) {`, ...start.lines, '}', `${begun} = -1;`].map(leaveRow);
  return [
    ...code.lines,
    `return { periods: ${count}, fill(c, from, to, step, running) {`,
    `const [${columns.join(', ')}] = c;`,
    ...writer.marches(`Math.min(${count}, to * step + ${first - 1})`),
    ...turn.before,
    ...kept.map(({ declaration }) => declaration),
    `let ${begun} = -1;`,
    `rows: for (let ${row} = from; ${row} < to; ${row}++) {`,
    `const ${periods};`,
    ...(kept.length === 0 ? [] : again),
    ...turn.body.map(leaveRow),
    ...(kept.length === 0 ? [] : [`${begun} = ${k};`]),
    '}',
    '} };',
  ];
}

/** What cells mention, then the cells, then what the next turn begins with. */
function writeTurn(
  { write }: ScopedWriter<ExactTerm>,
  code: Code<ExactTerm>,
  { states, flows, cells }: Read,
  texts: readonly Cell[],
  { moneyDecimals, table, isSingle }: Form,
  { i, j, k, row, columns }: Loop,
): Turn {
  const mentioned = new Set(cells.flatMap(mentions));
  const parts: Record<string, ExactTerm> = {};
  for (const [name, state] of states) {
    if (mentioned.has(`${name}_0`)) parts[`${name}_0`] = write(code, state, { k: table.literal('0') });
  }
  const [body, start] = [createBlock(code), createBlock(code)];
  // What equations say of k − 1 is known of j.
  if (isSingle) body.terms.set(`${k} - 1`, table.ofIndex(j));
  const kept: Merged<ExactTerm>[] = [];
  const keeping: string[] = [];
  for (const [name, state] of states) {
    const ending = write(body, state, { k: table.ofIndex(k) });
    parts[`${name}_k`] = ending;
    if (!mentioned.has(`${name}_j`)) continue;
    const beginning = write(start, state, { k: table.ofIndex(j) });
    const merged = table.merge(code, [ending, beginning]);
    start.lines.push(merged.assign(start, beginning));
    keeping.push(merged.assign(body, ending));
    parts[`${name}_j`] = merged.term;
    // A sequence by itself has this at j.
    if (state.kind === 'call') body.terms.set(`${state.name}(${j})`, merged.term);
    kept.push(merged);
    if (!texts.some(({ text }) => text.includes(`round(${name}_j)`)) || table.isMoney(merged.term)) continue;
    const [from, to] = [table.roundMoney(start, beginning), table.roundMoney(body, ending)];
    const rounded = table.merge(code, [from, to]);
    start.lines.push(rounded.assign(start, from));
    keeping.push(rounded.assign(body, to));
    // So that it is not rounded again.
    body.terms.set(`round ${merged.term.value}`, rounded.term);
    kept.push(rounded);
  }
  for (const [name, flow] of flows) {
    parts[`${name}_sum`] = isSingle
      ? write(body, flow, { k: table.ofIndex(k) })
      : write(body, sumOver(flow), { first: table.ofIndex(i), last: table.ofIndex(k) });
  }
  for (const [index, cell] of cells.entries()) {
    const units = unitsOf(table, body, write(body, cell, parts), texts[index]!.decimals, moneyDecimals);
    body.lines.push(`${columns[index]}[${row}] = ${units};`);
  }
  body.lines.push(...keeping);
  return { body, start, kept };
}

/** What ends a calculation without a decision ends a row. */
function leaveRow(line: string): string {
  return line.replace(/\breturn;$/, 'continue rows;');
}

function sumOver(operand: Expression): Expression {
  const position = { line: 1, column: 1 };
  const name = (name: string) => ({ kind: 'name', name, position }) as const;
  return { kind: 'sum', index: 'k', from: name('first'), to: name('last'), operand, position };
}

function unitsOf(
  table: Table<ExactTerm>,
  code: Code<ExactTerm>,
  term: ExactTerm,
  decimals: number,
  moneyDecimals: number,
): string {
  if (decimals === 0 && term.whole !== undefined) return term.value;
  if (decimals !== moneyDecimals) return roundUnits(code, term, decimals);
  return table.roundMoney(code, term).units!.value;
}

/** The cells of a row over an arithmetic, from what their texts mention. */
export type CellsOver = <N>(
  a: Arithmetic<N>,
  parts: Readonly<Record<string, N>>,
  moneyDecimals: number,
) => readonly Units[];

export function compileCells(program: Program, texts: readonly Cell[]): CellsOver {
  const cells = readCells(program, { cells: texts });
  const code = createCode<CallTerm>();
  const { write } = writeProgram(program, [], {}, calls, code);
  const names = [...new Set(cells.flatMap(mentions))];
  const parts = Object.fromEntries(names.map((name) => [name, { text: `p.${name}`, isPlain: false }]));
  const units = cells.map((cell, index) => {
    const term = write(code, cell, parts);
    return term.units ?? `a.round(${numberOf(code, term)}, ${texts[index]!.decimals})`;
  });
  return makeFunction(program, 'a, p, m', [...code.lines, `return [${units.join(', ')}];`]) as CellsOver;
}
