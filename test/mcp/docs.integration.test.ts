// Every setting of a client that docs/agents.md shows is used by the official client, except that a test has its own folder,
// key and service.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { environmentOf, temporaryFolder } from '../kit/process.ts';
import { startTestService } from '../kit/harness.ts';
import { succeed } from './agent.ts';

const root = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');
const page = readFileSync(`${root}/docs/agents.md`, 'utf8');

interface ServerSettings {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const settings = [...page.matchAll(/```json\n([^`]*)```/g)].map(([, text]) => {
  const { mcpServers, servers, context_servers } = JSON.parse(text!) as Record<
    string,
    Record<string, ServerSettings & { readonly serverUrl?: string }>
  >;
  const { serverUrl, ...rest } = (mcpServers ?? servers ?? context_servers)!['centwise']!;
  return serverUrl === undefined ? rest : { ...rest, url: serverUrl };
});
const [stdio, http] = [settings.filter(({ command }) => command), settings.filter(({ url }) => url)];

/** The words of each shell command of the page that adds a server. */
const commands = [...page.matchAll(/```sh\nclaude mcp add ([^`]*)\n```/g)].map(([, text]) =>
  [...text!.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!),
);

function fill(text: string, key = ''): string {
  return text.replaceAll('/path/to/centwise', root).replace(/\$\{[^}]*\}|\$CENTWISE_KEY/, key);
}

const newClient = () => new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });

async function useStdio(words: readonly string[]): Promise<void> {
  const [command, ...args] = words.map((word) => fill(word)) as [string, ...string[]];
  const folder = await temporaryFolder();
  const env = environmentOf({ DATA_DIR: folder });
  const client = newClient();
  try {
    // A client starts it in a folder of its own.
    await client.connect(new StdioClientTransport({ command, args, env, cwd: folder, stderr: 'pipe' }));
    const result = await succeed(client, 'convert_currency', { amount: 1, from: 'USD', to: 'USD' });
    assert.equal(result['converted_amount'], 1);
  } finally {
    await client.close();
    await rm(folder, { recursive: true });
  }
}

async function useHttp(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const service = await startTestService();
  const { key } = await service.createKey();
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value, key)]));
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: filled },
    fetch: (address, init) => service.send(String(address).slice('https://localhost:8443'.length), init),
  });
  const client = newClient();
  await client.connect(transport);
  const result = await succeed(client, 'search_calculators', { query: 'mortgage' });
  assert.equal((result['calculators'] as { id: string }[])[0]!.id, 'mortgage');
  const uri = 'centwise://calculators/mortgage';
  assert.match(JSON.stringify(await client.readResource({ uri })), /home_price/);
  assert.ok((await client.listPrompts()).prompts.length > 0);
  await client.close();
}

describe('docs/agents.md', () => {
  test('has settings for standard input and output and for HTTP', () => {
    assert.deepEqual([stdio.length, http.length, commands.length], [3, 5, 2]);
  });

  for (const { command, args = [] } of stdio) {
    test(`${command} ${args.join(' ')}`, { timeout: 60_000 }, () => useStdio([command!, ...args]));
  }

  for (const { url, headers = {} } of http)
    test(`${url} with ${headers['Authorization']}`, () => useHttp(url!, headers));

  test('the command for Claude Code, standard input and output', { timeout: 60_000 }, () => {
    const words = commands.find((one) => !one.includes('http'))!;
    return useStdio(words.slice(words.indexOf('--') + 1));
  });

  test('the command for Claude Code, HTTP', () => {
    const words = commands.find((one) => one.includes('http'))!;
    const [name, value] = words[words.indexOf('--header') + 1]!.split(': ') as [string, string];
    return useHttp(
      words.find((word) => word.startsWith('https:'))!,
      { [name]: value },
    );
  });
});
