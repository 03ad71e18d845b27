import { randomUUID } from 'node:crypto';
import { createAuthenticator, type Authenticator } from '#access/authentication.ts';
import { defaultPagePlan } from '#access/plans.ts';
import { startUpkeep } from '#access/upkeep.ts';
import { createUsageRecorder, type UsageRecorder } from '#access/usage.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue as builtIn } from '#catalogue/index.ts';
import type { OwnFile } from '#catalogue/own/declaration.ts';
import { watchCertificate } from '#service/certificate-watch.ts';
import type { LiveRates } from '#currency/live.ts';
import { createAnnouncer } from '#service/announcements.ts';
import { createFirstKey } from '#service/first-key.ts';
import { formatGreeting } from '#service/greeting.ts';
import { startEventLoopMonitor } from './threads/event-loop-monitor.ts';
import type { AnswerAgent } from '#http/service.ts';
import { createApp } from '#http/app.ts';
import { createDocuments } from '#http/documents/create-documents.ts';
import { alive, formatReadiness, type Readiness } from '#http/documents/health.ts';
import { commonHeaders } from '#http/request/headers.ts';
import { bounds } from '#base/bounds.ts';
import { loadDocumentTexts } from './threads/document-files.ts';
import { createDocumentTime } from '#http/admission/document-time.ts';
import { ownProcessorMs } from '#base/processor-time.ts';
import { createLoad, type Load } from '#http/admission/admission.ts';
import type { Reply } from '#http/replies.ts';
import { createRoutes } from '#http/routes.ts';
import { createJobs, type Jobs } from '#jobs/jobs.ts';
import { defaultThreads } from '#jobs/threads.ts';
import { runInstances } from '#service/instances.ts';
import { endOnUncaught, reportReady, stopOnRequest } from '#service/life-cycle.ts';
import { createLog, type Log, createLineWriter } from '#base/log.ts';
import { createGauge, METRICS_TYPE } from '#base/metrics.ts';
import type { OperatorAnswers, OperatorReply } from '#platform/metrics-server.ts';
import type { RunningServer } from '#platform/serve.ts';
import { serve } from '#platform/server.ts';
import { loadTls, type Tls } from '#platform/tls.ts';
import type { LiveFiles } from '#portal/live/live-documents.ts';
import { createPortal } from '#portal/portal.ts';
import { loadLiveFiles } from './live/live-files.ts';
import { checkOwnCalculators } from './own/own-calculators.ts';
import { openRates } from '#service/rates.ts';
import type { Settings } from './settings/settings.ts';
import { endingPacks } from '#law/freshness.ts';
import { useImportedMarket } from './market.ts';
import { openStores, type Stores } from '#service/stores.ts';
import {
  createTelemetry,
  jobMetrics,
  lawMetric,
  processMetrics,
  rateMetrics,
  serveTelemetry,
  type Telemetry,
  unsentMetrics,
} from '#service/telemetry.ts';
import program from '../../package.json' with { type: 'json' };

/** The parts of the application. */
interface Parts {
  readonly settings: Settings;
  readonly catalogue: readonly AnyCalculator[];
  readonly stores: Stores;
  readonly rates: LiveRates;
  readonly authenticator: Authenticator;
  readonly usage: UsageRecorder;
  readonly telemetry: Telemetry;
  readonly jobs: Jobs;
  readonly load: Load;
  readonly log: Log;
}

/** A browser that gets HSTS for localhost refuses plain HTTP to all other services of the developer. */
const { 'strict-transport-security': _, ...headersWithoutHsts } = commonHeaders;
const engine = `centwise ${program.version}`;
const { now } = Date;
const monotonicMs = performance.now.bind(performance);

/**
 * Serves until a signal stops it; returns an exit code only when other processes serve. `print` takes a whole
 * text and ends its line.
 */
export async function runService(
  settings: Settings,
  print: (text: string) => void,
): Promise<number | undefined> {
  const output = createLineWriter(process.stderr.fd);
  endOnUncaught(output);
  const plainLog = createLog({ level: settings.logLevel, write: output.write, now });
  const own = await checkOwnCalculators(settings.calculatorsDir, engine);
  if (settings.instances > 1) return runInstances(settings, plainLog);
  const catalogue = [...builtIn, ...own.calculators];
  const startedMs = now();
  // Before the service listens there is nothing to finish.
  let stop: () => Promise<void> | void = () => process.exit(0);
  stopOnRequest(() => void stop());
  const telemetry = createTelemetry();
  const log = telemetry.countLog(plainLog);
  useImportedMarket(settings);
  const tls = loadTls(settings, new Date(now()));
  const instance = randomUUID();
  const stores = await openStores(settings, instance, log);
  const { store, ratesStore, synchronizeEveryMs } = stores;
  const rates = await openRates(settings, ratesStore, log, settings.ratesRefresh);
  const authenticator = createAuthenticator({ store, now, monotonicMs });
  const usage = createUsageRecorder({ store, now, instance });
  const monitor = startEventLoopMonitor(monotonicMs, telemetry.observeDelay);
  const jobs = startJobs(settings, catalogue, own.files, log);
  const load = createLoad(monitor);
  const parts = { settings, catalogue, stores, rates, authenticator, usage, telemetry, jobs, load, log };
  const handler = createHandler(parts, own.files);
  const upkeep = startUpkeep({ authenticator, usage, synchronizeEveryMs, flushEveryMs: 500, log });
  await stores.subscribe(() => upkeep.synchronizeNow());
  const { host, port, sharesPort } = settings;
  const headers = settings.tls === 'dev' ? headersWithoutHsts : commonHeaders;
  const server = await serve({ host, port, tls, handler, commonHeaders: headers, sharesPort });
  const replace = (certificate: Tls) => server.replaceCertificate(certificate);
  const unwatch = watchCertificate({ settings, inForce: tls, replace, log });
  let stopMetrics = () => {};
  stop = async () => {
    unwatch();
    stopMetrics();
    await server.stop();
    await jobs.pool.close(1_000);
    monitor.stop();
    rates.stop();
    await upkeep.stop();
    await stores.close();
    output.flush();
    process.exit(0);
  };
  stopMetrics = await serveTelemetry(settings, operatorAnswers(parts, server, startedMs), log);
  const firstKey = await createFirstKey(settings, store, new Date(now()));
  print(formatGreeting({ settings, port: server.port, tls, firstKey }));
  reportReady();
  return undefined;
}

