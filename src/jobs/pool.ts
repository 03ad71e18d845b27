import type { Worker } from 'node:worker_threads';
import type { SharedWork } from '#base/steps.ts';
import { failed, GONE, overloaded, tooManyAtOnce } from '#http/refusals.ts';
import { tooLong, Problem } from '#calculate/check/problem.ts';
import { type Reply } from '#http/replies.ts';
import type { Job, Work } from '#http/work.ts';
import { type Help, Helpers } from './helpers.ts';
import { countBytes, type PoolJob, type PoolState, problemOf } from './pool-job.ts';
import type { Slice } from './protocol.ts';
import { FairQueue, type QueueBounds } from './queue.ts';
import { ThreadSlot } from './thread-slot.ts';

export interface PoolOptions {
  readonly start: () => Worker;
  readonly threads: number;
  /** How many threads start at once; each of the others starts when there is work for it. */
  readonly threadsAtStart: number;
  readonly queue: QueueBounds;
  /** The time slice of a job before the next job runs. */
  readonly sliceMs: number;
  /** After this time, the evaluation in a slice is considered endless. */
  readonly stuckMs: number;
  readonly monotonicMs: () => number;
  /** Called when a thread was replaced, and for internal errors. */
  readonly onFault: (fault: string) => void;
}

type Answer = Problem | undefined;

