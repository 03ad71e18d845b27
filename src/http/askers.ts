import type { Principal } from '#access/authentication.ts';
import { plans } from '#access/plans.ts';
import { quotaExceeded, takeFromKey, takeFromPages } from './admission.ts';
import { bounds } from './bounds.ts';
import { type Budget, QuotaBudget } from './work-budget.ts';
import { type Exchange, networkOf, type Service } from './exchange.ts';
import type { Caller } from './work.ts';

/** For whom work is done, and who pays for it. */
export interface Asker {
  /** Whose processor time it takes: the ID of a key, or "page" and a network. */
  readonly owner: string;
  readonly budget: Budget;
  readonly caller: Caller | undefined;
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
  const budget = new QuotaBudget(cpuMs, exchange.startedMs + wallMs, {
    take: (count) => takeFromKey(service, principal, count, (headers) => (exchange.limitHeaders = headers)),
    refuse: (decision, requests) => quotaExceeded('key', plans[principal.plan], decision, requests),
  });
  return { owner: principal.keyId, budget, caller: exchange.request, principal, network: undefined };
}

/** A network without a key, which pays for more than a moment of work as for more pages. */
export function networkAsker(service: Service, exchange: Exchange): Asker {
  const network = networkOf(service, exchange);
  const budget = new QuotaBudget(bounds.cpuMs.page, exchange.startedMs + bounds.wallMs, {
    take: (count) => takeFromPages(service, network, count),
    refuse: (decision, requests) => quotaExceeded('network address', service.pagePlan, decision, requests),
  });
  return { owner: `page ${network}`, budget, caller: exchange.request, principal: undefined, network };
}
