import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

const sipInput = { monthly_investment: 10000, annual_return: 12, years: 10, currency: 'inr' };

describe('paths and methods', () => {
  test('every path is served under /v1 and, the same, under /api/v1', async () => {
    const service = await startTestService();
    for (const prefix of ['/v1', '/api/v1']) {
      const response = await service.call(`${prefix}/calculate/sip`, sipInput);
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), {
        future_value: 2323390.76,
        total_invested: 1200000,
        wealth_gained: 1123390.76,
        cagr: 6.8302,
        currency: 'INR',
      });
    }
  });

  test('a wrong method is 405 and Allow names the right ones', async () => {
    const service = await startTestService();
    const post = await service.call('/v1/solve/sip');
    assert.equal(post.headers.get('allow'), 'POST, OPTIONS');
    await expectProblem(post, 405, 'method-not-allowed');
    const list = await service.call('/v1/calculators', {});
    assert.equal(list.headers.get('allow'), 'GET, HEAD, OPTIONS');
    await expectProblem(list, 405, 'method-not-allowed');
  });

  test('an unknown calculator is 404 and the nearest one is named', async () => {
    const service = await startTestService();
    const problem = await expectProblem(await service.call('/v1/calculate/morgage', {}), 404, 'not-found');
    assert.match(problem.detail, /Did you mean \/v1\/calculate\/mortgage\?/);
  });

  for (const [path, nearest] of [
    ['/v1/calculate/cagr/schedule.csv', '/v1/calculate/cagr'],
    ['/v1/calculate/mortgage/shedule.csv', '/v1/calculate/mortgage/schedule.csv'],
    ['/v1/calculators/toString', '/v1/calculators'],
    ['/v1/calcualtors/sip', '/v1/calculators/sip'],
    ['/v1/calcuulate/morgage/shedule.csv', '/v1/calculate/mortgage/schedule.csv'],
    ['/docs/calculaters/emi', '/docs/calculators/emi'],
    ['/currncy', '/currency'],
    ['/calculators/morgage', '/calculators/mortgage'],
  ] as const) {
    test(`${path} is 404 and leads to ${nearest}`, async () => {
      const service = await startTestService();
      const { detail } = await expectProblem(await service.call(path), 404, 'not-found');
      assert.ok(detail.endsWith(` Did you mean ${nearest}?`), detail);
    });
  }

  test('a path without its version is 404 and named with it', async () => {
    const service = await startTestService();
    for (const path of ['/calculate/mortgage', '/currency/rates', '/calculators/mortgage/nothing']) {
      const problem = await expectProblem(await service.send(path), 404, 'not-found');
      const isKnown = !path.endsWith('nothing');
      assert.equal(problem.detail.endsWith(` Did you mean /v1${path}?`), isKnown, problem.detail);
    }
  });

  for (const path of ['/v1/calculators/', '/v1//calculators', '/v1/calculate', '/v1/%63alculators']) {
    test(`${path} is 404, not another spelling of a path`, async () => {
      const service = await startTestService();
      await expectProblem(await service.call(path), 404, 'not-found');
    });
  }

  test('HEAD answers as GET does, without the body', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const init = { headers: { authorization: `Bearer ${key}` } };
    const get = await service.send('/v1/calculators', init);
    const head = await service.send('/v1/calculators', { ...init, method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    assert.equal(head.headers.get('content-length'), String((await get.text()).length));
  });

  test('a Host that the operator has not listed is 421, but for health', async () => {
    const service = await startTestService({ hostNames: new Set(['api.example', '::1']) });
    const ask = async (host: string, path: string) => {
      const request = new Request(`https://${host}${path}`);
      return (await service.app(request, () => ({ address: '127.0.0.1' }))).status;
    };
    assert.equal(await ask('api.example', '/v1/calculators'), 401);
    assert.equal(await ask('API.example:8443', '/v1/calculators'), 401);
    assert.equal(await ask('[::1]:8443', '/'), 200);
    assert.equal(await ask('evil.example', '/v1/calculators'), 421);
    assert.equal(await ask('evil.example', '/'), 421);
    assert.equal(await ask('10.0.0.7:8443', '/livez'), 200);
  });

  test('pages are not for the scripts of other sites, documents for programs are', async () => {
    const service = await startTestService();
    const origins = async (path: string) =>
      (await service.send(path)).headers.get('access-control-allow-origin');
    for (const path of ['/', '/calculators/emi', '/calculators/emi/schedule.csv', '/docs'])
      assert.equal(await origins(path), 'https://localhost:8443', path);
    for (const path of ['/openapi.json', '/llms.txt', '/livez', '/v1/calculators'])
      assert.equal(await origins(path), '*', path);
  });

  test('two Host headers are 400', async () => {
    const service = await startTestService();
    const response = await service.call('/v1/calculators', undefined, { host: 'localhost, example.org' });
    await expectProblem(response, 400, 'malformed-request');
  });

  test('an address that is too long is 414', async () => {
    const service = await startTestService();
    await expectProblem(
      await service.call(`/v1/currency/rates?base=${'U'.repeat(5000)}`),
      414,
      'uri-too-long',
    );
  });
});

