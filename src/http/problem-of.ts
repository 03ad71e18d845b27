import { DomainError, StoreError } from '#base/errors.ts';
import type { Log } from '#base/log.ts';
import { failed } from './refusals.ts';
import { domainProblem, Problem } from '#calculate/check/problem.ts';

/** The problem for an error; internal errors and errors of a store are logged. */
export function asProblem(error: unknown, log: Log, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DomainError) return domainProblem(error);
  if (error instanceof StoreError) {
    log.error('store', { request_id: requestId, error: error.message });
    return new Problem('store-unavailable', 'The key could not be checked. Try again in 5 seconds.', {
      headers: { 'retry-after': '5' },
    });
  }
  log.error('internal', {
    request_id: requestId,
    error: error instanceof Error ? error.stack : String(error),
  });
  return failed();
}
