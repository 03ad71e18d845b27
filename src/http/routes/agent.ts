import type { Violation } from '#calculate/check/violations.ts';
import type { Query } from '../route.ts';
import type { CallOperation } from './in-process.ts';

/** The sender of the message. */
export interface Agent {
  readonly callOperation: CallOperation;
  /** The scopes of the key; a tool that needs another scope is neither listed nor called. */
  readonly scopes: readonly string[];
}

/** Answers one message of the protocol, whose body has been parsed, or reports the errors in the query. */
export type AnswerAgent = (
  request: Request,
  message: unknown,
  agent: Agent,
  query: Query,
) => Promise<Response | readonly Violation[]>;
