import { Problem } from '#calculate/check/problem.ts';
import type { Reply } from '#http/replies.ts';
import type { Job, Work } from '#http/work.ts';
import type { Slice } from './protocol.ts';
import type { Queued } from './queue.ts';

/** The state of a pool, for metrics and readiness. */
export interface PoolState {
  /** Jobs in progress on threads, and jobs waiting. */
  readonly open: number;
  readonly waiting: number;
  /** Threads that are at work. */
  readonly busy: number;
  /** Threads replaced because of a fault. */
  readonly replaced: number;
  /** Whether threads fail repeatedly. */
  readonly isFailing: boolean;
}

/** A job in the pool. */
export interface PoolJob extends Queued {
  readonly id: number;
  readonly given: Job;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  /** Whether its thread has received the work. */
  isBegun: boolean;
  /** Whether a part of its reply was sent or its items were counted, so that it should not begin again. */
  isTold: boolean;
  isOver: boolean;
  /** How often it has restarted, and whether because its thread was lost. */
  restarts: number;
  wasLost: boolean;
}

/** A parsed body takes so many times its bytes. */
const PARSED_TIMES = 8;
const SMALL_BYTES = 4 * 1024;

/** What a job needs at its beginning. */
export function countBytes(work: Work): number {
  const { length = 0 } = ('body' in work && work.body) || {};
  return length > SMALL_BYTES ? PARSED_TIMES * length : 0;
}

export function problemOf({
  code,
  detail,
  options,
}: Extract<Slice['outcome'], { kind: 'problem' }>): Problem {
  return new Problem(code, detail, options);
}
