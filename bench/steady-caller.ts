// A well-behaved caller on a thread of its own, so that what else its process does does not delay it. It is told a port and
// a key, and answers a message with what it has seen since the last one.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openCaller, writeRequest } from './open-loop.ts';

const CALL_EVERY_MS = 10;

export interface Seen {
  /** Of the calls that were answered, in milliseconds. */
  readonly times: readonly number[];
  /** How many others there were. */
  readonly failed: number;
}

const { port, key } = workerData as { readonly port: number; readonly key: string };
const body = '{"monthly_investment":10000,"annual_return":12,"years":10}';
const request = writeRequest('/v1/calculate/sip', key, body);
const caller = openCaller(port, 4);
let seen = { times: [] as number[], failed: 0 };

parentPort!.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(seen);
  seen = { times: [], failed: 0 };
});

for (;;) {
  const { status, ms } = await caller.call(request, performance.now());
  if (status === 200) seen.times.push(ms);
  else seen.failed++;
  await sleep(CALL_EVERY_MS);
}
