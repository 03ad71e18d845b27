import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { StoreError } from '#base/errors.ts';
import { ratesSchema } from '#currency/store/schema.ts';
import { createRatesStore } from '#currency/store/sql-store.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { openSqlite } from '#storage/sqlite.ts';
import { useSqliteThread } from '#storage/sqlite-thread.ts';
import { testRatesStore } from '../kit/rates-store.contract.ts';
import { openSqliteRatesStore } from '../kit/stores.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-rates-'));
after(() => rmSync(folder, { recursive: true }));
let made = 0;

testRatesStore('SQLite', async () => openSqliteRatesStore(new DatabaseSync(':memory:')));

testRatesStore('SQLite in a thread', async () => {
  const file = join(folder, `${made++}.sqlite`);
  await openSqliteRatesStore(openDatabase(file)).close();
  const entry = new URL('../../src/service/threads/sqlite-worker.ts', import.meta.url);
  return createRatesStore(useSqliteThread(new Worker(entry, { workerData: file })));
});

const at = '2026-09-24T14:05:00Z';
const table = { source: 'ecb', base: 'EUR', observedOn: '2026-09-24', quotes: { USD: '1.10' } } as const;

describe('rates in SQLite', () => {
  test('are there after a restart, and share the file with whatever else is in it', async () => {
    const open = () => new DatabaseSync(join(folder, 'shared.sqlite'));
    const other = open();
    other.exec('PRAGMA user_version = 7; CREATE TABLE keys (id TEXT)');
    const store = openSqliteRatesStore(open());
    await store.append([table], at);
    await store.close();
    const again = openSqliteRatesStore(open());
    assert.deepEqual(await again.latest('ecb'), table);
    assert.equal(other.prepare('PRAGMA user_version').get()?.['user_version'], 7);
    await again.close();
    other.close();
  });

  test('are compared again with what another process adds in the meantime', async () => {
    const sql = openSqlite(new DatabaseSync(':memory:'), [ratesSchema]);
    const other = createRatesStore(sql);
    let isFirst = true;
    const store = createRatesStore({
      ...sql,
      async run(statements, deadlineMs) {
        const rows = await sql.run(statements, deadlineMs);
        const isRead = isFirst;
        isFirst = false;
        if (isRead) await other.append([table, { ...table, observedOn: '2026-09-25' }], at);
        return rows;
      },
    });
    const offered = [table, { ...table, observedOn: '2026-09-25', quotes: { USD: '1.2' } }];
    assert.equal(await store.append(offered, at), 1);
    assert.deepEqual(await store.between('2026-09-24', '2026-09-25'), offered);
  });

  test('cannot be changed or deleted, even by hand', async () => {
    const database = new DatabaseSync(':memory:');
    const store = openSqliteRatesStore(database);
    await store.append([table], at);
    assert.throws(() => database.exec(`UPDATE rates_tables SET quotes = '{}'`), /only added to/);
    assert.throws(() => database.exec('DELETE FROM rates_tables'), /only added to/);
  });

  test('of a newer program are refused in a sentence', () => {
    const database = new DatabaseSync(':memory:');
    openSqliteRatesStore(database);
    database.exec('UPDATE rates_schema SET version = 99');
    assert.throws(
      () => openSqliteRatesStore(database),
      /^StoreError: The rates store has schema 99, .* newer Centwise\.$/,
    );
  });

  test('that cannot be read are a StoreError', async () => {
    const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
    await store.close();
    await assert.rejects(store.latest('ecb'), StoreError);
    await assert.rejects(store.append([table], at), StoreError);
  });
});
