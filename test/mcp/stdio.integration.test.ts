import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { finish } from '../kit/process.ts';
import { call, taxTools } from './agent.ts';

const main = new URL('../../src/main.ts', import.meta.url).pathname;

describe('centwise mcp', () => {
  test('serves the official client over standard input and output', async () => {
    const args = [main, 'mcp', '--tools', 'emi,convert_currency', '--category=taxes'];
    const transport = new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' });
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    await client.connect(transport);
    const { tools } = await client.listTools();
    assert.deepEqual(
      new Set(tools.map(({ name }) => name)),
      new Set(['search_calculators', 'describe_calculator', 'emi', ...taxTools, 'convert_currency']),
    );
    const result = await call(client, 'convert_currency', { amount: 1, from: 'USD', to: 'USD' });
    assert.match(result.content[0]!.text!, /"converted_amount":1,"rate":1,/);
    const { resources } = await client.listResources();
    assert.equal(resources.length, 1 + taxTools.length);
    const uri = 'centwise://calculators/emi';
    assert.match(JSON.stringify(await client.readResource({ uri })), /tenure_months/);
    await assert.rejects(client.readResource({ uri: `${uri}i` }), { code: -32602 });
    assert.deepEqual((await client.listPrompts()).prompts, []);
    await client.close();
  });

  test('refuses unknown tools and options with exit code 2, and lists those that exist', async () => {
    const run = (...args: string[]) => finish(process.execPath, [main, 'mcp', ...args]);
    const { code, stderr } = await run('--tools', 'mortgag,emi', '--category', 'loan');
    assert.equal(code, 2);
    assert.match(
      stderr,
      /^--tools must be .*search_calculators.*; got "mortgag" \(did you mean mortgage\?\)$/m,
    );
    assert.match(stderr, /^--category must be .*loans.*; got "loan" \(did you mean loans\?\)$/m);
    assert.match((await run('--tols', 'emi')).stderr, /did you mean --tools\?/);
    const help = await run('--help');
    assert.equal(help.code, 0);
    assert.match(help.stdout, /^Usage: centwise mcp/);
  });
});
