import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { StoreError } from '#access/store.ts';
import { catalogue } from '#catalogue/index.ts';
import { scopeOf } from '#derive/operation.ts';
import { listOperations } from '#derive/operations.ts';
import { clientNetwork } from '#http/address.ts';
import { expectProblem, startTestService } from '../http/harness.ts';

const sip = { monthly_investment: 10_000, annual_return: 12, years: 10 };

function withKey(key: string, body?: object): RequestInit {
  const authorization = `Bearer ${key}`;
  if (body === undefined) return { headers: { authorization } };
  const headers = { authorization, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

describe('GET /usage', () => {
  test('tells the plan, the limits and what was counted, this request not yet', async () => {
    const service = await startTestService();
    const { key, id } = await service.createKey('free');
    for (let sent = 0; sent < 3; sent++) await service.send('/v1/calculate/sip', withKey(key, sip));
    await service.flushUsage();
    const reply = await service.send('/v1/usage', withKey(key));
    assert.deepEqual(await reply.json(), {
      key: { id, name: 'test' },
      plan: 'free',
      scopes: ['calculate', 'currency', 'batch'],
      limits: {
        burst: { requests: 60, window_seconds: 60 },
        day: { requests: 1_000, window_seconds: 86_400 },
      },
      today: { date: '2026-09-30', requests: 3 },
      this_month: { month: '2026-09', requests: 3 },
    });
    assert.equal(reply.headers.get('ratelimit'), '"burst";r=56;t=60, "day";r=996;t=86400');
  });

  test('begins anew with the day and the month in UTC', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    await service.send('/v1/calculators', withKey(key));
    service.advance(12 * 3_600_000);
    await service.send('/v1/calculators', withKey(key));
    await service.flushUsage();
    const usage = (await (await service.send('/v1/usage', withKey(key))).json()) as Record<string, unknown>;
    assert.deepEqual(usage['today'], { date: '2026-10-01', requests: 1 });
    assert.deepEqual(usage['this_month'], { month: '2026-10', requests: 1 });
    assert.deepEqual(usage['limits'], { burst: null, day: null });
  });

  test('counts neither what the limits refuse nor what has no valid key', async () => {
    const service = await startTestService();
    const { key, id } = await service.createKey('free');
    for (let sent = 0; sent < 70; sent++) await service.send('/v1/calculators', withKey(key));
    await service.send('/v1/calculators', withKey(`${key}x`));
    await service.flushUsage();
    assert.deepEqual(await service.store.readUsage(id, '2026-09-30', '2026-09-30'), [
      { day: '2026-09-30', requests: 60 },
    ]);
  });
});

describe('a key', () => {
  test('may do what its scopes say, and is told which it lacks', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free', null, ['currency']);
    assert.equal((await service.send('/v1/currency/rates', withKey(key))).status, 200);
    assert.equal((await service.send('/v1/calculators', withKey(key))).status, 200);
    assert.equal((await service.send('/v1/usage', withKey(key))).status, 200);
    const refused = await service.send('/v1/calculate/sip', withKey(key, sip));
    assert.equal(
      refused.headers.get('www-authenticate'),
      'Bearer realm="centwise", error="insufficient_scope", scope="calculate"',
    );
    const { detail } = await expectProblem(refused, 403, 'forbidden');
    assert.equal(detail, 'This key lacks the scope calculate; it has currency.');
    const batch = { items: [{ calculator: 'sip', inputs: sip }] };
    await expectProblem(await service.send('/v1/batch', withKey(key, batch)), 403, 'forbidden');
  });

  test('needs a scope for whatever calculates, converts or runs a batch', () => {
    const scopes = new Map(
      listOperations(catalogue).map((operation) => [operation.path, scopeOf(operation)]),
    );
    const open = [...scopes].filter(([, scope]) => scope === null).map(([path]) => path);
    assert.deepEqual(
      open.filter((path) => !path.startsWith('/calculators')),
      ['/usage', '/access-requests'],
    );
    assert.equal(scopes.get('/calculate/sip'), 'calculate');
    assert.equal(scopes.get('/currency/convert'), 'currency');
    assert.equal(scopes.get('/batch'), 'batch');
  });

  test('that cannot be checked is 503 with Retry-After, and nothing is said of the store', async () => {
    const service = await startTestService({
      authenticate: () => Promise.reject(new StoreError('PostgreSQL cannot be used: secret reason.')),
    });
    const reply = await service.call('/v1/calculators');
    assert.equal(reply.headers.get('retry-after'), '5');
    const problem = await expectProblem(reply, 503, 'store-unavailable');
    assert.doesNotMatch(JSON.stringify(problem), /secret|PostgreSQL/);
    assert.ok(service.logLines.some((line) => line.includes('secret reason')));
  });
});

