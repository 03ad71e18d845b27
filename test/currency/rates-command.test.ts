import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import { createProgress } from '#cli/terminal/progress.ts';
import { runRatesCommand } from '#cli/commands/rates.ts';
import type { Download } from '#currency/download.ts';
import { listDailySources } from '#currency/live.ts';
import { createRatesService, standardSources } from '#currency/service.ts';
import { snapshot } from '#currency/table/snapshot.ts';
import { createLog } from '#base/log.ts';
import { openSqliteRatesStore } from '../kit/stores.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../src/currency/sources/${name}`, import.meta.url), 'utf8');
const daily = read('ecb-daily.recorded.xml').replace('2026-09-24', '2026-09-25').replace('138.00', '138.20');
const wide = read('wide-daily.usd.recorded.txt');
const past = read('ecb-history.recorded.xml');

/** The command over a store in memory, with files and a network of texts. */
function start(
  answer: (url: string) => string | Error = () => new Error('no route'),
  files: Record<string, string> = {},
) {
  const now = () => Date.parse('2026-09-30T12:00Z');
  const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
  const log = createLog({ level: 'silent', write: assert.fail, now });
  const service = createRatesService({ now, snapshot, maxAgeDays: 30, log });
  const [printed, errors, drawn, asked]: [string[], string[], string[], string[]] = [[], [], [], []];
  const download: Download = async (url) => {
    asked.push(url);
    const reply = answer(url);
    if (reply instanceof Error) throw reply;
    return { body: reply, contentType: '' };
  };
  const readFile = async (path: string) => files[path] ?? Promise.reject(new Error(`no such file: ${path}`));
  const run = (...args: string[]) =>
    runRatesCommand(args, {
      store,
      service,
      sources: listDailySources(standardSources),
      download,
      readFile,
      now,
      print: (text) => printed.push(text),
      printError: (text) => errors.push(text),
      draw: (text) => drawn.push(text),
    });
  return { run, store, service, printed, errors, drawn, asked };
}

