import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { finish, startProcess, temporaryFolder } from '../e2e/process.ts';
import { readExample } from './readme.ts';

const clientFolder = new URL('../../clients/python/', import.meta.url).pathname;
const slow = { timeout: 120_000, skip: await findPython() };

/** For the `skip` of a test by Python: why it cannot run, or false. */
async function findPython(): Promise<string | false> {
  const check = 'import sys; sys.exit(sys.version_info < (3, 11))';
  if ((await finish('python3', ['-c', check])).code === 0) return false;
  if (process.env['REQUIRE_SERVICES'] === '1') throw new Error('Python 3.11 is not on this machine.');
  return 'Python 3.11 is not on this machine';
}

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

test('the Python client calls a running service, also as the READMEs show', slow, async () => {
  const folder = await temporaryFolder();
  const service = await startProcess(folder);
  try {
    const settings = {
      BASE_URL: `https://localhost:${service.port}/v1`,
      KEY: service.key!,
      CA_FILE: join(folder, 'tls', 'ca.pem'),
    };
    assert.ok((await runTests('test_service.py', settings)) >= 11);

    for (const file of ['README.md', 'clients/python/README.md']) {
      const { program, output } = readExample(file, 'python', `https://localhost:${service.port}`);
      const example = program.replace('.centwise/tls/ca.pem', settings.CA_FILE);
      const { stdout, stderr } = await finish('python3', ['-c', example], environmentOf(settings));
      assert.equal(stdout, output, stderr);
    }
  } finally {
    await service.stop();
    await rm(folder, { recursive: true });
  }
});

test('the Python client tells what is wrong with other servers', slow, async () => {
  assert.ok((await runTests('test_faults.py', {})) >= 14);
});
