import type { IncomingRequest } from '#base/message.ts';
import type { Answered } from '#base/metrics.ts';
import type { AdmissionOptions } from './admission/admission.ts';
import type { DocumentTable } from './documents/documents.ts';
import type { Reply } from './replies.ts';
import type { ServedAddresses } from './request/target.ts';
import type { AnswerAgent } from './routes/agent.ts';
import type { RouteTable } from './routes.ts';
import type { RunJob } from './work.ts';

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
