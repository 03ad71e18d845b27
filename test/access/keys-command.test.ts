import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { hashKey, parseKey } from '#access/keys.ts';
import { runKeysCommand } from '#cli/commands/keys.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { openSqliteStore } from '../kit/stores.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-keys-'));
after(() => rmSync(directory, { recursive: true }));

/** The commands over a store of their own, at 09:00 UTC on 21 November 2026 unless the clock is set. */
function prepare() {
  const path = join(mkdtempSync(join(directory, 'store-')), 'keys.db');
  const store = openSqliteStore(openDatabase(path));
  const clock = { nowMs: Date.UTC(2026, 10, 21, 9) };
  async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
    let [out, error] = ['', ''];
    const code = await runKeysCommand(args, {
      store,
      now: () => clock.nowMs,
      print: (text) => (out += `${text}\n`),
      printError: (text) => (error += `${text}\n`),
    });
    return { code, out, error };
  }
  async function create(...args: string[]): Promise<Record<string, string>> {
    return JSON.parse((await run('create', '--json', ...args)).out);
  }
  return { store, clock, run, create };
}

describe('keys create', () => {
  test('shows the key once, alone on its line, and stores it by its hash', async () => {
    const { store, run } = prepare();
    const { code, out, error } = await run('create', '--name', 'Ada');
    const key = out.split('\n').find((line) => parseKey(line) !== undefined)!;
    const record = await store.findByHash(hashKey(key));
    assert.deepEqual([code, error], [0, '']);
    assert.deepEqual([record?.name, record?.plan, record?.expires_at], ['Ada', 'free', null]);
    assert.equal(
      out,
      `Created ${record?.id} for "Ada" on the plan free; it never expires.\n\n${key}\n\n` +
        'This key is shown once and never stored; save it now.\n',
    );
    assert.ok(!(await run('list', '--json')).out.includes(key));
  });

  test('answers programs with exactly the documented members', async () => {
    const { store, create } = prepare();
    const made = await create('--name', 'Ada', '--plan', 'standard', '--test', '--expires', '30d');
    assert.deepEqual(Object.keys(made), ['id', 'key', 'name', 'plan', 'scopes', 'created_at', 'expires_at']);
    assert.equal(parseKey(made['key']!)?.prefix, 'cw_test_');
    const { key, ...shown } = made;
    const record = await store.findByHash(hashKey(key!));
    assert.deepEqual(record, { ...record, ...shown });
    assert.deepEqual([made['plan'], made['created_at']], ['standard', '2026-11-21T09:00:00.000Z']);
    assert.equal(made['expires_at'], '2026-12-21T09:00:00.000Z');
  });

  test('takes an expiry in days, as a date or as a time with its offset', async () => {
    const { create } = prepare();
    const expiries = {
      '1d': '2026-11-22T09:00:00.000Z',
      '365d': '2027-11-21T09:00:00.000Z',
      '2026-11-22': '2026-11-22T00:00:00.000Z',
      '2028-02-29': '2028-02-29T00:00:00.000Z',
      '2026-11-21T09:00:00.001Z': '2026-11-21T09:00:00.001Z',
      '2026-11-21T12:00+02:00': '2026-11-21T10:00:00.000Z',
    };
    for (const [text, time] of Object.entries(expiries)) {
      assert.equal((await create('--name', 'Ada', '--expires', text))['expires_at'], time);
    }
  });

  test('refuses what it cannot do with one sentence, and creates nothing', async () => {
    const { store, run } = prepare();
    const expires = (text: string): string[] => ['--name', 'Ada', '--expires', text];
    const past = '--expires must be in the future';
    const shape =
      '--expires takes days such as 30d, a date such as 2030-12-31 (its start in UTC) or a time such as';
    const faults: [args: string[], sentence: string][] = [
      [[], '--name is missing; give the name of the person or program that gets the key.'],
      [['--name', ' '], '--name takes 1 to 100 printable characters.'],
      [['--name', 'a'.repeat(101)], '--name takes 1 to 100 printable characters.'],
      [['--name', 'a\u001B[31m'], '--name takes 1 to 100 printable characters.'],
      [['--name', 'Ada', '--plan', 'standart'], '"standart" is not a plan; did you mean standard?'],
      [['--name', 'Ada', '--plan', 'gold'], '"gold" is not a plan; choose from free, standard, unlimited.'],
      [['--name', 'Ada', '--plan', 'toString'], '"toString" is not a plan; choose from free,'],
      [
        ['--name', 'Ada', '--expire', '30d'],
        '--expire is not an option of this command; did you mean --expires?',
      ],
      [['Ada'], '"Ada" is an extra argument; remove it.'],
      [expires('2026-11-21'), `${past}; 2026-11-21 is not after 2026-11-21T09:00:00.000Z.`],
      [expires('2026-11-21T09:00:00Z'), past],
      [expires('0d'), past],
      ...['30', '-3', '1.5d', 'tomorrow', '2027-02-29', '2027-13-01', '2027-1-1', '2027-01-01T10:00', ''].map(
        (text): [string[], string] => [expires(text), shape],
      ),
    ];
    for (const [args, sentence] of faults) {
      const { code, out, error } = await run('create', ...args);
      assert.deepEqual([code, out], [2, ''], args.join(' '));
      assert.ok(error.startsWith(sentence), error);
      assert.match(error, /^[^\n]+\nUsage: centwise keys create --name NAME [^\n]+\n$/);
    }
    assert.deepEqual(await store.list(), []);
  });
});

