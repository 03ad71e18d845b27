/** Who quotes. The order of precedence is that of `standardSources` in `currency/service.ts`. */
export type SourceId = 'ecb' | 'official-pegs' | 'wide-daily' | 'open-exchange-rates';

/** What one source says of one date. */
export interface SourceTable {
  readonly source: SourceId;
  /** Absent for what holds until it is revoked: a peg. */
  readonly observedOn?: string;
  readonly base: string;
  /**
   * Units of each currency for 1 unit of `base`, in decimal text as the source wrote it; `base` is not among
   * them.
   */
  readonly quotes: Readonly<Record<string, string>>;
  /**
   * Currencies whose new quote `gate.ts` does not believe yet; what stands in `quotes` is their old one, if
   * any.
   */
  readonly held?: Readonly<Record<string, HeldQuote>>;
}

export interface HeldQuote {
  /** When the quote that stands was observed; absent when none does. */
  readonly observedOn?: string;
  /** The quote that is not believed yet. */
  readonly offered: string;
  /** The first date on which about that much was offered. */
  readonly since: string;
}

export interface DatedTable extends SourceTable {
  readonly observedOn: string;
}

export interface Source {
  readonly id: SourceId;
  readonly name: string;
  /** A page about the source, for people. */
  readonly page: string;
}

/** Where a table can be had. `parse` throws on anything but the shape that it knows. */
interface Feed {
  readonly url: string;
  readonly parse: (body: string) => DatedTable;
}

/** A source that publishes one table a day. */
export interface DailySource extends Source {
  /** Each is tried when the one before it fails. */
  readonly feeds: (nowMs: number) => readonly Feed[];
  /** When the table observed on a date was published. */
  readonly publishedAtMs: (observedOn: string) => number;
  /** When the table after that one is published, if all goes well. */
  readonly nextExpectedAtMs: (observedOn: string) => number;
  /** For how many days it may repeat all quotes without being frozen, as over a weekend. */
  readonly restDays: number;
  /** A file of its last days, from which missing ones are filled in. */
  readonly past?: {
    readonly url: string;
    readonly days: number;
    readonly parse: (body: string) => DatedTable[];
    readonly publishesOn: (date: string) => boolean;
  };
}
