import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import {
  Centwise,
  CentwiseNetworkError,
  CentwiseProblem,
  CentwiseProtocolError,
  CentwiseTimeout,
  type BatchItem,
  type CentwiseOptions,
} from '../../client/src/index.ts';
import { startTestService } from '../kit/harness.ts';

const cagr = { initial_value: 10000, final_value: 25000, years: 5 } as const;
const items: BatchItem[] = [1, 2, 3].map((id) => ({ id, calculator: 'cagr', inputs: cagr }));
const answerLine = '{"status":200,"result":{"cagr":20.1124,"total_return_pct":150}}\n';

/** A client of a server that answers as `listener` does, over a socket. */
async function serve(listener: RequestListener, options: Partial<CentwiseOptions> = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { server, client: new Centwise({ baseUrl, apiKey: 'k', retries: 0, ...options }) };
}

/** The error of a call against such a server, which must be of this kind. */
async function faultOf<Fault extends Error>(
  kind: new (...args: never[]) => Fault,
  listener: RequestListener,
  options: Partial<CentwiseOptions> = {},
  ask: (client: Centwise) => Promise<unknown> = (client) => client.calculate('cagr', cagr),
): Promise<Fault> {
  const { server, client } = await serve(listener, options);
  try {
    const fault: unknown = await ask(client).then(
      () => assert.fail('no error'),
      (error: unknown) => error,
    );
    assert.ok(fault instanceof kind, String(fault));
    return fault;
  } finally {
    close(server);
  }
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

async function runBatch(client: Centwise): Promise<number> {
  let count = 0;
  for await (const _ of client.batch(items)) count++;
  return count;
}

const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>  Please log in</html>');

describe('what the service refuses is a problem', () => {
  async function problemOf(
    ask: (client: Centwise) => Promise<unknown>,
    key?: string,
  ): Promise<CentwiseProblem> {
    const service = await startTestService();
    const apiKey = key ?? (await service.createKey()).key;
    const fetch: CentwiseOptions['fetch'] = (address, init) =>
      service.send(address.slice('https://localhost'.length), init);
    const client = new Centwise({ baseUrl: 'https://localhost/v1', apiKey, fetch });
    const fault: unknown = await ask(client).catch((error: unknown) => error);
    assert.ok(fault instanceof CentwiseProblem, String(fault));
    assert.ok(fault.requestId !== undefined);
    return fault;
  }

  test('a wrong key', async () => {
    const key = `cw_live_${'a'.repeat(36)}`;
    const problem = await problemOf((client) => client.usage(), key);
    assert.deepEqual([problem.status, problem.code], [401, 'unauthenticated']);
    assert.ok(!problem.message.includes(key));
  });

  test('a calculator that there is not', async () => {
    const problem = await problemOf((client) => client.calculate('morgage' as 'mortgage', {} as never));
    assert.deepEqual([problem.status, problem.code], [404, 'not-found']);
    assert.match(problem.message, /Did you mean \/v1\/calculate\/mortgage\?/);
  });

  test('an id that would be another path', async () => {
    const problem = await problemOf((client) => client.calculator('../usage' as 'cagr'));
    assert.deepEqual([problem.status, problem.code], [404, 'not-found']);
  });

  test('values of the wrong types, all at once', async () => {
    const inputs = { initial_value: '1', final_value: null, years: 5, year: 1 } as unknown as typeof cagr;
    const problem = await problemOf((client) => client.calculate('cagr', inputs));
    assert.deepEqual([problem.status, problem.code], [422, 'invalid-input']);
    const pointers = new Set(problem.errors.map(({ pointer }) => pointer));
    assert.deepEqual(pointers, new Set(['/final_value', '/initial_value', '/year']));
    assert.match(problem.message, /\/year is not a known field; did you mean years\?/);
  });

  test('inputs that are no object', async () => {
    const problem = await problemOf((client) => client.calculate('cagr', [1] as unknown as typeof cagr));
    assert.equal(problem.code, 'invalid-input');
  });

  test('something to include that there is not', async () => {
    const options = { include: ['shedule' as 'explanation'] };
    const problem = await problemOf((client) => client.calculate('cagr', cagr, options));
    assert.deepEqual([problem.status, problem.errors[0]?.parameter], [422, 'include']);
  });
});

describe('what is no answer of the service is an error of the protocol', () => {
  test("a proxy's page", async () => {
    const fault = await faultOf(CentwiseProtocolError, html);
    assert.match(fault.message, /answered 200 with text\/html, not application\/json: "<html> Please log in/);
    assert.equal(fault.status, 200);
    await faultOf(CentwiseProtocolError, html, {}, runBatch);
  });

  test('JSON that is none, and JSON of something else', async () => {
    const json =
      (text: string): RequestListener =>
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    assert.match((await faultOf(CentwiseProtocolError, json('{"cagr": 20'))).message, /not JSON/);
    assert.match((await faultOf(CentwiseProtocolError, json('[]'))).message, /without an object/);
    assert.match((await faultOf(CentwiseProtocolError, json('null'))).message, /without an object/);
    const list = (client: Centwise) => client.calculators();
    assert.match((await faultOf(CentwiseProtocolError, json('{}'), {}, list)).message, /without a list/);
  });

  test('an older server, which leaves out what it does not know', async () => {
    const old: RequestListener = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"cagr":20.1124,"total_return_pct":150}');
    const ask = (client: Centwise) => client.calculate('cagr', cagr, { include: ['explanation'] });
    const fault = await faultOf(CentwiseProtocolError, old, {}, ask);
    assert.match(fault.message, /without explanation\. It may be older than this client/);
  });

  test('an older server, which has no such path', async () => {
    const old: RequestListener = (_, response) =>
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no such route"}');
    const ask = (client: Centwise) => client.history();
    const fault = await faultOf(CentwiseProtocolError, old, {}, ask);
    assert.match(fault.message, /answered 404 with application\/json.*no such route/);
  });

  test('a redirection, along which no key goes', async () => {
    const paths: (string | undefined)[] = [];
    const fault = await faultOf(CentwiseProtocolError, (request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    assert.match(fault.message, /redirects to \/elsewhere/);
    assert.deepEqual(paths, ['/v1/calculate/cagr']);
  });

  test('a line of a batch that is no reply', async () => {
    for (const line of ['{"status":200}\n', 'null\n', 'no JSON\n']) {
      const listener: RequestListener = (_, response) =>
        response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(answerLine + line);
      const fault = await faultOf(CentwiseProtocolError, listener, {}, runBatch);
      assert.equal(fault.itemsArrived, 1);
    }
  });
});

describe('a connection that fails is an error of the network', () => {
  test('nobody there', async () => {
    const { server, client } = await serve(html);
    close(server);
    await assert.rejects(client.usage(), CentwiseNetworkError);
  });

  test('a reply that is cut', async () => {
    await faultOf(CentwiseNetworkError, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"cagr":', () => response.destroy());
    });
  });

  test('a batch that is cut says how many replies had arrived', async () => {
    const listener: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(`${answerLine}${answerLine}{"stat`, () => setTimeout(() => response.destroy(), 50));
    };
    const fault = await faultOf(CentwiseNetworkError, listener, { retries: 2 }, runBatch);
    assert.equal(fault.itemsArrived, 2);
    assert.match(fault.message, /2 replies of the batch had arrived/);
  });

  test('a batch that the service ends names the problem, and the wait for the quota with the fewest left', async () => {
    const line = (status: number, code: string) =>
      `{"status":${status},"problem":{"type":"/docs/problems/${code}","title":"T","status":${status},"detail":"D"}}\n`;
    for (const [status, code, limits, waitMs] of [
      [429, 'quota-exceeded', '"burst";r=9;t=60, "day";r=1;t=7200', 7_200_000],
      [429, 'quota-exceeded', '"burst";r=1;t=60, "day";r=9;t=7200', 60_000],
      [429, 'quota-exceeded', '"burst";r=1;t=60, "day";r=1;t=7200', 7_200_000],
      [429, 'quota-exceeded', undefined, undefined],
      [408, 'request-timeout', '"burst";r=1;t=60', undefined],
      [422, 'calculation-too-long', '"burst";r=1;t=60', undefined],
      [500, 'internal', '"burst";r=1;t=60', undefined],
    ] as const) {
      const headers = { 'content-type': 'application/x-ndjson', ...(limits && { ratelimit: limits }) };
      const listener: RequestListener = (_, response) =>
        response.writeHead(200, headers).end(answerLine + line(status, code));
      const fault = await faultOf(CentwiseProblem, listener, { retries: 2 }, runBatch);
      assert.deepEqual([fault.status, fault.code, fault.itemsArrived], [status, code, 1]);
      if (waitMs === undefined) assert.equal(fault.retryAfterMs, undefined);
      else assert.ok(Math.abs(fault.retryAfterMs! - waitMs) < 10_000, `${limits} ${fault.retryAfterMs}`);
    }
  });

  test('a batch whose reply just ends early, too', async () => {
    for (const rest of ['', '{"stat']) {
      const listener: RequestListener = (_, response) =>
        response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(answerLine + rest);
      const fault = await faultOf(CentwiseNetworkError, listener, {}, runBatch);
      assert.equal(fault.itemsArrived, 1);
    }
  });
});

describe('time', () => {
  test('a reply that does not come in time, nor does its end', async () => {
    const options = { timeoutMs: 100 };
    assert.equal((await faultOf(CentwiseTimeout, () => {}, options)).timeoutMs, 100);
    await faultOf(
      CentwiseTimeout,
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
      },
      options,
    );
  });

  test('a batch that stops says how many replies had arrived', async () => {
    const listener: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(answerLine);
    };
    assert.equal((await faultOf(CentwiseTimeout, listener, { timeoutMs: 200 }, runBatch)).itemsArrived, 1);
  });

  test('a caller who gives up gets the reason of the signal', async () => {
    const { server, client } = await serve(() => {});
    const controller = new AbortController();
    const call = client.usage({ signal: controller.signal });
    controller.abort(new Error('enough'));
    await assert.rejects(call, { message: 'enough' });
    await assert.rejects(client.usage({ signal: AbortSignal.abort(new Error('before')) }), {
      message: 'before',
    });
    close(server);
  });
});

