import { addDays, daysBetween } from './dates.ts';
import { merge } from './merge.ts';
import type { RateTable } from './rate-table.ts';
import type { DatedTable } from './source.ts';

/** A date without rates has those of the last date before it that has, but none from longer ago than this. */
const LONGEST_CARRY_DAYS = 14;

/** The rates of one calendar day; they were observed on an earlier day when it is a weekend or a holiday. */
interface DayRates {
  readonly date: string;
  readonly observedOn: string;
  readonly table: RateTable;
}

export interface History {
  /** The first and the last date observed. */
  readonly first: string;
  readonly last: string;
  /** The rates in force on a date: undefined before the first, and when the last are too long ago. */
  asOf(date: string): DayRates | undefined;
  /** The rates of each calendar day from one date to another, both included; days without are left out. */
  between(from: string, to: string): DayRates[];
}

/**
 * Looks up past rates. `days` are tables against the euro, one a date, the oldest first, and at least one.
 */
export function createHistory(days: readonly DatedTable[]): History {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('A history needs at least one day of rates.');
  const tables = new Map<DatedTable, RateTable>();

  function tableOf(day: DatedTable): RateTable {
    const table = tables.get(day) ?? merge([day]);
    tables.set(day, table);
    return table;
  }

  function asOf(date: string): DayRates | undefined {
    const day = days[findLastUpTo(days, date)];
    if (day === undefined || daysBetween(day.observedOn, date) > LONGEST_CARRY_DAYS) return undefined;
    return { date, observedOn: day.observedOn, table: tableOf(day) };
  }

  function between(from: string, to: string): DayRates[] {
    const found: DayRates[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const day = asOf(date);
      if (day !== undefined) found.push(day);
    }
    return found;
  }

  return { first: first.observedOn, last: last.observedOn, asOf, between };
}

/** The index of the last day not after a date, by bisection; −1 when all are. */
function findLastUpTo(days: readonly DatedTable[], date: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (days[middle]!.observedOn <= date) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
