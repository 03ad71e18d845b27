import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createAuthenticator, type Authenticator } from '#access/authentication.ts';
import { hashKey, issueKey } from '#access/keys.ts';
import type { KeyStore } from '#access/store.ts';
import { startUpkeep } from '#access/upkeep.ts';
import { createUsageRecorder, type UsageRecorder } from '#access/usage.ts';
import { catalogue } from '#catalogue/index.ts';
import { watchCertificate } from '#certificate-watch.ts';
import { createPainter } from '#chart/painter.ts';
import type { LiveRates } from '#currency/live.ts';
import type { RatesService } from '#currency/service.ts';
import { listOperations } from '#derive/operations.ts';
import { startHeartbeat, type Heartbeat } from '#heartbeat.ts';
import { createApp } from '#http/app.ts';
import { createDocuments, type Readiness } from '#http/documents.ts';
import { commonHeaders } from '#http/headers.ts';
import { createInProcessCalls } from '#http/in-process.ts';
import { lane } from '#http/pacing.ts';
import { createRoutes } from '#http/routes.ts';
import { runInstances, whenAbandoned } from '#instances.ts';
import { createLog, type Log } from '#log.ts';
import { createGauge } from '#metrics.ts';
import { createLineWriter } from '#platform/output.ts';
import { serve } from '#platform/server.ts';
import { loadTls, type Tls } from '#platform/tls.ts';
import { createPortal } from '#portal/portal.ts';
import { openRates, openRatesStore } from '#rates.ts';
import type { Settings } from '#settings.ts';
import { openStores, type Stores } from '#stores.ts';
import { createTelemetry, processMetrics, rateMetrics, serveTelemetry, type Telemetry } from '#telemetry.ts';
import program from '../package.json' with { type: 'json' };

/** Each takes a whole text and ends its line. */
interface Console {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** What the application is made of. */
interface Parts {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly rates: LiveRates;
  readonly authenticator: Authenticator;
  readonly usage: UsageRecorder;
  readonly telemetry: Telemetry;
  readonly heartbeat: Heartbeat;
  readonly log: Log;
}

const engine = `centwise ${program.version}`;
const now = () => Date.now();
const monotonicMs = () => performance.now();

/** Serves until a signal ends it; answers an exit code only where other processes serve. */
export async function runService(
  settings: Settings,
  { print, printError }: Console,
): Promise<number | undefined> {
  if (settings.instances > 1) return runInstances(settings, printError);
  const startedMs = now();
  const output = createLineWriter(process.stderr.fd);
  const telemetry = createTelemetry();
  const log = telemetry.countLog(createLog({ level: settings.logLevel, write: output.write, now }));
  const tls = loadTls(settings, new Date(now()));
  const instance = randomUUID();
  const stores = await openStores(settings, instance, log);
  const { store, synchronizeEveryMs } = stores;
  const rates = await openRates(settings, await openRatesStore(settings), log, settings.ratesRefresh);
  const authenticator = createAuthenticator({ store, now, monotonicMs });
  const usage = createUsageRecorder({ store, now, instance });
  const heartbeat = startHeartbeat(monotonicMs, telemetry.observeDelay);
  const handler = createHandler({ settings, stores, rates, authenticator, usage, telemetry, heartbeat, log });
  const upkeep = startUpkeep({ authenticator, usage, synchronizeEveryMs, flushEveryMs: 500, log });
  await stores.subscribe(() => upkeep.synchronizeNow());
  const { host, port, sharesPort } = settings;
  const server = await serve({ host, port, tls, handler, commonHeaders, sharesPort });
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
    await server.stop();
    heartbeat.stop();
    await rates.stop();
    await upkeep.stop();
    await stores.close();
    output.flush();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  whenAbandoned(() => void stop());
  print(greeting(settings, server.port, tls?.caFile, await createFirstKey(settings, store, now())));
  return undefined;
}

/** The service as a function from request to reply. */
function createHandler(parts: Parts): ReturnType<typeof createApp> {
  const { settings, stores, rates, authenticator, usage, telemetry, heartbeat, log } = parts;
  const draw = createPainter({
    start: () => new Worker(new URL('./chart-worker.ts', import.meta.url)),
    mostWaiting: 32,
    patienceMs: 5000,
    idleMs: 60_000,
  });
  const routes = createRoutes(catalogue, rates, { store: stores.store, now }, engine, draw);
  const ask = createInProcessCalls(routes);
  const readiness = () => checkReadiness(stores, rates.service);
  const portal = createPortal({ catalogue, ask, rates: rates.service, readiness, engine });
  const operations = () => listOperations(catalogue);
  return createApp({
    routes,
    documents: new Map([...createDocuments({ operations, readiness }), ...portal.documents]),
    describeProblem: portal.describeProblem,
    authenticate: authenticator.authenticate,
    limiter: stores.limiter,
    usage,
    isTrustedProxy: settings.isTrustedProxy,
    answerAgent: answerAgents(ask),
    log,
    observe: telemetry.observe,
    busyMs: heartbeat.busyMs,
    waitForBeat: heartbeat.waitForBeat,
    waitMs: lane.waitMs,
    monotonicMs,
    random: Math.random,
  });
}

/** The protocol's library is loaded by the first agent, as most services never meet one. */
function answerAgents(ask: ReturnType<typeof createInProcessCalls>): (request: Request) => Promise<Response> {
  let endpoint: Promise<(request: Request) => Promise<Response>> | undefined;
  return async (request) => {
    endpoint ??= import('#mcp/http.ts').then(({ createMcpEndpoint }) =>
      createMcpEndpoint(catalogue, program.version, ask),
    );
    return (await endpoint)(request);
  };
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

/** What a person reads who has just started it; with a first key, a line to try it. */
function greeting(
  settings: Settings,
  port: number,
  caFile: string | undefined,
  key: string | undefined,
): string {
  const origin = `${settings.tls === 'proxy' ? 'http' : 'https'}://localhost:${port}`;
  const ready = `Centwise is ready: ${origin}/v1 (pages: ${origin}/, stop: Ctrl-C)`;
  if (key === undefined) return ready;
  const authority = caFile === undefined ? '' : `--cacert '${resolve(caFile)}' `;
  const { id, examples } = catalogue[1];
  const body = `-H 'Content-Type: application/json' -d '${JSON.stringify(examples[0].input)}'`;
  return `Your first API key, shown only now:

  ${key}

Try it:

  curl ${authority}-H 'Authorization: Bearer ${key}' ${body} ${origin}/v1/calculate/${id}

${ready}`;
}