describe('keys list', () => {
  test('shows every key with its status, aligned, and no more of the key than its ends', async () => {
    const { store, clock, run, create } = prepare();
    const ada = await create('--name', 'Ada Lovelace', '--plan', 'unlimited');
    clock.nowMs += 60_000;
    const bob = await create('--name', 'Bob', '--test', '--expires', '1d');
    clock.nowMs += 60_000;
    const eve = await create('--name', 'Eve', '--expires', '2030-01-01');
    await run('revoke', eve['id']!);
    await store.addUsage({
      instance: 'a',
      sequence: 1,
      flushedAt: new Date(clock.nowMs).toISOString(),
      entries: [
        { keyId: ada['id']!, day: '2026-11-21', requests: 7 },
        { keyId: ada['id']!, day: '2026-11-22', requests: 1 },
      ],
    });
    clock.nowMs += 86_400_000;
    const row = (key: Record<string, string>, rest: string): string =>
      `${key['id']}  ${rest.replace('****', key['key']!.slice(-4))}`;
    assert.equal(
      (await run('list')).out,
      [
        'ID'.padEnd(22) +
          'NAME          PLAN       KEY            CREATED (UTC)     EXPIRES (UTC)     LAST USED   STATUS',
        row(
          ada,
          'Ada Lovelace  unlimited  cw_live_…****  2026-11-21 09:00  never             2026-11-22  active',
        ),
        row(
          bob,
          'Bob           free       cw_test_…****  2026-11-21 09:01  2026-11-22 09:01  never       expired',
        ),
        row(
          eve,
          'Eve           free       cw_live_…****  2026-11-21 09:02  2030-01-01 00:00  never       revoked',
        ),
        '',
      ].join('\n'),
    );
  });

  test('answers programs with the records and their status', async () => {
    const { store, run, create } = prepare();
    assert.equal((await run('list', '--json')).out, '[]\n');
    await create('--name', 'Ada');
    const records = await store.list();
    const [shown] = JSON.parse((await run('list', '--json')).out);
    assert.deepEqual(shown, { ...records[0], status: 'active', last_used: null });
  });

  test('says how to make a key when there is none', async () => {
    const { run } = prepare();
    const { code, out } = await run('list');
    assert.equal(code, 0);
    assert.match(out, /^There are no keys yet; create one with centwise keys create --name NAME\n$/);
  });
});

