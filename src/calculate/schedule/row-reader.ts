import type { Arithmetic, Units } from '#core/arithmetic/arithmetic.ts';
import { settleEach } from '#core/arithmetic/settle.ts';
import { partsIn } from '#core/equations/compile/cells.ts';
import type { RowCode } from '#catalogue/run/course.ts';
import type { Course } from '#catalogue/declare/schedule.ts';

/** The periods of a row: those after `before`, up to and including `last`. */
export interface RowPeriods {
  readonly before: number;
  readonly last: number;
}

export type Courses = <N>(a: Arithmetic<N>) => Course<N>;

/**
 * Reads the cells of rows, each row by itself and in any order; one after the other is fastest. What one
 * arithmetic leaves open is asked of the next one.
 */
export function createRowReader(
  { cells, over }: RowCode,
  courseOf: Courses,
  firstPeriod: number,
  moneyDecimals: number,
): (row: RowPeriods) => readonly Units[] {
  const mentioned = new Set(cells.flatMap(({ text }) => partsIn(text)));
  const names = [...mentioned].map((name) => {
    const end = name.lastIndexOf('_');
    return { name, of: name.slice(0, end), at: name.slice(end + 1) };
  });
  return settleEach<RowPeriods, readonly Units[]>((a) => {
    const partOf = createParts(a, courseOf(a), firstPeriod);
    return (row) => {
      const parts = names.map(({ name, of, at }) => [name, partOf(of, at, row)] as const);
      return over(a, Object.fromEntries(parts), moneyDecimals);
    };
  });
}

/** What cells mention of a course. */
function createParts<N>(
  a: Arithmetic<N>,
  course: Course<N>,
  firstPeriod: number,
): (name: string, at: string, row: RowPeriods) => N {
  const pointAt = keepLast((period) => course.at(period));
  const running = new Map<string, { readonly period: number; readonly sum: N }>();
  const start = keepLast((period) => course.at(period));

  function stateAt(name: string, period: number): N {
    if (name === 'date') return a.of(course.dateOf!(period));
    const { balance, flow, columns } = period === 0 ? start(0) : pointAt(period);
    return columns?.[name] ?? (name === 'balance' ? balance : flow);
  }
  /** The sum of a column over the periods after `before`. */
  function sumOf(column: string, { before, last }: RowPeriods, start = a.of(0)): N {
    let sum = start;
    for (let period = before + 1; period <= last; period++)
      sum = a.add(sum, pointAt(period).columns![column]!);
    return sum;
  }
  /** Over this arithmetic, also where the rows before were read over another one. */
  function sumUntil(column: string, last: number): N {
    const known = running.get(column) ?? { period: firstPeriod - 1, sum: a.of(0) };
    const sum = sumOf(column, { before: known.period, last }, known.sum);
    running.set(column, { period: last, sum });
    return sum;
  }

  return (name, at, row) => {
    switch (at) {
      case 'sum':
        return sumOf(name, row);
      case 'until':
        return sumUntil(name, row.last);
      default:
        return stateAt(name, at === 'k' ? row.last : at === 'j' ? row.before : 0);
    }
  };
}

/** The last two points are asked for again: a row begins where the one before has ended. */
function keepLast<Point>(read: (period: number) => Point): (period: number) => Point {
  let kept: readonly (readonly [period: number, point: Point])[] = [];
  return (period) => {
    const known = kept.find(([one]) => one === period);
    if (known !== undefined) return known[1];
    const point = read(period);
    kept = [[period, point], ...kept.slice(0, 1)];
    return point;
  };
}
