import { Problem } from './replies.ts';

/** Why a request ends without a reply: nobody waits for it any more. */
export const GONE = new Error('the caller has gone');

/** Always the same one: to make an error costs a tenth of a refusal, and there are many of them under overload. */
export const overloaded = new Problem('overloaded', 'The service is overloaded; nothing was calculated.', {
  headers: { 'retry-after': '1' },
});

export function tooLong(ms: number): Problem {
  return new Problem(
    'calculation-too-long',
    `The calculation takes more than ${ms / 1000} seconds. Ask for less in one request, or use less extreme inputs.`,
  );
}

export function tooManyAtOnce(): Problem {
  return new Problem(
    'too-many-at-once',
    'Too many long requests of this caller are waiting already; send the next one when one of them is answered.',
    { headers: { 'retry-after': '1' } },
  );
}

/** A fault of ours. */
export function failed(): Problem {
  return new Problem('internal', 'The service failed; nothing was calculated.');
}
