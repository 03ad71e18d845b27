// Installs what is missing and hands over to Bun, or with RUNTIME=node to a Node that is new enough. It runs
// on the Node that the machine has, 20 or newer.
//   node scripts/run.mjs src/main.ts serve …    a program of the project; outside of src it gets the tools, too
//   node scripts/run.mjs --test [files]         the tests
//   node scripts/run.mjs --test-fast            those that stay within their process
//   node scripts/run.mjs --test-full [files]    all there are, with all draws; --rest: those of them that --test leaves out
//   node scripts/run.mjs --check                format, types and lint, dead code
//   node scripts/run.mjs --format               puts all files into that format
//   node scripts/run.mjs --compile [file]       the program as one executable
//   node scripts/run.mjs --tool NAME …          one of the tools, in the current folder
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
/**
 * Node keeps what it has made of the TypeScript, so that it starts in half the time from the second time on.
 */
const compileCache = { NODE_COMPILE_CACHE: join(modules, '.cache', 'node') };
const minBinaryBytes = 1_000_000;
const minNode = [24, 15];
/**
 * Without these Bun runs what the current folder asks for: bunfig.toml preloads files, tsconfig.json and
 * jsconfig.json (also of a parent folder) replace modules, and .env sets variables. That folder may belong to
 * anyone: agents start `mcp` in projects that others wrote.
 */
const isolation = [
  `--config=${join(root, 'scripts', 'bunfig.toml')}`,
  `--tsconfig-override=${join(root, 'tsconfig.json')}`,
  '--no-env-file',
];

/** Where Bun is, or undefined. Until its install script has run, its package holds a text in its place. */
function findBun() {
  const linked = join(modules, 'bun', 'bin', 'bun.exe');
  if (isBinary(linked)) return linked;
  const platforms = join(modules, '@oven');
  if (!existsSync(platforms)) return undefined;
  const candidates = readdirSync(platforms).flatMap((name) =>
    ['bun', 'bun.exe'].map((file) => join(platforms, name, 'bin', file)),
  );
  // An npm that does not tell C libraries apart installs a binary for each.
  return candidates.find((path) => isBinary(path) && spawnSync(path, ['--version']).status === 0);
}

/**
 * A Node that runs TypeScript and has all that the program uses: this one, the one from npm, or undefined.
 */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minNode[0] || (major === minNode[0] && minor >= minNode[1])) return process.execPath;
  const installed = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return isBinary(installed) ? installed : undefined;
}

function isBinary(path) {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > minBinaryBytes;
}

