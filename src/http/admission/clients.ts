import type { Principal } from '#access/authentication.ts';
import { plans } from '#access/plans.ts';
import { quotaExceeded, takeFromKey, takeFromPages } from './admission.ts';
import { bounds } from '#base/bounds.ts';
import { type Budget, QuotaBudget } from './work-budget.ts';
import { type Exchange, networkOf, type Service } from '../exchange.ts';
import type { Caller, Client } from '../work.ts';

/** The client of a request, with its rights. */
export interface RequestClient extends Client {
  /** Must have the scope of the operation; undefined for pages and commands, which may call any operation. */
  readonly principal: Principal | undefined;
  /** The network of a caller without a key; undefined for a key, and for commands. */
  readonly network: string | undefined;
}

/** The client of a network without a key; long work counts as more pages. */
export function createNetworkClient(service: Service, exchange: Exchange): RequestClient {
  const network = networkOf(service, exchange);
  const budget = new QuotaBudget(bounds.cpuMs.page, exchange.startedMs + bounds.wallMs, {
    take: (count) => takeFromPages(service, network, count),
    refuse: (decision, requests) => quotaExceeded('network address', service.pagePlan, decision, requests),
  });
  return { owner: `page ${network}`, caller: exchange.request, principal: undefined, network, budget };
}

/**
 * The client of a key, when one request has already been taken from its quota. Every call creates one, so the
 * budget is created only for long work, which is rare.
 */
export class KeyClient implements RequestClient {
  readonly network = undefined;
  readonly principal: Principal;
  readonly owner: string;
  readonly caller: Caller;
  readonly #service: Service;
  readonly #exchange: Exchange;
  readonly #cpuMs: number;
  readonly #wallMs: number;
  #budget: Budget | undefined;

  constructor(
    service: Service,
    exchange: Exchange,
    principal: Principal,
    cpuMs: number = bounds.cpuMs.request,
    wallMs: number = bounds.wallMs,
  ) {
    this.#service = service;
    this.#exchange = exchange;
    this.principal = principal;
    this.owner = principal.keyId;
    this.caller = exchange.request;
    this.#cpuMs = cpuMs;
    this.#wallMs = wallMs;
  }

  get budget(): Budget {
    return (this.#budget ??= this.#makeBudget());
  }

  #makeBudget(): Budget {
    const { principal } = this;
    return new QuotaBudget(this.#cpuMs, this.#exchange.startedMs + this.#wallMs, {
      take: (count) => takeFromKey(this.#service, this.#exchange, principal, count),
      refuse: (decision, requests) => quotaExceeded('key', plans[principal.plan], decision, requests),
    });
  }
}
