import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { hashKey, issueKey } from '#access/keys.ts';
import { accessSchema } from '#access/schema.ts';
import { StoreError } from '#base/errors.ts';
import { openPostgres } from '#storage/postgres.ts';
import { startRelay } from '../kit/relay.ts';
import { administer, cleanUp, createDatabase, withoutPostgres } from './servers.ts';
import { describeStore } from './store.contract.ts';
import { waitUntil } from '../kit/fleet.ts';
import { openPostgresStore, withSteps } from '../kit/stores.ts';

after(cleanUp);

describeStore(
  'PostgreSQL',
  async () => {
    const url = await createDatabase();
    return () => openPostgresStore(url);
  },
  withoutPostgres,
);

function issue() {
  return issueKey({ name: 'Ada', plan: 'free', test: false, createdAt: new Date(0), expiresAt: null });
}

describe('the schema in PostgreSQL', { skip: withoutPostgres }, () => {
  test('is made once by instances that start at the same time', async () => {
    const url = await createDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url)));
    for (const store of stores) {
      assert.deepEqual(await store.list(), []);
      await store.close();
    }
  });

  test('is apart from the tables of others where the address names it', async () => {
    const url = await createDatabase();
    await administer('CREATE TABLE keys (name TEXT); CREATE SCHEMA centwise', url);
    await assert.rejects(openPostgresStore(url), /relation "keys" already exists/);
    const store = await openPostgresStore(`${url}?search_path=centwise`);
    const { key, record } = issue();
    await store.create(record, hashKey(key));
    assert.deepEqual(await store.findByHash(hashKey(key)), record);
    await store.close();
    const tables = await administer("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", url);
    assert.deepEqual(
      tables.map(({ tablename }) => tablename),
      ['keys'],
    );
  });

  test('is used when a newer one only adds to it, by the old and the new at once', async () => {
    const url = await createDatabase();
    const old = await openPostgresStore(url);
    const step = { sql: "ALTER TABLE keys ADD COLUMN later TEXT NOT NULL DEFAULT 'x'" };
    const fresh = await openPostgresStore(
      url,
      withSteps((steps) => [...steps, step]),
    );
    const restarted = await openPostgresStore(url);
    for (const store of [old, fresh, restarted]) {
      const { key, record } = issue();
      await store.create(record, hashKey(key));
      for (const other of [old, fresh, restarted])
        assert.deepEqual(await other.findByHash(hashKey(key)), record);
    }
    await Promise.all([old, fresh, restarted].map((store) => store.close()));
  });

  test('is refused when a newer one has broken with this program', async () => {
    const url = await createDatabase();
    const step = { sql: 'DROP TABLE usage', breaks: true } as const;
    const known = accessSchema.steps.postgres.length;
    const newer = await openPostgresStore(
      url,
      withSteps((steps) => [...steps, step]),
    );
    await newer.close();
    await assert.rejects(openPostgresStore(url), {
      name: 'StoreError',
      message: `The key store has schema ${known + 1}, this program knows ${known}: use a newer Centwise.`,
    });
  });

  test('keeps the requests for keys that were pending before their networks were stored', async () => {
    const url = await createDatabase();
    const old = await openPostgresStore(
      url,
      withSteps((steps) => steps.slice(0, 1)),
    );
    const insert = `INSERT INTO access_requests (id, email, purpose, status, created_at)
      VALUES ('req_1', 'ada@a.test', 'to try it', 'pending', '2026-11-21T09:00:00.000Z')`;
    await administer(insert, url);
    const store = await openPostgresStore(url);
    assert.equal((await store.findRequest('req_1'))?.network, null);
    assert.equal((await store.rejectRequest('req_1', '2026-11-22T09:00:00.000Z'))?.status, 'rejected');
    // An instance of the release before may go on beside this one.
    await administer(insert.replace('req_1', 'req_2'), url);
    assert.equal((await store.findRequest('req_2'))?.network, null);
    await Promise.all([old.close(), store.close()]);
  });

  test('stays as it was when a step fails', async () => {
    const url = await createDatabase();
    await assert.rejects(
      openPostgresStore(
        url,
        withSteps((steps) => [...steps, { sql: 'DROP TABLE nowhere' }]),
      ),
      StoreError,
    );
    const tables = await administer("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", url);
    assert.equal(tables.length, 0);
    await (await openPostgresStore(url)).close();
  });
});

