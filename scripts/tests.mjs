// Runs the test files in several processes at once. What a file prints is shown when the file is done;
// failures, the slowest files and the time come at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

const SLOWEST = 10;
/** Several, so that the cores end together also where nobody knows how long a file takes. */
const BATCHES_PER_CORE = 4;

/**
 * The paths of all test files, in order. Their names say which need more than their process: see
 * test/tidy.test.ts.
 */
function listTests(root) {
  return ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `${folder}/${name.split(sep).join('/')}`),
    )
    .sort((a, b) => (a < b ? -1 : 1));
}

const isIntegration = (path) => path.endsWith('.integration.test.ts');
/** Whether it holds a service to fractions of a second, which others would delay. */
const runsAlone = (path) => path.endsWith('.alone.integration.test.ts');

/**
 * Runs all tests, or only those that stay within their process, which then draw fewer random cases.
 * `commandFor` answers the program and its arguments for some files; it is to write to `times` how many
 * milliseconds each took. `cache` is a file of the times of the last run, by which the slowest start first.
 * Answers the exit code.
 */
export async function runTests({ root, isFast, commandFor, cache }) {
  const startedMs = performance.now();
  const known = readTimes(cache);
  // A file that has never been run takes about as many milliseconds as it has bytes.
  const msOf = (file) => known[file] ?? statSync(join(root, file)).size;
  const files = listTests(root)
    .filter((path) => !isFast || !isIntegration(path))
    .sort((a, b) => msOf(b) - msOf(a));
  const cores = availableParallelism();
  const batches = [
    ...divide(
      files.filter((path) => !isIntegration(path)),
      BATCHES_PER_CORE * cores,
      msOf,
    ),
    ...files.filter((path) => isIntegration(path) && !runsAlone(path)).map((path) => [path]),
  ];
  const alone = files.filter(runsAlone).map((path) => [path]);
  const env = { ...process.env, ...(isFast && { TEST_DRAWS: 'few' }) };
  const folder = mkdtempSync(join(tmpdir(), 'centwise-tests-'));
  const runs = [];
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const waiting of [batches, alone]) waiting.length = 0;
    });
  }
  const work = async (waiting) => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      const times = join(folder, `${runs.length}.json`);
      const run = runBatch({ root, env, files: batch, times, command: commandFor(batch, times) });
      runs.push(run);
      await run;
    }
  };
  // Tests with other processes wait for them half of their time.
  await Promise.all(Array.from({ length: isFast ? cores : cores + 1 }, () => work(batches)));
  await work(alone);
  const ended = await Promise.all(runs);
  rmSync(folder, { recursive: true });
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ files: Object.assign(known, ...ended.map(({ times }) => times)) }));
  return report(ended, performance.now() - startedMs);
}

/** So many parts that take about the same time each. The slowest file comes first. */
function divide(files, count, msOf) {
  const parts = Array.from({ length: count }, () => ({ files: [], ms: 0 }));
  for (const file of files) {
    const part = parts.reduce((least, one) => (one.ms < least.ms ? one : least));
    part.files.push(file);
    part.ms += msOf(file);
  }
  return parts.map((part) => part.files).filter(({ length }) => length > 0);
}

/** How many milliseconds each file took; empty when nothing was written. */
function readTimes(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).files;
  } catch {
    return {};
  }
}

/** Runs one process to its end; `failures` are the names of the tests that failed. */
async function runBatch({ root, env, files, times: path, command: [program, ...args] }) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  const failures = [];
  const errors = [];
  let unshown = '';
  const show = (length) => {
    const text = unshown.slice(0, length);
    unshown = unshown.slice(length);
    const file = /^\S+\.test\.ts:$/m.exec(text)?.[0] ?? '';
    for (const line of text.match(/^(?:\(fail\)|✖) .*$/gm) ?? []) {
      // Bun names all of them once more at the end.
      if (!failures.some((failure) => failure.endsWith(line))) failures.push(`${file} ${line}`);
    }
    errors.push(...(text.match(/^\w*error: .*$/gim) ?? []).map((line) => `${file} ${line}`));
    process.stdout.write(text);
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      unshown += chunk;
      // Bun writes the path of a file before its first test.
      show([...unshown.matchAll(/^\S+\.test\.ts:$/gm)].at(-1)?.index ?? 0);
    });
  }
  const code = await new Promise((resolve) => {
    child.on('error', ({ message }) => {
      failures.push(message);
      resolve(1);
    });
    child.on('close', resolve);
  });
  show(unshown.length);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
  // Something failed between two tests.
  if (code !== 0 && failures.length === 0) failures.push(...errors, `${files.join(', ')} ended with ${code}`);
  const times = readTimes(path);
  failures.push(...files.filter((file) => times[file] === undefined).map((file) => `${file} has not run`));
  return { failures, times };
}

/** Shows what is worth knowing about all files, and answers the exit code. */
function report(runs, tookMs) {
  const times = runs.flatMap(({ times }) => Object.entries(times)).sort(([, a], [, b]) => b - a);
  const failures = runs.flatMap(({ failures }) => failures);
  const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
  const lines = [
    '',
    'The slowest files:',
    ...times.slice(0, SLOWEST).map(([file, ms]) => `${seconds(ms)}  ${file}`),
    ...(failures.length > 0 ? ['', 'Failures:', ...failures] : []),
    '',
    `${failures.length > 0 ? 'Failed' : 'Passed'}: ${times.length} files in ${seconds(tookMs).trim()}`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
  return failures.length > 0 ? 1 : 0;
}
