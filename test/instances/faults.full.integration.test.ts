import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { accessSchema } from '#access/schema.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { cleanUp, createDatabase, redisUrl, withoutPostgres, withoutRedis } from '../access/servers.ts';
import { makeFolder, runCommand, startInstance } from '../kit/fleet.ts';
import { killKeyCreation, killUsageFlush } from '../kit/kills.ts';
import { openPostgresStore, openSqliteStore, withSteps } from '../kit/stores.ts';

after(cleanUp);

/** One clear line on standard error, and exit code 1. */
async function expectOneLine(
  settings: Record<string, string>,
  line: RegExp,
  args = ['serve'],
): Promise<void> {
  const folder = await makeFolder();
  const { code, output } = await runCommand(args, { DATA_DIR: folder.path, ...settings });
  assert.equal(code, 1, output);
  assert.match(output, /^centwise: [^\n]+\n$/);
  assert.match(output, line);
  assert.doesNotMatch(output, /secret/);
  await folder.remove();
}

describe('a start', () => {
  test('with a DATABASE_URL or REDIS_URL that is none is one line that hides the password', async () => {
    await expectOneLine(
      { DATABASE_URL: 'mysql://me:secret@db/x' },
      /DATABASE_URL: "mysql:\/\/\*\*\*@db\/x" is not valid/,
    );
    await expectOneLine(
      { REDIS_URL: 'http://:secret@cache' },
      /REDIS_URL: "http:\/\/\*\*\*@cache" is not valid/,
    );
  });

  test('without the PostgreSQL or the Redis that it names is one line', async () => {
    const refused = /connect ECONNREFUSED 127\.0\.0\.1:1/;
    await expectOneLine(
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' },
      /DATABASE_URL: PostgreSQL cannot be used/,
    );
    await expectOneLine({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }, refused, ['keys', 'list']);
    await expectOneLine(
      { REDIS_URL: 'redis://:secret@127.0.0.1:1' },
      /REDIS_URL: Redis cannot be used: connect ECONN/,
    );
  });

  test('with a Redis database that does not exist is one line', { skip: withoutRedis }, async () => {
    await expectOneLine(
      { REDIS_URL: new URL('/9999', redisUrl).href },
      /REDIS_URL: .*DB index is out of range/,
    );
  });

  test('over a schema that is too new is one line, in PostgreSQL', { skip: withoutPostgres }, async () => {
    const url = await createDatabase();
    const step = { sql: 'DROP TABLE usage', breaks: true } as const;
    const newer = await openPostgresStore(
      url,
      withSteps((steps) => [...steps, step]),
    );
    await newer.close();
    const known = accessSchema.steps.postgres.length;
    const line = `DATABASE_URL: The key store has schema ${known + 1}, this program knows ${known}:`;
    await expectOneLine({ DATABASE_URL: url }, new RegExp(line));
  });

  test('over the SQLite file of a running service is one line, and that one serves on', async () => {
    const folder = await makeFolder();
    const settings = { DATA_DIR: folder.path };
    const instance = await startInstance(settings);
    await expectOneLine(
      settings,
      /Another service uses .*centwise\.sqlite: stop it, or give each its own DATA_DIR/,
    );
    assert.equal((await instance.call('/readyz')).status, 200);
    // Commands work beside it, and the next start after it.
    assert.equal((await runCommand(['keys', 'create', '--name', 'beside'], settings)).code, 0);
    await instance.stop('SIGKILL');
    assert.equal(await (await startInstance(settings)).stop(), 0);
    await folder.remove();
  });

  test(
    'with PostgreSQL makes no key by itself, for its output may be collected',
    { skip: withoutPostgres },
    async () => {
      const folder = await makeFolder();
      const instance = await startInstance({ DATA_DIR: folder.path, DATABASE_URL: await createDatabase() });
      await instance.stop();
      assert.doesNotMatch(instance.output(), /cw_live_/);
      assert.match(instance.output(), /"this process alone"/);
      await folder.remove();
    },
  );
});

describe('kill -9', () => {
  test('amid key creation loses no key that was shown, in SQLite', async () => {
    const folder = await makeFolder();
    const store = openSqliteStore(openDatabase(`${folder.path}/centwise.sqlite`));
    const { kills, lost } = await killKeyCreation(store, { DATA_DIR: folder.path }, 5);
    assert.deepEqual([kills, lost], [5, 0]);
    await store.close();
    await folder.remove();
  });

  test(
    'amid key creation loses no key that was shown, in PostgreSQL',
    { skip: withoutPostgres },
    async () => {
      const [folder, url] = [await makeFolder(), await createDatabase()];
      const store = await openPostgresStore(url);
      const { kills, lost } = await killKeyCreation(store, { DATA_DIR: folder.path, DATABASE_URL: url }, 5);
      assert.deepEqual([kills, lost], [5, 0]);
      await store.close();
      await folder.remove();
    },
  );

  test('amid usage flushes counts nothing twice and loses a second at most, in SQLite', async () => {
    const folder = await makeFolder();
    const store = openSqliteStore(openDatabase(`${folder.path}/centwise.sqlite`));
    assert.equal((await killUsageFlush(store, { DATA_DIR: folder.path }, 2)).wrong, 0);
    await store.close();
    await folder.remove();
  });

  test(
    'amid usage flushes counts nothing twice and loses a second at most, in PostgreSQL',
    { skip: withoutPostgres },
    async () => {
      const [folder, url] = [await makeFolder(), await createDatabase()];
      const store = await openPostgresStore(url);
      assert.equal((await killUsageFlush(store, { DATA_DIR: folder.path, DATABASE_URL: url }, 2)).wrong, 0);
      await store.close();
      await folder.remove();
    },
  );
});