describe('POST /access-requests', () => {
  const request = { email: 'Ada@Example.com', purpose: 'A savings planner for a school project' };
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  test('needs no key, under both paths, and keeps what was said', async () => {
    const service = await startTestService();
    const replies = [
      await service.send('/v1/access-requests', post(request)),
      await service.send('/api/v1/access-requests', post(request)),
    ];
    const texts = await Promise.all(replies.map((reply) => reply.text()));
    assert.deepEqual(JSON.parse(texts[0]!), {
      status: 'received',
      detail: 'The operator of this service decides and answers by e-mail.',
    });
    // Whether there is a request of this e-mail address already is not told.
    assert.equal(texts[0], texts[1]);
    const [kept, ...others] = await service.store.listRequests();
    assert.deepEqual(others, []);
    assert.deepEqual(
      [kept?.email, kept?.purpose, kept?.status, kept?.created_at],
      ['ada@example.com', request.purpose, 'pending', '2026-09-30T12:00:00.000Z'],
    );
  });

  test('is limited to 2 a minute and 5 a day of an address', async () => {
    const service = await startTestService();
    const statuses: number[] = [];
    for (let minute = 0; minute < 4; minute++) {
      for (let sent = 0; sent < 3; sent++) {
        statuses.push((await service.send('/v1/access-requests', post(request))).status);
      }
      service.advance(60_000);
    }
    assert.deepEqual(statuses, [200, 200, 429, 200, 200, 429, 200, 429, 429, 429, 429, 429]);
    const refused = await service.send('/v1/access-requests', post(request));
    assert.equal(refused.headers.get('retry-after'), String(86_400 - 4 * 60));
    const { 'violated-policies': violated } = await expectProblem(refused, 429, 'quota-exceeded');
    assert.deepEqual(violated, ['day']);
  });

  test('tells everything that is wrong at once', async () => {
    const service = await startTestService();
    const bad: [body: object, errors: string[]][] = [
      [{}, ['/email required', '/purpose required']],
      [{ email: 1, purpose: [] }, ['/email wrong-type', '/purpose wrong-type']],
      [
        { email: 'ada', purpose: 'short', plan: 'gold' },
        ['/email out-of-range', '/purpose out-of-range', '/plan unknown-field'],
      ],
      [
        { email: 'a@b.c\u0000', purpose: '\u001b[31m red text, red text' },
        ['/email out-of-range', '/purpose out-of-range'],
      ],
      [[], [' wrong-type']],
    ];
    for (const [body, expected] of bad) {
      const problem = await expectProblem(
        await service.send('/v1/access-requests', post(body)),
        422,
        'invalid-input',
      );
      assert.deepEqual(
        problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`),
        expected,
      );
      service.advance(86_400_000);
    }
    assert.deepEqual(await service.store.listRequests(), []);
  });

  test('is described as open to all in the OpenAPI document', async () => {
    const service = await startTestService();
    const api = (await (await service.send('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { security?: unknown[] }>>;
    };
    const open = Object.entries(api.paths).filter(([, methods]) =>
      Object.values(methods).some(({ security }) => security?.length === 0),
    );
    assert.deepEqual(
      open.map(([path]) => path),
      ['/access-requests'],
    );
  });
});

test('the network of a caller is told by the last address that no trusted proxy has written of another', () => {
  const isProxy = (address: string) => address.startsWith('10.');
  const cases: [forwarded: string | null, peer: string, network: string][] = [
    [null, '10.0.0.1', '10.0.0.1'],
    ['203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['1.2.3.4, 203.0.113.7, 10.0.0.2', '10.0.0.1', '203.0.113.7'],
    ['1.2.3.4, unknown', '10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '10.0.0.1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '10.0.0.1', '2001:db8:0:0::/64'],
    ['::1', '10.0.0.1', '0:0:0:0::/64'],
  ];
  for (const [forwarded, peer, network] of cases) {
    const headers = new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded });
    assert.equal(clientNetwork(headers, peer, isProxy), network, String(forwarded));
  }
  assert.equal(
    clientNetwork(new Headers({ 'x-forwarded-for': '1.2.3.4' }), '203.0.113.7', undefined),
    '203.0.113.7',
  );
});
