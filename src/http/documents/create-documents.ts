import type { DocumentTexts } from '#api/documents/document-texts.ts';
import { deriveDocuments } from './derived-documents.ts';
import type { DocumentTable, Write } from './documents.ts';
import { alive, formatReadiness, healthPaths, type Readiness } from './health.ts';

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