describe('keys revoke', () => {
  test('revokes the key of an ID, for people and for programs', async () => {
    const { store, run, create } = prepare();
    const [ada, bob] = [await create('--name', 'Ada'), await create('--name', 'Bob')];
    const revokedAt = '2026-11-21T09:00:00.000Z';
    assert.deepEqual(await run('revoke', ada['id']!), {
      code: 0,
      out: `Revoked ${ada['id']} ("Ada"); it is rejected from now on; running services follow within a second.\n`,
      error: '',
    });
    const answer = JSON.parse((await run('revoke', bob['id']!, '--json')).out);
    assert.deepEqual(answer, { id: bob['id'], name: 'Bob', revoked_at: revokedAt });
    assert.deepEqual(
      (await store.list()).map((record) => record.revoked_at),
      [revokedAt, revokedAt],
    );
  });

  test('refuses an unknown ID and a second time with one line, and changes nothing', async () => {
    const { store, clock, run, create } = prepare();
    const { id } = await create('--name', 'Ada');
    await run('revoke', id!);
    const before = await store.list();
    clock.nowMs += 1_000;
    assert.deepEqual(await run('revoke', id!), {
      code: 1,
      out: '',
      error: `Key ${id} ("Ada") was already revoked at 2026-11-21T09:00:00.000Z.\n`,
    });
    assert.deepEqual(await run('revoke', 'key_0000000000000000', '--json'), {
      code: 1,
      out: '',
      error: 'There is no key key_0000000000000000; centwise keys list shows the existing keys.\n',
    });
    assert.deepEqual(await store.list(), before);
  });

  test('does not repeat a key that was given for its ID', async () => {
    const { store, run, create } = prepare();
    const { key } = await create('--name', 'Ada');
    const { code, error } = await run('revoke', key!);
    assert.equal(code, 2);
    assert.match(error, /^An ID is key_ and 16 letters or digits, as shown by centwise keys list\.\nUsage: /);
    assert.ok(!error.includes(key!));
    assert.equal((await store.list())[0]?.revoked_at, null);
  });
});

describe('keys show', () => {
  test('shows all of a key but the key, and its requests by day', async () => {
    const { store, clock, run, create } = prepare();
    const { id, key } = await create('--name', 'Ada', '--scopes', 'batch,calculate', '--note', 'a friend');
    await store.addUsage({
      instance: 'a',
      sequence: 1,
      flushedAt: new Date(clock.nowMs).toISOString(),
      entries: [
        { keyId: id!, day: '2026-10-21', requests: 7 },
        { keyId: id!, day: '2026-10-22', requests: 1_000 },
        { keyId: id!, day: '2026-11-21', requests: 234 },
      ],
    });
    const { code, out } = await run('show', id!);
    assert.equal(code, 0);
    assert.equal(
      out,
      [
        id,
        'name                  Ada',
        'status                active',
        'plan                  free',
        'scopes                calculate, batch',
        `key                   cw_live_…${key!.slice(-4)}`,
        'created               2026-11-21 09:00',
        'expires               never',
        'note                  a friend',
        '',
        'Requests in the last 31 days (UTC): 1,234',
        'DAY         REQUESTS',
        '2026-10-22  1000',
        '2026-11-21  234',
        '',
      ].join('\n'),
    );
    const shown = JSON.parse((await run('show', id!, '--json')).out);
    assert.deepEqual(shown, {
      ...(await store.find(id!)),
      status: 'active',
      usage: await store.readUsage(id!, '2026-10-22', '2026-11-21'),
    });
    assert.equal((await run('show', 'key_0000000000000000')).code, 1);
  });
});

describe('keys change', () => {
  test('changes what is named, for people and for programs', async () => {
    const { store, run, create } = prepare();
    const { id } = await create('--name', 'Ada');
    assert.deepEqual(await run('change', id!, '--plan', 'standard', '--scopes', 'currency'), {
      code: 0,
      out: `Changed ${id}: "Ada", plan standard, scopes currency.\n`,
      error: '',
    });
    const { out } = await run('change', id!, '--quotas', '300/5000');
    assert.equal(out, `Changed ${id}: "Ada", plan standard, 300/5000, scopes currency.\n`);
    assert.deepEqual((await store.find(id!))?.quotas, { burst: 300, day: 5_000 });
    await run('change', id!, '--quotas', 'plan');
    assert.equal((await store.find(id!))?.quotas, null);
    const changed = JSON.parse((await run('change', id!, '--note', 'x', '--name', 'Bob', '--json')).out);
    const record = await store.find(id!);
    assert.deepEqual(changed, record);
    assert.deepEqual([record?.name, record?.note, record?.plan], ['Bob', 'x', 'standard']);
  });

  test('refuses what it cannot do with one sentence, and changes nothing', async () => {
    const { store, run, create } = prepare();
    const { id } = await create('--name', 'Ada');
    const before = await store.list();
    const faults: [args: string[], code: number, sentence: string][] = [
      [[id!], 2, 'Nothing to change; give --name, --plan, --quotas, --scopes or --note.'],
      [[id!, '--plan', 'gold'], 2, '"gold" is not a plan; choose from free, standard, unlimited.'],
      [[id!, '--quotas', '0/5'], 2, '--quotas takes requests per minute and per day, such as 300/5000,'],
      [[id!, '--scopes', 'calculat'], 2, '"calculat" is not a scope; did you mean calculate?'],
      [[id!, '--scopes', ''], 2, '"" is not a scope; choose from calculate, currency, batch.'],
      [[id!, '--note', 'x'.repeat(501)], 2, '--note takes up to 500 printable characters.'],
      [['key_0000000000000000', '--note', 'x'], 1, 'There is no key key_0000000000000000;'],
    ];
    for (const [args, code, sentence] of faults) {
      const refused = await run('change', ...args);
      assert.equal(refused.code, code);
      assert.ok(refused.error.startsWith(sentence), refused.error);
    }
    assert.deepEqual(await store.list(), before);
  });
});

