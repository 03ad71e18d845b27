import type { Log } from '#base/log.ts';
import type { Download } from './download.ts';
import { describeFault, keepSnapshot } from './fetch.ts';
import { createHistory, type RatesHistory } from './store/history.ts';
import { withShippedPast } from './store/past.ts';
import { startRefreshing, startWatching, type Schedule } from './refresh.ts';
import { createRatesService, standardSources, type RatesService } from './service.ts';
import { snapshot } from './table/snapshot.ts';
import type { DailySource, Source } from './sources/source.ts';
import { createOpenExchangeRates } from './sources/open-exchange-rates.ts';
import type { RatesStore } from './store/store.ts';

interface LiveRatesOptions {
  readonly store: RatesStore;
  readonly maxAgeDays: number;
  readonly openExchangeRatesKey: string | undefined;
  /** Undefined where no rates are to be fetched. */
  readonly download: Download | undefined;
  readonly schedule: Schedule;
  readonly now: () => number;
  readonly random: () => number;
  readonly instance: string;
  readonly log: Log;
}

export interface LiveRates {
  readonly service: RatesService;
  readonly history: RatesHistory;
  readonly now: () => number;
  /** Leaves the store open. */
  readonly stop: () => void;
}

/** The sources that may quote, the most trusted first; the last one only with a key. */
export function listSources(openExchangeRatesKey: string | undefined): readonly (Source | DailySource)[] {
  if (openExchangeRatesKey === undefined) return standardSources;
  return [...standardSources, createOpenExchangeRates(openExchangeRatesKey)];
}

export function listDailySources(sources: readonly (Source | DailySource)[]): readonly DailySource[] {
  return sources.filter((source) => 'feeds' in source);
}

/** Rates that begin with those stored, follow what other processes store and, where asked to, stay fresh. */
export async function startRates(options: LiveRatesOptions): Promise<LiveRates> {
  const { store, maxAgeDays, openExchangeRatesKey, download, now, log } = options;
  const sources = listSources(openExchangeRatesKey);
  const dailySources = listDailySources(sources);
  const service = createRatesService({ now, snapshot, sources, maxAgeDays, log });
  await keepSnapshot(store, snapshot, now()).catch((error: unknown) => {
    log.warn('rates-not-stored', { fault: describeFault(error) });
  });
  const watching = await startWatching({ ...options, service, sources: dailySources });
  const refreshing =
    download === undefined
      ? undefined
      : startRefreshing({ ...options, download, service, sources: dailySources });
  return {
    service,
    history: createHistory({ store: withShippedPast(store), sources, now }),
    now,
    stop: () => {
      watching.stop();
      refreshing?.stop();
    },
  };
}
