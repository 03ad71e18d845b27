// The restore drill of docs/operations.md: a service is backed up while it runs, and another one starts from
// the copy.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { curl, runProgram, startProcess, withKey, withoutCurl } from '../kit/process.ts';
import { cleanUp, createDatabase, withoutPostgres } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-backup-'));
after(async () => {
  rmSync(folder, { recursive: true });
  await cleanUp();
});
const withoutDump =
  withoutPostgres ||
  (spawnSync('pg_dump', ['--version']).status === 0 ? false : 'pg_dump is not on this machine');

async function createKey(settings: Record<string, string>): Promise<string> {
  const { stdout } = await runProgram(['keys', 'create', '--name', 'x', '--json'], settings);
  return JSON.parse(stdout).key;
}

/** Starts a service with these settings, and asks for the usage of each key. */
async function statusesOf(keys: readonly string[], dataDir: string, settings = {}): Promise<number[]> {
  const service = await startProcess(dataDir, settings);
  try {
    const statuses = [];
    for (const key of keys) statuses.push((await curl(service, '/v1/usage', withKey(key))).status);
    return statuses;
  } finally {
    await service.stop();
  }
}

describe('centwise backup', { skip: withoutCurl }, () => {
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const backUp = (...options: string[]) => runProgram(['backup', backups, ...options], { DATA_DIR: dataDir });

  test('copies what a running service has, and a new service starts from the copy', async () => {
    const service = await startProcess(dataDir);
    const before = await createKey({ DATA_DIR: dataDir });
    const { code, stdout } = await backUp();
    const later = await createKey({ DATA_DIR: dataDir });
    await service.stop();
    assert.equal(code, 0);
    const copy = stdout.trim();
    assert.match(copy, /\/centwise-\d{4}-\d\d-\d\dT\d{6}Z\.sqlite$/);
    assert.equal(statSync(copy).mode & 0o777, 0o600);

    const restored = mkdtempSync(join(folder, 'restored-'));
    copyFileSync(copy, join(restored, 'centwise.sqlite'));
    assert.deepEqual(await statusesOf([service.key!, before, later], restored), [200, 200, 401]);
  });

  test('keeps the newest copies, and no other file is deleted', async () => {
    for (const name of ['centwise-2025-01-01T000000Z.sqlite', 'centwise-2025-01-02T000000Z.sqlite', 'notes'])
      writeFileSync(join(backups, name), '');
    const { stdout } = await backUp('--keep', '2');
    const names = readdirSync(backups).toSorted();
    assert.equal(names.length, 3);
    assert.ok(names.includes('notes') && names.includes(stdout.trim().slice(backups.length + 1)));
    assert.ok(names.every((name) => !name.includes('2025')));
  });

  test('refuses what is no database of a service, and leaves nothing', async () => {
    const elsewhere = join(folder, 'elsewhere');
    const missing = await runProgram(['backup', elsewhere], { DATA_DIR: join(folder, 'missing') });
    assert.deepEqual([missing.code, missing.stdout], [1, '']);
    assert.match(missing.stderr, /^centwise: There is no database .*centwise\.sqlite; set DATA_DIR/);
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(
      join(broken, 'centwise.sqlite'),
      'not a database, but as long as its header would have been',
    );
    const failed = await runProgram(['backup', elsewhere], { DATA_DIR: broken });
    assert.equal(failed.code, 1);
    assert.match(failed.stderr, /cannot be written: .*not a database/);
    assert.deepEqual(readdirSync(elsewhere), []);
    const shared = await runProgram(['backup', elsewhere], { DATABASE_URL: 'postgres://x@127.0.0.1/x' });
    assert.deepEqual([shared.code, shared.stderr.includes('pg_dump')], [1, true]);
    const wrong = await backUp('--keep', '0');
    assert.equal(wrong.code, 2);
  });
});

test(
  'pg_dump copies what a running service has in PostgreSQL',
  { skip: withoutCurl || withoutDump },
  async () => {
    const [from, to] = [await createDatabase(), await createDatabase()];
    const service = await startProcess(join(folder, 'shared'), { DATABASE_URL: from });
    const before = await createKey({ DATABASE_URL: from });
    const copy = join(folder, 'centwise.dump');
    const dumped = spawnSync('pg_dump', ['--format=custom', `--file=${copy}`, from], { encoding: 'utf8' });
    assert.deepEqual([dumped.status, dumped.stderr], [0, '']);
    const later = await createKey({ DATABASE_URL: from });
    await service.stop();
    const restore = ['--exit-on-error', '--no-owner', `--dbname=${to}`, copy];
    const restored = spawnSync('pg_restore', restore, { encoding: 'utf8' });
    assert.deepEqual([restored.status, restored.stderr], [0, '']);
    assert.deepEqual(
      await statusesOf([before, later], join(folder, 'new'), { DATABASE_URL: to }),
      [200, 401],
    );
  },
);
