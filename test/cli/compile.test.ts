import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'centwise-compiled-'));
after(() => rmSync(folder, { recursive: true }));

test(
  'the program is one executable, which calculates where nothing is installed',
  { timeout: 60_000 },
  () => {
    const root = new URL('../../', import.meta.url).pathname;
    const outfile = join(folder, 'centwise');
    const made = spawnSync('node', ['scripts/run.mjs', '--compile', outfile], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(made.status, 0, made.stderr);
    assert.ok(statSync(outfile).size < 150 * 2 ** 20);
    const input = ['--principal', '500000', '--annual-rate', '10.5', '--tenure-months', '60', '--json'];
    const run = spawnSync(outfile, ['calc', 'emi', ...input], { cwd: folder, env: {}, encoding: 'utf8' });
    assert.equal(run.stdout, '{"emi":10746.95,"total_interest":144817.01,"total_payment":644817.01}\n');
  },
);
