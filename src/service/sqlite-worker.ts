import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteRunner } from '#access/sqlite.ts';
import type { ThreadAnswer, ThreadOrder } from '#storage/sqlite-thread.ts';
import { openDatabase } from '#platform/sqlite.ts';

// The thread of one SQLite database, whose file is its data. The schema is up to date before it starts.
const port = parentPort!;
const database = openDatabase(String(workerData));
const run = createSqliteRunner(database);

port.on('message', (order: ThreadOrder) => {
  if (order === 'close') {
    database.close();
    port.close();
    process.exit();
  }
  port.postMessage(answer(order.id, () => run(order.statements)));
});

function answer(id: number, work: () => ThreadAnswer['rows']): ThreadAnswer {
  try {
    return { id, rows: work()! };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, fault: `The key store cannot be used: ${reason}.` };
  }
}
