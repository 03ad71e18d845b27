import type { Worker } from 'node:worker_threads';
import { DeadlineError, within } from '#base/deadline.ts';
import type { Row, Sql, Statement } from './sql.ts';
import { StoreError } from '#base/errors.ts';

/** What the thread is told: statements to run, or to close its database and end. */
export type ThreadOrder = { readonly id: number; readonly statements: readonly Statement[] } | 'close';

export interface ThreadAnswer {
  readonly id: number;
  readonly rows?: readonly (readonly Row[])[];
  /** Why the statements could not run, for the operator. */
  readonly fault?: string;
}

/** A database that another thread holds, so that this one never waits for the disk. */
export function useSqliteThread(worker: Worker): Sql {
  const waiting = new Map<number, PromiseWithResolvers<readonly (readonly Row[])[]>>();
  let lastId = 0;
  let ending: StoreError | undefined;

  worker.on('message', ({ id, rows, fault }: ThreadAnswer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (rows !== undefined) answer?.resolve(rows);
    else answer?.reject(new StoreError(fault));
  });
  const end = (reason: string) => {
    ending ??= new StoreError(`The key store cannot be used: ${reason}.`);
    for (const answer of waiting.values()) answer.reject(ending);
    waiting.clear();
  };
  worker.on('error', (error: Error) => end(error.message));
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      end('its thread has ended');
      resolve();
    });
  });

  function send(order: ThreadOrder): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
    worker.postMessage(order);
  }

  return {
    async run(statements, deadlineMs) {
      if (ending !== undefined) throw ending;
      const id = ++lastId;
      const answer = Promise.withResolvers<readonly (readonly Row[])[]>();
      waiting.set(id, answer);
      send({ id, statements });
      try {
        return await within(answer.promise, deadlineMs);
      } catch (error) {
        if (!(error instanceof DeadlineError)) throw error;
        throw new StoreError(`The key store cannot be used: ${error.message}.`, { cause: error });
      }
    },
    async close() {
      if (ending === undefined) send('close');
      await exited;
    },
  };
}
