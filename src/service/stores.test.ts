import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import { openCommandStore } from './stores.ts';

describe('the store of a command that only reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'centwise-stores-'));
  after(() => rmSync(folder, { recursive: true }));

  test('is empty and leaves no file where there is none', async () => {
    const dataDir = join(folder, 'none');
    const store = await openCommandStore({ database: {}, dataDir }, 'read');
    assert.deepEqual(await store.list(), []);
    await store.close();
    assert.ok(!existsSync(dataDir));
  });

  test('makes no table in the database of another program', async () => {
    const file = join(folder, 'other.sqlite');
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE keys (name TEXT)');
    const settings = { database: { file }, dataDir: folder, redisUrl: undefined } as never;
    const store = await openCommandStore(settings, 'read');
    assert.deepEqual(await store.list(), []);
    await store.close();
    const tables = other.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    assert.deepEqual(
      tables.map((row) => row['name']),
      ['keys'],
    );
    other.close();
  });
});
