import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plans } from '#access/plans.ts';
import { StoreError } from '#base/errors.ts';
import { catalogue } from '#catalogue/index.ts';
import { scopeOf } from '#api/operations/operation.ts';
import { listOperations } from '#api/operations/calculator-operations.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

const sip = { monthly_investment: 10_000, annual_return: 12, years: 10 };

function withKey(key: string, body?: object): RequestInit {
  const authorization = `Bearer ${key}`;
  if (body === undefined) return { headers: { authorization } };
  const headers = { authorization, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

test('a service may set other quotas for its plans', async () => {
  const service = await startTestService({
    plans: { ...plans, free: { ...plans.free, burst: 2, day: 3 } },
  });
  const { key } = await service.createKey('free');
  await assertTwoPerMinute(service, key);
});

test('a key may have quotas of its own, whatever its plan', async () => {
  const service = await startTestService();
  const { key, id } = await service.createKey('unlimited');
  await service.store.change(id, { quotas: { burst: 2, day: 3 } });
  await assertTwoPerMinute(service, key);
});

/** The key has two requests a minute, and three a day. */
async function assertTwoPerMinute(service: TestService, key: string): Promise<void> {
  const ask = () => service.send('/v1/usage', withKey(key));
  const reply = await ask();
  assert.equal(reply.headers.get('ratelimit-policy'), '"burst";q=2;w=60, "day";q=3;w=86400');
  const { limits } = (await reply.json()) as { readonly limits: unknown };
  const quota = (requests: number, seconds: number) => ({ requests, window_seconds: seconds });
  assert.deepEqual(limits, { burst: quota(2, 60), day: quota(3, 86_400) });
  assert.deepEqual([(await ask()).status, (await ask()).status], [200, 429]);
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
      open.filter((path) => !/^\/(?:calculators|law)\b/.test(path)),
      ['/', '/usage', '/access-requests'],
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
      // Shells and spreadsheets act on these.
      ...[
        '$(id)@x.example',
        'a,b;`id`@x.example',
        '=1+1@x.example',
        '+1@x.example',
        '-rf@x.example',
        '"a b"@x.example',
        "o'brien@x.example",
        'a@-x.example',
        'a@x..example',
        'a@x.example-',
        'a@[192.0.2.1]',
        `${'a'.repeat(65)}@x.example`,
      ].map((email): [body: object, errors: string[]] => [
        { email, purpose: request.purpose },
        ['/email out-of-range'],
      ]),
      // Text that is reordered or hidden, that stacks up, or that is too short without its spaces.
      ...[
        'A savings\u202e planner',
        'A savings\u2066 planner',
        'A savings planner\u{e0041}',
        'A savings\u200b planner',
        `A savings planner${'\u0301'.repeat(5)}`,
        '\u0301A savings planner',
        'A savings\nplanner',
        'A savings\u2028planner',
        'A savings\ue000 planner',
        'a                b',
      ].map((purpose): [body: object, errors: string[]] => [
        { email: request.email, purpose },
        ['/purpose out-of-range'],
      ]),
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

  test('takes usual addresses and any writing, and folds runs of spaces', async () => {
    const service = await startTestService();
    const kept: [email: string, purpose: string, purposeKept: string][] = [
      ['ada.lovelace+keys_1-x@mail.example.co.uk', '  A  savings\u00a0 \u3000planner ', 'A savings planner'],
      ['_a@xn--bcher-kva.example', 'Une thèse e\u0301crite à Montréal', 'Une thèse e\u0301crite à Montréal'],
      ['1@x.example', 'ऋण कैलकुलेटर के लिए', 'ऋण कैलकुलेटर के लिए'],
      ['2@x.example', 'เครื่องคำนวณเงินกู้', 'เครื่องคำนวณเงินกู้'],
      ['3@x.example', '住宅ローン計算機のアプリ 🏠', '住宅ローン計算機のアプリ 🏠'],
    ];
    for (const [email, purpose] of kept) {
      assert.equal(
        (await service.send('/v1/access-requests', post({ email, purpose }))).status,
        200,
        purpose,
      );
      service.advance(86_400_000);
    }
    const stored = await service.store.listRequests();
    assert.deepEqual(
      stored.map(({ email, purpose }) => [email, purpose]),
      kept.map(([email, , purpose]) => [email, purpose]),
    );
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

describe('requests for keys behind a proxy', () => {
  const proxied = (forwarded: string, headers: Record<string, string> = {}, index = 0): RequestInit => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': forwarded,
      ...headers,
    },
    body: JSON.stringify({ email: `ada${index}@example.com`, purpose: 'A savings planner' }),
  });
  const start = () => startTestService({ isTrustedProxy: (address) => address === '127.0.0.1' });

  test('are counted by the /48, whose prefix is kept while they are pending', async () => {
    const service = await start();
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      const from = `2001:db8:1:${(index * 256).toString(16)}::${index}`;
      statuses.push((await service.send('/v1/access-requests', proxied(from, {}, index))).status);
    }
    assert.deepEqual(statuses, [...Array<number>(8).fill(200), ...Array<number>(4).fill(429)]);
    const stored = await service.store.listRequests();
    assert.deepEqual([...new Set(stored.map(({ network }) => network))], ['2001:db8:1::/48']);
    const mapped = await service.send('/v1/access-requests', proxied('::ffff:203.0.113.7', {}, 20));
    assert.equal(mapped.status, 200);
    const last = (await service.store.listRequests()).find(({ email }) => email === 'ada20@example.com');
    assert.equal(last?.network, '203.0.113.0/24');
  });

  test('from the form keep the prefix too', async () => {
    const service = await start();
    const headers = {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7:4711',
    };
    const body = 'email=ada@example.com&purpose=A+savings+planner';
    assert.equal((await service.send('/access', { method: 'POST', headers, body })).status, 200);
    assert.equal((await service.store.listRequests())[0]?.network, '203.0.113.0/24');
  });

  test('of a page of another website are refused, and take nothing from the quota of the visitor', async () => {
    const service = await start();
    for (let sent = 0; sent < 3; sent++) {
      const reply = await service.send(
        '/v1/access-requests',
        proxied('203.0.113.7', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
      );
      await expectProblem(reply, 403, 'cross-site-request');
    }
    assert.equal((await service.send('/v1/access-requests', proxied('203.0.113.7'))).status, 200);
  });

  test('get an answer whatever X-Forwarded-For says, and one warning a minute', async () => {
    const service = await start();
    for (const [index, entry] of ['fe80::1%eth0', 'unknown', '[', ':::'].entries()) {
      const { status } = await service.send('/v1/access-requests', proxied(entry, {}, index));
      assert.equal(status, index < 3 ? 200 : 429, entry);
    }
    const warnings = () => service.logLines.filter((line) => line.includes('"forwarded-address"'));
    assert.equal(warnings().length, 1);
    assert.match(warnings()[0]!, /"unknown\\", is not an IP address.*count as 127\.0\.0\.1/);
    service.advance(60_000);
    await service.send('/v1/access-requests', proxied('unknown'));
    assert.equal(warnings().length, 2);
  });
});
