// The tutorial of docs/own-calculators.md, done as it says: the file, the commands, and the service with the
// folder; then everything that a calculator of one's own gets.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  curl,
  environmentOf,
  finish,
  runProgram,
  type ServiceProcess,
  startProcess,
  temporaryFolder,
  withKey,
  withoutCurl,
} from '../kit/process.ts';
import { waitUntil } from '../kit/fleet.ts';
import { changed, commandBlocks, shownTexts, tutorialFile } from './tutorial.ts';

const id = 'own-bonus-savings';
const input = { monthly_savings: 100, annual_rate: 6, tenure_months: 12 };
const results = { future_value: 1356.91, total_saved: 1320, interest_earned: 36.91 };
const root = await temporaryFolder();
const folder = join(root, 'my-calculators');
mkdirSync(folder);
writeFileSync(join(folder, 'bonus-savings.json'), tutorialFile);
const settings = { CALCULATORS_DIR: folder, DATA_DIR: join(root, 'data') };

const [check, use, call] = commandBlocks as readonly [string, string, string];
const [inOrder, fault] = shownTexts as readonly [string, string];

/**
 * Runs a block as the tutorial shows it, with this folder and service in the place of those that it names.
 */
async function run(commands: string, service?: ServiceProcess): Promise<string> {
  const text = commands
    .replaceAll('my-calculators', folder)
    .replaceAll('.centwise/', `${service?.dataDir}/`)
    .replaceAll(':8443', `:${service?.port}`);
  const environment = { ...environmentOf({}), KEY: service?.key ?? '' };
  const { code, stdout, stderr } = await finish('sh', ['-c', `set -e\n${text}`], environment);
  assert.equal(code, 0, stderr);
  return stdout;
}

describe('the tutorial', () => {
  test('checks the file', async () => {
    assert.equal(await run(check), inOrder);
  });

  test('shows a fault as the command does', async () => {
    const faulty = join(root, 'faulty');
    mkdirSync(faulty);
    writeFileSync(
      join(faulty, 'bonus-savings.json'),
      tutorialFile.replace('V(tenure_months)', 'V(tenure_month)'),
    );
    const { code, stderr } = await runProgram(['calculators', 'check', faulty], {});
    assert.deepEqual([code, stderr], [1, fault.replace('my-calculators', faulty)]);
  });

  test('calculates by the command', async () => {
    const output = await run(use);
    assert.match(output, /^future_value +10578\.17$/m);
    assert.match(output, /^solve_for +monthly_savings\nvalue +236\.\d+$/m);
  });
});

describe('commands', () => {
  test('write the schema of the file', async () => {
    const { stdout } = await runProgram(['calculators', 'schema'], {});
    const schema = JSON.parse(stdout) as { required: string[]; properties: object };
    const names = Object.keys(JSON.parse(tutorialFile) as object);
    assert.ok(schema.required.every((name) => names.includes(name)));
    assert.ok(names.every((name) => name in schema.properties));
  });

  test('complete, explain, and read files', async () => {
    const completion = await runProgram(['completion', 'bash'], settings);
    assert.match(completion.stdout, new RegExp(`'calc ${id}'\\) words='--monthly-savings `));
    const help = await runProgram(['calc', id, '--help'], settings);
    assert.match(help.stdout, /--employer-bonus-pct +Bonus as a percentage of the savings/);
    const options = ['--monthly-savings', '100', '--annual-rate', '6', '--tenure-months', '12', '--explain'];
    const explained = await runProgram(['calc', id, ...options], settings);
    assert.match(explained.stdout, /V\(12\) = 110·12\.33556237 ≈ 1356\.911861/);
    const rows = join(root, 'rows.csv');
    writeFileSync(rows, 'monthly_savings,annual_rate,tenure_months\n100,6,12\n100,6,0\n');
    const batch = await runProgram(['batch', id, rows], settings);
    assert.equal(batch.code, 1);
    assert.match(batch.stdout, /^100,6,12,1356\.91,1320,36\.91,/m);
  });

  test('know nothing of it without the setting', async () => {
    const { code, stderr } = await runProgram(['calc', id], {});
    assert.notEqual(code, 0);
    assert.match(stderr, /own-bonus-savings/);
  });
});