describe('content negotiation', () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ]) {
    test(`a body of type ${type} is 415, which names every type that is read`, async () => {
      const service = await startTestService();
      const response = await service.call('/v1/calculate/sip', sipInput, { 'content-type': type });
      await expectProblem(response, 415, 'unsupported-media-type');
      const batch = await service.call('/v1/batch', sipInput, { 'content-type': type });
      const { detail } = (await batch.json()) as { readonly detail: string };
      assert.match(
        detail,
        /^Send "Content-Type: application\/json" or "Content-Type: application\/x-ndjson" or "Content-Type: text\/csv"; /,
      );
    });
  }

  for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity', 'nonsense']) {
    test(`a body with Content-Encoding ${encoding} is 415 and is never decoded`, async () => {
      const service = await startTestService();
      const response = await service.call('/v1/calculate/sip', sipInput, { 'content-encoding': encoding });
      await expectProblem(response, 415, 'unsupported-media-type');
    });
  }

  test('application/json may name its charset', async () => {
    const service = await startTestService();
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' };
    assert.equal((await service.call('/v1/calculate/sip', sipInput, headers)).status, 200);
  });

  test('an Accept header without JSON is 406', async () => {
    const service = await startTestService();
    for (const accept of ['text/html', 'application/json;q=0', 'image/*']) {
      await expectProblem(
        await service.call('/v1/calculators', undefined, { accept }),
        406,
        'not-acceptable',
      );
    }
    for (const accept of ['*/*', 'application/*', 'text/html, application/json;q=0.5']) {
      assert.equal((await service.call('/v1/calculators', undefined, { accept })).status, 200);
    }
  });
});

describe('keys', () => {
  test('without a key: 401 with a challenge that has no error code (RFC 6750 §3.1)', async () => {
    const service = await startTestService();
    for (const headers of [{}, { authorization: 'Basic dXNlcjpwYXNz' }]) {
      const response = await service.send('/v1/calculators', { headers });
      assert.equal(response.headers.get('www-authenticate'), 'Bearer realm="centwise"');
      await expectProblem(response, 401, 'unauthenticated');
    }
  });

  /** A mistyped, an unknown, a revoked and an expired key, and what is none. */
  async function createRefusedKeys(service: TestService): Promise<string[]> {
    const revoked = await service.createKey();
    await service.revokeKey(revoked.id);
    const expired = await service.createKey('free', new Date('2026-09-30T12:00:00Z'));
    const mistyped = `${revoked.key.slice(0, 20)}${revoked.key[20] === 'a' ? 'b' : 'a'}${revoked.key.slice(21)}`;
    const unknown = await (await startTestService()).createKey();
    return [mistyped, unknown.key, revoked.key, expired.key, 'x'];
  }

  test('a mistyped, unknown, revoked or expired key: the same 401 with invalid_token', async () => {
    const service = await startTestService();
    const replies = new Set<string>();
    for (const key of await createRefusedKeys(service)) {
      const headers = { authorization: `Bearer ${key}`, 'x-request-id': 'same' };
      const response = await service.send('/v1/calculators', { headers });
      assert.equal(
        response.headers.get('www-authenticate'),
        'Bearer realm="centwise", error="invalid_token"',
      );
      replies.add(JSON.stringify(await expectProblem(response, 401, 'unauthenticated')));
    }
    assert.equal(replies.size, 1);
  });

  test('a key that is revoked while it is in use is refused within one second', async () => {
    const service = await startTestService();
    const { key, id } = await service.createKey();
    const send = () => service.send('/v1/calculators', { headers: { authorization: `Bearer ${key}` } });
    assert.equal((await send()).status, 200);
    await service.revokeKey(id);
    service.advance(999);
    assert.equal((await send()).status, 401);
  });

  test('two credentials are 400', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const headers = { authorization: `Bearer ${key}, Bearer ${key}` };
    await expectProblem(await service.send('/v1/calculators', { headers }), 400, 'malformed-request');
  });

  test('a key in the query string is 400, also beside a valid one, and is not shown again', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    for (const query of [`api_key=${key}`, `access_token=abc`, `x=${key}`]) {
      const response = await service.call(`/v1/calculators?${query}`);
      assert.ok(!JSON.stringify(await expectProblem(response, 400, 'malformed-request')).includes(key));
    }
  });

  test('no key gets into a reply or the log, wherever it was put', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const body = { [key]: key, monthly_investment: key };
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-request-id': key,
    };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    const seen = [
      await (await service.send('/v1/calculate/sip', init)).text(),
      await (await service.send(`/v1/${key}`, init)).text(),
      await (await service.call(`/v1/currency/rates?base=${key}`)).text(),
      await (await service.call('/v1/calculate/sip', body, { 'content-type': key })).text(),
    ];
    assert.ok(service.logLines.length >= 4);
    for (const text of [...seen, ...service.logLines]) assert.ok(!text.includes(key.slice(8)), text);
  });
});

