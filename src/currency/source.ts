/** Who quotes. The order of precedence is that of `merge.ts`. */
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

/** A source that publishes one table a day. `parse` throws on anything but the shape that it knows. */
export interface DailySource extends Source {
  /** Where the table is; each is tried when the one before it fails. */
  readonly downloads: readonly string[];
  readonly parse: (body: string) => DatedTable;
  /** When the table observed on a date was published. */
  readonly publishedAtMs: (observedOn: string) => number;
  /** When the table after that one is published, if all goes well. */
  readonly nextExpectedAtMs: (observedOn: string) => number;
}
