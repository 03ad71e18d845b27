// Schedules as Parquet, read by ClickHouse within this process, and equal to those as CSV.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { loadChdb } from '../kit/chdb.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'centwise-parquet-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(`${root}centwise`, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

const { query } = loadChdb();

/** The rows of a file as CSV, by the engine. */
const rowsOf = (file: string, what = '*') =>
  query(
    `select ${what} from file('${file}', Parquet) settings input_format_parquet_preserve_order = 1, max_threads = 1`,
    'CSV',
  ).trim();

describe('batch --parquet', () => {
  test('has the schedules of a file, exact and in order, over several groups of rows', () => {
    const [loans, target] = [join(folder, 'loans.csv'), join(folder, 'rows.parquet')];
    const lines = Array.from({ length: 200 }, (_, index) => `loan ${index},${100_000 + 7 * index},7.25,360`);
    writeFileSync(loans, `id,principal,annual_rate,tenure_months\n${lines.join('\n')}\nbad,1000,-1,3\n`);
    assert.equal(run('batch', 'emi', loans, '--schedule', 'month', '--parquet', target).status, 1);
    const csv = run('batch', 'emi', loans, '--schedule', 'month').stdout.trim().split('\n').slice(1);
    assert.equal(csv.length, 200 * 360 + 1);
    const cents = (column: number) =>
      csv
        .slice(0, -1)
        .reduce((sum, line) => sum + BigInt(Math.round(Number(line.split(',')[column]) * 100)), 0n);
    const sums = `count(), sum(interest) * 100, sum(principal) * 100, sum(balance) * 100, countIf(error is not null)`;
    assert.equal(rowsOf(target, sums), [csv.length, cents(3), cents(4), cents(5), 1].join(','));
    const ids = rowsOf(target, 'id, period').split('\n');
    const given = csv.map((line) => line.split(',').slice(0, 2));
    assert.deepEqual(
      ids,
      given.map(([id, period]) => `"${id}",${period === '' ? '\\N' : period}`),
    );
  });

  test('has dates, names and semicolons, and the decimals of each currency', () => {
    const [loans, target] = [join(folder, 'dated.csv'), join(folder, 'dated.parquet')];
    const header = 'id;principal;annual_rate;tenure_months;currency;start_date';
    writeFileSync(loans, `${header}\nk;1000,125;12;3;KWD;2025-12-31\nj;1000;12;3;JPY;2025-12-31\n`);
    const { status, stderr } = run(
      'batch',
      'amortization-schedule',
      loans,
      '--schedule',
      'month',
      '--parquet',
      target,
    );
    assert.equal(status, 0, stderr);
    const rows = rowsOf(
      target,
      "id, date, toTypeName(date), toTypeName(payment), payment = round(payment, 3), id = 'k' or payment = round(payment, 0)",
    );
    assert.equal(rows.split('\n').length, 6);
    assert.match(
      rows.split('\n')[1]!,
      /^"k","2026-02-28","Nullable\(Date32\)","Nullable\(Decimal\(18, 4\)\)",1,1$/,
    );
    assert.match(rows.split('\n')[5]!, /^"j","2026-03-31",.*,1,1$/);
  });

  test('needs CSV and --schedule, and leaves no file where it is refused', () => {
    const [loans, target] = [join(folder, 'loans.csv'), join(folder, 'refused.parquet')];
    for (const args of [
      ['batch', 'emi', loans, '--parquet', target],
      ['batch', 'emi', loans, '--schedule', 'month', '--parquet', target, '--output', 'y.csv'],
      ['batch', 'emi', loans, '--schedule', 'month', '--parquet', loans],
      ['batch', 'emi', loans, '--format', 'ndjson', '--schedule', 'month', '--parquet', target],
      ['batch', 'cagr', loans, '--schedule', 'month', '--parquet', target],
    ])
      assert.equal(run(...args).status, 2, args.join(' '));
    assert.ok(!existsSync(target));
  });
});
