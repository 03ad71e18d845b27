import type { Principal } from '#access/authentication.ts';
import type { Steps } from '#base/steps.ts';
import type { Operation } from '#derive/operation.ts';
import type { Picture } from '#derive/picture.ts';
import type { Reply, ReplyType } from './replies.ts';

/** The query parameters, decoded; none stands twice. */
export type Query = Readonly<Record<string, string>>;

/** The query of a request that has none. */
export const noQuery: Query = {};

/** What a route is asked. */
export interface Call {
  readonly query: Query;
  /** Parsed JSON, undefined where the operation has no body. */
  readonly body: unknown;
  /** Scheme and authority of the request, for addresses in the reply. */
  readonly origin: string;
  /** The form of the reply that the caller prefers, of those that the operation has. */
  readonly type: ReplyType;
}

/** A call of a route that may wait for others. */
export interface LiveCall extends Call {
  /** Who asks; undefined where the operation is answered without a key. */
  readonly principal: Principal | undefined;
  /** The network that asks without a key; undefined for a key, and for the machine itself. */
  readonly network: string | undefined;
  /** Draws a picture as an SVG document, as work of whoever asks. */
  readonly draw: (picture: Picture) => Promise<string>;
}

/** One operation that is answered from the call alone, so that any thread can do it. */
export interface PureRoute {
  readonly operation: Operation;
  /** The reply, or the steps to one that may take long. */
  readonly run: (call: Call) => Reply | Steps<Reply>;
}

/** One operation that is answered from stores, rates or a clock as well, on the serving thread. */
export interface LiveRoute {
  readonly operation: Operation;
  readonly answer: (call: LiveCall) => Reply | Promise<Reply>;
}

export type Route = PureRoute | LiveRoute;
