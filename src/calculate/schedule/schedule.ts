import { bounds } from '#base/bounds.ts';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import { cellsOf, type Course } from '#catalogue/declare/schedule.ts';
import type { RowCode } from '#catalogue/run/course.ts';
import type { Evaluator } from '#catalogue/run/evaluate.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type { Filler } from '#core/equations/compile/columns.ts';
import { DomainError } from '#base/errors.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { Steps } from '#base/steps.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { createRowReader, type Courses } from './row-reader.ts';
import { besideEachOther, createColumn, put, type Rows } from './rows.ts';

export type Interval = 'month' | 'year' | 'period';

/** The columns of a calculator's schedule, which must exist. */
export function scheduleColumns({ schedule }: AnyDeclaration): readonly string[] {
  const columns = cellsOf(schedule!, 0).map(({ name }) => name);
  const name = schedule!.items === undefined ? [] : ['name'];
  return ['period', ...name, ...columns];
}

/** The columns that are texts. */
export const textColumns: ReadonlySet<string> = new Set(['date', 'name']);

/** The intervals that a calculator's schedule can have; the first is the one it has by default. */
export function intervalsOf({ schedule }: AnyDeclaration): readonly Interval[] {
  if (schedule === undefined) return [];
  if (schedule.periodsPerYear === undefined) return ['period'];
  return schedule.periodsPerYear === 12 ? ['month', 'year'] : ['year'];
}

/** Rows that are calculated between two pauses. */
const ROWS_A_STEP = 512;

/**
 * The rows of a schedule: each cell is the exact value of the periods of its row, rounded once, or where they
 * are `running` of all periods until then, without the columns that the schedule declares.
 */
export function* fillSchedule(
  { schedule }: AnyDeclaration,
  evaluator: Evaluator,
  { values, moneyDecimals, course }: Calculation,
  interval: Interval,
  isRunning = false,
): Steps<Rows> {
  const { items: list, firstPeriod = 1, periodsPerYear: usual = 1 } = schedule!;
  const answeredOf = onceForEach(<N>(a: Arithmetic<N>) => {
    const known = (a as unknown) === ballArithmetic ? (course?.() as Course<N> | undefined) : undefined;
    return known ?? evaluator.answered(a, values, moneyDecimals);
  });
  const courseOf = <N>(a: Arithmetic<N>) => answeredOf(a) ?? courseIn(a)!;
  const courseIn = onceForEach((a) => evaluator.course(a, values, moneyDecimals));
  const mayBeAnswered = schedule!.course !== undefined || schedule!.answered !== undefined;
  const answered = mayBeAnswered ? settle((a) => answeredBy(a, answeredOf(a))) : undefined;
  const { periodsPerYear = usual, items } = answered ?? {};
  const step = interval === 'year' ? periodsPerYear : 1;
  const isSingle = step === 1 && !isRunning;
  const isAnswered = answered !== undefined;
  const code = evaluator.rows(moneyDecimals, { isSingle, isPlain: isRunning, isAnswered });
  const form = { code, step, firstPeriod, moneyDecimals, isRunning };
  const doubles =
    answered === undefined
      ? (code.inDoubles?.(false)(values) ?? code.inDoubles?.(true)(values))
      : answered.open(code);
  const periods = doubles?.periods ?? settle(courseOf).periods;
  const counts = items?.map((one) => one.periods) ?? [periods + 1 - firstPeriod];
  requireFewRows(counts, step, periodsPerYear);
  const ties = () => code.inDoubles?.(true)(values);
  if (list === undefined) return yield* fillRows(form, { periods, doubles, ties, courseOf });
  const given = values[list] as readonly { readonly name?: string }[];
  const parts: Rows[] = [];
  for (const [index, { periods }] of items!.entries()) {
    const ways = {
      periods,
      doubles: answered!.open(code, index),
      courseOf: <N>(a: Arithmetic<N>) => courseOf(a).items![index]!,
    };
    parts.push(yield* fillRows(form, ways));
  }
  return besideEachOther(
    parts,
    given.map(({ name }, index) => name ?? String(index + 1)),
  );
}