describe('a repetition', () => {
  /** Fails so often, then answers; and how often it was asked. */
  function failing(times: number, fail: RequestListener): { listener: RequestListener; asked: () => number } {
    let asked = 0;
    const listener: RequestListener = (request, response) => {
      asked++;
      if (asked <= times) fail(request, response);
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"cagr":1,"total_return_pct":2}');
    };
    return { listener, asked: () => asked };
  }
  const refusal =
    (status: number, retryAfter?: string): RequestListener =>
    (_, response) => {
      const problem = {
        type: 'https://localhost/docs/problems/quota-exceeded',
        title: 'Q',
        status,
        detail: 'Wait.',
      };
      const headers = {
        'content-type': 'application/problem+json',
        ...(retryAfter && { 'retry-after': retryAfter }),
      };
      response.writeHead(status, headers).end(JSON.stringify(problem));
    };

  for (const [name, fail] of [
    ['a connection that broke', (request) => request.destroy()],
    ['a quota that is free again at once', refusal(429, '0')],
    ['a service that was overloaded until a date', refusal(503, 'Sat, 21 Nov 2020 09:00:00 GMT')],
    ['a proxy without its service', (_, response) => response.writeHead(502).end('Bad Gateway')],
  ] satisfies [string, RequestListener][]) {
    test(`follows on ${name}`, async () => {
      const { listener, asked } = failing(1, fail);
      const { server, client } = await serve(listener, { retries: 1 });
      assert.equal((await client.calculate('cagr', cagr)).cagr, 1);
      assert.equal(asked(), 2);
      close(server);
    });
  }

  test('waits as long as Retry-After says', async () => {
    const { listener } = failing(1, refusal(429, '1'));
    const { server, client } = await serve(listener, { retries: 1 });
    const startedMs = performance.now();
    await client.calculate('cagr', cagr);
    assert.ok(performance.now() - startedMs >= 990);
    close(server);
  });

  for (const [name, fail] of [
    ['input that is not valid', refusal(422)],
    ['a wrong key', refusal(401)],
    ['a fault of the service', refusal(500)],
    ['a quota that is used up for hours', refusal(429, '7200')],
  ] satisfies [string, RequestListener][]) {
    test(`does not follow on ${name}`, async () => {
      const { listener, asked } = failing(1, fail);
      const problem = await faultOf(CentwiseProblem, listener, { retries: 2 });
      assert.equal(asked(), 1);
      if (problem.status === 429) assert.equal(problem.retryAfterMs, 7_200_000);
    });
  }

  test('ends after as many attempts as were wanted', async () => {
    const { listener, asked } = failing(9, refusal(503, '0'));
    await faultOf(CentwiseProblem, listener, { retries: 2 });
    assert.equal(asked(), 3);
  });
});

