import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { generateKey } from '#access/keys.ts';
import { bounds } from '#http/bounds.ts';
import { readTraceId } from '#http/headers.ts';
import { expectProblem, startTestService, type TestService } from './harness.ts';

describe('a service that is overloaded', () => {
  test('refuses what is new with 503 and Retry-After, and answers health', async () => {
    let busyMs = 0;
    const service = await startTestService({ busyMs: () => busyMs });
    assert.equal((await service.call('/v1/calculators')).status, 200);
    busyMs = bounds.busyMs + 1;
    const refused = await service.call('/v1/calculators');
    assert.equal(refused.headers.get('retry-after'), '1');
    await expectProblem(refused, 503, 'overloaded');
    assert.equal((await service.send('/livez')).status, 200);
    busyMs = 0;
    assert.equal((await service.call('/v1/calculators')).status, 200);
  });

  test('refuses work that would wait for others like it, and no other', async () => {
    let waitMs = 0;
    const service = await startTestService({ waitMs: () => waitMs });
    const inputs = { principal: 1000, annual_rate: 5, years: 2 };
    const sweep = { inputs, vary: [{ field: 'annual_rate', from: 1, to: 2, step: 1 }] };
    const batch = { items: [{ calculator: 'compound-interest', inputs }] };
    const works = { '/v1/sweep/compound-interest': sweep, '/v1/batch': batch };
    for (const [path, body] of Object.entries(works)) {
      waitMs = 0;
      assert.notEqual((await service.call(path, body)).status, 503, path);
      waitMs = bounds.waitMs + 1;
      await expectProblem(await service.call(path, body), 503, 'overloaded');
    }
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
    [null, undefined],
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
