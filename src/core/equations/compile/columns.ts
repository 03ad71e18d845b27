import type { Ball } from '#core/arithmetic/ball.ts';
import { UNDECIDED } from '#core/arithmetic/arithmetic.ts';
import { createCode, define, once, type Code } from '#core/equations/code/code.ts';
import type { Table } from '#core/equations/code/table.ts';
import { writeProgram } from '#core/equations/code/write.ts';
import type { ChosenOptions } from '#core/equations/language/chosen-options.ts';
import { mentions } from '#core/equations/language/mentions.ts';
import { readExpression, type Program } from '#core/equations/language/program.ts';
import { reach } from '#core/equations/language/reach.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import type { ExactTerm } from '#core/equations/over-doubles/exact-doubles.ts';
import { closeSequences } from './closed.ts';
import { partsIn, readCells, type Cell } from './cells.ts';
import { byOptions } from './by-options.ts';
import type { Values } from './compile.ts';
import { makeFunction } from './make-function.ts';
import { writeRows, type Form, type RowParts } from './row-loop.ts';

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

/** The rows of certain values. */
export interface Filler {
  readonly periods: number;
  /**
   * Fills the rows from `from` to before `to`, of `step` periods each, with whole counts of the last decimal
   * place. The last column, which begins with NaN, keeps it where a row is not decided. A row that is
   * `running` begins with the first period.
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
  return (values) => fillerOf(() => open(values));
}

function fillerOf(open: () => Filler | undefined): Filler | undefined {
  const filler = unlessUndecided(open);
  if (filler === undefined) return undefined;
  return { ...filler, fill: (...given) => unlessUndecided(() => filler.fill(...given)) };
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
  const cells = readCells(program, texts.cells);
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

/** The body of the function for one combination of options. */
function writeColumns(
  program: Program,
  { cells, firstPeriod: first }: ColumnTexts,
  read: Read,
  chosen: ChosenOptions,
  form: Form,
): readonly string[] {
  const needed = [...read.states, ...read.flows].map(([, one]) => one);
  const reached = reach(program, chosen, [], [read.periods, ...needed]);
  const { program: closed, statements } = closeSequences(program, reached.statements, chosen);
  const code = createCode<ExactTerm>();
  const writer = writeProgram(closed, statements, chosen, form.table, code);
  const count = form.table.index(code, writer.write(code, read.periods, {}));
  const parts: RowParts = {
    states: read.states.map(([name, state]) => ({
      name,
      at: (block, k) => writer.write(block, state, { k }),
      called: calledOf(state),
    })),
    flows: read.flows.map(([name, flow]) => ({
      name,
      during: (block, first, last) =>
        form.isSingle
          ? writer.write(block, flow, { k: last })
          : writer.write(block, sumOver(flow), { [FIRST]: first, [LAST]: last }),
    })),
    texts: cells,
    cells: read.cells,
    write: writer.write,
  };
  return writeRows(code, count, first, parts, form, writer.marches);
}

/** The name of a function whose value at k the expression is. */
function calledOf(expression: Expression): string | undefined {
  if (expression.kind !== 'call') return undefined;
  const [operand, ...others] = expression.operands;
  return others.length === 0 && operand?.kind === 'name' && operand.name === 'k'
    ? expression.name
    : undefined;
}

/** Names that no equations have: a program may define `last`. */
const [FIRST, LAST] = ['first period', 'last period'] as const;

function sumOver(operand: Expression): Expression {
  const position = { line: 1, column: 1 };
  const name = (name: string) => ({ kind: 'name', name, position }) as const;
  return { kind: 'sum', index: 'k', from: name(FIRST), to: name(LAST), operand, position };
}

/** A course that code answered over an arithmetic. */
interface AnsweredCourse<N> {
  readonly periods: number;
  readonly at: (period: number) => {
    readonly balance: N;
    readonly flow: N;
    readonly columns?: Readonly<Record<string, N>>;
  };
  readonly dateOf?: (period: number) => number;
}

/** `enclose` is that of the arithmetic. */
export type CourseColumns = <N>(
  course: AnsweredCourse<N>,
  enclose: (value: N) => Pick<Ball, 'middle' | 'radius'>,
) => Filler | undefined;

/** As `compileColumns`, of what code answers: points have `declared` columns; rows with flows are single. */
export function compileCourseColumns(
  program: Program,
  { cells: texts, firstPeriod }: Pick<ColumnTexts, 'cells' | 'firstPeriod'>,
  declared: ReadonlySet<string>,
  form: Form,
): CourseColumns {
  const cells = readCells(program, texts);
  const code = createCode<ExactTerm>();
  const { write } = writeProgram(program, [], {}, form.table, code);
  const mentioned = texts.flatMap(({ text }) => partsIn(text));
  const names = [...new Set(mentioned.map((part) => part.replace(/_[^_]+$/, '')))];
  const at =
    (name: string) =>
    (block: Code<ExactTerm>, { value }: ExactTerm) =>
      once(block, `${name} of ${value}`, (): ExactTerm => {
        if (name === 'date')
          return { value: define(block, `q.dateOf(${value})`), relative: 0, sign: 0, whole: MAX_DAY };
        const point = once(block, `point ${value}`, () => ({
          value: define(block, `q.at(${value})`),
          sign: 0,
        }));
        const ball = define(block, `e(${point.value}${declared.has(name) ? '.columns' : ''}.${name})`);
        return { value: define(block, `${ball}.middle`), radius: define(block, `${ball}.radius`), sign: 0 };
      });
  const parts = {
    states: names.map((name) => ({ name, at: at(name) })),
    flows: names.flatMap((name) =>
      declared.has(name) ? [{ name, during: (block, _, k) => at(name)(block, k) }] : [],
    ),
    texts,
    cells,
    write,
  } satisfies RowParts;
  const lines = writeRows(code, 'q.periods', firstPeriod, parts, form);
  const open = makeFunction(program, 'q, e', lines) as CourseColumns;
  return (course, enclose) => fillerOf(() => open(course, enclose));
}

/** A day is a whole number of less. */
const MAX_DAY = 2 ** 31;