test('an address without a path gets the version', async () => {
  const paths: (string | undefined)[] = [];
  const { server, client } = await serve((request, response) => {
    paths.push(request.url);
    response.writeHead(422).end();
  });
  const { port } = server.address() as AddressInfo;
  await assert.rejects(client.usage());
  for (const path of ['', '/', '/v1/', '/behind/v1']) {
    const other = new Centwise({ baseUrl: `http://127.0.0.1:${port}${path}`, apiKey: 'k', retries: 0 });
    await assert.rejects(other.usage(), CentwiseProtocolError);
  }
  assert.deepEqual(paths, [...Array.from({ length: 4 }, () => '/v1/usage'), '/behind/v1/usage']);
  close(server);
});

describe('a client is not made', () => {
  const apiKey = 'cw_live_secret';
  for (const [name, options, expected] of [
    ['for plain HTTP', { baseUrl: 'http://example.com/v1', apiKey }, /must begin with https/],
    ['for no address', { baseUrl: 'example.com', apiKey }, /must be an address/],
    ['for an address with a query', { baseUrl: 'https://example.com/v1?key=1', apiKey }, /end with its path/],
    ['without a key', { baseUrl: 'https://example.com/v1', apiKey: '' }, /apiKey must be/],
    [
      'with the end of a line in its key',
      { baseUrl: 'https://example.com/v1', apiKey: `${apiKey}\n` },
      /apiKey/,
    ],
    ['with no time', { baseUrl: 'https://example.com/v1', apiKey, timeoutMs: 0 }, /timeoutMs must be/],
    ['with half a retry', { baseUrl: 'https://example.com/v1', apiKey, retries: 0.5 }, /retries must be/],
  ] as const) {
    test(name, () => {
      assert.throws(
        () => new Centwise(options),
        (error: Error) => expected.test(error.message) && !error.message.includes('secret'),
      );
    });
  }

  test('with an option that does not exist', () => {
    const options = { baseUrl: 'https://example.com/v1', apiKey, timeout: 5 };
    assert.throws(() => new Centwise(options), {
      name: 'TypeError',
      message: 'Unknown option "timeout"; did you mean timeoutMs?',
    });
  });
});

