import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { environmentOf, temporaryFolder } from '../kit/process.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = await temporaryFolder();
after(() => rmSync(folder, { recursive: true }));

/** Runs a command with its data in the folder, and returns what it prints. */
function centwise(...args: readonly string[]): string {
  const command = [join(root, 'scripts', 'run.mjs'), 'src/main.ts', ...args];
  const env = environmentOf({ DATA_DIR: folder });
  const { status, stdout, stderr } = spawnSync('node', command, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** 30 years of months from 1900 on. */
const months = Array.from({ length: 360 }, (_, index) => {
  const month = `${1900 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  return `${month},${100 + index},4,${(10 + index / 100).toFixed(2)},3.5`;
});

describe('imported market data', () => {
  test('are used by every command that calculates', () => {
    writeFileSync(join(folder, 'market.csv'), ['month,price,dividend,cpi,gs10', ...months].join('\n'));
    centwise('market', 'import', 'market.csv');
    const inputs = { current_savings: 1000000, withdrawal_rate: 4, years: 10, stock_pct: 50 };
    const options = Object.entries(inputs).map(([name, value]) => `--${name.replaceAll('_', '-')}=${value}`);
    // 359 months of returns have 240 runs of ten years.
    assert.match(centwise('calc', 'historical-backtest', ...options, '--json'), /"cohort_count":\s*240\b/);
    writeFileSync(join(folder, 'plans.jsonl'), `${JSON.stringify({ inputs })}\n`);
    for (const jobs of ['1', '2']) {
      const lines = centwise('batch', 'historical-backtest', 'plans.jsonl', '--jobs', jobs);
      assert.match(lines, /"cohort_count":240\b/);
    }
    const sweep = centwise(
      'sweep',
      'historical-backtest',
      'years=10,20',
      ...options.filter((one) => !/years/.test(one)),
    );
    assert.match(sweep, /\b240\b.*\n.*\b120\b/);
  });
});
