import type { Log } from '#log.ts';
import type { Download } from './download.ts';
import type { RatesService } from './service.ts';
import type { DailySource, DatedTable } from './source.ts';

const MINUTE_MS = 60_000;
/** Added to each wait by chance, so that installations do not all ask at once. */
const JITTER_MS = 10 * MINUTE_MS;
/** How soon a source that is late is asked again, and at most how seldom one that fails. */
const LATE_MS = 30 * MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** Runs a function once after a delay, without keeping the process alive; the result cancels it. */
type Schedule = (delayMs: number, run: () => void) => () => void;

interface RefreshOptions {
  readonly service: RatesService;
  readonly sources: readonly DailySource[];
  readonly download: Download;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly log: Log;
}

/**
 * Keeps the tables of a service fresh: fetches each source now, and again when its next table is due, or
 * after a pause that doubles with each failure in a row, up to an hour. Nothing is thrown; a failure is one
 * line of the log and the last good table stays. `stop` ends waits and requests at once.
 */
export function startRefreshing(options: RefreshOptions): { stop(): void } {
  const stops = options.sources.map((source) => follow(source, options));
  return { stop: () => stops.forEach((stop) => stop()) };
}

function follow(source: DailySource, options: RefreshOptions): () => void {
  const { service, now, schedule, random, log } = options;
  const abort = new AbortController();
  let failures = 0;
  let cancel = schedule(0, run);

  function run(): void {
    fetchTable(source, options.download, abort.signal).then(take).catch(fail);
  }

  function take(table: DatedTable): void {
    if (abort.signal.aborted) return;
    if (!service.offer(table).accepted) return waitAfterFailure();
    failures = 0;
    const dueMs = source.nextExpectedAtMs(table.observedOn) - now();
    cancel = schedule(Math.max(dueMs, LATE_MS) + random() * JITTER_MS, run);
  }

  function fail(error: unknown): void {
    if (abort.signal.aborted) return;
    const fault = describe(error);
    service.recordFailure(source.id, fault);
    log.warn('rates-not-fetched', { source: source.id, fault });
    waitAfterFailure();
  }

  function waitAfterFailure(): void {
    const pauseMs = Math.min(MINUTE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    cancel = schedule(pauseMs * (1 + random() / 2), run);
  }

  return () => {
    abort.abort();
    cancel();
  };
}

/** The table at the first address of a source that has one; an error that names what each did otherwise. */
async function fetchTable(source: DailySource, download: Download, signal: AbortSignal): Promise<DatedTable> {
  const faults: string[] = [];
  for (const url of source.downloads) {
    try {
      const { body } = await download(url, { signal });
      return source.parse(body);
    } catch (error) {
      faults.push(describe(error));
    }
  }
  throw new Error(faults.join('; '));
}

/** One line, without a stack. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