/** Whether every package of the lock file is there in its version. Optional ones depend on the platform. */
function isInstalled(withTools) {
  const installed = readPackages(join(modules, '.package-lock.json'));
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json')));
  return wanted.every(
    ([path, { version, dev, devOptional, optional }]) =>
      path === '' || optional || devOptional || (dev && !withTools) || installed[path]?.version === version,
  );
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** The path of the runtime, after an installation where one is needed. Ends the process when that fails. */
function prepare(withTools) {
  const runtime = process.env.CENTWISE_RUNTIME || process.env.RUNTIME || 'bun';
  if (runtime === 'bun') {
    return (
      (isInstalled(withTools) && findBun()) ||
      install(withTools) ||
      findBun() ||
      fail('npm installed no Bun for this platform.', 1)
    );
  }
  if (runtime !== 'node') fail(`RUNTIME: "${runtime}" is none of bun, node`, 1);
  // The Node from npm is one of the tools.
  const needsTools = withTools || findNode() === undefined;
  if (!isInstalled(needsTools)) install(needsTools);
  const reason = `this one is ${process.versions.node}, and npm brought none for this platform`;
  return findNode() ?? fail(`RUNTIME=node needs Node ${minNode.join('.')} or newer; ${reason}.`, 1);
}

/**
 * Ends the process when that fails. Where there are packages already, what is missing is added to them: npm
 * ci would take away what a running service may still load.
 */
function install(withTools) {
  const command = existsSync(join(modules, '.package-lock.json')) ? 'install' : 'ci';
  process.stderr.write(`Installing the packages of package-lock.json (npm ${command}) …\n`);
  const options = ['--no-save', withTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', [command, ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    fail(`npm ${command} failed${error ? `: ${error.message}` : '; its reason is above'}.`, status ?? 1);
}

function fail(message, code) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/**
 * Runs a command to its end, with this process's streams, and ends as it ends. With a channel in `stdio` the
 * command notices the end of this process, whatever ends it.
 */
function handOver(command, args, { stdio = 'inherit', ...options }) {
  const child = spawn(command, args, { ...options, stdio });
  const forward = (signal) => child.kill(signal);
  // A terminal sends an interrupt to the whole group of processes, so the command may get it twice.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  const unwatch = watchNpm(() => forward('SIGTERM'));
  // Node undoes what nohup does. So does this: without a terminal its hang-up, which also ends npm, ends
  // nothing here.
  if (![0, 1, 2].some((descriptor) => isatty(descriptor))) process.on('SIGHUP', unwatch);
  child.on('error', ({ message }) => fail(message, 1));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * A signal to npm ends npm and the shell of its script, but not what the shell runs. So this calls `stop`
 * when the shell that npm started for this very file is gone. No other parent is watched: a service in the
 * background outlives the shell from which it was started.
 */
function watchNpm(stop) {
  if (!isRunByNpm()) return () => {};
  const shell = process.ppid;
  let timesGone = 0;
  const timer = setInterval(() => {
    // At the second look, a hang-up that ended the shell has arrived here too.
    if (process.ppid !== shell && ++timesGone === 2) stop();
  }, 200);
  return () => clearInterval(timer);
}

/** Whether npm runs this file as a script of the project, rather than something that npm runs elsewhere. */
function isRunByNpm() {
  return process.env.npm_lifecycle_script?.startsWith('node scripts/run.mjs ') ?? false;
}

/** The folder of the person who typed the command: npm changes to the folder of the project. */
function callersFolder() {
  return (isRunByNpm() && process.env.INIT_CWD) || process.cwd();
}

/** How a person in a folder types the command of this clone. */
function commandIn(folder) {
  if (process.platform === 'win32') return 'npm run --silent centwise --';
  const path = relative(folder, join(root, 'centwise'));
  if (!path.includes('/')) return `./${path}`;
  return path.startsWith('../../..') ? join(root, 'centwise') : path;
}

function existing(names) {
  return names.filter((name) => existsSync(join(root, name)));
}

/** The program and the arguments that run some tests, and write the time of each file to `times`. */
function testCommand(runtime, files, times) {
  const isNode = runtime === findNode();
  const options = isNode ? ['--test', '--test-timeout=900000'] : ['test', '--timeout=900000'];
  // In one process, as Bun does: Node would load the catalogue anew for each file.
  if (times === undefined)
    return [runtime, ...options, ...(isNode ? ['--test-isolation=none'] : []), ...files];
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(root, 'scripts', 'file-times.mjs')}`,
    `--test-reporter-destination=${times}`,
  ];
  const timing = isNode ? reporters : [`--timings=${times}`, '--update-timings'];
  return [runtime, ...options, ...timing, ...files.map((file) => `./${file}`)];
}

function check() {
  runSteps([
    tool('oxfmt', '--check', '.'),
    equations('--check'),
    tool(
      'oxlint',
      '--type-aware',
      '--type-check',
      ...existing(['src', 'test', 'bench', 'scripts', 'client']),
    ),
    tool('knip'),
    program('law'),
  ]);
}

function format() {
  runSteps([tool('oxfmt', '.'), equations()]);
}

function tool(name, ...args) {
  return { name, command: () => join(modules, '.bin', name), args };
}

/** The blocks of equations in the calculators, which oxfmt leaves as they are. */
function equations(...args) {
  return program('equations', ...args);
}

function program(name, ...args) {
  return { name, command: (runtime) => runtime, args: [join(root, 'scripts', `${name}.ts`), ...args] };
}

/** One after the other, up to the first that fails. */
function runSteps(steps) {
  const runtime = prepare(true);
  for (const { name, command, args } of steps) {
    process.stdout.write(`${name}\n`);
    const { status } = spawnSync(command(runtime), args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/** The program as one file that needs nothing installed. */
function compile(outfile) {
  if ((process.env.CENTWISE_RUNTIME || process.env.RUNTIME) === 'node')
    fail('RUNTIME=node: only Bun writes executables.', 2);
  const file = resolve(callersFolder(), outfile);
  handOver(prepare(false), [...isolation, join(root, 'scripts', 'compile.ts'), file], { cwd: root });
}

const testTiers = { '--test': 'usual', '--test-fast': 'fast', '--test-full': 'full' };
const [first, ...rest] = process.argv.slice(2);
if (first === '--check') {
  check();
} else if (first === '--format') {
  format();
} else if (first === '--compile') {
  compile(rest[0] ?? join(root, 'dist', 'centwise'));
} else if (first === '--tool') {
  prepare(true);
  handOver(join(modules, '.bin', rest[0]), rest.slice(1), { shell: process.platform === 'win32' });
} else if (first in testTiers) {
  const { environmentOf, runTests } = await import('./tests.mjs');
  const runtime = prepare(true);
  const files = rest.filter((one) => one !== '--rest');
  const tier = files.length < rest.length ? 'rest' : testTiers[first];
  if (files.length > 0) {
    const [program, ...args] = testCommand(runtime, files);
    handOver(program, args, { cwd: root, env: { ...compileCache, ...environmentOf(tier) } });
  } else {
    const commandFor = (batch, times) => testCommand(runtime, batch, times);
    const cache = join(modules, '.cache', `${tier}-test-times.json`);
    process.exitCode = await runTests({ root, tier, commandFor, cache });
  }
} else if (first === undefined) {
  fail(
    'Usage: node scripts/run.mjs <program> [arguments] | --test [files] | --test-fast [files] | --test-full [--rest] [files] | --check | --format | --compile [file] | --tool <name> [arguments]',
    2,
  );
} else {
  // Bun collects garbage as if the machine were small, and somewhat earlier: a fifth less memory under load.
  // This does not limit the memory; half of it would save 3 percent more, and a tenth of the calls beside an
  // attack would wait.
  const smallHeap = {
    BUN_JSC_forceRAMSize: String(512 * 1024 * 1024),
    BUN_JSC_smallHeapGrowthFactor: '1.7',
  };
  // A file is calculated a sixth faster without, in 50 MB more a thread.
  const settings = { ...compileCache, ...(rest[0] !== 'batch' && smallHeap) };
  // Node's heap of what is new has 8 MiB in place of 16: a fifth less memory at rest, half the growth under
  // load, and as fast.
  const options =
    (process.env.CENTWISE_RUNTIME || process.env.RUNTIME) === 'node'
      ? ['--max-semi-space-size=8']
      : isolation;
  // Measurements and what writes files of the project use the tools.
  const isProgram = first.startsWith('src/');
  const runtime = prepare(!isProgram);
  const cwd = isProgram ? callersFolder() : process.cwd();
  // A clone has one folder of data, from wherever its command is called.
  const data = isProgram && {
    DATA_DIR: process.env.DATA_DIR || join(root, '.centwise'),
    CENTWISE_COMMAND: commandIn(cwd),
  };
  handOver(runtime, [...options, join(root, first), ...rest], {
    cwd,
    env: { ...settings, ...process.env, ...data },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
