import { DAY_MS } from './dates.ts';
import type { RateTable } from './rate-table.ts';
import type { DailySource, Source, SourceId, SourceTable } from './source.ts';

/** A table may be so late before it is called stale. */
const GRACE_MS = DAY_MS;

/** The table of one source that is in use. */
export interface Holding {
  readonly source: Source | DailySource;
  readonly table: SourceTable;
  /** Whether it came with the program, not from the source. */
  readonly shipped: boolean;
}

/** A source as replies name it; `observed_on` and `updated_at` are absent for pegs, which have no date. */
export interface UsedSource {
  readonly id: SourceId;
  readonly name: string;
  readonly observed_on?: string;
  readonly updated_at?: string;
  /** How many currencies of the whole table it quotes. */
  readonly currencies: number;
  readonly url: string;
}

export interface CurrentRates {
  readonly table: RateTable;
  /** When the oldest source used published its quotes, RFC 3339 in UTC. */
  readonly updatedAt: string;
  /** The oldest date on which a quote used was observed. */
  readonly observedOn: string;
  /** A source used is more than 24 h behind its next expected publication. */
  readonly stale: boolean;
  /**
   * A source used is older than the greatest age and not of the snapshot that ships: its rates are not to be
   * served.
   */
  readonly expired: boolean;
  readonly sources: readonly UsedSource[];
}

/** A holding with all that can be said of it before the time of a request is known. */
export interface Provenance {
  readonly used: UsedSource;
  readonly shipped: boolean;
  /** Absent for pegs. */
  readonly dated?: {
    readonly observedOn: string;
    readonly publishedMs: number;
    readonly staleFromMs: number;
  };
}

export function describeHolding({ source, table, shipped }: Holding, merged: RateTable): Provenance {
  const { id, name, page: url } = source;
  const currencies = [...merged.quotes.values()].filter((quote) => quote.source === id).length;
  const { observedOn } = table;
  if (observedOn === undefined || !('publishedAtMs' in source)) {
    return { used: { id, name, currencies, url }, shipped };
  }
  const publishedMs = source.publishedAtMs(observedOn);
  const updatedAt = formatInstant(publishedMs);
  return {
    used: { id, name, observed_on: observedOn, updated_at: updatedAt, currencies, url },
    shipped,
    dated: { observedOn, publishedMs, staleFromMs: source.nextExpectedAtMs(observedOn) + GRACE_MS },
  };
}

/** What a reply says of the rates of `codes` at an instant; of all rates when `codes` is left out. */
export function describeRates(
  table: RateTable,
  provenances: readonly Provenance[],
  codes: readonly string[] | undefined,
  nowMs: number,
  maxAgeMs: number,
): CurrentRates {
  const ids = new Set(codes?.map((code) => table.quotes.get(code)?.source));
  const used = codes === undefined ? provenances : provenances.filter(({ used }) => ids.has(used.id));
  // Pegs alone have no date; they are then dated by the rates that they are served among.
  const dating = used.some(({ dated }) => dated !== undefined) ? used : provenances;
  let [observedOn, publishedMs, stale, expired] = ['9999-12-31', Infinity, false, false];
  for (const { dated, shipped } of dating) {
    if (dated === undefined) continue;
    if (dated.observedOn < observedOn) observedOn = dated.observedOn;
    publishedMs = Math.min(publishedMs, dated.publishedMs);
    stale ||= nowMs > dated.staleFromMs;
    expired ||= !shipped && nowMs - dated.publishedMs > maxAgeMs;
  }
  const sources = used.map(({ used }) => used);
  return { table, updatedAt: formatInstant(publishedMs), observedOn, stale, expired, sources };
}

function formatInstant(instantMs: number): string {
  return new Date(instantMs).toISOString().replace('.000Z', 'Z');
}
