import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeForeignFolder } from './foreign-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-compiled-'));
after(() => rmSync(folder, { recursive: true }));

const outfile = join(folder, 'centwise');
const options = { timeout: 60_000 };
const loan = ['--principal', '500000', '--annual-rate', '10.5', '--tenure-months', '60', '--json'];
const expected = '{"emi":10746.95,"total_interest":144817.01,"total_payment":644817.01}\n';

before(() => {
  const root = new URL('../../', import.meta.url).pathname;
  const made = spawnSync('node', ['scripts/run.mjs', '--compile', outfile], { cwd: root, encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
}, options);

test('the program is one executable, which calculates where nothing is installed', options, () => {
  assert.ok(statSync(outfile).size < 150 * 2 ** 20);
  const run = spawnSync(outfile, ['calc', 'emi', ...loan], { cwd: folder, env: {}, encoding: 'utf8' });
  assert.equal(run.stdout, expected);
});

test('the executable takes nothing from the folder it is started in', options, () => {
  const foreign = makeForeignFolder();
  const run = (...args: string[]) =>
    spawnSync(outfile, args, { cwd: foreign.path, env: {}, encoding: 'utf8' }).stdout;
  assert.equal(run('calc', 'emi', ...loan), expected);
  assert.match(run('keys', 'list'), /^There are no keys yet/);
  assert.match(run('config'), /^LOG_LEVEL +info +info/m);
  assert.ok(!foreign.hasRun());
  foreign.remove();
});
