import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { hashKey, parseKey } from '#access/keys.ts';
import { openSqliteStore } from '#access/sqlite.ts';
import { runRequestsCommand } from '#cli/requests.ts';

const created_at = '2026-11-20T08:15:00.000Z';

/** The commands over a store with two requests, at 09:00 UTC on 21 November 2026. */
async function prepare() {
  const store = openSqliteStore(new DatabaseSync(':memory:'));
  const [ada, bob] = ['ada@example.com', 'bob@example.com'].map((email, index) => ({
    id: `req_000000000000000${index}`,
    email,
    purpose: 'a savings planner',
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
        'ID                    RECEIVED (UTC)    STATUS   E-MAIL           PURPOSE',
        `${ada.id}  2026-11-20 08:15  pending  ada@example.com  a savings planner`,
        `${bob.id}  2026-11-20 08:15  pending  bob@example.com  a savings planner`,
        '',
      ].join('\n'),
    );
    await run('reject', ada.id);
    assert.deepEqual(JSON.parse((await run('list', '--json')).out), [bob]);
    assert.equal(JSON.parse((await run('list', '--all', '--json')).out).length, 2);
    await run('reject', bob.id);
    assert.equal((await run('list')).out, 'No request for a key awaits a decision.\n');
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
