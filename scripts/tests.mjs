// Runs the test files of a tier in several processes at once. What a file prints is shown when the file is
// done; skips, failures, the slowest files and the time come at the end.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/**
 * How many seconds a tier may take on two idle cores, and what its tests are told. The names of files say to
 * which tier they belong: see test/tidy.test.ts.
 */
const tiers = {
  /** What needs nothing but its own process. */
  fast: {
    maxSeconds: 60,
    holds: (path) => !isIntegration(path) && !isFull(path),
    env: { TEST_DRAWS: 'few' },
  },
  /** `npm test`. */
  usual: { maxSeconds: 180, holds: (path) => !isFull(path), env: {} },
  full: { maxSeconds: 900, holds: () => true, env: { TEST_DRAWS: 'all', TEST_RUNTIMES: 'bun,node' } },
  /** What `npm test` leaves out: files of the full tier, more draws, and the other runtime. */
  rest: {
    maxSeconds: 720,
    holds: (path, root) => isFull(path) || dependsOnTier(join(root, path)),
    env: { TEST_DRAWS: 'some', TEST_RUNTIMES: 'node' },
  },
};

/** A process that starts no others does not win back the time that Bun's last compiler takes: a tenth. */
const withoutLastCompiler = { BUN_JSC_useFTLJIT: '0' };

const SLOWEST = 10;
/** In /proc, on every Linux. */
const TICKS_PER_SECOND = 100;

/** The paths of all test files, in order. */
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
const isFull = (path) => /\.full\.(?:integration\.)?test\.ts$/.test(path);
/** Whether it holds a service to fractions of a second, which others would delay. */
const runsAlone = (path) => /\.alone\.(?:full\.)?integration\.test\.ts$/.test(path);

/** Whether a file, or what it imports of `test`, asks how many cases to draw or for the runtimes to test. */
function dependsOnTier(path) {
  if (/\/kit\/(?:draws|process)\.ts$/.test(path)) return false;
  const text = readFileSync(path, 'utf8');
  if (/\/draws\.ts'|\{[^}]*\bruntimes\b[^}]*\} from '[^']*process\.ts'/.test(text)) return true;
  return (
    [...text.matchAll(/(?: from|^import) '(\.[^']*\.ts)'/gm)]
      .map(([, target]) => join(dirname(path), target))
      // A text for another process may name a file by its own folder.
      .some((target) => target.includes(`${sep}test${sep}`) && existsSync(target) && dependsOnTier(target))
  );
}

/** The environment of tests of a tier. */
export function environmentOf(tier) {
  return { ...process.env, ...tiers[tier].env };
}

/**
 * Runs the tests of a tier. `commandFor` answers the program and its arguments for some files; it is to write
 * to `times` how many milliseconds each took. `cache` is a file of the times of the last run, by which the
 * slowest start first. Answers the exit code.
 */
export async function runTests({ root, tier, commandFor, cache }) {
  const startedMs = performance.now();
  const { maxSeconds, holds } = tiers[tier];
  const known = readTimes(cache);
  // A file that has never been run takes about as many milliseconds as it has bytes.
  const msOf = (file) => known[file] ?? statSync(join(root, file)).size;
  const files = listTests(root)
    .filter((path) => holds(path, root))
    .sort((a, b) => msOf(b) - msOf(a));
  // Tests wait: for other processes, and for time to pass.
  const workers = availableParallelism() + 1;
  const batches = [
    // As few as there are workers, as each compiles the program anew: six of them take a fifth longer.
    ...divide(
      files.filter((path) => !isIntegration(path)),
      workers,
      msOf,
    ),
    ...files.filter((path) => isIntegration(path) && !runsAlone(path)).map((path) => [path]),
  ];
  const alone = files.filter(runsAlone).map((path) => [path]);
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
      const env = { ...environmentOf(tier), ...(!batch.some(isIntegration) && withoutLastCompiler) };
      const run = runBatch({ root, env, files: batch, times, command: commandFor(batch, times) });
      runs.push(run);
      await run;
    }
  };
  await Promise.all(Array.from({ length: workers }, () => work(batches)));
  await work(alone);
  const ended = await Promise.all(runs);
  rmSync(folder, { recursive: true });
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ files: Object.assign(known, ...ended.map(({ times }) => times)) }));
  return report(ended, { tier, tookMs: performance.now() - startedMs, maxSeconds });
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
  const [skips, missing] = [[], []];
  const counts = { pass: 0, fail: 0, skip: 0 };
  let unshown = '';
  const show = (length) => {
    const text = unshown.slice(0, length);
    unshown = unshown.slice(length);
    const file = /^\S+\.test\.ts:$/m.exec(text)?.[0] ?? '';
    for (const line of text.match(/^(?:\(fail\)|✖) .*$/gm) ?? []) {
      // Bun names all of them once more at the end.
      if (!failures.some((failure) => failure.endsWith(line))) failures.push(`${file} ${line}`);
    }
    skips.push(...(text.match(/^(?:\(skip\)|﹣) .*$/gm) ?? []).map((line) => `${file} ${line}`));
    missing.push(...(text.match(/^Skipped: .*$/gm) ?? []));
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
  // As Bun closes, and as Node does.
  const closing = /^(?: *(?<bun>\d+) (?<its>pass|fail|skip)|ℹ (?<theirs>pass|fail|skip)\w* (?<node>\d+))$/gm;
  for (const { groups } of unshown.matchAll(closing))
    counts[groups.its ?? groups.theirs] += Number(groups.bun ?? groups.node);
  show(unshown.length);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
  // Something failed between two tests.
  if (code !== 0 && failures.length === 0) failures.push(...errors, `${files.join(', ')} ended with ${code}`);
  const times = readTimes(path);
  failures.push(...files.filter((file) => times[file] === undefined).map((file) => `${file} has not run`));
  return { failures, skips, missing, counts, times };
}

/**
 * How many seconds of processor time this process and those that it has waited for took, undefined where no
 * /proc/self/stat says so.
 */
function processorSeconds() {
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?!.*\) )/);
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

/** Shows what is worth knowing about all files, and answers the exit code. */
function report(runs, { tier, tookMs, maxSeconds }) {
  const times = runs.flatMap(({ times }) => Object.entries(times)).sort(([, a], [, b]) => b - a);
  const [failures, skips, missing] = ['failures', 'skips', 'missing'].map((name) =>
    runs.flatMap((run) => run[name]),
  );
  const total = (name) => runs.reduce((sum, { counts }) => sum + counts[name], 0);
  const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(6)} s`;
  const used = processorSeconds();
  const isSlow = tookMs > 1000 * maxSeconds;
  const failed = failures.length > 0 ? Math.max(1, total('fail')) : 0;
  const lines = [
    '',
    'The slowest files:',
    ...times.slice(0, SLOWEST).map(([file, ms]) => `${seconds(ms)}  ${file}`),
    ...(skips.length > 0 ? ['', 'Skipped:', ...skips, ...new Set(missing)] : []),
    ...(failures.length > 0 ? ['', 'Failures:', ...failures] : []),
    '',
    `${times.length} files in ${seconds(tookMs).trim()}${used === undefined ? '' : `, ${used.toFixed(0)} s of processor time`}`,
    ...(isSlow ? [red(`The tier "${tier}" is to take at most ${maxSeconds} s on two idle cores.`)] : []),
    `${total('pass')} passed, ${failed} failed, ${total('skip')} skipped`,
    '',
  ];
  process.stdout.write(lines.join('\n'));
  return failures.length > 0 ? 1 : 0;
}

const red = (text) => `\x1b[31m${text}\x1b[39m`;
