import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createAuthenticator } from '#access/authentication.ts';
import { hashKey, issueKey } from '#access/keys.ts';
import type { AccessStore, KeyStore } from '#access/store.ts';
import { startUpkeep } from '#access/upkeep.ts';
import { createUsageRecorder } from '#access/usage.ts';
import { catalogue } from '#catalogue/index.ts';
import { suggest } from '#cli/arguments.ts';
import { runKeysCommand } from '#cli/keys.ts';
import { runRatesCommand } from '#cli/rates.ts';
import { runRequestsCommand } from '#cli/requests.ts';
import { formatTable } from '#cli/table.ts';
import { download } from '#currency/download.ts';
import { listDailySources, listSources } from '#currency/live.ts';
import type { RatesService } from '#currency/service.ts';
import { listOperations } from '#derive/operations.ts';
import { createApp } from '#http/app.ts';
import { commonHeaders } from '#http/headers.ts';
import { createDocuments, type Readiness } from '#http/documents.ts';
import { createInProcessCalls } from '#http/in-process.ts';
import { createRoutes } from '#http/routes.ts';
import { watchCertificate } from '#certificate-watch.ts';
import { startHeartbeat } from '#heartbeat.ts';
import { runInstances } from '#instances.ts';
import { createLog } from '#log.ts';
import { createGauge } from '#metrics.ts';
import { createPortal } from '#portal/portal.ts';
import program from '../package.json' with { type: 'json' };
import { describeSettings, readSettings, type Settings } from '#settings.ts';
import { openRates, openRatesStore, withRates } from '#rates.ts';
import { openCommandStore, openStores, type Stores } from '#stores.ts';
import { createPainter } from '#chart/painter.ts';
import { createLineWriter } from '#platform/output.ts';
import { serve } from '#platform/server.ts';
import { loadTls, type Tls } from '#platform/tls.ts';
import { createTelemetry, processMetrics, rateMetrics, serveTelemetry } from '#telemetry.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number | undefined>>> = {
  serve: runService,
  keys: (args) => withStore((store) => runKeysCommand(args, { store, now: Date.now, print, printError })),
  requests: (args) =>
    withStore((store) => runRequestsCommand(args, { store, now: Date.now, print, printError })),
  rates: runRates,
  calc: runCalc,
  convert: runConvert,
  mcp: runMcp,
  completion: runCompletion,
  config: showSettings,
};

const engine = `centwise ${program.version}`;

