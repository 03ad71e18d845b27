import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { runBatchCommand } from '#cli/commands/batch.ts';
import { environmentOf, finish, temporaryFolder } from '../kit/process.ts';

const root = new URL('../../', import.meta.url).pathname;
const folder = await temporaryFolder();
after(() => rmSync(folder, { recursive: true }));

/** Runs `centwise batch` in the folder of the files, with a text as its standard input. */
async function batch(args: readonly string[], input = '') {
  const child = spawn('node', [join(root, 'scripts', 'run.mjs'), 'src/main.ts', 'batch', ...args], {
    cwd: folder,
    env: environmentOf({}),
  });
  const parts = { stdout: '', stderr: '' };
  child.stdout.on('data', (bytes) => (parts.stdout += String(bytes)));
  child.stderr.on('data', (bytes) => (parts.stderr += String(bytes)));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...parts };
}

const header = 'id,home_price,down_payment,interest_rate,loan_term\n';
/** 320,000 at 7 % over 360 months is 2,128.97 a month, by the annuity formula. */
const good = ',400000,80000,7,30\n';

describe('centwise batch', () => {
  test('answers a file larger than one block on two threads, in order, and counts the faults', async () => {
    const rows = Array.from({ length: 60_000 }, (_, id) => (id % 1_000 === 7 ? `${id},x,,,\n` : id + good));
    writeFileSync(join(folder, 'loans.csv'), header + rows.join(''));
    const { code, stdout, stderr } = await batch(['mortgage', 'loans.csv', '--jobs', '2']);
    assert.equal(stderr, '60 of 60,000 rows have faults; their results say which.\n');
    assert.equal(code, 1);
    const lines = stdout.trimEnd().split('\n').slice(1);
    assert.equal(lines.length, 60_000);
    for (const [id, line] of lines.entries()) {
      if (id % 1_000 === 7) assert.ok(line.startsWith(`${id},x,,,,,,,,,"down_payment: is required`), line);
      else assert.equal(line, `${id},400000,80000,7,30,2128.97,446428.47,766428.47,,,`);
    }
  });

  test('reads standard input and writes to a file, without a fault', async () => {
    const { code, stdout, stderr } = await batch(
      ['mortgage', '-', '--output', 'out.csv'],
      header + '1' + good,
    );
    assert.deepEqual([code, stdout, stderr], [0, '', '']);
    assert.match(readFileSync(join(folder, 'out.csv'), 'utf8'), /^1,400000,80000,7,30,2128\.97,/m);
  });

  test('answers all complete rows while its input stays open, as other programs wait for that', async () => {
    const child = spawn('node', [join(root, 'scripts', 'run.mjs'), 'src/main.ts', 'batch', 'mortgage', '-'], {
      cwd: folder,
      env: environmentOf({}),
    });
    const answers = { lines: 0 };
    child.stdout.on('data', (bytes: Buffer) => {
      answers.lines += String(bytes).split('\n').length - 1;
    });
    // The test fails by its timeout if they do not come.
    const untilAnswered = async (rows: number) => {
      while (answers.lines < 1 + rows) await once(child.stdout, 'data');
    };
    const rows = (count: number) => Array.from({ length: count }, (_, id) => id + good).join('');
    child.stdin.write(header + rows(20_000));
    await untilAnswered(20_000);
    child.stdin.write(rows(5));
    await untilAnswered(20_005);
    child.stdin.end(rows(9_000));
    const [code] = (await once(child, 'close')) as [number | null];
    assert.deepEqual([code, answers.lines], [0, 1 + 29_005]);
  });

  test('takes lines of JSON', async () => {
    const line = '{"inputs":{"initial_value":10000,"final_value":25000,"years":5}}\n';
    writeFileSync(join(folder, 'growth.jsonl'), `${line}x\n`);
    const { code, stdout } = await batch(['cagr', 'growth.jsonl']);
    assert.equal(code, 1);
    const [first, second] = stdout.split('\n');
    assert.equal(first, '{"line":1,"status":200,"result":{"cagr":20.1124,"total_return_pct":150}}');
    assert.match(second!, /malformed-json/);
  });

  test('a wrong header is wrong usage, and all of it is said', async () => {
    const { code, stdout, stderr } = await batch(['mortgage', '-'], 'homeprice\n1\n');
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^homeprice is not a known field; did you mean home_price\?\n/);
    assert.equal(stderr.match(/ is required: /g)!.length, 4);
  });

  test('a file with other separators is told from one with wrong columns', async () => {
    for (const [separator, found] of [
      ['|', '"|"'],
      ['\t', 'tabs'],
    ] as const) {
      const { code, stderr } = await batch(['mortgage', '-'], header.replaceAll(',', separator));
      const message = `The columns are separated by ${found}; separate them by commas or semicolons\n`;
      assert.deepEqual([code, stderr], [2, message]);
    }
  });

  for (const [name, args, expected] of [
    ['a file that is not there', ['mortgage', 'none.csv'], /^The file none\.csv does not exist\./],
    ['an unknown extension', ['mortgage', 'loans.txt'], /add --format csv or --format ndjson/],
    ['an unknown format', ['mortgage', '-', '--format', 'xml'], /--format must be csv or ndjson; got "xml"/],
    ['no job', ['mortgage', '-', '--jobs', '0'], /--jobs must be a whole number from 1 to 64/],
    ['no file', ['mortgage'], /FILE\|- is missing/],
    [
      'the file itself as the output',
      ['mortgage', 'same.csv', '--output', './same.csv'],
      /is the file that is read/,
    ],
  ] as const) {
    test(`${name} is wrong usage`, async () => {
      writeFileSync(join(folder, 'same.csv'), header + good);
      const errors: string[] = [];
      const code = await runBatchCommand(args, {
        folder,
        answerFile: () => assert.fail('it begins'),
        printError: (text) => errors.push(text),
        draw: undefined,
      });
      assert.equal(code, 2);
      assert.match(errors.join('\n'), expected);
      assert.equal(readFileSync(join(folder, 'same.csv'), 'utf8'), header + good);
    });
  }

  test('ends when nobody reads its results', async () => {
    writeFileSync(join(folder, 'many.csv'), header + good.repeat(200_000));
    const run = `node ${join(root, 'scripts', 'run.mjs')} src/main.ts batch mortgage ${join(folder, 'many.csv')} | head -1`;
    const { stdout, stderr } = await finish('sh', ['-c', run], environmentOf({}));
    assert.equal(
      stdout,
      `${header.trim()},monthly_payment,total_interest,total_paid,final_payment,warnings,error\n`,
    );
    assert.equal(stderr, '');
  });

  test('an interruption ends it, while its input is silent', async () => {
    const child = spawn('node', [join(root, 'scripts', 'run.mjs'), 'src/main.ts', 'batch', 'mortgage', '-'], {
      cwd: folder,
      env: environmentOf({}),
    });
    let stderr = '';
    child.stderr.on('data', (bytes) => (stderr += String(bytes)));
    child.stdin.write(`${header}1${good}`);
    // The header may come by itself.
    for (let stdout = ''; stdout.split('\n').length < 3;)
      stdout += String((await once(child.stdout, 'data'))[0]);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number | null];
    assert.equal(code, 130);
    assert.equal(stderr, 'Interrupted after 1 rows.\n');
  });
});
