import type { IncomingRequest } from '#base/message.ts';
import type { Operation } from '#derive/operation.ts';
import { describeApi } from '#derive/openapi.ts';
import { deriveDocuments } from './derived-documents.ts';
import { fixText } from './fixed-text.ts';
import type { FormPurpose } from '../request/form-body.ts';
import type { Ask } from '../routes/in-process.ts';
import { jsonReply, type Reply } from '../replies.ts';

/** One request for a document. */
export interface Visit {
  readonly origin: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingRequest['headers'];
  /** The fields of a form that was sent. Throws a Problem for any other body. */
  readonly readForm: (purpose: FormPurpose) => Promise<URLSearchParams>;
  /** Takes one from what a network address may ask without a key; answers for how many seconds that is used up. */
  readonly admit: (what: FormPurpose) => Promise<number>;
  /** Answers operations of the API, as work of whoever visits. */
  readonly ask: Ask;
}

export type Write = (visit: Visit) => Reply | Promise<Reply>;

/** What is served without a key, by path and method. */
export type DocumentTable = ReadonlyMap<string, Readonly<Partial<Record<string, Write>>>>;

/** What `/readyz` tells of one part: whether requests can be answered, and details for the operator. */
export interface Readiness {
  readonly ready: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What tells of the health of the service, to whoever asks. */
const healthPaths = { live: '/livez', ready: '/readyz' } as const;

export function isHealthPath(path: string): boolean {
  return path === healthPaths.live || path === healthPaths.ready;
}

/** The process serves. */
export const alive = jsonReply('{"status":"ok"}');

interface DocumentOptions {
  /** Asked for by the first document that tells of them. */
  readonly operations: () => readonly Operation[];
  readonly readiness: () => Readiness | Promise<Readiness>;
}

export function createDocuments({ operations, readiness }: DocumentOptions): DocumentTable {
  const describe = fixText(() =>
    jsonReply(JSON.stringify(describeApi(operations())), { 'cache-control': 'no-cache' }),
  );
  return new Map<string, { readonly GET: Write }>([
    [healthPaths.live, { GET: () => alive }],
    [healthPaths.ready, { GET: async () => writeReadiness(await readiness()) }],
    ['/openapi.json', { GET: ({ headers }) => describe(headers) }],
    ...deriveDocuments(operations),
  ]);
}

export function writeReadiness({ ready, details }: Readiness): Reply {
  const reply = jsonReply(JSON.stringify({ status: ready ? 'ready' : 'not-ready', ...details }));
  return ready ? reply : { ...reply, status: 503, headers: { 'retry-after': '5' } };
}
