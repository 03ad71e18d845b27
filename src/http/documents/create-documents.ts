import { setTimeout as sleep } from 'node:timers/promises';
import { bounds } from '#base/bounds.ts';
import type { DocumentTexts } from '#api/documents/document-texts.ts';
import type { DocumentTable, Write } from './documents.ts';
import { fixText } from './fixed-text.ts';
import { alive, formatReadiness, healthPaths, type Readiness } from './health.ts';
import { overloaded } from '../refusals.ts';
import { JSON_TYPE } from '../replies.ts';

interface DocumentOptions {
  /** Called by the first document that needs them. */
  readonly loadTexts: () => DocumentTexts | Promise<DocumentTexts>;
  readonly readiness: () => Readiness | Promise<Readiness>;
  /** How long a request waits for them. */
  readonly wallMs?: number;
}

const PLAIN_TYPE = 'text/plain; charset=utf-8';
const headers = { 'cache-control': 'no-cache' };

/** The health checks, and the documents of all operations. */
export function createDocuments({
  loadTexts,
  readiness,
  wallMs = bounds.wallMs,
}: DocumentOptions): DocumentTable {
  let loading: Promise<DocumentTexts> | undefined;
  /** All are written at once; after a failure, by the next request. */
  async function load(): Promise<DocumentTexts> {
    loading ??= Promise.resolve(loadTexts());
    loading.catch(() => (loading = undefined));
    const late = sleep(wallMs, undefined, { ref: false }).then(() => Promise.reject(overloaded));
    return Promise.race([loading, late]);
  }
  const fix = (name: keyof DocumentTexts, contentType: string) =>
    fixText(async () => ({ status: 200, contentType, headers, body: (await load())[name] }));
  const openapi = fix('openapiJson', JSON_TYPE);
  const llms = fix('llms', PLAIN_TYPE);
  const llmsFull = fix('llmsFull', PLAIN_TYPE);
  return new Map<string, { readonly GET: Write }>([
    [healthPaths.live, { GET: () => alive }],
    [healthPaths.ready, { GET: async () => formatReadiness(await readiness()) }],
    ['/openapi.json', { GET: (request) => openapi(request.headers) }],
    // JSON is YAML 1.2.
    [
      '/openapi.yaml',
      { GET: async (request) => ({ ...(await openapi(request.headers)), contentType: 'application/yaml' }) },
    ],
    ['/llms.txt', { GET: (request) => llms(request.headers) }],
    ['/llms-full.txt', { GET: (request) => llmsFull(request.headers) }],
  ]);
}
