import { compileAnsweredCourse, compileCourse } from '#core/equations/compile/course.ts';
import { type Cell, type CellsOver, compileCells } from '#core/equations/compile/cells.ts';
import {
  type Columns,
  compileColumns,
  compileCourseColumns,
  type CourseColumns,
} from '#core/equations/compile/columns.ts';
import type { Program } from '#core/equations/language/program.ts';
import { createDoublesWithDenominators } from '#core/equations/over-doubles/denominators.ts';
import { createDoubles } from '#core/equations/over-doubles/doubles.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import {
  cellsOf,
  courseTexts,
  type Course,
  type Schedule,
  type WrittenCourse,
} from '#catalogue/declare/schedule.ts';

export type CourseOf = <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N>;

/** Undefined where code answers no course for the values. */
export type AnsweredOf = <N>(
  ...given: readonly [a: Arithmetic<N>, values: InputValues, moneyDecimals: number]
) => Course<N> | undefined;

/** The name of the course that code answers; undefined where equations alone state it. */
export function answeredCourse(program: Program, { course, answered }: Schedule): string | undefined {
  if (course !== undefined) return course;
  // A preset may have no input for which code answers.
  return answered !== undefined && program.kinds.get(answered) === 'course' ? answered : undefined;
}

/** The course that code answers; undefined where equations alone state it. */
export function createAnswered(program: Program, schedule: Schedule): AnsweredOf | undefined {
  const name = answeredCourse(program, schedule);
  return name === undefined ? undefined : (compileAnsweredCourse(program, name) as AnsweredOf);
}

/** The course that equations state. */
export function createCourse(program: Program, schedule: Schedule): CourseOf {
  const courseOver = compileCourse(program, courseTexts(schedule)!);
  const { balance: owed } = schedule as Partial<WrittenCourse>;
  return (a, values, decimals) => {
    const { at, ...course } = courseOver(a, values, decimals);
    const none = a.of(0);
    const pointOf = (values: Readonly<Record<string, typeof none>>) => {
      // A table has neither, but it may have a column of that name.
      if (owed === undefined) return { balance: none, flow: none, columns: values };
      const { balance = none, flow = none, ...columns } = values;
      return { balance, flow, columns };
    };
    return { ...course, at: (period) => pointOf(at(period)) };
  };
}

/** Which rows are asked for. */
export interface RowForm {
  /** Whether each row is one period. */
  readonly isSingle: boolean;
  /** Without the columns that the schedule declares. */
  readonly isPlain: boolean;
  /** Of a course that code answered. */
  readonly isAnswered: boolean;
}

/** How the cells of rows are calculated. */
export interface RowCode {
  readonly cells: readonly Cell[];
  /** Over doubles, which decide ties as well, if so asked; undefined where code answers the course. */
  readonly inDoubles: ((decidesTies: boolean) => Columns) | undefined;
  /** The same of what code answers; undefined where doubles alone do not do it. */
  readonly ofCourse: CourseColumns | undefined;
  /** From what the cells mention of the course. */
  readonly over: CellsOver;
}

/** All code is made on its first use. */
export function createRowCode(
  program: Program,
  schedule: Schedule,
): (moneyDecimals: number, form: RowForm) => RowCode {
  const made: RowCode[] = [];
  return (moneyDecimals, form) => {
    const key =
      8 * moneyDecimals + 4 * Number(form.isAnswered) + 2 * Number(form.isSingle) + Number(form.isPlain);
    return (made[key] ??= makeRowCode(program, schedule, moneyDecimals, form));
  };
}

function makeRowCode(
  program: Program,
  { columns, own, ...schedule }: Schedule & Pick<Partial<WrittenCourse>, 'own'>,
  moneyDecimals: number,
  { isSingle, isPlain, isAnswered }: RowForm,
): RowCode {
  const asked = {
    ...schedule,
    ...(isSingle && !isAnswered && own !== undefined && { own }),
    ...(!isPlain && columns !== undefined && { columns }),
  } as Schedule;
  const cells = cellsOf(asked, moneyDecimals);
  const texts = isAnswered ? undefined : courseTexts(asked);
  const isRunning = Object.values(asked.columns ?? {}).some(({ form }) => form === 'running');
  const make = (createTable: typeof createDoubles) => {
    const { periods, date, at } = texts!;
    const isFlow = (name: string) => cells.some(({ text }) => text === `${name}_sum`);
    const parts = Object.entries(at);
    const all = {
      periods,
      firstPeriod: asked.firstPeriod ?? 1,
      states: Object.fromEntries([
        ...parts.filter(([name]) => !isFlow(name)),
        ...(date === undefined ? [] : [['date', date] as const]),
      ]),
      flows: Object.fromEntries(parts.filter(([name]) => isFlow(name))),
      cells,
    };
    return compileColumns(program, all, moneyDecimals, createTable(moneyDecimals), isSingle);
  };
  const known: { fast?: Columns; ties?: Columns; course?: CourseColumns } = {};
  const declared = Object.entries(asked.columns ?? {}).filter(([, { form }]) => form !== 'sum');
  const isLong = !isSingle && declared.some(([, { form }]) => form === 'flow');
  const makeOfCourse = () =>
    compileCourseColumns(
      program,
      { cells, firstPeriod: asked.firstPeriod ?? 1 },
      new Set(declared.map(([name]) => name)),
      { moneyDecimals, table: createDoubles(moneyDecimals), isSingle },
    );
  let over: CellsOver | undefined;
  return {
    cells,
    inDoubles:
      texts === undefined || isRunning
        ? undefined
        : (decidesTies) =>
            decidesTies
              ? (known.ties ??= make(createDoublesWithDenominators))
              : (known.fast ??= make(createDoubles)),
    ofCourse:
      isRunning || isLong
        ? undefined
        : (course, enclose) => (known.course ??= makeOfCourse())(course, enclose),
    over: (a, parts, m) => (over ??= compileCells(program, cells))(a, parts, m),
  };
}
