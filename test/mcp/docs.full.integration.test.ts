// Every setting of a client that docs/agents.md shows is used by the official client, except that a test has
// its own folder, key and service.
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

/** What hosts call the members of their settings. */
interface WrittenSettings extends ServerSettings {
  readonly serverUrl?: string;
  readonly httpUrl?: string;
  readonly bearer_token_env_var?: string;
}

const fences = (language: string) =>
  [...page.matchAll(/```(\w+)\n([^`]*)```/g)].flatMap(([, name, text]) => (name === language ? [text!] : []));

const settings = [
  ...fences('json').map((text) => JSON.parse(text) as Record<string, unknown>),
  ...fences('toml').map((text) => Bun.TOML.parse(text) as Record<string, unknown>),
].map(({ mcpServers, servers, context_servers, mcp_servers }): ServerSettings => {
  const named = mcpServers ?? servers ?? context_servers ?? mcp_servers;
  const { centwise } = named as Record<string, WrittenSettings>;
  const { serverUrl, httpUrl, bearer_token_env_var: variable, ...rest } = centwise!;
  const url = rest.url ?? serverUrl ?? httpUrl;
  const headers = variable === undefined ? rest.headers : { Authorization: `Bearer $${variable}` };
  return { ...rest, ...(url !== undefined && { url }), ...(headers !== undefined && { headers }) };
});
const [stdio, http] = [settings.filter(({ command }) => command), settings.filter(({ url }) => url)];

/** The words of each shell command of the page that adds a server. */
const commands = fences('sh').flatMap((text) =>
  text
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)),
);

/** What hosts start: the words from `npx` on, or from the command of a clone. */
const started = [
  ...stdio.map(({ command, args = [] }) => [command!, ...args]),
  ...commands.flatMap((words) => {
    const start = words.findIndex((word) => word === 'npx' || word.startsWith('/path/to/'));
    return start === -1 ? [] : [words.slice(start)];
  }),
];

/** What hosts connect to. */
const connected = [
  ...http.map(({ url, headers }) => ({ url: url!, authorization: headers!['Authorization']! })),
  ...commands.flatMap((words) => {
    const url = words.find((word) => word.startsWith('https:'));
    if (url === undefined) return [];
    const header = words.find((word) => word.startsWith('Authorization: '));
    const variable = words[words.indexOf('--bearer-token-env-var') + 1]!;
    const authorization = header?.slice('Authorization: '.length) ?? `Bearer $${variable}`;
    return [{ url, authorization }];
  }),
];

function fill(text: string, key = ''): string {
  return text.replaceAll('/path/to/centwise', root).replace(/\$\{[^}]*\}|\$CENTWISE_KEY/, key);
}

/** The package as `npx` starts it is this project's command. */
function withoutRegistry(words: readonly string[]): readonly string[] {
  const isPackage = words.slice(0, 3).join(' ') === 'npx -y centwise';
  return isPackage ? [`${root}/centwise`, ...words.slice(3)] : words;
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
  test('has settings for standard input and output and for HTTP, for every host', () => {
    assert.deepEqual([stdio.length, http.length, commands.length], [6, 7, 8]);
    assert.deepEqual([started.length, connected.length], [12, 9]);
  });

  for (const line of new Set(started.map((words) => withoutRegistry(words).join(' '))))
    test(line, () => useStdio(line.split(' ')));

  for (const line of new Set(connected.map((one) => JSON.stringify(one)))) {
    const { url, authorization } = JSON.parse(line) as (typeof connected)[number];
    test(`${url} with ${authorization}`, () => useHttp(url, { Authorization: authorization }));
  }
});
