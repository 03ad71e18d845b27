import type { Worker } from 'node:worker_threads';
import type { Message, Order, Slice, WorkOrder } from './protocol.ts';

export interface SeatOptions {
  readonly start: () => Worker;
  /** A slice that is not over by then is of an evaluation that does not end. */
  readonly stuckMs: number;
  /** A thread that has loaded the library for charts, which holds some 30 MB, is replaced after so long without work. */
  readonly idleMs: number;
  /** The thread can be given work. */
  readonly onFree: () => void;
  readonly onSlice: (slice: Slice) => void;
  /** The thread was ended, and everything on it is lost. */
  readonly onLost: (fault: string, isStuck: boolean) => void;
}

const MAX_FAULTS_IN_A_ROW = 3;
const PAUSE_AFTER_FAULTS_MS = 1_000;
const LOADING_MS = 10_000;
/** This thread may have been held up itself: it gets so long to read a message that has come meanwhile. */
const READING_MS = 50;

/** A place for a thread, which is replaced when it fails. */
export class Seat {
  readonly #options: SeatOptions;
  #worker: Worker | undefined;
  #isFree = false;
  #hasCharts = false;
  #isClosed = false;
  /** In a row, without a slice between. */
  #faults = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SeatOptions) {
    this.#options = options;
    this.#open();
  }

  /** Whether there is a thread that has nothing to do. */
  get isFree(): boolean {
    return this.#isFree;
  }

  /** Whether threads have failed again and again. */
  get isFailing(): boolean {
    return this.#faults >= MAX_FAULTS_IN_A_ROW;
  }

  /** Answered by `onSlice`. */
  work(order: WorkOrder): void {
    this.#isFree = false;
    this.#post(order);
    this.#watch(this.#options.stuckMs);
  }

  forget(job: number): void {
    this.#post({ forget: job });
  }

  /** To be called when there is nothing to do. */
  rest(): void {
    if (!this.#hasCharts) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#endThread();
      this.#open();
    }, this.#options.idleMs);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endThread();
  }

  #open(): void {
    if (this.#isClosed) return;
    const worker = this.#options.start();
    worker.unref();
    this.#worker = worker;
    this.#hasCharts = false;
    worker.on('message', (message: Message) => {
      if (worker === this.#worker) this.#hear(message);
    });
    const fail = (reason: unknown) => {
      if (worker === this.#worker) this.#lose(`a thread ended: ${describe(reason)}`, false);
    };
    worker.on('error', fail);
    worker.on('exit', fail);
  }

  #hear(message: Message): void {
    if (message === 'loading') {
      this.#hasCharts = true;
      return this.#watch(LOADING_MS);
    }
    clearTimeout(this.#timer);
    this.#isFree = true;
    if (message === 'ready') return this.#options.onFree();
    this.#faults = 0;
    this.#options.onSlice(message);
  }

  #watch(ms: number): void {
    clearTimeout(this.#timer);
    const giveUp = () => this.#lose('an evaluation did not end', true);
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(giveUp, READING_MS);
    }, ms);
  }

  #lose(fault: string, isStuck: boolean): void {
    void this.#endThread();
    this.#faults++;
    this.#options.onLost(fault, isStuck);
    if (this.isFailing) setTimeout(() => this.#open(), PAUSE_AFTER_FAULTS_MS).unref();
    else this.#open();
  }

  async #endThread(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isFree = false;
    await worker?.terminate();
  }

  #post(order: Order): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
    this.#worker?.postMessage(order);
  }
}

function describe(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : `exit code ${String(reason)}`;
}
