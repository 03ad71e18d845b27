import type { Operation } from '#derive/operation.ts';
import { describeApi } from '#derive/openapi.ts';
import { problemPagePath, writeProblemPage } from '#derive/pages.ts';
import { problemKinds, type ProblemCode } from '#derive/problems.ts';
import { jsonReply, type Reply } from './replies.ts';

/** What is served without a key, by path. A reply may depend on the moment, hence the functions. */
export type DocumentTable = ReadonlyMap<string, () => Reply | Promise<Reply>>;

/** What `/readyz` tells of one part: whether requests can be answered, and details for the operator. */
export interface Readiness {
  readonly ready: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

interface DocumentOptions {
  readonly operations: readonly Operation[];
  readonly readiness: () => Readiness | Promise<Readiness>;
}

export function createDocuments({ operations, readiness }: DocumentOptions): DocumentTable {
  const documents = new Map<string, () => Reply | Promise<Reply>>();
  const alive = jsonReply('{"status":"ok"}');
  documents.set('/livez', () => alive);
  documents.set('/readyz', async () => writeReadiness(await readiness()));

  let api: Reply | undefined;
  documents.set('/openapi.json', () => {
    api ??= jsonReply(JSON.stringify(describeApi(operations)), { 'cache-control': 'no-cache' });
    return api;
  });
  for (const code of Object.keys(problemKinds) as ProblemCode[]) {
    documents.set(problemPagePath(code), () => htmlReply(writeProblemPage(code)));
  }
  return documents;
}

function writeReadiness({ ready, details }: Readiness): Reply {
  const reply = jsonReply(JSON.stringify({ status: ready ? 'ready' : 'not-ready', ...details }));
  return ready ? reply : { ...reply, status: 503, headers: { 'retry-after': '5' } };
}

function htmlReply(body: string): Reply {
  return {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body,
    headers: { 'cache-control': 'no-cache' },
  };
}
