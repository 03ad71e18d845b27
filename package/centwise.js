#!/usr/bin/env node
// The command of the package, on any Node from 20. What needs a database runs on a Node that has SQLite, or on Bun, which
// npm fetches once.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('command/main.js', import.meta.url));
/** Oldest Node that runs everything. */
const [major, minor] = [24, 15];
/** They need no database, so that they run on older ones as well. */
const anywhere = new Set([
  'calc',
  'solve',
  'sweep',
  'batch',
  'sql',
  'calculators',
  'completion',
  'help',
  'version',
]);

const [command = '--help', ...rest] = process.argv.slice(2);
const asksForHelp = command.startsWith('-') || rest.includes('--help') || rest.includes('-h');
if (process.versions.bun !== undefined || isNew() || asksForHelp || anywhere.has(command)) {
  process.env['RUNTIME'] ??= process.versions.bun === undefined ? 'node' : 'bun';
  await import('./command/main.js');
} else {
  runOnBun();
}

function isNew() {
  const [own = 0, second = 0] = process.versions.node.split('.').map(Number);
  return own > major || (own === major && second >= minor);
}

function runOnBun() {
  const options = [`--config=${fileURLToPath(new URL('bunfig.toml', import.meta.url))}`, '--no-env-file'];
  const child = spawn(findBun(), [...options, program, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** The Bun of this version of the package, which is kept for the next time. */
function findBun() {
  const { bun: version } = JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'));
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const folder = join(cache, 'centwise', `bun-${version}`);
  const installed = join(folder, 'node_modules', 'bun', 'bin', 'bun.exe');
  // The install is complete when npm has written this file.
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) installBun(version, folder);
  return installed;
}

function installBun(version, folder) {
  process.stderr.write(
    `centwise ${command} needs Node ${major}.${minor} or newer; this one is ${process.versions.node}. Fetching Bun ${version}, once …\n`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const wanted = { private: true, dependencies: { bun: version }, allowScripts: { bun: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(
    'npm could not fetch it; its reason is above. Or run this command with a newer Node.\n',
  );
  process.exit(1);
}