const usage = `Usage: npm run centwise -- COMMAND

  serve                    serves the API (as npm start does)
  keys create|list|show|change|expire|rotate|revoke
                           manages API keys, also while the service runs
  requests list|approve|reject
                           decides on requests for keys
  rates fetch|status|import FILE
                           fetches currency rates, shows what there is, imports history
  calc [CALCULATOR …]      calculates, solves, explains, without a server
  convert AMOUNT FROM TO   converts with the rates at hand
  completion bash|zsh|fish
                           prints a script that completes commands in a shell
  mcp                      serves AI agents over standard input and output
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
async function runService(): Promise<number | undefined> {
  const settings = readSettings(process.env);
  if (settings.instances > 1) return runInstances(settings.instances, printError);
  const now = () => Date.now();
  const startedMs = now();
  const output = createLineWriter(process.stderr.fd);
  const telemetry = createTelemetry();
  const log = telemetry.countLog(createLog({ level: settings.logLevel, write: output.write, now }));
  const tls = loadTls(settings, new Date(now()));
  const instance = randomUUID();
  const stores = await openStores(settings, instance, log);
  const { store, limiter } = stores;
  const rates = await openRates(settings, await openRatesStore(settings), log, settings.ratesRefresh);
  const monotonicMs = () => performance.now();
  const authenticator = createAuthenticator({ store, now, monotonicMs });
  const usage = createUsageRecorder({ store, now, instance });
  const draw = createPainter({
    start: () => new Worker(new URL('./chart-worker.ts', import.meta.url)),
    mostWaiting: 32,
    patienceMs: 5000,
    idleMs: 60_000,
  });
  const heartbeat = startHeartbeat(monotonicMs, telemetry.observeDelay);
  const engine = `centwise ${program.version}`;
  const routes = createRoutes(catalogue, rates, { store, now }, engine, draw);
  const readiness = () => checkReadiness(stores, rates.service);
  const ask = createInProcessCalls(routes);
  const portal = createPortal({ catalogue, ask, rates: rates.service, readiness, engine });
  const operations = listOperations(catalogue);
  const app = createApp({
    routes,
    documents: new Map([...createDocuments({ operations, readiness }), ...portal.documents]),
    describeProblem: portal.describeProblem,
    authenticate: authenticator.authenticate,
    limiter,
    usage,
    isTrustedProxy: settings.isTrustedProxy,
    log,
    observe: telemetry.observe,
    busyMs: heartbeat.busyMs,
    monotonicMs,
    random: Math.random,
  });
  const { synchronizeEveryMs } = stores;
  const upkeep = startUpkeep({ authenticator, usage, synchronizeEveryMs, flushEveryMs: 500, log });
  await stores.subscribe(() => upkeep.synchronizeNow());
  const { host, port, sharesPort } = settings;
  const server = await serve({ host, port, tls, handler: app, commonHeaders, sharesPort });
  const replace = (certificate: Tls) => server.replaceCertificate(certificate);
  const unwatch = watchCertificate({ settings, inForce: tls, replace, log });
  const metrics = () =>
    telemetry.write([
      ...rateMetrics(rates.service, now),
      createGauge('centwise_cached_keys', 'Keys known without the store.', () => authenticator.cached),
      ...processMetrics(startedMs),
    ]);
  const stopMetrics = await serveTelemetry(settings, metrics, log);
  const stop = async () => {
    unwatch();
    stopMetrics();
    heartbeat.stop();
    await server.stop();
    await rates.stop();
    await upkeep.stop();
    await stores.close();
    output.flush();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  greet(settings, server.port, tls?.caFile, await createFirstKey(settings, store, now()));
  return undefined;
}

async function checkReadiness(stores: Stores, rates: RatesService): Promise<Readiness> {
  const { observedOn, stale, expired } = rates.current();
  const details = {
    ...stores.describe(),
    rates: { observed_on: observedOn, stale, expired, sources: rates.health() },
  };
  try {
    await stores.store.find('');
    return { ready: true, details: { store: 'ok', ...details } };
  } catch {
    return { ready: false, details: { store: 'unavailable', ...details } };
  }
}

/**
 * A key for the one who starts the service for the first time; undefined when there are keys already, or when
 * several instances may be starting at once, whose output is collected somewhere.
 */
async function createFirstKey(
  { database }: Settings,
  store: KeyStore,
  nowMs: number,
): Promise<string | undefined> {
  if (database.postgresUrl !== undefined || (await store.list()).length > 0) return undefined;
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
  const ready = `Centwise is ready: ${origin}/v1 (pages: ${origin}/, stop: Ctrl-C)`;
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

async function withStore(run: (store: AccessStore) => Promise<number>): Promise<number> {
  const store = await openCommandStore(readSettings(process.env));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

async function runRates(args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  return withRates(settings, (rates, store) =>
    runRatesCommand(args, {
      store,
      service: rates.service,
      sources: listDailySources(listSources(settings.ratesOpenExchangeRatesKey)),
      download,
      readFile: (path) => readFile(path, 'utf8'),
      now: Date.now,
      print,
      printError,
      draw: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
    }),
  );
}

/** Over the same engine as the service, without it. The modules are loaded when they are asked for, as the service needs none. */
async function runCalc(args: readonly string[]): Promise<number> {
  const { runCalcCommand } = await import('#cli/calc.ts');
  const { createLocalCalls } = await import('./local.ts');
  const ask = createLocalCalls(catalogue, engine);
  return runCalcCommand(args, { catalogue, ask, print, printError });
}

async function runConvert(args: readonly string[]): Promise<number> {
  const { runConvertCommand } = await import('#cli/convert.ts');
  const { createLocalCalls } = await import('./local.ts');
  return withRates(readSettings(process.env), (rates) =>
    runConvertCommand(args, { ask: createLocalCalls(catalogue, engine, rates), print, printError }),
  );
}

async function runCompletion(args: readonly string[]): Promise<number> {
  const { runCompletionCommand } = await import('#cli/completion.ts');
  return runCompletionCommand(args, { catalogue, commands: Object.keys(commands), print, printError });
}

/** Speaks the Model Context Protocol over standard input and output, until the input ends. */
async function runMcp(): Promise<number> {
  const { serveMcpOverStdio } = await import('#mcp/stdio.ts');
  const { createLocalCalls } = await import('./local.ts');
  return withRates(readSettings(process.env), async (rates) => {
    await serveMcpOverStdio(catalogue, program.version, createLocalCalls(catalogue, engine, rates));
    return 0;
  });
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
  // What was opened before the fault, as a store's thread, must not keep a service alive that does not serve.
  process.exit(1);
}