describe('PostgreSQL that cannot be used', { skip: withoutPostgres }, () => {
  test('is told in one line at the start', async () => {
    const url = new URL(await createDatabase());
    const changed = (part: 'pathname' | 'port' | 'username', value: string): string => {
      const other = new URL(url);
      other[part] = value;
      return other.href;
    };
    const faults: [url: string, reason: RegExp][] = [
      [changed('pathname', '/nowhere'), /database "nowhere" does not exist/],
      [changed('username', 'nobody_here'), /"nobody_here"/],
      [changed('port', '1'), /ECONNREFUSED/],
    ];
    for (const [address, reason] of faults) {
      await assert.rejects(openPostgresStore(address), (error: Error) => {
        assert.match(error.message, /^PostgreSQL cannot be used: [^\n]+\.$/);
        assert.match(error.message, reason);
        return error instanceof StoreError;
      });
    }
  });

  test('is found out within 250 ms when it has gone silent, and used again within 2 s when it speaks', async () => {
    const direct = await createDatabase();
    const relay = await startRelay(Number(new URL(direct).port || 5432));
    const store = await openPostgresStore(relay.route(direct));
    const { key, record } = issue();
    await store.create(record, hashKey(key));
    for (const fault of ['silent', 'refusing'] as const) {
      relay.become(fault);
      const tookMs: number[] = [];
      for (let tried = 0; tried < 9; tried++) {
        const askedMs = performance.now();
        await assert.rejects(store.findByHash(hashKey(key)), StoreError);
        tookMs.push(performance.now() - askedMs);
      }
      // The median: on a machine that is busy with other work, a single one may have waited for its turn.
      assert.ok(tookMs.toSorted((a, b) => a - b)[4]! < 250, `${fault}: ${tookMs.join(', ')} ms`);
      relay.become('open');
      const openMs = performance.now();
      while ((await store.findByHash(hashKey(key)).catch(() => undefined)) === undefined) {
        assert.ok(performance.now() - openMs < 2_000, fault);
      }
    }
    await store.close();
    await relay.close();
  });

  test('ends what ran over a connection that it closes, and nothing else', async () => {
    const url = await createDatabase();
    const sql = await openPostgres(url, []);
    const statement = (text: string) => ({ text, values: [] });
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
      AND datname = current_database()`;
    // An idle one, one with a statement, and one within a transaction.
    for (const texts of [[], ['SELECT pg_sleep(9)'], ['SELECT 1', 'SELECT pg_sleep(9)', 'SELECT 2']]) {
      const begun = sql.run(texts.map(statement), 10_000);
      const refused = texts.length > 0 && assert.rejects(begun, StoreError);
      await administer(`SELECT pg_sleep(0.2); ${end}`, url);
      await refused;
      // What is asked before the pool has seen the end of a connection may still meet it.
      const isAnswered = async () =>
        (await sql.run([statement('SELECT 1')], 1_000).catch(() => [])).length === 1;
      await waitUntil(isAnswered, 2_000);
    }
    await sql.close();
  });

  test('tells of changes again after its connections were cut', async () => {
    const direct = await createDatabase();
    const relay = await startRelay(Number(new URL(direct).port || 5432));
    const [listening, changing] = [
      await openPostgresStore(relay.route(direct)),
      await openPostgresStore(direct),
    ];
    let told = Promise.withResolvers<void>();
    await listening.subscribe(() => told.resolve());
    const { key, record } = issue();
    await changing.create(record, hashKey(key));
    relay.become('refusing');
    relay.become('open');
    // Being connected again is told too, for something may have been missed.
    told = Promise.withResolvers();
    await told.promise;
    told = Promise.withResolvers();
    await changing.change(record.id, { note: 'x' });
    await told.promise;
    await listening.close();
    await changing.close();
    await relay.close();
  });
});