/** Runs the jobs of many owners on a few threads, in time slices. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #queue: FairQueue<PoolJob>;
  readonly #jobs = new Map<number, PoolJob>();
  readonly #slots: readonly ThreadSlot[];
  readonly #helpers = new Helpers<PoolJob>();
  /** What each slot works on. */
  readonly #current: (PoolJob | Help<PoolJob> | undefined)[] = [];
  #count = 0;
  #replaced = 0;
  #isClosed = false;
  #onIdle = (): void => {};

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.queue);
    const { start, threadsAtStart, stuckMs } = options;
    this.#slots = Array.from(
      { length: options.threads },
      (_, index) =>
        new ThreadSlot({
          start,
          stuckMs,
          onFree: () => this.#advance(index),
          onSlice: (slice) => this.#onSlice(index, slice),
          onLost: (fault, isStuck) => this.#onLost(index, fault, isStuck),
        }),
    );
    for (const slot of this.#slots.slice(0, threadsAtStart)) slot.start();
  }

  /** Rejects with the Problem that ends the job, or with GONE. */
  run(given: Job): Promise<Reply> {
    if (this.#isClosed) return Promise.reject(overloaded);
    if (given.client.caller?.signal?.aborted === true) return Promise.reject(GONE);
    return new Promise((resolve, reject) => this.#add(given, resolve, reject));
  }

  describe(): PoolState {
    const isFailing = this.#slots.some((slot) => slot.isFailing);
    const busy = this.#current.filter((one) => one !== undefined).length;
    return { ...this.#queue.count(), busy, replaced: this.#replaced, isFailing };
  }

  /** Rejects new jobs, lets current jobs continue for `graceMs`, and ends the threads. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true;
    if (this.#jobs.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
        setTimeout(resolve, graceMs);
      });
    }
    for (const job of this.#jobs.values()) this.#end(job, () => job.reject(overloaded));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  #add(given: Job, resolve: (reply: Reply) => void, reject: (error: Error) => void): void {
    const { owner, caller } = given.client;
    const budget = given.client.budget();
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
      neededBytes: countBytes(given.work),
      reservedBytes: 0,
      isBegun: false,
      isTold: false,
      isOver: false,
      restarts: 0,
      wasLost: false,
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
    for (const index of this.#slots.keys()) if (job.thread === undefined) this.#advance(index);
    const isOpening = this.#slots.some((slot) => slot.isOpening);
    if (job.thread === undefined && !isOpening) this.#startThreads();
  }

  #startThreads(): void {
    for (const slot of this.#slots) slot.start();
  }

  /** Gives an idle thread its next slice. */
  #advance(index: number): void {
    if (!this.#slots[index]!.isFree) return;
    const job = this.#queue.next(index);
    if (job === undefined) return this.#help(index);
    job.isBusy = true;
    this.#work(index, job, job.given.work);
  }

  /** Gives an idle thread without a job a part of another one. */
  #help(index: number): void {
    const usedMs = ({ owner }: PoolJob) => this.#queue.usedMs(owner);
    const help = this.#helpers.next(index, () => ++this.#count, usedMs);
    if (help === undefined) return;
    this.#work(index, help, { kind: 'help', shared: help.shared });
  }

  #work(index: number, current: PoolJob | Help<PoolJob>, work: Work): void {
    const { id, isBegun } = current;
    const { sliceMs } = this.#options;
    current.isBegun = true;
    this.#current[index] = current;
    this.#slots[index]!.work(isBegun ? { job: id, sliceMs } : { job: id, sliceMs, work });
  }

  /** Handles the outcome of a slice. The thread continues at once; the job itself when its budget allows. */
  #onSlice(index: number, { cpuMs, outcome }: Slice): void {
    const current = this.#current[index]!;
    this.#current[index] = undefined;
    const job = 'job' in current ? current.job : current;
    const { owner, given, restarts } = job;
    const budget = given.client.budget();
    this.#queue.spend(owner, cpuMs);
    const spent = budget.spend(cpuMs);
    // Also that of a job that nobody waits for any more.
    if (outcome.kind === 'fault') this.#options.onFault(outcome.error);
    if (current.isOver) this.#slots[index]!.forget(current.id);
    else if ('job' in current) this.#onHelp(current, outcome, spent);
    else if (outcome.kind === 'reply') this.#end(job, () => job.resolve(outcome.reply));
    else if (outcome.kind === 'problem') this.#end(job, () => job.reject(problemOf(outcome)));
    else if (outcome.kind === 'fault') this.#end(job, () => job.reject(failed()));
    else if (outcome.kind === 'items') {
      job.isTold = true;
      this.#resume(job, restarts, [spent, budget.countItems(outcome.items)]);
    } else {
      if (outcome.piece !== undefined) {
        job.isTold ||= outcome.piece.length > 0;
        given.onPiece?.(outcome.piece);
      }
      if (outcome.bytes !== undefined) this.#reserve(job, outcome.bytes);
      if (outcome.shared !== undefined) this.#share(job, outcome.shared);
      this.#resume(job, restarts, [spent]);
    }
    this.#advance(index);
  }

  /** A job waits for its memory unbegun, unless a part of its reply was sent. */
  #reserve(job: PoolJob, bytes: number): void {
    if (this.#queue.reserve(job, bytes) || job.isTold) return;
    this.#slots[job.thread!]!.forget(job.id);
    this.#restart(job);
  }

  #restart(job: PoolJob): void {
    this.#withdraw(job);
    Object.assign(job, { isBegun: false, isBusy: false, restarts: job.restarts + 1 });
    this.#queue.restart(job);
  }

  #share(job: PoolJob, shared: SharedWork): void {
    this.#withdraw(job);
    this.#helpers.offer(job, shared);
    this.#startThreads();
    for (const index of this.#slots.keys()) if (index !== job.thread) this.#advance(index);
  }

  /**
   * Handles a slice of help. There is no more to do when it has ended, however it did; the job finds out by
   * itself.
   */
  #onHelp({ job }: Help<PoolJob>, outcome: Slice['outcome'], spent: Answer | Promise<Answer>): void {
    if (outcome.kind !== 'more') this.#withdraw(job);
    const settle = (refusal: Answer) => {
      if (refusal !== undefined) this.#end(job, () => job.reject(refusal));
    };
    if (spent instanceof Promise) void spent.then(settle);
    else settle(spent);
  }

  #withdraw(job: PoolJob): void {
    this.#helpers.withdraw(job, (thread, help) => {
      // A thread that is at it forgets it afterwards.
      if (help.isBegun && this.#current[thread] !== help) this.#slots[thread]!.forget(help.id);
    });
  }

  /** Resumes a job, or ends it, when its budget has answered. */
  #resume(job: PoolJob, restarts: number, answers: readonly (Answer | Promise<Answer>)[]): void {
    // Its thread may have been lost in the meantime.
    if (job.isOver || job.restarts !== restarts) return;
    if (answers.some((answer) => answer instanceof Promise)) {
      void this.#resumeLater(job, restarts, answers);
      return;
    }
    job.isBusy = false;
    const refusal = answers.find((answer) => answer instanceof Problem);
    if (refusal !== undefined) this.#end(job, () => job.reject(refusal));
  }

  async #resumeLater(job: PoolJob, restarts: number, answers: readonly (Answer | Promise<Answer>)[]) {
    const known: Answer[] = [];
    for (const answer of answers) known.push(await answer);
    this.#resume(job, restarts, known);
    if (job.thread !== undefined) this.#advance(job.thread);
  }

  /** A thread was lost: the job it worked on has failed; its other jobs restart once. */
  #onLost(index: number, fault: string, isStuck: boolean): void {
    this.#replaced++;
    this.#options.onFault(fault);
    const current = this.#current[index];
    this.#current[index] = undefined;
    this.#helpers.lose(index);
    if (current !== undefined && 'job' in current) this.#withdraw(current.job);
    const problem = isStuck ? tooLong(this.#options.stuckMs) : failed();
    for (const job of this.#jobs.values()) {
      if (job.thread !== index) continue;
      if (job === current || job.wasLost) this.#end(job, () => job.reject(problem));
      else {
        job.wasLost = true;
        this.#restart(job);
      }
    }
    this.#advanceAll();
  }

  #advanceAll(): void {
    for (const index of this.#slots.keys()) this.#advance(index);
  }

  #end(job: PoolJob, tell: () => void): void {
    if (job.isOver) return;
    job.isOver = true;
    this.#jobs.delete(job.id);
    this.#queue.remove(job);
    this.#withdraw(job);
    const isWorkedOn = job.thread !== undefined && this.#current[job.thread] === job;
    if (job.isBegun && !isWorkedOn) this.#slots[job.thread!]!.forget(job.id);
    tell();
    // What it leaves may be what others wait for.
    this.#advanceAll();
    if (this.#jobs.size === 0) this.#onIdle();
  }
}

/** The longest time that a timer accepts. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
