import type { SharedWork } from '#base/steps.ts';
import type { OwnFile } from '#catalogue/own/declaration.ts';
import type { ProblemCode } from '#calculate/check/problem-kinds.ts';
import type { Reply } from '#http/replies.ts';
import type { ProblemOptions } from '#calculate/check/problem.ts';
import type { Work } from '#http/work.ts';

/** What a thread is started with. */
export interface EngineOrder {
  /** The program and its version. */
  readonly engine: string;
  /** The calculators of an operator, which have been checked. */
  readonly ownFiles: readonly OwnFile[];
  /** Whether the thread gives way to the serving thread where both want a processor. */
  readonly isBehindServing?: boolean;
}

/** To a thread: start or resume a job for `sliceMs`. */
export interface WorkOrder {
  readonly job: number;
  readonly sliceMs: number;
  /** Present only in the first order, which starts the job. */
  readonly work?: Work;
}

/** To a thread: work, or forget a job. */
export type Order = WorkOrder | { readonly forget: number };

/** From a thread: that it is ready, once, and one slice for every order to work. */
export type Message = Ready | Slice;

export interface Ready {
  /** The number of the thread on Linux. */
  readonly ready: number | undefined;
}

/** The outcome of a slice of work. Bytes are transferred. */
export interface Slice {
  readonly job: number;
  /** Processor time of the thread. */
  readonly cpuMs: number;
  readonly outcome:
    | {
        readonly kind: 'more';
        readonly piece?: Uint8Array;
        /** Told when it grows: memory that the job needs before its next slice. */
        readonly bytes?: number;
        /** Told once: other threads may help with the work. */
        readonly shared?: SharedWork;
      }
    /** The job resumes when this many items have been counted. */
    | { readonly kind: 'items'; readonly items: number }
    | { readonly kind: 'reply'; readonly reply: Reply }
    | {
        readonly kind: 'problem';
        readonly code: ProblemCode;
        readonly detail: string;
        readonly options: ProblemOptions;
      }
    /** An internal error. */
    | { readonly kind: 'fault'; readonly error: string };
}
