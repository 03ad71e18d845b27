import { setTimeout as sleep } from 'node:timers/promises';
import type { MessagePort, Worker } from 'node:worker_threads';
import { DeadlineError, within } from '#base/deadline.ts';
import type { StoreError } from '#base/errors.ts';
import { isBusy } from '#platform/sqlite.ts';
import { asStoreError, type Row, type Sql, type Statement } from './sql.ts';
import { createSqliteRunner, type SqliteDatabase } from './sqlite.ts';

/** How soon a write is tried again while another process writes. */
const BUSY_MS = 5;

/** What the thread is told: statements to run, or to close its database and end. */
type ThreadOrder = Work | 'close';

interface Work {
  readonly id: number;
  readonly statements: readonly Statement[];
  readonly deadlineMs: number;
}

interface ThreadAnswer {
  readonly id: number;
  readonly rows?: readonly (readonly Row[])[];
  /** Why the statements could not run, for the operator. */
  readonly fault?: string;
}

/** A database that another thread holds, so that this one never waits for the disk or for another process. */
export function useSqliteThread(worker: Worker): Sql {
  const waiting = new Map<number, PromiseWithResolvers<readonly (readonly Row[])[]>>();
  let lastId = 0;
  let ending: StoreError | undefined;

  worker.on('message', ({ id, rows, fault }: ThreadAnswer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (rows !== undefined) answer?.resolve(rows);
    else answer?.reject(storeError(fault));
  });
  const end = (reason: unknown) => {
    ending ??= storeError(reason);
    for (const answer of waiting.values()) answer.reject(ending);
    waiting.clear();
  };
  worker.on('error', end);
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
      send({ id, statements, deadlineMs });
      try {
        return await within(answer.promise, deadlineMs);
      } catch (error) {
        throw error instanceof DeadlineError ? storeError(error) : error;
      }
    },
    async close() {
      if (ending === undefined) send('close');
      await exited;
    },
  };
}

/**
 * The other side of `useSqliteThread`, over a database whose schemas are up to date. While another process
 * writes, a write is tried again until its deadline, and whatever only reads is answered in the meantime.
 */
export function serveSqliteThread(database: SqliteDatabase, port: MessagePort): void {
  const run = createSqliteRunner(database);
  const unfinished = new Set<Promise<void>>();
  database.exec('PRAGMA busy_timeout = 0');

  async function answer({ id, statements, deadlineMs }: Work): Promise<void> {
    const endMs = performance.now() + deadlineMs;
    for (;;) {
      try {
        return post({ id, rows: run(statements) });
      } catch (error) {
        if (!isBusy(error) || performance.now() > endMs)
          return post({ id, fault: error instanceof Error ? error.message : String(error) });
      }
      await sleep(BUSY_MS);
    }
  }

  function post(message: ThreadAnswer): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
    port.postMessage(message);
  }

  async function close(): Promise<void> {
    await Promise.all(unfinished);
    database.close();
    port.close();
    process.exit();
  }

  port.on('message', (order: ThreadOrder) => {
    if (order === 'close') return void close();
    const work = answer(order).finally(() => unfinished.delete(work));
    unfinished.add(work);
  });
}

function storeError(reason: unknown): StoreError {
  return asStoreError('The database', reason);
}
