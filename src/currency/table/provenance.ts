import { DAY_MS } from '#base/dates.ts';
import type { RateTable } from './rate-table.ts';
import type { DailySource, Source, SourceId, SourceTable } from '#currency/sources/source.ts';

/** A table may be so late before it is called stale. */
const GRACE_MS = DAY_MS;

/** The table of one source that is in use. */
export interface Holding {
  readonly source: Source | DailySource;
  readonly table: SourceTable;
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

/** Rates, and what a reply says of them. */
export interface DescribedRates {
  readonly table: RateTable;
  /** When the oldest source used published its quotes, RFC 3339 in UTC. */
  readonly updatedAt: string;
  /** The oldest date on which a quote used was observed. */
  readonly observedOn: string;
  /** A source used is more than 24 h behind its next expected publication. */
  readonly stale: boolean;
  readonly sources: readonly UsedSource[];
  /** When the first of the sources used is expected to publish again. */
  readonly nextExpectedMs: number;
  /** The first instant at which `stale` would be another. */
  readonly changesMs: number;
}

/** A holding with all that can be said of it before the time of a request is known. */
export interface Provenance {
  readonly used: UsedSource;
  /** Absent for pegs. */
  readonly dated?: {
    readonly observedOn: string;
    readonly publishedMs: number;
    readonly nextExpectedMs: number;
  };
}

export function describeHolding({ source, table }: Holding, merged: RateTable): Provenance {
  const { id, name, page: url } = source;
  const currencies = [...merged.quotes.values()].filter((quote) => quote.source === id).length;
  const { observedOn } = table;
  if (observedOn === undefined || !('publishedAtMs' in source))
    return { used: { id, name, currencies, url } };
  const publishedMs = source.publishedAtMs(observedOn);
  return {
    used: { id, name, observed_on: observedOn, updated_at: formatInstant(publishedMs), currencies, url },
    dated: { observedOn, publishedMs, nextExpectedMs: source.nextExpectedAtMs(observedOn) },
  };
}

/** What a reply says of the rates of `codes` at an instant; of all rates when `codes` is left out. */
export function describeRates(
  table: RateTable,
  provenances: readonly Provenance[],
  codes: readonly string[] | undefined,
  nowMs: number,
): DescribedRates {
  const quotes =
    codes === undefined ? [...table.quotes.values()] : codes.flatMap((code) => table.quotes.get(code) ?? []);
  const ids = new Set(quotes.map(({ source }) => source));
  const used = provenances.filter(({ used }) => ids.has(used.id));
  // Pegs alone have no date; they are then dated by the rates that they are served among.
  const dating = used.some(({ dated }) => dated !== undefined) ? used : provenances;
  const dates = dating.flatMap(({ dated }) => dated ?? []);
  // A currency that is held back has an older quote than its source.
  const observed = [...dates, ...quotes].flatMap(({ observedOn }) => observedOn ?? []);
  const staleFrom = dates.map(({ nextExpectedMs }) => nextExpectedMs + GRACE_MS);
  return {
    table,
    updatedAt: formatInstant(Math.min(...dates.map(({ publishedMs }) => publishedMs))),
    observedOn: observed.reduce((oldest, date) => (date < oldest ? date : oldest)),
    stale: staleFrom.some((fromMs) => nowMs > fromMs),
    sources: used.map(({ used }) => used),
    nextExpectedMs: Math.min(...dates.map(({ nextExpectedMs }) => nextExpectedMs)),
    changesMs: Math.min(...staleFrom.filter((fromMs) => nowMs <= fromMs)) + 1,
  };
}

function formatInstant(instantMs: number): string {
  return new Date(instantMs).toISOString().replace('.000Z', 'Z');
}