describe('keys expire', () => {
  test('sets the end of a key, or takes it away', async () => {
    const { store, run, create } = prepare();
    const { id } = await create('--name', 'Ada');
    const times = { now: '2026-11-21T09:00:00.000Z', '7d': '2026-11-28T09:00:00.000Z', never: null };
    for (const [text, time] of Object.entries(times)) {
      const { code, out } = await run('expire', id!, text);
      assert.deepEqual([code, (await store.find(id!))?.expires_at], [0, time]);
      const life = time === null ? 'it never expires' : `it expires at ${time}`;
      assert.equal(out, `${id} ("Ada"): ${life}.\n`);
    }
    assert.equal((await run('expire', id!, 'soon')).code, 2);
    await run('revoke', id!);
    assert.equal((await run('expire', id!, '7d')).code, 1);
  });
});

describe('keys rotate', () => {
  test('gives the key another secret and takes the one before for the stated grace', async () => {
    const { store, run, create } = prepare();
    const { id, key } = await create('--name', 'Ada', '--test');
    const { code, out } = await run('rotate', id!, '--grace', '90m');
    const fresh = out.split('\n').find((line) => parseKey(line) !== undefined)!;
    assert.equal(code, 0);
    assert.ok(fresh.startsWith('cw_test_'));
    assert.equal(
      out,
      `Rotated ${id} ("Ada"); the previous key (…${key!.slice(-4)}) remains valid until 2026-11-21T10:30:00.000Z.\n\n` +
        `${fresh}\n\nThis key is shown once and never stored; save it now.\n`,
    );
    assert.equal((await store.findByHash(hashKey(fresh)))?.id, id);
    assert.equal((await store.findByHash(hashKey(key!)))?.expires_at, '2026-11-21T10:30:00.000Z');
    const again = JSON.parse((await run('rotate', id!, '--json')).out);
    assert.deepEqual(Object.keys(again), ['id', 'key', 'name', 'previous_expires_at']);
    assert.equal(again.previous_expires_at, '2026-11-22T09:00:00.000Z');
    assert.equal(await store.findByHash(hashKey(key!)), undefined);
  });

  test('refuses a key that has ended and a grace that is none', async () => {
    const { clock, run, create } = prepare();
    const { id } = await create('--name', 'Ada', '--expires', '1d');
    for (const grace of ['soon', '91d', '-1h', '1.5h', '99999h']) {
      assert.equal((await run('rotate', id!, `--grace=${grace}`)).code, 2, grace);
    }
    clock.nowMs += 86_400_000;
    assert.deepEqual(await run('rotate', id!), {
      code: 1,
      out: '',
      error: `Key ${id} ("Ada") expired at 2026-11-22T09:00:00.000Z.\n`,
    });
    await run('revoke', id!);
    assert.match((await run('rotate', id!)).error, /was already revoked/);
  });
});

describe('keys', () => {
  test('names the nearest of its commands, or all of them', async () => {
    const { run } = prepare();
    const usage = 'Usage: centwise keys COMMAND\n';
    const [near, far, none] = [await run('crate'), await run('delete'), await run()];
    assert.deepEqual(near, {
      code: 2,
      out: '',
      error: `"crate" is not a command of keys; did you mean create?\n${usage}`,
    });
    assert.ok(far.error.startsWith('"delete" is not a command of keys; choose from create, list, show,'));
    assert.deepEqual(none, {
      code: 2,
      out: '',
      error: `A command is missing; choose from create, list, show, change, expire, rotate, revoke.\n${usage}`,
    });
  });

  test('tell in one sentence that the store cannot be used', async () => {
    const { store, run } = prepare();
    await store.close();
    const { code, out, error } = await run('create', '--name', 'Ada');
    assert.deepEqual([code, out], [1, '']);
    assert.match(error, /^The database cannot be used: [^\n]+\.\n$/);
  });
});
