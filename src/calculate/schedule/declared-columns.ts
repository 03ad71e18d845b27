import type { Course, Schedule } from '#catalogue/declare/schedule.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { settleEach } from '#core/arithmetic/settle.ts';
import { settleFlows } from '#core/finance/whole-flows.ts';
import { decimalsOf } from '#calculate/result/result.ts';

/** The declared columns with a value, period by period, each a whole count of its last decimal place. */
export type ColumnValues = Readonly<Record<string, readonly bigint[]>>;

interface Value {
  readonly own: bigint;
  /** All so far; of a column without a total, nothing. */
  readonly sum: bigint;
}

/**
 * Reads the declared columns: `add` is called for each period from the first on, then `close` once, with the
 * totals in the reply. Each value is rounded by itself. Where a column has a total, its last value settles
 * the rest; if that is too small to, the values are differences of rounded running totals.
 */
export function createColumnReader(
  { columns = {}, firstPeriod = 1 }: Schedule,
  courseOf: <N>(a: Arithmetic<N>) => Course<N>,
  moneyDecimals: number,
  totals: Readonly<Record<string, bigint | undefined>>,
): {
  readonly add: (period: number) => void;
  readonly close: () => ColumnValues;
} {
  const named = Object.entries(columns).flatMap(([name, column]) =>
    'value' in column
      ? [{ name, decimals: decimalsOf(column.output, moneyDecimals), total: totals[name] }]
      : [],
  );
  if (named.length === 0) return { add: () => undefined, close: () => ({}) };
  const valuesAt = settleEach<number, readonly Value[]>(readValues);
  const periods: (readonly Value[])[] = [];
  return {
    add: (period) => void periods.push(valuesAt(period)),
    close: () =>
      Object.fromEntries(
        named.map(({ name, total }, index) => [
          name,
          foot(
            periods.map((values) => values[index]!),
            total,
          ),
        ]),
      ),
  };

  function readValues<N>(a: Arithmetic<N>): (period: number) => readonly Value[] {
    const course = courseOf(a);
    const valueAt = (period: number, name: string) => course.at(period).columns![name]!;
    const sums = new Map<string, { readonly period: number; readonly sum: N }>();
    /** Over this arithmetic, also where the periods before were read over another one. */
    const sumUntil = (period: number, name: string) => {
      const known = sums.get(name) ?? { period: firstPeriod - 1, sum: a.of(0) };
      let { sum } = known;
      for (let one = known.period + 1; one <= period; one++) sum = a.add(sum, valueAt(one, name));
      sums.set(name, { period, sum });
      return sum;
    };
    return (period) =>
      named.map(({ name, decimals, total }) => ({
        own: BigInt(a.round(valueAt(period, name), decimals)),
        sum: total === undefined ? 0n : BigInt(a.round(sumUntil(period, name), decimals)),
      }));
  }
}

function foot(values: readonly Value[], total: bigint | undefined): readonly bigint[] {
  const own = values.map((value) => value.own);
  if (total === undefined) return own;
  if (own.reduce((sum, value) => sum + value, 0n) === total) return own;
  return settleFlows(
    own,
    values.map((value) => value.sum),
    total,
  );
}
