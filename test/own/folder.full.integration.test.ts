// What an operator does with the folder: faults in it, and files that would hold a thread for ever.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { checkOwnCalculators, readOwnCalculators } from '#service/own/own-calculators.ts';
import { OwnCalculatorsError } from '#service/own/own-files.ts';
import { catalogue } from '#catalogue/index.ts';
import { createJobs } from '#jobs/jobs.ts';
import { unboundedBudget } from '#http/admission/work-budget.ts';
import { createOperationCaller } from '#http/routes/in-process.ts';
import { runProgram, temporaryFolder } from '../kit/process.ts';
import { changed, tutorialFile } from './tutorial.ts';

const root = await temporaryFolder();
after(() => rmSync(root, { recursive: true }));

let count = 0;

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = join(root, String(count++));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The lines of the faults, without the folder. */
async function faultsOf(path: string): Promise<readonly string[]> {
  try {
    await checkOwnCalculators(path, 'test');
    return [];
  } catch (error) {
    if (!(error instanceof OwnCalculatorsError)) throw error;
    return error.message.split('\n').map((line) => line.replaceAll(`${path}/`, '').replaceAll(path, 'PATH'));
  }
}

/**
 * The tutorial's calculator with other equations for its three outputs, which the example does not expect.
 */
function withEquations(id: string, ...equations: readonly string[]): string {
  return changed({
    id,
    schedule: undefined,
    equations: [...equations, 'total_saved = 1', 'interest_earned = 1'],
    'examples.0.output': { future_value: 1, total_saved: 1, interest_earned: 1, currency: 'USD' },
  });
}

