import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { cleanUp, createDatabase, withoutPostgres } from '../access/servers.ts';
import { freePort, waitUntil } from '../kit/fleet.ts';
import { curl, startProcess, withKey, withoutCurl } from '../kit/process.ts';
import { makeForeignFolder } from './foreign-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-compiled-'));
after(async () => {
  await cleanUp();
  rmSync(folder, { recursive: true });
});

const outfile = join(folder, 'centwise');
const loan = ['--principal', '500000', '--annual-rate', '10.5', '--tenure-months', '60', '--json'];
const expected = '{"emi":10746.95,"total_interest":144817.01,"total_payment":644817.01}\n';

before(() => {
  const root = new URL('../../', import.meta.url).pathname;
  const made = spawnSync('node', ['scripts/run.mjs', '--compile', outfile], { cwd: root, encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
});

test('the program is one executable, which calculates where nothing is installed', () => {
  assert.ok(statSync(outfile).size < 150 * 2 ** 20);
  const run = spawnSync(outfile, ['calc', 'emi', ...loan], { cwd: folder, env: {}, encoding: 'utf8' });
  assert.equal(run.stdout, expected);
});

test('the executable takes nothing from the folder it is started in', () => {
  const foreign = makeForeignFolder();
  const run = (...args: string[]) =>
    spawnSync(outfile, args, { cwd: foreign.path, env: {}, encoding: 'utf8' }).stdout;
  assert.equal(run('calc', 'emi', ...loan), expected);
  assert.match(run('keys', 'list'), /^There are no keys yet/);
  assert.match(run('config'), /^LOG_LEVEL +info +info/m);
  assert.ok(!foreign.hasRun());
  foreign.remove();
});

const emi = { principal: 500_000, annual_rate: 10.5, tenure_months: 60 };

test(
  'the executable serves all that a clone serves, from an empty folder',
  { skip: withoutCurl },
  async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    // Neither this project nor another program can be found.
    const settings = { PATH: '/nonexistent', HOME: empty, WORKERS: '2' };
    const command = [outfile, 'serve'];
    const service = await startProcess(join(empty, 'data'), settings, { command, cwd: empty });
    try {
      const get = (path: string, ...args: string[]) => curl(service, path, args);
      const calculated = await get('/v1/calculate/emi', ...withKey(service.key!, emi));
      assert.equal(calculated.body, expected.trim());
      const asImage = ['-H', 'Accept: image/svg+xml', ...withKey(service.key!, emi)];
      // On a busy machine the thread that draws may take longer to start than a calculation may.
      await waitUntil(
        async () => /^<svg [^]*<\/svg>$/.test((await get('/v1/calculate/emi', ...asImage)).body),
        20_000,
      );
      const solving = {
        solve_for: 'principal',
        target: { emi: 20_000 },
        inputs: { ...emi, principal: undefined },
      };
      assert.equal((await get('/v1/solve/emi', ...withKey(service.key!, solving))).status, 200);
      const amount = { amount: 100, from: 'USD', to: 'INR' };
      assert.equal((await get('/v1/currency/convert', ...withKey(service.key!, amount))).status, 200);
      const { body } = await get('/openapi.json');
      assert.ok('/calculate/emi' in (JSON.parse(body) as { paths: object }).paths);
      const assets = new Set<string>();
      for (const page of ['/', '/calculators/emi', '/docs', '/status']) {
        const { status, body } = await get(page);
        assert.equal(status, 200, page);
        for (const [asset] of body.matchAll(/\/static\/[\w./-]+/g)) assets.add(asset);
      }
      assert.ok([...assets].some((asset) => asset.startsWith('/static/docs.')));
      for (const asset of assets) assert.equal((await get(asset)).status, 200, asset);
      const query = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
      const accept = ['-H', 'Accept: application/json, text/event-stream'];
      assert.match((await get('/mcp', ...accept, ...withKey(service.key!, query))).body, /convert_currency/);
    } finally {
      assert.equal(await service.stop(), 0);
    }
    assert.deepEqual(readdirSync(empty), ['data']);
  },
);

test('the executable serves agents over standard input and output', () => {
  const client = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params: client },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} },
  ];
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  const env = { DATA_DIR: join(folder, 'agent') };
  const { stdout, status } = spawnSync(outfile, ['mcp'], { cwd: folder, env, input, encoding: 'utf8' });
  assert.equal(status, 0);
  assert.match(stdout, /"name":"convert_currency"/);
});

test('the executable serves in several processes', { skip: withoutPostgres }, async () => {
  const settings = { INSTANCES: '2', DATABASE_URL: await createDatabase(), PORT: String(await freePort()) };
  const command = [outfile, 'serve'];
  const service = await startProcess(join(folder, 'several'), settings, { command, cwd: folder });
  await waitUntil(async () => service.output().match(/is ready/g)?.length === 2, 30_000);
  assert.equal(await service.stop(), 0);
});

test('the executable names itself as it can be typed', () => {
  const run = (file: string, env: Record<string, string>) =>
    spawnSync(file, ['keys', 'list'], { cwd: folder, env, encoding: 'utf8' }).stdout;
  assert.match(run('./centwise', {}), /create one with \.\/centwise keys create /);
  assert.match(run('centwise', { PATH: folder }), /create one with centwise keys create /);
});
