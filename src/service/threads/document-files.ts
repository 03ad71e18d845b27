import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { OwnFile } from '#catalogue/own/declaration.ts';
import type { DocumentTexts } from '#api/documents/document-texts.ts';

/** Has the documents written on a thread of its own, which takes seconds of processor time. */
export function loadDocumentTexts(ownFiles: readonly OwnFile[]): Promise<DocumentTexts> {
  const worker = new Worker(threadFile('document-worker'), { workerData: ownFiles });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the documents were not written')));
  });
}
