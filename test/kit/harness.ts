import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { createAuthenticator } from '#access/authentication.ts';
import { hashKey, issueKey, type Scope, scopes } from '#access/keys.ts';
import { createMemoryLimiter } from '#access/limits.ts';
import { defaultPagePlan, type PlanName, plans } from '#access/plans.ts';
import type { AccessStore } from '#access/store.ts';
import { createUsageRecorder } from '#access/usage.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { keepSnapshot } from '#currency/fetch.ts';
import { createHistory } from '#currency/store/history.ts';
import { withShippedPast } from '#currency/store/past.ts';
import { createRatesService, standardSources, type RatesService } from '#currency/service.ts';
import { snapshot } from '#currency/table/snapshot.ts';
import type { DatedTable } from '#currency/sources/source.ts';
import type { RatesStore } from '#currency/store/store.ts';
import { writeDocumentTexts } from '#api/documents/document-texts.ts';
import { listGuideTexts } from '#portal/docs/guide-pages.ts';
import { readGuides } from '#portal/docs/guide-texts.ts';
import { draw } from '#chart/draw.ts';
import { createApp, type AppOptions } from '#http/app.ts';
import { createDocuments } from '#http/documents/create-documents.ts';
import { commonHeaders } from '#http/request/headers.ts';
import { createCalculators } from '#http/calculators.ts';
import { createDocumentTime } from '#http/admission/document-time.ts';
import { createLoad } from '#http/admission/admission.ts';
import { createEngine } from '#jobs/run.ts';
import { createLocalRunner } from '#jobs/run.ts';
import { createRoutes } from '#http/routes.ts';
import { createLog } from '#base/log.ts';
import { createMcpEndpoint } from '#mcp/http.ts';
import type { LoadLiveFiles } from '#portal/live/live-documents.ts';
import { createPortal } from '#portal/portal.ts';
import { openSqliteRatesStore, openSqliteStore } from './stores.ts';

/** The day after the newest table of the snapshot, so that nothing in it is of the future. */
export const TODAY_MS = Date.parse('2026-09-30T12:00:00Z');

export interface TestService {
  /** The application itself, as a server is given it. */
  readonly app: ReturnType<typeof createApp>;
  /** Sends a request to the application itself, without a socket. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** As `send`, with a valid key of the unlimited plan, and `body` as JSON when it is no text yet. */
  readonly call: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  readonly createKey: (
    plan?: PlanName,
    expiresAt?: Date | null,
    scopes?: readonly Scope[],
  ) => Promise<{ key: string; id: string }>;
  readonly revokeKey: (id: string) => Promise<void>;
  /** Moves both clocks forward. */
  readonly advance: (ms: number) => void;
  /** Hands the counted requests to the store. */
  readonly flushUsage: () => Promise<void>;
  readonly store: AccessStore;
  readonly logLines: readonly string[];
  /** "GET /calculators" and so on, below the version segment, without aliases. */
  readonly routes: readonly string[];
  /** The rates in force and those of the past, to add to. */
  readonly rates: RatesService;
  readonly ratesStore: RatesStore;
}

/**
 * The whole application as main builds it, over SQLite in memory, the shipped rates without their `past`, and
 * clocks that stand still.
 */
