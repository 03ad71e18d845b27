import type { ProblemCode } from '#derive/problems.ts';
import type { ProblemOptions, Reply } from '#http/replies.ts';
import type { Work } from '#http/work.ts';

/** To a thread: begin a job, or go on with it, for so long. */
export interface WorkOrder {
  readonly job: number;
  readonly sliceMs: number;
  /** Given once, to begin. */
  readonly work?: Work;
}

/** To a thread: work, or forget a job. */
export type Order = WorkOrder | { readonly forget: number };

/** From a thread: once when it is ready, once when it loads a large library, and one slice for every order to work. */
export type Message = 'ready' | 'loading' | Slice;

/** What came of one slice of work. Bytes are transferred. */
export interface Slice {
  readonly job: number;
  /** Processor time of the thread. */
  readonly cpuMs: number;
  readonly outcome:
    | { readonly kind: 'more'; readonly piece?: Uint8Array }
    /** The job goes on once it is counted as so many items. */
    | { readonly kind: 'items'; readonly items: number }
    | { readonly kind: 'reply'; readonly reply: Reply }
    | {
        readonly kind: 'problem';
        readonly code: ProblemCode;
        readonly detail: string;
        readonly options: ProblemOptions;
      }
    /** A fault of ours. */
    | { readonly kind: 'fault'; readonly error: string };
}
