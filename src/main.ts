import { join, resolve } from 'node:path';
import { createAuthenticator } from '#access/authentication.ts';
import { hashKey, issueKey } from '#access/keys.ts';
import { createMemoryLimiter } from '#access/limits.ts';
import { openSqliteKeyStore } from '#access/sqlite.ts';
import type { KeyStore } from '#access/store.ts';
import { catalogue } from '#catalogue/index.ts';
import { suggest } from '#cli/arguments.ts';
import { runKeysCommand } from '#cli/keys.ts';
import { formatTable } from '#cli/table.ts';
import { download } from '#currency/download.ts';
import { startRefreshing } from '#currency/refresh.ts';
import { createRatesService, type RatesService } from '#currency/service.ts';
import { snapshot } from '#currency/snapshot.ts';
import { ecbDaily } from '#currency/sources/ecb-daily.ts';
import { wideDaily } from '#currency/sources/wide-daily.ts';
import { listOperations } from '#derive/operations.ts';
import { createApp } from '#http/app.ts';
import { createDocuments, type Readiness } from '#http/documents.ts';
import { createRoutes } from '#http/routes.ts';
import { createLog, type Log } from '#log.ts';
import program from '../package.json' with { type: 'json' };
import { describeSettings, readSettings, type Settings } from '#settings.ts';
import { serve } from '#platform/bun-server.ts';
import { createLineWriter } from '#platform/output.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { loadTls } from '#platform/tls.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number | undefined>>> = {
  serve: runService,
  keys: runKeys,
  config: showSettings,
};

const usage = `Usage: npm run centwise -- COMMAND

  serve                    serves the API (as npm start does)
  keys create|list|revoke  manages API keys, also while the service runs
  config                   shows every setting, its value and what it means`;

async function main([name = '--help', ...args]: readonly string[]): Promise<number | undefined> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(args);
  const isHelp = name === '--help' || name === '-h' || name === 'help';
  if (isHelp) print(usage);
  else printError(`centwise: ${name} is not a command; ${suggest(name, Object.keys(commands))}\n${usage}`);
  return isHelp ? 0 : 2;
}

/** Serves until a signal ends it. */
async function runService(): Promise<undefined> {
  const settings = readSettings(process.env);
  const now = () => Date.now();
  const output = createLineWriter(process.stderr.fd);
  const log = createLog({ level: settings.logLevel, write: output.write, now });
  const tls = loadTls(settings, new Date(now()));
  const store = openStore(settings);
  const rates = createRatesService({ now, snapshot, maxAgeDays: settings.ratesMaxAgeDays, log });
  const app = createApp({
    routes: createRoutes(catalogue, rates, `centwise ${program.version}`),
    documents: createDocuments({
      operations: listOperations(catalogue),
      readiness: () => checkReadiness(store, rates),
    }),
    authenticate: createAuthenticator({ store, now }),
    limiter: createMemoryLimiter(),
    isTrustedProxy: settings.isTrustedProxy,
    log,
    monotonicMs: () => performance.now(),
    random: Math.random,
  });
  const server = serve({ host: settings.host, port: settings.port, tls, handler: app });
  const refreshing = settings.ratesRefresh ? refreshRates(rates, log) : undefined;
  const stop = async () => {
    refreshing?.stop();
    await server.stop();
    await store.close();
    output.flush();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  greet(settings, server.port, tls?.caFile, await createFirstKey(store, now()));
}

function openStore(settings: Settings): KeyStore {
  return openSqliteKeyStore(openDatabase(settings.databaseFile ?? join(settings.dataDir, 'centwise.sqlite')));
}

function refreshRates(service: RatesService, log: Log) {
  const schedule = (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  };
  const sources = [ecbDaily, wideDaily];
  return startRefreshing({ service, sources, download, now: Date.now, schedule, random: Math.random, log });
}

async function checkReadiness(store: KeyStore, rates: RatesService): Promise<Readiness> {
  const { observedOn, stale, expired } = rates.current();
  const details = { rates: { observed_on: observedOn, stale, expired, sources: rates.health() } };
  try {
    await store.find('');
    return { ready: true, details: { store: 'ok', ...details } };
  } catch {
    return { ready: false, details: { store: 'unavailable', ...details } };
  }
}

/** A key for the one who starts the service for the first time; undefined when there are keys already. */
async function createFirstKey(store: KeyStore, nowMs: number): Promise<string | undefined> {
  if ((await store.list()).length > 0) return undefined;
  const createdAt = new Date(nowMs);
  const { key, record } = issueKey({
    name: 'first key',
    plan: 'unlimited',
    test: false,
    expiresAt: null,
    createdAt,
  });
  await store.create(record, hashKey(key));
  return key;
}

function greet(settings: Settings, port: number, caFile: string | undefined, key: string | undefined): void {
  const origin = `${settings.tls === 'proxy' ? 'http' : 'https'}://localhost:${port}`;
  const ready = `Centwise is ready: ${origin}/v1 (documents: ${origin}/openapi.json, stop: Ctrl-C)`;
  if (key === undefined) return print(ready);
  const authority = caFile === undefined ? '' : `--cacert '${resolve(caFile)}' `;
  const { id, examples } = catalogue[1];
  const body = `-H 'Content-Type: application/json' -d '${JSON.stringify(examples[0].input)}'`;
  print(`Your first API key, shown only now:

  ${key}

Try it:

  curl ${authority}-H 'Authorization: Bearer ${key}' ${body} ${origin}/v1/calculate/${id}

${ready}`);
}

async function runKeys(args: readonly string[]): Promise<number> {
  const store = openStore(readSettings(process.env));
  try {
    return await runKeysCommand(args, { store, now: Date.now, print, printError });
  } finally {
    await store.close();
  }
}

async function showSettings(): Promise<number> {
  const rows = describeSettings(process.env);
  print(
    formatTable(
      ['SETTING', 'VALUE', 'DEFAULT', 'MEANING'],
      rows.map((row) => [row.name, row.value, row.default, row.description]),
    ),
  );
  return 0;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

try {
  const exitCode = await main(process.argv.slice(2));
  if (exitCode !== undefined) process.exitCode = exitCode;
} catch (error) {
  printError(`centwise: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
