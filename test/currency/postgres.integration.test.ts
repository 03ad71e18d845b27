import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { StoreError } from '#base/errors.ts';
import { startRelay } from '../kit/relay.ts';
import { administer, cleanUp, createDatabase, withoutPostgres } from '../access/servers.ts';
import { testRatesStore } from '../kit/rates-store.contract.ts';
import { openPostgresRatesStore, openPostgresStore } from '../kit/stores.ts';

after(cleanUp);

const at = '2026-09-24T14:05:00Z';
const table = { source: 'ecb', base: 'EUR', observedOn: '2026-09-24', quotes: { USD: '1.10' } } as const;

describe('with a server', { skip: withoutPostgres }, () => {
  testRatesStore('PostgreSQL', async () => openPostgresRatesStore(await createDatabase()));
});

describe('rates in PostgreSQL', { skip: withoutPostgres }, () => {
  test('share a database with the keys, made by instances that start at the same time', async () => {
    const url = await createDatabase();
    const keys = openPostgresStore(url);
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresRatesStore(url)));
    const added = await Promise.all(stores.map((store) => store.append([table], at)));
    assert.equal(added.filter((count) => count === 1).length, 1);
    for (const store of stores) assert.deepEqual(await store.latest('ecb'), table);
    assert.deepEqual(await (await keys).list(), []);
    await Promise.all([await keys, ...stores].map((store) => store.close()));
  });

  test('lease to one of the instances that ask at the same time', async () => {
    const url = await createDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresRatesStore(url)));
    const taken = await Promise.all(
      stores.map((store, index) => store.acquire('fetch ecb', `instance ${index}`, 1000, 2000)),
    );
    assert.equal(taken.filter(Boolean).length, 1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('are there after a restart, and what was accepted before a change too', async () => {
    const url = await createDatabase();
    const store = await openPostgresRatesStore(url);
    await store.append([table], at);
    await store.append([{ ...table, quotes: { USD: '1.2' } }], at);
    await store.close();
    const again = await openPostgresRatesStore(url);
    assert.deepEqual((await again.latest('ecb'))?.quotes, { USD: '1.2' });
    const kept = await administer("SELECT quotes->>'USD' AS usd FROM rates_tables ORDER BY id", url);
    assert.deepEqual(
      kept.map(({ usd }) => usd),
      ['1.10', '1.2'],
    );
    await again.close();
  });

  test('cannot be changed or deleted, even by hand', async () => {
    const url = await createDatabase();
    const store = await openPostgresRatesStore(url);
    await store.append([table], at);
    for (const change of ["UPDATE rates_tables SET quotes = '{}'", 'DELETE FROM rates_tables']) {
      await assert.rejects(administer(change, url), /only added to/);
    }
    await assert.rejects(administer('TRUNCATE rates_tables', url), /only added to/);
    await store.close();
  });

  test('of a newer program are used when it only adds, and refused in a sentence when not', async () => {
    const url = await createDatabase();
    await (await openPostgresRatesStore(url)).close();
    await administer('UPDATE rates_schema SET version = 99', url);
    await (await openPostgresRatesStore(url)).close();
    await administer('UPDATE rates_schema SET needs = 99', url);
    await assert.rejects(openPostgresRatesStore(url), {
      name: 'StoreError',
      message: 'The rates store has schema 99, this program knows 1: use a newer Centwise.',
    });
  });

  test('that cannot be read are a StoreError of one line', async () => {
    const url = new URL(await createDatabase());
    const store = await openPostgresRatesStore(url.href);
    await store.close();
    await assert.rejects(store.latest('ecb'), StoreError);
    url.port = '1';
    await assert.rejects(openPostgresRatesStore(url.href), {
      name: 'StoreError',
      message: /^PostgreSQL cannot be used: [^\n]*ECONNREFUSED[^\n]*\.$/,
    });
  });

  test('are known to be out of reach within 2.5 s when the server is silent, and are back when it speaks', async () => {
    const direct = await createDatabase();
    const relay = await startRelay(Number(new URL(direct).port || 5432));
    const store = await openPostgresRatesStore(relay.route(direct));
    await store.append([table], at);
    for (const fault of ['silent', 'refusing'] as const) {
      relay.become(fault);
      const askedMs = performance.now();
      await assert.rejects(store.latest('ecb'), StoreError);
      assert.ok(performance.now() - askedMs < 2_500, fault);
      relay.become('open');
      const openMs = performance.now();
      while ((await store.latest('ecb').catch(() => undefined)) === undefined) {
        assert.ok(performance.now() - openMs < 5_000, fault);
      }
    }
    await store.close();
    await relay.close();
  });
});
