// What callers see when the machine fails. Tests name what they skip: mounts need root, a faked clock needs
// libfaketime.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashKey, issueKey } from '#access/keys.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { waitUntil } from '../kit/fleet.ts';
import { readFirstKey } from '../kit/first-key.ts';
import { runProgram, startProcess } from '../kit/process.ts';
import { openSqliteStore } from '../kit/stores.ts';
import { skipFor } from '../kit/skips.ts';

const timeout = 60_000;
const folders: string[] = [];
const mounts: string[] = [];
after(() => {
  for (const mount of mounts) spawnSync('umount', ['-l', mount]);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'centwise-faults-'));
  folders.push(folder);
  return folder;
}

/** A disk of so many kilobytes; undefined where this user may mount none. */
function makeDisk(kilobytes: number): string | undefined {
  const folder = makeFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]).status !== 0)
    return undefined;
  mounts.push(folder);
  return folder;
}

const mayMount = makeDisk(64) !== undefined;
const withoutMount = mayMount ? false : 'this user may not mount a disk';

/** The status of a calculation; 0 when there is no reply. */
function calculate(port: number, key: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const options = { host: '127.0.0.1', port, path: '/v1/calculate/sip', method: 'POST', headers };
  const sent = request({ ...options, rejectUnauthorized: false, agent: false }, (reply) => {
    reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
  });
  sent.on('timeout', () => sent.destroy());
  sent.on('error', () => resolve(0));
  sent.end('{"monthly_investment":10000,"annual_return":12,"years":10}');
  return promise;
}

function createKey(folder: string, name: string) {
  return runProgram(['keys', 'create', '--name', name, '--plan', 'unlimited'], { DATA_DIR: folder });
}

/** Takes all that is left of a disk. */
function fill(file: string): void {
  for (let size = 1_048_576; size >= 512; size /= 2) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      continue;
    }
  }
}

