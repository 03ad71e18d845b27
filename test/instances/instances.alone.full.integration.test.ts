import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dayOf } from '#access/usage.ts';
import { createKey } from '../kit/keys.ts';
import { startRelay, type Relay } from '../kit/relay.ts';
import { cleanUp, createDatabase, withoutPostgres, withoutRedisServer } from '../access/servers.ts';
import {
  type Instance,
  makeFolder,
  type RedisServer,
  send,
  startInstance,
  startRedis,
  waitUntil,
} from '../kit/fleet.ts';
import { openPostgresStore, type PostgresStore } from '../kit/stores.ts';

after(cleanUp);

describe('two instances over PostgreSQL and Redis', { skip: withoutPostgres || withoutRedisServer }, () => {
  let url: string;
  let store: PostgresStore;
  let redis: RedisServer;
  let relay: Relay;
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let instances: Instance[] = [];

  before(async () => {
    url = await createDatabase();
    store = await openPostgresStore(url);
    redis = await startRedis();
    relay = await startRelay(Number(new URL(url).port || 5432));
    folder = await makeFolder();
    instances = await Promise.all(
      ['a', 'b'].map((name) =>
        startInstance({
          DATA_DIR: `${folder.path}/${name}`,
          DATABASE_URL: relay.route(url),
          REDIS_URL: redis.url,
        }),
      ),
    );
  });
  after(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await relay.close();
    await redis.stop();
    await store.close();
    await folder.remove();
  });

  const statusOf = async (instance: Instance, key: string) =>
    (await instance.call('/v1/calculators', key)).status;
  const readiness = async (instance: Instance) =>
    JSON.parse((await instance.call('/readyz')).body) as { limits: string; instances: number };

  test('print no key, and say how they stand', async () => {
    for (const instance of instances) {
      assert.doesNotMatch(instance.output(), /cw_(live|test)_/);
      await waitUntil(async () => (await readiness(instance)).instances === 2, 5_000);
    }
  });

  test('admit exactly the quota of a key, whichever is asked', async () => {
    const { key } = await createKey(store, 'free');
    const answers = await send(instances, key, 150, 16);
    assert.equal(answers.filter(({ status }) => status === 200).length, 60);
    assert.equal(answers.filter(({ status }) => status === 429).length, 90);
  });

  test('refuse a revoked key within a second', async () => {
    const { key, id } = await createKey(store);
    for (const instance of instances) assert.equal(await statusOf(instance, key), 200);
    await store.revoke(id, new Date().toISOString());
    for (const instance of instances)
      await waitUntil(async () => (await statusOf(instance, key)) === 401, 1_000);
  });

  test('have counted every request a second later, and each once', async () => {
    const { key, id } = await createKey(store);
    await send(instances, key, 100, 8);
    const read = async () =>
      (await store.readUsage(id, dayOf(Date.now()), dayOf(Date.now())))[0]?.requests ?? 0;
    await waitUntil(async () => (await read()) >= 100, 1_000);
    assert.equal(await read(), 100);
    const usage = JSON.parse((await instances[0]!.call('/v1/usage', key)).body) as {
      today: { requests: number };
    };
    assert.equal(usage.today.requests, 100);
  });

  test('decide by themselves while Redis is frozen, each on its half, and together again within 2 s', async () => {
    const { key } = await createKey(store, 'free');
    for (const instance of instances) await statusOf(instance, key);
    redis.signal('SIGSTOP');
    const answers = await send(instances, key, 150, 4);
    redis.signal('SIGCONT');
    const isShared = async () =>
      (await Promise.all(instances.map(readiness))).every(({ limits }) => limits === 'shared');
    await waitUntil(isShared, 2_000);
    assert.equal(answers.filter(({ status }) => status === 200).length, 60);
    // The check itself has 100 ms, which is measured beside the limiter; here the rest of a request is
    // added.
    assert.ok(Math.max(...answers.map(({ ms }) => ms)) < 300);
  });

  test('serve known keys while PostgreSQL is away, and new ones within 2 s of its return', async () => {
    const [known, unseen] = [await createKey(store), await createKey(store)];
    for (const instance of instances) assert.equal(await statusOf(instance, known.key), 200);
    for (const fault of ['refusing', 'silent'] as const) {
      relay.become(fault);
      for (const instance of instances) {
        assert.equal(await statusOf(instance, known.key), 200);
        const refused = await instance.call('/v1/calculators', unseen.key);
        assert.equal(refused.status, 503);
        assert.equal(refused.headers['retry-after'], '5');
        assert.match(refused.body, /store-unavailable/);
        assert.ok(refused.ms < 300, `${refused.ms} ms`);
      }
      relay.become('open');
      for (const instance of instances) {
        const fresh = await createKey(store);
        await waitUntil(async () => (await statusOf(instance, fresh.key)) === 200, 2_000);
      }
    }
  });

  test('lose no acknowledged usage to an orderly end, and at most a second of it to a kill', async () => {
    const { key, id } = await createKey(store);
    const settings = { DATA_DIR: `${folder.path}/c`, DATABASE_URL: url, REDIS_URL: redis.url };
    const read = async () =>
      (await store.readUsage(id, dayOf(Date.now()), dayOf(Date.now())))[0]?.requests ?? 0;
    const third = await startInstance(settings);
    // A new key that is not found in time is refused, and such a request is not counted.
    const isServed = async (instance: typeof third) => (await statusOf(instance, key)) === 200;
    await waitUntil(() => isServed(third), 2_000);
    await send([third], key, 39, 4);
    assert.equal(await third.stop(), 0);
    assert.equal(await read(), 40);
    const fourth = await startInstance(settings);
    await waitUntil(() => isServed(fourth), 2_000);
    await send([fourth], key, 39, 4);
    await waitUntil(async () => (await read()) === 80, 1_000);
    await send([fourth], key, 40, 4);
    await fourth.stop('SIGKILL');
    const total = await read();
    assert.ok(total >= 80 && total <= 120, String(total));
  });
});

describe('an instance whose channel is cut', { skip: withoutPostgres }, () => {
  test('refuses a revoked key within 5 s all the same', async () => {
    const url = await createDatabase();
    const store = await openPostgresStore(url);
    const relay = await startRelay(Number(new URL(url).port || 5432));
    const folder = await makeFolder();
    const instance = await startInstance({ DATA_DIR: folder.path, DATABASE_URL: relay.route(url) });
    // The channel has its own connection; what passes on it from now on gets lost without a sign.
    relay.silence('listen ');
    const { key, id } = await createKey(store);
    assert.equal((await instance.call('/v1/calculators', key)).status, 200);
    await store.revoke(id, new Date().toISOString());
    const ms = await waitUntil(
      async () => (await instance.call('/v1/calculators', key)).status === 401,
      5_000,
    );
    assert.ok(ms > 0);
    await instance.stop();
    await relay.close();
    await store.close();
    await folder.remove();
  });
});
