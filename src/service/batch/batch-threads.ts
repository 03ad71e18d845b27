import { Worker } from 'node:worker_threads';
import { threadFile } from '#base/thread-files.ts';
import type { BatchFile, BatchOutcome } from '#cli/commands/batch.ts';
import { Pool } from '#jobs/pool.ts';
import type { EngineOrder } from '#jobs/protocol.ts';
import { noOwnCalculators, type OwnCalculators } from '#service/own/own-calculators.ts';

/** So many blocks wait for a thread at most, so that it has one when it is done with another. */
export const OPEN_PER_THREAD = 3;
/** Files of so many bytes take longer than the start of a thread. */
const LONG_BYTES = 8 * 1024 * 1024;

/** Threads for the blocks of a file. */
export function startThreads(threads: number, order: EngineOrder): Pool {
  const waiting = OPEN_PER_THREAD * threads;
  return new Pool({
    start: () => new Worker(threadFile('engine-worker'), { workerData: order }),
    threads,
    threadsAtStart: threads,
    queue: {
      openOfOwner: waiting,
      openInAll: waiting,
      reservedBytes: Infinity,
      waitingOfOwner: waiting,
      waitingInAll: waiting,
    },
    sliceMs: 1_000,
    stuckMs: 60_000,
    monotonicMs: () => performance.now(),
    onFault: (fault) => process.stderr.write(`${fault}\n`),
  });
}

/**
 * Answers a file. The threads for a long one start before this thread loads the calculators, which both have
 * to do.
 */
export async function answerFile(
  file: BatchFile,
  engine: string,
  own: OwnCalculators = noOwnCalculators,
): Promise<BatchOutcome> {
  const isLong = file.jobs > 1 && file.bytes !== undefined && file.bytes >= LONG_BYTES;
  const threads = isLong ? startThreads(file.jobs - 1, { engine, ownFiles: own.files }) : undefined;
  const { answerFile } = await import('./batch-files.ts');
  return answerFile(file, engine, own, threads);
}
