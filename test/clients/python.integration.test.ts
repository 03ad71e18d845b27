import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { finish, startProcess, temporaryFolder } from '../kit/process.ts';
import { withoutPython } from '../python.ts';
import { readExample } from './readme.ts';

const clientFolder = new URL('../../clients/python/', import.meta.url).pathname;
const slow = { timeout: 300_000, skip: await withoutPython('3.11') };

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
