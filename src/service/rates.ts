import { randomUUID } from 'node:crypto';
import { download } from '#currency/download.ts';
import { startRates, type LiveRates } from '#currency/live.ts';
import { ratesSchema } from '#currency/store/schema.ts';
import { createRatesStore } from '#currency/store/sql-store.ts';
import type { RatesStore } from '#currency/store/store.ts';
import { createLog, type Log } from '#base/log.ts';
import { type CommandSettings, readCommandSettings } from './settings/command-settings.ts';
import { openCommandDatabase } from '#service/stores.ts';
import type { Use } from '#storage/migrate.ts';

export function openRates(
  settings: CommandSettings,
  store: RatesStore,
  log: Log,
  isRefreshed: boolean,
): Promise<LiveRates> {
  const schedule = (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  };
  return startRates({
    store,
    maxAgeDays: settings.ratesMaxAgeDays,
    openExchangeRatesKey: settings.ratesOpenExchangeRatesKey,
    download: isRefreshed ? download : undefined,
    schedule,
    now: Date.now,
    random: Math.random,
    instance: randomUUID(),
    log,
  });
}

/** As `withRates`, for a command that may run where variables are those of other programs. */
export function withRatesAtHand<Answer>(
  warn: (line: string) => void,
  run: (rates: LiveRates) => Promise<Answer>,
): Promise<Answer> {
  return withRates(readCommandSettings(process.env, warn), run);
}

/** The rates at hand, for the time of one command: nothing is fetched, and nothing is logged. */
export async function withRates<Answer>(
  settings: CommandSettings,
  run: (rates: LiveRates, store: RatesStore) => Promise<Answer>,
  use: Use = 'read',
): Promise<Answer> {
  const store = createRatesStore(await openCommandDatabase(settings, [ratesSchema], use));
  const rates = await openRates(
    settings,
    store,
    createLog({ level: 'silent', write: () => {}, now: Date.now }),
    false,
  );
  try {
    return await run(rates, store);
  } finally {
    rates.stop();
    await store.close();
  }
}
