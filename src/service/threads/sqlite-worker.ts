import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#platform/sqlite.ts';
import { serveSqliteThread } from '#storage/sqlite-thread.ts';

// The thread of one SQLite database, whose file is its data.
serveSqliteThread(openDatabase(String(workerData)), parentPort!);