describe('a disk', { timeout }, () => {
  test('that is full stops no calculation, and heals without a restart', { skip: withoutMount }, async () => {
    const folder = makeDisk(4_096)!;
    const service = await startProcess(folder, { LOG_LEVEL: 'warn' });
    fill(join(folder, 'filler'));
    for (let calls = 0; calls < 50; calls++) assert.equal(await calculate(service.port, service.key!), 200);
    const refused = await createKey(folder, 'n'.repeat(90));
    assert.equal(refused.code, 1, refused.stdout);
    assert.match(refused.stderr, /^[^\n]*is full[^\n]*\n$/);
    rmSync(join(folder, 'filler'));
    const created = await createKey(folder, 'later');
    assert.equal(created.code, 0, created.stderr);
    assert.equal(await calculate(service.port, /cw_live_\w+/.exec(created.stdout)![0]), 200);
    assert.equal(await service.stop(), 0);
  });

  test(
    'that becomes read-only stops no calculation; a start on it is one line',
    { skip: withoutMount },
    async () => {
      const folder = makeDisk(8_192)!;
      const service = await startProcess(folder, { LOG_LEVEL: 'warn' });
      // A disk with files open for writing becomes read-only by a fault; the same by force of a bind mount
      // for new ones.
      spawnSync('mount', ['--bind', folder, folder]);
      mounts.push(folder);
      assert.equal(spawnSync('mount', ['-o', 'remount,bind,ro', folder]).status, 0);
      for (let calls = 0; calls < 20; calls++) assert.equal(await calculate(service.port, service.key!), 200);
      const refused = await createKey(folder, 'x');
      assert.equal(refused.code, 1);
      assert.match(
        refused.stderr,
        /^centwise: The database .* cannot be opened: the file system is read-only\.\n$/,
      );
      const second = await runProgram(['serve'], { DATA_DIR: folder });
      assert.equal(second.code, 1);
      assert.match(second.stderr, /^centwise: [^\n]+\n$/);
      assert.equal(await service.stop(), 0);
    },
  );

  test('that tore the write-ahead log keeps all keys before the tear, and the database whole', async () => {
    const folder = makeFolder();
    const file = join(folder, 'keys.sqlite');
    const store = openSqliteStore(openDatabase(file));
    const made: string[] = [];
    for (let count = 0; count < 40; count++) {
      const order = {
        name: `key ${count}`,
        plan: 'free',
        test: false,
        createdAt: new Date(count),
        expiresAt: null,
      } as const;
      const { key, record } = issueKey(order);
      await store.create(record, hashKey(key));
      made.push(record.name);
    }
    const size = statSync(`${file}-wal`).size;
    let fewest = made.length;
    for (let tear = 0; tear <= 30; tear++) {
      const torn = join(folder, `torn-${tear}.sqlite`);
      copyFileSync(file, torn);
      copyFileSync(`${file}-wal`, `${torn}-wal`);
      truncateSync(`${torn}-wal`, Math.floor((size * tear) / 30));
      const database = new DatabaseSync(torn);
      assert.deepEqual({ ...database.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
      database.close();
      const reopened = openSqliteStore(openDatabase(torn));
      const names = (await reopened.list()).map(({ name }) => name);
      await reopened.close();
      assert.deepEqual(names, made.slice(0, names.length));
      if (tear === 30) assert.equal(names.length, made.length);
      fewest = Math.min(fewest, names.length);
    }
    assert.ok(fewest < made.length);
    await store.close();
  });
});

/** Starts the program by a shell line that ends in "$@", as `ulimit` or a faked clock need it. */
async function startBy(line: string, folder: string, env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    RATES_REFRESH: 'off',
    METRICS_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
  };
  const child = spawn('sh', ['-c', line, 'sh', process.execPath, 'src/main.ts', 'serve'], {
    cwd: new URL('../../', import.meta.url).pathname,
    env: { PATH, HOME, ...settings, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await waitUntil(async () => output.includes('is ready') || child.exitCode !== null, 20_000);
  const port = Number(/localhost:(\d+)\/v1/.exec(output)?.[1]);
  const key = readFirstKey(output)!;
  const stop = () => {
    child.kill('SIGTERM');
    return exit;
  };
  return { port, key, stop, output: () => output };
}

test('file descriptors that run out hold up new callers, and no more than that', { timeout }, async () => {
  const service = await startBy('ulimit -n 100; exec "$@"', makeFolder());
  assert.equal(await calculate(service.port, service.key), 200);
  const sockets = Array.from({ length: 300 }, (): Socket => {
    const socket = connect(service.port, '127.0.0.1');
    return socket.on('error', () => {});
  });
  await sleep(3_000);
  for (const socket of sockets) socket.destroy();
  await waitUntil(async () => (await calculate(service.port, service.key)) === 200, 15_000);
  assert.equal(await service.stop(), 0);
});

const fakeClock = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .map((folder) => `${folder}/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path));
const noFakeClock =
  fakeClock === undefined && skipFor('libfaketime is not on this machine', { mayLack: true });

test(
  'a clock that jumps by hours and years crashes nothing; keys expire by it',
  { timeout, skip: noFakeClock },
  async () => {
    const folder = makeFolder();
    const clock = join(folder, 'clock');
    writeFileSync(clock, '+0');
    const service = await startBy('exec "$@"', folder, {
      LD_PRELOAD: fakeClock!,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const expiring = await runProgram(['keys', 'create', '--name', 'x', '--expires', '30d'], {
      DATA_DIR: folder,
    });
    const key = /cw_live_\w+/.exec(expiring.stdout)![0];
    const seen: number[] = [];
    for (const shift of ['+1h', '-1h', '-210d', '+29d', '+31d', '+1y', '+12y', '+0']) {
      writeFileSync(clock, shift);
      await sleep(50);
      assert.equal(await calculate(service.port, service.key), 200, shift);
      seen.push(await calculate(service.port, key));
    }
    assert.deepEqual(seen, [200, 200, 200, 200, 401, 401, 401, 200]);
    assert.equal(await service.stop(), 0, service.output());
  },
);
