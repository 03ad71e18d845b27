import type { Worker } from 'node:worker_threads';
import { failed, GONE, overloaded, tooLong, tooManyAtOnce } from '#http/refusals.ts';
import { Problem, type Reply } from '#http/replies.ts';
import type { Job } from '#http/work.ts';
import type { Slice } from './protocol.ts';
import { FairQueue, type QueueBounds, type Queued } from './queue.ts';
import { Seat } from './seat.ts';

export interface PoolOptions {
  readonly start: () => Worker;
  readonly threads: number;
  readonly queue: QueueBounds;
  /** How long a thread works on one job before the next one has its turn. */
  readonly sliceMs: number;
  /** A slice that is not over by then is of an evaluation that does not end. */
  readonly stuckMs: number;
  /** A thread that holds the library for charts is replaced after so long without work. */
  readonly idleMs: number;
  readonly monotonicMs: () => number;
  /** Told of threads that were replaced, and of faults of ours. */
  readonly onFault: (fault: string) => void;
}

/** What is told of a pool, for metrics and readiness. */
export interface PoolState {
  /** Jobs that threads have begun, and those that wait. */
  readonly open: number;
  readonly waiting: number;
  /** Threads replaced because of a fault. */
  readonly replaced: number;
  /** Whether threads end again and again. */
  readonly isFailing: boolean;
}

interface PoolJob extends Queued {
  readonly id: number;
  readonly given: Job;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  /** Whether its thread has been told the work. */
  isBegun: boolean;
  isOver: boolean;
  /** How often it has begun anew because its thread was ended. */
  restarts: number;
}

type Answer = Problem | undefined;