describe('rates fetch', () => {
  test('stores what each source has, and says so', async () => {
    const { run, store, printed, errors } = start((url) => (url.includes('ecb') ? daily : wide));
    assert.equal(await run('fetch'), 0);
    assert.deepEqual(printed, [
      'ecb: 29 rates of 2026-09-25, stored',
      'wide-daily: 155 rates of 2026-09-29, stored',
    ]);
    assert.deepEqual(errors, []);
    assert.equal((await store.latest('ecb'))?.quotes['ISK'], '138.20');
    await run('fetch');
    assert.equal(printed[2], 'ecb: 29 rates of 2026-09-25, already stored');
  });

  test('fills in the days before that are missing', async () => {
    const days = past.replaceAll('2026-03-', '2026-09-');
    const { run, store, printed } = start((url) => {
      if (url.includes('90d')) return days;
      return url.includes('ecb') ? daily : wide;
    });
    assert.equal(await run('fetch'), 0);
    assert.equal(printed[1], 'ecb: 4 earlier days stored');
    assert.equal((await store.between('2026-09-13', '2026-09-18')).length, 4);
  });

  test('tells what is refused, held back and not fetched, keeps the rest and ends with 1', async () => {
    const bad = daily.replace("currency='USD' rate='1.1367'", "currency='USD' rate='0.0001'");
    const odd = wide.replace(/"kwd":[\d.]+/, '"kwd":0.6');
    const { run, store, errors } = start((url) => (url.includes('ecb') ? bad : odd));
    assert.equal(await run('fetch'), 1);
    assert.match(errors[0]!, /^ecb: the rates of 2026-09-25 were rejected: USD moved from 1.1367 to 0.0001$/);
    assert.match(errors[1]!, /^wide-daily: held back: KWD moved from 0.308712 to 0.6$/);
    assert.equal(errors[2], 'Some sources gave no new rates; those of the other sources are stored.');
    assert.equal((await store.latest('wide-daily'))?.quotes['KWD'], '0.30871186');
    const { run: runOffline, errors: faults } = start();
    assert.equal(await runOffline('fetch'), 1);
    assert.equal(faults[0], 'ecb: not fetched: no route; no route');
  });

  test('--since fetches the past quarter by quarter, with a progress bar', async () => {
    const portal = read('ecb-portal.recorded.csv');
    const { run, store, printed, asked, drawn } = start(() => portal);
    assert.equal(await run('fetch', '--since', '2026-03-13'), 0);
    assert.equal(asked.length, 3);
    assert.match(asked[0]!, /startPeriod=2026-03-13&endPeriod=2026-06-10$/);
    assert.match(asked[2]!, /startPeriod=2026-09-09&endPeriod=2026-12-07$/);
    assert.deepEqual(printed, ['4 new days of the ECB are stored, from 2026-03-13 on.']);
    assert.equal((await store.between('2026-03-01', '2026-03-31')).length, 4);
    assert.match(drawn.at(-1)!, /\[#{30}\] 100 %  3 of 3 quarters\n$/);
  });

  test('--since takes a date from 1999-01-04 to today', async () => {
    for (const date of ['1998-12-31', '2026-10-01', '90d']) {
      const { run, errors, asked } = start();
      assert.equal(await run('fetch', '--since', date), 2);
      assert.match(errors[0]!, /^--since takes a date from 1999-01-04 to 2026-09-30, not/);
      assert.equal(asked.length, 0);
    }
  });
});

describe('rates import', () => {
  const csv = 'Date,USD,BGN,\n2025-12-31,1.175,1.9558,\n2025-12-30,1.1757,1.9558,\n';

  test('stores the history of the ECB from XML and both forms of CSV, once', async () => {
    const files = { 'a.xml': past, 'b.csv': csv, 'c.csv': read('ecb-portal.recorded.csv') };
    const { run, store, printed, drawn } = start(undefined, files);
    assert.equal(await run('import', 'a.xml'), 0);
    assert.equal(await run('import', 'b.csv'), 0);
    assert.equal(await run('import', 'c.csv'), 0);
    assert.deepEqual(printed, [
      '4 days of the ECB, 2026-03-13 to 2026-03-18; 4 new days are stored.',
      '2 days of the ECB, 2025-12-30 to 2025-12-31; 2 new days are stored.',
      '4 days of the ECB, 2026-03-13 to 2026-03-18; 0 new days are stored.',
    ]);
    const [first] = await store.between('2025-12-30', '2025-12-30');
    assert.deepEqual(first?.quotes, { USD: '1.1757', BGN: '1.9558' });
    assert.match(drawn[0]!, /^\r\[#+\] 100 %  4 of 4 days\n$/);
  });

  test('refuses what is no such file in one line, and stores nothing', async () => {
    const files = {
      zip: 'PK\u0003\u0004',
      html: '<html>',
      text: 'hello',
      colors: 'Date,USD,\n\u001b[31mred\u0007,1,\n',
      future: csv.replaceAll('2025-12', '2027-12'),
      zero: csv.replace('1.1757', '0'),
      upside: `Date,USD,JPY,IDR,\n2025-12-30,1.17,183,19000,\n2025-12-31,1.17,0.0055,0.00005,\n`,
    };
    for (const [name, fault] of [
      ['missing', /^missing cannot be read: no such file: missing\.$/],
      ['zip', /^zip is not imported: It is an archive: unpack it first\.$/],
      ['html', /^html is not imported: The ECB file is not as expected/],
      ['text', /^text is not imported: The CSV file is not as expected/],
      [
        'colors',
        /^colors is not imported: The CSV file is not as expected; it has "\\u001b\[31mred\\u0007,1,"\.$/,
      ],
      [
        'future',
        /^future is not imported: The table of 2027-12-30 is refused: 2027-12-30 is in the future\.$/,
      ],
      ['zero', /The table of 2025-12-30 is refused: USD 0 is no possible rate/],
      ['upside', /The table of 2025-12-31 is refused: the table is upside down/],
    ] as const) {
      const { run, store, errors } = start(undefined, files);
      assert.equal(await run('import', name), 1);
      assert.equal(errors.length, 1);
      assert.match(errors[0]!, fault);
      assert.deepEqual(await store.coverage(), []);
    }
  });
});

describe('rates status', () => {
  test('tells what is in use, what became of the tables and what is held back', async () => {
    const odd = daily.replace("currency='INR' rate='109.0775'", "currency='INR' rate='163.62'");
    const { run, printed } = start((url) => (url.includes('ecb') ? odd : new Error('status 500')));
    await run('fetch');
    printed.length = 0;
    assert.equal(await run('status'), 0);
    const text = printed.join('\n');
    assert.match(text, /^SOURCE +OBSERVED +USED FOR +STORED FROM +ACCEPTED +REFUSED +FAILED +HELD BACK$/m);
    assert.match(text, /^ecb +2026-09-25 +30 +2026-09-25 +1 +0 +0 +INR$/m);
    assert.match(text, /^official-pegs +no date +6 +0 +0 +0$/m);
    assert.match(text, /^wide-daily +2026-09-29 \(shipped\) +120 +0 +0 +1$/m);
    assert.match(text, /^wide-daily, 2026-09-30T12:00:00.000Z: status 500; status 500$/m);
    assert.match(text, /The oldest rates in use are from 2026-09-24\. A newer publication is overdue\.$/);
  });

  test('prints the same for programs', async () => {
    const { run, printed } = start();
    await run('status', '--json');
    const { observed_on, stale, expired, sources } = JSON.parse(printed[0]!) as Record<string, unknown>;
    assert.deepEqual([observed_on, stale, expired], ['2026-09-24', true, false]);
    assert.equal((sources as unknown[]).length, 3);
  });
});

test('wrong usage is one line and the usage, with exit code 2', async () => {
  for (const [args, fault] of [
    [[], /^A command is missing; choose from fetch, status, import\.\nUsage: centwise rates COMMAND$/],
    [['fech'], /^"fech" is not a command of rates; did you mean fetch\?\nUsage: centwise rates COMMAND$/],
    [['import'], /^FILE is missing\.\nUsage: centwise rates import FILE$/],
    [['status', '--jsn'], /^--jsn is not an option of this command; did you mean --json\?/],
  ] as const) {
    const { run, errors } = start();
    assert.equal(await run(...args), 2);
    assert.match(errors[0]!, fault);
  }
});

test('a progress bar is one line that grows', () => {
  let drawn = '';
  const progress = createProgress((text) => (drawn += text), 'days');
  progress(3000, 6000);
  assert.equal(drawn, '\r[###############---------------]  50 %  3,000 of 6,000 days');
});
