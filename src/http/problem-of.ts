import { StoreError } from '#access/store.ts';
import { DomainError } from '#base/errors.ts';
import type { Log } from '#base/log.ts';
import { failed } from './refusals.ts';
import { domainProblem, Problem } from './replies.ts';

/** The problem that ends a request because of an error; what is a fault of ours or of a store is logged. */
export function asProblem(error: unknown, log: Log, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DomainError) return domainProblem(error);
  if (error instanceof StoreError) {
    log.error('store', { request_id: requestId, error: error.message });
    return new Problem('store-unavailable', 'The key could not be checked.', {
      headers: { 'retry-after': '5' },
    });
  }
  log.error('internal', {
    request_id: requestId,
    error: error instanceof Error ? error.stack : String(error),
  });
  return failed();
}
