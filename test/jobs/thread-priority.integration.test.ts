import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { EngineOrder } from '#jobs/protocol.ts';

const withoutPriorities = process.platform !== 'linux' && 'only Linux has priorities of threads';

/** How much lower than this process the priorities of its threads are, where they are. */
function readNices(): readonly number[] {
  const own = getPriority();
  return readdirSync('/proc/self/task').flatMap((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The name before the last parenthesis may contain spaces.
    const nice = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) - own;
    return nice === 0 ? [] : [nice];
  });
}

describe('a thread that works', { skip: withoutPriorities }, () => {
  for (const isBehindServing of [true, false]) {
    test(`gives way to the serving thread: ${isBehindServing}`, async () => {
      const before = readNices();
      const workerData: EngineOrder = { engine: 'centwise test', ownFiles: [], isBehindServing };
      const worker = new Worker(threadFile('engine-worker'), { workerData });
      try {
        await once(worker, 'message');
        // The runtime may start a thread for the garbage of this one, which inherits its priority.
        const others = readNices().slice(before.length);
        assert.deepEqual(new Set(others), new Set(isBehindServing ? [10] : []));
      } finally {
        await worker.terminate();
      }
    });
  }
});
