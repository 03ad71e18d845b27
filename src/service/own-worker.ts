import { parentPort, workerData } from 'node:worker_threads';
import type { Checked, CheckOrder } from './own-calculators.ts';
import { findFileFaults } from './own-contract.ts';

// A thread that checks the files of calculators, and answers the faults of each as soon as they are known.
const { files, engine } = workerData as CheckOrder;
function post(message: Checked): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
  parentPort!.postMessage(message);
}

post('ready');
for (const { text } of files) post(await findFileFaults(text, engine));
