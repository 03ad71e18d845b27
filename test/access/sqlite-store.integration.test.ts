import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { hashKey, issueKey } from '#access/keys.ts';
import { createAccessStore } from '#access/sql-store.ts';
import { accessSchema } from '#access/schema.ts';
import { migrateSqlite } from '#storage/sqlite.ts';
import { useSqliteThread } from '#storage/sqlite-thread.ts';
import type { Schema } from '#storage/migrate.ts';
import { createUsageRecorder } from '#access/usage.ts';
import { holdAlone, openDatabase } from '#platform/sqlite.ts';
import { describeStore } from './store.contract.ts';
import { openSqliteStore, withSteps } from '../kit/stores.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-sqlite-'));
let made = 0;
after(() => rmSync(directory, { recursive: true }));

/** The path of a database that is not there yet, in a folder that is not there yet. */
function nextPath(): string {
  return join(directory, String(made++), 'keys.db');
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

describeStore('SQLite', async () => {
  const path = nextPath();
  return async () => openSqliteStore(openDatabase(path));
});

describeStore('SQLite in a thread', async () => {
  const path = nextPath();
  await openSqliteStore(openDatabase(path)).close();
  const entry = new URL('../../src/service/threads/sqlite-worker.ts', import.meta.url);
  return async () => createAccessStore(useSqliteThread(new Worker(entry, { workerData: path })));
});

describe('holding a file alone', () => {
  test('keeps it from other users, who could lock it if they could read it', () => {
    const path = nextPath();
    holdAlone(path).release();
    assert.equal(modeOf(path), '600');
    assert.equal(modeOf(join(path, '..')), '700');
    chmodSync(path, 0o644);
    holdAlone(path).release();
    assert.equal(modeOf(path), '600');
  });

  test('is refused while another holds it', () => {
    const path = nextPath();
    const held = holdAlone(path);
    assert.throws(() => holdAlone(path), {
      message: `The lock ${path} cannot be taken: another process holds it.`,
    });
    held.release();
    holdAlone(path).release();
  });
});

describe('opening an SQLite database', () => {
  test('makes it, and all that belongs to it, readable by its owner alone', () => {
    const path = nextPath();
    const database = openDatabase(path);
    migrateSqlite(database, accessSchema);
    const files = readdirSync(join(path, '..'));
    assert.deepEqual(files.sort(), ['keys.db', 'keys.db-shm', 'keys.db-wal']);
    for (const file of files) assert.equal(modeOf(join(path, '..', file)), '600', file);
    assert.equal(modeOf(join(path, '..')), '700');
    database.close();
  });

  test('closes to others a database that was open to them', () => {
    const path = nextPath();
    openDatabase(path).close();
    chmodSync(path, 0o644);
    openDatabase(path).close();
    assert.equal(modeOf(path), '600');
  });

  test('asks for commits that survive a power cut and for readers that do not block', () => {
    const database = openDatabase(nextPath());
    assert.equal(database.prepare('PRAGMA journal_mode').get()?.['journal_mode'], 'wal');
    assert.equal(database.prepare('PRAGMA synchronous').get()?.['synchronous'], 2);
    database.close();
  });

  test('says in one sentence why it cannot', () => {
    const noDatabase = nextPath();
    mkdirSync(join(noDatabase, '..'));
    writeFileSync(noDatabase, 'These are notes, not a database. '.repeat(100));
    const faults: [path: string, sentence: string][] = [
      [noDatabase, `The database ${noDatabase} cannot be opened: file is not a database.`],
      [directory, `The database ${directory} cannot be opened: it is a folder.`],
      [
        join(noDatabase, 'keys.db'),
        `The database ${noDatabase}/keys.db cannot be opened: its folder is a file.`,
      ],
    ];
    for (const [path, message] of faults) assert.throws(() => openDatabase(path), { name: 'Error', message });
  });

  test('says that its folder may not be written to', () => {
    const path = nextPath();
    mkdirSync(join(path, '..'), { mode: 0o555 });
    assert.throws(() => asOrdinaryUser(() => openDatabase(path)), {
      message: `The database ${path} cannot be opened: this user may not write there.`,
    });
  });

  test('gives up when another program holds the database for too long', () => {
    const path = nextPath();
    const holder = openDatabase(path);
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (x)');
    assert.throws(() => openSqliteStore(openDatabase(path, 20)), /database is locked\.$/);
    holder.close();
  });
});

describe('a full disk', () => {
  test('is told in one sentence, loses nothing, and is over as soon as there is room', async () => {
    const database = openDatabase(nextPath());
    const store = openSqliteStore(database);
    const { key, record } = issueKey({
      name: 'Ada',
      plan: 'free',
      test: false,
      createdAt: new Date(0),
      expiresAt: null,
    });
    await store.create(record, hashKey(key));
    const usage = createUsageRecorder({ store, now: () => Date.UTC(2026, 10, 21), instance: 'test' });
    for (let counted = 0; counted < 20_000; counted++) usage.count(`${record.id} ${counted}`);
    usage.count(record.id);
    // SQLite answers a limit of pages with the very error of a full disk.
    const { page_count: pages } = database.prepare('PRAGMA page_count').get()!;
    database.exec(`PRAGMA max_page_count = ${Number(pages)}`);
    await assert.rejects(usage.flush(), {
      name: 'StoreError',
      message: 'The database cannot be used: database or disk is full.',
    });
    assert.deepEqual(await store.findByHash(hashKey(key)), record);
    database.exec('PRAGMA max_page_count = 1000000');
    await usage.flush();
    for (const id of [record.id, `${record.id} 0`, `${record.id} 19999`]) {
      assert.deepEqual(await store.readUsage(id, '2026-11-21', '2026-11-21'), [
        { day: '2026-11-21', requests: 1 },
      ]);
    }
    await store.close();
  });
});

describe('the schema', () => {
  const known = accessSchema.steps.sqlite.length;

  test('takes no lock once it is up to date, so keys can be read while another process writes', async () => {
    const path = nextPath();
    const writer = openDatabase(path);
    migrateSqlite(writer, accessSchema);
    writer.exec('BEGIN IMMEDIATE');
    const store = openSqliteStore(openDatabase(path, 0));
    assert.deepEqual(await store.list(), []);
    await store.close();
    writer.close();
  });

  test('is refused when a newer one has broken with this program, and left as it is', () => {
    const database = openDatabase(nextPath());
    const step = { sql: 'DROP TABLE usage', breaks: true } as const;
    migrateSqlite(
      database,
      withSteps((steps) => [...steps, step]),
    );
    assert.throws(() => openSqliteStore(database), {
      name: 'StoreError',
      message: `The key store has schema ${known + 1}, this program knows ${known}: use a newer Centwise.`,
    });
    assert.equal(database.prepare('SELECT version FROM access_schema').get()?.['version'], known + 1);
    database.close();
  });

  test('is used when a newer one only adds to it, and left as it is', async () => {
    const path = nextPath();
    const database = openDatabase(path);
    const step = { sql: "ALTER TABLE keys ADD COLUMN later TEXT DEFAULT 'x'" };
    migrateSqlite(
      database,
      withSteps((steps) => [...steps, step]),
    );
    const store = openSqliteStore(openDatabase(path));
    const { key, record } = issueKey({
      name: 'Ada',
      plan: 'free',
      test: false,
      createdAt: new Date(0),
      expiresAt: null,
    });
    await store.create(record, hashKey(key));
    assert.deepEqual(await store.findByHash(hashKey(key)), record);
    await store.close();
    assert.equal(database.prepare('SELECT version FROM access_schema').get()?.['version'], known + 1);
    assert.equal(database.prepare('SELECT later FROM keys').get()?.['later'], 'x');
    database.close();
  });

  test('still serves the first release, whose statements these are', async () => {
    const path = nextPath();
    const columns = 'id, name, plan, prefix, last_four, created_at, expires_at, revoked_at';
    const old = openDatabase(path);
    migrateSqlite(
      old,
      withSteps((steps) => steps.slice(0, 1)),
    );
    const insert = `INSERT INTO keys (${columns}, hash) VALUES (?, 'a', 'free', 'cw_live_', 'dF9P', 't', NULL, NULL, ?)`;
    old.prepare(insert).run('key_1', 'hash 1');
    const store = openSqliteStore(openDatabase(path));
    const { revision } = await store.readChanges(undefined);
    assert.equal(old.prepare('PRAGMA user_version').get()?.['user_version'], 1);
    old.prepare(insert).run('key_2', 'hash 2');
    old.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL').run('t', 'key_1');
    assert.deepEqual(
      old.prepare(`SELECT ${columns} FROM keys WHERE hash = ?`).get('hash 2')?.['id'],
      'key_2',
    );
    assert.deepEqual((await store.findByHash('hash 2'))?.scopes, ['calculate', 'currency', 'batch']);
    assert.deepEqual((await store.readChanges(revision)).keyIds, ['key_1']);
    await store.close();
    old.close();
  });

  test('keeps the requests for keys that were pending before their networks were stored', async () => {
    const database = openDatabase(nextPath());
    migrateSqlite(
      database,
      withSteps((steps) => steps.slice(0, 2)),
    );
    const insert = `INSERT INTO access_requests (id, email, purpose, status, created_at)
      VALUES ('req_1', 'ada@a.test', 'to try it', 'pending', '2026-11-21T09:00:00.000Z')`;
    database.exec(insert);
    const store = openSqliteStore(database);
    assert.equal((await store.findRequest('req_1'))?.network, null);
    assert.equal((await store.rejectRequest('req_1', '2026-11-22T09:00:00.000Z'))?.status, 'rejected');
    // An instance of the release before may go on beside this one.
    database.exec(insert.replace('req_1', 'req_2'));
    assert.equal((await store.findRequest('req_2'))?.network, null);
    await store.close();
  });

  test('gets the missing steps only, once each and in order', () => {
    const database = openDatabase(nextPath());
    const all = ['CREATE TABLE a (x)', 'INSERT INTO a VALUES (1)', 'INSERT INTO a SELECT max(x) + 1 FROM a'];
    migrateSqlite(database, ofSteps(...all.slice(0, 2)));
    migrateSqlite(database, ofSteps(...all));
    migrateSqlite(database, ofSteps(...all));
    const values = database.prepare('SELECT x FROM a').all();
    assert.deepEqual(
      values.map(({ x }) => x),
      [1, 2],
    );
    database.close();
  });

  test('stays as it was when a step fails', () => {
    const database = openDatabase(nextPath());
    assert.throws(
      () => migrateSqlite(database, ofSteps('CREATE TABLE a (x)', 'CREATE TABLE a (x)')),
      /already exists/,
    );
    assert.equal(database.prepare('PRAGMA user_version').get()?.['user_version'], 0);
    assert.deepEqual(database.prepare('SELECT name FROM sqlite_schema').all(), []);
    migrateSqlite(database, ofSteps('CREATE TABLE a (x)'));
    database.close();
  });
});

function ofSteps(...scripts: readonly string[]): Schema {
  return withSteps(() => scripts.map((sql) => ({ sql })));
}

/** Runs the action without the rights of root, which may write anywhere. */
function asOrdinaryUser<T>(action: () => T): T {
  if (process.geteuid?.() !== 0) return action();
  chmodSync(directory, 0o755);
  process.seteuid?.(65_534);
  try {
    return action();
  } finally {
    process.seteuid?.(0);
  }
}
