import '#service/own-law.ts';
import { parentPort } from 'node:worker_threads';
import { catalogue } from '#catalogue/index.ts';
import { buildLiveFiles } from '#service/live/live-build.ts';
import { lowerThreadPriority } from './thread-priority.ts';

// A thread that makes the files by which pages calculate in the browser, and ends. Nobody waits for it.
lowerThreadPriority();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
parentPort!.postMessage(await buildLiveFiles(catalogue));
