import type { Picture } from '#derive/picture.ts';
import type { Budget } from './admission/work-budget.ts';
import type { Reply, ReplyType } from './replies.ts';
import type { Query } from './route.ts';

/** Work that needs nothing but what is in it, so that any thread can do it. Bodies are bytes: they cross threads for nothing. */
export type Work =
  | {
      readonly kind: 'call';
      readonly method: 'GET' | 'POST';
      /** Below the version segment. */
      readonly path: string;
      readonly query: Query;
      readonly type: ReplyType;
      readonly origin: string;
      readonly body: Uint8Array | undefined;
    }
  /** Whole lines of a batch; `onPiece` gets the lines of the reply as they come. */
  | { readonly kind: 'lines'; readonly body: Uint8Array; readonly origin: string }
  | { readonly kind: 'draw'; readonly picture: Picture };

/** Who waits for a reply. The signal is asked for by those alone who need it: to make one costs as much as a small calculation. */
export interface Caller {
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** Whom work is done for. */
export interface Client {
  /** Whose processor time it takes: the ID of a key, or "page" and a network. */
  readonly owner: string;
  /** Of the request that the work belongs to; several jobs may share it. */
  readonly budget: Budget;
  /** Undefined where the reply is always waited for. */
  readonly caller?: Caller | undefined;
}

/** Work for a client. */
export interface Job {
  readonly client: Client;
  readonly work: Work;
  readonly onPiece?: (bytes: Uint8Array) => void;
}

/** Does the work of everybody, fairly. Throws, or rejects with, the Problem that ends a job without a reply. */
export type RunJob = (job: Job) => Reply | Promise<Reply>;
