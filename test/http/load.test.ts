import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generateKey } from '#access/keys.ts';
import { bounds } from '#base/bounds.ts';
import { readTraceId } from '#http/request/headers.ts';
import { createLoad } from '#http/admission/admission.ts';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

describe('a service that is overloaded', () => {
  test('is not ready when that lasts, and ready again at once', () => {
    const thread = { busyFromMs: Infinity, begunSincePause: bounds.busyRequests };
    const load = createLoad(thread);
    assert.equal(load.overloadedMs(1_000), 0);
    thread.busyFromMs = -1;
    assert.ok(load.isOverloaded(2_000));
    assert.equal(load.overloadedMs(9_000), 7_000);
    thread.busyFromMs = Infinity;
    assert.equal(load.overloadedMs(9_001), 0);
    load.inFlight = bounds.inFlight + 1;
    assert.equal(load.overloadedMs(10_000), 0);
    assert.equal(load.overloadedMs(16_000), 6_000);
    load.inFlight--;
    assert.equal(load.overloadedMs(16_001), 0);
  });

  test('refuses what is new with 503 and Retry-After, and answers health', async () => {
    const thread = { busyFromMs: Infinity, begunSincePause: 0 };
    const service = await startTestService({ load: createLoad(thread) });
    assert.equal((await service.call('/v1/calculators')).status, 200);
    thread.busyFromMs = -1;
    thread.begunSincePause = 0;
    for (let begun = 0; begun < bounds.busyRequests; begun++)
      assert.equal((await service.call('/v1/calculators')).status, 200);
    const refused = await service.call('/v1/calculators');
    assert.equal(refused.headers.get('retry-after'), '1');
    await expectProblem(refused, 503, 'overloaded');
    assert.equal((await service.send('/livez')).status, 200);
    thread.busyFromMs = Infinity;
    assert.equal((await service.call('/v1/calculators')).status, 200);
  });

  test('refuses a request beyond those that wait, and takes one when another has ended', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const ends: (() => void)[] = [];
    const slow = Array.from({ length: bounds.inFlight }, () => {
      const body = new ReadableStream<Uint8Array>({ start: (one) => void ends.push(() => one.close()) });
      return service.send('/v1/calculate/sip', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
    });
    await expectProblem(await service.call('/v1/calculators'), 503, 'overloaded');
    for (const end of ends) end();
    await Promise.all(slow);
    assert.equal((await service.call('/v1/calculators')).status, 200);
  });
});

describe('requests without a key', () => {
  test('are logged up to a bound, and their number beyond it is told', async () => {
    const service = await startTestService();
    for (let sent = 0; sent < 1_500; sent++) await service.send('/nothing');
    service.advance(60_000);
    await service.send('/nothing');
    const events = service.logLines.map((line) => JSON.parse(line) as { event: string; count?: number });
    assert.equal(events.filter(({ event }) => event === 'request').length, 1_001);
    assert.deepEqual(
      events.filter(({ event }) => event === 'requests-not-logged').map(({ count }) => count),
      [500],
    );
  });

  test('for the state of the service are logged for debugging alone, while it is well', async () => {
    const log: string[] = [];
    const silent = () => {};
    const write = (level: string) => (event: string) => void log.push(`${level} ${event}`);
    const levels = { debug: write('debug'), info: write('info'), warn: silent, error: silent };
    const service = await startTestService({ log: levels });
    for (const path of ['/livez', '/readyz', '/']) await service.send(path);
    assert.deepEqual(log, ['debug request', 'debug request', 'info request']);
  });

  test('say which header to use where the key is in X-API-Key', async () => {
    const service = await startTestService();
    const headers = { authorization: '', 'x-api-key': 'key' };
    const { detail } = await expectProblem(
      await service.send('/v1/usage', { headers }),
      401,
      'unauthenticated',
    );
    assert.equal(detail, 'Send an API key as "Authorization: Bearer <key>", not as X-API-Key.');
  });

  test('name their endpoint in the log, refused or not', async () => {
    const routes: unknown[] = [];
    const silent = () => {};
    const info = (_event: string, fields?: Readonly<Record<string, unknown>>) =>
      void routes.push(fields?.['route']);
    const service = await startTestService({ log: { debug: silent, info, warn: silent, error: silent } });
    await service.send('/v1/calculate/emi', { method: 'POST', headers: { authorization: '' } });
    assert.deepEqual(routes, ['/calculate/emi']);
  });

  test('with slow bodies are few at once, and take no place of those with one', async () => {
    const service = await startTestService();
    const ends: (() => void)[] = [];
    const post = (network: number) => {
      const body = new ReadableStream<Uint8Array>({ start: (one) => void ends.push(() => one.close()) });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
      const request = new Request('https://localhost/v1/access-requests', init);
      // Each in a /24 of its own, which the quotas of requests for keys bound too.
      return service.app(request, () => ({ address: `192.0.${network}.2` }));
    };
    const slow = Array.from({ length: 2 * bounds.anonymousBodies.all }, (_, index) => post(index));
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal((await service.call('/v1/calculators')).status, 200);
    for (const end of ends) end();
    const statuses = (await Promise.all(slow)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 503).length, bounds.anonymousBodies.all);
    // Empty bodies, but they were read.
    assert.equal(statuses.filter((status) => status === 400).length, bounds.anonymousBodies.all);
  });

  test('by a method that is the name of an inherited member are 405', async () => {
    const service = await startTestService();
    const { key } = await service.createKey();
    for (const method of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      for (const path of ['/', '/livez', '/v1/calculators', '/v1/access-requests', '/mcp']) {
        const headers = new Headers({ authorization: `Bearer ${key}` });
        const url = `https://localhost${path}`;
        const bytes = () => Promise.resolve(new Uint8Array());
        const reply = await service.app({ method, url, headers, body: null, bytes }, () => ({
          address: '127.0.0.1',
        }));
        assert.equal(reply.status, 405, `${method} ${path}`);
      }
    }
  });
});