describe('the folder of calculators', () => {
  test('may hold other files, and is read in the order of names', async () => {
    const second = changed({ id: 'own-other' });
    const folder = folderOf({ 'b.json': tutorialFile, 'a.json': second, 'README.md': '#', '.x.json': '' });
    const { calculators } = await checkOwnCalculators(folder, 'test');
    assert.deepEqual(
      calculators.map(({ id }) => id),
      ['own-other', 'own-bonus-savings'],
    );
    assert.deepEqual((await checkOwnCalculators(join(folder, 'b.json'), 'test')).calculators.length, 1);
    assert.deepEqual((await checkOwnCalculators(undefined, 'test')).calculators, []);
  });

  test('has the faults of all its files listed at once', async () => {
    const folder = folderOf({
      'a.json': '{"id" 1}',
      'b.json': changed({ name: 1 }),
      'c.json': tutorialFile,
      'd.json': tutorialFile,
    });
    assert.deepEqual(await faultsOf(folder), [
      'a.json:1:7: ":" is expected; found "1".',
      'b.json:3:10: "name" must be a text.',
      'd.json:1:1: c.json declares own-bonus-savings, too.',
    ]);
  });

  test('is a folder, of at most 200 files that are not too large and are UTF-8', async () => {
    assert.match((await faultsOf(join(root, 'none')))[0]!, /^PATH is not a folder/);
    assert.match((await faultsOf('/dev/null'))[0]!, /^PATH is not a folder/);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.json`, '']));
    assert.deepEqual(await faultsOf(folderOf(many)), ['PATH has 201 files; at most 200 are read.']);
    const large = folderOf({ 'a.json': ' '.repeat(256 * 1024 + 1) });
    assert.deepEqual(await faultsOf(large), [
      'a.json:1:1: The file has 262145 bytes; at most 262144 are read.',
    ]);
    const folder = folderOf({});
    writeFileSync(join(folder, 'a.json'), Buffer.from([0xff]));
    mkdirSync(join(folder, 'b.json'));
    writeFileSync(join(folder, 'c.ts'), 'export default {};');
    assert.deepEqual(await faultsOf(folder), [
      'a.json:1:1: The file is not UTF-8.',
      'b.json:1:1: This is not a file.',
      'c.ts:1:1: Calculators are declared in JSON; no code is run.',
    ]);
  });

  test('cannot hold the start with a file that would be checked for ever', async () => {
    const loops = 'sum(a1 = 1…2400, sum(b1 = 1…2400, sum(c1 = 1…2400, a1·b1·c1 + x)))';
    const doubling = Array.from(
      { length: 30 },
      (_, index) => `f${index + 1}(x) = f${index}(x + 1)·f${index}(x + 2)`,
    );
    const folder = folderOf({
      'a.json': withEquations('own-loops', `g(x) = ${loops}`, 'future_value = g(annual_rate)'),
      'b.json': tutorialFile,
      'c.json': withEquations('own-doubling', 'f0(x) = x', ...doubling, 'future_value = f30(annual_rate)'),
      'd.json': withEquations('own-powers', 'future_value = 9^9^9^9^annual_rate'),
      'e.json': withEquations('own-deep', `future_value = ${'('.repeat(190)}1${')'.repeat(190)}`),
    });
    const faults = await faultsOf(folder);
    assert.equal(faults[0], 'a.json:1:1: The check took more than 3 seconds.');
    assert.equal(faults[1], 'c.json:1:1: The check took more than 3 seconds.');
    assert.match(faults[2]!, /^d\.json:\d+:\d+: The example has no results:/);
    assert.equal(faults.length, 3);
  });

  test('a file with faults is reported by the commands, and keeps the service from starting', async () => {
    const folder = folderOf({ 'a.json': changed({ name: 1 }) });
    const line = `${folder}/a.json:3:10: "name" must be a text.\n`;
    const checked = await runProgram(['calculators', 'check', folder], {});
    assert.deepEqual([checked.code, checked.stdout, checked.stderr], [1, '', line]);
    const settings = { CALCULATORS_DIR: folder, DATA_DIR: join(root, 'data') };
    for (const command of [['serve'], ['calc', 'sip']]) {
      const { code, stderr } = await runProgram(command, settings);
      assert.equal(code, 1);
      assert.ok(stderr.includes(line), stderr);
    }
    const { code, stdout } = await runProgram(['completion', 'bash'], settings);
    assert.equal(code, 0);
    assert.match(stdout, /mortgage/);
  });
});

describe('a calculator that is slow for some inputs', () => {
  const nested = 'g(n, x) = sum(a1 = 1…n, sum(b1 = 1…n, sum(c1 = 1…n, a1·b1·c1 + x)))';
  const slow = changed({
    schedule: undefined,
    equations: [
      nested,
      'future_value = g(tenure_months, annual_rate)',
      'total_saved = 1',
      'interest_earned = 1',
    ],
    'examples.0.input': { monthly_savings: 1, annual_rate: 1, tenure_months: 2 },
    'examples.0.output': { future_value: 35, total_saved: 1, interest_earned: 1 },
  });

  test('is calculated by a thread that is replaced, and never by the serving thread', async () => {
    const folder = folderOf({ 'a.json': slow });
    await checkOwnCalculators(folder, 'test');
    const { calculators, files } = readOwnCalculators(folder);
    const faults: string[] = [];
    const {
      calculators: all,
      runJob,
      pool,
    } = createJobs({
      catalogue: [...catalogue, ...calculators],
      engine: 'test',
      ownFiles: files,
      threads: 1,
      monotonicMs: () => performance.now(),
      onFault: (fault) => void faults.push(fault),
    });
    const client = {
      owner: 'a',
      budget: () => unboundedBudget,
      caller: undefined,
      principal: undefined,
      network: undefined,
    };
    const ask = createOperationCaller(all.routes, runJob, client);
    const path = '/calculate/own-bonus-savings';
    const askFor = (months: number) =>
      ask({ method: 'POST', path, body: { monthly_savings: 1, annual_rate: 1, tenure_months: months } });
    // The thread starts with the first of them.
    const { text } = await askFor(2);
    assert.deepEqual(JSON.parse(text), { future_value: 35, total_saved: 1, interest_earned: 1 });

    let longestMs = 0;
    let beforeMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      longestMs = Math.max(longestMs, nowMs - beforeMs);
      beforeMs = nowMs;
    }, 1);
    const replies = await Promise.all([askFor(1200), askFor(2)]);
    clearInterval(timer);
    assert.equal(replies[0].status, 422);
    assert.match(replies[0].text, /calculation-too-long/);
    assert.equal(replies[1].status, 200);
    assert.deepEqual(faults, ['an evaluation did not end']);
    assert.ok(longestMs < 500, `this thread was held for ${longestMs} ms`);
    await pool.close(0);
  });
});
