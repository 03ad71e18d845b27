import type { IncomingRequest } from '#base/message.ts';
import type { Answered } from '#base/metrics.ts';
import type { ReadNetwork } from './request/address.ts';
import type { AdmissionOptions, LimitFields } from './admission/admission.ts';
import type { AnswerAgent } from './routes/agents.ts';
import type { DocumentTable } from './documents/documents.ts';
import type { Reply } from './replies.ts';
import type { RouteTable } from './routes.ts';
import type { Target } from './request/target.ts';
import type { RunJob } from './work.ts';

/** Reads the sender of a request, as the server sees it. */
export type ReadPeer = () => { readonly address: string };

/** The dependencies of answering requests. */
export interface Service extends AdmissionOptions {
  readonly routes: RouteTable;
  readonly documents: DocumentTable;
  /** A problem document as a page, which leads to the nearest known path. */
  readonly describeProblem: (problem: Reply, headers: IncomingRequest['headers'], nearest?: string) => Reply;
  /**
   * In proxy mode: whether an address is a trusted proxy's. Undefined where this process speaks TLS itself.
   */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  readonly readNetwork: ReadNetwork;
  /** The host names that the service answers to, in lower case; undefined for all. */
  readonly hostNames: ReadonlySet<string> | undefined;
  readonly answerAgent: AnswerAgent;
  /** Runs the work that needs only its own data. */
  readonly runJob: RunJob;
  readonly observe?: (answered: Answered) => void;
  readonly random: () => number;
}

/** A request in progress, with what is known about it. */
export interface Exchange {
  readonly request: IncomingRequest;
  readonly readPeer: ReadPeer;
  readonly target: Target;
  readonly startedMs: number;
  readonly requestId: string;
  route: string;
  keyId: string | undefined;
  limits: LimitFields | undefined;
}

/** The network that a request comes from. */
export function networkOf({ readNetwork, log }: Service, { request, readPeer, startedMs }: Exchange): string {
  const { network, warning } = readNetwork(request.headers, readPeer().address, startedMs);
  if (warning !== undefined) log.warn('forwarded-address', { detail: warning });
  return network;
}
