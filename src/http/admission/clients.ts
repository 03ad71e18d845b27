import type { Principal } from '#access/authentication.ts';
import { type AdmissionOptions, planOf, quotaExceeded, takeFromKey, takeFromPages } from './admission.ts';
import { bounds } from '#base/bounds.ts';
import { type Budget, QuotaBudget } from './work-budget.ts';
import { type Exchange, networkOf } from '../exchange.ts';
import type { Client } from '../work.ts';

/** The client of a request, with its rights. */
export interface RequestClient extends Client {
  /** Must have the scope of the operation; undefined for pages and commands, which may call any operation. */
  readonly principal: Principal | undefined;
  /** The network of a caller without a key; undefined for a key, and for commands. */
  readonly network: string | undefined;
}

/** The client of a network without a key; long work counts as more pages. */
export function createNetworkClient(service: AdmissionOptions, exchange: Exchange): RequestClient {
  const network = networkOf(service, exchange);
  const budget = new QuotaBudget(bounds.cpuMs.page, exchange.startedMs + bounds.wallMs, {
    take: (count) => takeFromPages(service, network, count),
    refuse: (...given) => quotaExceeded('network address', service.pagePlan, ...given),
  });
  const owner = `page ${network}`;
  return { owner, caller: exchange.request, principal: undefined, network, budget: () => budget };
}

/** The budget of a request with a key, when one request has already been taken from its quota. */
export function keyBudget(
  service: AdmissionOptions,
  exchange: Exchange,
  principal: Principal,
  cpuMs: number = bounds.cpuMs.request,
  wallMs: number = bounds.wallMs,
): Budget {
  return new QuotaBudget(cpuMs, exchange.startedMs + wallMs, {
    take: (count) => takeFromKey(service, exchange, principal, count),
    refuse: (...given) => quotaExceeded('key', planOf(service, principal), ...given),
  });
}
