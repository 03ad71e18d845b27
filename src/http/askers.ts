import type { Principal } from '#access/authentication.ts';
import { plans } from '#access/plans.ts';
import { quotaExceeded, takeFromKey, takeFromPages } from './admission.ts';
import { bounds } from './bounds.ts';
import { type Budget, QuotaBudget } from './work-budget.ts';
import { type Exchange, networkOf, type Service } from './exchange.ts';
import type { Caller, Client } from './work.ts';

/** The client of a request, and what they may ask. */
export interface Asker extends Client {
  /** Must have the scope of what is asked; undefined for pages and commands, which may ask anything. */
  readonly principal: Principal | undefined;
  /** The network that asks without a key; undefined for a key, and for the machine itself. */
  readonly network: string | undefined;
}

/** A key, whose request has been taken from its quota once. */
export function keyAsker(
  service: Service,
  exchange: Exchange,
  principal: Principal,
  cpuMs: number = bounds.cpuMs.request,
  wallMs: number = bounds.wallMs,
): Asker {
  const makeBudget = () =>
    new QuotaBudget(cpuMs, exchange.startedMs + wallMs, {
      take: (count) => takeFromKey(service, exchange, principal, count),
      refuse: (decision, requests) => quotaExceeded('key', plans[principal.plan], decision, requests),
    });
  return new QuotaAsker(principal.keyId, exchange.request, principal, undefined, makeBudget);
}

/** A network without a key, which pays for more than a moment of work as for more pages. */
export function networkAsker(service: Service, exchange: Exchange): Asker {
  const network = networkOf(service, exchange);
  const makeBudget = () =>
    new QuotaBudget(bounds.cpuMs.page, exchange.startedMs + bounds.wallMs, {
      take: (count) => takeFromPages(service, network, count),
      refuse: (decision, requests) => quotaExceeded('network address', service.pagePlan, decision, requests),
    });
  return new QuotaAsker(`page ${network}`, exchange.request, undefined, network, makeBudget);
}

/** Its budget is made for work that takes longer than a moment; most does not. */
class QuotaAsker implements Asker {
  readonly owner: string;
  readonly caller: Caller;
  readonly principal: Principal | undefined;
  readonly network: string | undefined;
  readonly #makeBudget: () => Budget;
  #budget: Budget | undefined;

  constructor(
    owner: string,
    caller: Caller,
    principal: Principal | undefined,
    network: string | undefined,
    makeBudget: () => Budget,
  ) {
    this.owner = owner;
    this.caller = caller;
    this.principal = principal;
    this.network = network;
    this.#makeBudget = makeBudget;
  }

  get budget(): Budget {
    return (this.#budget ??= this.#makeBudget());
  }
}
