import type { DocumentRequest } from './documents.ts';

/** A value that is made when a request first needs it. */
export interface MadeOnce<Value> {
  /**
   * The value, or undefined until it is made. A value that is there must not be awaited, because the time of
   * what follows would not be counted.
   */
  readonly made: () => Value | undefined;
  /** Makes the value, unless that has begun; the request goes on in an iteration of its own. */
  readonly make: (request: Pick<DocumentRequest, 'inTurn'>) => Promise<Value>;
}

export function createOnce<Value>(create: () => Promise<Value>): MadeOnce<Value> {
  let made: Value | undefined;
  let making: Promise<Value> | undefined;
  const start = async () => (made = await create());
  return { made: () => made, make: (request) => request.inTurn((making ??= start())) };
}
