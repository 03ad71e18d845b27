import type { SharedWork } from '#base/steps.ts';
import type { CanvasName, Picture } from '#picture/picture.ts';
import type { RowsEach } from './batch/batch-schedules.ts';
import type { Budget } from './admission/work-budget.ts';
import type { Reply, ReplyType } from './replies.ts';
import type { Query } from './route.ts';

/**
 * Work that needs only its own data, so that any thread can do it. Bodies are bytes because these are
 * transferred between threads without a copy.
 */
export type Work =
  | CallWork
  /** Complete lines of a batch; `onPiece` gets the lines of the reply as they are ready. */
  | {
      readonly kind: 'lines';
      readonly body: Uint8Array;
      readonly origin: string;
      /** The number of the first line in the body of the request, from 1. */
      readonly firstLine?: number;
      /** The calculator of items that name none. */
      readonly named?: string | undefined;
      /** The schedules that items get. */
      readonly rowsEach?: RowsEach | undefined;
      /** Of lines that are calls of a function: what it answers. */
      readonly form?: string | undefined;
    }
  /** Complete records of CSV below a header; without them, the reply is the header of the reply. */
  | {
      readonly kind: 'rows';
      readonly header: Uint8Array;
      readonly body: Uint8Array | undefined;
      /** The calculator of rows that name none. */
      readonly named: string | undefined;
      /** The schedules that are answered in place of results. */
      readonly rowsEach?: RowsEach | undefined;
      /** Whether these are answered as pages of columns. */
      readonly asPages?: boolean;
    }
  /** Parts of work that another thread has begun. The results are in its memory; the reply says nothing. */
  | { readonly kind: 'help'; readonly shared: SharedWork }
  | { readonly kind: 'draw'; readonly picture: Picture; readonly canvas?: CanvasName | undefined };

/** A call of an operation. As NDJSON, pieces of the reply tell how far the work is. */
export interface CallWork {
  readonly kind: 'call';
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  /** Undefined when the address has no query string. */
  readonly query: Query | undefined;
  readonly type: ReplyType;
  readonly origin: string;
  readonly body: Uint8Array | undefined;
}

/**
 * The caller who waits for a reply. The signal is read only when needed, because creating it costs as much as
 * a small calculation.
 */
export interface Caller {
  /** Aborted when the caller no longer waits. */
  readonly signal?: AbortSignal;
}

/** The client that work is done for. */
export interface Client {
  /** The owner of the processor time: the ID of a key, or "page" and a network. */
  readonly owner: string;
  /** The budget of the request, which several jobs may share. Only long work needs it, which is rare. */
  readonly budget: () => Budget;
  /** Undefined when the reply is always awaited. */
  readonly caller?: Caller | undefined;
}

/** Work for a client. */
export interface Job {
  readonly client: Client;
  readonly work: Work;
  readonly onPiece?: (bytes: Uint8Array) => void;
}

/**
 * Runs the jobs of all clients fairly. Throws, or rejects with, the Problem that ends a job without a reply.
 */
export type RunJob = (job: Job) => Reply | Promise<Reply>;
