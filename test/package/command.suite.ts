import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { type InstalledPackage, installPackage, npmSettings, run } from '../kit/package.ts';
import { curl, finish, startProcess, withKey, withoutCurl } from '../kit/process.ts';

const root = new URL('../../', import.meta.url).pathname;
const slow = { timeout: 200_000 };
const house = [
  '--home-price',
  '400000',
  '--down-payment',
  '80000',
  '--interest-rate',
  '7',
  '--loan-term',
  '30',
];

/** The Node of the machine may be the oldest that is supported; that of npm has all that a service needs. */
describe('the command of the package', slow, () => {
  // In the first test and not before all: what goes before has less time.
  let installed: Promise<InstalledPackage> | undefined;
  const prepare = () => (installed ??= installPackage());
  const programOf = ({ user }: InstalledPackage) => join(user, 'node_modules/centwise/dist/centwise.js');
  const runCommand = async (...args: readonly string[]) => run('node', [programOf(await prepare()), ...args]);

  after(async () => rm((await prepare()).folder, { recursive: true }));

  test('is found by npx, and tells its version', slow, async () => {
    const { user } = await prepare();
    const printed = await run('npx', ['--prefix', user, '--offline', 'centwise', '--version']);
    assert.match(printed, /^centwise \d+\.\d+\.\d+/);
  });

  test('calculates, solves, explains and draws on the Node of the machine', slow, async () => {
    assert.match(await runCommand('calc', 'mortgage', ...house), /2128\.97/);
    assert.match(await runCommand('calc', 'mortgage', ...house, '--explain'), /Kellison/);
    assert.match(await runCommand('calc', 'mortgage', ...house, '--chart'), /^<svg /);
    const question = ['home-price', 'monthly-payment=2000'];
    assert.match(await runCommand('solve', 'mortgage', ...question, ...house.slice(2)), /380615/);
    const varied = await runCommand('sweep', 'mortgage', 'home-price=400000,410000', ...house.slice(2));
    assert.match(varied, /^400000 +2128\.97 /m);
    assert.match(await runCommand('serve', '--help'), /^Usage: centwise serve/);
  });

  test('calculates a file on two threads', slow, async () => {
    const { folder } = await prepare();
    const file = join(folder, 'loans.csv');
    const rows = Array.from({ length: 40_000 }, (_, id) => `${id},400000,80000,7,30`);
    await writeFile(file, ['id,home_price,down_payment,interest_rate,loan_term', ...rows, ''].join('\r\n'));
    const lines = (await runCommand('batch', 'mortgage', file, '--jobs', '2')).trimEnd().split(/\r?\n/);
    assert.equal(lines.length, 40_001);
    assert.match(lines[40_000]!, /^39999,400000,80000,7,30,2128\.97,446428\.47,766428\.47,/);
  });

  test('converts with what needs a database', slow, async () => {
    const { folder, user } = await prepare();
    const settings = { ...npmSettings(), HOME: folder, DATA_DIR: join(folder, 'data'), RATES_REFRESH: 'off' };
    const printed = await run(
      'node',
      [programOf({ folder, user, tarball: '' }), 'convert', '100', 'USD', 'INR'],
      settings,
    );
    assert.match(printed, /^100 USD = 9595\.98 INR/);
  });

  test('serves the API and its pages', { ...slow, skip: withoutCurl }, async () => {
    const { folder } = await prepare();
    const node = join(root, 'node_modules/node/bin/node');
    const command = [node, programOf(await prepare()), 'serve'];
    const service = await startProcess(join(folder, 'service'), {}, { command, cwd: folder });
    try {
      const inputs = { home_price: 400000, down_payment: 80000, interest_rate: 7, loan_term: 30 };
      const reply = await curl(service, '/v1/calculate/mortgage', withKey(service.key!, inputs));
      assert.match(reply.body, /"monthly_payment":2128\.97/);
      for (const path of ['/calculators/mortgage', '/docs', '/openapi.json']) {
        assert.equal((await curl(service, path)).status, 200, path);
      }
    } finally {
      await service.stop();
    }
  });

  test('says what is wrong with a command', slow, async () => {
    const { code, stderr } = await finish('node', [programOf(await prepare()), 'clac'], {
      PATH: process.env['PATH'] ?? '',
    });
    assert.equal(code, 2);
    assert.match(stderr, /calc/);
  });
});
