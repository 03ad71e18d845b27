import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { finish, startProcess, temporaryFolder } from '../kit/process.ts';
import { withoutPython } from '../python.ts';
import { readExample } from './readme.ts';

const clientFolder = new URL('../../clients/python/', import.meta.url).pathname;
const skip = await withoutPython('3.11');
const { code: pipCode } = await finish('python3', ['-m', 'pip', '--version']);
const withPip = { skip: skip || (pipCode !== 0 && 'pip is not on this machine') };

function environmentOf(settings: Record<string, string>): Record<string, string> {
  const paths = { PATH: process.env['PATH'] ?? '', PYTHONPATH: join(clientFolder, 'src') };
  return { ...paths, PYTHONDONTWRITEBYTECODE: '1', ...settings };
}

/** Runs the tests of a file of the client; how many there were. */
async function runTests(pattern: string, settings: Record<string, string>): Promise<number> {
  const args = [
    '-W',
    'error',
    '-m',
    'unittest',
    'discover',
    '-s',
    join(clientFolder, 'tests'),
    '-p',
    pattern,
  ];
  const { code, stderr } = await finish('python3', args, environmentOf(settings));
  assert.equal(code, 0, stderr);
  return Number(/^Ran (\d+) tests/m.exec(stderr)?.[1]);
}

/** A Python with pandas: the one of the path, or Debian's. */
async function findPandas(): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3'])
    if ((await finish(python, ['-c', 'import pandas, tomllib'])).code === 0) return python;
  return undefined;
}

const pandas = await findPandas();
const withPandas = {
  skip: skip || (pandas === undefined && 'pandas is not on this machine'),
};

type Settings = Record<'BASE_URL' | 'KEY' | 'CA_FILE', string>;

/** With the address, a key and the certificate of a running service. */
async function withService(use: (settings: Settings) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  const service = await startProcess(folder);
  try {
    await use({
      BASE_URL: `https://localhost:${service.port}/v1`,
      KEY: service.key!,
      CA_FILE: join(folder, 'tls', 'ca.pem'),
    });
  } finally {
    await service.stop();
    await rm(folder, { recursive: true });
  }
}

/** Runs an example, which must print what is written below it. */
async function runExample(python: string, file: string, language: string, settings: Settings): Promise<void> {
  const { program, output } = readExample(file, language, settings.BASE_URL.replace(/\/v1$/, ''));
  const example = program.replace('.centwise/tls/ca.pem', settings.CA_FILE);
  const { stdout, stderr } = await finish(python, ['-c', example], environmentOf(settings));
  assert.equal(stdout, output, stderr);
}

test('the Python client calls a running service, also as the READMEs show', { skip }, () =>
  withService(async (settings) => {
    assert.ok((await runTests('test_service.py', settings)) >= 17);
    await runExample('python3', 'clients/python/README.md', 'python', settings);
    await runExample('python3', 'clients/python/README.md', 'python asyncio', settings);
  }),
);

test('the Python client fills data frames of pandas as its README shows', withPandas, () =>
  withService((settings) => runExample(pandas!, 'clients/python/README.md', 'python pandas', settings)),
);

test('the Python client tells what is wrong with other servers', { skip }, async () => {
  assert.ok((await runTests('test_faults.py', {})) >= 21);
});

/** What the client's folder has; Python keeps what it has compiled in folders that Git ignores. */
async function listFolder(): Promise<readonly string[]> {
  const names = await readdir(clientFolder, { recursive: true });
  return names.filter((name) => !name.includes('__pycache__')).toSorted();
}

test('pip installs the Python client from the clone and leaves the clone as it was', withPip, async () => {
  const [folder, before] = [await temporaryFolder(), await listFolder()];
  const installed = join(folder, 'installed');
  try {
    const pip = ['-m', 'pip', '--isolated', '--disable-pip-version-check', '--no-cache-dir'];
    const install = [...pip, 'install', '--no-index', '--target', installed];
    const settings = { ...environmentOf({}), PYTHONPATH: '', HOME: folder };
    const first = await finish('python3', [...install, clientFolder], settings);
    assert.equal(first.code, 0, first.stderr);
    assert.deepEqual(await listFolder(), before);
    const license = await readFile(new URL('../../LICENSE', import.meta.url), 'utf8');
    const info = (await readdir(installed)).find((name) => name.endsWith('.dist-info'))!;
    assert.equal(await readFile(join(installed, info, 'licenses', 'LICENSE'), 'utf8'), license);

    // The source distribution of the release installs the same.
    const build = `import backend; print(backend.build_sdist(${JSON.stringify(folder)}))`;
    const made = await finish('python3', ['-B', '-c', build], { ...settings, PYTHONPATH: clientFolder });
    const archive = join(folder, made.stdout.trim());
    const unpacked = await finish('tar', ['-xzf', archive, '-C', folder], settings);
    assert.equal(unpacked.code, 0, unpacked.stderr);
    const source = archive.replace(/\.tar\.gz$/, '');
    assert.equal(await readFile(join(source, 'LICENSE'), 'utf8'), license);
    const again = join(folder, 'again');
    const second = await finish('python3', [...install.slice(0, -1), again, archive], settings);
    assert.equal(second.code, 0, second.stderr);
    const modules = async (place: string) =>
      (await readdir(join(place, 'centwise'))).filter((name) => !name.startsWith('__pycache')).toSorted();
    assert.deepEqual(await modules(again), await modules(installed));

    const program = 'import centwise; print(centwise.Centwise.__name__)';
    const used = await finish('python3', ['-c', program], { ...settings, PYTHONPATH: again });
    assert.equal(used.stdout, 'Centwise\n', used.stderr);
  } finally {
    await rm(folder, { recursive: true });
  }
});
