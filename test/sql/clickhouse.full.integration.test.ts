// The engine itself runs in this process, and calls the command as a server of ClickHouse does.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { startTestService } from '../kit/harness.ts';
import { loadChdb } from '../kit/chdb.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'centwise-clickhouse-'));
const scripts = join(folder, 'scripts');
mkdirSync(scripts);
const config = join(folder, 'functions.xml');
const printed = execFileSync(`${root}centwise`, ['sql', 'clickhouse'], { encoding: 'utf8' });
writeFileSync(
  config,
  printed.replaceAll('exec centwise', `exec ${root}centwise`).replaceAll('<pool_size>2<', '<pool_size>1<'),
);
writeFileSync(
  join(scripts, 'emi.sh'),
  `#!/bin/sh\nexec ${root}centwise batch emi - --format csv --jobs 1\n`,
  { mode: 0o755 },
);
const { Session } = loadChdb();
const session = new Session(join(folder, 'data'), {
  connectionArgs: [`--user_scripts_path=${scripts}`, `--user_defined_executable_functions_config=${config}`],
});
after(() => {
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The rows of an answer. */
const ask = (query: string): readonly (readonly unknown[])[] => {
  const lines = session
    .query(query, 'JSONCompactEachRow')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as readonly unknown[]);
};

const COUNT = 200_000;

describe('ClickHouse', () => {
  test('knows the type of every argument and answer', () => {
    const text = readFileSync(config, 'utf8');
    const types = new Set(
      [...text.matchAll(/<(?:return_)?type>((?!executable).*?)<\/(?:return_)?type>/g)].map(
        ([, type]) => type!,
      ),
    );
    assert.ok(types.size > catalogue.length);
    for (const type of types) {
      const [[known] = []] = ask(`select toTypeName(defaultValueOfTypeName('${type}'))`);
      assert.equal((known as string).replaceAll(/\n */g, ' ').replaceAll('( ', '('), type);
    }
  });

  test('gets the first output, the whole result, or the schedule, and NULL or the error where there is none', () => {
    const [scalars] =
      ask(`select centwise_emi(500000, 10.5, 60, NULL, NULL), centwise_emi(NULL, 10.5, 60, NULL, NULL),
      centwise_emi(toDecimal64('500000.00', 2), toDecimal32('10.5', 2), toUInt8(60), 'cent', 'JPY'), centwise_emi(500000, -1, 60, NULL, NULL)`);
    assert.deepEqual(scalars, [10_746.95, null, 10_747, null]);
    const [tuples] =
      ask(`select centwise_emi__result(500000, 10.5, 60, NULL, NULL) as r, r.total_interest, r.final_payment, r.error,
      centwise_emi__result(500000, -1, 60, NULL, NULL).error`);
    assert.deepEqual(tuples!.slice(1), [
      144_817.01,
      null,
      null,
      'annual_rate: must be a number from 0 to 1,000 (percent per year); got -1.',
    ]);
    const [rows] =
      ask(`select centwise_emi__schedule(1000, 12, 3, 'cent', NULL) as rows, arraySum(row -> row.interest, rows),
      arrayMap(row -> row.balance, rows), length(centwise_emi__schedule(1000, -12, 3, 'cent', NULL))`);
    assert.deepEqual(rows!.slice(1), [20.07, [669.98, 336.66, 0], 0]);
  });

  test('sums many loans in blocks over one pipe, equal to the API in every cent', async () => {
    const sums = 'count(r), sum(r)';
    const call = 'centwise_emi(100000 + number, 7.25, 360, NULL, NULL) as r';
    const [found] = ask(
      `select ${sums.replace('count(r)', `count(${call})`)} from numbers(${COUNT}) settings max_block_size = 10000`,
    );
    const service = await startTestService();
    let cents = 0n;
    for (let first = 0; first < COUNT; first += 50_000) {
      const calls = Array.from({ length: 50_000 }, (_, index) => [100_000 + first + index, 7.25, 360]);
      const reply = (await (await service.call('/v1/sql/bigquery/emi', { calls })).json()) as {
        readonly replies: readonly number[];
      };
      for (const payment of reply.replies) cents += BigInt(Math.round(payment * 100));
    }
    assert.equal(found![0], COUNT);
    assert.equal(Math.round((found![1] as number) * 100), Number(cents));
  });

  test('reads a table of results from the CSV of the command', () => {
    const columns = `principal Float64, annual_rate Float64, tenure_months UInt32, emi Decimal(18, 2), total_interest Decimal(18, 2),
      total_payment Decimal(18, 2), final_payment Nullable(Decimal(18, 2)), warnings String, error String`;
    const loans =
      'select 100000 + number as principal, 7.0 as annual_rate, 360 as tenure_months from numbers(1000)';
    const [[count, payment] = []] = ask(
      `select count(), min(emi) from executable('emi.sh', CSVWithNames, '${columns}', (${loans}))`,
    );
    assert.deepEqual([count, payment], [1_000, 665.3]);
  });
});