describe('limits', () => {
  test('a key without limits has no headers of them', async () => {
    const service = await startTestService();
    const { headers } = await service.call('/v1/calculators');
    assert.deepEqual([headers.get('ratelimit'), headers.get('ratelimit-policy')], [null, null]);
  });

  test('the free plan admits 60 requests a minute; the 61st is 429 and says when to try again', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free');
    const send = () => service.send('/v1/calculators', { headers: { authorization: `Bearer ${key}` } });
    for (let left = 59; left >= 0; left--) {
      const response = await send();
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('ratelimit-policy'), '"burst";q=60;w=60, "day";q=1000;w=86400');
      assert.match(
        response.headers.get('ratelimit')!,
        new RegExp(`^"burst";r=${left};t=60, "day";r=${left + 940};`),
      );
    }
    service.advance(20_000);
    const refused = await send();
    assert.equal(refused.headers.get('retry-after'), '40');
    const problem = await expectProblem(refused, 429, 'quota-exceeded');
    assert.deepEqual(problem['violated-policies'], ['burst']);
    service.advance(40_000);
    assert.equal((await send()).status, 200);
  });
});

describe('every reply', () => {
  const requests: [string, (service: Awaited<ReturnType<typeof startTestService>>) => Promise<Response>][] = [
    ['200', (service) => service.call('/v1/calculators')],
    ['400', (service) => service.call('/v1/calculate/sip', '{')],
    ['401', (service) => service.send('/v1/calculators')],
    ['404 outside the API', (service) => service.send('/nothing')],
    ['/livez', (service) => service.send('/livez')],
    ['a page', (service) => service.send('/docs/problems/invalid-input')],
    ['a preflight', (service) => service.send('/v1/calculate/sip', { method: 'OPTIONS' })],
  ];
  for (const [name, request] of requests) {
    test(`${name} has the security headers, CORS without credentials, and a request id`, async () => {
      const { headers } = await request(await startTestService());
      assert.match(headers.get('strict-transport-security')!, /^max-age=63072000/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
      assert.match(headers.get('content-security-policy')!, /default-src 'none'/);
      const origin = name === 'a page' ? 'https://localhost:8443' : '*';
      assert.equal(headers.get('access-control-allow-origin'), origin);
      assert.equal(headers.get('access-control-allow-credentials'), null);
      assert.match(headers.get('x-request-id')!, /^[A-Za-z0-9._-]{1,64}$/);
    });
  }

  test("has the caller's request id when that is acceptable, a new one otherwise", async () => {
    const service = await startTestService();
    const idOf = async (id: string) =>
      (await service.call('/v1/calculators', undefined, { 'x-request-id': id })).headers.get('x-request-id');
    assert.equal(await idOf('abc-1.2_3'), 'abc-1.2_3');
    for (const id of ['a b', 'x'.repeat(65), 'é', '']) assert.notEqual(await idOf(id), id);
  });

  test('to a preflight needs no key and names what is allowed', async () => {
    const service = await startTestService();
    const response = await service.send('/v1/calculate/sip', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    });
    assert.equal(response.status, 204);
    assert.equal(response.headers.get('access-control-allow-methods'), 'POST, GET, HEAD, OPTIONS');
    assert.match(
      response.headers.get('access-control-allow-headers')!,
      /Authorization, Content-Type, Accept, If-None-Match/,
    );
  });

  test('is logged as one JSON line with route, status, time and key id', async () => {
    const service = await startTestService();
    await service.call('/v1/calculate/sip', sipInput);
    const line = JSON.parse(service.logLines.at(-1)!) as Record<string, unknown>;
    assert.equal(line['event'], 'request');
    assert.equal(line['route'], '/calculate/sip');
    assert.equal(line['status'], 200);
    assert.match(String(line['key']), /^key_[0-9A-Za-z]{16}$/);
    assert.equal(typeof line['ms'], 'number');
  });
});

describe('behind a TLS proxy', () => {
  const isTrustedProxy = (address: string) => address === '127.0.0.1';

  test('a request that the proxy got over HTTPS is answered', async () => {
    const service = await startTestService({ isTrustedProxy });
    assert.equal(
      (await service.call('/v1/calculators', undefined, { 'x-forwarded-proto': 'https' })).status,
      200,
    );
  });

  test('any other is 403 https-required and is not redirected', async () => {
    const service = await startTestService({ isTrustedProxy });
    await expectProblem(await service.call('/v1/calculators'), 403, 'https-required');
    await expectProblem(
      await service.call('/v1/calculators', undefined, { 'x-forwarded-proto': 'http' }),
      403,
      'https-required',
    );
    const strange = await startTestService({ isTrustedProxy: () => false });
    const response = await strange.call('/v1/calculators', undefined, { 'x-forwarded-proto': 'https' });
    await expectProblem(response, 403, 'https-required');
  });
});
