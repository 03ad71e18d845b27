import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makePrivateFolder } from './files.ts';

/** Asked for when it is needed, so that commands without a database run on a Node without it. */
function findSqlite(): typeof import('node:sqlite') {
  const found = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined;
  if (found === undefined) throw new Error('this runtime has no SQLite; Node 24.15 and Bun have it');
  return found;
}

const busy = 5;
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EEXIST: 'its folder is a file',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder is a file',
  EPERM: 'it belongs to another user',
  EROFS: 'the file system is read-only',
};

/**
 * Opens the SQLite database in this file, creating it and its folder when missing, readable only by its
 * owner. Committed data survives a power failure; readers and a writer do not block each other; a second
 * writer waits for up to `busyTimeoutMs`, blocking its thread. Throws an Error with one sentence for the
 * operator.
 */
export function openDatabase(path: string, busyTimeoutMs = 5_000): DatabaseSync {
  try {
    makePrivateFile(path);
    const database = new (findSqlite().DatabaseSync)(path, { timeout: busyTimeoutMs });
    setJournal(database, performance.now() + busyTimeoutMs);
    return database;
  } catch (cause) {
    throw new Error(`The database ${path} cannot be opened: ${explain(cause)}.`, { cause });
  }
}

/** A database that is gone with the process. */
export function openMemoryDatabase(): DatabaseSync {
  return new (findSqlite().DatabaseSync)(':memory:');
}

/**
 * Locks this file against other programs until it is released or the process ends for any reason: the
 * operating system holds the lock. Throws an Error with one sentence when another process has it.
 */
export function holdAlone(path: string): { release: () => void } {
  try {
    makePrivateFile(path);
    const holder = new (findSqlite().DatabaseSync)(path, { timeout: 0 });
    holder.exec('BEGIN EXCLUSIVE');
    return { release: () => holder.close() };
  } catch (cause) {
    const reason = isBusy(cause) ? 'another process holds it' : explain(cause);
    throw new Error(`The lock ${path} cannot be taken: ${reason}.`, { cause });
  }
}

/**
 * Copies a database that others may be using to a new file, which only its owner can read, and checks the
 * copy. Throws an Error with one sentence for the operator, and leaves no part of a copy.
 */
export function copyDatabase(from: string, to: string): void {
  const partial = `${to}.partial`;
  try {
    if (existsSync(to)) throw new Error('it exists already');
    rmSync(partial, { force: true });
    makePrivateFile(partial);
    const source = new (findSqlite().DatabaseSync)(from, { timeout: 5_000 });
    try {
      // One read transaction: what is written meanwhile is not in the copy.
      source.prepare('VACUUM INTO ?').run(partial);
    } finally {
      source.close();
    }
    checkDatabase(partial);
    renameSync(partial, to);
  } catch (cause) {
    rmSync(partial, { force: true });
    throw new Error(`The copy ${to} cannot be written: ${explain(cause)}.`, { cause });
  }
}

function checkDatabase(path: string): void {
  const copy = new (findSqlite().DatabaseSync)(path, { readOnly: true });
  try {
    const [row] = copy.prepare('PRAGMA integrity_check(1)').all();
    if (row?.['integrity_check'] !== 'ok') throw new Error(String(row?.['integrity_check']));
  } finally {
    copy.close();
  }
}

/**
 * For this user only, because anyone who can read a database can lock it. SQLite gives its other files the
 * same mode.
 */
function makePrivateFile(path: string): void {
  makePrivateFolder(dirname(path));
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** Unlike a transaction, the change to WAL does not wait for others: of two at once, one may fail as busy. */
function setJournal(database: DatabaseSync, deadlineMs: number): void {
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadlineMs) {
        database.close();
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Whether another connection holds a lock; what was tried may be tried again. */
export function isBusy(error: unknown): boolean {
  // The higher bits say more of the reason.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = 'code' in error ? reasons[String(error.code)] : undefined;
  return reason ?? error.message;
}
