import type { IncomingRequest } from '#base/message.ts';
import type { ReadNetwork } from './request/address.ts';
import type { AdmissionOptions, LimitHeaders } from './admission/admission.ts';
import type { AnswerAgent } from './routes/agents.ts';
import type { AuthenticationOptions } from './admission/authentication.ts';
import type { DocumentTable } from './documents/documents.ts';
import type { Load } from './admission/load.ts';
import type { Reply } from './replies.ts';
import type { Answered } from './request-log.ts';
import type { RouteTable } from './routes.ts';
import type { Target } from './request/target.ts';
import type { RunJob } from './work.ts';

/** Who sent a request, as the server sees it. */
export interface Peer {
  readonly address: string;
}

/** All that answering requests needs. */
export interface Service extends AdmissionOptions, AuthenticationOptions {
  readonly routes: RouteTable;
  readonly documents: DocumentTable;
  /** A problem document as a page. */
  readonly describeProblem: (problem: Reply) => Reply;
  /** In proxy mode: whether an address is a trusted proxy's. Undefined where this process speaks TLS itself. */
  readonly isTrustedProxy: ((address: string) => boolean) | undefined;
  readonly readNetwork: ReadNetwork;
  /** The names that are answered, in lower case; undefined answers any. */
  readonly hostNames: ReadonlySet<string> | undefined;
  readonly answerAgent: AnswerAgent;
  /** Does all work that needs nothing but itself. */
  readonly runJob: RunJob;
  readonly load: Load;
  readonly observe?: (answered: Answered) => void;
  readonly random: () => number;
}

/** One request on its way, and what becomes known of it. */
export interface Exchange {
  readonly request: IncomingRequest;
  readonly peer: Peer;
  readonly target: Target;
  readonly startedMs: number;
  readonly requestId: string;
  route: string;
  keyId: string | undefined;
  limitHeaders: LimitHeaders | undefined;
}

/** The network that a request comes from. */
export function networkOf({ readNetwork, log }: Service, { request, peer, startedMs }: Exchange): string {
  const { network, warning } = readNetwork(request.headers, peer.address, startedMs);
  if (warning !== undefined) log.warn('forwarded-address', { detail: warning });
  return network;
}
