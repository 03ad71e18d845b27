import type { Principal } from '#access/authentication.ts';
import type { Steps } from '#base/steps.ts';
import type { Operation } from '#api/operations/operation.ts';
import type { CanvasName, Picture } from '#picture/picture.ts';
import type { Reply, ReplyType } from './replies.ts';

/** The query parameters, decoded; none is repeated. */
export type Query = Readonly<Record<string, string>>;

/** The query of a request that has none. */
export const noQuery: Query = {};

/** A call of a route. */
export interface RouteCall {
  readonly query: Query;
  /** Parsed JSON, undefined where the operation has no body. */
  readonly body: unknown;
  /** Scheme and authority of the request, for addresses in the reply. */
  readonly origin: string;
  /** The format of the reply that the caller prefers, among those of the operation. */
  readonly type: ReplyType;
}

/** Draws a chart as an SVG document, on another thread. */
export type DrawForCaller = (picture: Picture, canvas?: CanvasName) => Promise<string>;

/** Runs an operation without a body on behalf of the caller, on any thread. */
export type RunForCaller = (method: 'GET', path: string, query: Query) => Promise<Reply>;

/** A call of a route that may wait for stores or rates. */
export interface LiveCall extends RouteCall {
  /** The caller; undefined for an operation without a key. */
  readonly principal: Principal | undefined;
  /** The network of a caller without a key; undefined for a key, and for commands. */
  readonly network: string | undefined;
  readonly draw: DrawForCaller;
  readonly run: RunForCaller;
}

/** An operation that needs only the call, so that any thread can run it. */
export interface PureRoute {
  readonly operation: Operation;
  /** The reply, or the steps to a reply that may take long. */
  readonly run: (call: RouteCall) => Reply | Steps<Reply>;
  /** Throws a Problem for an invalid query; absent where the declared fields say all. */
  readonly checkQuery?: (query: Query) => void;
}

/** An operation that also needs stores, rates or a clock, and runs on the serving thread. */
export interface LiveRoute {
  readonly operation: Operation;
  readonly answer: (call: LiveCall) => Reply | Promise<Reply>;
}

/** The place of a route and the route itself, not created yet. */
export type Entry = readonly [
  method: 'GET' | 'POST',
  /** Below the version segment, as the operation has it. */
  path: string,
  create: () => PureRoute | LiveRoute,
];

/** A pure route as the table of routes has it. */
export interface PureTableRoute extends PureRoute {
  /**
   * Throws a Problem for an invalid query. Whoever runs the route checks a query before; it is valid to have
   * none.
   */
  readonly checkQuery: (query: Query) => void;
}

/** A route as the table of routes has it. */
export type Route = (PureTableRoute | LiveRoute) & {
  /** The scope that a key needs; null when any key will do. */
  readonly scope: string | null;
};
