import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unlimited } from '#access/limits.ts';
import { catalogue } from '#catalogue/index.ts';
import type { createLive } from '#portal/live/live.ts';
import type { LiveFiles } from '#portal/live/live-documents.ts';
import { buildLiveFiles } from '#service/live/live-build.ts';
import { startTestService, type TestService } from './harness.ts';

let built: Promise<LiveFiles> | undefined;

/** The files by which pages calculate, made once for all tests of a process. */
export function buildLive(): Promise<LiveFiles> {
  built ??= buildLiveFiles(catalogue).then((files) => files!);
  return built;
}

/** A service whose pages calculate in the browser, with the files for that made. */
export async function startLiveService(): Promise<TestService> {
  const service = await startTestService({ limiter: { check: () => unlimited } }, catalogue, buildLive);
  // The first page has the files made.
  await service.send('/calculators/mortgage');
  await buildLive();
  return service;
}

export type Live = { readonly show: ReturnType<typeof createLive> };

/** Imports those files as a browser does. */
export async function importLive({ entries, files }: LiveFiles): Promise<ReadonlyMap<string, Live>> {
  const folder = mkdtempSync(join(tmpdir(), 'centwise-live-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const imported = Object.entries(entries).map(
      async ([id, name]) => [id, (await import(pathToFileURL(join(folder, name)).href)) as Live] as const,
    );
    return new Map(await Promise.all(imported));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
