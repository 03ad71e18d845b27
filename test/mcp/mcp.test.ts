import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Scope } from '#access/keys.ts';
import { createLoad } from '#http/admission/admission.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';
import { calculators, call, connect, fail, succeed, taxTools } from './agent.ts';

for (const [mode, version] of [
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const) {
  test(`MCP ${version}: lists tools, calculates, and says what is wrong`, async () => {
    const client = await connect({ mode, query: { tools: 'all' } });
    assert.equal(client.getNegotiatedProtocolVersion(), version);
    const { tools } = await client.listTools();
    assert.equal(tools.length, 8 + calculators.length);
    const { input, output } = calculators.find(({ id }) => id === 'emi')!.examples[0];
    assert.deepEqual(await succeed(client, 'emi', input), output);
    assert.deepEqual(await succeed(client, 'calculate', { calculator: 'emi', inputs: input }), output);
    assert.equal((await fail(client, 'emi', {})).length, 3);
    await assert.rejects(call(client, 'emii', {}), /did you mean emi\?/);
  });
}

describe('/mcp', () => {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'calculate',
      arguments: { calculator: 'emi', inputs: { principal: 1000, annual_rate: 0, tenure_months: 3 } },
    },
  };
  const accept = { accept: 'application/json, text/event-stream' };

  test('answers a call with a key, and counts it against its limits', async () => {
    const service = await startTestService();
    const { key } = await service.createKey('free');
    const response = await service.call('/mcp', message, { ...accept, authorization: `Bearer ${key}` });
    assert.equal(response.status, 200);
    assert.match(response.headers.get('ratelimit')!, /"burst";r=/);
    assert.match(await response.text(), /"structuredContent":\{"emi":333\.33,/);
  });

  test('needs a key, a scope, POST, and a body of a bounded size', async () => {
    const service = await startTestService();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await expectProblem(await service.send('/mcp', init), 401, 'unauthenticated');
    await expectProblem(await service.call('/mcp'), 405, 'method-not-allowed');
    const long = { ...message, params: { name: 'x'.repeat(70_000) } };
    await expectProblem(await service.call('/mcp', long, accept), 413, 'body-too-large');
  });

  test('takes messages of programs and of pages of this machine, and none of other pages', async () => {
    const service = await startTestService();
    const statusFrom = async (origin?: string) => {
      const headers = {
        accept: 'application/json, text/event-stream',
        ...(origin !== undefined && { origin }),
      };
      return (await service.call('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, headers)).status;
    };
    assert.equal(await statusFrom(), 200);
    for (const origin of ['https://localhost:8443', 'http://localhost:6274', 'http://[::1]:1'])
      assert.equal(await statusFrom(origin), 200, origin);
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'http://127.0.0.10',
    ])
      assert.equal(await statusFrom(origin), 403, origin);
  });

  test('counts no call as under way whose caller has left', async () => {
    const load = createLoad({ busyFromMs: Infinity, begunSincePause: 0 });
    const service = await startTestService({
      load,
      // A library that never answers, as with a call that was cancelled.
      answerAgent: () => new Promise(() => {}),
    });
    const { key } = await service.createKey();
    const gone = new AbortController();
    const headers = { ...accept, 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const init = { method: 'POST', headers, body: JSON.stringify(message), signal: gone.signal };
    const calls = Array.from({ length: 10 }, () => service.send('/mcp', init));
    assert.equal(load.inFlight, 10);
    // The bodies are read before the library is asked.
    await new Promise((resolve) => setTimeout(resolve, 20));
    gone.abort();
    for (const { status } of await Promise.all(calls)) assert.equal(status, 499);
    assert.equal(load.inFlight, 0);
  });

  test('lists and answers what the scopes of the key allow, and nothing else', async () => {
    const service = await startTestService();
    const send = async (granted: readonly Scope[], method: string, params: object = {}) => {
      const { key } = await service.createKey('unlimited', null, granted);
      const headers = { ...accept, 'content-type': 'application/json', authorization: `Bearer ${key}` };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      // An older client is answered by an event.
      return (await (await service.send('/mcp', { method: 'POST', headers, body })).text()).replace(
        /^[^{]*/,
        '',
      );
    };
    const convert = { name: 'convert_currency', arguments: { amount: 1, from: 'USD', to: 'EUR' } };
    const names = async (granted: readonly Scope[]) =>
      (
        JSON.parse(await send(granted, 'tools/list')) as { result: { tools: { name: string }[] } }
      ).result.tools
        .map(({ name }) => name)
        .filter((name) => !name.endsWith('_calculator') && !name.endsWith('_calculators'));
    assert.deepEqual(await names(['calculate']), ['calculate', 'solve', 'sweep', 'explain']);
    assert.deepEqual(await names(['currency']), ['convert_currency', 'currency_rates']);
    assert.match(await send(['calculate'], 'tools/call', convert), /"error":\{"code":-32602/);
    assert.match(await send(['currency'], 'tools/call', convert), /"converted_amount"/);
    assert.match(await send(['currency'], 'tools/call', message.params), /"error":\{"code":-32602/);
  });

  test('lists the tools that the query names, and refuses a query that names others', async () => {
    const service = await startTestService();
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const listed = await (await service.call('/mcp?tools=emi,auto-loan&category=taxes', list, accept)).text();
    const names = [...listed.matchAll(/"name":"([a-z_]+)"/g)].map(([, name]) => name);
    const expected = ['search_calculators', 'describe_calculator', 'emi', 'auto_loan', ...taxTools];
    assert.deepEqual(new Set(names), new Set(expected));
    const { errors } = await expectProblem(
      await service.call('/mcp?tools=mortgag,emi&category=loan&tool=x', list, accept),
      422,
      'invalid-input',
    );
    assert.deepEqual(
      errors!.map(({ parameter, code }) => [parameter, code]),
      [
        ['tool', 'unknown-field'],
        ['tools', 'not-allowed'],
        ['category', 'not-allowed'],
      ],
    );
    assert.match(errors![1]!.detail, /mortgage, .*; got "mortgag" \(did you mean mortgage\?\)$/);
    const many = await service.call(`/mcp?tools=${'emii,'.repeat(500)}x`, list, accept);
    assert.match(
      (await expectProblem(many, 422, 'invalid-input')).detail,
      /"emii" \(did you mean emi\?\), 491 more/,
    );
    const empty = await service.call('/mcp?tools=', list, accept);
    assert.match((await expectProblem(empty, 422, 'invalid-input')).detail, /^tools must be .*; got ""/);
    await expectProblem(await service.call('/mcp?tools=emi&tools=sip', list, accept), 422, 'invalid-input');
  });

  test('a message that cancels itself, in an array or alone, is answered and leaves nothing behind', async () => {
    const service = await startTestService();
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    const batch = [{ jsonrpc: '2.0', id: 1, method: 'ping' }, cancelled];
    const refused = await service.call('/mcp', batch, { ...accept, 'mcp-protocol-version': '2025-03-26' });
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /batches are not supported/);
    assert.equal((await service.call('/mcp', cancelled, accept)).status, 202);
  });

  test('answers what is no message with an error of the protocol, and never opens a stream', async () => {
    const service = await startTestService();
    for (const body of ['{', '[]', '{"jsonrpc":"2.0"}', 'null']) {
      const response = await service.call('/mcp', body, accept);
      assert.ok(response.status >= 400 && response.status < 500, `${body}: ${response.status}`);
      assert.match(await response.text(), /"error":\{"code":-32/);
    }
    const listen = {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { _meta: meta, filters: [] },
    };
    const response = await service.call('/mcp', listen, { ...accept, 'mcp-protocol-version': '2026-07-28' });
    assert.match(await response.text(), /"error"/);
  });

  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
});
