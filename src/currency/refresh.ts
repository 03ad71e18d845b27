import type { Log } from '#base/log.ts';
import type { Download } from './download.ts';
import { describeFault, fetchTable, fillPast, keepAccepted } from './fetch.ts';
import { summarise } from './table/gate.ts';
import type { RatesService } from './service.ts';
import type { DailySource, DatedTable } from './sources/source.ts';
import type { RatesStore } from './store/store.ts';

const MINUTE_MS = 60_000;
/** Added to each wait by chance, so that installations do not all ask at once. */
const JITTER_MS = 10 * MINUTE_MS;
/** How soon a source that is late is asked again, and at most how seldom one that fails. */
const LATE_MS = 30 * MINUTE_MS;
const MAX_PAUSE_MS = 60 * MINUTE_MS;
/** For how long one process alone may ask a source: longer than all its requests may take. */
const LEASE_MS = 2 * MINUTE_MS;
/** For how long the pause of one process holds for all; not longer, for it may have died in between. */
const MAX_COMMON_PAUSE_MS = 5 * MINUTE_MS;
/** How old a table may be in this process that another one has stored. */
const WATCH_MS = MINUTE_MS / 2;

/** Runs a function once after a delay, without keeping the process alive; the result cancels it. */
export type Schedule = (delayMs: number, run: () => void) => () => void;

interface WatchOptions {
  readonly service: RatesService;
  readonly store: RatesStore;
  readonly sources: readonly DailySource[];
  readonly schedule: Schedule;
  readonly log: Log;
}

interface RefreshOptions extends WatchOptions {
  readonly download: Download;
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** A name that no other process has. */
  readonly instance: string;
}

/**
 * Takes over tables that other processes have stored: those of before a restart at once, later ones within
 * half a minute. Nothing is thrown. `stop` ends it.
 */
export async function startWatching(options: WatchOptions): Promise<{ stop(): void }> {
  const { service, store, sources, schedule, log } = options;
  let isStopped = false;
  let cancel = () => {};

  async function watch(): Promise<void> {
    try {
      for (const { id } of sources) {
        const table = await store.latest(id);
        if (table !== undefined && !isStopped) service.load(table);
      }
    } catch (error) {
      log.warn('rates-not-read', { fault: describeFault(error) });
    }
    if (!isStopped) cancel = schedule(WATCH_MS, () => void watch());
  }

  await watch();
  return {
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}

/**
 * Keeps the tables of a service fresh and stores them: fetches each source now, and again when its next table
 * is due, or after a pause that doubles with each failure in a row, up to an hour. Of the processes that
 * share a store one asks, and the pause after its failure holds for all. Nothing is thrown; a failure is one
 * line of the log and the last good table stays. `stop` ends waits and requests at once.
 */
export function startRefreshing(options: RefreshOptions): { stop(): void } {
  const stops = options.sources.map((source) => follow(source, options));
  return { stop: () => stops.forEach((stop) => stop()) };
}

function follow(source: DailySource, options: RefreshOptions): () => void {
  const { service, store, now, schedule, random, log } = options;
  const abort = new AbortController();
  const lease = createLease(source, options, abort.signal);
  let failures = 0;
  let cancel = schedule(0, run);

  function run(): void {
    void runOnce();
  }

  async function runOnce(): Promise<void> {
    const delayMs = await ask().catch(fail);
    if (!abort.signal.aborted) cancel = schedule(delayMs, run);
  }

  /** Answers how long to wait until the next time. */
  async function ask(): Promise<number> {
    // Another process asks, or waits after a failure; what it gets comes by the store.
    if (!(await lease.take())) return MINUTE_MS * (1 + random());
    const stored = await lease.withStore(() => store.latest(source.id), undefined);
    if (stored !== undefined && !abort.signal.aborted) service.load(stored);
    if (isFresh(source, service, now())) return finish();
    return take(await fetchTable(source, options.download, now(), abort.signal));
  }

  async function take(table: DatedTable): Promise<number> {
    if (abort.signal.aborted) return 0;
    const admission = service.offer(table);
    if (!admission.accepted) return waitAfterFailure('refused', summarise(admission.reasons));
    await lease.withStore(() => keepAccepted(store, admission, now()), false);
    await fillPast(source, store, options.download, now(), abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) warnOf('rates-history-not-fetched', source, log, error);
    });
    return finish();
  }

  /** Frees the lease, and waits until the next table is due. */
  async function finish(): Promise<number> {
    failures = 0;
    await lease.keepFor(0);
    const { observedOn = '' } = service.held(source.id)?.table ?? {};
    return Math.max(source.nextExpectedAtMs(observedOn) - now(), LATE_MS) + random() * JITTER_MS;
  }

  function fail(error: unknown): Promise<number> | number {
    if (abort.signal.aborted) return 0;
    const fault = warnOf('rates-not-fetched', source, log, error);
    service.recordFailure(source.id, fault);
    return waitAfterFailure('failed', fault);
  }

  /** Keeps the lease, so that no other process asks at once. */
  async function waitAfterFailure(event: 'refused' | 'failed', fault: string): Promise<number> {
    const pauseMs = pauseAfter(failures, random());
    failures += 1;
    await lease.keepFor(Math.min(pauseMs, MAX_COMMON_PAUSE_MS));
    await lease.withStore(
      () => store.record(source.id, event, new Date(now()).toISOString(), fault),
      undefined,
    );
    return pauseMs;
  }

  return () => {
    abort.abort();
    cancel();
    void lease.keepFor(0);
  };
}

/** Doubles with each failure before it up to an hour, and is up to half as long again by chance. */
function pauseAfter(failures: number, chance: number): number {
  return Math.round(Math.min(MINUTE_MS * 2 ** failures, MAX_PAUSE_MS) * (1 + chance / 2));
}

/** Whether a table was fetched that needs no newer one yet. */
function isFresh(source: DailySource, service: RatesService, nowMs: number): boolean {
  const { table, shipped = true } = service.held(source.id) ?? {};
  return !shipped && table?.observedOn !== undefined && source.nextExpectedAtMs(table.observedOn) > nowMs;
}

function warnOf(event: string, { id }: DailySource, log: Log, error: unknown): string {
  const fault = describeFault(error);
  log.warn(event, { source: id, fault });
  return fault;
}

/** The right to ask a source, which one of the processes that share a store has at a time. */
function createLease(source: DailySource, options: RefreshOptions, signal: AbortSignal) {
  const { store, instance, now, log } = options;
  const name = `fetch ${source.id}`;

  /** A store that fails does not keep a process from fresh rates. */
  async function withStore<T>(action: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (!signal.aborted) warnOf('rates-not-stored', source, log, error);
      return otherwise;
    }
  }

  const acquire = (forMs: number) =>
    withStore(() => store.acquire(name, instance, now(), now() + forMs), true);
  return { withStore, take: () => acquire(LEASE_MS), keepFor: acquire };
}