export async function startTestService(
  overrides: Partial<AppOptions> = {},
  calculators: readonly AnyCalculator[] = catalogue,
  loadLive?: LoadLiveFiles,
  past: readonly DatedTable[] = [],
  frameAncestors?: string,
): Promise<TestService> {
  let elapsedMs = 0;
  const now = () => TODAY_MS + elapsedMs;
  const store = openSqliteStore(new DatabaseSync(':memory:'));
  const authenticator = createAuthenticator({ store, now, monotonicMs: () => elapsedMs });
  const usage = createUsageRecorder({ store, now, instance: 'test' });
  const logLines: string[] = [];
  const log = createLog({ level: 'debug', write: (line) => logLines.push(line), now });
  const service = createRatesService({ now, snapshot, maxAgeDays: 30, log });
  const ratesStore = openSqliteRatesStore(new DatabaseSync(':memory:'));
  await keepSnapshot(ratesStore, snapshot, now());
  const history = createHistory({
    store: withShippedPast(ratesStore, () => past),
    sources: standardSources,
    now,
  });
  const calculations = createCalculators(calculators, 'centwise test', draw);
  const announce = () => {};
  const { plans: limits = plans } = overrides;
  const routes = createRoutes(
    calculations.routes,
    { service, history, now },
    { store, plans: limits, now, announce },
    () => {},
  );
  const readiness = () => ({ ready: true, details: {} });
  // Few tests open pages, and their tables take a twentieth of a second.
  const portal = once(() =>
    createPortal({
      catalogue: calculators,
      rates: service,
      readiness,
      engine: 'centwise test',
      others: createDocuments({
        loadTexts: () => textsOf(calculators),
        readiness,
      }),
      ...(loadLive !== undefined && { loadLive }),
      frameAncestors,
    }),
  );
  const app = createApp({
    routes,
    documents: lazyMap(() => portal().documents),
    describeProblem: (...problem) => portal().describeProblem(...problem),
    authenticate: authenticator.authenticate,
    limiter: createMemoryLimiter(),
    usage,
    isTrustedProxy: undefined,
    hostNames: undefined,
    plans: limits,
    pagePlan: defaultPagePlan,
    answerAgent: createMcpEndpoint(calculators, '1.0.0-test'),
    runJob: createLocalRunner(createEngine(calculations, draw)),
    load: createLoad({ busyFromMs: Infinity, begunSincePause: 0 }),
    documentTime: createDocumentTime({ monotonicMs: () => elapsedMs, processorMs: () => 0 }),
    log,
    monotonicMs: () => elapsedMs,
    random: () => 0.5,
    ...overrides,
  });

  await authenticator.synchronize();
  const createKey = async (
    plan: PlanName = 'unlimited',
    expiresAt: Date | null = null,
    granted: readonly Scope[] = scopes,
  ) => {
    const createdAt = new Date(now());
    const order = { name: 'test', plan, scopes: granted, test: true, expiresAt, createdAt };
    const { key, record } = issueKey(order);
    await store.create(record, hashKey(key));
    return { key, id: record.id };
  };
  const { key } = await createKey();
  const send = async (path: string, init?: RequestInit) => {
    const request = new Request(`https://localhost:8443${path}`, init);
    const { status, headers, body } = await app(request, () => ({ address: '127.0.0.1' }));
    return new Response(body, { status, headers: { ...commonHeaders, ...headers } });
  };

  return {
    app,
    send,
    call: (path, body, headers = {}) => {
      const authorized = { authorization: `Bearer ${key}`, ...headers };
      if (body === undefined) return send(path, { headers: authorized });
      const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      return send(path, {
        method: 'POST',
        body: text as BodyInit,
        headers: { 'content-type': 'application/json', ...authorized },
      });
    },
    createKey,
    revokeKey: async (id) => {
      await store.revoke(id, new Date(now()).toISOString());
      await authenticator.synchronize();
    },
    advance: (ms) => {
      elapsedMs += ms;
    },
    flushUsage: usage.flush,
    store,
    logLines,
    // Few ask, and it opens all routes: a tenth of a second.
    get routes() {
      return [...routes].flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, route]) =>
          route?.operation.path === path ? [`${method} ${path}`] : [],
        ),
      );
    },
    rates: service,
    ratesStore,
  };
}

const documentTexts = new WeakMap<readonly AnyCalculator[], ReturnType<typeof writeDocumentTexts>>();

/** The documents for programs, written once for all services of the same calculators: it takes a second. */
function textsOf(calculators: readonly AnyCalculator[]) {
  const texts =
    documentTexts.get(calculators) ?? writeDocumentTexts(calculators, listGuideTexts(readGuides()));
  documentTexts.set(calculators, texts);
  return texts;
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** A map that is made when it is first asked for anything. */
function lazyMap<Key, Value>(create: () => ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  return new Proxy<ReadonlyMap<Key, Value>>(new Map(), {
    get: (_, name) => {
      const map = create();
      const member: unknown = Reflect.get(map, name, map);
      return typeof member === 'function' ? (member as () => unknown).bind(map) : member;
    },
  });
}

/** The members that a problem document has. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly request_id: string;
  readonly errors?: readonly { pointer?: string; parameter?: string; code: string; detail: string }[];
  readonly 'violated-policies'?: readonly string[];
}

/** Reads a reply that must be a whole problem document of this kind. */
export async function expectProblem(
  response: Response,
  status: number,
  code: string,
): Promise<ProblemDocument> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const document = JSON.parse(text) as ProblemDocument;
  assert.equal(document.type, `https://localhost:8443/docs/problems/${code}`);
  assert.equal(document.status, status);
  assert.equal(document.request_id, response.headers.get('x-request-id'));
  for (const member of ['title', 'detail', 'instance'] as const)
    assert.ok(document[member].length > 0, member);
  return document;
}