/** Jobs of many owners on a few threads, slice by slice. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #queue: FairQueue<PoolJob>;
  readonly #jobs = new Map<number, PoolJob>();
  readonly #seats: readonly Seat[];
  /** What each seat works on. */
  readonly #current: (PoolJob | undefined)[] = [];
  #count = 0;
  #replaced = 0;
  #isClosed = false;
  #onIdle = (): void => {};

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.queue);
    const { start, stuckMs, idleMs } = options;
    this.#seats = Array.from(
      { length: options.threads },
      (_, index) =>
        new Seat({
          start,
          stuckMs,
          idleMs,
          onFree: () => this.#advance(index),
          onSlice: (slice) => this.#take(index, slice),
          onLost: (fault, isStuck) => this.#lose(index, fault, isStuck),
        }),
    );
  }

  /** Rejects with the Problem that ends the job, or with GONE. */
  run(given: Job): Promise<Reply> {
    if (this.#isClosed) return Promise.reject(overloaded);
    if (given.client.caller?.signal?.aborted === true) return Promise.reject(GONE);
    return new Promise((resolve, reject) => this.#enter(given, resolve, reject));
  }

  describe(): PoolState {
    const isFailing = this.#seats.some((seat) => seat.isFailing);
    return { ...this.#queue.count(), replaced: this.#replaced, isFailing };
  }

  /** Takes no more jobs, lets those there are go on for so long, and ends the threads. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true;
    if (this.#jobs.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
        setTimeout(resolve, graceMs);
      });
    }
    for (const job of this.#jobs.values()) this.#end(job, () => job.reject(overloaded));
    await Promise.all(this.#seats.map((seat) => seat.close()));
  }

  #enter(given: Job, resolve: (reply: Reply) => void, reject: (error: Error) => void): void {
    const { owner, caller, budget } = given.client;
    const signal = caller?.signal;
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    };
    const job: PoolJob = {
      id: ++this.#count,
      owner,
      given,
      thread: undefined,
      isBusy: false,
      isBegun: false,
      isOver: false,
      restarts: 0,
      resolve(reply) {
        release();
        resolve(reply);
      },
      reject(error) {
        release();
        reject(error);
      },
    };
    const leave = () => this.#end(job, () => job.reject(GONE));
    const leftMs = Math.min(budget.deadlineMs - this.#options.monotonicMs(), MAX_TIMEOUT_MS);
    const giveUp = () => job.reject(job.isBegun ? tooLong(leftMs) : overloaded);
    const timer = setTimeout(() => this.#end(job, giveUp), leftMs);
    const refusal = this.#queue.add(job);
    if (refusal !== undefined) return job.reject(refusal === 'full' ? overloaded : tooManyAtOnce());
    signal?.addEventListener('abort', leave, { once: true });
    this.#jobs.set(job.id, job);
    for (const index of this.#seats.keys()) if (job.thread === undefined) this.#advance(index);
  }

  /** Gives a thread that has nothing to do its next slice. */
  #advance(index: number): void {
    const seat = this.#seats[index]!;
    if (!seat.isFree) return;
    const job = this.#queue.next(index);
    if (job === undefined) return seat.rest();
    const { id, given, isBegun } = job;
    const { sliceMs } = this.#options;
    job.isBegun = job.isBusy = true;
    this.#current[index] = job;
    seat.work(isBegun ? { job: id, sliceMs } : { job: id, sliceMs, work: given.work });
  }

  /** What a slice has come to. Its thread goes on at once; the job itself when its budget allows. */
  #take(index: number, { cpuMs, outcome }: Slice): void {
    const job = this.#current[index]!;
    this.#current[index] = undefined;
    const { owner, given } = job;
    const { budget } = given.client;
    this.#queue.spend(owner, cpuMs);
    const spent = budget.spend(cpuMs);
    if (job.isOver) this.#seats[index]!.forget(job.id);
    else if (outcome.kind === 'reply') this.#end(job, () => job.resolve(outcome.reply));
    else if (outcome.kind === 'problem') this.#end(job, () => job.reject(problemOf(outcome)));
    else if (outcome.kind === 'fault') {
      this.#options.onFault(outcome.error);
      this.#end(job, () => job.reject(failed()));
    } else if (outcome.kind === 'items') {
      this.#settle(job, job.restarts, [spent, budget.countItems(outcome.items)]);
    } else {
      if (outcome.piece !== undefined) given.onPiece?.(outcome.piece);
      this.#settle(job, job.restarts, [spent]);
    }
    this.#advance(index);
  }

  /** Lets a job go on, or ends it, when its budget has answered. */
  #settle(job: PoolJob, restarts: number, answers: readonly (Answer | Promise<Answer>)[]): void {
    // Its thread may have been lost meanwhile.
    if (job.isOver || job.restarts !== restarts) return;
    if (answers.some((answer) => answer instanceof Promise)) {
      void this.#settleLater(job, restarts, answers);
      return;
    }
    job.isBusy = false;
    const refusal = answers.find((answer) => answer instanceof Problem);
    if (refusal !== undefined) this.#end(job, () => job.reject(refusal));
  }

  async #settleLater(job: PoolJob, restarts: number, answers: readonly (Answer | Promise<Answer>)[]) {
    const known: Answer[] = [];
    for (const answer of answers) known.push(await answer);
    this.#settle(job, restarts, known);
    if (job.thread !== undefined) this.#advance(job.thread);
  }

  /** A thread was ended: what it worked on has failed, its other jobs are not to blame and begin anew, once. */
  #lose(index: number, fault: string, isStuck: boolean): void {
    this.#replaced++;
    this.#options.onFault(fault);
    const current = this.#current[index];
    this.#current[index] = undefined;
    const problem = isStuck ? tooLong(this.#options.stuckMs) : failed();
    for (const job of this.#jobs.values()) {
      if (job.thread !== index) continue;
      if (job === current || job.restarts > 0) this.#end(job, () => job.reject(problem));
      else {
        Object.assign(job, { isBegun: false, isBusy: false, restarts: job.restarts + 1 });
        this.#queue.restart(job);
      }
    }
    for (const other of this.#seats.keys()) this.#advance(other);
  }

  #end(job: PoolJob, tell: () => void): void {
    if (job.isOver) return;
    job.isOver = true;
    this.#jobs.delete(job.id);
    this.#queue.remove(job);
    const isWorkedOn = job.thread !== undefined && this.#current[job.thread] === job;
    if (job.isBegun && !isWorkedOn) this.#seats[job.thread!]!.forget(job.id);
    tell();
    if (this.#jobs.size === 0) this.#onIdle();
  }
}

/** As long as a timer may take. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

function problemOf({ code, detail, options }: Extract<Slice['outcome'], { kind: 'problem' }>): Problem {
  return new Problem(code, detail, options);
}
