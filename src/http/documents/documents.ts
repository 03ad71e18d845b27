import type { IncomingRequest } from '#base/message.ts';
import type { FormPurpose } from '../request/form-body.ts';
import type { DrawForCaller } from '../route.ts';
import type { CallOperation } from '../routes/in-process.ts';
import type { Reply } from '../replies.ts';

/** A request for a document or a page. */
export interface DocumentRequest {
  readonly origin: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: IncomingRequest['headers'];
  /** The fields of a submitted form. Throws a Problem for any other body. */
  readonly readForm: (purpose: FormPurpose) => Promise<URLSearchParams>;
  /**
   * Takes one request from the quota of a network without a key; returns the seconds until more are allowed,
   * or 0.
   */
  readonly admit: (what: FormPurpose) => Promise<number>;
  /** Calls an operation of the API on behalf of the sender of this request. */
  readonly callOperation: CallOperation;
  /** Draws a chart on behalf of the sender; rejects with the Problem that ends it. */
  readonly draw: DrawForCaller;
  /** The result of work, in an iteration of the event loop that has time for what follows. */
  readonly inTurn: <Result>(work: Promise<Result>) => Promise<Result>;
}

export type Write = (request: DocumentRequest) => Reply | Promise<Reply>;

/** The end of the path of a document for all paths of a folder that have no own one. */
export const REST = '/*';

/** The documents served without a key, by path and method. */
export type DocumentTable = ReadonlyMap<string, Readonly<Partial<Record<string, Write>>>>;
