import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { AnyCalculator } from '#catalogue/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createMcpEndpoint } from '#mcp/http.ts';
import { expectProblem, startTestService } from '../http/harness.ts';
import { createLocalCalls } from '../../src/local.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const answer = createMcpEndpoint(calculators, '0.1.0', createLocalCalls(calculators, 'centwise test'));

/** The official client, without a network between. */
async function connect(mode: 'auto' | 'legacy'): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('https://localhost/mcp'), {
    fetch: async (url, init) => answer(new Request(url, init)),
  });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

interface ToolResult {
  readonly isError?: boolean;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
}

const call = async (client: Client, name: string, given: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: given })) as ToolResult;

for (const [mode, version] of [
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const) {
  describe(`MCP ${version}`, () => {
    test('lists a tool for each calculator, with schemas, and what to know before a call', async () => {
      const client = await connect(mode);
      assert.equal(client.getNegotiatedProtocolVersion(), version);
      const { tools } = await client.listTools();
      for (const { id, name, input } of calculators) {
        const tool = tools.find((one) => one.name === id.replaceAll('-', '_'));
        assert.equal(tool?.title, name);
        assert.deepEqual(Object.keys(tool.inputSchema.properties!), Object.keys(input));
        assert.match(tool.description!, /rounded once.*Example: /s);
        assert.equal(tool.annotations?.readOnlyHint && tool.annotations.idempotentHint, true);
        assert.equal(tool.outputSchema?.type, 'object');
      }
    });

    // The client holds every result against the output schema that was listed.
    test('calculates what the example of each calculator shows', async () => {
      const client = await connect(mode);
      await client.listTools();
      for (const { id, examples } of calculators) {
        const result = await call(client, id.replaceAll('-', '_'), examples[0].input);
        assert.deepEqual(result.structuredContent, examples[0].output, id);
      }
    });

    test('lists, describes, explains and solves', async () => {
      const client = await connect(mode);
      await client.listTools();
      const listed = await call(client, 'list_calculators', {});
      const { calculators: all } = listed.structuredContent as { calculators: unknown[] };
      assert.equal(all.length, calculators.length);
      const described = await call(client, 'describe_calculator', { calculator: 'emi' });
      assert.match(described.content[0]!.text!, /"formula"/);
      const inputs = { principal: 1000, annual_rate: 0, tenure_months: 3 };
      const given = { calculator: 'emi', inputs, schedule: 'month' };
      const explained = await call(client, 'explain_calculation', given);
      assert.deepEqual(Object.keys(explained.structuredContent as object).slice(-3), [
        'explanation',
        'assumptions',
        'schedule',
      ]);
      const solved = await call(client, 'solve_for_input', {
        calculator: 'mortgage',
        solve_for: 'home_price',
        target: { monthly_payment: 2000 },
        inputs: { down_payment: 80000, interest_rate: 7, loan_term: 30 },
      });
      assert.equal((solved.structuredContent as { value: number }).value, 380615);
    });

    test('says of a call that cannot be answered what is wrong and what would do', async () => {
      const client = await connect(mode);
      const fault = await call(client, 'emi', { principal: 'x', annual_rte: 7 });
      assert.equal(fault.isError, true);
      assert.match(
        fault.content[0]!.text!,
        /\/principal must be a number from 0.*did you mean annual_rate\?/s,
      );
      const solved = await call(client, 'solve_for_input', {
        calculator: '../usage',
        solve_for: 'x',
        target: {},
      });
      assert.equal(solved.isError, true);
      assert.match(solved.content[0]!.text!, /not the id of a calculator/);
      await assert.rejects(call(client, 'emii', {}), /did you mean emi\?/);
    });
  });
}

test('MCP over standard input and output', { timeout: 30_000 }, async () => {
  const main = new URL('../../src/main.ts', import.meta.url).pathname;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, 'mcp'],
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(transport);
  const result = await call(client, 'convert_currency', { amount: 1, from: 'USD', to: 'USD' });
  assert.match(result.content[0]!.text!, /"converted_amount":1,"rate":1,/);
  await client.close();
});

describe('/mcp', () => {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'emi', arguments: { principal: 1000, annual_rate: 0, tenure_months: 3 } },
  };
  const accept = { accept: 'application/json, text/event-stream' };

  test('answers a call with a key, and counts it against its limits', async () => {
    const service = await startTestService();
    const response = await service.call('/mcp', message, accept);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('ratelimit')!, /"burst";r=/);
    assert.match(await response.text(), /"structuredContent":\{"emi":333\.33,/);
  });

  test('needs a key, a scope, POST, and a body of a bounded size', async () => {
    const service = await startTestService();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await expectProblem(await service.send('/mcp', init), 401, 'unauthenticated');
    await expectProblem(await service.call('/mcp'), 405, 'method-not-allowed');
    const { key } = await service.createKey('unlimited', null, ['currency']);
    const headers = { ...init.headers, authorization: `Bearer ${key}` };
    await expectProblem(await service.send('/mcp', { ...init, headers }), 403, 'forbidden');
    const long = { ...message, params: { name: 'x'.repeat(70_000) } };
    await expectProblem(await service.call('/mcp', long, accept), 413, 'body-too-large');
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
