import type { Violation } from '#calculate/check/violations.ts';
import type { IncomingRequest } from '#base/message.ts';
import type { Answered } from '#base/metrics.ts';
import type { AdmissionOptions } from './admission/admission.ts';
import type { DocumentTable } from './documents/documents.ts';
import type { Reply } from './replies.ts';
import type { ServedAddresses } from './request/target.ts';
import type { CallOperation } from './routes/in-process.ts';
import type { Query } from './route.ts';
import type { RouteTable } from './routes.ts';
import type { RunJob } from './work.ts';

/** The sender of a message of the Model Context Protocol. */
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

/** The dependencies of answering requests. */
export interface Service extends AdmissionOptions, ServedAddresses {
  readonly routes: RouteTable;
  readonly documents: DocumentTable;
  /** A problem document as a page, which leads to the nearest known path. */
  readonly describeProblem: (problem: Reply, headers: IncomingRequest['headers'], nearest?: string) => Reply;
  readonly answerAgent: AnswerAgent;
  /** Runs the work that needs only its own data. */
  readonly runJob: RunJob;
  readonly observe?: (answered: Answered) => void;
  readonly random: () => number;
}
