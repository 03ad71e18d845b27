import type { Principal } from '#access/authentication.ts';
import { plans } from '#access/plans.ts';
import { quotaExceeded, takeFromKey, takeFromPages } from './admission.ts';
import { bounds } from '../bounds.ts';
import { type Budget, QuotaBudget } from './work-budget.ts';
import { type Exchange, networkOf, type Service } from '../exchange.ts';
import type { Caller, Client } from '../work.ts';

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
  return new KeyAsker(service, exchange, principal, cpuMs, wallMs);
}

/** A network without a key, which pays for more than a moment of work as for more pages. */
export function networkAsker(service: Service, exchange: Exchange): Asker {
  const network = networkOf(service, exchange);
  const budget = new QuotaBudget(bounds.cpuMs.page, exchange.startedMs + bounds.wallMs, {
    take: (count) => takeFromPages(service, network, count),
    refuse: (decision, requests) => quotaExceeded('network address', service.pagePlan, decision, requests),
  });
  return { owner: `page ${network}`, caller: exchange.request, principal: undefined, network, budget };
}

/** Every call has one: so its budget is made for work that takes longer than a moment, which most does not. */
class KeyAsker implements Asker {
  readonly network = undefined;
  readonly principal: Principal;
  readonly #service: Service;
  readonly #exchange: Exchange;
  readonly #cpuMs: number;
  readonly #wallMs: number;
  #budget: Budget | undefined;

  constructor(service: Service, exchange: Exchange, principal: Principal, cpuMs: number, wallMs: number) {
    this.#service = service;
    this.#exchange = exchange;
    this.principal = principal;
    this.#cpuMs = cpuMs;
    this.#wallMs = wallMs;
  }

  get owner(): string {
    return this.principal.keyId;
  }

  get caller(): Caller {
    return this.#exchange.request;
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
