import type { Log } from '#log.ts';
import { DAY_MS } from './dates.ts';
import { admit, type Admission } from './gate.ts';
import { merge } from './merge.ts';
import {
  describeHolding,
  describeRates,
  type CurrentRates,
  type Holding,
  type Provenance,
  type UsedSource,
} from './provenance.ts';
import type { RateTable } from './rate-table.ts';
import type { Source, SourceId, SourceTable } from './source.ts';
import { ecbDaily } from './sources/ecb-daily.ts';
import { officialPegs } from './sources/official-pegs.ts';
import { wideDaily } from './sources/wide-daily.ts';

/** What has become of the tables offered for one source since the start. */
interface SourceHealth {
  readonly source: UsedSource;
  /** Whether the table in use is the one that ships. */
  readonly shipped: boolean;
  readonly accepted: number;
  readonly refused: number;
  readonly failed: number;
  readonly last_fault?: string;
}

export interface RatesService {
  /** The rates in force, and where those of `codes` come from; of all currencies when left out. */
  current(codes?: readonly string[]): CurrentRates;
  /** Puts a table in the place of its source's last one if `gate.ts` admits it; else the last one stays. */
  offer(table: SourceTable): Admission;
  /** Counts a fetch that brought no table. */
  recordFailure(source: SourceId, fault: string): void;
  health(): readonly SourceHealth[];
}

interface RatesServiceOptions {
  readonly now: () => number;
  /** The tables to begin with. */
  readonly snapshot: readonly SourceTable[];
  /** Who may quote, the most trusted first. */
  readonly sources?: readonly Source[];
  readonly maxAgeDays: number;
  readonly log: Log;
}

/** The last good table of each source that has one. */
type Held = Map<SourceId, Omit<Holding, 'source'>>;

type Counts = { accepted: number; refused: number; failed: number; last_fault?: string };

/** Holds the last good table of each source, and all of them merged into one. */
export function createRatesService(options: RatesServiceOptions): RatesService {
  const { now, snapshot, sources = [ecbDaily, officialPegs, wideDaily], maxAgeDays, log } = options;
  const held: Held = new Map(snapshot.map((table) => [table.source, { table, shipped: true }]));
  const counts = new Map(
    sources.map(({ id }): [SourceId, Counts] => [id, { accepted: 0, refused: 0, failed: 0 }]),
  );
  let { merged, provenances } = assemble(sources, held);

  function countsOf(id: SourceId): Counts {
    const found = counts.get(id);
    if (found === undefined) throw new Error(`The source ${id} is not one of this service.`);
    return found;
  }

  return {
    current: (codes) => describeRates(merged, provenances, codes, now(), maxAgeDays * DAY_MS),

    offer(table) {
      const count = countsOf(table.source);
      const previous = held.get(table.source)?.table;
      const others = [...held.values()]
        .map(({ table }) => table)
        .filter(({ source }) => source !== table.source);
      const admission = admit(table, previous, now(), others);
      if (!admission.accepted) {
        const fault = summarise(admission.reasons);
        count.refused += 1;
        count.last_fault = fault;
        log.warn('rates-refused', { source: table.source, fault });
        return admission;
      }
      held.set(table.source, { table, shipped: false });
      count.accepted += 1;
      ({ merged, provenances } = assemble(sources, held));
      if (table.observedOn !== previous?.observedOn) {
        log.info('rates-updated', { source: table.source, observed_on: table.observedOn });
      }
      return admission;
    },

    recordFailure(id, fault) {
      const count = countsOf(id);
      count.failed += 1;
      count.last_fault = fault;
    },

    health: () =>
      sources.map(({ id, name, page }) => {
        const known = provenances.find(({ used }) => used.id === id);
        const source = known?.used ?? { id, name, currencies: 0, url: page };
        return Object.assign({ source, shipped: known?.shipped ?? false }, countsOf(id));
      }),
  };
}

/** What is held, in the order of the sources: merged into one table, and described. */
function assemble(sources: readonly Source[], held: Held): { merged: RateTable; provenances: Provenance[] } {
  const holdings = sources.flatMap((source): Holding[] => {
    const holding = held.get(source.id);
    return holding === undefined ? [] : [{ source, ...holding }];
  });
  const merged = merge(holdings.map(({ table }) => table));
  return { merged, provenances: holdings.map((holding) => describeHolding(holding, merged)) };
}

function summarise(reasons: readonly string[]): string {
  const more = reasons.length > 3 ? ` and ${reasons.length - 3} more` : '';
  return reasons.slice(0, 3).join('; ') + more;
}
