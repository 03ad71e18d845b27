// Makes every artifact of a release in dist/release, and tags the commit: npm run release [-- --dry-run]
// It runs on the Node that the machine has, 20 or newer, and needs Python 3.11.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'dist', 'release');
const isDryRun = process.argv.includes('--dry-run');

/** Runs a command to its end and returns what it prints; ends the process when it fails. */
function run(command, args, cwd = root) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  return stdout;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function read(name) {
  return readFileSync(join(root, name), 'utf8');
}

/** The version, if every place that states it agrees. */
function readVersion() {
  const { version } = JSON.parse(read('package.json'));
  const stated = {
    'package/package.json': JSON.parse(read('package/package.json')).version,
    'clients/python/pyproject.toml': /^version = "(.*)"$/m.exec(read('clients/python/pyproject.toml'))?.[1],
    'CHANGELOG.md': /^## (\d\S*)/m.exec(read('CHANGELOG.md'))?.[1],
  };
  const others = Object.entries(stated).filter(([, found]) => found !== version);
  for (const [file, found] of others) {
    process.stderr.write(`${file} has ${found ?? 'no released version'}; package.json has ${version}.\n`);
  }
  if (others.length > 0 && !isDryRun) fail('State one version everywhere, then release it.');
  return version;
}

function requireClean(tag) {
  if (run('git', ['status', '--porcelain']) !== '') fail('Commit or remove what has changed, then release.');
  if (run('git', ['tag', '--list', tag]) !== '') fail(`${tag} has been released.`);
}

/** The wheel and the source distribution of the Python client. */
function buildPython() {
  const program = `import backend; backend.build_sdist(${JSON.stringify(folder)}); backend.build_wheel(${JSON.stringify(folder)})`;
  const python = ['python3', '/usr/bin/python3'].find(
    (name) => spawnSync(name, ['-c', 'import tomllib']).status === 0,
  );
  if (python === undefined) fail('The packages for Python need Python 3.11: apt install python3');
  run(python, ['-B', '-c', program], join(root, 'clients', 'python'));
}

function writeChecksums() {
  const lines = readdirSync(folder).map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

const version = readVersion();
const tag = `v${version}`;
if (!isDryRun) requireClean(tag);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const base = `centwise-${version}`;
run('git', ['archive', '--prefix', `${base}/`, '--output', join(folder, `${base}.tar.gz`), 'HEAD']);
run('node', [
  join(root, 'scripts', 'run.mjs'),
  '--compile',
  join(folder, `${base}-${process.platform}-${process.arch}`),
]);
run('npm', ['pack', join(root, 'package'), '--pack-destination', folder]);
buildPython();
// With --omit dev, npm leaves out packages that tools need as well.
const bill = run('npm', ['sbom', '--sbom-format', 'cyclonedx']);
writeFileSync(join(folder, `${base}.cdx.json`), bill);
writeChecksums();
process.stdout.write(readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));
if (!isDryRun) {
  run('git', ['tag', '--annotate', tag, '--message', `Centwise ${version}`]);
  process.stdout.write(`Tagged ${tag}; push it with: git push origin ${tag}\n`);
}
