import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { hashKey, parseKey } from '#access/keys.ts';
import type { AccessStore } from '#access/store.ts';
import { runRequestsCommand } from '#cli/commands/requests.ts';
import { openSqliteStore } from '../kit/stores.ts';

const created_at = '2026-11-20T08:15:00.000Z';

/** The commands over a store with two requests, at 09:00 UTC on 21 November 2026. */
async function prepare() {
  const store = openSqliteStore(new DatabaseSync(':memory:'));
  const [ada, bob] = ['ada@example.com', 'bob@example.com'].map((email, index) => ({
    id: `req_000000000000000${index}`,
    email,
    purpose: 'a savings planner',
    network: index === 0 ? '203.0.113.0/24' : '2001:db8:1::/48',
    status: 'pending' as const,
    created_at,
    decided_at: null,
    key_id: null,
  }));
  for (const request of [ada!, bob!]) await store.addRequest(request, 10);
  async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
    let [out, error] = ['', ''];
    const code = await runRequestsCommand(args, {
      store,
      now: () => Date.UTC(2026, 10, 21, 9),
      print: (text) => (out += `${text}\n`),
      printError: (text) => (error += `${text}\n`),
    });
    return { code, out, error };
  }
  return { store, run, ada: ada!, bob: bob! };
}

describe('requests list', () => {
  test('shows those that await a decision, and all of them when asked', async () => {
    const { run, ada, bob } = await prepare();
    assert.equal(
      (await run('list')).out,
      [
        'ID                    RECEIVED (UTC)    STATUS   NETWORK          E-MAIL           PURPOSE',
        `${ada.id}  2026-11-20 08:15  pending  203.0.113.0/24   ada@example.com  a savings planner`,
        `${bob.id}  2026-11-20 08:15  pending  2001:db8:1::/48  bob@example.com  a savings planner`,
        '',
      ].join('\n'),
    );
    await run('reject', ada.id);
    assert.deepEqual(JSON.parse((await run('list', '--json')).out), [bob]);
    assert.equal(JSON.parse((await run('list', '--all', '--json')).out).length, 2);
    await run('reject', bob.id);
    assert.equal((await run('list')).out, 'No requests for keys are pending.\n');
  });
});

describe('requests approve', () => {
  test('creates the key, shows it once and remembers whom it is for', async () => {
    const { store, run, ada } = await prepare();
    const { code, out } = await run('approve', ada.id, '--plan', 'standard', '--expires', '30d');
    const key = out.split('\n').find((line) => parseKey(line) !== undefined)!;
    const record = await store.findByHash(hashKey(key));
    assert.equal(code, 0);
    assert.deepEqual(
      [record?.name, record?.plan, record?.note, record?.expires_at],
      [
        'ada@example.com',
        'standard',
        `Requested by ada@example.com (${ada.id}).`,
        '2026-12-21T09:00:00.000Z',
      ],
    );
    assert.deepEqual(await store.findRequest(ada.id), {
      ...ada,
      network: null,
      status: 'approved',
      decided_at: '2026-11-21T09:00:00.000Z',
      key_id: record?.id,
    });
  });

  test('answers programs with the members of a created key', async () => {
    const { run, bob } = await prepare();
    const made = JSON.parse((await run('approve', bob.id, '--json')).out);
    assert.deepEqual(Object.keys(made), ['id', 'key', 'name', 'plan', 'scopes', 'created_at', 'expires_at']);
  });
});

describe('a decision', () => {
  test('is made once; another is refused in one line, and no key is made', async () => {
    const { store, run, ada, bob } = await prepare();
    await run('approve', ada.id);
    await run('reject', bob.id);
    const keys = await store.list();
    const before = 'before, at 2026-11-21T09:00:00.000Z';
    const faults: [args: string[], code: number, error: string][] = [
      [['approve', ada.id], 1, `Request ${ada.id} was approved ${before} (${keys[0]!.id}).\n`],
      [['reject', ada.id], 1, `Request ${ada.id} was approved ${before} (${keys[0]!.id}).\n`],
      [['approve', bob.id], 1, `Request ${bob.id} was rejected ${before}.\n`],
      [
        ['approve', 'req_zzzzzzzzzzzzzzzz'],
        1,
        'There is no request req_zzzzzzzzzzzzzzzz; centwise requests list',
      ],
      [['approve', 'ada@example.com'], 2, 'An ID is req_ and 16 letters or digits'],
      [['approve', ada.id, '--plan', 'gold'], 2, '"gold" is not a plan;'],
      [['aprove', ada.id], 2, '"aprove" is not a command of requests; did you mean approve?'],
    ];
    for (const [args, code, error] of faults) {
      const refused = await run(...args);
      assert.deepEqual([refused.code, refused.out], [code, '']);
      assert.ok(refused.error.startsWith(error), refused.error);
    }
    assert.deepEqual(await store.list(), keys);
  });
});

