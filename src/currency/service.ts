import type { Log } from '#base/log.ts';
import { DAY_MS } from '#base/dates.ts';
import { admit, haveSameQuotes, summarise, type Admission } from './table/gate.ts';
import { merge } from './table/merge.ts';
import {
  describeHolding,
  describeRates,
  type DescribedRates,
  type Holding,
  type Provenance,
  type UsedSource,
} from './table/provenance.ts';
import type { RateTable } from './table/rate-table.ts';
import type { DailySource, Source, SourceId, SourceTable } from './sources/source.ts';
import { ecbDaily } from './sources/ecb-daily.ts';
import { officialPegs } from './sources/official-pegs.ts';
import { wideDaily } from './sources/wide-daily.ts';

/** Who may quote, the most trusted first. */
export const standardSources: readonly (Source | DailySource)[] = [ecbDaily, officialPegs, wideDaily];

/** What has become of the tables offered for one source since the start. */
interface SourceHealth {
  readonly source: UsedSource;
  /** Whether the table in use is the one that ships. */
  readonly shipped: boolean;
  /** Currencies whose new quotes are not believed yet. */
  readonly held_back: readonly string[];
  readonly accepted: number;
  readonly refused: number;
  readonly failed: number;
  readonly last_fault?: string;
}

export interface CurrentRates extends DescribedRates {
  /** All that was ever fetched is older than the greatest age: the rates are not to be served. */
  readonly expired: boolean;
}

export interface RatesService {
  /** The rates in force, and where those of `codes` come from; of all currencies when left out. */
  current(codes?: readonly string[]): CurrentRates;
  /**
   * Puts a table in the place of its source's last one as far as `gate.ts` admits it; else the last one
   * stays.
   */
  offer(table: SourceTable): Admission;
  /** Puts a table in place that was admitted before, unless it is the older one. */
  load(table: SourceTable): void;
  /** The table in use of a source, and whether it is the one that ships. */
  held(source: SourceId): { readonly table: SourceTable; readonly shipped: boolean } | undefined;
  /** Counts a fetch that brought no table. */
  recordFailure(source: SourceId, fault: string): void;
  health(): readonly SourceHealth[];
}

interface RatesServiceOptions {
  readonly now: () => number;
  /** The tables to begin with. */
  readonly snapshot: readonly SourceTable[];
  readonly sources?: readonly (Source | DailySource)[];
  readonly maxAgeDays: number;
  readonly log: Log;
}

/** The last good table of each source that has one, and the one of the day before. */
type Held = Map<
  SourceId,
  { readonly table: SourceTable; readonly shipped: boolean; readonly before?: SourceTable | undefined }
>;

type Counts = { accepted: number; refused: number; failed: number; last_fault?: string };

/** What is held, merged, and until when that is so. */
interface Assembly {
  readonly merged: RateTable;
  readonly provenances: readonly Provenance[];
  readonly expired: boolean;
  readonly changesMs: number;
}

/** Holds the last good table of each source, and all of them merged into one. */
export function createRatesService(options: RatesServiceOptions): RatesService {
  const { now, sources = standardSources, log } = options;
  const holdings = createHoldings(sources, options);
  const counts = new Map(
    sources.map(({ id }): [SourceId, Counts] => [id, { accepted: 0, refused: 0, failed: 0 }]),
  );

  function countsOf(id: SourceId): Counts {
    const found = counts.get(id);
    if (found === undefined) throw new Error(`The source ${id} is not one of this service.`);
    return found;
  }

  return {
    current: (codes) => holdings.describe(codes),

    offer(table) {
      const count = countsOf(table.source);
      const source = sources.find(({ id }) => id === table.source)!;
      const admission = admit(table, {
        nowMs: now(),
        previous: holdings.lastBefore(table),
        others: sources.flatMap(({ id }) => (id === table.source ? [] : (holdings.get(id)?.table ?? []))),
        restDays: 'restDays' in source ? source.restDays : 0,
      });
      if (!admission.accepted) {
        const fault = summarise(admission.reasons);
        count.refused += 1;
        count.last_fault = fault;
        log.warn('rates-refused', { source: table.source, fault });
        return admission;
      }
      const previous = holdings.get(table.source)?.table;
      holdings.hold(admission.table);
      count.accepted += 1;
      logChange(log, admission, previous);
      return admission;
    },

    load(table) {
      const present = holdings.get(table.source)?.table;
      if (counts.has(table.source) && (present === undefined || isNewer(table, present)))
        holdings.hold(table);
    },

    held: (source) => holdings.get(source),

    recordFailure(id, fault) {
      const count = countsOf(id);
      count.failed += 1;
      count.last_fault = fault;
    },

    health: () =>
      sources.map((source) => {
        const { table, shipped = false } = holdings.get(source.id) ?? {};
        const held_back = Object.keys(table?.held ?? {});
        return Object.assign({ source: holdings.use(source), shipped, held_back }, countsOf(source.id));
      }),
  };
}

