// A well-behaved caller on a thread of its own, so that what else its process does does not delay it. It is
// told an address and a key, and answers a message with what it has seen since the last one.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Address } from '../test/kit/callers.ts';
import { lightSweep } from '../test/kit/heavy.ts';
import { openCaller, writeRequest } from './open-loop.ts';

/** Calls of one kind. */
export interface Seen {
  /** In milliseconds: of those that were answered, and how long the one that is under way has waited. */
  times: number[];
  /** By 503 or 429. */
  refused: number;
  /** How many others there were. */
  failed: number;
}

export interface SeenByCaller {
  readonly calls: Seen;
  readonly sweeps: Seen;
}

/** A wait that is worth telling before it is over. */
const LONG_MS = 200;

const { address, key } = workerData as { readonly address: Address; readonly key: string };

/** Calls with a pause between; what is returned tells what came of it, and begins anew. */
function callAgain(path: string, body: unknown, everyMs: number): () => Seen {
  const request = writeRequest(path, key, JSON.stringify(body));
  const caller = openCaller(address, 1);
  let seen: Seen = { times: [], refused: 0, failed: 0 };
  let sentMs = performance.now();
  const run = async () => {
    for (;;) {
      sentMs = performance.now();
      const { status, ms } = await caller.call(request, sentMs);
      if (status === 200) seen.times.push(ms);
      else {
        if (status === 503 || status === 429) seen.refused++;
        else seen.failed++;
        process.stderr.write(`${path}: ${status || 'no reply'} after ${ms.toFixed(0)} ms\n`);
      }
      sentMs = Infinity;
      await sleep(everyMs);
    }
  };
  void run();
  return () => {
    const waitedMs = performance.now() - sentMs;
    if (waitedMs > LONG_MS) seen.times.push(waitedMs);
    const told = seen;
    seen = { times: [], refused: 0, failed: 0 };
    return told;
  };
}

const calls = callAgain(
  '/v1/calculate/sip',
  { monthly_investment: 10_000, annual_return: 12, years: 10 },
  10,
);
const sweeps = callAgain('/v1/sweep/mortgage', lightSweep, 50);
parentPort!.on('message', () => {
  const seen: SeenByCaller = { calls: calls(), sweeps: sweeps() };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(seen);
});
