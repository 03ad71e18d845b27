import type { DatedTable, SourceId } from '#currency/sources/source.ts';

/** From when to when a source quoted a currency, as far as its tables are kept. */
export interface Coverage {
  readonly source: SourceId;
  readonly code: string;
  readonly firstOn: string;
  readonly lastOn: string;
}

/** What became of the tables of a source, of all processes that share the store. */
export interface SourceRecord {
  readonly source: SourceId;
  readonly accepted: number;
  readonly refused: number;
  readonly failed: number;
  readonly lastFault: string | undefined;
  /** When that was, RFC 3339. */
  readonly lastFaultAt: string | undefined;
}

/**
 * Where accepted tables are kept for good: they are added to and never changed, so that what was served can
 * be told later. Every method may reject with a StoreError.
 */
export interface RatesStore {
  /**
   * Adds those tables that say something else than the last one of their source and date; answers how many.
   */
  append(tables: readonly DatedTable[], acceptedAt: string): Promise<number>;
  /** The table of a source with the newest date. */
  latest(source: SourceId): Promise<DatedTable | undefined>;
  /** The tables of all sources observed from one date to another, both included, the oldest first. */
  between(from: string, to: string): Promise<DatedTable[]>;
  coverage(): Promise<Coverage[]>;
  record(
    source: SourceId,
    event: 'accepted' | 'refused' | 'failed',
    at: string,
    fault?: string,
  ): Promise<void>;
  records(): Promise<SourceRecord[]>;
  /**
   * Takes a lease, or prolongs or shortens it for its holder; false when another holder has it. It ends by
   * itself, so that nothing is blocked by a process that has died.
   */
  acquire(lease: string, holder: string, nowMs: number, untilMs: number): Promise<boolean>;
  close(): Promise<void>;
}