/** The tables held, and what they come to together, which is worked out anew when one comes or is too old. */
function createHoldings(
  sources: readonly (Source | DailySource)[],
  { now, snapshot, maxAgeDays }: RatesServiceOptions,
) {
  const maxAgeMs = maxAgeDays * DAY_MS;
  const held: Held = new Map(snapshot.map((table) => [table.source, { table, shipped: true }]));
  let assembly = assemble(sources, held, now(), maxAgeMs);
  let whole: CurrentRates | undefined;

  /**
   * What a table is judged by: not by another one of its day, or many small moves would add up to a large
   * one.
   */
  function lastBefore(table: SourceTable): SourceTable | undefined {
    const last = held.get(table.source);
    return last?.before !== undefined && last.table.observedOn === table.observedOn
      ? last.before
      : last?.table;
  }

  function describeAt(codes: readonly string[] | undefined, nowMs: number): CurrentRates {
    if (nowMs >= assembly.changesMs) assembly = assemble(sources, held, nowMs, maxAgeMs);
    const { merged, provenances, expired, changesMs } = assembly;
    const rates = describeRates(merged, provenances, codes, nowMs);
    return { ...rates, expired, changesMs: Math.min(rates.changesMs, changesMs) };
  }

  return {
    lastBefore,
    get: (source: SourceId) => held.get(source),
    hold(table: SourceTable): void {
      held.set(table.source, { table, shipped: false, before: lastBefore(table) });
      assembly = assemble(sources, held, now(), maxAgeMs);
      whole = undefined;
    },
    describe(codes: readonly string[] | undefined): CurrentRates {
      const nowMs = now();
      if (codes !== undefined) return describeAt(codes, nowMs);
      // Kept as long as nothing in it changes, so that replies can be kept with it.
      if (whole === undefined || nowMs >= whole.changesMs) whole = describeAt(undefined, nowMs);
      return whole;
    },
    use({ id, name, page }: Source): UsedSource {
      const used = assembly.provenances.find((provenance) => provenance.used.id === id)?.used;
      return used ?? { id, name, currencies: 0, url: page };
    },
  };
}

function isNewer(table: SourceTable, present: SourceTable): boolean {
  const [date = '', presentDate = ''] = [table.observedOn, present.observedOn];
  return date > presentDate || (date === presentDate && !haveSameQuotes(table, present));
}

function logChange(
  log: Log,
  admission: Admission & { accepted: true },
  previous: SourceTable | undefined,
): void {
  const { source, observedOn } = admission.table;
  if (observedOn === previous?.observedOn) return;
  log.info('rates-updated', { source, observed_on: observedOn });
  if (admission.heldBack.length === 0) return;
  log.warn('rates-held-back', { source, observed_on: observedOn, fault: summarise(admission.heldBack) });
}

/**
 * What is held, in the order of the sources, merged into one table and described. A table that was fetched
 * and is older than the greatest age is left out, as long as another one that was fetched is not. The tables
 * that ship have no greatest age, but they do not stand in for what was fetched and is too old.
 */
function assemble(
  sources: readonly (Source | DailySource)[],
  held: Held,
  nowMs: number,
  maxAgeMs: number,
): Assembly {
  const all = sources.flatMap((source): (Holding & { expiresMs: number | undefined })[] => {
    const holding = held.get(source.id);
    if (holding === undefined) return [];
    const { table, shipped } = holding;
    const isFetched = !shipped && table.observedOn !== undefined && 'publishedAtMs' in source;
    const expiresMs = isFetched ? source.publishedAtMs(table.observedOn) + maxAgeMs : undefined;
    return [{ source, table, expiresMs }];
  });
  const fetched = all.filter(({ expiresMs }) => expiresMs !== undefined);
  const usable = all.filter(({ expiresMs }) => expiresMs === undefined || nowMs <= expiresMs);
  const expired = fetched.length > 0 && !usable.some(({ expiresMs }) => expiresMs !== undefined);
  const holdings = expired ? all : usable;
  const merged = merge(holdings.map(({ table }) => table));
  const changes = fetched.map(({ expiresMs = 0 }) => expiresMs).filter((expiresMs) => nowMs <= expiresMs);
  return {
    merged,
    provenances: holdings.map((holding) => describeHolding(holding, merged)),
    expired,
    changesMs: Math.min(...changes) + 1,
  };
}
