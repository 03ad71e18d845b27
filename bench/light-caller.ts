// A caller that asks for a mortgage each 20 ms over one connection, on a thread of its own, so that what else
// its process does does not delay it. It is told an address, a key and how long, and answers with what it saw.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Address } from '../test/kit/callers.ts';
import { openCaller, writeRequest } from './open-loop.ts';

export interface LightCalls {
  /** Of the calls that were answered 200, in milliseconds. */
  readonly times: readonly number[];
  readonly refused: number;
}

export interface LightCaller {
  readonly address: Address;
  readonly key: string;
  readonly seconds: number;
}

export const CALL_EVERY_MS = 20;
const mortgage = { home_price: 400_000, down_payment: 80_000, interest_rate: 7, loan_term: 30 };

if (parentPort !== null) {
  const { address, key, seconds } = workerData as LightCaller;
  const request = writeRequest('/v1/calculate/mortgage', key, JSON.stringify(mortgage));
  const caller = openCaller(address, 1);
  const times: number[] = [];
  let refused = 0;
  const endMs = performance.now() + 1_000 * seconds;
  let dueMs = performance.now();
  while (performance.now() < endMs) {
    await sleep(Math.max(0, dueMs - performance.now()));
    const { status, ms } = await caller.call(request, performance.now());
    if (status === 200) times.push(ms);
    else refused++;
    // Who was kept waiting does not make up for it.
    dueMs = Math.max(dueMs + CALL_EVERY_MS, performance.now());
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage({ times, refused } satisfies LightCalls);
}