function startJobs(
  { workers }: Settings,
  catalogue: readonly AnyCalculator[],
  ownFiles: readonly OwnFile[],
  log: Log,
): Jobs {
  const onFault = (error: string) => log.error('worker', { error });
  const threads = workers ?? defaultThreads(1);
  return createJobs({ catalogue, engine, ownFiles, threads, monotonicMs, onFault });
}

/** The service as a function from request to reply. */
function createHandler(parts: Parts, ownFiles: readonly OwnFile[]): ReturnType<typeof createApp> {
  const { settings, catalogue, stores, rates, authenticator, usage, telemetry, jobs, load, log } = parts;
  const announce = createAnnouncer(settings.accessWebhook, log, telemetry.accessRequests);
  const routes = createRoutes(
    jobs.calculators.routes,
    rates,
    {
      store: stores.store,
      plans: settings.plans,
      now,
      announce,
    },
    telemetry.countQuestion,
  );
  const readiness = () => checkReadiness(parts);
  const portal = createPortal({
    catalogue,
    rates: rates.service,
    readiness,
    engine,
    others: createDocuments({ loadTexts: () => loadDocumentTexts(ownFiles), readiness }),
    loadLive: () => loadLive(log),
    frameAncestors: settings.frameAncestors,
  });
  return createApp({
    routes,
    documents: portal.documents,
    describeProblem: portal.describeProblem,
    authenticate: authenticator.authenticate,
    limiter: stores.limiter,
    usage,
    isTrustedProxy: settings.isTrustedProxy,
    hostNames: settings.hostNames,
    plans: settings.plans,
    pagePlan: { ...defaultPagePlan, burst: settings.pagesPerMinute, day: settings.pagesPerDay },
    answerAgent: answerAgents(catalogue),
    runJob: jobs.runJob,
    load,
    log,
    observe: telemetry.observe,
    monotonicMs,
    documentTime: createDocumentTime({ monotonicMs, processorMs: ownProcessorMs }),
    random: Math.random,
  });
}

/** Pages also work without these files. */
async function loadLive(log: Log): Promise<LiveFiles | undefined> {
  try {
    return await loadLiveFiles();
  } catch (error) {
    log.warn('live-pages', { error: String(error) });
    return undefined;
  }
}

/** The first agent loads the protocol's library, because most services never have one. */
function answerAgents(catalogue: readonly AnyCalculator[]): AnswerAgent {
  let endpoint: Promise<AnswerAgent> | undefined;
  return async (...message) => {
    endpoint ??= import('#mcp/http.ts').then(({ createMcpEndpoint }) =>
      createMcpEndpoint(catalogue, program.version),
    );
    return (await endpoint)(...message);
  };
}

/** The metrics server of the operator, on a separate address. */
function operatorAnswers(
  parts: Parts,
  server: Pick<RunningServer, 'unsent'>,
  startedMs: number,
): OperatorAnswers {
  const { telemetry, rates, jobs, authenticator } = parts;
  const metrics = () =>
    telemetry.write([
      ...rateMetrics(rates.service, now),
      lawMetric(now),
      ...jobMetrics(() => jobs.pool.describe()),
      ...unsentMetrics(() => server.unsent()),
      createGauge('centwise_cached_keys', 'Keys known without the store.', () => authenticator.cached),
      ...processMetrics(startedMs, program.version),
    ]);
  const json = ({ status, contentType, body }: Reply) => ({ status, contentType, body: body as string });
  return new Map<string, () => OperatorReply | Promise<OperatorReply>>([
    ['/metrics', () => ({ status: 200, contentType: METRICS_TYPE, body: metrics() })],
    ['/livez', () => json(alive)],
    ['/readyz', async () => json(formatReadiness(await checkReadiness(parts)))],
  ]);
}

async function checkReadiness({ stores, rates: { service }, load, jobs }: Parts): Promise<Readiness> {
  const { observedOn, stale, expired } = service.current();
  const isOverloaded = load.overloadedMs(monotonicMs()) > bounds.overloadedMs;
  const { open, waiting, isFailing } = jobs.pool.describe();
  const details = {
    overloaded: isOverloaded,
    workers: { open, waiting, failing: isFailing },
    ...stores.describe(),
    rates: { observed_on: observedOn, stale, expired, sources: service.health() },
    law: { ending: endingPacks(now()) },
  };
  try {
    await stores.store.find('');
    return { ready: !isOverloaded && !isFailing, details: { store: 'ok', ...details } };
  } catch {
    return { ready: false, details: { store: 'unavailable', ...details } };
  }
}