describe('a network whose requests have no valid key', () => {
  const fail = (service: TestService, key = generateKey(true)) =>
    service.send('/v1/calculators', { headers: { authorization: `Bearer ${key}` } });

  test('is refused with 429 after too many, but not with a known key, and not for ever', async () => {
    const service = await startTestService();
    assert.equal((await service.call('/v1/calculators')).status, 200);
    for (let sent = 0; sent < bounds.failures.most; sent++) assert.equal((await fail(service)).status, 401);
    const refused = await fail(service);
    assert.equal(refused.headers.get('retry-after'), '60');
    await expectProblem(refused, 429, 'quota-exceeded');
    assert.equal((await service.send('/v1/calculators')).status, 429);
    assert.equal((await service.call('/v1/calculators')).status, 200);
    service.advance(bounds.failures.windowMs - 1);
    assert.equal((await fail(service)).status, 429);
    service.advance(1);
    assert.equal((await fail(service)).status, 401);
  });

  test('is still looked up with a new valid key, whatever it has sent without one', async () => {
    const service = await startTestService();
    const without = { headers: { authorization: '' } };
    for (let sent = 0; sent < bounds.failures.most; sent++) await service.send('/v1/calculators', without);
    assert.equal((await service.send('/v1/calculators', without)).status, 429);
    assert.equal((await service.call('/v1/calculators')).status, 200);
  });

  test('costs no look-up and no line of the log once it is refused', async () => {
    let lookups = 0;
    const log: string[] = [];
    const write = (event: string) => void log.push(event);
    const silent = () => {};
    const service = await startTestService({
      authenticate: (_authorization, mayLookUp) => {
        if (mayLookUp!()) lookups++;
        return 'invalid';
      },
      log: { debug: silent, info: write, warn: write, error: write },
    });
    for (let sent = 0; sent < 3 * bounds.failures.most; sent++) await fail(service);
    assert.equal(lookups, bounds.failures.most);
    assert.equal(log.filter((event) => event === 'request').length, bounds.failures.most);
    assert.equal(log.filter((event) => event === 'failed-authentication').length, 1);
  });
});

// The examples are those of https://www.w3.org/TR/trace-context/, sections 3.2 and 3.3.
describe('a traceparent header', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  for (const [header, expected] of [
    [`00-${trace}-00f067aa0ba902b7-01`, trace],
    [`cc-${trace}-00f067aa0ba902b7-01-what-the-future-will-be-like`, trace],
    [`00-${trace}-00f067aa0ba902b7-01-x`, undefined],
    [`ff-${trace}-00f067aa0ba902b7-01`, undefined],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace}-0000000000000000-01`, undefined],
    [`00-${trace.toUpperCase()}-00f067aa0ba902b7-01`, undefined],
    [`00-${trace}-00f067aa0ba902b7`, undefined],
    ['', undefined],
  ] as const) {
    test(`${header} names ${expected ?? 'no trace'}`, () => assert.equal(readTraceId(header), expected));
  }

  test('is in the log when it is valid', async () => {
    const service = await startTestService();
    await service.call('/v1/calculators', undefined, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    await service.call('/v1/calculators', undefined, { traceparent: 'x"\n'.trim() });
    const traces = service.logLines.map((line) => (JSON.parse(line) as { trace_id?: string }).trace_id);
    assert.deepEqual(traces, [trace, undefined]);
  });
});