/** What code answered over an arithmetic, and how its rows, or those of an item, are filled. */
function answeredBy<N>(a: Arithmetic<N>, course: Course<N> | undefined) {
  if (course === undefined) return undefined;
  const { periodsPerYear, items } = course;
  return {
    ...(periodsPerYear !== undefined && { periodsPerYear }),
    items: items?.map(({ periods }) => ({ periods })),
    open: ({ ofCourse }: RowCode, item?: number) =>
      ofCourse?.(item === undefined ? course : items![item]!, (value) => a.enclose(value)),
  };
}

/** A course that is calculated once over each arithmetic, for all that read it. */
function onceForEach(courseOf: <N>(a: Arithmetic<N>) => Course<N> | undefined) {
  const known = new Map<unknown, unknown>();
  return <N>(a: Arithmetic<N>) => {
    if (!known.has(a)) known.set(a, courseOf(a));
    return known.get(a) as Course<N> | undefined;
  };
}

function requireFewRows(periods: readonly number[], step: number, periodsPerYear: number): void {
  const counts = periods.map((count) => Math.ceil(count / step));
  const count = counts.reduce((sum, one) => sum + one, 0);
  const most = counts.length === 1 ? bounds.scheduleRows : bounds.scheduleRowsOfItems;
  if (count <= most) return;
  const shorter = step < periodsPerYear ? 'a shorter duration or interval=year' : 'a shorter duration';
  throw new DomainError(
    'result-out-of-range',
    `the schedule would have ${count} rows, more than ${most}; use ${shorter}`,
  );
}

interface Form {
  readonly code: RowCode;
  /** Periods in a row. */
  readonly step: number;
  readonly firstPeriod: number;
  readonly moneyDecimals: number;
  readonly isRunning: boolean;
}

/** How rows are calculated, from the fastest way on. */
interface Ways {
  readonly periods: number;
  readonly doubles?: Filler | undefined;
  readonly ties?: () => Filler | undefined;
  readonly courseOf: Courses;
}

/** In doubles; a row that they leave open by denominators, and then by more digits. */
function* fillRows(
  { code, step, firstPeriod, moneyDecimals, isRunning }: Form,
  { periods, doubles, ties: openTies, courseOf }: Ways,
): Steps<Rows> {
  const length = Math.ceil((periods + 1 - firstPeriod) / step);
  const columns = code.cells.map(({ name, decimals }) => createColumn(name, decimals, length));
  const units = columns.map((one) => one.units);
  // Where it has no value yet, the row has not been decided.
  const last = units.at(-1)!.fill(NaN);
  let ties: Filler | undefined;
  let read: ReturnType<typeof createRowReader> | undefined;
  for (let from = 0; from < length; from += ROWS_A_STEP) {
    yield;
    const to = Math.min(from + ROWS_A_STEP, length);
    doubles?.fill(units, from, to, step, isRunning);
    for (let row = from; row < to; row++) {
      if (last[row] === last[row]) continue;
      ties ??= openTies?.();
      ties?.fill(units, row, row + 1, step, isRunning);
      if (last[row] === last[row]) continue;
      yield;
      read ??= createRowReader(code, courseOf, firstPeriod, moneyDecimals);
      const start = firstPeriod + row * step;
      const before = (isRunning ? firstPeriod : start) - 1;
      const cells = read({ before, last: Math.min(start + step - 1, periods) });
      for (const [index, cell] of cells.entries()) put(columns[index]!, row, cell);
    }
  }
  const period = createColumn('period', 0, length);
  for (let row = 0; row < length; row++) period.units[row] = row + (step === 1 ? firstPeriod : 1);
  return { length, columns: [period, ...columns] };
}
