import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { testRatesStore } from '../../test/kit/rates-store.contract.ts';
import { openSqliteRatesStore } from './sqlite.ts';
import { RatesStoreError } from './store.ts';

testRatesStore('SQLite', async () => openSqliteRatesStore(new DatabaseSync(':memory:')));

describe('rates in SQLite', () => {
  test('are there after a restart, and share the file with whatever else is in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'centwise-rates-'));
    const open = () => new DatabaseSync(join(folder, 'test.sqlite'));
    try {
      const other = open();
      other.exec('PRAGMA user_version = 7; CREATE TABLE keys (id TEXT)');
      const store = openSqliteRatesStore(open());
      const table = {
        source: 'ecb',
        base: 'EUR',
        observedOn: '2026-09-24',
        quotes: { USD: '1.10' },
      } as const;
      await store.append([table], '2026-09-24T14:05:00Z');
      await store.close();
      const again = openSqliteRatesStore(open());
      assert.deepEqual(await again.latest('ecb'), table);
      assert.equal(other.prepare('PRAGMA user_version').get()?.['user_version'], 7);
      await again.close();
      other.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('cannot be changed or deleted, even by hand', async () => {
    const database = new DatabaseSync(':memory:');
    const store = openSqliteRatesStore(database);
    const table = { source: 'ecb', base: 'EUR', observedOn: '2026-09-24', quotes: { USD: '1.1' } } as const;
    await store.append([table], '2026-09-24T14:05:00Z');
    assert.throws(() => database.exec(`UPDATE rates_tables SET quotes = '{}'`), /only added to/);
    assert.throws(() => database.exec('DELETE FROM rates_tables'), /only added to/);
  });

  test('of a newer program are refused in a sentence', () => {
    const database = new DatabaseSync(':memory:');
    openSqliteRatesStore(database);
    database.exec('UPDATE rates_schema SET version = 99');
    assert.throws(
      () => openSqliteRatesStore(database),
      /^RatesStoreError: The rates have schema 99, .* newer Centwise\.$/,
    );
  });

  test('that cannot be read are a RatesStoreError', async () => {
    const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
    await store.close();
    await assert.rejects(store.latest('ecb'), RatesStoreError);
    await assert.rejects(store.append([], ''), RatesStoreError);
  });
});
