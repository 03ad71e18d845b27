import type { Principal } from '#access/authentication.ts';
import type { Operation } from '#derive/operation.ts';
import type { Pause } from './pacing.ts';
import type { Reply, ReplyType } from './replies.ts';

/** The query parameters, decoded; none stands twice. */
export type Query = Readonly<Record<string, string>>;

/** The query of a request that has none. */
export const noQuery: Query = {};

/** What a route is asked. `body` is parsed JSON, undefined where the operation has none. */
export interface Call {
  readonly query: Query;
  readonly body: unknown;
  /** Who asks; undefined where the operation is answered without a key. */
  readonly principal?: Principal | undefined;
  /** Scheme and authority of the request, for addresses in the reply. */
  readonly origin: string;
  /** The form of the reply that the caller prefers, of those that the operation has. */
  readonly type: ReplyType;
  /** Of work that takes turns. */
  readonly pause?: Pause | undefined;
}

/** One operation and what answers it. */
export interface Route {
  readonly operation: Operation;
  readonly answer: (call: Call) => Reply | Promise<Reply>;
  /** Whether it may work for long, in turns with others: it has its first one before its body is parsed. */
  readonly takesTurns?: boolean;
  /** Answers a body of type application/x-ndjson; absent where there is no such form. */
  readonly answerLines?: (body: ReadableStream<Uint8Array>, origin: string) => Reply;
}