describe('requests reject of many', () => {
  /** Another request, of 22 November. */
  const add = (store: AccessStore, id: number, email: string, network: string | null) =>
    store.addRequest(
      {
        id: `req_${String(id).padStart(16, '0')}`,
        email,
        network,
        purpose: 'a loan calculator',
        status: 'pending',
        created_at: '2026-11-22T08:15:00.000Z',
        decided_at: null,
        key_id: null,
      },
      10,
    );
  const prepareMore = async () => {
    const { store, run, ada, bob } = await prepare();
    await add(store, 2, 'eve@spam.example', '2001:db8:1::/48');
    await add(store, 3, 'mal@mail.spam.example', '203.0.114.0/24');
    await add(store, 4, 'old@notspam.example', null);
    return { store, run, ada, bob };
  };
  const pendingIn = async (store: AccessStore) =>
    (await store.listRequests())
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => Number(id.slice(4)));

  for (const [options, left, count] of [
    [['--from', '203.0.113.0/24'], [1, 2, 3, 4], 1],
    [['--from', '203.0.112.0/22'], [1, 2, 4], 2],
    [['--from', '0.0.0.0/0'], [1, 2, 4], 2],
    [['--from', '2001:db8:1::/48'], [0, 3, 4], 2],
    [['--from', '2001:db8::/32'], [0, 3, 4], 2],
    [['--from', '::/0'], [0, 3, 4], 2],
    [['--from', 'spam.example'], [0, 1, 4], 2],
    [['--from', '@SPAM.example'], [0, 1, 4], 2],
    [['--from', 'nobody.example'], [0, 1, 2, 3, 4], 0],
    [['--before', '2026-11-22'], [2, 3, 4], 2],
    [['--before=2026-11-22T08:15:00.001Z'], [], 5],
    [['--before', '2026-11-22', '--from', '2001:db8:1::/48'], [0, 2, 3, 4], 1],
  ] as const) {
    test(`${options.join(' ')} rejects those that it describes, and says how many`, async () => {
      const { store, run } = await prepareMore();
      const { code, out } = await run('reject', ...options);
      assert.deepEqual([code, out], [0, `Rejected ${count} ${count === 1 ? 'request' : 'requests'}.\n`]);
      assert.deepEqual(await pendingIn(store), left);
    });
  }

  test('rejects what is pending alone, creates no key, and answers programs with the IDs', async () => {
    const { store, run, ada, bob } = await prepareMore();
    await run('approve', ada.id);
    const { out } = await run('reject', '--before', '2026-11-22', '--json');
    assert.deepEqual(JSON.parse(out), { rejected: 1, ids: [bob.id] });
    assert.equal((await store.findRequest(ada.id))?.status, 'approved');
    assert.deepEqual(await store.findRequest(bob.id), {
      ...bob,
      network: null,
      status: 'rejected',
      decided_at: '2026-11-21T09:00:00.000Z',
    });
    assert.equal((await store.list()).length, 1);
  });

  test('refuses what it cannot tell in one line, and rejects nothing', async () => {
    const { store, run, ada } = await prepareMore();
    const from = /^--from takes a network such as 203\.0\.113\.0\/24 \(or wider\) or 2001:db8:1::\/48/;
    const faults: [args: string[], error: RegExp][] = [
      [['--from', '203.0.113.7'], from],
      [['--from', '203.0.113.0/25'], from],
      [['--from', '2001:db8::/64'], from],
      [['--from', '203.0.113.0/x'], from],
      [['--from', 'localhost'], from],
      [['--from', 'ada@example.com'], from],
      [['--from='], from],
      [
        ['--before', '30d'],
        /^--before takes a date such as 2026-11-21 \(its start in UTC\) or a time such as/,
      ],
      [['--before', '2026-02-30'], /^--before takes a date/],
      [[ada.id, '--before', '2026-11-22'], /^"req_0{16}" is an extra argument; remove it\./],
      [[], /^ID is missing\.\nUsage: centwise requests reject ID/],
    ];
    for (const [args, error] of faults) {
      const refused = await run('reject', ...args);
      assert.deepEqual([refused.code, refused.out], [2, '']);
      assert.match(refused.error, error);
    }
    assert.deepEqual(await pendingIn(store), [0, 1, 2, 3, 4]);
  });
});