describe('the service', { skip: withoutCurl }, () => {
  let service: ServiceProcess;
  before(async () => {
    service = await startProcess(settings.DATA_DIR, settings);
  });
  after(async () => {
    await service.stop();
    rmSync(root, { recursive: true });
  });

  const post = (path: string, body: unknown, args: readonly string[] = []) =>
    curl(service, path, [...withKey(service.key!, body), ...args]);
  const postJson = async (path: string, body: unknown) =>
    JSON.parse((await post(path, body)).body) as Record<string, unknown>;

  test('answers the call of the tutorial', async () => {
    const reply = JSON.parse(await run(call, service)) as object;
    assert.deepEqual(reply, { future_value: 10578.17, total_saved: 9900, interest_earned: 678.17 });
  });

  test('has every endpoint', async () => {
    assert.deepEqual(await postJson(`/v1/calculate/${id}`, input), results);
    const byAddress = await curl(
      service,
      `/v1/calculate/${id}?monthly_savings=100&annual_rate=6&tenure_months=12`,
      withKey(service.key!),
    );
    assert.deepEqual(JSON.parse(byAddress.body), results);
    const { monthly_savings: _, ...rest } = input;
    const question = { solve_for: 'monthly_savings', target: { total_saved: 2640 }, inputs: rest };
    const solved = await postJson(`/v1/solve/${id}`, question);
    assert.deepEqual([solved['value'], solved['exact']], [200, true]);
    const vary = [{ field: 'monthly_savings', values: [100, 200] }];
    const { rows } = await postJson(`/v1/sweep/${id}`, { inputs: rest, vary, outputs: ['total_saved'] });
    assert.deepEqual(rows, [
      { monthly_savings: 100, total_saved: 1320 },
      { monthly_savings: 200, total_saved: 2640 },
    ]);
    const batch = await postJson('/v1/batch', {
      items: [
        { calculator: id, inputs: input },
        { calculator: 'sip', inputs: {} },
      ],
    });
    const [first, second] = batch['items'] as Record<string, unknown>[];
    assert.deepEqual([first!['result'], second!['status']], [results, 422]);
    const wrong = await post(`/v1/calculate/${id}`, { ...input, annual_rate: '6' });
    assert.equal(wrong.status, 422);
    assert.match(wrong.body, /must be a number above -100/);
  });

  test('has its schedule as rows, CSV and a chart', async () => {
    const path = `/v1/calculate/${id}?include=schedule,explanation&interval=month`;
    const reply = await postJson(path, input);
    const schedule = reply['schedule'] as Record<string, number>[];
    assert.deepEqual(schedule[1], { period: 2, contribution: 110, growth: 0.55, balance: 220.55 });
    assert.deepEqual(schedule.at(-1)!['balance'], results.future_value);
    const csv = await post(path, input, ['-H', 'Accept: text/csv']);
    assert.match(csv.body, /^period,contribution,growth,balance\r?\n1,110/);
    const chart = await post(`/v1/calculate/${id}`, input, ['-H', 'Accept: image/svg+xml']);
    assert.match(chart.body, /^<svg /);
    assert.equal(chart.status, 200);
  });

  test('has its pages and documents', async () => {
    const page = await curl(service, `/calculators/${id}?monthly_savings=100&annual_rate=6&tenure_months=12`);
    assert.equal(page.status, 200);
    assert.match(page.body, /<title>Future value: 1,356\.91 – Bonus Savings/);
    assert.match(page.body, /1,356\.91/);
    const home = await curl(service, '/?q=employer+bonus');
    assert.match(home.body, new RegExp(`/calculators/${id}`));
    assert.equal((await curl(service, `/docs/calculators/${id}`)).status, 200);
    // A busy machine takes longer to write it than a request may wait, and is asked again.
    const written = await curl(service, '/openapi.json', ['--fail', '--retry', '3']);
    const openapi = JSON.parse(written.body) as { paths: Record<string, object> };
    const paths = Object.keys(openapi.paths).filter((path) => path.includes(id));
    assert.deepEqual(paths, [`/calculate/${id}`]);
    const list = await curl(service, '/v1/calculators', withKey(service.key!));
    assert.ok((JSON.parse(list.body) as { id: string }[]).some((one) => one.id === id));
  });

  test('has its tool for agents', async () => {
    const address = new URL(`https://localhost:${service.port}/mcp?tools=${id}`);
    const transport = new StreamableHTTPClientTransport(address, {
      requestInit: {
        headers: { authorization: `Bearer ${service.key!}` },
        // Of the runtime: the authority of the service is not installed here.
        tls: { rejectUnauthorized: false },
      } as RequestInit,
    });
    const client = new Client({ name: 'test', version: '1' });
    // A service that makes pages on a busy machine may ask to be tried again.
    await waitUntil(async () => (await curl(service, '/')).status === 200, 60_000);
    await client.connect(transport);
    const { tools } = await client.listTools();
    assert.ok(tools.some(({ name }) => name === 'own_bonus_savings'));
    const answer = await client.callTool({ name: 'own_bonus_savings', arguments: input });
    assert.deepEqual(answer.structuredContent, results);
    await client.close();
  });

  test('reads a changed file when it starts again', async () => {
    await service.stop();
    writeFileSync(join(folder, 'bonus-savings.json'), changed({ name: 'Changed Savings Calculator' }));
    service = await startProcess(settings.DATA_DIR, { ...settings });
    const page = await curl(service, `/calculators/${id}`);
    assert.match(page.body, /Changed Savings Calculator/);
  });
});
