import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { LiveFiles } from '#portal/live/live-documents.ts';

/**
 * The files by which pages calculate in the browser, made on a thread of their own; undefined where that is
 * not possible, and pages ask the service. A program that is bundled holds them instead:
 * scripts/package/embedded.ts replaces this module.
 */
export function loadLiveFiles(): Promise<LiveFiles | undefined> {
  const worker = new Worker(threadFile('live-worker'));
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => resolve(undefined));
  });
}
