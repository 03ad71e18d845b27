import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LiveFiles } from '#portal/live/live-documents.ts';

/**
 * The files by which pages calculate in the browser, made in a process of their own, which takes 250 MB for a
 * few seconds; undefined where that is not possible, and pages ask the service. A program that is bundled
 * holds them instead: scripts/package/embedded.ts replaces this module.
 */
export function loadLiveFiles(): Promise<LiveFiles | undefined> {
  const child = fork(fileURLToPath(new URL('live-process.ts', import.meta.url)));
  child.unref();
  child.channel?.unref();
  return new Promise((resolve, reject) => {
    child.once('message', (files) => resolve(files as LiveFiles));
    child.once('error', reject);
    child.once('exit', () => resolve(undefined));
  });
}
