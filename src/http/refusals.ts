import { Problem } from '#calculate/check/problem.ts';

/** Thrown when a request needs no reply because its caller has disconnected. */
export const GONE = new Error('the caller has gone');

/** A single object: creating an error costs a tenth of a rejection, and under overload there are many. */
export const overloaded = new Problem(
  'overloaded',
  'The service is overloaded; nothing was calculated. Try again in a second.',
  {
    headers: { 'retry-after': '1' },
  },
);

export function tooManyAtOnce(): Problem {
  return new Problem(
    'too-many-at-once',
    'Too many long requests from this caller are already waiting. Wait for one of them to be answered before you send another.',
    { headers: { 'retry-after': '1' } },
  );
}

/** The problem for an internal error. */
export function failed(): Problem {
  return new Problem(
    'internal',
    'The service failed; nothing was calculated. Please report this with the request_id.',
  );
}
