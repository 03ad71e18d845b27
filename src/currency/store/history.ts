import { setImmediate } from 'node:timers/promises';
import { addDays, daysBetween, startOfDateMs } from '#base/dates.ts';
import { merge } from '#currency/table/merge.ts';
import {
  describeHolding,
  describeRates,
  type DescribedRates,
  type Holding,
} from '#currency/table/provenance.ts';
import type { RateTable } from '#currency/table/rate-table.ts';
import type { DailySource, DatedTable, Source } from '#currency/sources/source.ts';
import { pegsOn } from '#currency/sources/official-pegs.ts';
import type { Coverage, RatesStore } from './store.ts';

/** A date without rates has those of the last date before it that has, but none from longer ago than this. */
const MAX_CARRY_DAYS = 14;

/** So many days are worked on at a time, about 5 ms, before other requests have their turn. */
export const DAYS_AT_A_TIME = 32;

/** The rates in force on one calendar day; they were observed before when it is a weekend or a holiday. */
export interface DayRates {
  readonly date: string;
  readonly table: RateTable;
  /** What is said of the rates of `codes` at the end of the day; of all of them when left out. */
  readonly describe: (codes?: readonly string[]) => DescribedRates;
}

export interface RatesHistory {
  /** Undefined when there are no rates of the date or of the two weeks before. */
  asOf(date: string): Promise<DayRates | undefined>;
  /** The rates of each calendar day from one date to another, both included; days without are left out. */
  between(from: string, to: string): Promise<DayRates[]>;
  coverage(): Promise<Coverage[]>;
}

interface HistoryOptions {
  readonly store: Pick<RatesStore, 'between' | 'coverage'>;
  /** The most trusted first. */
  readonly sources: readonly (Source | DailySource)[];
  readonly now: () => number;
}

/** Looks up past rates: of each source the last table up to a date, merged as those of today are. */
export function createHistory({ store, sources, now }: HistoryOptions): RatesHistory {
  async function between(from: string, to: string): Promise<DayRates[]> {
    const tables = await store.between(addDays(from, -MAX_CARRY_DAYS), to);
    const nowMs = now();
    const found: DayRates[] = [];
    const lastBySource = new Map<string, DatedTable>();
    let next = 0;
    let last: { readonly holdings: readonly Holding[]; readonly table: RateTable } | undefined;
    for (let date = from; date <= to; date = addDays(date, 1)) {
      for (; next < tables.length && tables[next]!.observedOn <= date; next += 1) {
        lastBySource.set(tables[next]!.source, tables[next]!);
      }
      const holdings = holdingsOn(date, sources, lastBySource);
      if (holdings === undefined) continue;
      if (last === undefined || !areSame(holdings, last.holdings)) {
        last = { holdings, table: merge(holdings.map(({ table }) => table)) };
      }
      found.push(describeDay(date, last.holdings, last.table, nowMs));
      if (found.length % DAYS_AT_A_TIME === 0) await setImmediate();
    }
    return found;
  }

  return { between, asOf: async (date) => (await between(date, date))[0], coverage: () => store.coverage() };
}

/** What is in force on a date, in the order of the sources; undefined when no source has a table. */
function holdingsOn(
  date: string,
  sources: readonly (Source | DailySource)[],
  lastBySource: ReadonlyMap<string, DatedTable>,
): Holding[] | undefined {
  const holdings = sources.flatMap((source): Holding[] => {
    const table = source.id === 'official-pegs' ? pegsOn(date) : lastBySource.get(source.id);
    if (table === undefined) return [];
    const isTooOld = table.observedOn !== undefined && daysBetween(table.observedOn, date) > MAX_CARRY_DAYS;
    return isTooOld ? [] : [{ source, table }];
  });
  return holdings.some(({ table }) => table.observedOn !== undefined) ? holdings : undefined;
}

function areSame(some: readonly Holding[], others: readonly Holding[]): boolean {
  return some.length === others.length && some.every(({ table }, index) => table === others[index]!.table);
}

function describeDay(date: string, holdings: readonly Holding[], table: RateTable, nowMs: number): DayRates {
  const endMs = Math.min(startOfDateMs(addDays(date, 1)), nowMs);
  return {
    date,
    table,
    describe: (codes) => {
      const provenances = holdings.map((holding) => describeHolding(holding, table));
      return describeRates(table, provenances, codes, endMs);
    },
  };
}
