import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#catalogue/index.ts';
import type { createLive } from '#portal/live/live.ts';
import type { LiveFiles } from '#portal/live/live-documents.ts';
import { buildLiveFiles } from '#service/live-build.ts';

let built: Promise<LiveFiles> | undefined;

/** The files by which pages calculate, made once for all tests of a process. */
export function buildLive(): Promise<LiveFiles> {
  built ??= buildLiveFiles(catalogue).then((files) => files!);
  return built;
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
