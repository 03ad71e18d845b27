import { accessRequestPlans } from '#access/plans.ts';
import { quotaExceeded } from './admission/admission.ts';
import { createNetworkClient } from './admission/clients.ts';
import { checkAccessRequest } from './admission/request-admission.ts';
import { type Exchange, networkOf } from './exchange.ts';
import type { Service } from './service.ts';
import type { Reply } from './replies.ts';
import { MAX_PLACED_HERE, parseStrictJson, readJsonBytes } from './request/body.ts';
import { requireOwnSite } from './request/own-site.ts';
import { replyType } from './request/headers.ts';
import { overloaded } from './refusals.ts';
import { readQuery, refuseKeyInAddress } from './request/target.ts';
import type { LiveRoute } from './route.ts';
import { createDraw, createRun } from './routes/in-process.ts';

/** An operation that needs no key. */
export async function answerPublic(service: Service, exchange: Exchange, route: LiveRoute): Promise<Reply> {
  const { request, target } = exchange;
  refuseKeyInAddress(target.query);
  if (service.load.isOverloaded(exchange.startedMs)) throw overloaded;
  exchange.route = route.operation.path;
  requireOwnSite(request.headers, target.origin);
  const network = networkOf(service, exchange);
  const taken = await checkAccessRequest(service.limiter, network, service.monotonicMs());
  if (!taken.allowed) throw quotaExceeded('network', accessRequestPlans.network, taken);
  const type = replyType(request.headers.get('accept'), route.operation);
  const query = readQuery(target.query);
  const client = createNetworkClient(service, exchange);
  const [draw, run] = [createDraw(service.runJob, client), createRun(service.runJob, client)];
  const release = service.load.admitAnonymousBody(network);
  try {
    const body = parseStrictJson(await readJsonBytes(request, route.operation.body), MAX_PLACED_HERE);
    return await route.answer({
      query,
      body,
      type,
      origin: target.origin,
      principal: undefined,
      network,
      draw,
      run,
    });
  } finally {
    release();
  }
}
