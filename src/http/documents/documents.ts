import type { IncomingRequest } from '#base/message.ts';
import type { DocumentTexts } from '#api/documents/document-texts.ts';
import { deriveDocuments } from './derived-documents.ts';
import type { FormPurpose } from '../request/form-body.ts';
import type { DrawForCaller } from '../route.ts';
import type { CallOperation } from '../routes/in-process.ts';
import { jsonReply, type Reply } from '../replies.ts';

/** A request for a document or a page. */
export interface DocumentRequest {
  readonly origin: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingRequest['headers'];
  /** The fields of a submitted form. Throws a Problem for any other body. */
  readonly readForm: (purpose: FormPurpose) => Promise<URLSearchParams>;
  /**
   * Takes one request from the quota of a network without a key; returns the seconds until more are allowed,
   * or 0.
   */
  readonly admit: (what: FormPurpose) => Promise<number>;
  /** Calls an operation of the API on behalf of the sender of this request. */
  readonly callOperation: CallOperation;
  /** Draws a chart on behalf of the sender; rejects with the Problem that ends it. */
  readonly draw: DrawForCaller;
}

export type Write = (request: DocumentRequest) => Reply | Promise<Reply>;

/** The end of the path of a document for all paths of a folder that have no own one. */
export const REST = '/*';

/** The documents served without a key, by path and method. */
export type DocumentTable = ReadonlyMap<string, Readonly<Partial<Record<string, Write>>>>;

/** The state of one part for `/readyz`: whether it can answer requests, and details for the operator. */
export interface Readiness {
  readonly ready: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The paths of the health checks, which anyone may call. */
export const healthPaths = { live: '/livez', ready: '/readyz' } as const;

export function isHealthPath(path: string): boolean {
  return path === healthPaths.live || path === healthPaths.ready;
}

/** The reply of a live process. */
export const alive = jsonReply('{"status":"ok"}');

interface DocumentOptions {
  /** Called by the first document that needs them. */
  readonly loadTexts: () => DocumentTexts | Promise<DocumentTexts>;
  readonly readiness: () => Readiness | Promise<Readiness>;
}

export function createDocuments({ loadTexts, readiness }: DocumentOptions): DocumentTable {
  let loading: Promise<DocumentTexts> | undefined;
  /** All are written at once; after a failure, by the next request. */
  async function load(): Promise<DocumentTexts> {
    loading ??= Promise.resolve(loadTexts());
    loading.catch(() => (loading = undefined));
    return loading;
  }
  return new Map<string, { readonly GET: Write }>([
    [healthPaths.live, { GET: () => alive }],
    [healthPaths.ready, { GET: async () => formatReadiness(await readiness()) }],
    ...deriveDocuments(load),
  ]);
}

export function formatReadiness({ ready, details }: Readiness): Reply {
  const reply = jsonReply(JSON.stringify({ status: ready ? 'ready' : 'not-ready', ...details }));
  return ready ? reply : { ...reply, status: 503, headers: { 'retry-after': '5' } };
}