describe('a call with options that cannot be meant is not sent', () => {
  const client = new Centwise({ baseUrl: 'https://localhost:1/v1', apiKey: 'k', retries: 0 });
  const calls = client as unknown as Record<keyof Centwise, (...values: unknown[]) => Promise<unknown>>;

  for (const [call, values, message] of [
    [
      'calculate',
      ['emi', {}, { includes: ['schedule'] }],
      'Unknown option "includes"; did you mean include?',
    ],
    ['calculate', ['emi', {}, { intervall: 'year' }], 'Unknown option "intervall"; did you mean interval?'],
    [
      'calculate',
      ['emi', {}, { year: 1 }],
      'Unknown option "year"; the options are include, interval, signal.',
    ],
    [
      'calculate',
      ['emi', {}, { include: 'schedule' }],
      `include must be a list of strings, such as ['schedule']; got "schedule".`,
    ],
    ['calculate', ['emi', {}, ['schedule']], 'The options must be an object; got a list.'],
    ['calculate', ['emi', {}, null], 'The options must be an object; got null.'],
    ['rates', [{ symbol: ['EUR'] }], 'Unknown option "symbol"; did you mean symbols?'],
    ['rates', [{ symbols: 'EUR' }], `symbols must be a list of strings, such as ['EUR']; got "EUR".`],
    ['rates', ['USD'], 'The options must be an object; got "USD".'],
    ['history', [{ symbols: [1] }], `symbols must be a list of strings, such as ['EUR']; got a list.`],
    [
      'history',
      [{ start: '2026-09-24' }],
      'Unknown option "start"; the options are base, symbols, from, to, signal.',
    ],
    ['solve', ['emi', {}, { signals: 1 }], 'Unknown option "signals"; did you mean signal?'],
    ['sweep', ['emi', {}, { signals: 1 }], 'Unknown option "signals"; did you mean signal?'],
    ['convert', [100, 'USD', 'EUR'], 'The question {amount, from, to} must be an object; got 100.'],
    ['convert', [{}, { date: '2026-09-24' }], 'Unknown option "date"; the options are signal.'],
    ['usage', [{ day: 1 }], 'Unknown option "day"; the options are signal.'],
  ] as const) {
    test(`${call}: ${message}`, async () => {
      await assert.rejects(calls[call](...values), { name: 'TypeError', message });
    });
  }

  test('a batch, at once', () => {
    assert.throws(() => calls.batch([], { itemPerRequest: 1 }), {
      name: 'TypeError',
      message: 'Unknown option "itemPerRequest"; did you mean itemsPerRequest?',
    });
  });
});

describe('numbers that JSON does not have are not sent, and the error says where they are', () => {
  const client = new Centwise({ baseUrl: 'https://localhost:1/v1', apiKey: 'k', retries: 0 });
  for (const [inputs, message] of [
    [{ ...cagr, years: NaN }, '/years must be a number that JSON has; got NaN.'],
    [{ ...cagr, years: 5n }, '/years must be a number that JSON has; got the bigint 5n.'],
    [{ cash_flows: [1, -Infinity] }, '/cash_flows/1 must be a number that JSON has; got -Infinity.'],
    [{ flows: [{ 'a/b~c': NaN }] }, '/flows/0/a~1b~0c must be a number that JSON has; got NaN.'],
    [NaN, 'The body must be a number that JSON has; got NaN.'],
  ] as const) {
    test(message, async () => {
      const error = { name: 'TypeError', message };
      await assert.rejects(client.calculate('cagr', inputs as unknown as typeof cagr), error);
    });
  }

  test('in a batch', async () => {
    const inputs = { ...cagr, years: NaN };
    const batch = client.batch([{ calculator: 'cagr', inputs }]);
    await assert.rejects(batch.next(), { name: 'TypeError', message: /^\/inputs\/years must be/ });
  });
});
