import type { Worker } from 'node:worker_threads';
import { processorMsOf } from '#base/processor-time.ts';
import type { Message, Order, Slice, WorkOrder } from './protocol.ts';

export interface ThreadSlotOptions {
  readonly start: () => Worker;
  /** After this processor time, the evaluation in a slice is considered endless. */
  readonly stuckMs: number;
  /** Called when the thread is idle. */
  readonly onFree: () => void;
  readonly onSlice: (slice: Slice) => void;
  /** Called when the thread was lost with everything on it. */
  readonly onLost: (fault: string, isStuck: boolean) => void;
}

const MAX_FAULTS_IN_A_ROW = 3;
const PAUSE_AFTER_FAULTS_MS = 1_000;
/**
 * Extra time in case this thread was blocked itself, so that it can read a message that has already arrived.
 */
const READING_MS = 50;
/**
 * A thread that does not get a processor, or waits for something that never comes, is lost after so many
 * times its time.
 */
const MAX_STUCK_TIMES = 8;

/** A slot for a worker thread, which is replaced when it fails. */
export class ThreadSlot {
  readonly #options: ThreadSlotOptions;
  #worker: Worker | undefined;
  #isStarted = false;
  #isReady = false;
  /** The number of the thread on Linux. */
  #thread: number | undefined;
  #isFree = false;
  #isClosed = false;
  /** The number of consecutive faults without a slice. */
  #faults = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ThreadSlotOptions) {
    this.#options = options;
  }

  /** Starts its thread, unless that was done before. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#open();
  }

  /** Whether there is an idle thread. */
  get isFree(): boolean {
    return this.#isFree;
  }

  /** Whether a thread has been started that is not ready yet. */
  get isOpening(): boolean {
    return this.#worker !== undefined && !this.#isReady;
  }

  /** Whether threads have failed repeatedly. */
  get isFailing(): boolean {
    return this.#faults >= MAX_FAULTS_IN_A_ROW;
  }

  /** `onSlice` receives the outcome. */
  work(order: WorkOrder): void {
    this.#isFree = false;
    this.#post(order);
    this.#watch(this.#options.stuckMs);
  }

  forget(job: number): void {
    this.#post({ forget: job });
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
    this.#isReady = false;
    this.#thread = undefined;
    worker.on('message', (message: Message) => {
      if (worker === this.#worker) this.#onMessage(message);
    });
    const fail = (reason: unknown) => {
      if (worker === this.#worker) this.#onLost(`a thread ended: ${describe(reason)}`, false);
    };
    worker.on('error', fail);
    worker.on('exit', fail);
  }

  #onMessage(message: Message): void {
    clearTimeout(this.#timer);
    this.#isReady = true;
    this.#isFree = true;
    if ('ready' in message) {
      this.#thread = message.ready;
      return this.#options.onFree();
    }
    this.#faults = 0;
    this.#options.onSlice(message);
  }

  /**
   * Gives the thread `ms` of processor time, of which a busy machine grants little; where it is unknown,
   * `ms`.
   */
  #watch(ms: number): void {
    clearTimeout(this.#timer);
    const untilMs = performance.now() + MAX_STUCK_TIMES * ms;
    const beforeMs = processorMsOf(this.#thread);
    const wait = (leftMs: number): void => {
      const read = () => {
        const nowMs = processorMsOf(this.#thread);
        const stillMs = beforeMs === undefined || nowMs === undefined ? 0 : ms - (nowMs - beforeMs);
        if (stillMs > 0 && performance.now() < untilMs) wait(stillMs);
        else this.#onLost('an evaluation did not end', true);
      };
      this.#timer = setTimeout(() => {
        this.#timer = setTimeout(read, READING_MS);
      }, leftMs);
    };
    wait(ms);
  }

  #onLost(fault: string, isStuck: boolean): void {
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
