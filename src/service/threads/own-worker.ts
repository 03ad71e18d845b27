import '#service/own-law.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileNews, FilesOrder } from '#service/own/own-calculators.ts';
import '#service/law-clock.ts';
import { findFileFaults } from '#service/own/own-contract.ts';

// A thread that checks files of calculators, and answers what is wrong with each as soon as that is known.
const { files, engine } = workerData as FilesOrder;
function post(message: FileNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
  parentPort!.postMessage(message);
}

post('ready');
for (const { text } of files) post(await findFileFaults(text, engine));
